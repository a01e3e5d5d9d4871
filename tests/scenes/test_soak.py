"""Evenings of bots through the real scenes: nothing raises, nothing stays open, and what is kept has an end.

The share plays ten hands; `python -m tools.dev.soak` plays 3,000 and reads the memory (docs/durability.md)."""

from collections import Counter
from random import Random

import pygame
import pytest

from sprites.kept_pictures import LEAST, forget_pictures, kept
from tools.dev.soak import MOST_GROWTH, READINGS, SETTLED_AFTER, Soaked, files_open, soak


@pytest.mark.parametrize(
    "hands", [pytest.param(10, id="share"), pytest.param(3000, id="whole", marks=pytest.mark.long)]
)
def test_evenings_go_on_and_leave_nothing_open(hands: int) -> None:
    soak(1, "first")
    before = files_open()
    soaked = soak(hands, "soak")
    assert soaked.hands.total() == hands
    assert {"title", "lobby", "play", "hand_summary", "question"} <= set(soaked.scenes)
    assert files_open() <= before
    assert soaked.growth is None or soaked.growth <= MOST_GROWTH


def test_growth_is_that_of_the_middle_reading_after_the_first_hands() -> None:
    early = [(hands, 50.0 + hands) for hands in range(0, SETTLED_AFTER, 50)]
    first = [(SETTLED_AFTER + place, 400.0) for place in range(READINGS)]
    last = [(2000 + place, 403.0) for place in range(READINGS)]
    odd = [(1999, 900.0)]
    assert Soaked(memory=early + first + odd + last).growth == 3.0
    assert Soaked(memory=early + first).growth is None
    assert Soaked(hands=Counter(chiva=3)).growth is None


def test_pictures_are_kept_by_their_pixels_the_latest_first() -> None:
    made: Counter[int] = Counter()

    @kept(40_000)
    def square(side: int) -> pygame.Surface:
        made[side] += 1
        return pygame.Surface((side, side))

    chance = Random("pictures")
    for _ in range(2000):
        side = chance.randint(1, 60)
        assert square(side).get_size() == (side, side)
    many = made.total()
    assert square(side) is square(side)
    assert made.total() == many
    for large in range(200, 200 + LEAST):
        square(large)
    assert square(200) is square(200)
    assert made[200] == 1, "a few are kept however large they are"
    forget_pictures()
    square(200)
    assert made[200] == 2
