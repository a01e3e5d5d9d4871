"""Which hand of a long match to look at: a bar from the first to the last, and steps to come near."""

from typing import ClassVar

import pygame

from game.sentences.results import winner_line
from game.sentences.voice import Voice
from scenes import routes
from scenes.input.intents import DIRECTIONS, Command, Dragged, Intent, Press, Tap, Touched
from scenes.screens.replay.replay_controls import SCRUB, hand_text
from scenes.stack import Move, Pop
from scenes.ui.card_scene import paint_card
from scenes.ui.held_press import HeldPress
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import row
from scenes.ui.slider import step_at
from sprites.geometry import NOWHERE, Box, around
from sprites.lettering import Align, line_height, write_lines
from sprites.palette import CREAM

LINES = 3
"""Of the longest sentence about a hand's end, in the least room."""
STEPS = (-10, -1, 1, 10)
NAMES = frozenset(f"{step:+d}" for step in STEPS)
_KEYS = {
    Command.PAGE_UP: -10,
    Command.PAGE_DOWN: 10,
    Command.UNDO: -1,
    Command.REDO: 1,
}


class ReplayHands(PanelScene):
    """Nothing is gone to before it is said so. `place_shown` counts the hands of the match from 0."""

    is_overlay: ClassVar[bool] = True
    shows_focus_first: ClassVar[bool] = False

    def __init__(self, to: routes.ReplayHands) -> None:
        self._match, self._go_to = to.match, to.go
        self.place_shown = to.place
        self._held = HeldPress()

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        pad, gap = scale.px(40, 16), scale.pad
        high = max(scale.touch, round(scale.body * 1.9))
        width = min(max(scale.px(1100), 34 * scale.body), scale.width - 2 * scale.margin_x)
        inner, head, text = width - 2 * pad, round(scale.head * 1.5), LINES * line_height(scale.body)
        height = 2 * pad + head + text + 3 * high + 3 * gap
        self._card = around((scale.width / 2, scale.height / 2), width, height).whole()
        self._head = Box(self._card.x + pad, self._card.y + pad, inner, head)
        self._text = self._head.below(text)
        bar = Box(self._head.x, self._text.bottom + gap, inner, high)
        self.panel.put(Control(SCRUB, bar.whole(), "", Kind.SLIDER))
        steps = [Control(f"{step:+d}", NOWHERE, f"{step:+d}".replace("-", "\N{MINUS SIGN}")) for step in STEPS]
        row(self.panel, bar.moved(0, bar.h + gap), gap, steps)
        ways = [Control("go", NOWHERE, say("Go there"), Kind.MAIN), Control("back", NOWHERE, say("Back"))]
        row(self.panel, bar.moved(0, 2 * (bar.h + gap)), gap, ways)
        self._show(self.place_shown)

    @property
    def first_focus(self) -> str:
        return SCRUB

    @property
    def _last(self) -> int:
        return len(self._match.hands) - 1

    def _show(self, place: int) -> None:
        self.place_shown = min(max(place, 0), self._last)
        for step in STEPS:
            self.panel.controls[f"{step:+d}"].enabled = self.place_shown != (0 if step < 0 else self._last)
        self.panel.controls[SCRUB].share = self.place_shown / self._last if self._last else 1.0

    # ------------------------------------------------------------------ time

    @property
    def is_moving(self) -> bool:
        return self._held.what is not None

    def return_to_top(self) -> None:
        self._held.let_go()

    def pass_time(self, dt: float) -> Move | None:
        strides = self._held.pass_time(dt)
        if strides and self._held.what is not None:
            self._show(self.place_shown + int(self._held.what) * strides)
        return None

    # ------------------------------------------------------------------ hearing

    def hear(self, intent: Intent) -> Move | None:
        bar = self.panel.controls[SCRUB]
        if self._held.hear(intent, self.panel, NAMES):
            return None
        match intent:
            case Touched(at) | Tap(at) | Dragged(at, _, _) if bar.box.holds(at):
                self.panel.focus = SCRUB
                self._show(step_at(bar, self.look.scale, intent.at[0], self._last))
                return None
            case Press(repeat=True):
                return None if self._held.what is not None else super().hear(intent)
            case Press():
                return self._hear_press(intent)
        return super().hear(intent)

    def _hear_press(self, press: Press) -> Move | None:
        on_bar, command = self.panel.focus == SCRUB, press.command
        step = _step_of(self.panel.focus or "")
        if on_bar and command in (Command.LEFT, Command.RIGHT):
            self._hold(DIRECTIONS[command][0], command)
        elif command in _KEYS:
            self._hold(_KEYS[command], command)
        elif command in (Command.FIRST, Command.LAST):
            self._show(0 if command is Command.FIRST else self._last)
        elif command is Command.CONFIRM and on_bar:
            return self._go()
        elif command is Command.CONFIRM and step:
            self._hold(step, command)
        else:
            return super().hear(press)
        return None

    def _hold(self, step: int, command: Command) -> None:
        self._held.begin(f"{step:+d}", command)
        self._show(self.place_shown + step)

    # ------------------------------------------------------------------ doing

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "go":
                return self._go()
            case "back":
                return Pop()
        self._show(self.place_shown + _step_of(pressed.key))
        return None

    def _go(self) -> Move | None:
        self._go_to(self.place_shown)
        return Pop()

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    @property
    def title(self) -> str:
        return hand_text(self.look.words, self._match, self.place_shown)

    @property
    def text(self) -> str:
        """How that hand ended."""
        result = self._match.hands[self.place_shown].result
        if result is None:
            return self.look.words.say("This hand was not played to its end")
        return winner_line(
            Voice(self.look.words, self._match.game, tuple(player.name for player in self._match.players)), result
        )

    def paint(self, surface: pygame.Surface) -> None:
        paint_card(surface, self.look, self._card, self._head, self.title)
        write_lines(surface, self.text, self._text, self.look.scale.body, CREAM, align=Align.CENTRE)


def _step_of(key: str) -> int:
    """0 for what is no step."""
    return next((step for step in STEPS if f"{step:+d}" == key), 0)
