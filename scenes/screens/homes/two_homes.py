"""Two homes: the events that are kept, a line to read, and a new one."""

import pygame

from game.deal import NAME_LENGTH, BadText
from game.games import DEFAULT_GAME
from game.homes.lines import LONGEST
from game.homes.wording import facts_text
from game.sentences.refusals import bad_text_line
from scenes import routes
from scenes.input import clipboard
from scenes.look import Look
from scenes.screens.homes.standing import state_text
from scenes.services import Services
from scenes.stack import Move, Pop, Push
from scenes.store.kept_events import KeptEvent
from scenes.store.lines_file import found_in
from scenes.store.record_file import Refused
from scenes.table.company import Company
from scenes.ui.page_turner import PagedScene
from scenes.ui.panel import Control, Kind, Pressed
from sprites.geometry import Box
from sprites.ground import table_ground
from sprites.lettering import Align, Weight, line_height, write_in, write_lines
from sprites.palette import ALARM, CREAM, GOLD, SOFT


class Events(PagedScene):
    def __init__(self, company: Company) -> None:
        self._company = company
        self._typed, self._problem = "", ""

    def arrive(self, look: Look, services: Services) -> None:
        self.kept = services.saves.events.all()
        self._home = services.saves.events.home
        super().arrive(look, services)

    def return_to_top(self) -> None:
        self.kept = self.services.saves.events.all()
        self.lay_out()

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        whole, gap, row = scale.safe_area, scale.pad, max(scale.touch, round(scale.body * 1.9))
        entry_w = whole.w * 0.5
        self._head = Box(whole.x, whole.y, whole.w - entry_w - gap, row)
        home = Box(self._head.right + gap, whole.y, entry_w, row).whole()
        self.panel.put(Control("home", home, say("Name of this home"), Kind.ENTRY, self._home, longest=NAME_LENGTH))
        y = home.bottom + gap
        short = min(max(scale.px(240), 6 * scale.body), whole.w * 0.2)
        line = Box(whole.x, y, whole.w - 2 * (short + gap), row).whole()
        self.panel.put(Control("line", line, say("Line or file"), Kind.ENTRY, self._typed, longest=LONGEST))
        self.panel.put(Control("paste", Box(line.right + gap, y, short, row).whole(), say("Paste"), icon="log"))
        read = Box(line.right + 2 * gap + short, y, short, row).whole()
        self.panel.put(Control("read", read, say("Read"), icon="eye"))
        foot = whole.bottom - row
        self._note = whole.strip(read.bottom, round(scale.small * 1.4))
        self._list = whole.strip(self._note.bottom + gap / 2, foot - gap - self._note.bottom - gap / 2)
        self._step = max(round(line_height(scale.body) * 2.1), scale.touch) + gap
        self.per_page = max(int((self._list.h + gap) // self._step), 1)
        self.set_pages(len(self.kept), self.per_page)
        for place, _ in enumerate(self._shown):
            box = self._list.strip(self._list.y + place * self._step, self._step - gap)
            self.panel.put(Control(f"event:{place}", box.whole(), ""))
        self._place_foot(whole.strip(foot, row), gap)

    def _place_foot(self, box: Box, gap: int) -> None:
        say, third = self.look.words.say, (box.w - 2 * gap) / 3
        self.panel.put(Control("back", box.piece(box.x, third).whole(), say("Back"), icon="back"))
        middle = box.piece(box.x + third + gap, third)
        if self.pages > 1:
            may_back, may_on = self.page > 0, self.page < self.pages - 1
            left = middle._replace(w=box.h).whole()
            right = middle._replace(x=middle.right - box.h, w=box.h).whole()
            self.panel.put(Control("previous", left, "", enabled=may_back, icon="left"))
            self.panel.put(Control("next", right, "", enabled=may_on, icon="right"))
        self._number = middle
        new = box.piece(box.x + 2 * (third + gap), third).whole()
        self.panel.put(Control("new", new, say("New event"), Kind.MAIN, icon="play"))

    @property
    def _shown(self) -> list[KeptEvent]:
        first = self.page * self.per_page
        return self.kept[first : first + self.per_page]

    @property
    def first_focus(self) -> str:
        return "event:0" if self.kept else "new"

    # ------------------------------------------------------------------ doing

    def edited(self) -> None:
        self._problem = ""
        self._typed = self.panel.controls["line"].value
        name = self.panel.controls["home"].value
        if name == self._home:
            return
        self._home = name
        try:
            self.services.saves.events.call_home(name)
        except BadText as bad:
            self._problem = bad_text_line(self.look.words, "name", name, bad)

    def refuse(self, line: str) -> None:
        self._problem = line

    def press(self, pressed: Pressed) -> Move | None:
        what, _, place = pressed.key.partition(":")
        match what:
            case "back":
                return Pop()
            case "previous":
                self.turn(-1)
            case "next":
                self.turn(1)
            case "new":
                return Push(routes.EventSetup(self._game))
            case "event":
                return Push(routes.EventPage(self._shown[int(place)].event))
            case "paste":
                return self._read(clipboard.get())
            case "read":
                return self._read(self._typed)
        return None

    @property
    def _game(self) -> str:
        party = self._company.party
        return DEFAULT_GAME if party is None else party.game

    def _read(self, text: str) -> Move | None:
        try:
            found = found_in(text, self.look.words)
        except Refused as refused:
            self._problem = str(refused)
            return None
        self._typed, self._problem = "", ""
        return Push(routes.FromOutside(found))

    def back(self) -> Move | None:
        """A field is left first."""
        if not self.panel.takes_text:
            return Pop()
        self.panel.focus = self.first_focus
        return None

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, say, table = self.look.scale, self.look.words.say, self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, say("Two homes"), self._head, scale.head, GOLD, Weight.BLACK)
        if self._problem:
            write_in(surface, self._problem, self._note, scale.small, ALARM)
        if not self.kept:
            write_lines(surface, self._explained, self._list, scale.body, SOFT)

    @property
    def _explained(self) -> str:
        return self.look.words.say(
            "An event deals the same boards to several homes. Make one and send its line, or read the line that "
            "somebody sent you. When a home has played, its result comes back as a line, and the sheet compares."
        )

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale, words = self.look.scale, self.look.words
        for place, kept in enumerate(self._shown):
            box = self.panel.controls[f"event:{place}"].box.shrunk(scale.pad)
            upper, lower = box.top(box.h / 2), box.strip(box.centre[1], box.h / 2)
            state = write_in(surface, state_text(words, kept), upper, scale.small, SOFT, align=Align.RIGHT)
            title = upper.piece(upper.x, state.x - upper.x - scale.pad)
            write_in(surface, kept.event.title, title, scale.body, CREAM, Weight.BLACK)
            write_in(surface, facts_text(words, kept.event), lower, scale.small, SOFT)
        if self.pages > 1:
            number = f"{self.page + 1} / {self.pages}"
            write_in(surface, number, self._number, scale.body, CREAM, align=Align.CENTRE)
