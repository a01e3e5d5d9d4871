"""Six love: the coordinator, who sees only their own seven tiles, names who opens."""

from dataclasses import replace
from typing import ClassVar

import pygame

from game.actions import Name
from game.seats import Seat, partner
from scenes import routes
from scenes.input.intents import Command, Intent, Press
from scenes.stack import Move, Pop, Push
from scenes.table.play_controls import COMMANDS
from scenes.table.sitting import Sitting
from scenes.table.table_picture import picture_of
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import row
from sprites import surfaces
from sprites.geometry import NOWHERE, around
from sprites.layout import Button
from sprites.lettering import Align, Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import GOLD, SOFT
from sprites.table import TableArt


class Opener(PanelScene):
    """Self is chosen first; a press chooses, Confirm says it. The announcement is just who opens."""

    ends_something: ClassVar[bool] = True

    def __init__(self, sitting: Sitting, coordinator: Seat) -> None:
        self.sitting = sitting
        self.coordinator = coordinator
        self.named: Seat = coordinator

    @property
    def first_focus(self) -> str:
        return "confirm"

    def place(self) -> None:
        scale = self.look.scale
        say = self.look.words.say
        self.art = TableArt(scale)
        area = self.art.layout.line
        high, gap = max(scale.touch, round(scale.body * 2.2)), scale.gap
        pad = scale.px(28, 9)
        width = min(area.w, max(scale.px(1060), 26 * scale.body))
        inner_w = width - 2 * pad
        under = wrapped(self._explained, scale.body, int(inner_w))
        text_height = line_height(scale.body) * len(under)
        height = 2 * pad + scale.head * 1.5 + text_height + 2 * (high + gap)
        self._card = around(area.centre, width, height).whole()
        inner = self._card.shrunk(pad)
        self._title = inner.top(scale.head * 1.5)
        self._under = inner.strip(self._title.bottom, text_height)
        top = self._under.bottom + gap
        mate = self.sitting.player(partner(self.coordinator)).name
        own = self.named == self.coordinator
        both = [
            Control("self", NOWHERE, say("I open"), is_on=own),
            Control("partner", NOWHERE, say("{name} opens", name=mate), is_on=not own),
        ]
        row(self.panel, inner.strip(top, high), gap, both)
        box = inner.strip(top + high + gap, high).whole()
        self.panel.put(Control("confirm", box, say("Confirm"), Kind.MAIN, command=Command.CONFIRM, icon="confirm"))
        self._put_at_table(Button.COVER, say("Cover"))
        self._put_at_table(Button.MENU, say("Menu"))

    def _put_at_table(self, button: Button, label: str) -> None:
        """Where it stands during play."""
        layout = self.art.layout
        control = Control(button, layout.buttons[button], label, command=COMMANDS[button], icon=button)
        self.panel.put(control)

    @property
    def _explained(self) -> str:
        return self.look.words.say("Your pair chooses. Your partner's tiles stay hidden.")

    def hear(self, intent: Intent) -> Move | None:
        match intent:
            case Press(Command.RULES, repeat=False):
                return Push(routes.Rules(self.sitting.match.game))
            case Press(Command.LOG, repeat=False):
                return Push(routes.Log())
            case Press(Command.HELP, repeat=False):
                return Push(routes.Help())
        return super().hear(intent)

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "self":
                self._choose(self.coordinator)
            case "partner":
                self._choose(partner(self.coordinator))
            case Button.COVER:
                return self._cover()
            case Button.MENU:
                return self.back()
            case _:
                self.sitting.submit(Name(self.named))
                return Pop()
        return None

    def pass_time(self, dt: float) -> Move | None:
        """Whoever has changed to a phone names there."""
        return Pop() if self.coordinator in self.sitting.on_phones else None

    def _choose(self, seat: Seat) -> None:
        """Enter confirms from here on, as its sign on Confirm says."""
        self.named = seat
        self.panel.focus = "confirm"
        self.panel.controls["self"].is_on = seat == self.coordinator
        self.panel.controls["partner"].is_on = seat != self.coordinator

    def _cover(self) -> Move:
        self.sitting.cover()
        return Push(routes.Reveal(self.coordinator))

    def back(self) -> Move | None:
        return Push(routes.Pause())

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.look.scale
        picture = replace(picture_of(self.sitting, self.look.words, self.look.settings), prompt="")
        self.art.draw(surface, picture)
        radius = scale.px(22, 9)
        surfaces.soft_shadow(surface, self._card, radius, scale.px(36, 12), 190)
        surfaces.panel(surface, self._card, self.look.settings.table_top, GOLD, 248, radius, scale.px(3, 1))
        title = self.look.words.say("Who opens?")
        write_in(surface, title, self._title, scale.head, GOLD, Weight.BLACK, Align.CENTRE)
        write_lines(surface, self._explained, self._under, scale.body, SOFT, align=Align.CENTRE)
