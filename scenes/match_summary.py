"""The end of a match: who won, its story hand by hand, and what comes next."""

from typing import ClassVar

import pygame

from game.actions import Start
from game.hand_end import ScoreEvent
from game.match import KeptHand
from game.seats import Pair
from scenes.leaving import leave_question, next_deal
from scenes.panel import Control, Kind, Pressed
from scenes.panel_scene import PanelScene
from scenes.sitting import Sitting
from scenes.stack import Move, Push, Restart
from scenes.stage import Stage
from scenes.table_view import voice_of
from sprites import surfaces
from sprites.geometry import Box
from sprites.lettering import Align, Weight, write, write_in
from sprites.palette import CREAM, FAINT, GOLD, PAIR_STYLE, SOFT


def hands_of_match(hands: list[KeptHand]) -> list[KeptHand]:
    """The hands of the last match, first to last."""
    first = max(place for place, hand in enumerate(hands) if place == 0 or hand.start is not Start.NEXT_HAND)
    return [hand for hand in hands[first:] if hand.is_over]


class MatchSummary(PanelScene):
    name: ClassVar[str] = "match_summary"

    def arrive(self, stage: Stage) -> None:
        assert stage.sitting is not None, "nobody sits at the table"
        self.sitting: Sitting = stage.sitting
        self.hands = hands_of_match(self.sitting.match.hands)
        super().arrive(stage)

    def place(self) -> None:
        scale, say = self.stage.scale, self.stage.words.say
        gap = scale.px(18, 7)
        row = max(scale.touch, round(scale.body * 1.9))
        whole = Box(scale.margin_x, scale.margin_y, scale.width - 2 * scale.margin_x, scale.height - 2 * scale.margin_y)
        if self.sitting.match.game == "chiva":
            labels = [("next", say("New match"), Kind.MAIN), ("leave", say("Leave"), Kind.PLAIN)]
        else:
            labels = [
                ("next", say("Next match"), Kind.MAIN),
                ("afresh", say("New session"), Kind.PLAIN),
                ("leave", say("Leave"), Kind.PLAIN),
            ]
        width = (whole.w - gap * (len(labels) - 1)) / len(labels)
        for place, (key, label, kind) in enumerate(labels):
            box = Box(whole.x + place * (width + gap), whole.bottom - row, width, row).whole()
            self.panel.put(Control(key, box, label, kind))
        self._head = Box(whole.x, whole.y, whole.w, scale.title * 1.2)
        self._line = Box(whole.x, self._head.bottom, whole.w, scale.body * 1.6)
        top = self._line.bottom + gap
        self._chart = Box(whole.x, top, whole.w, whole.bottom - row - gap - top).whole()

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "leave":
            return Push(leave_question(self.stage))
        if pressed.key == "afresh":
            self.sitting.deal_afresh()
            return Restart(self.stage.ways.deal())
        return next_deal(self.stage)

    def back(self) -> Move | None:
        return Push(leave_question(self.stage))

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, say, table = self.stage.scale, self.stage.words.say, self.stage.settings.table
        surface.blit(surfaces.table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        voice = voice_of(self.sitting, self.stage.words)
        result = self.hands[-1].last.result
        assert result is not None
        assert result.winner is not None
        title = say("{pair} win the match", pair=voice.pair(result.winner))
        write_in(surface, title, self._head, scale.title, GOLD, Weight.BLACK, Align.CENTRE)
        score = f"{max(result.score)}-{min(result.score)}"
        hands = self.stage.words.count("{n} hand", "{n} hands", len(self.hands))
        label = say("Chiva") if self.sitting.match.game == "chiva" else say("Six love")
        write_in(surface, f"{label}: {score} · {hands}", self._line, scale.body, CREAM, align=Align.CENTRE)
        surfaces.panel(surface, self._chart, table, alpha=190, radius=scale.radius)
        self._draw_chart(surface, self._chart.shrunk(scale.px(24, 9)))

    def _draw_chart(self, surface: pygame.Surface, box: Box) -> None:
        """A column a hand: up for pair 13, down for pair 24, the streak's height; a break or draw marked at zero."""
        scale, target = self.stage.scale, self.sitting.seen().target
        foot = scale.small * 1.5
        voice = voice_of(self.sitting, self.stage.words)
        upper = Box(box.x, box.y, box.w, foot)
        lower = Box(box.x, box.bottom - foot, box.w, foot)
        write_in(surface, voice.pair(Pair.P13), upper, scale.small, SOFT)
        write_in(surface, voice.pair(Pair.P24), lower, scale.small, SOFT)
        area = Box(box.x, upper.bottom, box.w, lower.y - upper.bottom)
        middle, unit = area.centre[1], area.h / 2 / (target + 1)
        surface.fill(FAINT, pygame.Rect(round(area.x), round(middle) - 1, round(area.w), 2))
        pitch = area.w / len(self.hands)
        for place, hand in enumerate(self.hands):
            self._draw_hand(surface, hand, area.x + place * pitch, pitch, middle, unit)

    def _draw_hand(
        self, surface: pygame.Surface, hand: KeptHand, x: float, pitch: float, middle: float, unit: float
    ) -> None:
        result = hand.last.result
        assert result is not None
        width = max(min(pitch * 0.7, self.stage.scale.px(70)), 1)
        left = x + (pitch - width) / 2
        for pair in Pair:
            points = result.score[pair.place]
            height = points * unit
            if points:
                y = middle - height if pair is Pair.P13 else middle
                rect = pygame.Rect(round(left), round(y), max(round(width), 1), round(height))
                pygame.draw.rect(surface, PAIR_STYLE[pair].colour, rect, border_radius=min(round(width / 5), 8))
        if result.event in (ScoreEvent.BREAK, ScoreEvent.DRAW):
            size = max(min(width, unit * 0.8), 2)
            colour = GOLD if result.event is ScoreEvent.BREAK else SOFT
            pygame.draw.circle(surface, colour, (left + width / 2, middle), size / 2)
        if pitch >= self.stage.scale.small * 1.4:
            number = str(hand.number)
            write(surface, number, (left + width / 2, middle), self.stage.scale.small, CREAM, align=Align.CENTRE)
