"""A seed, a hand code or a hand that somebody sent: typed in or pasted, then looked at."""

from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar

import pygame

from game.deal import BadText, code_from_text, seed_from_text
from game.games import DEFAULT_GAME
from game.match import Match
from game.sentences import bad_text_line
from game.sentences.voice import game_name
from scenes import routes
from scenes.input import clipboard
from scenes.screens.start.opening_choice import after, opening_label, openings
from scenes.stack import Move, Pop, Replace
from scenes.store.record_file import Refused, match_in_text
from scenes.ui.card_scene import paint_card
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import cells, column, row
from scenes.ui.widgets import too_long_line
from scenes.work.bots_play import bots_play, hand_of_code, match_of_seed
from scenes.work.slices import in_slices
from sprites.geometry import NOWHERE, Box, around
from sprites.lettering import line_height, wrapped, write_lines
from sprites.palette import ALARM, CREAM

FIELD = "hand"
LONGEST = 500
"""Letters; the longest hand there is takes fewer."""


class Reading(StrEnum):
    """What the text is taken for."""

    LINE = "line"
    CODE = "code"
    SEED = "seed"


class HandEntry(PanelScene):
    """A line is a whole hand. A code or a seed deals only: bots play what it deals, while the frames go on. What looks
    like a code may be a seed, since drawn seeds look so too: that is for whoever typed it to say."""

    is_overlay: ClassVar[bool] = True

    def __init__(self, game: str = DEFAULT_GAME) -> None:
        self.game, self.opening = game, 0
        self._typed, self._problem = "", ""
        self._is_seed = False
        self._played: Match | None = None
        self._slices: Iterator[None] = iter(())

    @property
    def reading(self) -> Reading:
        if self._typed.lstrip().startswith("tranque "):
            return Reading.LINE
        return Reading.CODE if self._may_be_code and not self._is_seed else Reading.SEED

    @property
    def _may_be_code(self) -> bool:
        try:
            code_from_text(self._typed)
        except BadText:
            return False
        return True

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        pad, gap, high = scale.px(40, 16), scale.gap, max(scale.touch, round(scale.body * 1.7))
        width = min(max(scale.px(1300) * scale.text / 100, 620), scale.width - 2 * scale.margin_x)
        inner, step = width - 2 * pad, line_height(scale.body)
        told = max(2, *(len(wrapped(text, scale.body, int(inner))) for text in self._notes())) * step
        head = scale.head * 1.4
        height = 2 * pad + head + told + 5 * (high + gap) + gap
        self.card = around((scale.width / 2, scale.height / 2), width, height).whole()
        self._head = Box(self.card.x + pad, self.card.y + pad, inner, head)
        field = self._head.below(high).whole()
        self.panel.put(
            Control(FIELD, field, say("Seed, hand code or tranque 1 …"), Kind.ENTRY, self._typed, longest=LONGEST)
        )
        choices = [("reading", say("Read as")), ("game", say("Game")), ("opening", say("Opening"))]
        column(
            self.panel,
            field.strip(field.bottom + gap, high),
            gap,
            [Control(key, NOWHERE, label, Kind.CHOICE) for key, label in choices],
        )
        self._text = Box(field.x, field.y + 4 * (high + gap), inner, told)
        self._place_buttons(Box(field.x, self.card.bottom - pad - high, inner, high), gap)
        self._refresh()

    def _place_buttons(self, box: Box, gap: int) -> None:
        say = self.look.words.say
        rows = [
            ("look", say("Look at it"), Kind.MAIN, "eye"),
            ("paste", say("Paste"), Kind.PLAIN, "log"),
            ("back", say("Back"), Kind.PLAIN, "close"),
        ]
        if self._played is not None:
            rows = [("cancel", say("Cancel"), Kind.MAIN, "close")]
        room = box if len(rows) > 1 else cells(box, gap, (1, 1, 1))[-1]
        row(self.panel, room, gap, [Control(key, NOWHERE, label, kind, icon=icon) for key, label, kind, icon in rows])

    def _refresh(self) -> None:
        """What the choices say, and which of them matter for such a text."""
        controls, words, reading = self.panel.controls, self.look.words, self.reading
        waits = self._played is None
        names = {
            Reading.LINE: words.say("a hand's line"),
            Reading.CODE: words.say("a hand code"),
            Reading.SEED: words.say("a seed"),
        }
        controls["reading"].value = names[reading] if self._typed.strip() else "-"
        controls["reading"].enabled = waits and self._may_be_code
        controls["game"].value = "-" if reading is Reading.LINE else game_name(words, self.game)
        controls["game"].enabled = waits and reading is not Reading.LINE
        opening = opening_label(words, openings(self.game)[self.opening])
        controls["opening"].value = opening if reading is Reading.CODE or not self._typed.strip() else "-"
        controls["opening"].enabled = waits and reading is Reading.CODE
        controls[FIELD].enabled = waits

    @property
    def first_focus(self) -> str:
        return "paste" if self._played is None else "cancel"

    # ------------------------------------------------------------------ doing

    def edited(self) -> None:
        self._take(self.panel.controls[FIELD].value)

    def _take(self, text: str) -> None:
        self._typed, self._problem, self._is_seed = text, "", False
        self._refresh()

    def _paste(self, text: str) -> None:
        """The whole text in the place of what stood there, or nothing."""
        words = self.look.words
        if len(text) > LONGEST:
            self.refuse(too_long_line(words, LONGEST))
            return
        self._take(text)
        self._problem = "" if text else words.say("There is no text to paste.")
        self.lay_out()

    def refuse(self, line: str) -> None:
        self._problem = line
        self.lay_out()

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "paste":
                self._paste(clipboard.line())
            case "look":
                return self._look()
            case "back":
                return Pop()
            case "cancel":
                self._stop()
            case "reading":
                self._is_seed = not self._is_seed
            case "game":
                self.game = after(self.game, pressed.step)
            case "opening":
                self.opening = (self.opening + pressed.step) % len(openings(self.game))
        self._refresh()
        return None

    def _look(self) -> Move | None:
        try:
            match = self._asked_for()
        except Refused as refused:
            self.panel.focus = FIELD
            self.refuse(str(refused))
            return None
        if self.reading is Reading.LINE:
            return Replace(routes.Replay(match))
        self._played, self._slices = match, bots_play(match)
        self.lay_out()
        return self._play_on()

    def _asked_for(self) -> Match:
        """With nothing played of what was only dealt. Refused, with the reason, for a text that is none of these."""
        words = self.look.words
        match self.reading:
            case _ if not self._typed.strip():
                raise Refused(words.say("Type or paste it first."))
            case Reading.LINE:
                return match_in_text(self._typed, words)
            case Reading.CODE:
                return hand_of_code(self.game, code_from_text(self._typed), openings(self.game)[self.opening])
            case Reading.SEED:
                try:
                    return match_of_seed(self.game, seed_from_text(self._typed))
                except BadText as bad:
                    raise Refused(bad_text_line(words, "seed", self._typed, bad)) from None

    def _stop(self) -> None:
        self._played, self._slices = None, iter(())
        self.lay_out()

    def back(self) -> Move | None:
        if self._played is None:
            return Pop()
        self._stop()
        return None

    # ------------------------------------------------------------------ time

    @property
    def is_moving(self) -> bool:
        return self._played is not None

    def pass_time(self, dt: float) -> Move | None:
        return self._play_on() if dt else None

    def _play_on(self) -> Move | None:
        if self._played is None:
            return None
        match, (_, is_done) = self._played, in_slices(self._slices)
        return Replace(routes.Replay(match)) if is_done else None

    # ------------------------------------------------------------------ picture

    def _notes(self) -> list[str]:
        """All that can stand under the choices."""
        say = self.look.words.say
        texts: dict[Reading | None, str] = {
            None: say("Type or paste a seed, a hand code, or a hand's line as it was sent."),
            Reading.LINE: say("The line holds the whole hand, as it was played."),
            Reading.CODE: say("A code is a deal alone: four easy bots play the hand."),
            Reading.SEED: say("Four easy bots play the match that the seed deals."),
        }
        return [
            texts.pop(self.reading if self._typed.strip() else None),
            self._progress(),
            self._problem,
            *texts.values(),
        ]

    def _progress(self) -> str:
        if self._played is None or not self._played.hands:
            return ""
        one, two = self._played.table.score
        number = len(self._played.hands)
        return self.look.words.say("The bots are playing hand {n}, at {one} - {two}.", n=number, one=one, two=two)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.look.scale
        paint_card(surface, self.look, self.card, self._head, self.look.words.say("Seed or hand code"))
        note, progress, problem, *_ = self._notes()
        write_lines(surface, problem or progress or note, self._text, scale.body, ALARM if problem else CREAM)
