"""A pad went away: the table waits until it comes back, or until somebody goes on without."""

from typing import ClassVar

from scenes.input.intents import Intent, PadCame
from scenes.stack import Move, Pop
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class PadGone(CardScene):
    ends_something: ClassVar[bool] = True

    @property
    def title(self) -> str:
        return self.look.words.say("A pad has gone")

    @property
    def text(self) -> str:
        return self.look.words.say("Connect it again, or go on with keys, mouse, touch or another pad.")

    def choices(self) -> list[Control]:
        return [choice("continue", self.look.words.say("Continue"), Kind.MAIN)]

    def hear(self, intent: Intent) -> Move | None:
        return Pop() if isinstance(intent, PadCame) else super().hear(intent)

    def press(self, pressed: Pressed) -> Move | None:
        return Pop()

    def back(self) -> Move | None:
        return Pop()
