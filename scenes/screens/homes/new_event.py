"""A new event: what it is called, which boards, who sits how."""

from typing import ClassVar, TypeVar

import pygame

from game.bots.levels import PLAYING_LEVELS
from game.deal import SEED_LENGTH, TITLE_LENGTH, BadText, draw_seed, seed_from_text, title_from_text
from game.games import GAMES
from game.homes.event import Event, Who
from game.sentences.refusals import bad_text_line
from game.sentences.voice import game_name, level_name
from scenes import routes
from scenes.stack import Move, Pop, Replace
from scenes.store.kept_events import KeptEvent
from scenes.ui.card_scene import paint_card
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from sprites.geometry import Box, around
from sprites.lettering import line_height, wrapped, write_lines
from sprites.palette import ALARM, SOFT

T = TypeVar("T")
SIZES = (2, 4, 8, 12, 16, 24, 32)
USUAL = 8


class EventSetup(PanelScene):
    is_overlay: ClassVar[bool] = True

    def __init__(self, game: str) -> None:
        self.game, self.boards, self.who, self.level = game, USUAL, Who.PAIR, "medium"
        self.title, self.seed, self.problem = "", "", ""

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        pad, gap, row = scale.px(40, 12), scale.px(14, 4), max(scale.touch, round(scale.body * 1.7))
        width = min(max(scale.px(1200) * scale.text / 100, 620), scale.width - 2 * scale.margin_x)
        inner, head = width - 2 * pad, scale.head * 1.4
        notes = (self._note, *self._other_notes)
        told = max(len(wrapped(text, scale.small, int(inner))) for text in notes) * line_height(scale.small)
        most = scale.height - 2 * scale.margin_y
        height = min(2 * pad + head + 7 * row + 7 * gap + told, most)
        self.card = around((scale.width / 2, scale.height / 2), width, height).whole()
        self._head = Box(self.card.x + pad, self.card.y + pad, inner, head)
        step = min(row + gap, (height - 2 * pad - head - told - row - gap) / 6)
        y = self._head.bottom
        title, seed = say("Name of the event"), say("Seed (optional)")
        entries = (("title", title, self.title, TITLE_LENGTH), ("seed", seed, self.seed, SEED_LENGTH))
        for key, label, value, longest in entries:
            box = Box(self._head.x, y, inner, step - gap).whole()
            self.panel.put(Control(key, box, label, Kind.ENTRY, value, longest=longest))
            y += step
        for key, label in (
            ("game", say("Game")),
            ("boards", say("How long")),
            ("who", say("Who plays")),
            ("level", say("Bots")),
        ):
            box = Box(self._head.x, y, inner, step - gap).whole()
            self.panel.put(Control(key, box, label, Kind.CHOICE))
            y += step
        self._told = Box(self._head.x, y, inner, told)
        low, half = self.card.bottom - pad - row, (inner - gap) / 2
        self.panel.put(Control("back", Box(self._head.x, low, half, row).whole(), say("Back"), icon="back"))
        make = Box(self._head.x + half + gap, low, half, row).whole()
        self.panel.put(Control("make", make, say("Make it"), Kind.MAIN, icon="play"))
        self._refresh()

    def _refresh(self) -> None:
        words, controls = self.look.words, self.panel.controls
        controls["game"].value = game_name(words, self.game)
        controls["boards"].value = words.count("{n} board", "{n} boards", self.boards)
        controls["who"].value = {
            Who.PAIR: words.say("a pair"),
            Who.ONE: words.say("one person"),
            Who.FOUR: words.say("four people"),
        }[self.who]
        controls["level"].value = "-" if self.who is Who.FOUR else level_name(words, self.level)
        controls["level"].enabled = self.who is not Who.FOUR

    @property
    def first_focus(self) -> str:
        return "make"

    # ------------------------------------------------------------------ doing

    def edited(self) -> None:
        self.problem = ""
        self.title, self.seed = (self.panel.controls[key].value for key in ("title", "seed"))

    def refuse(self, line: str) -> None:
        self.problem = line

    def press(self, pressed: Pressed) -> Move | None:
        self.problem = ""
        match pressed.key:
            case "back":
                return Pop()
            case "make":
                return self._make()
            case "game":
                self.game = _next(tuple(GAMES), self.game, pressed.step)
            case "boards":
                self.boards = _next(SIZES, self.boards, pressed.step)
            case "who":
                self.who = _next(tuple(Who), self.who, pressed.step)
            case "level":
                self.level = _next(tuple(PLAYING_LEVELS), self.level, pressed.step)
        self._refresh()
        return None

    def _make(self) -> Move | None:
        words = self.look.words
        try:
            title = title_from_text(self.title or self._given_title)
        except BadText as bad:
            self.problem = bad_text_line(words, "name", self.title, bad)
            return None
        try:
            seed = seed_from_text(self.seed) if self.seed.strip() else draw_seed()
        except BadText as bad:
            self.problem = bad_text_line(words, "seed", self.seed, bad)
            return None
        level = None if self.who is Who.FOUR else self.level
        kept = KeptEvent(Event(title, self.game, seed, self.boards, self.who, level))
        self.services.saves.keep_event(self.services.saves.events.find(kept.event) or kept)
        return Replace(routes.EventPage(kept.event))

    @property
    def _given_title(self) -> str:
        """Where nobody gave one: the day on which it was made."""
        return self.services.saves.today().isoformat()

    def back(self) -> Move | None:
        """A field is left first."""
        if not self.panel.takes_text:
            return Pop()
        self.panel.focus = self.first_focus
        return None

    # ------------------------------------------------------------------ picture

    @property
    def _note(self) -> str:
        return self.problem or self._other_notes[0]

    @property
    def _other_notes(self) -> tuple[str, ...]:
        say = self.look.words.say
        people = say("The names of the people are those of the lobby. Without a seed one is drawn.")
        return (people,)

    def paint(self, surface: pygame.Surface) -> None:
        paint_card(surface, self.look, self.card, self._head, self.look.words.say("New event"))
        write_lines(surface, self._note, self._told, self.look.scale.small, ALARM if self.problem else SOFT)


def _next(choices: tuple[T, ...], now: T, step: int) -> T:
    return choices[(choices.index(now) + step) % len(choices)]
