"""The end of a match: who won, its story hand by hand, and what comes next."""

from typing import ClassVar

import pygame

from game.actions import Start
from game.games import GAMES, Afresh
from game.hand_end import Result, ScoreEvent
from game.match import KeptHand
from game.seats import Pair
from game.sentences.voice import game_name, told
from scenes import routes
from scenes.input.intents import Command, Intent, PhoneWish, Press, Wish
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Move, Push, Replace, Restart
from scenes.table.between_hands import leave_question, next_deal, take_back
from scenes.table.company import Company
from scenes.table.story_chart import BROKEN, DRAWN, KEY, StoryChart
from scenes.table.table_picture import voice_of
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import row
from sprites import badges, surfaces
from sprites.geometry import NOWHERE, around
from sprites.ground import table_ground
from sprites.lettering import Align, Weight, line_height, set_in, wrapped, write_block, write_lines
from sprites.palette import CREAM, GOLD


def hands_of_match(hands: list[KeptHand]) -> list[KeptHand]:
    """The hands of the last match, first to last."""
    first = max(place for place, hand in enumerate(hands) if place == 0 or hand.start is not Start.NEXT_HAND)
    return [hand for hand in hands[first:] if hand.is_over]


class MatchSummary(PanelScene):
    ends_something: ClassVar[bool] = True

    def __init__(self, company: Company) -> None:
        self._company = company
        self.sitting = company.seated

    def arrive(self, look: Look, services: Services) -> None:
        self.hands = hands_of_match(self.sitting.match.hands)
        super().arrive(look, services)

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        gap = scale.wide
        high = max(scale.touch, round(scale.body * 1.9))
        whole = scale.safe_area
        game = GAMES[self.sitting.match.game]
        afresh = told(self.look.words, game.called.begin_afresh)
        if game.afresh is Afresh.MATCH:
            ways_on = [Control("next", NOWHERE, afresh, Kind.MAIN)]
        else:
            ways_on = [Control("next", NOWHERE, say("Next match"), Kind.MAIN), Control("afresh", NOWHERE, afresh)]
        back = [Control("hand", NOWHERE, say("The hand")), Control("leave", NOWHERE, say("Leave"))]
        row(self.panel, whole.strip(whole.bottom - high, high), gap, [*ways_on, *back])
        lines, self._head_px = set_in(self._headline, scale.title, int(whole.w), scale.title * 1.3, 26, Weight.BLACK)
        self._head = whole.top(self._head_px * 1.2 * len(lines))
        self._lamps = whole.strip(self._head.bottom, scale.px(54, 24))
        rows = len(wrapped(self._story, scale.body, int(whole.w)))
        self._line = whole.strip(self._lamps.bottom, line_height(scale.body) * rows)
        top = self._line.bottom + gap
        self._chart = whole.strip(top, whole.bottom - high - gap - top).whole()

    @property
    def results(self) -> tuple[Result, ...]:
        return tuple(hand.result for hand in self.hands if hand.result is not None)

    @property
    def _headline(self) -> str:
        winner = self.results[-1].winner
        assert winner is not None, "the match is won"
        return self.look.words.say("{pair} win the match", pair=voice_of(self.sitting, self.look.words).pair(winner))

    @property
    def _story(self) -> str:
        """The score, and how often what happened."""
        words, results = self.look.words, self.results
        last = results[-1].score
        events = [result.event for result in results]
        label = game_name(words, self.sitting.match.game)
        told = [f"{label}: {max(last)}-{min(last)}", words.count("{n} hand", "{n} hands", len(results))]
        broken, drawn = events.count(ScoreEvent.BREAK), events.count(ScoreEvent.DRAW)
        keys = sum(result.key for result in results)
        if broken:
            told.append(words.count("{n} broken streak", "{n} broken streaks", broken))
        if drawn:
            told.append(words.count("{n} draw", "{n} draws", drawn))
        if keys:
            told.append(words.count("{n} key", "{n} keys", keys))
        return " · ".join(told)

    @property
    def hears_phones(self) -> bool:
        return True

    def hear(self, intent: Intent) -> Move | None:
        match intent:
            case PhoneWish(_, Wish.NEXT):
                return next_deal(self.sitting)
            case PhoneWish(_, Wish.UNDO):
                return take_back(self.sitting)
            case Press(Command.UNDO, repeat=False):
                return take_back(self.sitting)
            case Press(Command.RULES, repeat=False):
                return Push(routes.Rules(self.sitting.match.game))
            case Press(Command.LOG, repeat=False):
                return Push(routes.Log())
            case Press(Command.HELP, repeat=False):
                return Push(routes.Help())
        return super().hear(intent)

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "hand":
            return self.back()
        if pressed.key == "leave":
            return leave_question(self.look.words, self._company, self.services.saves)
        if pressed.key == "afresh":
            self.sitting.deal_afresh()
            return Restart(routes.Deal())
        return next_deal(self.sitting)

    def back(self) -> Move | None:
        """The hand that ended the match: its table, log and review, and restart."""
        return Replace(routes.HandSummary())

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.look.scale, self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        centre = Align.CENTRE
        write_block(surface, self._headline, self._head, self._head_px, GOLD, Weight.BLACK, centre, least=18)
        size = self._lamps.h * 0.8
        target = self.sitting.seen().target
        row = around(self._lamps.centre, target * size * 1.22, size)
        badges.lamps(surface, row, min(max(self.results[-1].score), target), target)
        write_lines(surface, self._story, self._line, scale.body, CREAM, align=centre)
        surfaces.panel(surface, self._chart, table, alpha=190, radius=scale.radius)
        voice = voice_of(self.sitting, self.look.words)
        names = (voice.pair(Pair.P13), voice.pair(Pair.P24))
        say = self.look.words.say
        marks = {BROKEN: say("broken streak"), DRAWN: say("draw"), KEY: say("key")}
        chart = StoryChart(self.results, target, names, marks, scale)
        chart.draw(surface, self._chart.shrunk(scale.px(24, 9)))
