"""What a partner takes ill, whatever it was worth: its end covered, or an end left that it passed on."""

from game.actions import Play, Turn
from game.bots.preview import Preview
from game.observation import Observation
from game.seats import partner


def breaches(seen: Observation, turn: Turn) -> int:
    """How many of the two the turn does. A 66 that had to open is nobody's end."""
    if seen.seat is None or not isinstance(turn, Play) or turn.end is None:
        return 0
    preview, ally = Preview(seen, seen.seat, turn), partner(seen.seat)
    covers = preview.covered is not None and preview.laid_by.get(turn.end) == ally
    return covers + (not preview.passed[ally].isdisjoint(preview.ends))
