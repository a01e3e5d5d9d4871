"""The hand in play: everybody sees their own tiles alone."""

import pygame

from game.seats import Seat
from game.words import Words
from scenes import routes
from scenes.look import Look
from scenes.stack import Move, Push, Replace
from scenes.table.flow import Flow
from scenes.table.hand_input import HandInput
from scenes.table.sitting import Sitting
from scenes.table.table_picture import picture_of
from scenes.ui.panel import Panel
from sprites.picture import TablePicture
from sprites.table import TableArt


class InPlay:
    """Everything between the deal and the end of a hand. Back is the menu."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def begin(self, flow: Flow, hand: HandInput) -> None:
        self._flow, self._hand = flow, hand

    def leave(self) -> None:
        """They go on sitting there."""

    def place(self, panel: Panel, art: TableArt, look: Look) -> None:
        """The controls of every table are all."""

    # ------------------------------------------------------------------ time

    def before_time(self) -> None:
        """People and bots stay who they are."""

    def after_time(self) -> None:
        """Nothing is looked for."""

    def at_curtain(self, seat: Seat, look: Look) -> Move | None:
        self._hand.drop()
        self._flow.forget_hint()
        if look.settings.curtain == "never" and self.sitting.may_go_without_curtain:
            self.sitting.lift_curtain(seat)
            return None
        return Push(routes.Reveal(seat))

    def at_end(self) -> Move | None:
        return Replace(routes.HandSummary())

    @property
    def leads_to(self) -> routes.Route | None:
        """While the end of a hand is shown, to what tells of it."""
        return routes.HandSummary() if self.sitting.match.hand_is_over else None

    # ------------------------------------------------------------------ doing

    @property
    def may_cover(self) -> bool:
        return self.sitting.cover_person is not None and not self.sitting.match.hand_is_over

    @property
    def may_undo(self) -> bool:
        return self.sitting.contest.may_undo

    def undo(self) -> None:
        self._flow.undo()

    def redo(self) -> None:
        self._flow.redo()

    def details(self, panel: Panel, look: Look) -> Move | None:
        self.sitting.note_help()
        return Push(routes.Details())

    def back(self) -> Move:
        return Push(routes.Pause())

    # ------------------------------------------------------------------ looking

    def picture(self, look: Look, *, thinking: bool) -> TablePicture:
        return picture_of(self.sitting, look.words, look.settings, thinking=thinking)

    def outcome(self, words: Words) -> str:
        """The summary tells."""
        return ""

    def draw_over(self, surface: pygame.Surface, look: Look) -> None:
        """The usual table needs no sign."""
