"""The table: whose turn it is, what they may do, and how it is shown."""

from collections.abc import Generator
from typing import ClassVar

import pygame

from game.actions import End, Pass, Play, Turn
from game.bots.levels import rank_slices
from game.bots.ranking import Ranked
from game.seats import Seat
from game.tiles import TILE_TEXT, Tile
from scenes.details import Details
from scenes.hand_summary import HandSummary
from scenes.help import Help
from scenes.intents import (
    Command,
    DragCancelled,
    Dragged,
    Dropped,
    Intent,
    LongPress,
    Pan,
    Pinch,
    Press,
    Tap,
    Wheel,
)
from scenes.log import Log
from scenes.next_step import NextStep, Wait, next_step
from scenes.opener import Opener
from scenes.pacing import Pace, pace_of
from scenes.panel import Panel, Pressed
from scenes.pause import PauseMenu
from scenes.play_controls import enable_controls, place_controls
from scenes.play_picture import playable_tiles, with_selection
from scenes.prompts import decision_prompt
from scenes.reveal import Reveal
from scenes.rules import Rules
from scenes.selection import NOTHING, Selection, point_at, preview_of, raise_tile
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
_GO_ON = frozenset({Command.CONFIRM})


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
        self.selection: Selection = NOTHING
        self.hint_words = ""
        self._thought: Thought | None = None
        self._hint: Thought | None = None
        self._thought_for = 0.0
        self._goes_on = False
        self._dragged: tuple[Tile, tuple[int, int]] | None = None
        super().arrive(stage)

    def lay_out(self) -> None:
        self.art = TableArt(self.stage.scale)
        self.view.centre()
        self.panel.clear()
        place_controls(self.panel, self.art.layout, self.stage)
        self.widgets.show()
        self._enable()

    def return_to_top(self) -> None:
        self._dragged = None
        self._enable()

    # ------------------------------------------------------------------ time

    def pass_time(self, dt: float) -> Move | None:
        self.selection = self.selection.after(dt)
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
                return Replace(HandSummary())
            case Wait.CURTAIN, int(seat):
                self._drop_selection()
                return Push(Reveal(seat))
            case Wait.NAMING, int(seat):
                return Push(Opener(seat))
            case (Wait.PASS | Wait.BLOCKED_PASS), _:
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
        self.selection = NOTHING
        self.hint_words = ""
        self._hint = None
        self._dragged = None

    def _confirm(self, *, steady: bool = True) -> None:
        play = self.selection.play
        if play is not None and self._may_decide and (self.selection.is_steady or not steady):
            self._commit(play)

    def undo(self) -> Move | None:
        if self.sitting.match.can_undo:
            self._taken_back()
            self.sitting.undo()
        return None

    def redo(self) -> Move | None:
        if self.sitting.match.can_redo:
            self._taken_back()
            self.sitting.redo()
        return None

    def _taken_back(self) -> None:
        self.showing.clear()
        self._forget()
        self.stage.speaker.play(Cue.RAISE)

    def _ask_for_hint(self) -> None:
        if self._may_decide and self._hint is None:
            seat = self.sitting.match.state.turn
            assert seat is not None
            self._hint = Thought(self._best_of(seat, HINT_LEVEL))

    def _show_hint(self, turn: Turn) -> None:
        if isinstance(turn, Play):
            seen = self.sitting.seen()
            self.selection = preview_of(seen, turn)
            self.hint_words = hint_sentence(seen, turn, voice_of(self.sitting, self.stage.words))

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
                return self._open(Button.DETAILS)
            case Dragged() | Dropped() | DragCancelled():
                self.panel.hear(intent)
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
            return intent.command in _GO_ON and not intent.repeat and self.panel.focused is None
        return isinstance(intent, Tap) and self.panel.at(intent.at) is None

    def _hear_press(self, press: Press) -> Move | None:
        opened = {Command.RULES: Button.RULES, Command.LOG: Button.LOG, Command.DETAILS: Button.DETAILS}
        match press.command:
            case Command.BACK:
                if self.selection.tile is None and self.selection.why_not is None and self.panel.focus is None:
                    return Push(PauseMenu())
                self._drop_selection()
                self.panel.focus = None
            case Command.MENU if not press.repeat:
                return Push(PauseMenu())
            case Command.HELP:
                return Push(Help())
            case command if command in opened and not press.repeat:
                return self._open(opened[command])
            case Command.HINT:
                self._ask_for_hint()
            case Command.UNDO:
                return self.undo()
            case Command.REDO:
                return self.redo()
            case Command.CENTRE:
                self.view.centre()
            case Command.ZOOM_IN:
                self._zoom(STEP, self.art.layout.line.centre)
            case Command.ZOOM_OUT:
                self._zoom(1 / STEP, self.art.layout.line.centre)
            case Command.TILE:
                self._raise_number(press.number)
            case _:
                return self._move_or_confirm(press)
        return None

    def _move_or_confirm(self, press: Press) -> Move | None:
        """The hand and the buttons share the arrows: no focus on a button means that they move in the hand."""
        command = press.command
        in_hand = self.panel.focused is None
        if command is Command.CONFIRM and not press.repeat and in_hand:
            self._goes_on = True
            self._confirm()
        elif command in (Command.NEXT, Command.PREVIOUS):
            self._tab(1 if command is Command.NEXT else -1)
        elif in_hand and command in (Command.LEFT, Command.RIGHT):
            self._step_tile(1 if command is Command.RIGHT else -1)
        elif in_hand and command in (Command.UP, Command.DOWN):
            self._step_end()
        else:
            if not in_hand and command is Command.LEFT and not self._has_neighbour(command):
                self.panel.focus = None
                return None
            return self._pressed(self.panel.hear(press))
        return None

    def _has_neighbour(self, command: Command) -> bool:
        before = self.panel.focus
        moved = self.panel.move_focus(command)
        self.panel.focus = before
        return moved

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
        match pressed.key:
            case Button.HINT:
                self._ask_for_hint()
            case Button.UNDO:
                return self.undo()
            case Button.REDO:
                return self.redo()
            case Button.MENU:
                return Push(PauseMenu())
            case key:
                return self._open(Button(key))
        return None

    def _open(self, button: Button) -> Move | None:
        match button:
            case Button.RULES:
                return Push(Rules(self.sitting.match.game))
            case Button.LOG:
                return Push(Log())
            case Button.DETAILS if self.stage.settings.details:
                return Push(Details())
            case _:
                return None

    # ------------------------------------------------------------------ tiles and ends

    @property
    def _may_decide(self) -> bool:
        """The person on turn sees their tiles and nothing is being shown."""
        return not self.showing.is_busy and bool(self.sitting.seen().legal) and self.sitting.decider is not None

    def _order(self) -> tuple[Tile, ...]:
        seen = self.sitting.seen()
        return () if seen.seat is None else self.sitting.order_of(seen.seat, seen.holding)

    def _raise(self, tile: Tile, towards: End | None = None) -> None:
        if not self._may_decide:
            return
        self._hint = None
        self.hint_words = ""
        self.selection = raise_tile(self.sitting.seen(), tile, towards)
        self.stage.speaker.play(Cue.REFUSED if self.selection.tile is None else Cue.RAISE)

    def _raise_number(self, number: int) -> None:
        order = self._order()
        if 1 <= number <= len(order):
            self.panel.focus = None
            self._raise(order[number - 1])

    def _step_tile(self, steps: int) -> None:
        fitting = playable_tiles(self.sitting.seen()) if self._may_decide else frozenset()
        order = [tile for tile in self._order() if tile in fitting]
        if not order:
            self.panel.step_focus(steps)
        elif self.selection.tile in order:
            self._raise(order[(order.index(self.selection.tile) + steps) % len(order)], self.selection.end)
        else:
            self._raise(order[0 if steps > 0 else -1])

    def _step_end(self) -> None:
        other = [end for end in self.selection.ends if end != self.selection.end]
        if other:
            self._aim(other[0])
        elif self.selection.tile is None:
            self.panel.step_focus(1)

    def _aim(self, end: End) -> None:
        self.selection = point_at(self.selection, end)
        self.hint_words = ""

    def _tap(self, at: tuple[int, int]) -> Move | None:
        if self.panel.at(at) is not None:
            move = self._pressed(self.panel.hear(Tap(at)))
            self.panel.focus = None
            return move
        self.panel.hear(Tap(at))
        self._goes_on = True
        self.panel.focus = None
        picture = self.picture()
        tile = self.art.tile_at(picture, at)
        if tile is not None:
            if tile == self.selection.tile:
                self._drop_selection()
            else:
                self._raise(tile, self.art.nearest_end(picture, at, self.view.camera))
        elif self.selection.tile is not None:
            self._tap_ghost(picture, at)
        return None

    def _tap_ghost(self, picture: TablePicture, at: tuple[int, int]) -> None:
        """A tap on the chosen ghost confirms, on the other one it chooses that."""
        if not self.selection.ends:
            if self.art.first_ghost_at(picture, at, self.view.camera):
                self._confirm(steady=False)
            return
        end = self.art.end_at(picture, at, self.view.camera)
        if end is None or end not in self.selection.ends:
            return
        if end == self.selection.end:
            self._confirm(steady=False)
        else:
            self._aim(end)

    # ------------------------------------------------------------------ dragging

    def _drag(self, intent: Dragged | Dropped | DragCancelled) -> None:
        picture = self.picture()
        if isinstance(intent, DragCancelled):
            self._dragged = None
            return
        tile = self.art.tile_at(picture, intent.start) if self._dragged is None else self._dragged[0]
        if isinstance(intent, Dropped):
            if self._dragged is not None:
                self._drop_tile(picture, self._dragged[0], intent.at)
            return
        if tile is not None:
            if self._dragged is None:
                self._raise(tile)
            self._dragged = (tile, intent.at)
            if len(self.selection.ends) > 1:
                self._aim(self.art.nearest_end(picture, intent.at, self.view.camera) or End.LEFT)
        elif self.art.layout.line.holds(intent.start):
            self._pan(intent.at[0] - intent.since[0], intent.at[1] - intent.since[1])

    def _drop_tile(self, picture: TablePicture, tile: Tile, at: tuple[int, int]) -> None:
        """In the tray the tile takes its new place; over the table its preview stays."""
        self._dragged = None
        place = self.art.place_at(picture, at)
        seen = self.sitting.seen()
        if place is not None and seen.seat is not None:
            self.sitting.move_tile(seen.seat, seen.holding, tile, place)
            self._drop_selection()

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
        may_decide = self._may_decide
        enable_controls(
            self.panel,
            confirm=may_decide and self.selection.tile is not None,
            hint=may_decide,
            undo=match.can_undo,
            redo=match.can_redo,
        )

    def _prompt(self) -> str:
        say = self.stage.words.say
        if self.showing.waits_for_press:
            return say("Press to go on")
        if self.hint_words:
            return self.hint_words
        seen = self.sitting.seen()
        if seen.legal and self._may_decide:
            if self._hint is not None:
                return say("Looking for a hint…")
            return decision_prompt(seen, self.selection, self.stage.words)
        if seen.turn is None:
            return ""
        name = voice_of(self.sitting, self.stage.words).seat(seen.turn)
        if self._pace.waits and not self.sitting.player(seen.turn).is_human and not self.showing.is_busy:
            return say("{name} is to play: press to go on", name=name)
        return say("{name} is to play", name=name)

    def picture(self) -> TablePicture:
        """What these eyes see now, before anything flies over it."""
        plain = picture_of(self.sitting, self.stage.words, self.stage.settings, thinking=self._thought is not None)
        return with_selection(plain, self.selection if self._may_decide else NOTHING)

    @property
    def is_moving(self) -> bool:
        return self.showing.is_moving or self._dragged is not None

    @property
    def wants_time(self) -> bool:
        return self.is_moving or self.showing.is_busy or self._thought is not None or self._hint is not None

    def draw(self, surface: pygame.Surface) -> None:
        from dataclasses import replace

        picture = replace(self.picture(), prompt=self._prompt())
        moving = self.showing.moving()
        flying = self.showing.flying
        if flying is not None:
            picture = replace(picture, absent=frozenset({flying}))
        if self._dragged is not None:
            tile, at = self._dragged
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
