"""The menu over the table."""

from game.games import GAMES
from game.sentences.voice import told
from scenes import routes
from scenes.input.intents import Command
from scenes.stack import Move, Pop, Push, Replace
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
            *self._about_hand(self.sitting),
            choice("settings", say("Settings")),
            choice("phones", say("Phones…"), enabled=bool(self.sitting.people)),
            choice("help", say("Keys and buttons")),
            choice("speak", say("Speak the state")),
            *self._about_match(self.sitting),
        ]
        rows[0].command = Command.BACK
        return rows

    def _about_hand(self, sitting: Sitting) -> list[Control]:
        say, rows = self.look.words.say, []
        if self.look.settings.details:
            rows.append(choice("details", say("Details")))
        if sitting.cover_person is not None and not sitting.match.hand_is_over:
            rows.append(choice("cover", say("Cover the hand")))
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

    def _page(self, key: str) -> routes.Route:
        pages: dict[str, routes.Route] = {"log": routes.Log(), "settings": routes.Settings(), "help": routes.Help()}
        return pages.get(key, routes.Rules(self.sitting.match.game))

    def press(self, pressed: Pressed) -> Move | None:
        sitting = self.sitting
        match pressed.key:
            case "rules" | "log" | "settings" | "help":
                return Push(self._page(pressed.key))
            case "sheet":
                return Push(routes.DuplicateSheet(sitting.contest.sheet))
            case "details":
                sitting.note_help()
                return Push(routes.Details())
            case "cover":
                person = sitting.cover_person
                sitting.cover()
                return Replace(routes.Reveal(person)) if person is not None else Pop()
            case "phones":
                return Push(routes.Phones())
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
