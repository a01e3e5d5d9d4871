"""The matches that were kept, page by page: each can be looked at again or taken away."""

from dataclasses import dataclass

import pygame

from game.contest import hands_called
from game.seats import Pair
from game.sentences.voice import Voice, game_name, told
from scenes import routes
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Ask, Move, Pop, Push, Restart
from scenes.store.kept import Kept, KeptMatch
from scenes.table.company import Company
from scenes.table.duplicate_words import not_yet_open
from scenes.ui.page_text import date_text
from scenes.ui.page_turner import PagedScene
from scenes.ui.panel import Control, Pressed
from scenes.ui.rows import row
from scenes.work.shelf_reading import ShelfReading
from sprites.geometry import NOWHERE, Box
from sprites.ground import table_ground
from sprites.lettering import Align, Weight, line_height, write_in, write_lines
from sprites.palette import CREAM, GOLD, SOFT

BETWEEN_LAYOUTS = 0.5
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Row:
    """One match of a record; `is_last` where it is the record's last one, which may be under way."""

    kept: Kept
    match: KeptMatch
    is_last: bool


def rows_of(kept: list[Kept]) -> list[Row]:
    """Every match of every record, the newest first."""
    return [Row(one, match, match is one.matches[-1]) for one in kept for match in reversed(one.matches)]


class Replays(PagedScene):
    def __init__(self, company: Company) -> None:
        self._company = company

    def arrive(self, look: Look, services: Services) -> None:
        self._read_anew(services)
        super().arrive(look, services)

    def return_to_top(self) -> None:
        self._reading.end()
        self._read_anew(self.services)
        self.lay_out()

    def leave(self) -> None:
        self._reading.end()

    def _read_anew(self, services: Services) -> None:
        self._reading = ShelfReading(services.saves)
        self._waited = 0.0
        self.rows = rows_of(self._reading.kept)

    def pass_time(self, dt: float) -> Move | None:
        """The list fills while it is looked at; the rows in sight are laid out anew at times, and not at every one."""
        if dt and self._reading.step():
            self._waited += dt
            if self._reading.is_over or self._waited >= BETWEEN_LAYOUTS:
                self._waited = 0.0
                self.rows = rows_of(self._reading.kept)
                self.lay_out()
        return None

    @property
    def wants_time(self) -> bool:
        return not self._reading.is_over

    @property
    def sight(self) -> object:
        return len(self.rows), self._reading.is_over

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        gap = scale.pad
        high = max(scale.touch, round(scale.body * 1.9))
        whole = scale.safe_area
        entry_w = min(max(scale.px(420), 11 * scale.body), whole.w * 0.6)
        self._head = Box(whole.x, whole.y, whole.w - entry_w - gap, max(round(scale.head * 1.35), high))
        entry = Box(self._head.right + gap, whole.y, entry_w, high).whole()
        foot = whole.strip(whole.bottom - high, high)
        self._list = whole.strip(self._head.bottom + gap / 2, foot.y - gap - self._head.bottom - gap / 2)
        self._step = max(round(line_height(scale.body) * 2.1), scale.touch) + gap
        self.per_page = max(int((self._list.h + gap) // self._step), 1)
        self.set_pages(len(self.rows), self.per_page)
        for place, _ in enumerate(self._shown):
            self._place_row(place, gap)
        self.panel.put(Control("entry", entry, say("Seed or hand code"), icon="eye"))
        narrow, x = max(high, scale.touch), whole.x
        back_w = min(max(scale.px(260), 7 * scale.body), whole.w * 0.28)
        self.panel.put(Control("back", foot.piece(x, back_w).whole(), say("Back"), icon="back"))
        x += back_w + gap
        turns = self.pages > 1
        if turns:
            number_w = 4.5 * scale.body
            self.panel.put(Control("previous", foot.piece(x, narrow).whole(), "", enabled=self.page > 0, icon="left"))
            self._number = foot.piece(x + narrow, number_w)
            x += narrow + number_w
            may = self.page < self.pages - 1
            self.panel.put(Control("next", foot.piece(x, narrow).whole(), "", enabled=may, icon="right"))
            x += narrow + gap
        practice = Control("practice", NOWHERE, say("Play from a code"))
        gallery = Control("gallery", NOWHERE, say("Hands to learn from"))
        row(self.panel, foot.piece(x, whole.right - x), gap, [practice, gallery])

    def _place_row(self, place: int, gap: int) -> None:
        y, height = self._list.y + place * self._step, self._step - gap
        drop_w = max(height * 0.8, self.look.scale.touch)
        line = self._list.strip(y, height)
        wide = line.piece(line.x, line.w - drop_w - gap)
        self.panel.put(Control(f"match:{place}", wide.whole(), ""))
        drop = line.piece(wide.right + gap, drop_w)
        self.panel.put(Control(f"delete:{place}", drop.whole(), "", icon="close"))

    @property
    def _shown(self) -> list[Row]:
        first = self.page * self.per_page
        return self.rows[first : first + self.per_page]

    # ------------------------------------------------------------------ doing

    def press(self, pressed: Pressed) -> Move | None:
        what, _, place = pressed.key.partition(":")
        match what:
            case "back":
                return Pop()
            case "previous":
                self.turn(-1)
            case "next":
                self.turn(1)
            case "practice":
                return Push(routes.Practice())
            case "gallery":
                return Push(routes.Gallery())
            case "entry":
                return Push(routes.HandEntry())
            case "match":
                return self._open(self._shown[int(place)])
            case "delete":
                return self._delete_question(self._shown[int(place)])
        return None

    def _open(self, row: Row) -> Move | None:
        if self._is_closed(row):
            return self._not_yet()
        match = self.services.saves.read(row.kept)
        if match is not None and self.services.saves.deals_again(match):
            return self._not_yet()
        return None if match is None else Push(routes.Replay(match, row.match.first))

    def _is_closed(self, row: Row) -> bool:
        return self.services.saves.is_closed(row.kept)

    def _not_yet(self) -> Ask:
        """The way to see such a board is to play the others."""
        say = self.look.words.say

        def go_on() -> Move:
            return Restart(routes.Play()) if self._company.sit_down_at_duplicate_again() else Pop()

        return Ask(say("Not yet"), not_yet_open(self.look.words), say("Go on playing"), go_on)

    def _delete_question(self, row: Row) -> Ask:
        say, count, matches = self.look.words.say, self.look.words.count, len(row.kept.matches)
        title = told(self.look.words, hands_called(row.kept.boards).ask_delete)
        lines = [self._when(row), self._who(row)]
        if row.kept.boards is not None:
            lines.append(count("{n} board of it is kept; it goes.", "{n} boards of it are kept; they all go.", matches))
            if self._is_closed(row):
                lines.append(say("It cannot be gone on with then."))
            elif self.services.saves.has_sheet(row.kept):
                lines.append(say("Its result sheet goes too."))
        elif matches > 1:
            lines.append(
                count("The record holds {n} match; it goes too.", "The record holds {n} matches; they all go.", matches)
            )

        def yes() -> Move:
            self.services.saves.delete(row.kept)
            return Pop()

        return Ask(title, "\n".join(lines), say("Delete"), yes)

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, say, table = self.look.scale, self.look.words.say, self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, say("Replays") + self._reading.share, self._head, scale.head, GOLD, Weight.BLACK)
        if not self.rows and self._reading.is_over:
            text = say("No match is kept yet. Each one you play will stand here.")
            write_lines(surface, text, self._list, scale.body, SOFT)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale = self.look.scale
        for place, shown in enumerate(self._shown):
            box = self.panel.controls[f"match:{place}"].box.shrunk(scale.pad)
            upper, lower = box.top(box.h / 2), box.strip(box.centre[1], box.h / 2)
            state = write_in(surface, self._state(shown), upper, scale.small, SOFT, align=Align.RIGHT)
            when = upper.piece(upper.x, state.x - upper.x - scale.pad)
            write_in(surface, self._when(shown), when, scale.small, SOFT)
            write_in(surface, self._who(shown), lower, scale.body, CREAM)
        if self.pages > 1:
            number = f"{self.page + 1} / {self.pages}"
            write_in(surface, number, self._number, scale.body, CREAM, align=Align.CENTRE)

    def _when(self, row: Row) -> str:
        words, match, boards = self.look.words, row.match, row.kept.boards
        what = words.count("{n} hand", "{n} hands", match.last - match.first + 1)
        if boards is not None:
            what = words.say("Duplicate, board {n} of {all}", n=match.first, all=boards)
        own_name = f"{row.kept.own_name} · " if row.kept.own_name else ""
        return f"{own_name}{date_text(row.kept.began, words)} · {game_name(words, row.kept.game)} · {what}"

    def _who(self, row: Row) -> str:
        """`Ana and Carmen 4 - 0 Beto and Dora`."""
        voice = Voice(self.look.words, row.kept.game, row.kept.names)
        one, two = row.match.score
        return f"{voice.pair(Pair.P13)}  {one} - {two}  {voice.pair(Pair.P24)}"

    def _state(self, row: Row) -> str:
        say, boards = self.look.words.say, row.kept.boards
        if boards is not None:
            if self._is_closed(row):
                return say("not yet open")
            return say("played to its end") if row.kept.hands == boards else say("given up")
        if row.kept.is_practice:
            return say("practice")
        if row.match.winner is not None:
            return say("won")
        return say("not over") if row.is_last else say("given up")
