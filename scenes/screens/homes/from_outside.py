"""Lines that came in are looked through, a little at a time, and then kept; or none of them is."""

from collections.abc import Sequence

from game.homes.day import day_of
from game.homes.result import HomeResult
from game.sentences import refusal_line
from scenes import routes
from scenes.stack import Move, Pop, Replace, Restart
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed
from scenes.work.homes_work import Checking


class FromOutside(CardScene):
    def __init__(self, to: routes.FromOutside) -> None:
        self._is_first, self._checking = to.is_first, Checking(to.found)

    # ------------------------------------------------------------------ words

    @property
    def title(self) -> str:
        say = self.look.words.say
        return say("Not taken") if self._checking.refused is not None else say("Looked through")

    @property
    def text(self) -> str:
        words, checking = self.look.words, self._checking
        if checking.refused is not None:
            return refusal_line(words, checking.refused)
        return words.say("Every word is played again: {n} of {all}", n=checking.done, all=len(checking.found))

    @property
    def other_texts(self) -> Sequence[str]:
        """A refusal takes this much room."""
        return ("x" * 160,)

    def choices(self) -> list[Control]:
        say = self.look.words.say
        if self._checking.refused is not None:
            return [choice("back", say("Back"), Kind.MAIN)]
        return [choice("cancel", say("Cancel"), Kind.MAIN)]

    # ------------------------------------------------------------------ doing

    def press(self, pressed: Pressed) -> Move | None:
        return self.back()

    def back(self) -> Move | None:
        return Restart(routes.Title()) if self._is_first else Pop()

    @property
    def is_moving(self) -> bool:
        return not self._checking.is_over

    def pass_time(self, dt: float) -> Move | None:
        if not dt or self._checking.refused is not None:
            return None
        self._checking.step()
        if self._checking.refused is not None:
            self.panel.focus = None
            self.lay_out()
        return self._keep() if self._checking.done == len(self._checking.found) else None

    def _keep(self) -> Move:
        """All of them; then to the page of the last one's event."""
        saves, words = self.services.saves, self.look.words
        for found in self._checking.found:
            kept = saves.take(found)
        last = self._checking.found[-1]
        if isinstance(last, HomeResult):
            self.services.message = words.say("The result of {home} is there.", home=last.home)
        day = day_of(kept.event)
        if day is not None:
            return Replace(routes.Days(day, self._is_first))
        return Replace(routes.EventPage(kept.event, self._is_first))
