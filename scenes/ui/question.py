"""Something that cannot be taken back: is it really wanted?"""

from collections.abc import Callable

from scenes.stack import Move, Pop
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class Question(CardScene):
    """`yes` makes the way on once the question itself has gone; "no" is chosen first and goes back. A press beside
    the card answers nothing."""

    name = "question"

    def __init__(self, title: str, text: str, answer: str, yes: Callable[[], Move | None]) -> None:
        self._title, self._text_shown, self._answer, self._yes = title, text, answer, yes

    @property
    def title(self) -> str:
        return self._title

    @property
    def text(self) -> str:
        return self._text_shown

    @property
    def first_focus(self) -> str:
        return "no"

    def choices(self) -> list[Control]:
        return [choice("yes", self._answer), choice("no", self.stage.words.say("No, go back"), Kind.MAIN)]

    def press(self, pressed: Pressed) -> Move | None:
        return self._yes() if pressed.key == "yes" else Pop()

    def back(self) -> Move | None:
        return Pop()
