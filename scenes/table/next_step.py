"""What the table waits for next: a pure reading of the people and the match."""

from dataclasses import dataclass
from enum import Enum, auto

from game.seats import Seat
from scenes.table.sitting import Sitting


class Wait(Enum):
    CURTAIN = auto()
    """A person must say: show my tiles."""
    NAMING = auto()
    """A person names who opens."""
    DECISION = auto()
    """A person plays a tile."""
    BOT = auto()
    PASS = auto()
    """The seat can only knock."""
    BLOCKED_PASS = auto()
    """One of the four passes after the table closed: nobody is asked and no card is shown."""
    NOTHING = auto()
    """The hand is over."""


@dataclass(frozen=True, slots=True)
class NextStep:
    wait: Wait
    seat: Seat | None = None


def next_step(sitting: Sitting) -> NextStep:
    match = sitting.match
    seat = match.table.turn
    if seat is None:
        covered = sitting.curtain_due()
        return NextStep(Wait.NOTHING) if covered is None else NextStep(Wait.CURTAIN, covered)
    if match.table.line.is_blocked:
        return NextStep(Wait.BLOCKED_PASS, seat)
    curtain = sitting.curtain_due()
    if curtain is not None:
        return NextStep(Wait.CURTAIN, curtain)
    if match.is_forced_pass:
        return NextStep(Wait.PASS, seat)
    if not match.player(seat).is_human:
        return NextStep(Wait.BOT, seat)
    return NextStep(Wait.NAMING if match.table.opener is None else Wait.DECISION, seat)
