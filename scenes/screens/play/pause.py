"""The menu over the table."""

from typing import ClassVar

from game.games import GAMES
from game.sentences.voice import told
from scenes import routes
from scenes.input.intents import Command
from scenes.stack import Move, Pop, Push
from scenes.table.leaving import afresh_question, leave_question, restart_question
from scenes.table.sitting import Sitting
from scenes.table.spoken import say_state
from scenes.table.summary_words import seal_line
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class PauseMenu(CardScene):
    name: ClassVar[str] = "pause"

    @property
    def title(self) -> str:
        return self.stage.words.say("Pause")

    @property
    def text(self) -> str:
        assert self.stage.sitting is not None
        return seal_line(self.stage.words, self.stage.sitting)

    def choices(self) -> list[Control]:
        say = self.stage.words.say
        assert self.stage.sitting is not None
        rows = [
            choice("continue", say("Continue"), Kind.MAIN),
            choice("rules", say("Rules")),
            choice("log", say("Log")),
            choice("settings", say("Settings")),
            choice("help", say("Keys and buttons")),
            choice("speak", say("Speak the state")),
            *self._about_match(self.stage.sitting),
        ]
        rows[0].command = Command.BACK
        return rows

    def _about_match(self, sitting: Sitting) -> list[Control]:
        """No board of a duplicate is begun again, and what has been played counts on its sheet."""
        say, match = self.stage.words.say, sitting.match
        if sitting.duplicate is not None:
            return [choice("sheet", say("Result sheet")), choice("leave", say("Leave the duplicate"))]
        afresh = told(self.stage.words, GAMES[match.game].called.begin_afresh)
        return [
            choice("restart", say("Restart the deal"), enabled=sitting.can_restart),
            choice("afresh", afresh, enabled=match.seed is not None),
            choice("leave", say("Leave the match")),
        ]

    def press(self, pressed: Pressed) -> Move | None:
        sitting = self.stage.sitting
        assert sitting is not None
        match pressed.key:
            case "rules":
                return Push(routes.Rules(sitting.match.game))
            case "sheet" if sitting.duplicate is not None:
                return Push(routes.DuplicateSheet(sitting.duplicate))
            case "log":
                return Push(routes.Log())
            case "settings":
                return Push(routes.Settings())
            case "help":
                return Push(routes.Help())
            case "speak":
                say_state(self.stage)
            case "restart":
                return restart_question(self.stage)
            case "afresh":
                return afresh_question(self.stage)
            case "leave":
                return leave_question(self.stage)
            case _:
                return Pop()
        return None

    def back(self) -> Move | None:
        return Pop()
