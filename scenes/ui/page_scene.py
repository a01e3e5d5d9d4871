"""An overlay to read: a large card with a title, a scrolling page, and a way back."""

from typing import ClassVar

import pygame

from scenes.input.intents import Command, Intent, Press
from scenes.stack import Move, Pop
from scenes.ui.card_scene import paint_card
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.scroll import Scroll
from sprites import drawing
from sprites.geometry import NOWHERE, Box
from sprites.lettering import line_height


class PageScene(PanelScene):
    """Fill in `title` and `page`; the closing button and the scrolling come with it."""

    is_overlay: ClassVar[bool] = True
    starts_at_end: ClassVar[bool] = False
    opened_by: ClassVar[Command | None] = None
    """The key that opens the page closes it too."""

    def place(self) -> None:
        scale = self.look.scale
        pad, gap = scale.px(36, 14), scale.pad
        width = min(scale.width - 2 * scale.margin_x, max(scale.px(1500) * scale.text / 100, 620))
        self.card = Box((scale.width - width) / 2, scale.margin_y, width, scale.height - 2 * scale.margin_y).whole()
        row = max(scale.touch, round(scale.body * 1.9))
        inner = self.card.shrunk(pad)
        self._head = inner.top(round(scale.head * 1.4))
        close_w = min(inner.w, max(scale.px(360), 9 * scale.body))
        buttons = self.buttons()
        wide = (inner.w - gap * len(buttons)) / (len(buttons) + 1)
        close_w = min(close_w, wide)
        y = inner.bottom - row
        x = inner.centre[0] - (close_w * (len(buttons) + 1) + gap * len(buttons)) / 2
        for place, control in enumerate([*buttons, self._close()]):
            control.box = Box(x + place * (close_w + gap), y, close_w, row).whole()
            self.panel.put(control)
        bar = scale.px(28, 14)
        body = Box(inner.x, self._head.bottom + gap, inner.w - bar, y - 3 * gap - self._head.bottom).whole()
        self.scroll = self.scroll_over(body)
        if self.starts_at_end:
            self.scroll.to(self.scroll.most)

    def scroll_over(self, body: Box) -> Scroll:
        """The page in its window. A very long one may be drawn piece by piece instead."""
        return Scroll(body, self._drawn(int(body.w), int(body.h)), line_height(self.look.scale.body))

    def _close(self) -> Control:
        label = self.look.words.say("Back")
        return Control("close", NOWHERE, label, Kind.MAIN, command=Command.BACK, icon="close")

    def _drawn(self, width: int, least: int) -> pygame.Surface:
        """The page is painted twice: once to learn its height, once to keep it."""
        height = self.page(drawing.clear(width, 8), width)
        content = drawing.clear(width, max(round(height), least))
        self.page(content, width)
        return content

    def hear(self, intent: Intent) -> Move | None:
        if isinstance(intent, Press) and intent.command is self.opened_by and not intent.repeat:
            return Pop()
        if self.scroll.hear(intent):
            return None
        return super().hear(intent)

    def press(self, pressed: Pressed) -> Move | None:
        return Pop()

    def back(self) -> Move | None:
        return Pop()

    @property
    def first_focus(self) -> str:
        return "close"

    def paint(self, surface: pygame.Surface) -> None:
        paint_card(surface, self.look, self.card, self._head, self.title)
        self.scroll.draw(surface, self.look.scale)

    # ------------------------------------------------------------------ to fill in

    @property
    def title(self) -> str:
        raise NotImplementedError

    def buttons(self) -> list[Control]:
        """More controls beside the closing one; their boxes are set here."""
        return []

    def page(self, surface: pygame.Surface, width: int) -> float:
        """Paint the page `width` pixels wide from the top; its height."""
        raise NotImplementedError
