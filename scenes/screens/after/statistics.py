"""What was counted over all matches: hands and wins of people and bots, and whether the deals are fair."""

from collections.abc import Iterator
from functools import partial

import pygame

from game.bots.levels import LEVELS
from game.seats import SEATS
from game.sentences.voice import level_name
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Ask, Move, Pop
from scenes.store.statistics import Counts, Statistics
from scenes.ui.long_page import LongPage, Piece
from scenes.ui.page_scene import PageScene
from scenes.ui.page_text import figures, heading
from scenes.ui.panel import Control, Pressed
from scenes.ui.scroll import Scroll
from scenes.work.shelf_reading import ShelfReading
from sprites.geometry import NOWHERE, Box
from sprites.lettering import Align, Weight, line_height, width_of, write, write_in, write_lines
from sprites.palette import CREAM, FAINT, GOLD, SOFT

FAIR_DOUBLES, FAIR_PIPS = 7 / 4, 168 / 4
"""What a hand of seven holds on average."""


class StatisticsScene(PageScene):
    def arrive(self, look: Look, services: Services) -> None:
        self._read_anew(services)
        super().arrive(look, services)

    def _read_anew(self, services: Services) -> None:
        self._reading = ShelfReading(services.saves)
        self.counted: Statistics = services.saves.known_statistics()

    def leave(self) -> None:
        self._reading.end()

    def pass_time(self, dt: float) -> Move | None:
        """Records that nobody knows yet are read while what is known of the others stands there."""
        if dt and self._reading.step() and self._reading.is_over:
            self.counted = self.services.saves.known_statistics()
            self.lay_out()
        return None

    @property
    def wants_time(self) -> bool:
        return not self._reading.is_over

    @property
    def sight(self) -> object:
        return self._reading.share

    @property
    def title(self) -> str:
        return self.look.words.say("Statistics") + self._reading.share

    def buttons(self) -> list[Control]:
        return [Control("reset", NOWHERE, self.look.words.say("Reset"), enabled=self._may_reset)]

    @property
    def _may_reset(self) -> bool:
        """What is not read yet could not be left out."""
        return self._reading.is_over and self.counted.deals.deals > 0

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key != "reset":
            return super().press(pressed)
        say = self.look.words.say
        text = say("Counting begins anew. The matches that were kept stay.")
        return Ask(say("Reset the statistics?"), text, say("Reset"), self._reset)

    def _reset(self) -> Move:
        self.services.saves.reset_statistics()
        return Pop()

    def return_to_top(self) -> None:
        self._reading.end()
        self._read_anew(self.services)
        self.lay_out()

    # ------------------------------------------------------------------ the page

    def scroll_over(self, body: Box) -> Scroll:
        scale = self.look.scale
        return LongPage(body, list(self._pieces()), line_height(scale.body), scale.px(16, 7))

    def page(self, surface: pygame.Surface, width: int) -> float:
        return 0.0

    def _pieces(self) -> Iterator[Piece]:
        say, counted, scale = self.look.words.say, self.counted, self.look.scale
        if counted.deals.deals == 0:
            yield partial(self._note, say("Nothing is counted yet. Hands count here once they are over."))
            return
        yield partial(figures, scale, named=self._of_table())
        levels = [level for level in LEVELS if level in counted.levels]
        for title, rows in (
            (say("People"), counted.people),
            (say("Bots"), {level_name(self.look.words, level): counted.levels[level] for level in levels}),
        ):
            if rows:
                yield partial(heading, scale, text=title)
            for name, row in rows.items():
                yield partial(self._player, name, row)
        yield partial(heading, scale, text=say("Are the deals fair?"))
        note = say(
            "A fair deal gives each seat 1.75 doubles and 42 pips on average: over many hands the bars meet the line."
        )
        yield partial(self._note, note)
        dealt = counted.deals
        for label, sums, fair in (
            (say("Doubles a hand"), dealt.doubles, FAIR_DOUBLES),
            (say("Pips a hand"), dealt.pips, FAIR_PIPS),
        ):
            yield partial(self._chart, label, [total / dealt.deals for total in sums], fair)

    def _of_table(self) -> list[tuple[str, str]]:
        say, counted = self.look.words.say, self.counted
        return [
            (say("hands"), str(counted.hands)),
            (say("matches won"), str(counted.matches)),
            (say("blocks"), str(counted.blocks)),
            (say("keys"), str(counted.keys)),
            (say("broken streaks"), str(counted.breaks)),
            (say("draws"), str(counted.draws)),
        ]

    def _of_player(self, row: Counts) -> list[tuple[str, str]]:
        say = self.look.words.say
        return [
            (say("hands"), str(row.hands)),
            (say("hands won"), str(row.wins)),
            (say("matches won"), say("{won} of {all}", won=row.matches_won, all=row.matches)),
            (say("blocks closed"), str(row.blocks)),
            (say("keys"), str(row.keys)),
            (say("passes"), str(row.passes)),
            (say("passes given"), str(row.passes_given)),
        ]

    def _note(self, text: str, surface: pygame.Surface, box: Box) -> float:
        return write_lines(surface, text, box, self.look.scale.body, SOFT).bottom

    def _player(self, name: str, row: Counts, surface: pygame.Surface, box: Box) -> float:
        """The name, a bar of the hands won, and the figures."""
        scale = self.look.scale
        share = row.wins / row.hands if row.hands else 0.0
        head = box.top(line_height(scale.body))
        percent = self.look.words.say("{share} % of the hands won", share=round(100 * share))
        right = write_in(
            surface, percent, Box(box.x + box.w * 0.5, box.y, box.w * 0.5, head.h), scale.small, SOFT, align=Align.RIGHT
        )
        write_in(
            surface, name, Box(box.x, box.y, right.x - box.x - scale.px(12, 5), head.h), scale.body, GOLD, Weight.BLACK
        )
        bar = box.strip(head.bottom, scale.pad)
        self._bar(surface, bar, share)
        return figures(scale, surface, box.strip(bar.bottom + scale.px(6, 2), 0), self._of_player(row))

    def _bar(self, surface: pygame.Surface, box: Box, share: float) -> None:
        radius = round(box.h / 2)
        pygame.draw.rect(surface, FAINT, box.whole(), max(round(box.h / 8), 1), border_radius=radius)
        filled = box.piece(box.x, max(box.w * min(share, 1.0), 0)).whole()
        if filled.w >= 1:
            pygame.draw.rect(surface, GOLD, filled, border_radius=radius)

    def _chart(self, label: str, values: list[float], fair: float, surface: pygame.Surface, box: Box) -> float:
        """A bar a seat; the line stands where a fair deal would be on average."""
        scale, say = self.look.scale, self.look.words.say
        step = line_height(scale.body)
        y = write_lines(surface, label, box, scale.body, CREAM, Weight.BLACK).bottom
        seats = [say("Seat {seat}", seat=seat) for seat in SEATS]
        left = max(width_of(seat, scale.body) for seat in seats) + scale.inset
        shown = [self._local(f"{value:.2f}") for value in values]
        right = max(width_of(text, scale.body) for text in shown) + scale.inset
        room = Box(box.x + left, y, box.w - left - right, step)
        most = max(2 * fair, *values)
        for place, (seat, text) in enumerate(zip(seats, shown, strict=True)):
            row = room.moved(0, place * step)
            write(surface, seat, (box.x, row.centre[1]), scale.body, SOFT)
            self._bar(surface, row.strip(row.y + step * 0.25, step * 0.5), values[place] / most)
            write(surface, text, (box.right, row.centre[1]), scale.body, CREAM, align=Align.RIGHT)
        x = room.x + room.w * fair / most
        surface.fill(CREAM, pygame.Rect(round(x) - 1, round(y), max(scale.px(3), 2), round(len(SEATS) * step)))
        return y + len(SEATS) * step

    def _local(self, number: str) -> str:
        """With a decimal comma in Spanish."""
        return number.replace(".", ",") if self.look.words.language == "es" else number
