"""A branch of a hand that is over: another tile is played, and bots or the people by hand go on with all hands open.

It is a match of its own that nobody keeps: the hand it came from, scores, statistics and records do not hear of it."""

from dataclasses import replace
from typing import ClassVar

import pygame

from game.actions import Pass
from game.contest import of_branch
from game.match import Match
from game.seats import SEATS, Player, Seat
from game.sentences.boards import board_line
from game.sentences.results import winner_line
from game.sentences.voice import told
from scenes import routes
from scenes.input.intents import Command, Press
from scenes.look import Look
from scenes.screens.play.play import PlayScene
from scenes.services import Services
from scenes.stack import Move, Pop, Push
from scenes.table.company import Company
from scenes.table.next_step import NextStep, Wait
from scenes.table.play_picture import with_selection
from scenes.table.selection import NOTHING
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of
from scenes.ui.panel import Control
from sprites import surfaces
from sprites.dressing import Dress, Shown, dressed, tiles_open
from sprites.geometry import Box
from sprites.layout import Button
from sprites.palette import ALARM, Mode
from sprites.picture import TablePicture

LEVEL = "hard"


class WhatIf(PlayScene):
    """From hand `hand` (from 1) after `word` of its words. The first tile is played by hand; then bots go on, until
    somebody says that all four hands are played by hand. Undo goes back to what was decided here, whether or not bots
    have gone on since, and then another tile is played by hand. While it lasts it is what lies on the table."""

    name: ClassVar[str] = "what_if"

    def __init__(self, match: Match, hand: int, word: int, company: Company) -> None:
        self._people = tuple(Player(player.name) for player in match.players)
        self._bots = tuple(Player(player.name, LEVEL) for player in match.players)
        self._branch = match.branch(hand, word, self._people)
        self._company, self._table_before = company, company.sitting
        super().__init__(Sitting(of_branch(self._branch)))
        self._looked_at = word
        self._decided: frozenset[int] = frozenset()
        self._tried_from = word
        self.by_hand = False

    def arrive(self, look: Look, services: Services) -> None:
        self._company.sitting = self.sitting
        super().arrive(look, services)

    def leave(self) -> None:
        self._company.sitting = self._table_before

    @property
    def leads_to(self) -> routes.Route | None:
        """Its end is looked at here."""
        return None

    def lay_out(self) -> None:
        super().lay_out()
        self._make_room()
        self.flow.tell_anew(self.art)
        layout, say = self.art.layout, self.look.words.say
        who = Control(Button.DETAILS, layout.buttons[Button.DETAILS], "", icon="bot", beside=layout.labels_beside)
        self.panel.put(who)
        back = Control(Button.MENU, layout.buttons[Button.MENU], say("Back"), icon="close", beside=layout.labels_beside)
        self.panel.put(back)
        self._say_who_plays()

    def _make_room(self) -> None:
        """For the banner, above the line."""
        scale, line = self.look.scale, self.art.layout.line
        high = round(scale.small * 1.7)
        self._banner = line._replace(h=high).whole()
        rest = line._replace(y=line.y + high + scale.gap, h=line.h - high - scale.gap).whole()
        self.art.layout = replace(self.art.layout, line=rest)
        self.view.lay_out(rest)

    @property
    def _may_cover(self) -> bool:
        """There is nothing left to hide."""
        return False

    def _say_who_plays(self) -> None:
        say, control = self.look.words.say, self.panel.controls[Button.DETAILS]
        control.label = say("Rest: by hand") if self.by_hand else say("Rest: bots")
        control.icon = "person" if self.by_hand else "bot"

    # ------------------------------------------------------------------ time

    def pass_time(self, dt: float) -> Move | None:
        match = self._branch
        self._note_decisions()
        match.players = self._bots if self._has_branched and not self.by_hand else self._people
        decider = self.sitting.decider
        if decider is not None and not self.flow.showing.is_busy:
            self._face(decider)
        move = super().pass_time(dt)
        if match.players is self._bots:
            self._looked_at = self._words
        return move

    @property
    def _words(self) -> int:
        return len(self._branch.hand.log)

    @property
    def _has_branched(self) -> bool:
        """Something was decided by hand since the branch began, or since something was taken back."""
        return any(self._tried_from <= word < self._words for word in self._decided)

    def _note_decisions(self) -> None:
        """What people have done since it was last looked; bots have done nothing since."""
        log = self._branch.hand.log
        for word in range(self._looked_at, self._words):
            kept = {before for before in self._decided if before < word}
            self._decided = frozenset(kept if isinstance(log[word].turn, Pass) else {*kept, word})
        self._looked_at = self._words

    def _face(self, seat: Seat) -> None:
        """No curtain: all hands have been open."""
        if self.sitting.holder != seat or not self.sitting.is_face_up or self.sitting.curtain_due() is not None:
            self.hand.drop()
            self.sitting.lift_curtain(seat)

    def _go_on(self, step: NextStep) -> Move | None:
        match step.wait, step.seat:
            case Wait.NOTHING, _:
                return None
            case Wait.CURTAIN, int(seat):
                self._face(seat)
                return None
        return super()._go_on(step)

    # ------------------------------------------------------------------ doing

    def _enable(self) -> None:
        super()._enable()
        self.panel.controls[Button.UNDO].enabled = any(word < self._words for word in self._decided)

    def _take_back(self) -> None:
        """To the last decision of the branch."""
        self._note_decisions()
        goal = max(word for word in self._decided if word < self._words)
        self._branch.players = self._people
        self._drop_selection()
        while self._words > goal:
            self.flow.undo()
        self._looked_at = self._tried_from = self._words

    def _bring_back(self) -> None:
        """What was taken back last."""
        self._drop_selection()
        self.flow.redo()
        while self._branch.can_redo and self._words not in self._decided:
            self.flow.redo()
        self._looked_at = self._words
        if self._words in self._decided:
            self._tried_from = self._words

    def _use(self, button: Button) -> Move | None:
        control = self.panel.controls.get(button)
        if control is None or not control.enabled:
            return None
        match button:
            case Button.UNDO:
                self._take_back()
                return None
            case Button.REDO:
                self._bring_back()
                return None
            case Button.DETAILS:
                self.by_hand = not self.by_hand
                self.flow.forget()
                self._say_who_plays()
                return None
            case Button.MENU:
                return Pop()
            case Button.LOG:
                return Push(routes.Log())
        return super()._use(button)

    def _back(self) -> Move | None:
        """Takes back what is in hand first; then it is the way back."""
        return Pop() if self._nothing_is_in_hand else super()._back()

    @property
    def _nothing_is_in_hand(self) -> bool:
        return self.hand.is_empty and self.panel.focus is None and not self.flow.looks_for_hint

    def _hear_press(self, press: Press) -> Move | None:
        if press.command is Command.MENU:
            return None if press.repeat else Pop()
        return super()._hear_press(press)

    # ------------------------------------------------------------------ picture

    def picture(self) -> TablePicture:
        """All four hands open; whoever decides sits at the bottom."""
        sitting, settings = self.sitting, self.look.settings
        seen, shown = sitting.seen(), self._branch.opened(1).shown(self._words)
        own = sitting.bottom
        tiles: list[Shown] = [tiles_open(shown, seat) for seat in SEATS]
        assert shown.opened is not None, "a branch lies open"
        tiles[own - 1] = sitting.order_of(own, shown.opened[own - 1])
        words, board = self.look.words, board_line(self.look.words, self._branch, self._branch.hand.number)
        dress = Dress(words, Mode(settings.tiles), settings.table_top, thinking=self.flow.shows_thinking, board=board)
        plain = dressed(seen, own, sitting.names(), tiles, dress)
        return with_selection(plain, self.hand.selection if self.awaits_decision else NOTHING)

    def _prompt(self) -> str:
        result = self._branch.hand.result
        if result is not None:
            return winner_line(voice_of(self.sitting, self.look.words), result)
        return super()._prompt()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale = self.look.scale
        text = told(self.look.words, self.sitting.contest.on_leaving)
        whole = Box(0, 0, scale.width, scale.height).shrunk(scale.frame / 2).whole()
        surfaces.ring(surface, whole, ALARM, scale.px(6, 3), scale.radius)
        surfaces.pill(surface, text, self._banner, scale.small, self.look.settings.table_top, ALARM)
