"""Something that cannot be taken back: is it really wanted?"""

from typing import ClassVar

from scenes.stack import Ask, Move, Pop
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class Question(CardScene):
    """ "No" is chosen first and goes back. A press beside the card answers nothing."""

    ends_something: ClassVar[bool] = True

    def __init__(self, asked: Ask) -> None:
        self._asked = asked

    @property
    def title(self) -> str:
        return self._asked.title

    @property
    def text(self) -> str:
        return self._asked.text

    @property
    def first_focus(self) -> str:
        return "no"

    def choices(self) -> list[Control]:
        return [choice("yes", self._asked.answer), choice("no", self.look.words.say("No, go back"), Kind.MAIN)]

    def press(self, pressed: Pressed) -> Move | None:
        return self._asked.yes() if pressed.key == "yes" else Pop()

    def back(self) -> Move | None:
        return Pop()
