"""Boxes: the one shape all layouts speak in. A pygame call takes one wherever it takes a rectangle."""

from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]


class Box(NamedTuple):
    """Left, top, width and height, in pixels (the line of play: in half tiles)."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: Point) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def encloses(self, other: "Box", slack: float = 0.0) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: "Box", slack: float = 0.0) -> bool:
        """`slack`: how deep two boxes may reach into each other before it counts."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def shared(self, other: "Box") -> float:
        """The area of what lies in both."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(w, 0.0) * max(h, 0.0)

    def shrunk(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def top(self, h: float) -> "Box":
        """Its uppermost part."""
        return Box(self.x, self.y, self.w, h)

    def below(self, h: float) -> "Box":
        """What lies right under it."""
        return Box(self.x, self.bottom, self.w, h)

    def strip(self, y: float, h: float) -> "Box":
        """As wide, elsewhere above or below."""
        return Box(self.x, y, self.w, h)

    def piece(self, x: float, w: float) -> "Box":
        """As high, elsewhere to the left or right."""
        return Box(x, self.y, w, self.h)

    def joined(self, other: "Box") -> "Box":
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def whole(self) -> "Box":
        """The same box on whole pixels; edges that met still meet."""
        x, y = round(self.x), round(self.y)
        return Box(x, y, round(self.right) - x, round(self.bottom) - y)


def around(centre: Point, w: float, h: float) -> Box:
    return Box(centre[0] - w / 2, centre[1] - h / 2, w, h)


NOWHERE = Box(0, 0, 0, 0)
"""For what is given its place later."""
