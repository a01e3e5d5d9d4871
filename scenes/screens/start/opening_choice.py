"""How a hand from its code opens: what can be chosen in a game, and what the choices say."""

from collections.abc import Sequence

from game.games import GAMES
from game.hand_end import BY_DOUBLE_SIX, OpenedBy, Opening
from game.seats import SEATS
from game.words import Words

LONGEST_CODE = 32
"""Letters of a code as it is typed: hyphens and spaces are read past."""


def openings(game: str) -> Sequence[Opening]:
    """The usual one first."""
    return [BY_DOUBLE_SIX, *(Opening(GAMES[game].opening_kind, seat) for seat in SEATS)]


def opening_label(words: Words, opening: Opening) -> str:
    if opening.seat is None:
        return words.say("66 opens")
    if opening.by is OpenedBy.SEAT:
        return words.say("seat {seat} opens", seat=opening.seat)
    return words.say("seat {seat} picks", seat=opening.seat)


def after(game: str, step: int) -> str:
    """The game so many presses on."""
    ids = list(GAMES)
    return ids[(ids.index(game) + step) % len(ids)]
