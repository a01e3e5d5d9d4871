"""Public facts of the hand: what has shown of each number, who passed on it, hard ends, dead doubles."""

from typing import ClassVar

import pygame

from game.actions import Pass
from game.observation import Observation
from game.seats import SEATS, Seat, pair_of
from game.tile_sets import APPEARANCES, HARD
from game.tiles import DOUBLE, PIPS, Pip
from scenes.input.intents import Command
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of
from scenes.ui.page_scene import PageScene
from scenes.ui.scroll import Scroll
from sprites import badges, tile
from sprites.geometry import Box
from sprites.lettering import Align, Weight, line_height, width_of, wrapped, write, write_in, write_lines
from sprites.palette import ALARM, CREAM, GOLD, SOFT, Mode

NUMBER = 0.74
"""Of a row's height: the number that it is about."""
LAMPS = 0.26
"""Of the page's width."""
LEAST_HALF = 0.04
"""Of the window's height: from afar, the pips of a smaller half cannot be counted."""


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
    opened_by: ClassVar[Command | None] = Command.DETAILS

    @property
    def title(self) -> str:
        return self.look.words.say("What everybody could see")

    def page(self, surface: pygame.Surface, width: int) -> float:
        seen = self.sitting.match.seen_by(None)
        note, gap, small = self._foot_note, self.look.scale.pad, self.look.scale.small
        foot = gap + len(wrapped(note, small, width)) * line_height(small) if note else 0
        step = self._step((self._room - foot) / len(PIPS))
        for pip in PIPS:
            self._row(surface, seen, pip, Box(0, pip * step, width, step))
        y = len(PIPS) * step
        return write_lines(surface, note, Box(0, y + gap, width, 0), small, SOFT).bottom if note else y

    @property
    def _foot_note(self) -> str:
        is_over = self.sitting.match.hand_is_over
        return "" if is_over else self.look.words.say("The log notes that the details were opened.")

    def scroll_over(self, body: Box) -> Scroll:
        self._room = body.h
        return super().scroll_over(body)

    def _step(self, fair: float) -> float:
        """How high a row is: an equal share of the room, where that can be read from afar."""
        least = max(line_height(self.look.scale.body) * 1.5, LEAST_HALF * self.look.scale.height / NUMBER)
        return max(fair, least)

    def _row(self, surface: pygame.Surface, seen: Observation, pip: Pip, row: Box) -> None:
        """The number as a figure and as pips, how much of it is out, who passed on it, and what that comes to."""
        scale, say, shown = self.look.scale, self.look.words.say, seen.line.appearances(pip)
        middle, size = row.centre[1], round(row.h * NUMBER)
        figure = round(size * 0.95)
        write(surface, str(pip), (row.x, middle), figure, GOLD, Weight.BLACK)
        x: float = width_of("8", figure, Weight.BLACK) + scale.apart
        surface.blit(tile.number(pip, size, Mode(self.look.settings.tiles)), (round(x), round(middle - size / 2)))
        x += size + scale.px(26, 10)
        lamp_box = Box(x, middle - row.h * 0.2, row.w * LAMPS, row.h * 0.4)
        x = badges.lamps(surface, lamp_box, shown, APPEARANCES).right + scale.px(18, 8)
        large = round(min(row.h * 0.5, scale.body * 1.3))
        write(surface, say("{n} of 8", n=shown), (x, middle), large, CREAM, Weight.BLACK)
        x += width_of(say("{n} of 8", n=8), large, Weight.BLACK) + scale.px(30, 12)
        x = self._passers(surface, seen, pip, row.piece(x, row.w - x))
        note, colour = self._note(seen, pip, shown)
        if note:
            write_in(surface, note, row.piece(x, row.w - x), scale.body, colour, align=Align.RIGHT)

    def _passers(self, surface: pygame.Surface, seen: Observation, pip: Pip, room: Box) -> float:
        """How far right they reached."""
        scale = self.look.scale
        voice, x = voice_of(self.sitting, self.look.words), room.x
        for seat in passed_on(seen, pip):
            mark = badges.pair_shape(round(scale.body * 0.7), pair_of(seat))
            surface.blit(mark, (round(x), round(room.centre[1] - mark.get_height() / 2)))
            x += mark.get_width() + scale.tight
            name = room.piece(x, min(room.right - x, room.w * 0.28))
            x = write_in(surface, voice.seat(seat), name, scale.body, SOFT).right + scale.apart
        return x

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def _note(self, seen: Observation, pip: Pip, shown: int) -> tuple[str, tuple[int, int, int]]:
        say = self.look.words.say
        if is_dead_double(seen, pip):
            return say("dead double"), ALARM
        if seen.line.ends is not None and pip in seen.line.ends:
            return (say("hard end") if shown == HARD else say("open end")), GOLD
        return (say("none left"), SOFT) if shown == APPEARANCES else ("", SOFT)
