"""The comparison sheet: the same however it comes about, and as the second engine counts it."""

import json
import re
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from game.boards import board_score
from game.bots.version import BOTS_VERSION
from game.homes.event import Event, Who
from game.homes.par import Par, par_of
from game.homes.result import HomeResult, result_from_text
from game.homes.sheet import HomesSheet, homes_sheet
from game.match import Match
from game.words import Words
from tests.game.homes.homes_play import EVENTS, result
from tests.independent_engine import Hand, base_32, dealt_by, pips_of
from tools.self_play import bots_at, play_hand
from tools.sheet_text import sheet_text

HOMES = ("Casa de Ana", "casa de ana", "Ñáñez", "Zoë")


def shown(sheet: HomesSheet) -> tuple[object, ...]:
    columns = [(str(column.result), column.matchpoints, column.points) for column in sheet.columns]
    return columns, sheet.averages, [str(result) for result in sheet.apart]


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_any_order_and_any_number_of_times_give_one_sheet(event: Event) -> None:
    results = [result(event, home) for home in HOMES]
    whole = homes_sheet(event, results)
    for order in permutations(results):
        again = [result_from_text(str(made)) for made in order]
        assert homes_sheet(event, again) == whole
        assert homes_sheet(event, [*again, *order, again[0]]) == whole
    for missing in results:
        left = [made for made in results if made != missing]
        assert homes_sheet(event, left) == homes_sheet(event, list(reversed(left + left)))


def test_two_homes_of_one_name_stand_beside_each_other() -> None:
    one = result(EVENTS[1], "Casa")
    other = HomeResult(one.event, "Casa", ("Beto", *one.people[1:]), one.bots, one.boards)
    sheet = homes_sheet(EVENTS[1], [other, one])
    assert len(sheet.columns) == 2
    assert {column.matchpoints for column in sheet.columns} == {(1, 1)}


def test_a_result_of_another_event_is_none_of_this_sheet() -> None:
    with pytest.raises(ValueError, match="another event"):
        homes_sheet(EVENTS[0], [result(EVENTS[1], "Casa")])


def test_a_result_of_other_bots_stands_apart_and_counts_for_nobody() -> None:
    here = [result(EVENTS[0], home) for home in HOMES[:2]]
    foreign = result(EVENTS[0], "Lejos", bots=BOTS_VERSION + 1)
    sheet = homes_sheet(EVENTS[0], [foreign, *here])
    assert sheet.columns == homes_sheet(EVENTS[0], here).columns
    assert sheet.apart == (foreign,)
    alone = homes_sheet(EVENTS[0], [foreign])
    assert (alone.columns, alone.averages) == ((), ())
    pars = [Par((0,))] * EVENTS[0].boards
    points = sum(foreign.points)
    shown_points = f"{points:+d}" if points else "0"
    assert sheet_text(alone, pars, Words("en")).splitlines()[-1] == f"Lejos: {shown_points}, made by another version"


def test_no_result_no_column() -> None:
    assert homes_sheet(EVENTS[0], []) == HomesSheet(EVENTS[0], (), (), ())


# ---------------------------------------------------------------------- the second engine


def counted(lines: list[str]) -> dict[str, list[tuple[int, int]]]:
    """From the raw lines alone: home -> points and matchpoints of each board, the words played by the second engine."""
    made = {}
    for line in lines:
        found = re.fullmatch(
            r'tranque result 1 (\w+) (\d+) \S+ ("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*") (.*?) bots:\d+ (.*) / \w{8}',
            line,
        )
        assert found is not None
        game, boards, seed, _, names, text = found.groups()
        home = json.loads(re.match(r'"(?:[^"\\]|\\.)*"', names)[0])  # type: ignore[index]
        played = text.split(" / ")
        assert len(played) == int(boards)
        made[home] = [points_of(game, json.loads(seed), number, board) for number, board in enumerate(played, start=1)]
    marks: dict[str, list[tuple[int, int]]] = {}
    for home, points in made.items():
        others = [other for name, other in made.items() if name != home]
        marks[home] = [
            (mine, sum(1 + (mine > other[place]) - (mine < other[place]) for other in others))
            for place, mine in enumerate(points)
        ]
    return marks


def points_of(game: str, seed: str, number: int, board: str) -> int:
    code = base_32(f"tranque/1/hand/{number}/{seed}", 16)
    seal, said, *words = board.split(" ")
    assert seal == base_32(f"tranque/1/seal/{code}", 8)
    hand = Hand(dealt_by(code), "66")
    for word in words:
        hand.say(word, board)
    assert hand.ended is not None
    points = value_of(game, hand)
    assert int(said) == points
    return points


def value_of(game: str, hand: Hand) -> int:
    if hand.ended == "out":
        assert hand.out is not None
        value = 2 if game == "sixlove" and hand.key else 1
        return value if hand.out in (1, 3) else -value
    pips = [pips_of(held) for held in hand.holdings]
    if game == "chiva":
        one, two = pips[0] + pips[2], pips[1] + pips[3]
        return (one < two) - (two < one)
    one, two = min(pips[0], pips[2]), min(pips[1], pips[3])
    return (one < two) - (two < one)


@pytest.mark.parametrize("seeds", [3, pytest.param(60, marks=pytest.mark.long)])
def test_the_sheet_is_what_the_second_engine_counts_from_the_raw_words(seeds: int) -> None:
    for seed in range(seeds):
        for game in ("chiva", "sixlove"):
            event = Event("sheet", game, f"s{seed}", 8, Who.PAIR, "easy")
            lines = [str(result(event, home)) for home in ("Casa A", "Casa B", "Casa C")]
            sheet = homes_sheet(event, [result_from_text(line) for line in lines])
            raw = counted(Random(seed).sample(lines, 3))
            assert {
                column.result.home: list(zip(column.result.points, column.matchpoints, strict=True))
                for column in sheet.columns
            } == raw
            boards = zip(*([points for points, _ in row] for row in raw.values()), strict=True)
            assert sheet.averages == tuple(Fraction(sum(board), 3) for board in boards)


# ---------------------------------------------------------------------- par


def test_par_is_the_mean_of_the_hardest_bot_in_the_peoples_seats() -> None:
    event = Event("par", "chiva", "42", 1, Who.ONE, "hard")
    par = par_of(event, 1)
    assert len(par.points) == 8
    assert par == par_of(event, 1)
    assert par.mean == Fraction(sum(par.points), 8)


def test_the_first_chance_of_par_is_the_boards_own() -> None:
    """With `hard` in every seat it is the hand that the command line plays from that seed."""

    for game in ("chiva", "sixlove"):
        match = Match(game, bots_at(["hard"] * 4), "par 7")
        match.deal_next()
        play_hand(match)
        assert match.hand.result is not None
        par = par_of(Event("par", game, "par 7", 1, Who.ONE, "hard"), 1)
        assert par.points[0] == board_score(match.hand.result)


def test_the_chances_of_par_differ() -> None:
    assert len(set(par_of(Event("par", "sixlove", "p5", 1, Who.ONE, "hard"), 1).points)) > 1
