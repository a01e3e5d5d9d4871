"""The first screen: go on, begin, look back, choose."""

from typing import ClassVar

import pygame

from scenes.opening_scene import sit_down_again
from scenes.panel import Control, Kind, Pressed
from scenes.panel_scene import PanelScene
from scenes.stack import Move, Push, Quit, Replace
from sprites import surfaces
from sprites.geometry import Box
from sprites.lettering import Weight, write_in
from sprites.palette import CREAM, GOLD, SOFT


class Title(PanelScene):
    name: ClassVar[str] = "title"

    def place(self) -> None:
        scale, say = self.stage.scale, self.stage.words.say
        self._saved = self.stage.saves.saved()
        labels = [
            ("continue", say("Continue"), Kind.MAIN if self._saved else Kind.PLAIN),
            ("play", say("Play"), Kind.PLAIN if self._saved else Kind.MAIN),
            ("replays", say("Replays"), Kind.PLAIN),
            ("statistics", say("Statistics"), Kind.PLAIN),
            ("rules", say("Rules"), Kind.PLAIN),
            ("settings", say("Settings"), Kind.PLAIN),
            ("quit", say("Quit"), Kind.PLAIN),
        ]
        rows = [row for row in labels if row[0] != "continue" or self._saved]
        gap = scale.px(16, 6)
        row = max(scale.touch, round(scale.body * 2))
        width = max(scale.px(460), 11 * scale.body)
        x = scale.margin_x + scale.px(40, 10)
        self._head = Box(x, scale.margin_y + scale.px(30, 6), scale.width * 0.45, scale.title * 1.25)
        self._line = Box(x, self._head.bottom, scale.width * 0.45, scale.body * 1.6)
        top = self._line.bottom + scale.px(34, 10)
        room = scale.height - scale.margin_y - top
        step = min(row + gap, room / len(rows))
        for place, (key, label, kind) in enumerate(rows):
            self.panel.put(Control(key, Box(x, top + place * step, width, min(row, step - 4)).whole(), label, kind))

    def press(self, pressed: Pressed) -> Move | None:
        ways = self.stage.ways
        match pressed.key:
            case "continue":
                return self._continue()
            case "play":
                return Push(ways.lobby())
            case "replays":
                return Push(ways.replays())
            case "statistics":
                return Push(ways.statistics())
            case "rules":
                return Push(ways.rules("chiva"))
            case "settings":
                return Push(ways.settings())
            case _:
                return Quit()

    def _continue(self) -> Move | None:
        match = self.stage.saves.resume(self._saved) if self._saved else None
        if match is None:
            return None
        sit_down_again(self.stage, match)
        return Replace(self.stage.ways.play())

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.stage.scale
        ground = surfaces.table_ground(scale.width, scale.height, scale.frame, self.stage.settings.table)
        surface.blit(ground, (0, 0))
        write_in(surface, "Tranque", self._head, scale.title, GOLD, Weight.BLACK)
        line = self.stage.words.say("Chiva and six love, in pairs")
        write_in(surface, line, self._line, scale.body, CREAM if self._saved is None else SOFT)
