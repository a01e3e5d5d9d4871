"""A match seen again: played, stepped through, scrubbed; whose tiles are shown is for whoever looks to choose."""

from dataclasses import replace
from typing import ClassVar

import pygame

from game.contest import hands_called
from game.sentences.voice import Voice, told
from scenes import routes
from scenes.input.intents import Command, Dragged, Intent, Point, Press, Tap, Touched, Wheel
from scenes.look import Look
from scenes.screens.replay.reel import VIEWS, Reel, Seats
from scenes.screens.replay.replay_controls import (
    SCRUB,
    SPEEDS,
    after,
    draw_caption,
    moment_of,
    place_controls,
    show_state,
    with_own_plate_aside,
)
from scenes.screens.replay.replay_log import ReplayLog
from scenes.services import Services
from scenes.stack import Move, Pop, Push, Restart
from scenes.table.acts import Showing
from scenes.table.acts_of_events import Teller
from scenes.table.log_rows import log_title
from scenes.table.pacing import Pace, pace_of
from scenes.ui.held_press import HeldPress
from scenes.ui.panel import Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.slider import step_at
from sprites.drawing import mixed
from sprites.palette import NIGHT, TABLES
from sprites.picture import TablePicture
from sprites.table import TableArt

BETWEEN_HANDS = 2.0
WIDE = 1.5
"""From so many times as wide as high on there is room for the log beside the table."""
STEPS = frozenset({"word-back", "word-on", "hand-back", "hand-on"})
_KEYS = {Command.PAGE_UP: "hand-back", Command.PAGE_DOWN: "hand-on", Command.UNDO: "hand-back", Command.REDO: "hand-on"}


class ReplayScene(PanelScene):
    """Arrows step as long as nobody has led the focus away from the bar."""

    shows_focus_first: ClassVar[bool] = False

    def __init__(self, to: routes.Replay) -> None:
        self.reel = Reel(to.match, (to.hand or 1) - 1, to.word or 0)
        self._is_first = to.is_first
        self.view: Seats = VIEWS[0]
        self.speed = "normal"
        self.is_playing = False
        self.shows_log: bool | None = None
        self._waited = 0.0
        self._held = HeldPress()

    def arrive(self, look: Look, services: Services) -> None:
        self.showing = Showing(services.speaker)
        super().arrive(look, services)

    # ------------------------------------------------------------------ layout

    @property
    def is_wide(self) -> bool:
        scale = self.look.scale
        return scale.width >= WIDE * scale.height

    @property
    def log_is_shown(self) -> bool:
        """Until somebody says otherwise, wherever there is room for it."""
        return self.is_wide if self.shows_log is None else self.shows_log

    def place(self) -> None:
        scale = self.look.scale
        wide = max(scale.px(440), 15 * scale.small)
        beside = self.log_is_shown and self.is_wide
        table = replace(scale, width=scale.width - wide - scale.margin_x, window=scale) if beside else scale
        self.art = TableArt(table)
        self.art.layout = with_own_plate_aside(self.art.layout)
        self.showing.clear()
        whole = scale.safe_area
        self._log_box = whole.piece(whole.right - wide, wide)._replace(h=self.art.layout.prompt.y - scale.gap - whole.y)
        if beside:
            self._log_box = whole.piece(table.width + scale.gap, wide - scale.gap)
        self._log = self._made_log()
        hand = told(self.look.words, hands_called(self.reel.match.boards).one)
        place_controls(self.panel, self.art.layout, self.look, hand)
        self._refresh()

    def _made_log(self) -> ReplayLog:
        title = log_title(self.look.words, self.reel.match, self.reel.hand)
        return ReplayLog(self._log_box, self.look, self.reel.hand, self.voice, title)

    @property
    def first_focus(self) -> str:
        return SCRUB

    def _refresh(self) -> None:
        """What the controls say and which of them do something, after every step."""
        show_state(self.panel.controls, self.look, self.reel, self.view, self.speed, is_playing=self.is_playing)
        self._log.show(self.reel.word)

    @property
    def pace(self) -> Pace:
        return pace_of(self.speed, reduced_motion=self.look.settings.reduced_motion)

    @property
    def is_moving(self) -> bool:
        return self.is_playing or self.showing.is_busy or self._held.what is not None

    def return_to_top(self) -> None:
        self._held.let_go()

    def pass_time(self, dt: float) -> Move | None:
        self.showing.pass_time(dt)
        strides = self._held.pass_time(dt)
        if strides and self._held.what is not None:
            self._step(self._held.what, strides)
        if not self.is_playing or self.showing.is_busy:
            return None
        self._waited += dt
        hand_is_over = self.reel.word == self.reel.last_word
        if self._waited >= (BETWEEN_HANDS if hand_is_over else self.pace.think):
            self._on()
        return None

    def _on(self) -> None:
        """One word on, shown as it is shown in play."""
        self.showing.clear()
        before, place = self.picture(), self.reel.place
        self._waited = 0.0
        if not self.reel.forward():
            return
        if self.reel.place == place and not self.look.settings.reduced_motion:
            teller = Teller(self.art, self.voice, self.pace, lambda _: False)
            self.showing.add(*teller.acts(self.reel.told(), before, self.picture()))
        self.is_playing = self.is_playing and not self.reel.is_at_end
        self._moved(place)

    def go(self, place: int, word: int) -> None:
        """To a word of a hand at once, both counted from 0."""
        was = self.reel.place
        self.showing.clear()
        self.reel.go(place, word)
        self._moved(was)

    def _moved(self, was: int) -> None:
        if self.reel.place != was:
            self._log = self._made_log()
        self._refresh()

    # ------------------------------------------------------------------ hearing

    def hear(self, intent: Intent) -> Move | None:
        if self._held.hear(intent, self.panel, STEPS):
            return None
        match intent:
            case Press():
                return self._hear_press(intent)
            case Touched(at) | Tap(at) | Dragged(at, _, _) if self.panel.controls[SCRUB].box.holds(at):
                self._scrub(intent.at)
                return None
            case Tap(at) if self._is_on_log(at):
                word = self._log.word_at(at)
                if word is not None:
                    self._jump(word)
                return None
            case Wheel(at, steps) if not self._is_on_log(at):
                self._jump(self.reel.word - round(steps))
                return None
            case Tap():
                move = super().hear(intent)
                self.panel.focus = SCRUB
                return move
            case Wheel() | Dragged():
                self._log.hear(intent)
        return super().hear(intent)

    def _hear_press(self, press: Press) -> Move | None:
        on_scrub = self.panel.focus == SCRUB
        match press.command:
            case Command.CONFIRM if on_scrub:
                return None if press.repeat else self._use("play")
            case Command.LEFT | Command.RIGHT if on_scrub:
                return self._use("word-on" if press.command is Command.RIGHT else "word-back")
            case Command.FIRST | Command.LAST:
                was = self.reel.place
                self.showing.clear()
                self.reel.to_start() if press.command is Command.FIRST else self.reel.to_end()
                self._moved(was)
                return None
            case Command.LOG:
                return self._use("log")
            case Command.RULES:
                return Push(routes.Rules(self.reel.match.game))
            case Command.HELP:
                return Push(routes.Help())
            case command if command in _KEYS:
                if press.repeat:
                    return None
                self._held.begin(_KEYS[command], command)
                return self._use(_KEYS[command])
            case Command.CONFIRM if self.panel.focus in STEPS and not press.repeat:
                self._held.begin(self.panel.focus, Command.CONFIRM)
        return super().hear(press)

    def _is_on_log(self, at: Point) -> bool:
        return self.log_is_shown and self._log.box.holds(at)

    def _scrub(self, at: Point) -> None:
        self.panel.focus = SCRUB
        self._jump(step_at(self.panel.controls[SCRUB], self.look.scale, at[0], self.reel.last_word))

    def _jump(self, word: int, place: int | None = None) -> None:
        """By hand, within the hand or to another one."""
        self.is_playing = False
        self.go(self.reel.place if place is None else place, word)

    def press(self, pressed: Pressed) -> Move | None:
        return self._use(pressed.key)

    def _use(self, key: str) -> Move | None:
        """What a control does, by key and pad too; one that is switched off does nothing."""
        if key in self.panel.controls and not self.panel.controls[key].enabled:
            return None
        was = self.reel.place
        match key:
            case "play":
                self.is_playing, self._waited = not self.is_playing, self.pace.think
            case key if key in STEPS:
                self._step(key)
            case "tiles":
                self.view = after(VIEWS, self.view)
            case "speed":
                self.speed = after(SPEEDS, self.speed)
            case "log":
                self.toggle_log()
            case "more":
                self.is_playing = False
                self._refresh()
                return Push(self._more())
            case "back":
                return self.back()
        self._moved(was)
        return None

    def _more(self) -> routes.ReplayMore:
        reel = self.reel
        to_hands = routes.ReplayHands(reel.match, reel.place, lambda place: self._jump(0, place))
        return routes.ReplayMore(reel.match, reel.hand.number, reel.word, self.log_is_shown, to_hands, self.toggle_log)

    def _step(self, key: str, strides: int = 1) -> None:
        """A word on or back, or so many hands."""
        was = self.reel.place
        match key:
            case "word-on":
                self.is_playing = False
                self._on()
            case "word-back":
                self.is_playing = False
                self.showing.clear()
                self.reel.back()
            case _:
                self.showing.clear()
                self.reel.step_hand(strides if key == "hand-on" else -strides)
        self._moved(was)

    def toggle_log(self) -> None:
        self.shows_log = not self.log_is_shown
        self.lay_out()

    def back(self) -> Move | None:
        return Restart(routes.Title()) if self._is_first else Pop()

    # ------------------------------------------------------------------ picture

    @property
    def voice(self) -> Voice:
        return Voice(self.look.words, self.reel.match.game, self.reel.names)

    def picture(self) -> TablePicture:
        """The table at this moment; with everybody's tiles shown it is that of the command line."""
        return moment_of(self.reel, self.view, self.look)

    def paint(self, surface: pygame.Surface) -> None:
        scale, table, showing = self.look.scale, self.look.settings.table_top, self.showing
        if self.art.scale.width < scale.width:
            surface.fill(mixed(TABLES[table].panel, NIGHT, 0.5), (self.art.scale.width, 0, scale.width, scale.height))
            surface = surface.subsurface((0, 0, self.art.scale.width, scale.height))
        self.art.draw(surface, showing.below(self.picture()), moving=showing.moving(), line=showing.line())

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        draw_caption(surface, self.panel.controls[SCRUB], self.look, self.reel, self.voice)
        if self.log_is_shown:
            self._log.draw(surface, self.reel.word, 190 if self.is_wide else 250)
        self.showing.draw_over(surface, self.art, self.look.scale, self.look.settings.table_top)
