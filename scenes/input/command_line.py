"""The words after `tranque` on the command line."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game import __version__
from game.bots.levels import LEVELS
from game.deal import BadText, seed_from_text
from game.flags import BadFlags, Flags, read_flags, value_in
from game.games import GAMES
from game.homes.reading import FromOutside
from game.match import Match
from game.saying import quoted
from game.seats import SEATS, Player
from game.sentences.refusals import bad_text_line
from game.words import LANGUAGES, Words, system_language
from scenes.input.addresses import is_in_house
from scenes.input.names import readable_name, with_bot_names
from scenes.store.lines_file import found_in_file, holds_lines
from scenes.store.record_file import Refused, match_in

__all__ = ["HelpAsked", "Refused", "Start", "start_from"]


@dataclass(frozen=True, slots=True)
class Start:
    """How to start. With `players` the program goes straight to the deal, with a `record` to its replay, with lines of
    events that were `found` in a file to what they hold."""

    game: str | None = None
    seed: str | None = None
    players: tuple[Player, ...] | None = None
    language: str | None = None
    full_screen: bool | None = None
    data: Path | None = None
    phones: bool = False
    phones_address: str | None = None
    phones_port: int | None = None
    record: Match | None = None
    found: tuple[FromOutside, ...] = ()


class HelpAsked(Exception):
    """Its text is what the program says of itself."""


TAKES_VALUE = {
    "--game": True,
    "--seed": True,
    "--seats": True,
    "--lang": True,
    "--windowed": False,
    "--fullscreen": False,
    "--data": True,
    "--phones": False,
    "--phones-address": True,
    "--phones-port": True,
    "--version": False,
    "--help": False,
    "-h": False,
}


def start_from(argv: list[str]) -> Start:
    """Reads the flags and the record, if one is named; Refused with one line in the user's language for anything that
    cannot be followed, HelpAsked where help is."""
    told = value_in(argv, "--lang")
    words = Words(told if told in LANGUAGES else system_language())
    try:
        flags = read_flags(argv, TAKES_VALUE)
    except BadFlags as bad:
        raise Refused(words.say(bad.reason.text, **bad.reason.parts)) from None
    if "--help" in flags or "-h" in flags:
        raise HelpAsked(help_text(words))
    if "--version" in flags:
        raise HelpAsked(f"tranque {__version__}\n")
    if "--windowed" in flags and "--fullscreen" in flags:
        raise Refused(words.say("--windowed and --fullscreen exclude each other"))
    if len(flags.others) > 1:
        said = words.say("only one file can be read, {argument} is too many", argument=quoted(flags.others[1]))
        raise Refused(said)
    for flag in ("--game", "--seed", "--seats", "--phones"):
        if flags.others and flag in flags:
            raise Refused(words.say("{flag} does not go with {other}", flag=flag, other="FILE"))
    if "--phones" in flags and "--seats" in flags:
        raise Refused(words.say("{flag} does not go with {other}", flag="--phones", other="--seats"))
    seed, seats = flags.get("--seed"), flags.get("--seats")
    file = Path(flags.others[0]) if flags.others else None
    has_lines = file is not None and holds_lines(file)
    return Start(
        game=_choice(flags, "--game", tuple(GAMES), words),
        seed=None if seed is None else _seed(seed, words),
        players=None if seats is None else _players(seats, words),
        language=_choice(flags, "--lang", LANGUAGES, words),
        full_screen=False if "--windowed" in flags else True if "--fullscreen" in flags else None,
        data=_data(flags, words),
        phones="--phones" in flags,
        phones_address=_phones_address(flags, words),
        phones_port=_phones_port(flags, words),
        record=None if file is None or has_lines else match_in(file, words),
        found=found_in_file(file, words) if file is not None and has_lines else (),
    )


def help_text(words: Words) -> str:
    """In the user's language, a line a flag."""
    say = words.say
    head = (say("Dominoes in pairs: Chiva and six love."), say("usage: {command} [flags] [FILE]", command="tranque"))
    return "\n".join((*head, "", *(f"  {flag:<26}{meaning}" for flag, meaning in flag_rows(words)))) + "\n"


def flag_rows(words: Words) -> tuple[tuple[str, str], ...]:
    """Each flag, and what it does."""
    say = words.say
    return (
        (f"--game {'|'.join(GAMES)}", say("the game to play, with {flag}", flag="--seats")),
        ("--seats A,B,C,D", say("who sits where: names, or bot:easy, bot:medium, bot:hard; straight to the deal")),
        ("--seed TEXT", say("the deals of this seed; without it one is drawn")),
        ("FILE", say("a record to look at, or lines of an event")),
        ("--lang es|en", say("language of this run")),
        ("--windowed, --fullscreen", say("in a window, or on the whole screen")),
        ("--phones", say("the lobby with every person on a phone, and the picture to scan")),
        ("--phones-address A", say("the address of this machine at which phones come in")),
        ("--phones-port N", say("the port at which phones come in")),
        ("--data DIR", say("the folder in which matches and settings are kept")),
        ("--version", say("which version this is")),
    )


def _choice(flags: Flags, flag: str, choices: Sequence[str], words: Words) -> str | None:
    value = flags.get(flag)
    if value is None or value in choices:
        return value
    shown, those = quoted(value) or '""', ", ".join(choices)
    raise Refused(words.say("{flag} {value}: it must be one of {choices}", flag=flag, value=shown, choices=those))


def _data(flags: Flags, words: Words) -> Path | None:
    """The flag, else the variable, else None: the platform's own place."""
    given = flags.get("--data")
    if given == "":
        raise Refused(words.say("{flag} needs a value", flag="--data"))
    told = given or os.environ.get("TRANQUE_DATA")
    return Path(told) if told else None


def _phones_address(flags: Flags, words: Words) -> str | None:
    value = flags.get("--phones-address")
    if value is None or is_in_house(value):
        return value
    raise Refused(words.say("{flag} {value}: no private address", flag="--phones-address", value=quoted(value) or '""'))


def _phones_port(flags: Flags, words: Words) -> int | None:
    value = flags.get("--phones-port")
    if value is None:
        return None
    number = int(value[:6]) if value.isascii() and value.isdigit() else -1
    if number == 0 or 1024 <= number <= 65535:
        return number
    shown = quoted(value) or '""'
    said = words.say("{flag} {value}: a number from 1024 to 65535, or 0 for any", flag="--phones-port", value=shown)
    raise Refused(said)


def _seed(text: str, words: Words) -> str:
    try:
        return seed_from_text(text)
    except BadText as refused:
        raise Refused(words.say("--seed: {reason}", reason=bad_text_line(words, "seed", text, refused))) from None


def _players(text: str, words: Words) -> tuple[Player, ...]:
    parts = text.split(",")
    if len(parts) != len(SEATS):
        raise Refused(words.say("--seats: four seats are needed, with commas between them"))
    return with_bot_names(_player(part.strip(), seat, words) for seat, part in zip(SEATS, parts, strict=True))


def _player(text: str, seat: int, words: Words) -> Player:
    kind, _, level = text.partition(":")
    if kind == "bot":
        if level not in LEVELS:
            raise Refused(words.say("--seats: {level} is no level of a bot", level=repr(level)))
        return Player("", level)
    try:
        return Player(readable_name(text))
    except BadText as refused:
        problem = bad_text_line(words, "name", text, refused)
        raise Refused(words.say("--seats, seat {seat}: {reason}", seat=seat, reason=problem)) from None
