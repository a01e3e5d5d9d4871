"""One event: what is agreed on, how far it is played here, its line and its QR code to send."""

from collections.abc import Iterator
from functools import partial

import pygame

from game.homes.check import can_be_checked
from game.homes.wording import apart_line, facts_text, honesty_note
from game.sentences.voice import Voice
from scenes import routes
from scenes.input import clipboard
from scenes.look import Look
from scenes.screens.homes.sending import send
from scenes.screens.homes.standing import go_to_table, people_names, state_text
from scenes.services import Services
from scenes.stack import Move, Pop, Push, Restart
from scenes.store.kept_events import KeptEvent, name_of
from scenes.store.lines_file import found_in
from scenes.store.record_file import Refused
from scenes.table.company import Company
from scenes.ui.long_page import LongPage, Piece
from scenes.ui.page_scene import PageScene
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.qr_code import qr_picture
from scenes.ui.scroll import Scroll
from sprites.geometry import NOWHERE, Box
from sprites.lettering import Weight, line_height, write_lines
from sprites.palette import CREAM, GOLD, SOFT, Colour


class EventPage(PageScene):
    def __init__(self, to: routes.EventPage, company: Company) -> None:
        self._to, self._company = to, company
        self._told = ""

    def arrive(self, look: Look, services: Services) -> None:
        self.kept = services.saves.events.find(self._to.event) or KeptEvent(self._to.event)
        super().arrive(look, services)

    def return_to_top(self) -> None:
        self.lay_out()

    # ------------------------------------------------------------------ what can be done

    @property
    def title(self) -> str:
        return self.kept.event.title

    def buttons(self) -> list[Control]:
        say, kept = self.look.words.say, self.kept
        if kept.is_over:
            sheet = Control("sheet", NOWHERE, say("The sheet"), Kind.MAIN, icon="details")
            return [sheet, Control("send", NOWHERE, say("Send result"), icon="log"), self._paste]
        label = say("Play") if kept.played is None else say("Go on")
        play = Control("play", NOWHERE, label, Kind.MAIN, icon="play", enabled=not self.services.saves.is_second)
        return [play, Control("send", NOWHERE, say("Send event"), icon="log"), self._paste]

    @property
    def _paste(self) -> Control:
        return Control("paste", NOWHERE, self.look.words.say("Paste a result"), icon="swap")

    def _close(self) -> Control:
        close = super()._close()
        close.kind = Kind.PLAIN
        return close

    @property
    def first_focus(self) -> str:
        return "sheet" if self.kept.is_over else "play"

    def press(self, pressed: Pressed) -> Move | None:
        words = self.look.words
        match pressed.key:
            case "play":
                return go_to_table(words, self._company, self.kept)
            case "sheet":
                return Push(routes.HomesSheet(self.kept.event))
            case "send":
                self._told = send(words, self.services.saves.folder, self._file_name, self.line)
                self.lay_out()
                return None
            case "paste":
                return self._paste_result()
        return self.back()

    def back(self) -> Move | None:
        return Restart(routes.Title()) if self._to.is_first else Pop()

    def _paste_result(self) -> Move | None:
        try:
            return Push(routes.FromOutside(found_in(clipboard.get(), self.look.words)))
        except Refused as refused:
            self._told = str(refused)
            self.lay_out()
            return None

    @property
    def line(self) -> str:
        """What other homes need: the event, and once it is played here the result."""
        own = self.kept.own
        return str(self.kept.event) if own is None else str(own)

    @property
    def _file_name(self) -> str:
        name = name_of(self.kept.event)
        return name if self.kept.own is None else f"{name}-{self.kept.own.boards[0].seal}"

    # ------------------------------------------------------------------ the page

    def scroll_over(self, body: Box) -> Scroll:
        """The code to the right, as large as cameras like it; the text beside it, or alone once there is no code."""
        scale = self.look.scale
        side = 0.0 if self.kept.is_over else min(body.h, body.w * 0.46)
        self._code = None if self.kept.is_over else qr_picture(str(self.kept.event), int(side))
        size = 0 if self._code is None else self._code.get_width()
        self._code_at = (round(body.right - size), round(body.y + (body.h - size) / 2))
        gap = scale.px(44, 22) if self._code is not None else 0
        text = body.piece(body.x, body.w - size - gap)
        return LongPage(text, list(self._pieces()), line_height(scale.body), scale.gap)

    def page(self, surface: pygame.Surface, width: int) -> float:
        return 0.0

    def _pieces(self) -> Iterator[Piece]:
        words, kept, scale = self.look.words, self.kept, self.look.scale
        if self._told:
            yield self._text(self._told, scale.body, GOLD)
        yield self._text(facts_text(words, kept.event), scale.body, CREAM)
        yield self._text(self._who, scale.body, CREAM)
        yield self._text(state_text(words, kept), scale.body, GOLD)
        for result in kept.results:
            if not can_be_checked(result):
                yield self._text(apart_line(words, result), scale.small, SOFT)
        if not kept.is_over:
            yield self._text(words.say("Boards are played once, in order. Nothing is taken back."), scale.small, SOFT)
            yield self._text(honesty_note(words), scale.small, SOFT)
        yield self._text(str(kept.event), scale.small, SOFT)

    @property
    def _who(self) -> str:
        words, kept = self.look.words, self.kept
        event = kept.event
        names = people_names(words, self._company, event)
        players = event.players(names) if kept.played is None else kept.played.match.players
        voice = Voice(words, event.game, tuple(player.name for player in players))
        return words.say("Here: {people}", people=voice.seats(event.who.people))

    def _text(self, text: str, px: int, colour: Colour) -> Piece:
        return partial(_paint_text, text, px, colour)

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        if self._code is not None:
            surface.blit(self._code, self._code_at)


def _paint_text(text: str, px: int, colour: Colour, surface: pygame.Surface, box: Box) -> float:
    return write_lines(surface, text, box, px, colour, Weight.BOLD).bottom
