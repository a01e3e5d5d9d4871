"""Turns that come to the same: where both ends show one number, left and right differ only to the eye."""

from collections.abc import Sequence

from game.actions import Play, Turn
from game.tiles import Pip


def twin_of(turn: Turn, legal: Sequence[Turn], ends: tuple[Pip, Pip] | None) -> Turn:
    """The first legal turn that comes to the same; mostly the turn itself."""
    if isinstance(turn, Play) and ends is not None and ends[0] == ends[1]:
        return next(other for other in legal if isinstance(other, Play) and other.tile == turn.tile)
    return turn


def without_twins(legal: Sequence[Turn], ends: tuple[Pip, Pip] | None) -> list[Turn]:
    """Those that come to the same as none before."""
    return [turn for turn in legal if twin_of(turn, legal, ends) == turn]
