"""What is heard when something happens. Pure: an event in, the names of sounds out. Whoever tells of an event asks
here; what a finger or a picture does (a press, a tile that turns) is one cue of its own."""

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


def cues_of(event: Event, *, ends_hand: bool = False) -> tuple[Cue, ...]:
    """What one event sounds like when it is told; `ends_hand`: a tile is the last of its hand."""
    match event:
        case HandDealt():
            return (Cue.SHUFFLE,)
        case OpenerNamed():
            return (Cue.TAP,)
        case TilePlayed():
            return (Cue.SLAM,) if ends_hand else (Cue.CLACK,)
        case Passed(forced_by_block=forced):
            return () if forced else (Cue.KNOCK,)
        case Blocked():
            return (Cue.BLOCK,)
        case WentOut(key=key):
            return (Cue.KEY,) if key else ()
        case HandEnded(result=result):
            return _GREAT.get(result.event, ())


def cues_of_end(result: Result) -> tuple[Cue, ...]:
    """What the end of a hand sounds like when its four holdings turn up. What was great was heard when it was told."""
    return (Cue.FLIP, *_PLAIN.get(result.event, ()))


_GREAT = {ScoreEvent.BREAK: (Cue.BREAK,), ScoreEvent.MATCH: (Cue.MATCH,)}
_PLAIN = {ScoreEvent.ADD: (Cue.WIN,), ScoreEvent.DRAW: (Cue.DRAW,)}
