"""Where every text of a screen was written: what the law of the text boxes looks at."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pygame

from scenes.stack import Scene
from sprites import badges, buttons, lettering, surfaces
from sprites.geometry import Box, around
from tests.kit.sit_down import SitDown

READING, SECONDARY = 18, 14
"""The least sizes of letters, in pixels: of what is read, and of labels and small lines."""
SCRATCH = 8
"""Pixels; what is drawn on a surface no larger is only measured."""
OPAQUE = 225


@dataclass(frozen=True, slots=True)
class Written:
    text: str
    px: int
    asked: int
    box: Box
    clip: Box
    ground: pygame.Surface | None
    on_window: bool
    in_button: bool

    @property
    def ink(self) -> Box:
        """Without the room for accents above and tails below, which lines of one text share."""
        return around(self.box.centre, self.box.w - 2, self.px * 0.92)

    @property
    def seen(self) -> Box:
        """The part of it inside the window that it was drawn through."""
        x, y = max(self.ink.x, self.clip.x), max(self.ink.y, self.clip.y)
        right, bottom = min(self.ink.right, self.clip.right), min(self.ink.bottom, self.clip.bottom)
        return Box(x, y, max(right - x, 0), max(bottom - y, 0))


@dataclass
class TextBoxes:
    """All texts of one screen as they were written, and those that were cut."""

    size: tuple[int, int]
    body: int
    written: list[Written] = field(default_factory=list)
    cut: list[tuple[str, str]] = field(default_factory=list)

    def faults(self) -> Iterator[str]:
        shown = {one.text for one in self.written}
        for text, short in self.cut:
            if short in shown:
                yield f"cut: {text!r}"
        for one in self.written:
            yield from self._faults_of(one)
        grounds = {id(one.ground): one.ground for one in self.written if one.ground is not None}
        for ground in grounds.values():
            here = [one for one in self.written if one.ground is ground and min(one.seen[2:]) > 2]
            for one, other in combinations(here, 2):
                if one != other and one.seen.overlaps(other.seen, slack=2):
                    yield f"overlap: {one.text!r} {_told(one.ink)} and {other.text!r} {_told(other.ink)}"

    def _faults_of(self, one: Written) -> Iterator[str]:
        is_read = one.asked >= self.body and not one.in_button
        least = READING if is_read else SECONDARY
        if one.px < least:
            yield f"too small: {one.text!r} {one.px} px of {one.asked}"
        if one.ground is None:
            return
        width, height = one.ground.get_size()
        off = one.ink.x < 0 or one.ink.right > width + 1
        if one.on_window and one.seen.h > 0:
            off = off or one.seen.y < 0 or one.seen.bottom > height
        if off:
            yield f"off its ground: {one.text!r} {_told(one.ink)} of {width} x {height}"


def _told(box: Box) -> str:
    return "(" + " ".join(str(round(side)) for side in box) + ")"


@contextmanager
def reading(size: tuple[int, int], body: int) -> Iterator[TextBoxes]:
    """All that is written while this lasts."""
    found = TextBoxes(size, body)
    asked: list[int] = []
    depth = [0]
    write, fitted, button, tag = lettering.write, lettering.fitted, buttons.button, badges.tag
    panel = surfaces.panel

    def note_write(surface: pygame.Surface, text: str, at: Any, px: int, *more: Any, **named: Any) -> Box:
        box = write(surface, text, at, px, *more, **named)
        wanted = asked[-1] if asked else px
        only_measured = min(surface.get_size()) <= SCRATCH
        if not only_measured:
            is_window = surface.get_size() == found.size
            clip = Box(*surface.get_clip())
            found.written.append(Written(text, px, wanted, box, clip, surface, is_window, depth[0] > 0))
        return box

    def note_fitted(text: str, *more: Any, **named: Any) -> tuple[str, int]:
        answer = fitted(text, *more, **named)
        if answer[0] != text:
            found.cut.append((text, answer[0]))
        return answer

    def cover(surface: pygame.Surface, box: Box) -> None:
        """What lies wholly under something opaque is not read any more."""
        found.written = [one for one in found.written if one.ground is not surface or not box.encloses(one.seen)]

    def note_panel(surface: pygame.Surface, box: Box, *more: Any, **named: Any) -> None:
        if named.get("alpha", more[2] if len(more) > 2 else 205) >= OPAQUE:
            cover(surface, box)
        panel(surface, box, *more, **named)

    def note_button(*all_: Any, **named: Any) -> None:
        cover(all_[0], all_[1])
        depth[0] += 1
        try:
            button(*all_, **named)
        finally:
            depth[0] -= 1

    def note_tag(text: str, height: int, *more: Any, **named: Any) -> pygame.Surface:
        px = max(round(height * badges.TAG_LETTERS), 8)
        found.written.append(Written(text, px, px, Box(0, 0, 0, 0), Box(0, 0, 0, 0), None, False, False))
        return tag(text, height, *more, **named)

    def asking(original: Callable[..., Any], place: int) -> Callable[..., Any]:
        def noted(*all_: Any, **named: Any) -> Any:
            asked.append(named.get("px", all_[place] if len(all_) > place else 0))
            try:
                return original(*all_, **named)
            finally:
                asked.pop()

        return noted

    hooks: dict[int, Callable[..., Any]] = {
        id(write): note_write,
        id(fitted): note_fitted,
        id(button): note_button,
        id(panel): note_panel,
        id(tag): note_tag,
        id(lettering.write_in): asking(lettering.write_in, 3),
        id(lettering.write_lines): asking(lettering.write_lines, 3),
        id(lettering.write_block): asking(lettering.write_block, 3),
    }
    with _hooked(hooks):
        yield found


@contextmanager
def _hooked(hooks: dict[int, Callable[..., Any]]) -> Iterator[None]:
    """Wherever a module of ours holds one of these functions, its hook stands in its place."""
    kept: list[tuple[Any, str, Any]] = []
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] not in ("scenes", "sprites"):
            continue
        for key, value in list(vars(module).items()):
            if id(value) in hooks:
                kept.append((module, key, value))
                setattr(module, key, hooks[id(value)])
    lettering.set_in.cache_clear()
    try:
        yield
    finally:
        for module, key, value in kept:
            setattr(module, key, value)


def text_of(scene: Scene, size: tuple[int, int]) -> TextBoxes:
    """Every text of a scene laid out and drawn anew, without what shows through from below it."""
    with reading(size, scene.look.scale.body) as found:
        scene.lay_out()
        scene.draw(pygame.Surface(size))
    return found


def texts(player: SitDown) -> str:
    """All that is written on the screen, line after line."""
    player.client.show(player.client.look)
    with reading(player.client.look.size, player.client.look.scale.body) as found:
        player.picture()
    return " ".join(one.text for one in found.written)
