"""A report of an error that nobody foresaw, fit to be sent: no tile that is still held is in it."""

import contextlib
import errno
import platform
import sys
import traceback
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Final

from game import __version__
from game.match import Match

MOST_REPORTS: Final = 20
"""Older ones make way: an error that comes every evening must not fill a disk."""
PACKAGES: Final = ("pygame-ce", "pygame_gui", "numpy")
START: Final = "fault "
ROOT: Final = Path(__file__).resolve().parent.parent.parent


def write_report(
    folder: Path | None,
    error: BaseException,
    scene: str,
    match: Match | None,
    clock: Callable[[], datetime] = datetime.now,
    *,
    duplicate_goes_on: bool = False,
) -> Path | None:
    """The report's file, or None where it could not be written. `duplicate_goes_on` as in `report`. Never raises."""
    if folder is None:
        return None
    try:
        text = report(error, scene, match, duplicate_goes_on=duplicate_goes_on)
    except Exception as second:
        text = f"{type(error).__name__}\nthe report itself failed: {type(second).__name__}\n"
    try:
        date = clock().replace(tzinfo=None).isoformat(sep=" ", timespec="seconds").replace(":", ".")
        path = folder / f"{START}{date}.txt"
        path.write_text(text, encoding="utf-8", errors="backslashreplace")
        _make_room(folder, path)
    except (OSError, ValueError):
        return None
    return path


def report(error: BaseException, scene: str, match: Match | None, *, duplicate_goes_on: bool = False) -> str:
    """What happened and where, the versions, and the public words of the hand. No values of variables, no names of
    people or folders, no seed; and while a hand is in play not even what the error says, which may name a tile. Nor
    while a duplicate has boards to come: its seed, of which the match knows nothing, deals them, and so do the tiles
    of those that are over."""
    parts = (
        ["Tranque: report of an unexpected error", ""],
        [f"scene: {scene}", *_versions(), ""],
        list(_table(match)) if match is not None else ["no match"],
        [""],
        list(_chain(error, match, duplicate_goes_on=duplicate_goes_on)),
    )
    return "\n".join(line for part in parts for line in part) + "\n"


@cache
def _versions() -> tuple[str, ...]:
    # Loaded here alone: it takes a tenth of the time to the first frame.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    found = [f"python: {platform.python_version()} on {sys.platform} {platform.machine()}", f"tranque: {__version__}"]
    for package in PACKAGES:
        with contextlib.suppress(PackageNotFoundError):
            found.append(f"{package}: {version(package)}")
    return tuple(found)


def _table(match: Match) -> Iterator[str]:
    kinds = ", ".join(player.level or "person" for player in match.players)
    yield f"game: {match.game}, seats: {kinds}"
    if not match.hands:
        yield "before the first deal"
        return
    hand, table = match.hand, match.table
    # The seal of tiles that have no code is made of the tiles alone: whoever holds seven of them could try the others.
    seal = "none" if hand.code is None else hand.seal
    yield f"hand {hand.number}, seal {seal}, opening {table.opening}, opener {table.opener}, score {table.score}"
    yield f"words: {' '.join(hand.words)}"
    notes = " ".join(f"{note.words}:{note.kind}:{note.seat}" for note in hand.notes)
    yield f"notes: {notes}"
    yield f"turn: {table.turn}, over: {hand.is_over}, repeated: {hand.repeated}"


def _chain(error: BaseException, match: Match | None, *, duplicate_goes_on: bool) -> Iterator[str]:
    """The error and those it came from, the first cause first."""
    errors: list[BaseException] = []
    found: BaseException | None = error
    while found is not None and found not in errors:
        errors.append(found)
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    for one in reversed(errors):
        for frame in traceback.extract_tb(one.__traceback__):
            yield f"{_relative(frame.filename)}:{frame.lineno} in {frame.name}"
            yield f"    {frame.line}"
        yield f"{type(one).__module__}.{type(one).__qualname__}{_said(one, match, duplicate_goes_on=duplicate_goes_on)}"
        yield ""


def _said(error: BaseException, match: Match | None, *, duplicate_goes_on: bool) -> str:
    """From the seed follow the hands to come, and the home's name may be a person's."""
    number = error.errno if isinstance(error, OSError) else None
    if number is not None and number in errno.errorcode:
        return f": {errno.errorcode[number]}"
    if duplicate_goes_on or (match is not None and not match.hand_is_over):
        return " (its text is left out: a hand is in play)"
    text = str(error)
    if match is not None and match.seed is not None:
        text = text.replace(match.seed, "(the seed)")
    with contextlib.suppress(RuntimeError):
        text = text.replace(str(Path.home()), "~")
    return f": {text}"


def _relative(name: str) -> str:
    """From the project, or from the folder of packages on; of any other file the name alone."""
    path = Path(name)
    if path.is_relative_to(ROOT) and "site-packages" not in path.parts:
        return path.relative_to(ROOT).as_posix()
    if "site-packages" in path.parts:
        return "/".join(path.parts[path.parts.index("site-packages") + 1 :])
    return path.name


def _make_room(folder: Path, newest: Path) -> None:
    reports = sorted(path for path in folder.iterdir() if path.name.startswith(START) and path != newest)
    for path in reports[: max(len(reports) - MOST_REPORTS + 1, 0)]:
        path.unlink()
