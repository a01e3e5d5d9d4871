"""What one table differs in from another: who plays there, what lies open, what Back means."""

from typing import Protocol

import pygame

from game.seats import Seat
from game.words import Words
from scenes.look import Look
from scenes.routes import Route
from scenes.stack import Move
from scenes.table.flow import Flow
from scenes.table.hand_input import HandInput
from scenes.table.sitting import Sitting
from scenes.ui.panel import Panel
from sprites.picture import TablePicture
from sprites.table import TableArt


class TablePolicy(Protocol):
    """One is handed to each `TableView`."""

    sitting: Sitting

    def begin(self, flow: Flow, hand: HandInput) -> None:
        """The view arrives: how its table goes on by itself, and what a person has in hand there."""

    def leave(self) -> None:
        """The view goes for good."""

    def place(self, panel: Panel, art: TableArt, look: Look) -> None:
        """Controls and room of its own, after those of every table."""

    # ------------------------------------------------------------------ time

    def before_time(self) -> None:
        """Before the table goes on."""

    def after_time(self) -> None:
        """After it went on."""

    def at_curtain(self, seat: Seat, look: Look) -> Move | None:
        """Somebody else is to see their tiles."""

    def at_end(self) -> Move | None:
        """The hand is over, and all of it was shown."""

    @property
    def leads_to(self) -> Route | None:
        """See `Scene.leads_to`."""

    # ------------------------------------------------------------------ doing

    @property
    def may_cover(self) -> bool: ...

    @property
    def may_undo(self) -> bool: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def details(self, panel: Panel, look: Look) -> Move | None:
        """What the button of the details does here."""

    def back(self) -> Move:
        """Out of the table, with nothing in hand."""

    # ------------------------------------------------------------------ looking

    def picture(self, look: Look, *, thinking: bool) -> TablePicture:
        """What these eyes see, with nothing raised."""

    def outcome(self, words: Words) -> str:
        """What the line below the table says of a hand that is over."""

    def draw_over(self, surface: pygame.Surface, look: Look) -> None:
        """What says what kind of table it is."""
