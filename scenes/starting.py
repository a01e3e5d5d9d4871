"""The words after `tranque` on the command line."""

import argparse
import os
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

from game.bots.levels import LEVELS
from game.deal import BadText, name_from_text, seed_from_text
from game.match import Match
from game.seats import SEATS, Player
from game.words import LANGUAGES, Words, system_language
from scenes.record_file import Refused, match_in

__all__ = ["Refused", "Start", "bot_name", "start_from", "text_problem"]

GAME_IDS = ("chiva", "sixlove")


@dataclass(frozen=True, slots=True)
class Start:
    """How to start. With `players` the program goes straight to the deal, with a `record` to its replay."""

    game: str | None = None
    seed: str | None = None
    players: tuple[Player, ...] | None = None
    language: str | None = None
    full_screen: bool | None = None
    data: Path | None = None
    record: Match | None = None


class _Parser(argparse.ArgumentParser):
    def __init__(self, words: Words) -> None:
        super().__init__(
            prog="tranque", allow_abbrev=False, description=words.say("Dominoes in pairs: Chiva and six love.")
        )
        self.words = words

    def error(self, message: str) -> NoReturn:
        raise Refused(self.words.say("wrong words on the command line: {problem}", problem=message))


def start_from(argv: list[str]) -> Start:
    """Reads the flags and the record, if one is named; Refused with one line in the user's language for anything that
    cannot be followed."""
    words = Words(_language_in(argv) or system_language())
    parser = _Parser(words)
    parser.add_argument("record", nargs="?", type=Path, metavar="FILE", help=words.say("a record to look at"))
    parser.add_argument("--game", choices=GAME_IDS)
    parser.add_argument("--seed", metavar="TEXT")
    parser.add_argument("--seats", metavar="Ana,bot:hard,Carmen,bot:easy")
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--windowed", action="store_true")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--data", type=Path, metavar="DIR")
    read = parser.parse_args(argv)
    if read.windowed and read.fullscreen:
        raise Refused(words.say("--windowed and --fullscreen exclude each other"))
    data = read.data or (Path(os.environ["TRANQUE_DATA"]) if os.environ.get("TRANQUE_DATA") else None)
    return Start(
        game=read.game,
        seed=None if read.seed is None else _seed(read.seed, words),
        players=None if read.seats is None else _players(read.seats, words),
        language=read.lang,
        full_screen=False if read.windowed else True if read.fullscreen else None,
        data=data,
        record=None if read.record is None else match_in(read.record, words),
    )


def _language_in(argv: list[str]) -> str | None:
    """The language must be known before anything can be refused in it."""
    for flag, value in pairwise([*argv, ""]):
        told = flag.removeprefix("--lang=") if flag.startswith("--lang=") else value if flag == "--lang" else ""
        if told in LANGUAGES:
            return told
    return None


def _seed(text: str, words: Words) -> str:
    try:
        return seed_from_text(text)
    except BadText as refused:
        raise Refused(words.say("--seed: {reason}", reason=text_problem(refused, words))) from None


def _players(text: str, words: Words) -> tuple[Player, ...]:
    parts = text.split(",")
    if len(parts) != len(SEATS):
        raise Refused(words.say("--seats: four seats are needed, with commas between them"))
    return tuple(_player(part.strip(), seat, words) for seat, part in zip(SEATS, parts, strict=True))


def _player(text: str, seat: int, words: Words) -> Player:
    kind, _, level = text.partition(":")
    if kind == "bot":
        if level not in LEVELS:
            raise Refused(words.say("--seats: {level} is no level of a bot", level=repr(level)))
        return Player(bot_name(seat), level)
    try:
        return Player(name_from_text(text))
    except BadText as refused:
        raise Refused(words.say("--seats: {reason}", reason=text_problem(refused, words))) from None


def bot_name(seat: int) -> str:
    """Bots are called by names that people of both islands bear."""
    return ("Rosa", "Beto", "Carmen", "Winston")[seat - 1]


def text_problem(refused: BadText, words: Words) -> str:
    """Why a seed, a name or a code was refused, in one short sentence."""
    match refused.reason:
        case "empty":
            return words.say("it is empty")
        case "too long":
            return words.say("it is too long")
        case "control character":
            return words.say("it holds characters that cannot be seen")
        case _:
            return words.say("it is no hand code")
