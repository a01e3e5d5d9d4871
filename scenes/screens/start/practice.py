"""One hand from its code, for practice: the code, how the hand opens, and who sits at the table."""

import pygame

from game.deal import BadText, code_from_text
from game.games import DEFAULT_GAME
from game.record.hand_text import match_of_code
from game.sentences.refusals import bad_text_line
from game.sentences.voice import game_name
from scenes import routes
from scenes.look import Look
from scenes.screens.start.opening_choice import LONGEST_CODE, after, opening_label, openings
from scenes.services import Services
from scenes.stack import Move, Pop, Restart
from scenes.table.company import Company
from scenes.table.party import PRESETS, Seating, preset_labels
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import column, row
from sprites.geometry import NOWHERE, Box
from sprites.ground import table_ground
from sprites.lettering import Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import ALARM, GOLD, SOFT


class Practice(PanelScene):
    def __init__(self, company: Company) -> None:
        self._company = company

    def arrive(self, look: Look, services: Services) -> None:
        self.game, self.code, self.problem = DEFAULT_GAME, "", ""
        self.opening, self.preset = 0, next(iter(PRESETS))
        super().arrive(look, services)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        gap, high = scale.px(18, 8), max(scale.touch, round(scale.body * 1.9))
        width = min(scale.width - 2 * scale.margin_x, max(scale.px(1100) * scale.text / 100, 560))
        x = (scale.width - width) / 2
        whole = Box(x, scale.margin_y, width, scale.height - 2 * scale.margin_y)
        self._head = whole.top(round(scale.head * 1.35))
        note = len(wrapped(self._note, scale.body, int(width))) * line_height(scale.body)
        self._text = self._head.below(note)
        opening = opening_label(self.look.words, openings(self.game)[self.opening])
        choices = [
            Control("game", NOWHERE, say("Game"), Kind.CHOICE, game_name(self.look.words, self.game)),
            Control("code", NOWHERE, say("Code of the hand"), Kind.ENTRY, self.code, longest=LONGEST_CODE),
            Control("opening", NOWHERE, say("Opening"), Kind.CHOICE, opening),
            Control("preset", NOWHERE, say("At the table"), Kind.CHOICE, preset_labels(self.look.words)[self.preset]),
        ]
        top = self._text.bottom + gap
        column(self.panel, whole.strip(top, high), gap, choices)
        low = min(top + len(choices) * (high + gap) + gap, scale.height - scale.margin_y - high)
        back = Control("back", NOWHERE, say("Back"), icon="back")
        deal = Control("deal", NOWHERE, say("Deal"), Kind.MAIN, icon="play")
        row(self.panel, whole.strip(low, high), gap, [back, deal], shares=(1, 2))

    @property
    def _note(self) -> str:
        if self.problem:
            return self.problem
        return self.look.words.say(
            "The code stands under every finished hand. Practice does not count in the statistics, and is kept only "
            "when it is over."
        )

    @property
    def first_focus(self) -> str:
        return "code"

    # ------------------------------------------------------------------ doing

    def edited(self) -> None:
        self.code = self.panel.controls["code"].value
        if self.problem:
            self.problem = ""
            self.lay_out()

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "back":
                return Pop()
            case "deal":
                return self._deal()
            case "game":
                self.game = after(self.game, pressed.step)
            case "opening":
                self.opening = (self.opening + pressed.step) % len(openings(self.game))
            case "preset":
                presets = list(PRESETS)
                self.preset = presets[(presets.index(self.preset) + pressed.step) % len(presets)]
        self.lay_out()
        return None

    def _deal(self) -> Move | None:
        if not self.code.strip():
            self._refuse(self.look.words.say("Type the code of the hand first."))
            return None
        try:
            code = code_from_text(self.code)
        except BadText as refused:
            self._refuse(bad_text_line(self.look.words, "code", self.code, refused))
            return None
        players = Seating(self.look.words, self.preset).players()
        match = match_of_code(self.game, code, openings(self.game)[self.opening], players)
        self._company.sit_down_again(match)
        return Restart(routes.Deal())

    def _refuse(self, problem: str) -> None:
        """The code is what has to be mended."""
        self.problem = problem
        self.panel.focus = "code"
        self.lay_out()

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.look.scale, self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, self.look.words.say("Play a hand from its code"), self._head, scale.head, GOLD, Weight.BLACK)
        write_lines(surface, self._note, self._text, scale.body, ALARM if self.problem else SOFT)
