"""The deal of the day: from the date alone."""

from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from random import Random

import pytest

from game.games import GAMES
from game.homes.day import day_event, day_from_text, day_line, day_of, streak
from game.homes.event import event_from_text
from game.homes.wording import tenths
from tests.game.homes.homes_play import begun, play
from tests.independent_engine import base_32

DAY = date(2026, 12, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_follows_from_the_date(game: str) -> None:
    event = day_event(DAY, game)
    played = begun(event)
    played.deal_next()
    assert played.match.hand.seal == base_32(
        "tranque/1/seal/" + base_32(f"tranque/1/hand/1/tranque/1/day/2026-12-01/{game}", 16), 8
    )
    assert [player.level for player in played.match.players] == [None, "hard", "hard", "hard"]
    assert str(played.match.hand.state.opening) == "66"
    assert event_from_text(str(event)) == event


def test_no_two_days_and_games_deal_alike() -> None:
    codes = set()
    for days in range(400):
        for game in GAMES:
            played = begun(day_event(DAY + timedelta(days), game))
            played.deal_next()
            codes.add(played.match.hand.seal)
    assert len(codes) == 800


def test_a_day_is_known_again_by_its_event_and_by_nothing_else() -> None:
    event = day_event(DAY, "chiva")
    assert day_of(event) == DAY
    assert day_of(event_from_text(str(event))) == DAY
    for other in (
        replace(event, game="sixlove"),
        replace(event, title="2026-12-02"),
        replace(event, title="Sunday"),
        replace(event, boards=2),
        replace(event, level="easy"),
        replace(event, seed="42"),
    ):
        assert day_of(other) is None


@pytest.mark.parametrize(
    "text",
    ["", "2026-12-1", "2026-13-01", "2026-02-30", "2026-12-01 ", "20261201", "٢٠٢٦-12-01", "0000-01-01", "-026-12-01"],
)
def test_a_day_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"day|format|range|month|year"):
        day_from_text(text)


@pytest.mark.parametrize(
    ("points", "par", "clean", "line"),
    [
        (1, Fraction(0), False, "Tranque 2026-12-01 · chiva +1 · par 0 · ●●○"),
        (1, Fraction(1), True, "Tranque 2026-12-01 · chiva +1 · par +1 · ●●●"),
        (0, Fraction(3, 8), True, "Tranque 2026-12-01 · chiva 0 · par +0.4 · ○○●"),
        (-1, Fraction(-1), False, "Tranque 2026-12-01 · chiva -1 · par -1 · ○●○"),
        (-1, Fraction(-5, 4), True, "Tranque 2026-12-01 · chiva -1 · par -1.3 · ○●●"),
    ],
)
def test_the_line_to_send_is_short_and_tells_no_tile(points: int, par: Fraction, clean: bool, line: str) -> None:
    assert day_line(day_event(DAY, "chiva"), points, par, is_clean=clean) == line


def test_tenths_are_rounded_away_from_zero_and_never_a_negative_nothing() -> None:
    assert [tenths(Fraction(n, 8)) for n in (-16, -9, -3, -1, 0, 1, 2, 4, 8, 12)] == [
        "-2", "-1.1", "-0.4", "-0.1", "0", "+0.1", "+0.3", "+0.5", "+1", "+1.5",
    ]  # fmt: skip
    assert tenths(Fraction(1, 21)) == "0"
    assert tenths(Fraction(-1, 21)) == "0"


def test_a_streak_ends_today_or_yesterday() -> None:
    days = {DAY - timedelta(back) for back in (1, 2, 3, 5)}
    assert streak(days, DAY) == 3
    assert streak(days | {DAY}, DAY) == 4
    assert streak(days, DAY + timedelta(1)) == 0
    assert streak(set(), DAY) == 0
    assert streak({DAY}, DAY) == 1


def test_a_clock_that_goes_ahead_or_back_neither_adds_nor_loses_a_day() -> None:
    played = {DAY - timedelta(back) for back in range(4)}
    ahead = DAY + timedelta(10)
    assert streak(played | {ahead}, ahead) == 1
    assert streak(played | {ahead}, DAY) == 4
    assert streak(played | {ahead}, DAY + timedelta(1)) == 4
    assert streak(played, DAY - timedelta(2)) == 2


def test_a_streak_is_what_counting_day_by_day_gives() -> None:
    chance = Random("streak")
    for _ in range(300):
        played = {DAY - timedelta(back) for back in range(12) if chance.random() < 0.7}
        today = DAY - timedelta(chance.randrange(3))
        run, day = 0, today if today in played else today - timedelta(1)
        while day in played:
            run, day = run + 1, day - timedelta(1)
        assert streak(played, today) == run


def test_the_first_and_the_last_day_there_are() -> None:
    assert streak({date.min}, date.min) == 1
    assert streak({date.max}, date.max) == 1
    assert play(begun(day_event(date.min, "chiva")), Random(1)).is_over
