"""A branch of a hand that is over: another tile is played, and bots or the people by hand go on with all hands open.

It is a match of its own that nobody keeps: the hand it came from, scores, statistics and records do not hear of it."""

from dataclasses import replace

import pygame

from game.actions import Pass
from game.contest import of_branch
from game.match import Match
from game.seats import SEATS, Player, Seat
from game.sentences.boards import board_line
from game.sentences.results import winner_line
from game.sentences.voice import told
from game.words import Words
from scenes.look import Look
from scenes.routes import Route
from scenes.stack import Move, Pop
from scenes.table.company import Company
from scenes.table.flow import Flow
from scenes.table.hand_input import HandInput
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of
from scenes.ui.panel import Control, Panel
from sprites import surfaces
from sprites.dressing import Dress, Shown, dressed, tiles_open
from sprites.geometry import Box
from sprites.layout import Button
from sprites.palette import ALARM, Mode
from sprites.picture import TablePicture
from sprites.table import TableArt

LEVEL = "hard"


class WhatIf:
    """From hand `hand` (from 1) after `word` of its words. The first tile is played by hand; then bots go on, until
    somebody says that all four hands are played by hand. Undo goes back to what was decided here, whether or not bots
    have gone on since, and then another tile is played by hand. While it lasts it is what lies on the table."""

    def __init__(self, match: Match, hand: int, word: int, company: Company) -> None:
        self._people = tuple(Player(player.name) for player in match.players)
        self._bots = tuple(Player(player.name, LEVEL) for player in match.players)
        self.branch = match.branch(hand, word, self._people)
        self.sitting = Sitting(of_branch(self.branch))
        self._company, self._table_before = company, company.sitting
        self._looked_at = word
        self._decided: frozenset[int] = frozenset()
        self._tried_from = word
        self._by_hand = False

    def begin(self, flow: Flow, hand: HandInput) -> None:
        self._flow, self._hand = flow, hand
        self._company.sitting = self.sitting

    def leave(self) -> None:
        self._company.sitting = self._table_before

    def place(self, panel: Panel, art: TableArt, look: Look) -> None:
        """Who plays the rest, and the way back; the banner has its room above the line."""
        scale, line, layout = look.scale, art.layout.line, art.layout
        high = round(scale.small * 1.7)
        self._banner = line._replace(h=high).whole()
        rest = line._replace(y=line.y + high + scale.gap, h=line.h - high - scale.gap).whole()
        art.layout = replace(layout, line=rest)
        panel.put(Control(Button.DETAILS, layout.buttons[Button.COVER], "", icon="bot"))
        panel.put(Control(Button.MENU, layout.buttons[Button.MENU], look.words.say("Back"), icon="close"))
        self._say_who_plays(panel, look)

    def _say_who_plays(self, panel: Panel, look: Look) -> None:
        say, control = look.words.say, panel.controls[Button.DETAILS]
        control.label = say("Rest: by hand") if self._by_hand else say("Rest: bots")
        control.icon = "person" if self._by_hand else "bot"

    # ------------------------------------------------------------------ time

    def before_time(self) -> None:
        self._note_decisions()
        self.branch.players = self._bots if self._has_branched and not self._by_hand else self._people
        decider = self.sitting.decider
        if decider is not None and not self._flow.showing.is_busy:
            self._face(decider)

    def after_time(self) -> None:
        if self.branch.players is self._bots:
            self._looked_at = self._words

    @property
    def _words(self) -> int:
        return len(self.branch.hand.log)

    @property
    def _has_branched(self) -> bool:
        """Something was decided by hand since the branch began, or since something was taken back."""
        return any(self._tried_from <= word < self._words for word in self._decided)

    def _note_decisions(self) -> None:
        """What people have done since it was last looked; bots have done nothing since."""
        log = self.branch.hand.log
        for word in range(self._looked_at, self._words):
            kept = {before for before in self._decided if before < word}
            self._decided = frozenset(kept if isinstance(log[word].turn, Pass) else {*kept, word})
        self._looked_at = self._words

    def _face(self, seat: Seat) -> None:
        """No curtain: all hands have been open."""
        if self.sitting.holder != seat or not self.sitting.is_face_up or self.sitting.curtain_due() is not None:
            self._hand.drop()
            self.sitting.lift_curtain(seat)

    def at_curtain(self, seat: Seat, look: Look) -> Move | None:
        self._face(seat)
        return None

    def at_end(self) -> Move | None:
        """It is looked at here."""
        return None

    @property
    def leads_to(self) -> Route | None:
        return None

    # ------------------------------------------------------------------ doing

    @property
    def may_cover(self) -> bool:
        """There is nothing left to hide."""
        return False

    @property
    def may_undo(self) -> bool:
        return any(word < self._words for word in self._decided)

    def undo(self) -> None:
        """To the last decision of the branch."""
        self._note_decisions()
        goal = max(word for word in self._decided if word < self._words)
        self.branch.players = self._people
        while self._words > goal:
            self._flow.undo()
        self._looked_at = self._tried_from = self._words

    def redo(self) -> None:
        """What was taken back last."""
        self._flow.redo()
        while self.branch.can_redo and self._words not in self._decided:
            self._flow.redo()
        self._looked_at = self._words
        if self._words in self._decided:
            self._tried_from = self._words

    def details(self, panel: Panel, look: Look) -> Move | None:
        """Others play the rest from now on."""
        self._by_hand = not self._by_hand
        self._flow.forget()
        self._say_who_plays(panel, look)
        return None

    def back(self) -> Move:
        return Pop()

    # ------------------------------------------------------------------ looking

    def picture(self, look: Look, *, thinking: bool) -> TablePicture:
        """All four hands open; whoever decides sits at the bottom."""
        sitting, settings = self.sitting, look.settings
        seen, shown = sitting.seen(), self.branch.opened(1).shown(self._words)
        own = sitting.bottom
        tiles: list[Shown] = [tiles_open(shown, seat) for seat in SEATS]
        assert shown.opened is not None, "a branch lies open"
        tiles[own - 1] = sitting.order_of(own, shown.opened[own - 1])
        board = board_line(look.words, self.branch, self.branch.hand.number)
        dress = Dress(look.words, Mode(settings.tiles), settings.table_top, thinking=thinking, board=board)
        return dressed(seen, own, sitting.names(), tiles, dress)

    def outcome(self, words: Words) -> str:
        result = self.branch.hand.result
        return "" if result is None else winner_line(voice_of(self.sitting, words), result)

    def draw_over(self, surface: pygame.Surface, look: Look) -> None:
        scale = look.scale
        text = told(look.words, self.sitting.contest.on_leaving)
        whole = Box(0, 0, scale.width, scale.height).shrunk(scale.frame / 2).whole()
        surfaces.ring(surface, whole, ALARM, scale.px(6, 3), scale.radius)
        surfaces.pill(surface, text, self._banner, scale.small, look.settings.table_top, ALARM)
