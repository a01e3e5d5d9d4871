"""The review is one press from the summary, agrees with itself, and shows no other tile unasked."""

from collections import Counter
from inspect import GEN_CREATED, getgeneratorstate
from itertools import pairwise
from pathlib import Path
from random import Random
from re import findall

import pygame
import pytest

from game.actions import Play
from game.bots.review import decisions
from game.contest import of_match
from game.match import Match
from game.seats import SEATS, Player
from game.sentences.voice import Voice
from game.turn import legal_actions
from game.words import Words
from scenes import routes
from scenes.screens.after.hand_summary import HandSummary
from scenes.screens.replay.review import ReviewScene
from scenes.screens.replay.what_if import WhatIf
from scenes.stack import Push
from scenes.store.settings import default_settings
from scenes.table.review_counts import count_lines, heading_line
from scenes.table.review_words import verdict_name
from scenes.table.sitting import Sitting
from scenes.table.table_view import TableView
from scenes.work.review_work import ReviewWork
from scenes.work.search_loading import SearchLoading
from tests.kit.given import given
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.test_whole_match import decide_by_mouse
from tests.scenes.text_boxes import text_of


@pytest.fixture
def summary(tmp_path: Path) -> SitDown:
    """Two partners have played a hand against bots, each turn at random, and look at its summary."""
    settings = default_settings().having(bot_speed="instant", reduced_motion=True)
    player = sit_down_at(tmp_path, settings=settings)
    chance = Random("review")
    match = Match("chiva", (Player("Ana"), Player("Beto", "easy"), Player("Carmen"), Player("Eva", "easy")), "review")
    match.deal_next()
    while not match.hand_is_over:
        match.submit(chance.choice(legal_actions(match.state)))
    client = player.client
    client.company.sitting = Sitting(of_match(match), client.services.saves.keep)
    client.services.saves.keep(match)
    player.client.stack.go(Push(routes.HandSummary()))
    player.wait(2.0)
    return player


def branch_of(scene: TableView) -> Match:
    policy = scene.policy
    assert isinstance(policy, WhatIf)
    return policy.branch


def reviewed(player: SitDown) -> ReviewScene:
    player.tap("review")
    scene = player.scene
    assert isinstance(scene, ReviewScene)
    for _ in range(4000):
        if scene.work.is_over:
            break
        player.wait()
    return scene


def counted(lines: list[str]) -> Counter[tuple[int, str]]:
    """`Ana: Fine 5 · Loose 1` read back."""
    seats, found = {"Ana": 1, "Carmen": 3}, Counter[tuple[int, str]]()
    for line in lines:
        name, _, told = line.partition(": ")
        for part in told.split(" · "):
            verdict, _, number = part.rpartition("\N{NO-BREAK SPACE}")
            found[seats[name], verdict] += int(number)
    return found


def test_the_walk_and_the_counts_agree(summary: SitDown) -> None:
    before, words = (summary.match.hand.notes[:], summary.match.state), summary.client.look.words
    scene = reviewed(summary)
    people = [seat for seat in SEATS if summary.match.player(seat).is_human]
    assert scene.work.words == decisions(summary.match.opened(1), people)
    walked: Counter[tuple[int, str]] = Counter()
    for place in range(len(scene.work.words)):
        assert scene.place_shown == place
        assert scene.review is not None
        walked[scene.review.seat, verdict_name(words, scene.review.verdict)] += 1
        assert not scene.shows_other
        summary.key("page down")
    assert sum(walked.values()) == len(scene.work.words)
    assert counted(scene.counts) == walked
    summary.key("escape")
    assert summary.scene_name == "hand_summary"
    assert counted(summary.on(HandSummary).counts[1:]) == walked
    assert (summary.match.hand.notes, summary.match.state) == before


def test_the_other_tile_shows_on_request_alone(summary: SitDown) -> None:
    scene = reviewed(summary)
    asked = 0
    for _ in scene.work.words:
        review = scene.review
        assert review is not None
        raised = scene.picture(review).raised
        assert isinstance(review.turn, Play)
        assert raised == review.turn.tile
        if "other" in summary.spots:
            asked += 1
            summary.tap("other")
            other = scene._other(review)
            assert isinstance(other, Play)
            assert scene.picture(review).raised == other.tile
            summary.tap("other")
            assert scene.picture(review).raised == raised
        summary.key("page down")
    assert asked


def test_only_the_seat_s_own_tiles_lie_open_until_all_are_asked_for(summary: SitDown) -> None:
    scene = reviewed(summary)
    review = scene.review
    assert review is not None

    def open_seats() -> list[int]:
        seats = scene.picture(review).seats
        return [seat for seat in SEATS if None not in seats[seat - 1].tiles and seats[seat - 1].tiles]

    assert open_seats() == [review.seat]
    summary.tap("hands")
    assert open_seats() == list(SEATS)


def test_the_review_can_be_left_before_it_is_done(summary: SitDown) -> None:
    summary.tap("review")
    summary.wait()
    summary.tap("back")
    assert summary.scene_name == "hand_summary"


def test_a_review_begins_when_it_is_asked_for_and_goes_on_when_it_is_left(summary: SitDown) -> None:
    scene = summary.on(HandSummary)
    summary.wait(1.0)
    assert scene.review is None
    assert scene.counts == []
    summary.tap("review")
    summary.wait()
    summary.key("escape")
    begun = scene.review
    assert begun is not None
    for _ in range(4000):
        if begun.is_over:
            break
        summary.wait()
    assert begun.is_over
    shown = scene.counts
    summary.tap("review")
    assert isinstance(summary.scene, ReviewScene)
    assert summary.scene.work is begun
    assert summary.scene.counts == shown[1:]


def test_nothing_is_reviewed_before_the_bots_are_loaded(summary: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading them takes many frames' time, and goes on beside the picture."""
    monkeypatch.setattr(SearchLoading, "is_busy", property(lambda loading: True))
    summary.client.stack.go(Push(routes.Review(summary.match, 1)))
    scene = summary.scene
    assert isinstance(scene, ReviewScene)
    scene.pass_time(0.1)
    assert getgeneratorstate(scene.work._slices) == GEN_CREATED
    monkeypatch.undo()
    summary.wait()
    assert getgeneratorstate(scene.work._slices) != GEN_CREATED


def test_a_hand_that_is_taken_back_is_another_hand_to_review(summary: SitDown) -> None:
    first = reviewed(summary).work
    summary.key("escape")
    match = summary.match
    assert summary.client.services.reviews.find(match, 1) is first
    match.restart()
    while not match.hand_is_over:
        match.submit(legal_actions(match.state)[-1])
    assert match.opened(1) != first.hand
    assert summary.client.services.reviews.find(match, 1) is None
    assert summary.client.services.reviews.begin(match, 1) is not first


def test_of_four_people_each_pair_has_a_line(tmp_path: Path) -> None:
    chance, match = Random("pairs"), Match("chiva", tuple(Player(name) for name in ("Ana", "Beto", "Eva", "Iris")), "1")
    match.deal_next()
    while not match.hand_is_over:
        match.submit(chance.choice(legal_actions(match.state)))
    work = ReviewWork(match, 1)
    while not work.is_over:
        work.step()
    lines = count_lines(Voice(Words("en"), "chiva", ("Ana", "Beto", "Eva", "Iris")), work)
    assert [line.partition(":")[0] for line in lines] == ["Ana and Eva", "Beto and Iris"]
    numbers = [int(number) for line in lines for number in findall(r"\d+", line)]
    assert sum(numbers) == len(work.words)
    assert heading_line(Words("en"), work) == f"Review of {len(work.words)} decisions:"


# ---------------------------------------------------------------------- what if


def branch_from(summary: SitDown) -> TableView:
    reviewed(summary)
    for _ in range(3):
        summary.key("page down")
    summary.tap("what-if")
    summary.wait(0.2)
    scene = summary.scene
    assert isinstance(scene, TableView)
    assert isinstance(scene.policy, WhatIf)
    return scene


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_branch_is_played_to_its_end_and_nothing_else_hears_of_it(summary: SitDown, by_hand: bool) -> None:
    table = summary.client.company.sitting
    match = summary.match
    kept = list(match.hand.states), list(match.hand.notes), match.players, match.can_undo
    folder = given(summary.client.services.saves.folder) / "records"
    records = [path.read_bytes() for path in sorted(folder.iterdir())]
    scene = branch_from(summary)
    if by_hand:
        summary.tap("details")
    branch = branch_of(scene)
    assert branch is not match
    for _ in range(3000):
        if branch.hand_is_over:
            break
        if scene.awaits_decision:
            decide_by_mouse(summary)
        summary.wait()
    assert branch.hand_is_over
    summary.wait(1.0)
    assert summary.scene_name == "what_if"
    summary.key("escape")
    assert summary.scene_name == "review"
    assert summary.client.company.sitting is table
    assert (list(match.hand.states), list(match.hand.notes), match.players, match.can_undo) == kept
    assert [path.read_bytes() for path in sorted(folder.iterdir())] == records


def test_in_a_branch_all_hands_lie_open_and_no_curtain_falls(summary: SitDown) -> None:
    scene = branch_from(summary)
    assert all(None not in seat.tiles for seat in scene.picture().seats)
    assert summary.scene_name == "what_if"


def test_bots_go_on_after_the_first_tile(summary: SitDown) -> None:
    scene = branch_from(summary)
    start = len(branch_of(scene).state.log)
    decide_by_mouse(summary)
    summary.wait(2.0)
    assert len(branch_of(scene).state.log) > start + 1


def played_out(player: SitDown, scene: TableView) -> None:
    for _ in range(3000):
        if branch_of(scene).hand_is_over:
            break
        if scene.awaits_decision:
            decide_by_mouse(player)
        player.wait()
    assert branch_of(scene).hand_is_over
    player.wait(1.0)


@pytest.mark.parametrize("way", ["undo", pytest.param("u", marks=pytest.mark.long)])
def test_a_branch_that_is_over_goes_back_to_what_was_decided_in_it(summary: SitDown, way: str) -> None:
    scene = branch_from(summary)
    start = len(branch_of(scene).state.log)
    assert "undo" not in summary.spots
    played_out(summary, scene)
    end = branch_of(scene).state
    summary.tap("undo") if way == "undo" else summary.key("u")
    summary.wait(2.0)
    assert branch_of(scene).state == branch_of(scene).hand.states[start]
    assert scene.awaits_decision
    assert "undo" not in summary.spots
    summary.tap("redo")
    summary.wait(1.0)
    assert branch_of(scene).state == end
    summary.tap("undo")
    summary.wait(1.0)
    played_out(summary, scene)


def test_by_hand_each_decision_of_a_branch_is_taken_back_and_none_before_it(summary: SitDown) -> None:
    scene = branch_from(summary)
    start = branch_of(scene).state
    summary.tap("details")
    decided = 0
    while decided < 3:
        if scene.awaits_decision:
            decide_by_mouse(summary)
            decided += 1
        summary.wait(0.2)
    for _ in range(decided):
        summary.key("u")
        summary.wait(0.2)
    assert branch_of(scene).state == start
    summary.key("u")
    summary.wait(0.2)
    assert branch_of(scene).state == start
    assert "redo" in summary.spots


def test_the_button_of_a_branch_tells_who_plays_the_others(summary: SitDown) -> None:
    scene = branch_from(summary)
    assert scene.panel.controls["details"].label == "Rest: bots"
    summary.tap("details")
    assert scene.panel.controls["details"].label == "Rest: by hand"


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_banner_of_a_branch_stands_inside_and_covers_no_control(summary: SitDown, text_size: int) -> None:
    scene, client = branch_from(summary), summary.client
    client.services.change(client.look.settings.having(text_size=text_size, safe_margin=5))
    for size in ((800, 600), (1280, 720), (1920, 1080)):
        summary.resize(size)
        written = [one for one in text_of(scene, size).written if one.text.startswith("What if…")]
        assert [one.px for one in written] == [client.look.scale.small]
        (banner,) = written
        assert client.look.scale.safe_area.encloses(banner.box)
        assert not any(pygame.Rect(banner.box).colliderect(spot) for spot in scene.panel.spots.values())
        assert banner.box.bottom <= scene.art.layout.line.y


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_table_of_a_review_can_be_read_at_every_size(summary: SitDown, text_size: int) -> None:
    scene, client = reviewed(summary), summary.client
    client.services.change(client.look.settings.having(text_size=text_size, safe_margin=5))
    for size in ((800, 600), (1024, 768), (1280, 720), (1920, 1080)):
        summary.resize(size)
        scene.shows_all, least = True, 0.065 * size[1]
        assert scene.review is not None
        assert scene._art.layout.hand_half >= least
        tray = scene._art.layout.tray
        slots = scene._art.layout.hand_slots(7)
        assert tray.encloses(slots[0])
        assert tray.encloses(slots[-1])
        assert all(one.right <= other.x for one, other in pairwise(slots))
        table = [one for one in text_of(scene, size).written if one.ground is not None and not one.on_window]
        assert table
        assert [(one.text, size) for one in table if one.px < 14] == []
