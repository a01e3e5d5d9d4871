"""Public facts of the hand: what has shown of each number, who passed on it, hard ends, dead doubles."""

from typing import ClassVar

import pygame

from game.actions import Pass
from game.observation import Observation
from game.seats import SEATS, Seat, pair_of
from game.tile_sets import APPEARANCES, HARD
from game.tiles import DOUBLE, PIPS, Pip
from scenes.input.intents import Command
from scenes.table.table_view import voice_of
from scenes.widgets.page_scene import PageScene
from sprites import badges, tile
from sprites.geometry import Box
from sprites.lettering import Align, line_height, width_of, write, write_in, write_lines
from sprites.palette import ALARM, CREAM, GOLD, SOFT, Mode


def passed_on(seen: Observation, pip: Pip) -> tuple[Seat, ...]:
    """Who has shown that they hold no such number: they passed while it was open."""
    return tuple(
        seat
        for seat in SEATS
        if any(
            taken.seat == seat and isinstance(taken.turn, Pass) and taken.ends is not None and pip in taken.ends
            for taken in seen.log
        )
    )


def is_dead_double(seen: Observation, pip: Pip) -> bool:
    """All other tiles of the number lie and none of its ends is open: its double can no longer be played."""
    line = seen.line
    others_lie = line.appearances(pip) == 6 and not line.tiles >> DOUBLE[pip] & 1
    return others_lie and (line.ends is None or pip not in line.ends)


class Details(PageScene):
    name: ClassVar[str] = "details"
    opened_by: ClassVar[Command | None] = Command.DETAILS

    @property
    def title(self) -> str:
        return self.stage.words.say("What everybody could see")

    def page(self, surface: pygame.Surface, width: int) -> float:
        assert self.stage.sitting is not None
        seen = self.stage.sitting.match.seen_by(None)
        y = 0.0
        for pip in PIPS:
            y = self._row(surface, seen, pip, y, width)
        if self.stage.sitting.match.hand_is_over:
            return y
        note = self.stage.words.say("The log notes that the details were opened.")
        foot = Box(0, y + self.stage.scale.px(14, 6), width, 0)
        return write_lines(surface, note, foot, self.stage.scale.small, SOFT).bottom

    def _row(self, surface: pygame.Surface, seen: Observation, pip: Pip, y: float, width: int) -> float:
        stage, scale = self.stage, self.stage.scale
        assert stage.sitting is not None
        step = round(max(line_height(scale.body) * 1.75, scale.px(70, 40)))
        middle, shown = y + step / 2, seen.line.appearances(pip)
        half = round(step * 0.4)
        image = tile.face(DOUBLE[pip], half, 1, Mode(stage.settings.tiles))
        surface.blit(image, (0, round(middle - half / 2)))
        lamp_box = Box(2 * half + scale.px(26, 10), middle - step * 0.2, width * 0.3, step * 0.4)
        taken = badges.lamps(surface, lamp_box, shown, APPEARANCES)
        count = stage.words.say("{n} of 8", n=shown)
        x = taken.right + scale.px(18, 8)
        write(surface, count, (x, middle), scale.body, CREAM)
        x += width_of(stage.words.say("{n} of 8", n=8), scale.body) + scale.px(30, 12)
        room = Box(x, y, width - x, step)
        note, colour = self._note(seen, pip, shown)
        passers = passed_on(seen, pip)
        voice = voice_of(stage.sitting, stage.words)
        for seat in passers:
            mark = badges.pair_shape(round(scale.body * 0.7), pair_of(seat))
            surface.blit(mark, (round(room.x), round(middle - mark.get_height() / 2)))
            name = voice.seat(seat)
            left = room.x + mark.get_width() + scale.px(8, 3)
            used = write_in(surface, name, Box(left, y, min(room.w, width * 0.16), step), scale.body, SOFT)
            room = Box(used.right + scale.px(16, 6), y, width - used.right - scale.px(16, 6), step)
        if note:
            write_in(surface, note, room, scale.body, colour, align=Align.RIGHT)
        return y + step

    def _note(self, seen: Observation, pip: Pip, shown: int) -> tuple[str, tuple[int, int, int]]:
        say = self.stage.words.say
        if is_dead_double(seen, pip):
            return say("dead double"), ALARM
        if seen.line.ends is not None and pip in seen.line.ends:
            return (say("hard end") if shown == HARD else say("open end")), GOLD
        return (say("none left"), SOFT) if shown == APPEARANCES else ("", SOFT)
