"""The menu over the table."""

from typing import ClassVar

from scenes.input.intents import Command
from scenes.leaving import afresh_question, leave_question, restart_question
from scenes.stack import Move, Pop, Push
from scenes.table.spoken import say_state
from scenes.widgets.card_scene import CardScene, choice
from scenes.widgets.panel import Control, Kind, Pressed


class PauseMenu(CardScene):
    name: ClassVar[str] = "pause"

    @property
    def title(self) -> str:
        return self.stage.words.say("Pause")

    def choices(self) -> list[Control]:
        say = self.stage.words.say
        assert self.stage.sitting is not None
        match = self.stage.sitting.match
        afresh = say("New match") if match.game == "chiva" else say("New session")
        rows = [
            choice("continue", say("Continue"), Kind.MAIN),
            choice("rules", say("Rules")),
            choice("log", say("Log")),
            choice("settings", say("Settings")),
            choice("help", say("Keys and buttons")),
            choice("speak", say("Speak the state")),
            choice("restart", say("Restart the deal"), enabled=self.stage.sitting.can_restart),
            choice("afresh", afresh, enabled=match.seed is not None),
            choice("leave", say("Leave the match")),
        ]
        rows[0].command = Command.BACK
        return rows

    def press(self, pressed: Pressed) -> Move | None:
        assert self.stage.sitting is not None
        ways = self.stage.ways
        match pressed.key:
            case "rules":
                return Push(ways.rules(self.stage.sitting.match.game))
            case "log":
                return Push(ways.log())
            case "settings":
                return Push(ways.settings())
            case "help":
                return Push(ways.help())
            case "speak":
                say_state(self.stage)
            case "restart":
                return Push(restart_question(self.stage))
            case "afresh":
                return Push(afresh_question(self.stage))
            case "leave":
                return Push(leave_question(self.stage))
            case _:
                return Pop()
        return None

    def back(self) -> Move | None:
        return Pop()
