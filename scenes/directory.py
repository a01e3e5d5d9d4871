"""The screen of every route: the only file that knows them all."""

from collections.abc import Callable
from typing import Any, TypeVar

from scenes import routes
from scenes.phones.desk import Desk
from scenes.routes import Route
from scenes.screens.after.hand_summary import HandSummary
from scenes.screens.after.match_summary import MatchSummary
from scenes.screens.after.result_sheet import DuplicateSheet
from scenes.screens.after.share import Share
from scenes.screens.after.statistics import StatisticsScene
from scenes.screens.homes.deal_of_day import Days
from scenes.screens.homes.event_board import EventBoard
from scenes.screens.homes.event_page import EventPage
from scenes.screens.homes.from_outside import FromOutside
from scenes.screens.homes.homes_sheet import HomesSheet
from scenes.screens.homes.new_event import EventSetup
from scenes.screens.homes.two_homes import Events
from scenes.screens.play.deal import DealScene
from scenes.screens.play.pad_gone import PadGone
from scenes.screens.play.pause import PauseMenu
from scenes.screens.play.phone_reads import PhoneReads
from scenes.screens.play.phones import Phones
from scenes.screens.play.play import InPlay
from scenes.screens.play.reveal import Reveal
from scenes.screens.play.who_opens import Opener
from scenes.screens.reading.details import Details
from scenes.screens.reading.help import Help
from scenes.screens.reading.log import Log
from scenes.screens.reading.rules import Rules
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.replay.replay_hands import ReplayHands
from scenes.screens.replay.replay_more import ReplayMore
from scenes.screens.replay.replays import Replays
from scenes.screens.replay.review import ReviewScene
from scenes.screens.replay.what_if import WhatIf
from scenes.screens.school.hands_to_learn import Gallery
from scenes.screens.start.duplicate_setup import DuplicateSetup
from scenes.screens.start.fault import Fault
from scenes.screens.start.lobby import Lobby
from scenes.screens.start.practice import Practice
from scenes.screens.start.seed_or_code import HandEntry
from scenes.screens.start.settings import SettingsScene
from scenes.screens.start.title import Title
from scenes.stack import Ask, Scene
from scenes.table.company import Company
from scenes.table.table_view import TableView
from scenes.ui.question import Question

R = TypeVar("R", bound=Route)


class Directory:
    """Makes each scene anew."""

    def __init__(self, company: Company, desk: Desk) -> None:
        self._makers: dict[type[Route], Callable[[Any], Scene]] = {}
        self._put(routes.Title, lambda _: Title(company))
        self._put(routes.Lobby, lambda _: Lobby(company, desk))
        self._put(routes.Practice, lambda _: Practice(company))
        self._put(routes.DuplicateSetup, lambda to: DuplicateSetup(to, company))
        self._put(routes.Fault, lambda to: Fault(to.report, company))
        self._put(routes.Deal, lambda _: DealScene(company.seated))
        self._put(routes.Play, lambda _: TableView(InPlay(company.seated)))
        self._put(routes.Reveal, lambda to: Reveal(company.seated, to.seat))
        self._put(routes.Opener, lambda to: Opener(company.seated, to.coordinator))
        self._put(routes.Pause, lambda _: PauseMenu(company))
        self._put(routes.PadGone, lambda _: PadGone())
        self._put(routes.Phones, lambda to: Phones(to, company, desk))
        self._put(routes.PhoneReads, lambda _: PhoneReads(company.seated, desk))
        self._put(routes.HandSummary, lambda _: HandSummary(company))
        self._put(routes.MatchSummary, lambda _: MatchSummary(company))
        self._put(routes.DuplicateSheet, lambda to: DuplicateSheet(to.duplicate, company))
        self._put(routes.Events, lambda _: Events(company))
        self._put(routes.EventSetup, lambda to: EventSetup(to.game))
        self._put(routes.EventPage, lambda to: EventPage(to, company))
        self._put(routes.FromOutside, FromOutside)
        self._put(routes.HomesSheet, lambda to: HomesSheet(to.event))
        self._put(routes.EventBoard, lambda to: EventBoard(to.event, to.board))
        self._put(routes.Days, lambda to: Days(to, company))
        self._put(routes.Share, lambda to: Share(to.match, to.hand, to.word))
        self._put(routes.Statistics, lambda _: StatisticsScene())
        self._put(routes.Replays, lambda _: Replays(company))
        self._put(routes.Replay, ReplayScene)
        self._put(routes.ReplayMore, ReplayMore)
        self._put(routes.ReplayHands, ReplayHands)
        self._put(routes.HandEntry, lambda to: HandEntry(to.game))
        self._put(routes.Review, lambda to: ReviewScene(to.match, to.hand))
        self._put(routes.WhatIf, lambda to: TableView(WhatIf(to.match, to.hand, to.word, company)))
        self._put(routes.Gallery, lambda _: Gallery())
        self._put(routes.Rules, lambda to: Rules(to.game))
        self._put(routes.Log, lambda _: Log(company.seated))
        self._put(routes.Details, lambda _: Details(company.seated))
        self._put(routes.Settings, lambda _: SettingsScene(company.sitting))
        self._put(routes.Help, lambda _: Help())

    def _put(self, kind: type[R], make: Callable[[R], Scene]) -> None:
        self._makers[kind] = make

    def scene_of(self, to: Route | Ask) -> Scene:
        return Question(to) if isinstance(to, Ask) else self._makers[type(to)](to)
