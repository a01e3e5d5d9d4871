"""Instructive hands: each can be looked at as a replay."""

from typing import ClassVar

import pygame

from game.sentences import told
from scenes.gallery_hands import GALLERY, GalleryHand
from scenes.intents import Command
from scenes.panel import Control, Kind, Pressed
from scenes.panel_scene import PanelScene
from scenes.stack import Move, Pop, Push
from sprites import surfaces
from sprites.geometry import Box
from sprites.lettering import Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import CREAM, GOLD, SOFT


class Gallery(PanelScene):
    name: ClassVar[str] = "gallery"

    def place(self) -> None:
        scale, say = self.stage.scale, self.stage.words.say
        gap = scale.px(14, 5)
        whole = Box(scale.margin_x, scale.margin_y, scale.width - 2 * scale.margin_x, scale.height - 2 * scale.margin_y)
        row = max(scale.touch, round(scale.body * 1.8))
        self._head = Box(whole.x, whole.y, whole.w, round(scale.head * 1.3))
        top, bottom = self._head.bottom, whole.bottom - row - gap
        high = (bottom - top - gap * (len(GALLERY) - 1)) / len(GALLERY)
        for place, hand in enumerate(GALLERY):
            box = Box(whole.x, top + place * (high + gap), whole.w, high).whole()
            self.panel.put(Control(hand.name, box, ""))
        back = Box(whole.centre[0] - whole.w * 0.2, whole.bottom - row, whole.w * 0.4, row).whole()
        self.panel.put(Control("back", back, say("Back"), Kind.MAIN, command=Command.BACK, icon="close"))

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "back":
            return Pop()
        hand = next(hand for hand in GALLERY if hand.name == pressed.key)
        return Push(self.stage.ways.replay(hand.match(), hand.hand, hand.word))

    def back(self) -> Move | None:
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.stage.scale
        ground = surfaces.table_ground(scale.width, scale.height, scale.frame, self.stage.settings.table)
        surface.blit(ground, (0, 0))
        title = self.stage.words.say("Hands to learn from")
        write_in(surface, title, self._head, scale.head, GOLD, Weight.BLACK)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for hand in GALLERY:
            self._write(surface, hand, self.panel.controls[hand.name].box.shrunk(self.stage.scale.px(14, 6)))

    def _write(self, surface: pygame.Surface, hand: GalleryHand, box: Box) -> None:
        scale, words = self.stage.scale, self.stage.words
        title, text = told(words, hand.title), told(words, hand.text)
        head = line_height(scale.body)
        sizes = range(scale.body, 9, -1)
        px = next((px for px in sizes if head + len(wrapped(text, px, int(box.w))) * line_height(px) <= box.h), 10)
        high = head + len(wrapped(text, px, int(box.w))) * line_height(px)
        y = box.y + max((box.h - high) / 2, 0)
        write_in(surface, title, Box(box.x, y, box.w, head), scale.body, GOLD, Weight.BLACK)
        write_lines(surface, text, Box(box.x, y + head, box.w, 1), px, CREAM if px >= scale.small else SOFT)
