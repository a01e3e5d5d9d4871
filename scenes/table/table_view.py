"""The table: what the person on turn may do there, and how it looks."""

from dataclasses import replace

import pygame

from game.actions import Name, Play
from scenes import routes
from scenes.input.intents import (
    DIRECTIONS,
    Command,
    DragCancelled,
    Dragged,
    Dropped,
    Intent,
    LongPress,
    PhoneWish,
    Point,
    Press,
    Tap,
    Wish,
)
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Move, Push, Restart, Scene
from scenes.table.flow import Flow
from scenes.table.hand_input import DragIntent, HandInput
from scenes.table.next_step import NextStep, Wait
from scenes.table.play_controls import COMMANDS, enable_controls, place_controls
from scenes.table.play_picture import playable_tiles, with_selection
from scenes.table.policy import TablePolicy
from scenes.table.prompts import table_prompt
from scenes.table.selection import NOTHING
from scenes.table.table_camera import TableCamera
from scenes.table.table_focus import TableFocus
from scenes.table.table_spots import table_spots
from scenes.ui.panel import Panel, Pressed
from scenes.ui.widgets import Widgets
from sounds.cues import Cue
from sprites.layout import Button
from sprites.line_layout import Camera
from sprites.picture import TablePicture
from sprites.table import TableArt

_BUTTON_OF = {command: button for button, command in COMMANDS.items() if button is not Button.CONFIRM}


class TableView(Scene):
    """A table at which somebody plays, as its policy says."""

    def __init__(self, policy: TablePolicy) -> None:
        self.policy, self.sitting = policy, policy.sitting

    def arrive(self, look: Look, services: Services) -> None:
        self.panel = Panel()
        self.widgets = Widgets(look, services, self.panel)
        self.view = TableCamera(lambda: self.art.camera_of(self.picture()))
        self.hand = HandInput(self.sitting, services.speaker)
        self._focus = TableFocus(self.panel, self.hand)
        self.flow = Flow(look, services, self.sitting, self.picture)
        self.policy.begin(self.flow, self.hand)
        super().arrive(look, services)

    @property
    def leads_to(self) -> routes.Route | None:
        return self.policy.leads_to

    def leave(self) -> None:
        self.policy.leave()

    def lay_out(self) -> None:
        self.flow.look = self.look
        self._is_public = self.sitting.is_public
        self.art = TableArt(self.look.scale, is_public=self._is_public)
        self.panel.clear()
        place_controls(self.panel, self.art.layout, self.look, may_cover=len(self.sitting.people) > 1)
        self.policy.place(self.panel, self.art, self.look)
        self.view.lay_out(self.art.layout.line)
        self.widgets.show(self.look)
        self.flow.tell_anew(self.art)
        self._tell_hint_anew()
        self._enable()

    def return_to_top(self) -> None:
        self.hand.dragged = None
        self._tell_hint_anew()
        self._enable()

    def _tell_hint_anew(self) -> None:
        """In the language of now; behind a curtain, once it is lifted."""
        if self.awaits_decision:
            self.hand.tell_hint_anew(self.look.words)

    def pass_time(self, dt: float) -> Move | None:
        self.policy.before_time()
        self.hand.selection = self.hand.selection.after(dt)
        if self.sitting.is_public != self._is_public and not self.flow.showing.is_busy:
            self.lay_out()
        step = self.flow.pass_time(dt, self.art)
        self.view.look(len(self.sitting.match.table.line.laid))
        move = self._go_on(step) if step is not None else None
        self._enable()
        self.policy.after_time()
        return move

    def _go_on(self, step: NextStep) -> Move | None:
        match step.wait, step.seat:
            case Wait.NOTHING, _:
                return self.policy.at_end()
            case Wait.CURTAIN, int(seat):
                return self.policy.at_curtain(seat, self.look)
            case Wait.NAMING, int(seat) if seat not in self.sitting.on_phones:
                return Push(routes.Opener(seat))
            case _:
                ranking = self.flow.hint()
                if ranking is not None:
                    self.hand.preview_best(ranking, self.look.words)
        return None

    # ------------------------------------------------------------------ doing

    @property
    def awaits_decision(self) -> bool:
        return self.flow.awaits_decision

    def _confirm(self, *, steady: bool = True) -> None:
        play = self.hand.selection.play
        if play is None or not self.awaits_decision or (steady and not self.hand.selection.is_steady):
            return
        self.flow.commit(play, self.art)
        self.hand.drop()

    def _drop_selection(self) -> None:
        self.hand.drop()
        self.flow.forget_hint()

    def _use(self, button: Button) -> Move | None:
        """What a button does, by key and pad too; one that is switched off does nothing."""
        if not self._may(button):
            return None
        match button:
            case Button.CENTRE:
                self.view.camera = None
            case Button.HINT:
                self.flow.ask_for_hint()
            case Button.COVER:
                person = self.sitting.cover_person
                self.sitting.cover()
                return None if person is None else Push(routes.Reveal(person))
            case Button.UNDO | Button.REDO:
                self._drop_selection()
                self.policy.undo() if button is Button.UNDO else self.policy.redo()
            case Button.RULES:
                return Push(routes.Rules(self.sitting.match.game))
            case Button.LOG:
                return Push(routes.Log())
            case Button.DETAILS:
                return self.policy.details(self.panel, self.look)
            case Button.MENU:
                return self.policy.back()
        return None

    # ------------------------------------------------------------------ hearing

    def _grant(self, wish: PhoneWish) -> Move | None:
        """What a person at a phone has confirmed, or asks for."""
        match wish.wish:
            case Play() | Name() as turn if self.flow.hears(wish.seat):
                self._drop_selection()
                self.flow.commit(turn, self.art)
            case Wish.UNDO if self.policy.may_undo:
                self._drop_selection()
                self.policy.undo()
            case Wish.REDO if self.sitting.match.can_redo:
                self._drop_selection()
                self.policy.redo()
            case Wish.RESTART if self.sitting.contest.may_restart:
                self.sitting.restart()
                return Restart(routes.Play())
        return None

    def hear(self, intent: Intent) -> Move | None:
        if isinstance(intent, PhoneWish):
            return self._grant(intent) if self.hears_phones else None
        if self.flow.showing.is_busy and self._is_go_on(intent):
            self.flow.showing.skip()
            return None
        if self.view.hear(intent):
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
            case _:
                self.panel.hear(intent)
        return None

    def _is_go_on(self, intent: Intent) -> bool:
        if isinstance(intent, Press):
            return intent.command is Command.CONFIRM and not intent.repeat and self._focus.is_in_hand
        return isinstance(intent, Tap) and self.panel.at(intent.at) is None

    def _hear_press(self, press: Press) -> Move | None:
        if press.command in _BUTTON_OF:
            return None if press.repeat else self._use(_BUTTON_OF[press.command])
        match press.command:
            case Command.BACK:
                return self._back()
            case Command.HELP:
                return Push(routes.Help())
            case Command.TILE if self.awaits_decision:
                self._focus.go_to_hand()
                self.hand.raise_number(press.number)
            case Command.NEXT | Command.PREVIOUS:
                self._focus.go_round(1 if press.command is Command.NEXT else -1)
            case Command.CONFIRM if not self._focus.is_in_hand:
                return self._pressed(self.panel.hear(press), steady=True)
            case Command.CONFIRM if not press.repeat:
                self.flow.goes_on = True
                self._confirm()
            case direction if direction in DIRECTIONS:
                self._focus.move(direction, may_choose=self.awaits_decision)
        return None

    def _back(self) -> Move | None:
        """Takes back what is in hand first; then it is the way out."""
        if self.hand.is_empty and self.panel.focus is None and not self.flow.looks_for_hint:
            return self.policy.back()
        self._drop_selection()
        self._focus.go_to_hand()
        return None

    def _pressed(self, pressed: Pressed | None, *, steady: bool = False) -> Move | None:
        if pressed is None:
            return None
        if pressed.key == Button.CONFIRM:
            self._confirm(steady=steady)
            return None
        self.services.speaker.play(Cue.TAP)
        return self._use(Button(pressed.key))

    def _tap(self, at: Point) -> Move | None:
        if self.panel.at(at) is not None:
            move = self._pressed(self.panel.hear(Tap(at)))
            self._focus.go_to_hand()
            return move
        self.panel.hear(Tap(at))
        self._focus.go_to_hand()
        self.flow.goes_on = True
        if self.awaits_decision:
            self.flow.forget_hint()
            if self.hand.tap(self.art, self.picture(), self._camera(), at):
                self._confirm(steady=False)
        return None

    def _drag(self, intent: DragIntent) -> None:
        self.panel.hear(intent)
        holds_tile = self.hand.drag(self.art, self.picture(), self._camera(), intent)
        if not holds_tile and isinstance(intent, Dragged) and self.art.layout.line.holds(intent.start):
            self.view.pan(intent.at[0] - intent.since[0], intent.at[1] - intent.since[1])

    # ------------------------------------------------------------------ looking

    def _enable(self) -> None:
        enable_controls(self.panel, {button: self._may(button) for button in Button})

    def _may(self, button: Button) -> bool:
        """Whether it would do something now."""
        match button:
            case Button.CONFIRM:
                return self.awaits_decision and self.hand.selection.tile is not None
            case Button.HINT:
                return self.awaits_decision
            case Button.UNDO:
                return self.policy.may_undo
            case Button.REDO:
                return self.sitting.match.can_redo and not self._may(Button.CONFIRM)
            case Button.CENTRE:
                return self.view.camera is not None
            case Button.COVER:
                return self.policy.may_cover
            case Button.DETAILS:
                return button in self.panel.controls or self.look.settings.details
            case _:
                return True

    def _prompt(self) -> str:
        return self.policy.outcome(self.look.words) or table_prompt(self.sitting, self.flow, self.hand, self.look.words)

    def picture(self) -> TablePicture:
        """What these eyes see now, before anything flies over it."""
        plain = self.policy.picture(self.look, thinking=self.flow.shows_thinking)
        return with_selection(plain, self.hand.selection if self.awaits_decision else NOTHING)

    def _camera(self) -> Camera | None:
        return self.view.showing_choice(self.art, self.picture())

    @property
    def hears_phones(self) -> bool:
        return bool(self.sitting.on_phones)

    @property
    def is_settled(self) -> bool:
        return not self.flow.showing.is_busy

    @property
    def is_moving(self) -> bool:
        return self.flow.showing.is_moving or self.hand.dragged is not None

    @property
    def sight(self) -> object:
        """A card that has stood long enough goes, a bot's tile lies there at once: nothing moves then."""
        enabled = tuple(key for key, control in self.panel.controls.items() if control.enabled)
        return self.picture(), self._prompt(), self.flow.showing.act, enabled

    @property
    def wants_time(self) -> bool:
        return self.is_moving or self.flow.wants_time

    def draw(self, surface: pygame.Surface) -> None:
        showing = self.flow.showing
        plain, moving = self.picture(), showing.moving()
        picture = showing.below(replace(plain, prompt=self._prompt()))
        if self.hand.dragged is not None:
            picture = replace(picture, absent=frozenset({self.hand.dragged[0]}))
            moving = (*moving, self.hand.in_the_air(self.art))
        self.art.draw(surface, picture, self.view.showing_choice(self.art, plain), moving, showing.line())
        self.widgets.draw(surface)
        showing.draw_over(surface, self.art, self.look.scale, self.look.settings.table_top)
        self.policy.draw_over(surface, self.look)

    @property
    def focus(self) -> str | None:
        return self.panel.focus

    @property
    def spots(self) -> dict[str, pygame.Rect]:
        """The buttons, and what `table_spots` tells of the table."""
        picture = self.picture()
        may_play = playable_tiles(picture.seen) if self.awaits_decision else frozenset()
        return self.panel.spots | dict(table_spots(self.art, picture, self._camera(), may_play))
