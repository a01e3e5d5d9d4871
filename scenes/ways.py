"""Every scene by name: scenes that lead to each other ask here, so that none has to import the other."""

from game.duplicate import Duplicate
from game.match import Match
from game.seats import Player, Seat
from scenes.deal import DealScene
from scenes.details import Details
from scenes.duplicate_setup import DuplicateSetup
from scenes.duplicate_sheet import DuplicateSheet
from scenes.gallery import Gallery
from scenes.hand_entry import HandEntry
from scenes.hand_summary import HandSummary
from scenes.help import Help
from scenes.lobby import Lobby
from scenes.log import Log
from scenes.match_summary import MatchSummary
from scenes.opener import Opener
from scenes.pad_gone import PadGone
from scenes.pause import PauseMenu
from scenes.play import PlayScene
from scenes.replay import ReplayScene
from scenes.replays import Replays
from scenes.reveal import Reveal
from scenes.review import ReviewScene
from scenes.rules import Rules
from scenes.settings_scene import SettingsScene
from scenes.share import Share
from scenes.stack import Scene
from scenes.statistics_scene import StatisticsScene
from scenes.title import Title
from scenes.what_if import WhatIf


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

    def hand_entry(self, game: str = "chiva") -> Scene:
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
