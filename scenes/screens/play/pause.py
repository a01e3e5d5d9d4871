"""The menu over the table."""

from game.games import GAMES
from game.sentences.voice import told
from scenes import routes
from scenes.input.intents import Command
from scenes.stack import Move, Pop, Push
from scenes.table.between_hands import afresh_question, leave_question, restart_question
from scenes.table.company import Company
from scenes.table.sitting import Sitting
from scenes.table.speak_state import say_state
from scenes.table.summary_words import seal_line
from scenes.ui.card_scene import CardScene, choice
from scenes.ui.panel import Control, Kind, Pressed


class PauseMenu(CardScene):
    def __init__(self, company: Company) -> None:
        self._company = company
        self.sitting = company.seated

    @property
    def title(self) -> str:
        return self.look.words.say("Pause")

    @property
    def text(self) -> str:
        return seal_line(self.look.words, self.sitting)

    def choices(self) -> list[Control]:
        say = self.look.words.say
        rows = [
            choice("continue", say("Continue"), Kind.MAIN),
            choice("rules", say("Rules")),
            choice("log", say("Log")),
            choice("settings", say("Settings")),
            choice("phones", say("Phones…"), enabled=bool(self.sitting.people)),
            choice("help", say("Keys and buttons")),
            choice("speak", say("Speak the state")),
            *self._about_match(self.sitting),
        ]
        rows[0].command = Command.BACK
        return rows

    def _about_match(self, sitting: Sitting) -> list[Control]:
        """What has been played may count on a sheet instead of being begun again."""
        words, contest = self.look.words, sitting.contest
        leave = choice("leave", told(words, contest.terms.leave))
        if not contest.terms.counts_score:
            return [*([choice("sheet", words.say("Result sheet"))] if contest.has_sheet else []), leave]
        afresh = told(words, GAMES[sitting.match.game].called.begin_afresh)
        return [
            choice("restart", words.say("Restart the deal"), enabled=contest.may_restart),
            choice("afresh", afresh, enabled=contest.terms.begins_afresh),
            leave,
        ]

    def press(self, pressed: Pressed) -> Move | None:
        sitting = self.sitting
        match pressed.key:
            case "rules":
                return Push(routes.Rules(sitting.match.game))
            case "sheet":
                return Push(routes.DuplicateSheet(sitting.contest.sheet))
            case "log":
                return Push(routes.Log())
            case "settings":
                return Push(routes.Settings())
            case "phones":
                return Push(routes.Phones())
            case "help":
                return Push(routes.Help())
            case "speak":
                say_state(self.services.speech, self.sitting, self.look.words)
            case "restart":
                return restart_question(self.look.words, self.sitting)
            case "afresh":
                return afresh_question(self.look.words, self.sitting)
            case "leave":
                return leave_question(self.look.words, self._company, self.services.saves)
            case _:
                return Pop()
        return None

    def back(self) -> Move | None:
        return Pop()
