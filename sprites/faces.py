"""Which typeface draws which letters of a text, and in which order the pieces stand: other scripts than the house's own
come from further typefaces that are shipped, else from the system's, some of them from right to left."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from io import BytesIO
from itertools import groupby
from pathlib import Path

import pygame
from pygame import sysfont

from game.names import is_selector, signs
from sprites import fonts
from sprites.letters_of_file import letters_of

OWN = frozenset(
    {*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x180)), *"–—‘’“”„…‹›·•−×"}
    - {"\xad", "\u0149", "\u0132", "\u0133", "\u017f"}
)
"""Letters that the house's own typeface has, which is all that most texts hold."""
_RIGHT_TO_LEFT = frozenset({"R", "AL", "RLE", "RLO", "RLI"})
_WITHOUT_WAY = frozenset({"WS", "ON", "CS", "ES", "ET", "BN", "NSM", "S", "B"})
_NUMBERS = frozenset({"EN", "AN"})
_SCRIPTS = {"HEBREW": "Hebr", "ARABIC": "Arab"}
_LIKELY = (
    "notosanscjk",
    "notosans",
    "sourcehansans",
    "pingfang",
    "hiragino",
    "applesdgothic",
    "microsoftyahei",
    "yugothic",
    "meiryo",
    "malgun",
    "simsun",
    "msgothic",
    "arialunicode",
    "wenquanyi",
    "wqy",
    "droidsansfallback",
    "nirmala",
    "leelawadee",
    "ebrima",
    "gadugi",
    "segoeui",
    "dejavusans",
    "freesans",
    "unifont",
)
"""Families of the system's that hold many letters; they are asked first."""
MOST_ASKED = 120
"""Files of the system's that are opened for one letter at most."""


@dataclass(frozen=True, slots=True)
class Run:
    """Letters that one file draws; None: the house's own typeface. `script` only where they run from right to left."""

    text: str
    file: Path | None
    script: str = ""
    turns: bool = False


def is_own(text: str) -> bool:
    """The house's own typeface draws all of it."""
    return OWN.issuperset(text)


@lru_cache(maxsize=1024)
def runs(text: str) -> tuple[Run, ...]:
    """In the order in which they stand on the screen, from the left."""
    pieces = list(_of_one_way([_run_of(sign) for sign in signs(text)]))
    ordered: list[Run] = []
    for turns, group in groupby(_joined(pieces), key=lambda run: run.turns):
        stretch = list(group)
        ordered += reversed(stretch) if turns else stretch
    return tuple(ordered)


def unwritable(text: str) -> str:
    """The signs of a text that no typeface here can draw, each once."""
    return "".join(dict.fromkeys(sign for sign in signs(text) if not _is_drawn(sign)))


@lru_cache(maxsize=64)
def font_of(file: Path, px: int, script: str, turns: bool) -> pygame.Font:
    pygame.font.init()
    made = pygame.Font(BytesIO(_content(file)), max(px, 6))
    if turns:
        made.set_direction(pygame.DIRECTION_RTL)
    if script:
        made.set_script(script)
    return made


@cache
def _content(file: Path) -> bytes:
    return file.read_bytes()


@cache
def _letters(file: Path) -> frozenset[int]:
    try:
        return letters_of(_content(file))
    except OSError:
        return frozenset()


def _run_of(sign: str) -> Run:
    way = unicodedata.bidirectional(sign[0])
    turns = way in _RIGHT_TO_LEFT
    return Run(sign, _file_of(sign), _script_of(sign[0]) if turns else "", turns)


def _script_of(letter: str) -> str:
    return _SCRIPTS.get(unicodedata.name(letter, "").partition(" ")[0], "")


def _of_one_way(found: list[Run]) -> Iterator[Run]:
    """What has no way of its own between letters that run from right to left goes with them."""
    for place, run in enumerate(found):
        before = next((one for one in reversed(found[:place]) if not _has_no_way(one)), None)
        after = next((one for one in found[place + 1 :] if not _has_no_way(one)), None)
        is_between = before is not None and after is not None and before.turns and after.turns
        if is_between and _is_number(run):
            yield replace(run, turns=True)
        elif is_between and _has_no_way(run) and before is not None:
            file = before.file if before.file is not None and _holds(before.file, run.text) else run.file
            yield replace(run, file=file, script=before.script if file == before.file else "", turns=True)
        else:
            yield run


def _has_no_way(run: Run) -> bool:
    return unicodedata.bidirectional(run.text[0]) in _WITHOUT_WAY or _is_number(run)


def _is_number(run: Run) -> bool:
    """It stands among letters from right to left, and is read from left to right itself."""
    return unicodedata.bidirectional(run.text[0]) in _NUMBERS


def _joined(found: Iterable[Run]) -> Iterator[Run]:
    for (file, script, turns), group in groupby(found, key=lambda run: (run.file, run.script, run.turns)):
        yield Run("".join(run.text for run in group), file, script, turns)


def _is_drawn(sign: str) -> bool:
    return is_own(sign) or _file_of(sign) is not None or _holds(fonts.BOLD, sign)


def _holds(file: Path, sign: str) -> bool:
    """What only says how a sign is drawn need not be there."""
    letters = _letters(file)
    return all(ord(letter) in letters for letter in sign if not is_selector(letter))


@lru_cache(maxsize=1024)
def _file_of(sign: str) -> Path | None:
    """None: the house's own, which draws a box where it has no such letter either."""
    if is_own(sign) or all(_holds(file, sign) for file in (fonts.BOLD, fonts.BLACK, fonts.DISPLAY)):
        return None
    shipped = next((file for file in fonts.FOR_OTHER_LETTERS if _holds(file, sign)), None)
    return shipped or next((file for file in _of_the_system() if _holds(file, sign)), None)


@cache
def _of_the_system() -> tuple[Path, ...]:
    """The likely ones first, each family once."""
    if not sysfont.Sysfonts:
        sysfont.initsysfonts()  # type: ignore[no-untyped-call]
    found: dict[str, Path] = {}
    for name, styles in sysfont.Sysfonts.items():
        plain = styles.get((False, False)) or next(iter(styles.values()))
        if Path(plain).suffix.lower() in (".ttf", ".otf", ".ttc"):
            found[name] = Path(plain)
    likely = {name: place for place, part in enumerate(_LIKELY) for name in found if name.startswith(part)}
    names = sorted(found, key=lambda name: (likely.get(name, len(_LIKELY)), name))
    return tuple(found[name] for name in names[:MOST_ASKED])
