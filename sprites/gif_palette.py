"""The few colours that stand for all those of some pictures."""

from collections import Counter
from collections.abc import Generator, Iterable, Sequence

import pygame

from sprites.palette import Colour

COLOURS = 255
_EVERY = 3
"""Each third pixel of each third row is looked at."""
_ROWS = 30
"""Of these between two slices: some milliseconds."""

Counted = list[tuple[Colour, int]]


def palette_slices(pictures: Iterable[pygame.Surface]) -> Generator[bytes, None, list[Colour]]:
    """At most 255: the colour cube is halved again and again where the most pixels differ most. In slices, which hold
    nothing."""
    seen: Counter[Colour] = Counter()
    for picture in pictures:
        yield b""
        raw = pygame.image.tobytes(picture, "RGB")
        row = picture.get_width() * 3
        for place, start in enumerate(range(0, len(raw), row * _EVERY), start=1):
            part = raw[start : start + row]
            step = 3 * _EVERY
            seen.update(zip(part[0::step], part[1::step], part[2::step], strict=False))
            if place % _ROWS == 0:
                yield b""
    boxes = [(_spread(counted), counted) for counted in [list(seen.items())]]
    while len(boxes) < COLOURS:
        boxes.sort(key=lambda box: box[0])
        spread, widest = boxes.pop()
        if not spread:
            boxes.append((spread, widest))
            break
        boxes += [(_spread(half), half) for half in _halved(widest)]
        yield b""
    return [_mean(counted) for _, counted in boxes]


def nearest_in(palette: Sequence[Colour], colour: Colour) -> int:
    """The place in the palette of what is most like it."""
    red, green, blue = colour
    apart = [(red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 for r, g, b in palette]
    return apart.index(min(apart))


def _spread(counted: Counted) -> int:
    """How much there is to gain by halving: the longest side, weighed by its pixels."""
    if len(counted) < 2:
        return 0
    _, length = _longest(counted)
    return length * length * sum(count for _, count in counted)


def _longest(counted: Counted) -> tuple[int, int]:
    sides = []
    for axis in range(3):
        values = [colour[axis] for colour, _ in counted]
        sides.append(max(values) - min(values))
    length = max(sides)
    return sides.index(length), length


def _halved(counted: Counted) -> list[Counted]:
    axis, _ = _longest(counted)
    ordered = sorted(counted, key=lambda one: one[0][axis])
    half, total = sum(count for _, count in ordered) / 2, 0
    for place, (_, count) in enumerate(ordered[:-1], start=1):
        total += count
        if total >= half:
            return [ordered[:place], ordered[place:]]
    return [ordered[:-1], ordered[-1:]]


def _mean(counted: Counted) -> Colour:
    total = sum(count for _, count in counted)
    red, green, blue = (round(sum(colour[axis] * count for colour, count in counted) / total) for axis in range(3))
    return red, green, blue
