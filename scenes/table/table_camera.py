"""Where the people look at the line from: fitted by itself, until somebody pans or zooms."""

from sprites.geometry import Box, Point
from sprites.line_layout import Camera

FARTHEST, NEAREST = 0.7, 3.0
"""How far from the fitted size one may zoom."""
STEP = 1.15
STICK_SPEED = 900.0
"""Pixels a second at full tilt."""


class TableCamera:
    """`camera` None: the line is fitted."""

    def __init__(self) -> None:
        self.camera: Camera | None = None

    def centre(self) -> None:
        self.camera = None

    def pan(self, fitted: Camera, dx: float, dy: float, area: Box) -> None:
        moved = (self.camera or fitted).panned(dx, dy)
        self.camera = _kept_near(moved, fitted, area)

    def zoom(self, fitted: Camera, by: float, about: Point, area: Box) -> None:
        now = self.camera or fitted
        wanted = min(max(now.half * by, fitted.half * FARTHEST), fitted.half * NEAREST)
        self.camera = _kept_near(now.zoomed(wanted / now.half, about), fitted, area)


def _kept_near(camera: Camera, fitted: Camera, area: Box) -> Camera:
    """The first tile never leaves the table by more than the line itself may."""
    reach = camera.half / fitted.half
    x = min(max(camera.x, fitted.x - area.w * reach), fitted.x + area.w * reach)
    y = min(max(camera.y, fitted.y - area.h * reach), fitted.y + area.h * reach)
    return Camera(camera.half, x, y)
