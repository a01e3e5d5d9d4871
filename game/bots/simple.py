"""Two players that measure the others: one that does not think, and the table's oldest rule."""

from game.actions import Play
from game.bots.ranking import Thinking, in_order
from game.deal import Chance
from game.observation import Observation
from game.tiles import TILE_PIPS


def think_random(seen: Observation, chance: Chance) -> Thinking:
    """Any legal turn, all alike."""
    yield
    chosen = seen.legal[chance.below(len(seen.legal))]
    return in_order([(turn, int(turn == chosen)) for turn in seen.legal])


def think_heaviest(seen: Observation, chance: Chance) -> Thinking:
    """The legal tile with most pips; of equals the one with the smallest word. A coordinator opens."""
    yield
    marks = [
        (turn, TILE_PIPS[turn.tile] if isinstance(turn, Play) else int(turn == seen.legal[0])) for turn in seen.legal
    ]
    return in_order(marks)
