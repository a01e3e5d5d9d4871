"""A hand that somebody sent: typed in or pasted, then looked at."""

from typing import ClassVar

import pygame

from scenes.input import clipboard
from scenes.keeping.record_file import Refused, match_in_text
from scenes.stack import Move, Pop, Replace
from scenes.widgets.panel import Control, Kind, Pressed
from scenes.widgets.panel_scene import PanelScene
from sprites import surfaces
from sprites.geometry import Box, around
from sprites.lettering import Align, Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import ALARM, CREAM, GOLD

FIELD = "hand"
LONGEST = 500
"""Letters; the longest hand there is takes fewer."""


class HandEntry(PanelScene):
    """`game`: what a bare code is taken for."""

    name: ClassVar[str] = "hand_entry"
    is_overlay: ClassVar[bool] = True

    def __init__(self, game: str = "chiva") -> None:
        self._game = game
        self._typed = ""
        self._problem = ""

    def place(self) -> None:
        scale, say = self.stage.scale, self.stage.words.say
        pad, gap, row = scale.px(40, 16), scale.px(14, 6), max(scale.touch, round(scale.body * 1.9))
        width = min(max(scale.px(1300), 620), scale.width - 2 * scale.margin_x)
        inner, step = width - 2 * pad, line_height(scale.body)
        self._told = say("Paste or type a hand's line, as it was sent to you, or a hand code.")
        told = len(wrapped(self._told, scale.body, inner)) * step
        height = 2 * pad + scale.head * 1.5 + told + 3 * step + 2 * (row + gap)
        self.card = around((scale.width / 2, scale.height / 2), width, height).whole()
        self._head = Box(self.card.x + pad, self.card.y + pad, inner, scale.head * 1.5)
        self._text = Box(self._head.x, self._head.bottom, inner, told)
        field = Box(self._head.x, self._text.bottom + gap, inner, row).whole()
        self.panel.put(Control(FIELD, field, say("tranque 1 …"), Kind.ENTRY, self._typed, longest=LONGEST))
        self._wrong = Box(self._head.x, field.bottom + gap, inner, 2 * step)
        wide = (inner - 2 * gap) / 3
        labels = [
            ("look", say("Look at it"), Kind.MAIN, "eye"),
            ("paste", say("Paste"), Kind.PLAIN, "log"),
            ("back", say("Back"), Kind.PLAIN, "close"),
        ]
        for place, (key, label, kind, icon) in enumerate(labels):
            box = Box(self._head.x + place * (wide + gap), self.card.bottom - pad - row, wide, row).whole()
            self.panel.put(Control(key, box, label, kind, icon=icon))

    @property
    def first_focus(self) -> str:
        return "paste"

    def edited(self) -> None:
        self._typed = self.panel.controls[FIELD].value
        self._problem = ""

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "paste":
                self._typed = " ".join(clipboard.get().split())[:LONGEST]
                self._problem = "" if self._typed else self.stage.words.say("There is no text to paste.")
                self.lay_out()
            case "look":
                return self._look()
            case "back":
                return Pop()
        return None

    def _look(self) -> Move | None:
        try:
            match = match_in_text(self._typed, self.stage.words, self._game)
        except Refused as refused:
            self._problem = str(refused)
            self.panel.focus = FIELD
            return None
        return Replace(self.stage.ways.replay(match))

    def back(self) -> Move | None:
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.stage.scale, self.stage.settings.table
        radius = scale.px(24, 10)
        surfaces.soft_shadow(surface, self.card, radius, scale.px(40, 14), 200)
        surfaces.panel(surface, self.card, table, GOLD, 250, radius, scale.px(3, 1))
        title = self.stage.words.say("A hand that was sent")
        write_in(surface, title, self._head, scale.head, GOLD, Weight.BLACK, Align.CENTRE)
        write_lines(surface, self._told, self._text, scale.body, CREAM)
        if self._problem:
            write_lines(surface, self._problem, self._wrong, scale.small, ALARM)
