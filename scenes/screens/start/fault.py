"""Something went wrong that nobody foresaw: the match is kept, and play can go on."""

from pathlib import Path
from typing import ClassVar

from scenes import routes
from scenes.stack import Move, Restart
from scenes.table.company import Company
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class Fault(CardScene):
    """`report` is where the report lies, None where none could be written."""

    ends_something: ClassVar[bool] = True
    is_overlay: ClassVar[bool] = False

    def __init__(self, report: Path | None, company: Company) -> None:
        self._company = company
        self._report = report

    @property
    def title(self) -> str:
        return self.look.words.say("Something went wrong")

    @property
    def text(self) -> str:
        say = self.look.words.say
        kept = say("The match is kept up to the last action.")
        if self._report is None:
            return kept
        return kept + "\n" + say("A report without anybody's tiles: {file}", file=self._report.name)

    def choices(self) -> list[Control]:
        say = self.look.words.say
        rows = [choice("title", say("To the title screen"))]
        if self._company.sitting is not None:
            rows.insert(0, choice("go-on", say("Go on playing"), Kind.MAIN))
        return rows

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "go-on" and self._company.sitting is not None:
            self._company.sitting.cover()
            return Restart(routes.Play())
        self._company.leave()
        return Restart(routes.Title())
