"""What a person wants, whatever they used to say it. Scenes hear these and never see a pygame event."""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from pathlib import Path
from typing import TypeAlias

from game.actions import Name, Play
from game.seats import Seat

Point: TypeAlias = tuple[int, int]


class Device(Enum):
    MOUSE = auto()
    TOUCH = auto()
    KEYS = auto()
    PAD = auto()


class Command(Enum):
    CONFIRM = auto()
    BACK = auto()
    MENU = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT = auto()
    PREVIOUS = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    FIRST = auto()
    LAST = auto()
    TILE = auto()
    HINT = auto()
    UNDO = auto()
    REDO = auto()
    RULES = auto()
    LOG = auto()
    DETAILS = auto()
    HELP = auto()
    SPEAK = auto()
    CENTRE = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    COVER = auto()
    FULL_SCREEN = auto()


@dataclass(frozen=True, slots=True)
class Press:
    """A key or pad button went down. `number` says which tile, from 1; `repeat` that it is still held; `pad` which
    pad it was."""

    command: Command
    device: Device = Device.KEYS
    number: int = 0
    repeat: bool = False
    pad: int | None = None


@dataclass(frozen=True, slots=True)
class Release:
    command: Command
    device: Device = Device.KEYS
    pad: int | None = None


@dataclass(frozen=True, slots=True)
class Typed:
    """Text for the field that has the focus."""

    text: str


@dataclass(frozen=True, slots=True)
class Edited:
    """An editing key for that field: `backspace`, `delete`, `left`, `right`, `home`, `end`, `all`, `copy`, `cut`,
    `paste`. `chooses`: what the caret passes over is chosen."""

    key: str
    chooses: bool = False


@dataclass(frozen=True, slots=True)
class PointedAt:
    """The mouse moved with no button down."""

    at: Point


@dataclass(frozen=True, slots=True)
class Touched:
    """A finger or the left button went down; a Tap, a drag or a LongPress may follow."""

    at: Point
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class Tap:
    at: Point
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class LongPress:
    at: Point
    device: Device = Device.TOUCH


@dataclass(frozen=True, slots=True)
class Dragged:
    """A press that wandered. `since` is where it was at the last Dragged."""

    start: Point
    since: Point
    at: Point
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class Dropped:
    start: Point
    at: Point
    device: Device = Device.MOUSE


@dataclass(frozen=True, slots=True)
class DragCancelled:
    """A second finger came down or the window lost the pointer: nothing was dropped."""


@dataclass(frozen=True, slots=True)
class Wheel:
    at: Point
    steps: float


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers: `factor` above 1 spreads them."""

    at: Point
    factor: float


@dataclass(frozen=True, slots=True)
class Pan:
    """The right stick leans: shares of full tilt, and the seconds since it was last told."""

    dx: float
    dy: float
    seconds: float


@dataclass(frozen=True, slots=True)
class LookedAway:
    """The window lost the focus, or was minimised."""

    minimised: bool


@dataclass(frozen=True, slots=True)
class CloseAsked:
    """The window shall close; `at_once` where the system ends the program and hears no question."""

    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Resized:
    size: Point


@dataclass(frozen=True, slots=True)
class FileDropped:
    path: Path


@dataclass(frozen=True, slots=True)
class PadCame:
    pad: int


@dataclass(frozen=True, slots=True)
class PadWent:
    pad: int


class Wish(StrEnum):
    """What a phone may ask of the table beside a turn."""

    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class PhoneWish:
    """The person at `seat` has confirmed a turn on a phone, or asks for what every person at the table may ask for."""

    seat: Seat
    wish: Play | Name | Wish


Intent: TypeAlias = (
    Press
    | Release
    | Typed
    | Edited
    | PointedAt
    | Touched
    | Tap
    | LongPress
    | Dragged
    | Dropped
    | DragCancelled
    | Wheel
    | Pinch
    | Pan
    | LookedAway
    | CloseAsked
    | Resized
    | FileDropped
    | PadCame
    | PadWent
    | PhoneWish
)

DIRECTIONS = {Command.LEFT: (-1, 0), Command.RIGHT: (1, 0), Command.UP: (0, -1), Command.DOWN: (0, 1)}
REPEATING = frozenset({*DIRECTIONS, Command.PAGE_UP, Command.PAGE_DOWN, Command.ZOOM_IN, Command.ZOOM_OUT})


def device_of(intent: Intent) -> Device | None:
    """What was used to say it; None where nobody did."""
    match intent:
        case Press() | Release() | Touched() | Tap() | LongPress() | Dragged() | Dropped():
            return intent.device
        case Typed() | Edited():
            return Device.KEYS
        case Wheel() | PointedAt():
            return Device.MOUSE
        case Pinch():
            return Device.TOUCH
        case Pan():
            return Device.PAD
        case _:
            return None
