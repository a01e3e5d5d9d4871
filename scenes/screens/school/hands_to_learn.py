"""Instructive hands: each can be looked at as a replay."""

import pygame

from game.sentences import told
from scenes import routes
from scenes.input.intents import Command
from scenes.screens.school.chosen_hands import GALLERY, GalleryHand
from scenes.stack import Move, Pop, Push
from scenes.ui.page_turner import PagedScene
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.rows import row
from sprites.geometry import NOWHERE, Box
from sprites.ground import table_ground
from sprites.lettering import Align, Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import CREAM, GOLD, SOFT

LEAST = 10
"""Pixels of the smallest letters."""


class Gallery(PagedScene):
    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        gap = scale.gap
        whole = scale.safe_area
        high = max(scale.touch, round(scale.body * 1.8))
        self._head = whole.top(round(scale.head * 1.3))
        top = self._head.bottom + gap * 0.6
        room = whole.strip(top, whole.bottom - high - gap - top)
        per_page = self._per_page(room, gap)
        self.set_pages(len(GALLERY), per_page)
        self.shown = GALLERY[self.page * per_page : (self.page + 1) * per_page]
        each = (room.h - gap * (per_page - 1)) / per_page
        for place, hand in enumerate(self.shown):
            box = room.strip(room.y + place * (each + gap), each).whole()
            self.panel.put(Control(hand.name, box, ""))
        self._px = self._letters(self.panel.controls[self.shown[0].name].box.shrunk(scale.pad))
        wide = whole.w * 0.32
        controls = [Control("back", NOWHERE, say("Back"), Kind.MAIN, command=Command.BACK, icon="close")]
        if self.pages > 1:
            before = Control("before", NOWHERE, say("Previous"), enabled=self.page > 0, icon="left")
            after = Control("after", NOWHERE, say("Next"), enabled=self.page < self.pages - 1, icon="right")
            controls = [before, after, *controls]
        x = whole.centre[0] - (wide * len(controls) + gap * (len(controls) - 1)) / 2
        wide_enough = Box(x, whole.bottom - high, wide * len(controls) + gap * (len(controls) - 1), high)
        row(self.panel, wide_enough, gap, controls)

    def _per_page(self, room: Box, gap: int) -> int:
        """As many as can be read without small letters."""
        scale, words = self.look.scale, self.look.words
        inner = int(room.w - 2 * scale.pad)
        lines = max(len(wrapped(told(words, hand.text), scale.small, inner)) for hand in GALLERY)
        high = line_height(scale.body) + lines * line_height(scale.small) + 2 * scale.pad
        return min(max(int((room.h + gap) // (high + gap)), 1), len(GALLERY))

    def _letters(self, box: Box) -> int:
        """One size for all texts: the largest in which the longest fits under its title."""
        scale, words = self.look.scale, self.look.words
        room = box.h - line_height(scale.body)

        def high(px: int) -> int:
            return max(len(wrapped(told(words, hand.text), px, int(box.w))) for hand in GALLERY) * line_height(px)

        return next((px for px in range(scale.body, LEAST, -1) if high(px) <= room), LEAST)

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "back":
                return Pop()
            case "before":
                self.turn(-1)
                return None
            case "after":
                self.turn(1)
                return None
        hand = next(hand for hand in GALLERY if hand.name == pressed.key)
        return Push(routes.Replay(hand.match(), hand.hand, hand.word))

    def back(self) -> Move | None:
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.look.scale
        ground = table_ground(scale.width, scale.height, scale.frame, self.look.settings.table_top)
        surface.blit(ground, (0, 0))
        say = self.look.words.say
        title = write_in(surface, say("Hands to learn from"), self._head, scale.head, GOLD, Weight.BLACK)
        if self.pages > 1:
            right = self._head.piece(title.right, self._head.right - title.right)
            page = say("Page {n} of {all}", n=self.page + 1, all=self.pages)
            write_in(surface, page, right, scale.small, SOFT, align=Align.RIGHT)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for hand in self.shown:
            self._write(surface, hand, self.panel.controls[hand.name].box.shrunk(self.look.scale.pad))

    def _write(self, surface: pygame.Surface, hand: GalleryHand, box: Box) -> None:
        scale, words, px = self.look.scale, self.look.words, self._px
        title, text = told(words, hand.title), told(words, hand.text)
        head = line_height(scale.body)
        high = head + len(wrapped(text, px, int(box.w))) * line_height(px)
        y = box.y + max((box.h - high) / 2, 0)
        write_in(surface, title, box.strip(y, head), scale.body, GOLD, Weight.BLACK)
        write_lines(surface, text, box.strip(y + head, 1), px, CREAM if px >= scale.small else SOFT)
