"""Somebody reads on a phone: the table waits, and says for whom."""

from scenes.phones.desk import Desk
from scenes.stack import Move, Pop
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class PhoneReads(CardScene):
    """Goes by itself when the phone closes its page, or falls asleep."""

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self._sitting, self._desk = sitting, desk

    @property
    def title(self) -> str:
        return self.look.words.say("A moment")

    @property
    def text(self) -> str:
        sitting, words = self._sitting, self.look.words
        readers = sorted(self._desk.readers)
        return words.say("On the phone: {names}", names=voice_of(sitting, words).seats(readers)) if readers else ""

    def choices(self) -> list[Control]:
        return [choice("go_on", self.look.words.say("Go on"), Kind.MAIN)]

    @property
    def hears_phones(self) -> bool:
        return True

    def pass_time(self, dt: float) -> Move | None:
        return None if self._desk.readers else Pop()

    @property
    def sight(self) -> object:
        return self.text

    @property
    def wants_time(self) -> bool:
        return True

    def press(self, pressed: Pressed) -> Move | None:
        return self.back()

    def back(self) -> Move | None:
        self._desk.stop_reading()
        return Pop()
