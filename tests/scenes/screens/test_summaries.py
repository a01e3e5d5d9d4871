"""The end of a hand and of a match: sums and scores as they are, motion that never jumps and can be skipped, charts of
four hands and of nine hundred."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pygame
import pytest

from game.actions import Play
from game.bots.levels import bot
from game.hand_end import HandEnd, Result, ScoreEvent
from game.match import KeptHand, Match
from game.seats import Pair, Player
from game.tile_sets import tiles_in
from game.tiles import TILE_PIPS
from scenes.input.intents import Command, Press
from scenes.screens.after.hand_summary import HandSummary
from scenes.screens.after.match_summary import MatchSummary, hands_of_match
from scenes.stack import SEEN_AFTER
from scenes.store.settings import default_settings
from scenes.table.acts import Banner, Card, Flight, Showing
from scenes.table.four_hands import FourHands
from scenes.table.story_chart import BROKEN, DRAWN, KEY, StoryChart
from scenes.table.unfolding import FLIP, STEP, WHOLE, Unfolding, moved
from sounds.speaker import Speaker
from sprites.geometry import Box
from sprites.line_layout import lay_out
from sprites.palette import PAIR_STYLE, Scale
from sprites.places import Spot
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.text_boxes import text_of
from tools.dev.screens import shown

STALL = 5.0
AREA = Box(10, 10, 760, 440)


@cache
def hands(game: str, count: int) -> tuple[KeptHand, ...]:
    """The first hands of a table of random bots, over breaks, draws and matches."""
    match = Match(game, tuple(Player(name, "random") for name in ("Ana", "Beto", "Carmen", "David")), "long")
    while len(match.hands) < count or not match.hand_is_over:
        match.deal_next()
        while not match.hand_is_over:
            seat = match.state.turn
            assert seat is not None
            match.submit(bot("random").choose(match.seen_by(seat), match.chance()))
    return tuple(match.hands)


def results(game: str, count: int) -> tuple[Result, ...]:
    return tuple(hand.result for hand in hands(game, count) if hand.result is not None)


def summary(tmp_path: Path, size: tuple[int, int] = (800, 600), **settings: object) -> SitDown:
    chosen = default_settings().having(bot_speed="instant", **settings)
    player = sit_down_at(tmp_path, "--seats", "bot:easy,bot:easy,bot:easy,bot:easy", size=size, settings=chosen)
    player.wait_for("hand_summary")
    return player


# ---------------------------------------------------------------------- how a hand's end unfolds


def test_everything_ends_where_it_should() -> None:
    over = Unfolding(WHOLE)
    assert [over.turned(place) for place in range(7)] == [1.0] * 7
    assert (over.together, over.score, over.is_over) == (1.0, 1.0, True)


def test_nothing_shows_before_it_begins() -> None:
    start = Unfolding(0.0)
    assert not any(start.shows_face(place) for place in range(7))
    assert (start.together, start.score) == (0.0, 0.0)


@pytest.mark.parametrize("what", ["together", "score"])
def test_shares_only_grow(what: str) -> None:
    seen = [getattr(Unfolding(step / 60), what) for step in range(round(WHOLE * 60) + 10)]
    assert seen == sorted(seen)
    assert max(b - a for a, b in pairwise(seen)) < 0.2


def test_tiles_turn_one_after_another() -> None:
    up = [sum(Unfolding(step / 60).shows_face(place) for place in range(7)) for step in range(round(WHOLE * 60))]
    assert up == sorted(up)
    assert set(up) == set(range(8))
    assert STEP < FLIP


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 5), (5, 0), (2, 2)])
def test_a_number_on_its_way_is_whole_and_arrives(before: int, after: int) -> None:
    seen = [moved(before, after, step / 50) for step in range(51)]
    assert (seen[0], seen[-1]) == (before, after)
    assert seen == sorted(seen, reverse=after < before)


# ---------------------------------------------------------------------- the end of a hand


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
@pytest.mark.parametrize("screen", ["hand-summary", "hand-summary-chiva"])
def test_every_sum_stands_there(tmp_path: Path, screen: str, size: tuple[int, int]) -> None:
    for _, sofa in shown(size, tmp_path, only=(screen,)):
        scene = sofa.client.stack.top
        assert isinstance(scene, HandSummary)
        written = [one.text for one in text_of(scene, size).written]
        opened = scene.sitting.match.seen_by(None).opened
        assert opened is not None
        for seat_tiles, pips in zip(opened, scene.result.pips, strict=True):
            assert sum(TILE_PIPS[tile] for tile in tiles_in(seat_tiles)) == pips
            assert str(pips) in written
        for total in HandEnd(None, scene.result.pips).pair_pips:
            assert re.search(rf"\b{total} pips?\b", " ".join(written))
        for points in scene.result.score:
            assert {str(points), f"{points} / {scene.sitting.seen().target}"} & set(written)


def test_the_score_counts_from_the_score_before(tmp_path: Path) -> None:
    player = summary(tmp_path)
    scene = player.scene
    assert isinstance(scene, HandSummary)
    before = scene.sitting.match.hand.states[0].score
    scene._spent = 0.0
    assert isinstance(scene.hands, FourHands)
    assert scene.hands._before == before == (0, 0)


def test_a_stall_does_not_skip_the_counting(tmp_path: Path) -> None:
    player = summary(tmp_path)
    scene = player.scene
    assert isinstance(scene, HandSummary)
    scene._spent = 0.0
    scene.pass_time(STALL)
    assert scene.is_moving
    assert scene._spent <= 0.1


def test_any_press_ends_the_counting(tmp_path: Path) -> None:
    player = summary(tmp_path)
    scene = player.scene
    assert isinstance(scene, HandSummary)
    for press in (Press(Command.DOWN), Press(Command.CENTRE)):
        scene._spent = 0.0
        scene.hear(press)
        assert not scene.is_moving


def test_nothing_moves_with_reduced_motion(tmp_path: Path) -> None:
    player = summary(tmp_path, reduced_motion=True)
    assert not player.scene.is_moving
    before = player.picture().get_buffer().raw
    player.wait(3)
    assert player.picture().get_buffer().raw == before


# ---------------------------------------------------------------------- the story of a match


def chart_of(told: tuple[Result, ...], target: int, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    marks = {BROKEN: "broken streak", DRAWN: "draw", KEY: "key"}
    box = Box(8, 8, size[0] - 16, size[1] - 16)
    StoryChart(told, target, ("Ana y Carmen", "Beto y David"), marks, Scale(*size)).draw(surface, box)
    return surface


def columns_of(surface: pygame.Surface, pair: Pair) -> int:
    """In how many columns of pixels a pair's colour stands."""
    wanted = PAIR_STYLE[pair].colour
    width, height = surface.get_size()
    mark = pygame.mask.from_threshold(surface, (*wanted, 255), (24, 24, 24, 255))
    left = 60
    return sum(
        any(mark.get_at((x, y)) for y in range(height // 8, height * 7 // 8, 3)) for x in range(left, width - 10)
    )


@pytest.mark.parametrize("count", [1, 4, 60, 900])
@pytest.mark.parametrize("size", [(800, 480), (1920, 1080)])
def test_a_match_of_any_length_is_told(count: int, size: tuple[int, int]) -> None:
    told = results("sixlove", 900)[:count]
    surface = chart_of(told, 6, size)
    for pair in Pair:
        won = any(result.score[pair.place] for result in told)
        assert bool(columns_of(surface, pair)) == won


def test_a_taller_streak_is_a_taller_column() -> None:
    """The chart's topmost blue pixel rises with the score of pair 13."""
    plain = results("sixlove", 900)[0]
    tops = []
    for points in range(1, 7):
        surface = chart_of((replace(plain, score=(points, 0), event=ScoreEvent.ADD),), 6, (800, 480))
        mark = pygame.mask.from_threshold(surface, (*PAIR_STYLE[Pair.P13].colour, 255), (20, 20, 20, 255))
        rows = [y for y in range(60, 480) if mark.get_at((90, y))]
        tops.append(min(rows))
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 6


def test_the_words_of_a_long_match_fit(tmp_path: Path) -> None:
    for _, sofa in shown((800, 600), tmp_path, only=("match-summary",)):
        scene, client = sofa.client.stack.top, sofa.client
        assert isinstance(scene, MatchSummary)
        won = scene.hands[-1]
        for count, size, text in product((4, 900), ((800, 600), (1280, 720)), (100, 150)):
            scene.hands = [*hands("sixlove", 900)[: count - 1], won]
            client.show(replace(client.look, size=size, settings=client.look.settings.having(text_size=text)))
            assert list(text_of(scene, size).faults()) == [], (count, size, text)


def test_only_the_last_match_is_told() -> None:
    kept = list(hands("sixlove", 900))
    told = hands_of_match(kept)
    assert told == kept[-len(told) :]
    ended = [hand.result for hand in told[:-1]]
    assert all(result is not None and result.event is not ScoreEvent.MATCH for result in ended)


# ---------------------------------------------------------------------- cards, banners, flights


def flight() -> Flight:
    first = hands("sixlove", 900)[0]
    lines = [state.line for state in first.states if len(state.line.laid) in (1, 2)]
    tile = next(taken.turn.tile for taken in first.log if isinstance(taken.turn, Play))
    return Flight(tile, Spot(0, 0, 20), Spot(300, 200, 40), 0.3, lay_out(lines[0], AREA), lay_out(lines[-1], AREA))


ACTS: dict[str, Callable[[], Flight | Card | Banner]] = {
    "flight": flight,
    "card": lambda: Card("Ana passes", Pair.P13, 1, 1.2),
    "banner": lambda: Banner("¡Tranque!", "Ana closes the table on 5", 1.4),
}


@pytest.mark.parametrize("kind", ACTS)
def test_a_stall_never_makes_what_is_shown_jump(kind: str) -> None:
    showing = Showing(Speaker(on=False, volume=0))
    showing.add(ACTS[kind](), ACTS["card"]())
    showing.pass_time(0.02)
    act = showing.act
    showing.pass_time(STALL)
    assert showing.act is act
    assert showing._spent <= 0.1


@pytest.mark.parametrize("kind", ACTS)
def test_a_press_ends_what_is_shown(kind: str) -> None:
    showing = Showing(Speaker(on=False, volume=0))
    showing.add(ACTS[kind]())
    showing.pass_time(0.02)
    for _ in range(round(SEEN_AFTER * 60)):
        showing.pass_time(1 / 60)
    showing.skip()
    assert not showing.is_busy


def test_a_card_comes_and_then_only_stands() -> None:
    showing = Showing(Speaker(on=False, volume=0))
    showing.add(ACTS["card"]())
    moving = 0
    while showing.is_busy:
        moving += showing.is_moving
        showing.pass_time(1 / 60)
    assert 0 < moving < 30


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720)])
def test_both_pairs_tell_their_score_in_one_way(tmp_path: Path, size: tuple[int, int]) -> None:
    """Lamps for both or figures for both, from the first sum to the last."""
    player = sit_down_at(
        tmp_path,
        *("--game", "sixlove", "--seed", "42", "--seats", "bot:easy,bot:easy,bot:easy,bot:easy"),
        size=size,
        settings=default_settings().having(bot_speed="instant"),
        language="es",
    )
    player.wait_for("hand_summary")
    ways = set()
    for tenth in range(11):
        player.on(HandSummary)._spent = WHOLE * tenth / 10
        ways.add(sum("/ 6" in one.text for one in text_of(player.scene, size).written))
    assert len(ways) == 1
    assert ways <= {0, 2}
