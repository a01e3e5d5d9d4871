"""The deal of the day: today's boards, those of the days before, the streak and a calendar."""

import calendar
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial

import pygame

from game.games import GAMES
from game.homes.day import DONE, day_event, day_line, streak
from game.homes.par import par_line_match
from game.homes.wording import honesty_note
from game.sentences.voice import game_name
from scenes import routes
from scenes.look import Look
from scenes.screens.homes.sending import send
from scenes.screens.homes.standing import go_to_table, widen
from scenes.services import Services
from scenes.stack import Move, Pop, Push, Restart
from scenes.store.kept_events import KeptEvent
from scenes.table.company import Company
from scenes.ui.long_page import LongPage, Piece
from scenes.ui.page_scene import PageScene
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.scroll import Scroll
from sprites.geometry import NOWHERE, Box
from sprites.lettering import Align, Weight, line_height, write_in, write_lines
from sprites.palette import CREAM, GOLD, INK, SOFT, Colour

MONTH = timedelta(days=31)


class Days(PageScene):
    """`day` is the one looked at. A board can be begun on its own day alone, by the clock of this machine; any day can
    be looked at once it is played, or missed."""

    def __init__(self, to: routes.Days, company: Company) -> None:
        self._to, self._company = to, company
        self._told = ""
        self._asked = ""

    def arrive(self, look: Look, services: Services) -> None:
        self.today = services.saves.today()
        self.day = self._to.day or self.today
        super().arrive(look, services)

    def return_to_top(self) -> None:
        self.lay_out()

    @property
    def title(self) -> str:
        return f"{self.look.words.say('Deal of the day')} · {day_text(self.day, self.look.words.language)}"

    def kept(self, game: str) -> KeptEvent | None:
        return self.services.saves.events.find(day_event(self.day, game))

    # ------------------------------------------------------------------ what can be done

    def buttons(self) -> list[Control]:
        words = self.look.words
        first, last = self._range
        return [
            Control("day:-1", NOWHERE, "", icon="left", enabled=self.day > first),
            Control("day:1", NOWHERE, "", icon="right", enabled=self.day < last),
            *(self._game_button(game) for game in GAMES),
            Control("send", NOWHERE, words.say("Send"), icon="log", enabled=self._lines != []),
        ]

    def place(self) -> None:
        super().place()
        widen(self.panel, ["day:-1", "day:1"], 0.35)

    def _game_button(self, game: str) -> Control:
        """Gold where there is something to play."""
        kept, label = self.kept(game), game_name(self.look.words, game)
        begun = kept is not None and kept.played is not None
        plays = not self.services.saves.is_second and (not kept.is_over if begun and kept else self.day == self.today)
        kind, icon = (Kind.MAIN, "play") if plays else (Kind.PLAIN, "eye")
        return Control(f"game:{game}", NOWHERE, label, kind, icon=icon, enabled=plays or begun or self.day < self.today)

    def _close(self) -> Control:
        close = super()._close()
        close.kind = Kind.PLAIN
        return close

    @property
    def first_focus(self) -> str:
        return f"game:{next(iter(GAMES))}"

    def press(self, pressed: Pressed) -> Move | None:
        what, _, which = pressed.key.partition(":")
        match what:
            case "day":
                self._turn(int(which))
                return None
            case "game":
                return self._open(which)
            case "send":
                self._send()
                return None
        return self.back()

    def back(self) -> Move | None:
        return Restart(routes.Title()) if self._to.is_first else Pop()

    def _send(self) -> None:
        """The short lines for a messenger; in the file the whole results, which another home can compare."""
        results = [str(kept.own) for game in GAMES if (kept := self.kept(game)) is not None and kept.is_over]
        folder, name = self.services.saves.folder, f"day-{self.day.isoformat()}"
        self._tell(send(self.look.words, folder, name, "\n".join(self._lines), "\n".join(results)))

    @property
    def _range(self) -> tuple[date, date]:
        """Back as far as anything was played, and a month at least; ahead as far as a day was played."""
        played = self.services.saves.events.days()
        return min([self.today - MONTH, *played]), max([self.today, *played])

    def _turn(self, days: int) -> None:
        self.day += timedelta(days=days)
        self._told = self._asked = ""
        self.lay_out()

    def _open(self, game: str) -> Move | None:
        """What is begun goes on, on whatever day; what is over is opened; a new board begins on its day alone."""
        event, kept = day_event(self.day, game), self.kept(game)
        if kept is not None and kept.is_over:
            return Push(routes.EventBoard(event, 1))
        if kept is not None and kept.played is not None:
            return go_to_table(self.look.words, self._company, kept)
        if self.day == self.today and self._midnight_passed():
            return None
        if self.day == self.today:
            return go_to_table(self.look.words, self._company, kept or KeptEvent(event))
        self._asked = game
        self._tell(self.look.words.say("The hardest bot plays it…"))
        return None

    def _midnight_passed(self) -> bool:
        """Since this was opened: then it is another day's board that is begun, and that is said first."""
        now = self.services.saves.today()
        if now == self.today:
            return False
        self.today = self.day = now
        self._tell(self.look.words.say("It is another day now."))
        return True

    def _tell(self, text: str) -> None:
        self._told = text
        self.lay_out()

    # ------------------------------------------------------------------ time

    @property
    def is_moving(self) -> bool:
        return self._asked != "" or any(self._line_of(game) == "" for game in self._over)

    def pass_time(self, dt: float) -> Move | None:
        if not dt:
            return None
        if self._asked:
            return self._look_at(self._asked)
        for game in self._over:
            if self._line_of(game) == "":
                self._work_on(game)
                break
        return None

    def _look_at(self, game: str) -> Move | None:
        event = day_event(self.day, game)
        pars = self.services.homes.pars(event)
        pars.step()
        if not pars.is_over:
            return None
        self._asked, self._told = "", ""
        self.lay_out()
        return Push(routes.Replay(par_line_match(event, 1, pars.done[0]), 1))

    def _work_on(self, game: str) -> None:
        kept = self.kept(game)
        assert kept is not None
        assert kept.played is not None
        pars, clean = self.services.homes.pars(kept.event), self.services.homes.clean(kept.played.match)
        if pars.is_over:
            clean.step()
        pars.step()
        if self._line_of(game):
            self.lay_out()

    # ------------------------------------------------------------------ words

    @property
    def _over(self) -> list[str]:
        return [game for game in GAMES if (kept := self.kept(game)) is not None and kept.is_over]

    def _line_of(self, game: str) -> str:
        """The line to send; empty before par is known."""
        kept = self.kept(game)
        if kept is None or kept.played is None or not kept.is_over:
            return ""
        pars, clean = self.services.homes.pars(kept.event), self.services.homes.clean(kept.played.match).is_clean
        if not pars.is_over or clean is None:
            return ""
        return day_line(kept.event, kept.played.results()[0], pars.done[0].mean, is_clean=clean)

    @property
    def _lines(self) -> list[str]:
        return [line for line in map(self._line_of, GAMES) if line]

    # ------------------------------------------------------------------ the page

    def scroll_over(self, body: Box) -> Scroll:
        scale = self.look.scale
        side = min(body.h, body.w * 0.44)
        self._calendar = Box(body.right - side, body.y, side, side).whole()
        text = body._replace(w=body.w - side - scale.px(44, 24))
        return LongPage(text, list(self._pieces()), line_height(scale.body), scale.px(12, 5))

    def page(self, surface: pygame.Surface, width: int) -> float:
        return 0.0

    def _pieces(self) -> Iterator[Piece]:
        words, scale = self.look.words, self.look.scale
        days = streak(self.services.saves.events.days(), self.today)
        if self._told:
            yield partial(_paint_text, self._told, scale.body, GOLD)
        told = words.count("{n} day in a row", "{n} days in a row", days)
        yield partial(_paint_text, told, round(scale.body * 1.2), GOLD)
        for game in GAMES:
            line = self._line_of(game)
            text, _, marks = line.rpartition(" · ")
            yield partial(_paint_text, text or self._state_of(game), scale.body, CREAM)
            if marks:
                yield partial(_paint_marks, marks, scale.body)
        partner = words.say(
            "One board of each game, the same for everybody on this day: you with the hardest bot as your partner "
            "against two more. Each is played once."
        )
        yield partial(_paint_text, partner, scale.small, SOFT)
        marks = words.say("The three marks: won; no less than par; no mistake.")
        yield partial(_paint_text, marks, scale.small, SOFT)
        yield partial(_paint_text, honesty_note(words), scale.small, SOFT)

    def _state_of(self, game: str) -> str:
        words, kept, name = self.look.words, self.kept(game), game_name(self.look.words, game)
        if kept is None or kept.played is None:
            if self.day < self.today:
                return words.say("{game}: missed", game=name)
            return words.say("{game}: still to play", game=name)
        if not kept.is_over:
            return words.say("{game}: begun", game=name)
        return words.say("{game}: par is being counted…", game=name)

    # ------------------------------------------------------------------ the calendar

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        words, box, scale = self.look.words, self._calendar, self.look.scale
        weeks = calendar.Calendar().monthdatescalendar(self.day.year, self.day.month)
        step = box.h / (len(weeks) + 1)
        month = month_text(self.day, words.language)
        write_in(surface, month, box.top(step), scale.body, CREAM, Weight.BLACK, Align.CENTRE)
        for row, week in enumerate(weeks, start=1):
            for place, day in enumerate(week):
                if day.month == self.day.month:
                    cell = Box(box.x + place * box.w / 7, box.y + row * step, box.w / 7, step)
                    self._paint_day(surface, cell, day)

    def _paint_day(self, surface: pygame.Surface, cell: Box, day: date) -> None:
        """A ring where one board was played, a disc where both were; a frame around the one that is looked at."""
        played = len(self.services.saves.events.days().get(day, ()))
        radius = round(min(cell.w, cell.h) * 0.42)
        centre = (round(cell.centre[0]), round(cell.centre[1]))
        if played:
            pygame.draw.circle(surface, GOLD, centre, radius, 0 if played > 1 else max(radius // 6, 2))
        if day == self.day:
            pygame.draw.rect(surface, CREAM, cell.shrunk(1).whole(), max(radius // 10, 1), border_radius=radius // 3)
        colour: Colour = INK if played > 1 else CREAM if day <= self.today else SOFT
        weight = Weight.BLACK if day == self.today else Weight.BOLD
        write_in(surface, str(day.day), cell, self.look.scale.small, colour, weight, Align.CENTRE)


def day_text(day: date, language: str) -> str:
    """`01/12/2026`, or `2026-12-01` in English."""
    return day.strftime("%d/%m/%Y") if language == "es" else day.isoformat()


def month_text(day: date, language: str) -> str:
    return f"{day.month:02}/{day.year}" if language == "es" else f"{day.year}-{day.month:02}"


def _paint_text(text: str, px: int, colour: Colour, surface: pygame.Surface, box: Box) -> float:
    return write_lines(surface, text, box, px, colour).bottom


def _paint_marks(marks: str, px: int, surface: pygame.Surface, box: Box) -> float:
    """Drawn, as the house's letters have no such signs."""
    radius = round(px * 0.36)
    for place, mark in enumerate(marks):
        centre = (round(box.x + radius + place * px * 1.1), round(box.y + radius))
        pygame.draw.circle(surface, GOLD, centre, radius, 0 if mark == DONE else max(radius // 4, 2))
    return box.y + 2.4 * radius
