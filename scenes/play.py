"""The table: whose turn it is, what they may do, and how it is shown."""

from collections.abc import Generator
from dataclasses import replace
from typing import ClassVar

import pygame

from game.actions import Pass, Play, Turn
from game.bots.levels import rank_slices
from game.bots.ranking import Ranked
from game.bots.reasons import reason
from game.seats import Seat
from game.tiles import TILE_TEXT
from scenes.hand_input import DragIntent, HandInput
from scenes.intents import (
    DIRECTIONS,
    Command,
    DragCancelled,
    Dragged,
    Dropped,
    Intent,
    LongPress,
    Pan,
    Pinch,
    Point,
    Press,
    Tap,
    Wheel,
)
from scenes.next_step import NextStep, Wait, next_step
from scenes.pacing import Pace, pace_of
from scenes.panel import Panel, Pressed
from scenes.play_controls import COMMANDS, enable_controls, place_controls
from scenes.play_picture import with_selection
from scenes.prompts import decision_prompt
from scenes.selection import NOTHING
from scenes.showing import Showing
from scenes.sitting import Sitting
from scenes.stack import Move, Push, Replace, Scene
from scenes.stage import Stage
from scenes.table_camera import STEP, STICK_SPEED, TableCamera
from scenes.table_view import picture_of, voice_of
from scenes.telling import Teller
from scenes.thinking import Thought
from scenes.widgets import Widgets
from sounds.cues import Cue
from sprites.layout import Button
from sprites.line_layout import Camera
from sprites.picture import Ghost, TablePicture
from sprites.table import Moving, Spot, TableArt

HINT_LEVEL = "hard"
_BUTTON_OF = {command: button for button, command in COMMANDS.items() if button is not Button.CONFIRM}


class PlayScene(Scene):
    """Everything between the deal and the end of a hand."""

    name: ClassVar[str] = "play"

    def arrive(self, stage: Stage) -> None:
        assert stage.sitting is not None, "nobody sits at the table"
        self.sitting: Sitting = stage.sitting
        self.panel = Panel()
        self.widgets = Widgets(stage, self.panel)
        self.showing = Showing(stage.speaker)
        self.view = TableCamera()
        self.hand = HandInput(self.sitting, stage.speaker)
        self._thought: Thought | None = None
        self._hint: Thought | None = None
        self._thought_for = 0.0
        self._goes_on = False
        super().arrive(stage)

    def lay_out(self) -> None:
        self.art = TableArt(self.stage.scale)
        self.view.centre()
        self.panel.clear()
        place_controls(self.panel, self.art.layout, self.stage)
        self.widgets.show()
        self._enable()

    def return_to_top(self) -> None:
        self.hand.dragged = None
        self._enable()

    # ------------------------------------------------------------------ time

    def pass_time(self, dt: float) -> Move | None:
        self.hand.selection = self.hand.selection.after(dt)
        self.showing.pass_time(dt)
        if self.showing.is_busy or self.stage.saves.is_busy:
            return None
        self.sitting.turn_up_if_mine()
        step = next_step(self.sitting)
        move = self._go_on(step, dt)
        self._enable()
        return move

    def _go_on(self, step: NextStep, dt: float) -> Move | None:
        match step.wait, step.seat:
            case Wait.NOTHING, _:
                return Replace(self.stage.ways.hand_summary())
            case Wait.CURTAIN, int(seat):
                self._drop_selection()
                return Push(self.stage.ways.reveal(seat))
            case Wait.NAMING, int(seat):
                return Push(self.stage.ways.opener(seat))
            case ((Wait.PASS | Wait.BLOCKED_PASS), _):
                self._commit(Pass())
            case Wait.BOT, int(seat):
                self._let_think(seat, dt)
            case Wait.DECISION, _:
                self._think_of_hint()
        return None

    def _let_think(self, seat: Seat, dt: float) -> None:
        """A bot's turn: it thinks in slices, and lays its tile when the pace allows."""
        if self._thought is None:
            self._thought = Thought(self._best_of(seat, self.sitting.player(seat).level or "easy"))
            self._thought_for = 0.0
        self._thought_for += dt
        answer = self._thought.step()
        pace = self._pace
        if answer is None or self._thought_for < pace.think or (pace.waits and not self._goes_on):
            return
        self._commit(answer)

    def _think_of_hint(self) -> None:
        if self._hint is None:
            return
        answer = self._hint.step()
        if answer is not None:
            self._hint = None
            self._show_hint(answer)

    def _best_of(self, seat: Seat, level: str) -> Generator[None, None, Turn]:
        match = self.sitting.match
        ranking: list[Ranked] = yield from rank_slices(match.seen_by(seat), level, match.chance())
        return ranking[0].action

    # ------------------------------------------------------------------ doing

    def _commit(self, turn: Turn) -> None:
        """The one way on: whoever decided, the match hears it and the table shows it."""
        before = self.picture()
        is_persons = self.sitting.decider is not None
        self._forget()
        events = self.sitting.submit(turn)
        pace = self._own_pace if is_persons else self._pace
        teller = Teller(self.art, voice_of(self.sitting, self.stage.words), pace, self._waits_for_tap)
        self.showing.add(*teller.acts(events, before, self.picture()))

    def _waits_for_tap(self, seat: Seat) -> bool:
        return self.stage.settings.passes == "tap" and self.sitting.player(seat).is_human

    def _forget(self) -> None:
        """Whatever was in somebody's mind belongs to a turn that is over."""
        self._drop_selection()
        self._thought = None
        self._goes_on = False

    def _drop_selection(self) -> None:
        self.hand.drop()
        self._hint = None

    def _confirm(self, *, steady: bool = True) -> None:
        play = self.hand.selection.play
        if play is not None and self.awaits_decision and (self.hand.selection.is_steady or not steady):
            self._commit(play)

    def _taken_back(self) -> None:
        self.showing.clear()
        self._forget()
        self.stage.speaker.play(Cue.RAISE)

    def _ask_for_hint(self) -> None:
        if self.awaits_decision and self._hint is None:
            seat = self.sitting.match.state.turn
            assert seat is not None
            self._hint = Thought(self._best_of(seat, HINT_LEVEL))

    def _show_hint(self, turn: Turn) -> None:
        if isinstance(turn, Play):
            why = reason(self.sitting.seen(), turn, self.sitting.names(), self.stage.words)
            self.hand.preview(turn, why.sentence)

    # ------------------------------------------------------------------ hearing

    def hear(self, intent: Intent) -> Move | None:
        if self.showing.is_busy and self._is_go_on(intent):
            self.showing.skip()
            return None
        match intent:
            case Press():
                return self._hear_press(intent)
            case Tap(at):
                return self._tap(at)
            case LongPress():
                return self._use(Button.DETAILS)
            case Dragged() | Dropped() | DragCancelled():
                self._drag(intent)
            case Wheel(at, steps):
                self._zoom(STEP**steps, at)
            case Pinch(at, factor):
                self._zoom(factor, at)
            case Pan(dx, dy):
                self._pan(-dx * STICK_SPEED / 60, -dy * STICK_SPEED / 60)
            case _:
                self.panel.hear(intent)
        return None

    def _is_go_on(self, intent: Intent) -> bool:
        if isinstance(intent, Press):
            return intent.command is Command.CONFIRM and not intent.repeat and self.panel.focused is None
        return isinstance(intent, Tap) and self.panel.at(intent.at) is None

    def _hear_press(self, press: Press) -> Move | None:
        if press.command in _BUTTON_OF:
            return None if press.repeat else self._use(_BUTTON_OF[press.command])
        match press.command:
            case Command.BACK:
                return self._back()
            case Command.HELP:
                return Push(self.stage.ways.help())
            case Command.CENTRE:
                self.view.centre()
            case Command.ZOOM_IN | Command.ZOOM_OUT:
                by = STEP if press.command is Command.ZOOM_IN else 1 / STEP
                self._zoom(by, self.art.layout.line.centre)
            case Command.TILE if self.awaits_decision:
                self.panel.focus = None
                self.hand.raise_number(press.number)
            case Command.NEXT | Command.PREVIOUS:
                self._tab(1 if press.command is Command.NEXT else -1)
            case _ if self.panel.focused is None:
                self._press_in_hand(press)
            case Command.LEFT if not self.panel.move_focus(Command.LEFT):
                self.panel.focus = None
            case Command.RIGHT | Command.UP | Command.DOWN:
                self.panel.move_focus(press.command)
            case Command.CONFIRM:
                return self._pressed(self.panel.hear(press))
        return None

    def _press_in_hand(self, press: Press) -> None:
        """No button has the focus: the arrows move in the hand, and lead out of it where there is nothing to move."""
        moved = False
        match press.command:
            case Command.CONFIRM if not press.repeat:
                self._goes_on = True
                self._confirm()
                return
            case Command.LEFT | Command.RIGHT:
                moved = self.awaits_decision and self.hand.step_tile(1 if press.command is Command.RIGHT else -1)
            case Command.UP | Command.DOWN:
                moved = self.awaits_decision and self.hand.step_end()
        if not moved and self.hand.is_empty and press.command in DIRECTIONS:
            self.panel.step_focus(1)

    def _back(self) -> Move | None:
        """Takes back what is in hand first; then it is the menu."""
        if self.hand.is_empty and self.panel.focus is None and self._hint is None:
            return Push(self.stage.ways.pause())
        self._drop_selection()
        self.panel.focus = None
        return None

    def _tab(self, steps: int) -> None:
        """Round the buttons, with the hand between the last and the first."""
        keys = [key for key, control in self.panel.controls.items() if control.enabled]
        places: list[str | None] = [None, *keys]
        here = places.index(self.panel.focus) if self.panel.focus in places else 0
        self.panel.focus = places[(here + steps) % len(places)]

    def _pressed(self, pressed: Pressed | None) -> Move | None:
        if pressed is None:
            return None
        if pressed.key == Button.CONFIRM:
            self._confirm(steady=False)
            return None
        self.stage.speaker.play(Cue.TAP)
        return self._use(Button(pressed.key))

    def _use(self, button: Button) -> Move | None:
        """What a button does, by key and pad too; one that is switched off does nothing."""
        control = self.panel.controls.get(button)
        if control is None or not control.enabled:
            return None
        ways = self.stage.ways
        match button:
            case Button.HINT:
                self._ask_for_hint()
            case Button.UNDO:
                self._taken_back()
                self.sitting.undo()
            case Button.REDO:
                self._taken_back()
                self.sitting.redo()
            case Button.RULES:
                return Push(ways.rules(self.sitting.match.game))
            case Button.LOG:
                return Push(ways.log())
            case Button.DETAILS:
                self.sitting.note_help()
                return Push(ways.details())
            case Button.MENU:
                return Push(ways.pause())
        return None

    # ------------------------------------------------------------------ tiles and the table

    @property
    def awaits_decision(self) -> bool:
        """The person on turn sees their tiles and nothing is being shown."""
        return not self.showing.is_busy and bool(self.sitting.seen().legal) and self.sitting.decider is not None

    def _tap(self, at: Point) -> Move | None:
        if self.panel.at(at) is not None:
            move = self._pressed(self.panel.hear(Tap(at)))
            self.panel.focus = None
            return move
        self.panel.hear(Tap(at))
        self.panel.focus = None
        self._goes_on = True
        if self.awaits_decision:
            self._hint = None
            if self.hand.tap(self.art, self.picture(), self.view.camera, at):
                self._confirm(steady=False)
        return None

    def _drag(self, intent: DragIntent) -> None:
        self.panel.hear(intent)
        holds_tile = self.hand.drag(self.art, self.picture(), self.view.camera, intent)
        if not holds_tile and isinstance(intent, Dragged) and self.art.layout.line.holds(intent.start):
            self._pan(intent.at[0] - intent.since[0], intent.at[1] - intent.since[1])

    def _pan(self, dx: float, dy: float) -> None:
        self.view.pan(self._fitted(), dx, dy, self.art.layout.line)

    def _zoom(self, by: float, about: tuple[float, float]) -> None:
        self.view.zoom(self._fitted(), by, about, self.art.layout.line)

    def _fitted(self) -> Camera:
        return self.art.camera_of(self.picture())

    # ------------------------------------------------------------------ looking

    @property
    def _pace(self) -> Pace:
        return pace_of(self.stage.settings.bot_speed, reduced_motion=self.stage.settings.reduced_motion)

    @property
    def _own_pace(self) -> Pace:
        return pace_of("fast", reduced_motion=self.stage.settings.reduced_motion)

    def _enable(self) -> None:
        match = self.sitting.match
        may_decide = self.awaits_decision
        enable_controls(
            self.panel,
            confirm=may_decide and self.hand.selection.tile is not None,
            hint=may_decide,
            undo=match.can_undo,
            redo=match.can_redo,
        )

    def _prompt(self) -> str:
        say = self.stage.words.say
        if self.showing.waits_for_press:
            return say("Press to go on")
        if self.hand.words:
            return self.hand.words
        seen = self.sitting.seen()
        if seen.legal and self.awaits_decision:
            if self._hint is not None:
                return say("Looking for a hint…")
            return decision_prompt(seen, self.hand.selection, self.stage.words)
        if seen.turn is None:
            return ""
        name = voice_of(self.sitting, self.stage.words).seat(seen.turn)
        if self._pace.waits and not self.sitting.player(seen.turn).is_human and not self.showing.is_busy:
            return say("{name} is to play: press to go on", name=name)
        return say("{name} is to play", name=name)

    def picture(self) -> TablePicture:
        """What these eyes see now, before anything flies over it."""
        plain = picture_of(self.sitting, self.stage.words, self.stage.settings, thinking=self._thought is not None)
        return with_selection(plain, self.hand.selection if self.awaits_decision else NOTHING)

    @property
    def is_moving(self) -> bool:
        return self.showing.is_moving or self.hand.dragged is not None

    @property
    def wants_time(self) -> bool:
        return self.is_moving or self.showing.is_busy or self._thought is not None or self._hint is not None

    def draw(self, surface: pygame.Surface) -> None:
        picture = replace(self.picture(), prompt=self._prompt())
        moving = self.showing.moving()
        flying = self.showing.flying
        if flying is not None:
            picture = replace(picture, absent=frozenset({flying}))
        if self.hand.dragged is not None:
            tile, at = self.hand.dragged
            picture = replace(picture, absent=frozenset({tile}))
            moving = (*moving, Moving(tile, Spot(*at, self.art.layout.hand_half), 0.8))
        self.art.draw(surface, picture, self.view.camera, moving, self.showing.line())
        self.widgets.draw(surface)
        self.showing.draw_over(surface, self.art, self.stage.scale, self.stage.settings.table)

    @property
    def spots(self) -> dict[str, pygame.Rect]:
        """The buttons, the own tiles that lie face up, the ghosts of the raised one."""
        picture = self.picture()
        spots = self.panel.spots
        for tile, box in zip(picture.hand, self.art.hand_boxes(picture), strict=True):
            if tile is not None:
                spots[f"tile:{TILE_TEXT[tile]}"] = pygame.Rect(box)
        for ghost in picture.ghosts:
            spots[f"ghost:{ghost.end or ''}"] = self._ghost_rect(picture, ghost)
        return spots

    def _ghost_rect(self, picture: TablePicture, ghost: Ghost) -> pygame.Rect:
        spot = self.art.spot_of_ghost(picture, ghost, self.view.camera)
        side = round(spot.half)
        return pygame.Rect(0, 0, side, side).move(round(spot.x - side / 2), round(spot.y - side / 2))
