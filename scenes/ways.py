"""Every scene by name: scenes that lead to each other ask here, so that none has to import the other."""

from game.duplicate import Duplicate
from game.games import DEFAULT_GAME
from game.match import Match
from game.seats import Player, Seat
from scenes.screens.after.duplicate_sheet import DuplicateSheet
from scenes.screens.after.hand_summary import HandSummary
from scenes.screens.after.match_summary import MatchSummary
from scenes.screens.after.share import Share
from scenes.screens.after.statistics import StatisticsScene
from scenes.screens.play.deal import DealScene
from scenes.screens.play.opener import Opener
from scenes.screens.play.pad_gone import PadGone
from scenes.screens.play.pause import PauseMenu
from scenes.screens.play.play import PlayScene
from scenes.screens.play.reveal import Reveal
from scenes.screens.reading.details import Details
from scenes.screens.reading.help import Help
from scenes.screens.reading.log import Log
from scenes.screens.reading.rules import Rules
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.replay.replays import Replays
from scenes.screens.replay.review import ReviewScene
from scenes.screens.replay.what_if import WhatIf
from scenes.screens.school.gallery import Gallery
from scenes.screens.start.duplicate_setup import DuplicateSetup
from scenes.screens.start.hand_entry import HandEntry
from scenes.screens.start.lobby import Lobby
from scenes.screens.start.settings import SettingsScene
from scenes.screens.start.title import Title
from scenes.stack import Scene


class Ways:
    """Each method makes a scene anew."""

    def title(self) -> Scene:
        return Title()

    def lobby(self) -> Scene:
        return Lobby()

    def duplicate_setup(
        self, game: str, players: tuple[Player, ...], seed: str | None, *, pads_each: bool = False
    ) -> Scene:
        return DuplicateSetup(game, players, seed, pads_each=pads_each)

    def duplicate_sheet(self, duplicate: Duplicate) -> Scene:
        return DuplicateSheet(duplicate)

    def replays(self) -> Scene:
        return Replays()

    def replay(self, match: Match, hand: int | None = None, word: int | None = None) -> Scene:
        """From a word of a hand on, both from 1."""
        return ReplayScene(match, hand, word)

    def share(self, match: Match, hand: int, word: int) -> Scene:
        return Share(match, hand, word)

    def review(self, match: Match, hand: int) -> Scene:
        return ReviewScene(match, hand)

    def what_if(self, match: Match, hand: int, word: int) -> Scene:
        return WhatIf(match, hand, word)

    def gallery(self) -> Scene:
        return Gallery()

    def hand_entry(self, game: str = DEFAULT_GAME) -> Scene:
        return HandEntry(game)

    def statistics(self) -> Scene:
        return StatisticsScene()

    def deal(self) -> Scene:
        return DealScene()

    def pad_gone(self) -> Scene:
        return PadGone()

    def reveal(self, seat: Seat) -> Scene:
        return Reveal(seat)

    def opener(self, coordinator: Seat) -> Scene:
        return Opener(coordinator)

    def play(self) -> Scene:
        return PlayScene()

    def hand_summary(self) -> Scene:
        return HandSummary()

    def match_summary(self) -> Scene:
        return MatchSummary()

    def rules(self, game: str) -> Scene:
        return Rules(game)

    def log(self) -> Scene:
        return Log()

    def details(self) -> Scene:
        return Details()

    def settings(self) -> Scene:
        return SettingsScene()

    def help(self) -> Scene:
        return Help()

    def pause(self) -> Scene:
        return PauseMenu()
