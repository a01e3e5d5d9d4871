"""What the fixtures of these tests give, for those who name their types."""

from collections.abc import Callable
from typing import TypeAlias

from game.state import MatchState
from sprites.picture import TablePicture

HandOf: TypeAlias = Callable[[str, int], tuple[MatchState, ...]]
"""Game and seed: every state of a hand."""
SeenFrom: TypeAlias = Callable[..., TablePicture]
"""State, seat, and what else is told of the picture."""
