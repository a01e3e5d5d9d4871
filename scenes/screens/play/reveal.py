"""The curtain: nothing of the table's hidden side exists while it hangs."""

import pygame

from game.seats import Seat, pair_of
from scenes import routes
from scenes.input.glyphs import glyph_of
from scenes.input.intents import Command, Device, Intent, PhoneWish, Press, Release, Tap, Touched, Wish
from scenes.stack import Move, Pop, Push, Restart, Scene
from scenes.table.sitting import Sitting
from scenes.table.summary_words import seal_line
from scenes.ui.panel import Control, Panel
from scenes.ui.widgets import Widgets
from sounds.cues import Cue
from sprites import badges, surfaces
from sprites.geometry import Box, around
from sprites.lettering import ELLIPSIS, Align, Weight, set_in, write_block, write_in
from sprites.palette import CREAM, GOLD, SOFT
from sprites.tokens import token_of

HOLD = 0.5
_LIFTING = frozenset({Command.CONFIRM, Command.COVER})


class Reveal(Scene):
    """Lifts by a tap on its button, or by holding Enter, Space or A for half a second; with the curtain set to "hold"
    a tap is not enough. Nothing on it has focus, so a stray Enter does nothing. Where each person has a pad, only
    that pad lifts it, or the keyboard. Menu, rules and log open over it: they show what everybody may see."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self.sitting = sitting
        self.seat = seat
        self._held_for: float | None = None

    def lay_out(self) -> None:
        scale = self.look.scale
        middle = scale.width / 2
        button_w = min(max(scale.px(760), 19 * scale.body), scale.width - 2 * scale.margin_x)
        button_h = max(scale.px(120), 2 * scale.touch)
        self._sign = (middle, scale.height * 0.24)
        self._name_box = around((middle, scale.height * 0.43), scale.width * 0.8, scale.title * 1.4)
        self._line_box = around((middle, scale.height * 0.53), scale.width * 0.8, scale.body * 1.6)
        self.button = around((middle, scale.height * 0.69), button_w, button_h).whole()
        side = max(scale.touch, scale.px(72))
        corner = Box(scale.width - scale.margin_x - 3.2 * side, scale.margin_y, 3.2 * side, side).whole()
        self.menu = Control("menu", corner, self.look.words.say("Menu"), command=Command.MENU, icon="menu")
        beside = corner.moved(-corner.w - scale.gap, 0)
        self.undo = Control("undo", beside, self.look.words.say("Undo"), command=Command.UNDO, icon="undo")
        self._panel = Panel({"undo": self.undo, "menu": self.menu})
        self._enable()
        self._widgets = Widgets(self.look, self.services, self._panel)
        low = scale.height - scale.margin_y - scale.small
        self._seal_box = around((middle, low), scale.width * 0.9, scale.small * 1.6)
        self._foot = around((middle, self.button.bottom + scale.body * 1.6), scale.width * 0.9, scale.body * 1.6)

    # ------------------------------------------------------------------ input

    @property
    def hears_phones(self) -> bool:
        return True

    def hear(self, intent: Intent) -> Move | None:
        match intent:
            case PhoneWish(_, Wish.UNDO):
                return self._undo()
            case PhoneWish(_, Wish.REDO):
                return self._open(Command.REDO)
            case Tap(at) if self.menu.box.holds(at):
                return Push(routes.Pause())
            case Tap(at) if self.undo.box.holds(at):
                return self._undo()
            case Tap(at) if self.button.holds(at) and not self._needs_hold:
                return self._lift()
            case Touched(at) if self.button.holds(at) and self._needs_hold:
                self._held_for = 0.0
            case Press(command, repeat=False, pad=pad) if command in _LIFTING and self._may_lift(pad):
                self._held_for = 0.0
            case Press(command, repeat=False):
                return self._open(command)
            case Release():
                self._held_for = None
        return None

    def _open(self, command: Command) -> Move | None:
        """What everybody may see at any time."""
        sitting = self.sitting
        match command:
            case Command.UNDO:
                return self._undo()
            case Command.REDO if sitting.match.can_redo:
                sitting.redo()
                sitting.cover()
                return Restart(routes.Play())
            case Command.BACK | Command.MENU:
                return Push(routes.Pause())
            case Command.RULES:
                return Push(routes.Rules(sitting.match.game))
            case Command.LOG:
                return Push(routes.Log())
            case Command.HELP:
                return Push(routes.Help())
            case _:
                return None

    def _undo(self) -> Move | None:
        """Whoever decided last may say so before the next person looks: their own curtain follows."""
        sitting = self.sitting
        if not sitting.contest.may_undo:
            return None
        sitting.undo()
        sitting.cover()
        return Restart(routes.Play())

    def _enable(self) -> None:
        self.undo.enabled = self.sitting.contest.may_undo

    def return_to_top(self) -> None:
        self._held_for = None

    def pass_time(self, dt: float) -> Move | None:
        """Whoever has changed to a phone needs no curtain."""
        if self.seat in self.sitting.on_phones:
            return Pop()
        if self._held_for is None:
            return None
        self._held_for += dt
        return self._lift() if self._held_for >= HOLD else None

    def _may_lift(self, pad: int | None) -> bool:
        own = self.services.pads.of(self.seat)
        return own is None or pad is None or pad == own

    @property
    def _needs_hold(self) -> bool:
        return self.look.settings.curtain == "hold"

    def _lift(self) -> Move:
        sitting = self.sitting
        sitting.lift_curtain(self.seat)
        self.services.speaker.play(Cue.CURTAIN)
        return Pop()

    # ------------------------------------------------------------------ picture

    @property
    def is_moving(self) -> bool:
        return self._held_for is not None

    @property
    def spots(self) -> dict[str, pygame.Rect]:
        return {"lift": pygame.Rect(self.button), **self._panel.spots}

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.look.scale
        name, pair, say = self.sitting.player(self.seat).name, pair_of(self.seat), self.look.words.say
        surfaces.curtain(surface, scale, self.look.settings.table_top, pair)
        badges.avatar(surface, self._sign, scale.px(170, 70), pair, token_of(self.seat), on_turn=True)
        write_in(surface, name, self._name_box, scale.title, CREAM, Weight.BLACK, Align.CENTRE)
        place = say("Seat {seat} · pair {pair}", seat=self.seat, pair="-".join(pair))
        write_in(surface, place, self._line_box, scale.body, SOFT, align=Align.CENTRE)
        surfaces.panel(surface, self.button, self.look.settings.table_top, GOLD, 240, scale.px(26, 10), scale.px(4, 2))
        self._draw_progress(surface)
        room = self.button.shrunk(scale.px(12, 4))
        aside = scale.px(28, 10)
        room = room._replace(x=room.x + aside, w=room.w - 2 * aside)
        words = say("I am {name}: show my tiles", name=name)
        if any(line.endswith(ELLIPSIS) for line in set_in(words, scale.head, int(room.w), room.h, 18, Weight.BLACK)[0]):
            words = say("Show my tiles")
        write_block(surface, words, room, scale.head, GOLD, Weight.BLACK, Align.CENTRE, least=18)
        write_in(surface, self._how(), self._foot, scale.body, CREAM, align=Align.CENTRE)
        seal = seal_line(self.look.words, self.sitting)
        write_in(surface, seal, self._seal_box, scale.small, SOFT, align=Align.CENTRE)
        self._widgets.draw(surface)

    def _how(self) -> str:
        say = self.look.words.say
        if self.services.device in (Device.KEYS, Device.PAD):
            sign = glyph_of(Command.CONFIRM, self.services.device, self.look.words) or "Enter"
            return say("Hold {key} while nobody else looks", key=sign)
        if self._needs_hold:
            return say("Hold the button while nobody else looks")
        return say("Press when nobody else looks")

    def _draw_progress(self, surface: pygame.Surface) -> None:
        if self._held_for is None:
            return
        share = min(self._held_for / HOLD, 1.0)
        inner = self.button.shrunk(self.look.scale.near)
        bar = Box(inner.x, inner.bottom - self.look.scale.near, inner.w * share, self.look.scale.near).whole()
        surface.fill(GOLD, pygame.Rect(bar))
