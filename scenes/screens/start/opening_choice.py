"""How a hand from its code opens: what can be chosen in a game, and what the choices say."""

from collections.abc import Sequence

from game.hand_end import Opening
from game.seats import SEATS
from game.words import Words

GAMES: Sequence[str] = ("chiva", "sixlove")
LONGEST_CODE = 32
"""Letters of a code as it is typed: hyphens and spaces are read past."""
_KINDS = {"chiva": "seat", "sixlove": "name"}


def openings(game: str) -> Sequence[Opening]:
    """The usual one first."""
    return [Opening.from_text("66"), *(Opening.from_text(f"{_KINDS[game]} {seat}") for seat in SEATS)]


def opening_label(words: Words, game: str, opening: Opening) -> str:
    if opening.seat is None:
        return words.say("66 opens")
    if game == "chiva":
        return words.say("seat {seat} opens", seat=opening.seat)
    return words.say("seat {seat} picks", seat=opening.seat)


def after(game: str, step: int) -> str:
    """The game so many presses on."""
    return GAMES[(GAMES.index(game) + step) % len(GAMES)]
