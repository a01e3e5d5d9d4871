"""Text on the screen: two typefaces, measured, fitted and wrapped so that no accent is cut."""

from enum import StrEnum
from functools import cache, lru_cache, reduce
from io import BytesIO

import pygame

from sprites import drawing, fonts
from sprites.faces import Run, font_of, is_own, runs
from sprites.geometry import Box, Point
from sprites.kept_pictures import kept
from sprites.palette import CREAM, LEADING, Colour

ELLIPSIS = "…"
FOLDERS = "/\\"
"""What stands between the folders of a path."""
ONE_LINE = 0.84
"""How far a label shrinks to stay in one line before it takes more."""


class Weight(StrEnum):
    BOLD = "bold"
    BLACK = "black"
    DISPLAY = "display"
    """For names, scores and results: a face with character, its figures all of one width."""


class Align(StrEnum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


_FILES = {Weight.BOLD: fonts.BOLD, Weight.BLACK: fonts.BLACK, Weight.DISPLAY: fonts.DISPLAY}


@cache
def _content(weight: Weight) -> bytes:
    return _FILES[weight].read_bytes()


@lru_cache(maxsize=64)
def font(weight: Weight, px: int) -> pygame.Font:
    """The typeface at `px` pixels; made once a size. From memory: each would keep its file open, and a system may let
    a program have 256."""
    pygame.font.init()
    return pygame.Font(BytesIO(_content(weight)), max(px, 6))


def width_of(text: str, px: int, weight: Weight = Weight.BOLD) -> int:
    if is_own(text):
        return font(weight, px).size(text)[0]
    return sum(_font_of(run, px, weight).size(run.text)[0] for run in runs(text))


def line_height(px: int, weight: Weight = Weight.BOLD) -> int:
    return font(weight, px).get_linesize()


@kept(3_000_000)
def rendered(text: str, px: int, weight: Weight = Weight.BOLD, colour: Colour = CREAM) -> pygame.Surface:
    """One line with transparent ground, a full line high: room for every accent and descender."""
    if is_own(text):
        return font(weight, px).render(text, True, colour)
    return _composed(text, px, weight, colour)


def _font_of(run: Run, px: int, weight: Weight) -> pygame.Font:
    return font(weight, px) if run.file is None else font_of(run.file, px, run.script, run.turns)


def _composed(text: str, px: int, weight: Weight, colour: Colour) -> pygame.Surface:
    """Pieces of several typefaces on the base line of the house's own; one that is taller is moved so that all of its
    ink is seen, and made smaller where that is not enough."""
    own = font(weight, px)
    line = drawing.clear(max(width_of(text, px, weight), 1), own.get_linesize())
    x = 0
    for run in runs(text):
        face = _font_of(run, px, weight)
        image = face.render(run.text, True, colour)
        ink, room = image.get_bounding_rect(), line.get_height()
        if ink.h > room:
            shrunk = (max(round(ink.w * room / ink.h), 1), room)
            image = pygame.transform.smoothscale(image.subsurface(ink), shrunk)
            line.blit(image, (x + ink.x, 0))
        else:
            y = own.get_ascent() - face.get_ascent()
            line.blit(image, (x, min(max(y, -ink.y), room - ink.bottom)))
        x += face.size(run.text)[0]
    return line


@lru_cache(maxsize=1024)
def fitted(text: str, px: int, width: int, least: int = 14, weight: Weight = Weight.BOLD) -> tuple[str, int]:
    """The text and size that fit `width`: smaller down to `least` pixels, then cut with an ellipsis."""
    size = px
    while size > least and width_of(text, size, weight) > width:
        size -= 1
    if width_of(text, size, weight) <= width:
        return text, size
    kept = text
    while kept and width_of(kept + ELLIPSIS, size, weight) > width:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS, size


@lru_cache(maxsize=512)
def wrapped(text: str, px: int, width: int, weight: Weight = Weight.BOLD) -> tuple[str, ...]:
    """Lines no wider than `width`; a word wider than a line is broken after the folders of a path, else where it
    must."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in paragraph.split(" "):
            longer = f"{current} {word}" if current else word
            if width_of(longer, px, weight) <= width:
                current = longer
                continue
            if current:
                lines.append(current)
            *whole, current = _broken(word, px, width, weight)
            lines += whole
        lines.append(current)
    return tuple(lines)


@lru_cache(maxsize=1024)
def set_in(
    text: str, px: int, width: int, height: float, least: int = 14, weight: Weight = Weight.BOLD
) -> tuple[tuple[str, ...], int]:
    """The lines and size in which a text fits a box, no word broken: one line where that costs little of its size,
    else as many as leave it largest. Below `least` pixels it never goes: what fits no way is cut with an ellipsis."""
    for size in range(px, max(round(px * ONE_LINE), least) - 1, -1):
        if width_of(text, size, weight) <= width:
            return (text,), size
    for size in range(px, least - 1, -1):
        lines = wrapped(text, size, width, weight)
        is_whole = " ".join(lines) == text.replace("\n", " ")
        if is_whole and (len(lines) == 1 or size * LEADING * len(lines) <= height):
            return lines, size
    short, size = fitted(text, min(px, least), width, least, weight)
    return (short,), size


def _broken(word: str, px: int, width: int, weight: Weight) -> list[str]:
    pieces = []
    while width_of(word, px, weight) > width and len(word) > 1:
        fits = next((end for end in range(1, len(word)) if width_of(word[: end + 1], px, weight) > width), 1)
        folders = max(word.rfind(sign, 0, fits) for sign in FOLDERS) + 1
        end = folders if folders > 1 else fits
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word]


def write(
    surface: pygame.Surface,
    text: str,
    at: Point,
    px: int,
    colour: Colour = CREAM,
    weight: Weight = Weight.BOLD,
    align: Align = Align.LEFT,
) -> Box:
    """One line; `at` is the left, middle or right of its vertical middle. The box it took."""
    image = rendered(text, px, weight, colour)
    width, height = image.get_size()
    x = {Align.LEFT: at[0], Align.CENTRE: at[0] - width / 2, Align.RIGHT: at[0] - width}[align]
    box = Box(round(x), round(at[1] - height / 2), width, height)
    surface.blit(image, box[:2])
    return box


def _at(box: Box, align: Align) -> float:
    """Where in a box text of this alignment hangs."""
    return {Align.LEFT: box.x, Align.CENTRE: box.centre[0], Align.RIGHT: box.right}[align]


def write_in(
    surface: pygame.Surface,
    text: str,
    box: Box,
    px: int,
    colour: Colour = CREAM,
    weight: Weight = Weight.BOLD,
    align: Align = Align.LEFT,
    least: int = 14,
) -> Box:
    """One line fitted into the width of a box, in its vertical middle."""
    text, px = fitted(text, px, int(box.w), least, weight)
    x = _at(box, align)
    return write(surface, text, (x, box.centre[1]), px, colour, weight, align)


def write_lines(
    surface: pygame.Surface,
    text: str,
    box: Box,
    px: int,
    colour: Colour = CREAM,
    weight: Weight = Weight.BOLD,
    align: Align = Align.LEFT,
) -> Box:
    """Wrapped text from the top of a box down; the box it took, which may be higher than the one given."""
    step = round(line_height(px, weight) * 0.98)
    x = _at(box, align)
    lines = wrapped(text, px, int(box.w), weight)
    for place, line in enumerate(lines):
        write(surface, line, (x, box.y + step * (place + 0.5)), px, colour, weight, align)
    return Box(box.x, box.y, box.w, step * len(lines))


def write_block(
    surface: pygame.Surface,
    text: str,
    box: Box,
    px: int,
    colour: Colour = CREAM,
    weight: Weight = Weight.BOLD,
    align: Align = Align.LEFT,
    least: int = 14,
) -> Box:
    """A label of one line or more in the vertical middle of a box; the box it took."""
    lines, px = set_in(text, px, int(box.w), box.h, least, weight)
    x = _at(box, align)
    step = px * LEADING
    top = box.centre[1] - step * (len(lines) - 1) / 2
    taken = [
        write(surface, line, (x, top + step * place), px, colour, weight, align) for place, line in enumerate(lines)
    ]
    return reduce(Box.joined, taken)
