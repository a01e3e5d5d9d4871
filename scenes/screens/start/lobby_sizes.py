"""How high the parts of the lobby are at one size of window and letters."""

from dataclasses import dataclass

from sprites.palette import Scale


@dataclass(frozen=True, slots=True)
class LobbySizes:
    """Heights of the lobby's parts."""

    gap: int
    head: int
    card: int
    preset: int
    seat: int
    row: int
    pair: int

    @staticmethod
    def fitting(scale: Scale, height: float) -> "LobbySizes":
        """As large as `height` allows, never so large that a row looks empty."""
        for tenths in range(17, 9, -1):
            sizes = LobbySizes._of(scale, tenths / 10)
            if sizes._whole <= height:
                return sizes
        return LobbySizes._of(scale, 0.9)

    @staticmethod
    def _of(scale: Scale, by: float) -> "LobbySizes":
        gap = round(scale.apart * by)
        row = max(scale.touch, round(scale.body * 1.6 * by))
        text = round(scale.body * 1.35 + 3.1 * scale.small) + 2 * scale.apart
        pair = round(scale.body * 1.4) + 2 * row + 2 * gap + 2 * scale.gap
        preset = max(scale.touch, round(scale.body * 1.9 * by))
        return LobbySizes(gap, round(scale.head * 1.3), round(text * max(by * 0.8, 1)), preset, row, row, pair)

    @property
    def _whole(self) -> float:
        return self.head + self.card + self.preset + self.pair + 2 * self.row + 4.6 * self.gap
