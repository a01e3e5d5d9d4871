"""What the replay command was asked to do, checked before anything is done."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto

from game.bots import LEVELS
from game.deal import BadText, code_from_text, seed_from_text
from game.flags import BadFlags, Flags, read_flags
from game.hand_end import BY_DOUBLE_SIX, Opening
from game.homes.day import day_from_text
from game.rules import GAMES, may_open
from game.saying import quoted, say
from game.words import LANGUAGES

TAKES_VALUE = {
    "--game": True,
    "--seed": True,
    "--matches": True,
    "--hands": True,
    "--bots": True,
    "--hand": True,
    "--open": True,
    "--event": True,
    "--day": True,
    "--sheet": False,
    "--record": False,
    "--at": True,
    "--picture": True,
    "--film": True,
    "--lang": True,
    "--version": False,
    "--help": False,
    "-h": False,
}
_OF_PLAYING = ("--game", "--seed", "--matches", "--hands", "--bots", "--hand", "--open")
_OF_A_SEED = ("--seed", "--matches", "--hands")
_OF_HOMES = ("--event", "--day", "--sheet")
_OF_DRAWING = ("--record", "--at", "--picture", "--film")


class BadSeed(ValueError):
    """The seed or hand code that was given is none. `what` is `seed` or `code`."""

    def __init__(self, what: str, found: str, bad: BadText) -> None:
        super().__init__(what)
        self.what = what
        self.found = found
        self.bad = bad


class About(Enum):
    """What is asked of the command itself."""

    HELP = auto()
    VERSION = auto()


@dataclass(frozen=True, slots=True)
class Moment:
    """A hand, and how many of its words were said; None: all of them."""

    hand: int
    words: int | None


@dataclass(frozen=True, slots=True)
class Call:
    """`file` None: bots play. `seed` None: one is drawn, unless `code` says which hand is played. `event` is a line as
    it was given, `results` are the files of a sheet; `day`'s boards are of every game where `game` is empty."""

    file: str | None
    game: str
    seed: str | None
    matches: int | None
    hands: int | None
    levels: tuple[str, ...]
    code: str | None
    opening: Opening
    event: str | None
    day: date | None
    results: tuple[str, ...]
    record: bool
    at: Moment | None
    picture: str | None
    film: str | None

    @property
    def is_text(self) -> bool:
        """Neither a record nor a picture."""
        return not self.record and self.at is None


def read_call(arguments: Sequence[str]) -> Call | About:
    """BadFlags or BadSeed for a call that cannot be done."""
    flags = read_flags(arguments, TAKES_VALUE)
    if "--help" in flags or "-h" in flags:
        return About.HELP
    if "--version" in flags:
        return About.VERSION
    _choice(flags, "--lang", LANGUAGES)
    _check_together(flags)
    game = _choice(flags, "--game", tuple(GAMES)) or ""
    matches, hands = _number(flags, "--matches"), _number(flags, "--hands")
    return Call(
        file=None if "--sheet" in flags or not flags.others else flags.others[0],
        game=game,
        seed=_seed(flags),
        matches=1 if matches is None and hands is None else matches,
        hands=hands,
        levels=_levels(flags),
        code=_code(flags),
        opening=_opening(flags, game),
        event=flags.get("--event"),
        day=_day(flags),
        results=tuple(flags.others) if "--sheet" in flags else (),
        record="--record" in flags,
        at=_moment(flags),
        picture=_drawn(flags, "--picture", ".png"),
        film=_drawn(flags, "--film", ".gif"),
    )


def _check_together(flags: Flags) -> None:
    """What goes with what."""
    homes = next((flag for flag in _OF_HOMES if flag in flags), None)
    if homes is not None:
        _check_homes(flags, homes)
        return
    if len(flags.others) > 1:
        raise BadFlags(say("only one file can be read, {argument} is too many", argument=quoted(flags.others[1])))
    if flags.others:
        _exclude(flags, "FILE", _OF_PLAYING)
    elif "--game" not in flags:
        raise BadFlags(say("give --game chiva, --game sixlove or a file"))
    if "--hand" in flags:
        _exclude(flags, "--hand", _OF_A_SEED)
    elif "--open" in flags:
        raise BadFlags(say("{flag} goes with {other} only", flag="--open", other="--hand"))


def _check_homes(flags: Flags, flag: str) -> None:
    """The flags of events and days, with the others and among each other."""
    _exclude(flags, flag, [other for other in _OF_HOMES if other != flag])
    _exclude(flags, flag, [other for other in _OF_PLAYING if (flag, other) != ("--day", "--game")])
    if flag == "--sheet":
        _exclude(flags, flag, _OF_DRAWING)
        if not flags.others:
            raise BadFlags(say("{flag} needs {other}", flag=flag, other="FILE"))
    elif flags.others:
        raise BadFlags(say("{flag} does not go with {other}", flag=flag, other="FILE"))
    drawn = next((drawing for drawing in _OF_DRAWING if drawing in flags), None)
    if flag == "--day" and drawn is not None and "--game" not in flags:
        call = f"{flag} {drawn}"
        raise BadFlags(say("{flag} needs {other}", flag=call, other="--game"))


def _drawn(flags: Flags, flag: str, ending: str) -> str | None:
    """A file of the one format that is written."""
    path = flags.get(flag)
    if path is not None and not path.lower().endswith(ending):
        raise BadFlags(
            say("{flag} {value}: its name must end in {ending}", flag=flag, value=quoted(path), ending=ending)
        )
    return path


def _exclude(flags: Flags, flag: str, others: Sequence[str]) -> None:
    for other in others:
        if other in flags:
            raise BadFlags(say("{flag} does not go with {other}", flag=other, other=flag))


def _choice(flags: Flags, flag: str, choices: Sequence[str]) -> str | None:
    value = flags.get(flag)
    if value is not None and value not in choices:
        raise BadFlags(
            say(
                "{flag} {value}: it must be one of {choices}",
                flag=flag,
                value=quoted(value),
                choices=", ".join(choices),
            )
        )
    return value


def _number(flags: Flags, flag: str) -> int | None:
    value = flags.get(flag)
    if value is not None and not re.fullmatch("0*[1-9][0-9]{0,8}", value):
        raise BadFlags(say("{flag} {value}: it must be a number from 1 to 999999999", flag=flag, value=quoted(value)))
    return None if value is None else int(value)


def _seed(flags: Flags) -> str | None:
    value = flags.get("--seed")
    try:
        return None if value is None else seed_from_text(value)
    except BadText as bad:
        raise BadSeed("seed", value or "", bad) from None


def _code(flags: Flags) -> str | None:
    value = flags.get("--hand")
    try:
        return None if value is None else code_from_text(value)
    except BadText as bad:
        raise BadSeed("code", value or "", bad) from None


def _day(flags: Flags) -> date | None:
    value = flags.get("--day")
    try:
        return None if value is None else day_from_text(value)
    except ValueError:
        raise BadFlags(
            say("{flag} {value}: it must be a day, as 2026-12-01", flag="--day", value=quoted(value or "") or '""')
        ) from None


def _levels(flags: Flags) -> tuple[str, ...]:
    levels = (flags.get("--bots") or "easy").split(",") if flags.get("--bots") != "" else [""]
    if len(levels) not in (1, 4) or not set(levels) <= set(LEVELS):
        raise BadFlags(
            say(
                "{flag} {value}: one or four of {choices}",
                flag="--bots",
                value=quoted(flags.get("--bots") or '""'),
                choices=", ".join(LEVELS),
            )
        )
    return tuple(levels * 4)[:4]


def _opening(flags: Flags, game: str) -> Opening:
    value = flags.get("--open")
    if value is None:
        return BY_DOUBLE_SIX
    try:
        opening = Opening.from_text(value)
    except ValueError:
        raise BadFlags(say("{flag} {value}: it is no opening", flag="--open", value=quoted(value))) from None
    if not may_open(GAMES[game], opening):
        raise BadFlags(say("{flag} {value}: no hand of this game opens so", flag="--open", value=value))
    return opening


def _moment(flags: Flags) -> Moment | None:
    draws = [flag for flag in ("--picture", "--film") if flag in flags]
    value = flags.get("--at")
    if value is None:
        if draws:
            raise BadFlags(say("{flag} needs {other}", flag=draws[0], other="--at"))
        return None
    if not draws:
        raise BadFlags(say("{flag} needs {other}", flag="--at", other="--picture / --film"))
    if len(draws) == 2:
        raise BadFlags(say("{flag} does not go with {other}", flag="--film", other="--picture"))
    found = re.fullmatch(r"([1-9][0-9]{0,8})(?:\.([0-9]{1,9}))?", value)
    if found is None:
        raise BadFlags(
            say("{flag} {value}: it must be a hand, as 3, or a word of it, as 3.12", flag="--at", value=quoted(value))
        )
    if found[2] is not None and "--film" in flags:
        raise BadFlags(say("{flag} {value}: a film shows a whole hand", flag="--at", value=value))
    return Moment(int(found[1]), None if found[2] is None else int(found[2]))
