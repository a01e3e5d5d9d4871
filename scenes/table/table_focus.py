"""Where keys and pad are at the table: in the hand, or at one of the buttons beside it."""

from scenes.input.intents import Command
from scenes.table.hand_input import HandInput
from scenes.ui.panel import Panel


class TableFocus:
    """The panel's focus, with the hand as one more place beside its controls."""

    def __init__(self, panel: Panel, hand: HandInput) -> None:
        self._panel = panel
        self._hand = hand

    @property
    def is_in_hand(self) -> bool:
        return self._panel.focused is None

    def go_to_hand(self) -> None:
        self._panel.focus = None

    def go_round(self, steps: int) -> None:
        """Round the buttons, with the hand between the last and the first."""
        keys = [key for key, control in self._panel.controls.items() if control.enabled]
        places: list[str | None] = [None, *keys]
        here = places.index(self._panel.focus) if self._panel.focus in places else 0
        self._panel.focus = places[(here + steps) % len(places)]

    def move(self, command: Command, *, may_choose: bool) -> None:
        """By an arrow. In the hand it chooses, or leads out of it where there is nothing to choose; among the buttons
        the hand lies left of the leftmost."""
        if self.is_in_hand:
            has_chosen = may_choose and self._choose(command)
            if not has_chosen and self._hand.is_empty:
                self._panel.step_focus(1)
        elif not self._panel.move_focus(command) and command is Command.LEFT:
            self.go_to_hand()

    def _choose(self, command: Command) -> bool:
        if command in (Command.UP, Command.DOWN):
            return self._hand.step_end()
        return self._hand.step_tile(1 if command is Command.RIGHT else -1)
