"""The story of a match as a chart: a column a hand, the streaks of one pair above the line, of the other below it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.hand_end import Result, ScoreEvent
from game.seats import Pair
from sprites import badges, drawing
from sprites.geometry import Box
from sprites.lettering import Align, Weight, width_of, write, write_in
from sprites.palette import CREAM, FAINT, GOLD, PAIR_STYLE, SOFT, Colour, Scale

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_WIDE = 8
"""A short match leaves room to the right: its columns are never wider than an eighth of the chart."""
BROKEN, DRAWN, KEY = GOLD, SOFT, CREAM
"""The colours of the marks: a streak wiped out, a hand that nobody won, a double win."""


@dataclass(frozen=True, slots=True)
class StoryChart:
    """`results` are the hands of one match in order, one or a thousand; `names` those of (pair 13, pair 24),
    `marks` the words for BROKEN, DRAWN and KEY."""

    results: Sequence[Result]
    target: int
    names: tuple[str, str]
    marks: Mapping[Colour, str]
    scale: Scale

    def draw(self, surface: pygame.Surface, box: Box) -> None:
        px = self.scale.small
        axis = width_of("8", px, Weight.BLACK) + self.scale.apart
        upper = box.top(px * 1.5)
        ticks = Box(box.x + axis, box.bottom - px * 1.4, box.w - axis, px * 1.4)
        lower = box.strip(ticks.y - px * 1.5, px * 1.5)
        self._name(surface, Pair.P13, upper)
        self._name(surface, Pair.P24, lower)
        area = Box(box.x + axis, upper.bottom, box.w - axis, lower.y - upper.bottom)
        self._legend(surface, upper)
        self._rules(surface, area)
        pitch = area.w / max(len(self.results), MOST_WIDE)
        for place, result in enumerate(self.results):
            self._hand(surface, result, area, area.x + place * pitch, pitch)
        self._ticks(surface, ticks, pitch)

    def _name(self, surface: pygame.Surface, pair: Pair, row: Box) -> None:
        px = self.scale.small
        mark = badges.pair_shape(round(px * 0.85), pair)
        surface.blit(mark, (round(row.x), round(row.centre[1] - mark.get_height() / 2)))
        left = row.x + px * 1.3
        write_in(surface, self.names[pair.place], row.piece(left, row.right - left), px, CREAM)

    def _legend(self, surface: pygame.Surface, row: Box) -> None:
        """What the marks of this match mean, from the right as far as there is room."""
        px, x = self.scale.small, row.right
        least = row.x + px * 2.6 + width_of(self.names[0], px)
        for colour, word in self.marks.items():
            if not self._has(colour):
                continue
            width = width_of(word, px) + px * 2.0
            if x - width < least:
                return
            write(surface, word, (x, row.centre[1]), px, SOFT, align=Align.RIGHT)
            self._mark(surface, (x - width + px * 1.1, row.centre[1]), px, colour)
            x -= width

    def _has(self, colour: Colour) -> bool:
        if colour == KEY:
            return any(result.key and result.event is not ScoreEvent.BREAK for result in self.results)
        event = ScoreEvent.BREAK if colour == BROKEN else ScoreEvent.DRAW
        return any(result.event is event for result in self.results)

    # ------------------------------------------------------------------ the ground

    def _unit(self, area: Box) -> float:
        return area.h / 2 / (self.target + 0.4)

    def _rules(self, surface: pygame.Surface, area: Box) -> None:
        """The line of zero, a faint line a point, the target in gold."""
        middle, unit, px = area.centre[1], self._unit(area), self.scale.small
        room = unit >= px * 0.95
        for points in range(1, self.target + 1):
            is_goal = points == self.target
            colour: Colour = GOLD if is_goal else FAINT
            for y in (middle - points * unit, middle + points * unit):
                line = drawing.clear(round(area.w), 1)
                line.fill(drawing.rgba(colour, 130 if is_goal else 46))
                surface.blit(line, (round(area.x), round(y)))
                if is_goal or room:
                    at = (area.x - self.scale.tight, y)
                    write(surface, str(points), at, px, colour if is_goal else SOFT, align=Align.RIGHT)
        surface.fill(SOFT, pygame.Rect(round(area.x), round(middle) - 1, round(area.w), 2))

    def _ticks(self, surface: pygame.Surface, row: Box, pitch: float) -> None:
        """Numbers of hands, as many as have room."""
        px, count = self.scale.small, len(self.results)
        widest = width_of(str(count), px) * 1.6
        step = next((step for step in STEPS if step * pitch >= widest), STEPS[-1])
        numbers = [*range(step, count + 1, step)]
        if step > 1 and (step - 1) * pitch >= widest:
            numbers.insert(0, 1)
        for number in numbers:
            half = width_of(str(number), px) / 2
            x = min(max(row.x + (number - 0.5) * pitch, row.x + half), row.right - half)
            write(surface, str(number), (x, row.centre[1]), px, SOFT, align=Align.CENTRE)

    # ------------------------------------------------------------------ a hand

    def _hand(self, surface: pygame.Surface, result: Result, area: Box, x: float, pitch: float) -> None:
        middle, unit = area.centre[1], self._unit(area)
        left, right = round(x + pitch * 0.14), round(x + pitch * 0.86)
        width = max(right - left, 1)
        for pair in Pair:
            points = min(result.score[pair.place], self.target)
            if not points:
                continue
            height = round(points * unit)
            top = round(middle) - height if pair is Pair.P13 else round(middle)
            _column(surface, pygame.Rect(left, top, width, height), PAIR_STYLE[pair].colour)
            if result.key and result.winner is pair:
                self._mark(surface, (left + width / 2, top if pair is Pair.P13 else top + height), width, KEY)
        if result.event in (ScoreEvent.BREAK, ScoreEvent.DRAW):
            self._mark(
                surface, (left + width / 2, middle), width, BROKEN if result.event is ScoreEvent.BREAK else DRAWN
            )

    def _mark(self, surface: pygame.Surface, at: tuple[float, float], width: int, colour: Colour) -> None:
        size = round(min(max(width * 0.8, 3), self.scale.px(34, 12)))
        dot = drawing.disc(size, drawing.rgba(colour))
        surface.blit(dot, (round(at[0] - size / 2), round(at[1] - size / 2)))


def _column(surface: pygame.Surface, box: pygame.Rect, colour: Colour) -> None:
    if box.w < 6:
        surface.fill(colour, box)
        return
    radius = min(box.w // 5, 10, box.h // 2)
    surface.blit(drawing.rounded(box.w, box.h, max(radius, 1), drawing.rgba(colour)), box)
