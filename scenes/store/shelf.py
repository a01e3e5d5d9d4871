"""The folder of records: their names, what stands in each, and those that cannot be read."""

import contextlib
import hashlib
import json
from collections import Counter
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from game.files import content_of
from game.match import Match
from game.record import Record, RecordRefused, read_record
from game.saying import Saying, readable, say
from scenes.store import kept as kept_rows
from scenes.store.durable import BEFORE, NEW, reason_of, set_aside
from scenes.store.kept import Kept, kept_of
from scenes.store.record_names import ENDING, date_in, name_from_text, name_to_text
from scenes.store.statistics import Tally, tally_of

VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a record without its hands. `tally` leaves out the first `left_out` of them."""

    kept: Kept
    tally: Tally
    left_out: int


@dataclass(frozen=True, slots=True)
class _Seen:
    """An entry, and the size and time of change (ns) that the file had then."""

    size: int
    changed: int
    entry: Entry


class Shelf:
    """`may_write` says whether damaged records may be set aside, `has_news` whether
    `summaries` has changed. Without a folder (None) the shelf is empty."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.may_write = False
        self.has_news = False
        self._told: list[Saying] = []
        self._seen: dict[str, _Seen] = {}
        self._beyond: set[Path] = set()

    def take_told(self) -> list[Saying]:
        """What the people should know of damaged records."""
        told, self._told = self._told, []
        return told

    # ------------------------------------------------------------------ names

    def new_path(self, began: datetime) -> Path:
        """A name by date and time that no record has; colons are no part of a name on some systems."""
        stem = began.replace(tzinfo=None).isoformat(sep=" ", timespec="seconds").replace(":", ".")
        number = 1
        while True:
            name = stem if number == 1 else f"{stem} ({number})"
            path = self.path_of(f"{name}{ENDING}")
            if not any(path.with_name(path.name + more).exists() for more in ("", BEFORE, NEW)):
                return path
            number += 1

    def began(self, path: Path) -> datetime:
        """From the name; a record that came from elsewhere has the date of its file."""
        dated = date_in(path.name)
        if dated is not None:
            return dated
        try:
            return datetime.fromtimestamp(_source(path).stat().st_mtime)
        except (OSError, ValueError, OverflowError):
            return datetime(1970, 1, 1)

    def paths(self) -> list[Path]:
        """Every record, those of which only the last good one is left included."""
        if self.folder is None:
            return []
        try:
            names = sorted(path.name for path in self.folder.iterdir())
        except (OSError, ValueError):
            return []
        stems = (name.removesuffix(BEFORE) for name in names)
        return [self.folder / name for name in dict.fromkeys(stems) if name.endswith(ENDING)]

    def path_of(self, name: str) -> Path:
        assert self.folder is not None
        return self.folder / name

    # ------------------------------------------------------------------ contents

    def entry(self, path: Path, left_out: int) -> Entry | None:
        """Read anew only where the file has changed since. None where no record can be made of it."""
        known = self.known(path, left_out)
        if known is not None:
            return known
        record = self.read(path)
        if record is None:
            self._seen.pop(path.name, None)
            return None
        entry = self.entry_of(record.match, path, tally_of(record.match, left_out), left_out)
        self.note(path, entry)
        return entry

    def known(self, path: Path, left_out: int) -> Entry | None:
        """Without reading: None where it would have to be."""
        seen = self._seen.get(path.name)
        if seen is None or seen.entry.left_out != left_out or _stamp(path) != (seen.size, seen.changed):
            return None
        return seen.entry

    def entry_of(self, match: Match, path: Path, tally: Tally, left_out: int) -> Entry:
        return Entry(kept_of(match, path, self.began(path)), tally, left_out)

    def note(self, path: Path, entry: Entry) -> None:
        """This is what stands in the file now."""
        stamp = _stamp(path)
        if stamp is not None:
            self._seen[path.name] = _Seen(*stamp, entry)
            self.has_news = True

    def read(self, path: Path) -> Record | None:
        """The record, or where it is damaged the last good one before it; None where there is neither. A damaged file
        is kept under another name."""
        before = path.with_name(path.name + BEFORE)
        return self._read_one(path) or self._read_one(before)

    def _read_one(self, path: Path) -> Record | None:
        if path in self._beyond:
            return None
        try:
            return read_record(content_of(path))
        except FileNotFoundError:
            return None
        except IsADirectoryError as problem:
            self._refuse(path, reason_of(problem))
        except OSError as problem:
            self._tell(
                path, say("{file} cannot be read: {reason}", file=readable(path.name), reason=reason_of(problem))
            )
        except RecordRefused as refused:
            if "version" in refused.reason.parts and not _is_readable(path.with_name(path.name + BEFORE)):
                # A newer program wrote it and will want it back. Beside a good older one it is a damaged digit.
                self._tell(path, say("{file}: {reason}", file=readable(path.name), reason=refused.reason))
            else:
                place = refused.place or say("line {line}", line=refused.line or 1)
                self._refuse(path, say("{place}: {reason}", place=place, reason=refused.reason))
        return None

    def _refuse(self, path: Path, reason: Saying) -> None:
        aside = set_aside(path) if self.may_write else None
        if aside is None:
            self._tell(path, say("{file} is damaged ({reason})", file=readable(path.name), reason=reason))
        else:
            told = say(
                "{file} is damaged ({reason}); it is kept as {aside}",
                file=readable(path.name),
                reason=reason,
                aside=readable(aside.name),
            )
            self._told.append(told)

    def _tell(self, path: Path, told: Saying) -> None:
        """A file that stays in its place is not tried again."""
        self._beyond.add(path)
        self._told.append(told)

    # ------------------------------------------------------------------ taking away

    def delete(self, path: Path) -> None:
        """OSError where it cannot be done."""
        self._seen.pop(path.name, None)
        for more in (BEFORE, NEW, ""):
            path.with_name(path.name + more).unlink(missing_ok=True)

    def sweep(self) -> None:
        """What a write left behind when the program died: half a file is nothing, and a last good one whose successor
        never came takes its name again."""
        if self.folder is None:
            return
        with contextlib.suppress(OSError):
            self._make_folder(self.folder)
            for path in [*self.folder.iterdir()]:
                if path.name.endswith(ENDING + NEW):
                    path.unlink()
                elif (
                    path.name.endswith(ENDING + BEFORE) and not path.with_name(path.name.removesuffix(BEFORE)).exists()
                ):
                    path.rename(path.with_name(path.name.removesuffix(BEFORE)))

    @staticmethod
    def _make_folder(folder: Path) -> None:
        if folder.exists() and not folder.is_dir():
            set_aside(folder)
        folder.mkdir(exist_ok=True)

    # ------------------------------------------------------------------ what was seen, kept for the next evening

    def summaries(self) -> bytes:
        self.has_news = False
        rows = {name_to_text(name): _to_row(seen) for name, seen in sorted(self._seen.items())}
        body = json.dumps({"tranque_summaries": VERSION, "records": rows}, ensure_ascii=False).encode()
        return _digest(body) + b"\n" + body

    def learn(self, summaries: bytes) -> None:
        """Reads `summaries` back. It only saves time: whatever is wrong with it, the records are read instead."""
        digest, _, body = summaries.partition(b"\n")
        if self.folder is None or digest != _digest(body):
            return
        try:
            rows = json.loads(body)["records"]
            names = {name_from_text(text): row for text, row in rows.items()}
            self._seen = {name: self._from_row(name, row) for name, row in names.items()}
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            self._seen = {}

    def _from_row(self, name: str, row: dict[str, Any]) -> _Seen:
        path = self.path_of(name)
        tally: Tally = Counter({tuple(key): count for key, count in row["tally"]})
        entry = Entry(kept_rows.from_row(row["kept"], path, self.began(path)), tally, row["left_out"])
        return _Seen(row["size"], row["changed"], entry)


def _is_readable(path: Path) -> bool:
    try:
        read_record(content_of(path))
    except (OSError, RecordRefused):
        return False
    return True


def _source(path: Path) -> Path:
    return path if path.exists() else path.with_name(path.name + BEFORE)


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        found = _source(path).stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns


def _to_row(seen: _Seen) -> dict[str, Any]:
    return {
        "size": seen.size,
        "changed": seen.changed,
        "left_out": seen.entry.left_out,
        "kept": kept_rows.to_row(seen.entry.kept),
        "tally": _pairs(seen.entry.tally),
    }


def _pairs(tally: Tally) -> list[tuple[list[str], int]]:
    return [(list(key), count) for key, count in sorted(tally.items())]


def _digest(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=16).hexdigest().encode()
