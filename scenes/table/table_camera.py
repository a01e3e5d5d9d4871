"""Where the people look at the line from: fitted by itself, until somebody pans or zooms."""

from collections.abc import Callable

from scenes.input.intents import Command, Intent, Pan, Pinch, Press, Wheel
from sprites.geometry import NOWHERE, Box, Point
from sprites.line_layout import Camera
from sprites.picture import TablePicture
from sprites.table import TableArt

FARTHEST, NEAREST = 0.7, 3.0
"""How far from the fitted size one may zoom."""
STEP = 1.15
"""What a notch of the wheel or a press of the key zooms by."""
ROUND_A_GHOST = 0.3
"""Half tiles: its ring and its glow."""
STICK_SPEED = 900.0
"""Pixels a second at full tilt."""


class TableCamera:
    """`camera` is None while the line is fitted; `fitted` tells how that is at this moment."""

    def __init__(self, fitted: Callable[[], Camera]) -> None:
        self.camera: Camera | None = None
        self._fitted = fitted
        self._area = NOWHERE
        self._laid = 0

    def lay_out(self, area: Box) -> None:
        """The line is shown in `area` from now on, fitted."""
        self.camera, self._area = None, area

    def look(self, laid: int) -> None:
        """Fitted again as soon as another number of tiles lies: whatever happens is seen whole."""
        if laid != self._laid:
            self.camera, self._laid = None, laid

    def hear(self, intent: Intent) -> bool:
        """False where it was about something else."""
        match intent:
            case Wheel(at, steps):
                self._zoom(STEP**steps, at)
            case Pinch(at, factor):
                self._zoom(factor, at)
            case Pan(dx, dy, seconds):
                self.pan(-dx * STICK_SPEED * seconds, -dy * STICK_SPEED * seconds)
            case Press(Command.CENTRE):
                self.camera = None
            case Press(Command.ZOOM_IN):
                self._zoom(STEP, self._area.centre)
            case Press(Command.ZOOM_OUT):
                self._zoom(1 / STEP, self._area.centre)
            case _:
                return False
        return True

    def showing(self, box: Box | None) -> Camera | None:
        """The camera, moved no farther than it must be for a box of the table (half tiles) to be seen whole."""
        if self.camera is None or box is None:
            return self.camera
        seen, area = self.camera.box(box), self._area
        dx = max(area.x - seen.x, 0.0) + min(area.right - seen.right, 0.0)
        dy = max(area.y - seen.y, 0.0) + min(area.bottom - seen.bottom, 0.0)
        return self.camera.panned(dx, dy)

    def showing_choice(self, art: TableArt, picture: TablePicture) -> Camera | None:
        """What is chosen can be seen, wherever somebody has looked."""
        chosen = next((ghost for ghost in picture.ghosts if ghost.chosen), None)
        if chosen is None:
            return self.camera
        return self.showing(art.line_of(picture).ghost(chosen.tile, chosen.end).box.shrunk(-ROUND_A_GHOST))

    def pan(self, dx: float, dy: float) -> None:
        """By so many pixels."""
        fitted = self._fitted()
        self.camera = _kept_near((self.camera or fitted).panned(dx, dy), fitted, self._area)

    def _zoom(self, by: float, about: Point) -> None:
        fitted = self._fitted()
        now = self.camera or fitted
        wanted = min(max(now.half * by, fitted.half * FARTHEST), fitted.half * NEAREST)
        self.camera = _kept_near(now.zoomed(wanted / now.half, about), fitted, self._area)


def _kept_near(camera: Camera, fitted: Camera, area: Box) -> Camera:
    """The first tile never leaves the table by more than the line itself may."""
    reach = camera.half / fitted.half
    x = min(max(camera.x, fitted.x - area.w * reach), fitted.x + area.w * reach)
    y = min(max(camera.y, fitted.y - area.h * reach), fitted.y + area.h * reach)
    return Camera(camera.half, x, y)
