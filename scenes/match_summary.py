"""Not built yet."""

from typing import ClassVar

from scenes.card_scene import CardScene, choice
from scenes.panel import Control, Pressed
from scenes.stack import Move, Pop


class MatchSummary(CardScene):
    name: ClassVar[str] = "match_summary"

    @property
    def title(self) -> str:
        return "MatchSummary"

    def choices(self) -> list[Control]:
        return [choice("back", "Back")]

    def press(self, pressed: Pressed) -> Move | None:
        return Pop()
