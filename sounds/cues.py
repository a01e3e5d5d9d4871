"""What is heard when something happens. Pure: an event in, the names of sounds out."""

from collections.abc import Iterable
from enum import StrEnum

from game.events import Blocked, Event, HandDealt, HandEnded, OpenerNamed, Passed, TilePlayed, WentOut
from game.hand_end import Result, ScoreEvent


class Cue(StrEnum):
    """One thing that can be heard; the value is the beginning of its files' names."""

    CLACK = "clack"
    """A tile is laid."""
    KNOCK = "knock"
    """A seat passes."""
    SHUFFLE = "shuffle"
    DEAL = "deal"
    """One tile lands before its seat."""
    SLAM = "slam"
    """The last tile of a hand."""
    BLOCK = "block"
    FLIP = "flip"
    """The hands turn face up."""
    TICK = "tick"
    """A tile's pips are counted."""
    SCORE = "score"
    """A pair's points move."""
    WIN = "win"
    """A hand is won."""
    DRAW = "draw"
    BREAK = "break"
    """A streak is wiped out."""
    KEY = "key"
    MATCH = "match"
    """A match is won."""
    TAP = "tap"
    """A control is pressed."""
    RAISE = "raise"
    """A tile is taken up or put back."""
    REFUSED = "refused"
    """The tile fits no end."""
    CURTAIN = "curtain"


_ENDINGS = {
    ScoreEvent.ADD: Cue.WIN,
    ScoreEvent.BREAK: Cue.BREAK,
    ScoreEvent.DRAW: Cue.DRAW,
    ScoreEvent.MATCH: Cue.MATCH,
}


def cues_of(event: Event) -> tuple[Cue, ...]:
    """What one event sounds like, in the order of hearing; at a hand's end the tiles turn first, then `cue_of_end`."""
    match event:
        case HandDealt():
            return (Cue.SHUFFLE,)
        case OpenerNamed():
            return (Cue.TAP,)
        case TilePlayed():
            return (Cue.CLACK,)
        case Passed(forced_by_block=forced):
            return () if forced else (Cue.KNOCK,)
        case Blocked():
            return (Cue.BLOCK,)
        case WentOut(key=key):
            return (Cue.SLAM, Cue.KEY) if key else (Cue.SLAM,)
        case HandEnded(result=result):
            return (Cue.FLIP, cue_of_end(result))


def cues_of_step(events: Iterable[Event]) -> tuple[Cue, ...]:
    """What one action sounds like: the last tile slams instead of clacking."""
    heard = [cue for event in events for cue in cues_of(event)]
    return tuple(cue for cue in heard if not (cue is Cue.CLACK and Cue.SLAM in heard))


def cue_of_end(result: Result) -> Cue:
    """How a hand's result sounds."""
    return _ENDINGS[result.event]
