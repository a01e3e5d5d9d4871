"""Colour is never the only difference, and stays one for eyes that see fewer of them."""

from itertools import combinations

import pytest

from game.seats import Pair
from sprites.palette import CREAM, PAIR_STYLE, PIP_COLOURS, TABLES, Colour
from tests.kit.eyes import SEEN, apart, linear


def contrast(one: Colour, other: Colour) -> float:
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05 for r, g, b in (linear(one), linear(other))]
    return max(light) / min(light)


@pytest.mark.parametrize("eyes", SEEN)
def test_pairs_stay_apart_for_all_eyes(eyes: str) -> None:
    one, other = (style.colour for style in PAIR_STYLE.values())
    assert apart(one, other, eyes) >= 34


def test_pairs_stay_apart_in_grey_and_differ_in_shape() -> None:
    one, other = PAIR_STYLE[Pair.P13], PAIR_STYLE[Pair.P24]
    assert apart(one.colour, other.colour, "grey") >= 15
    assert one.shape is not other.shape


@pytest.mark.parametrize("eyes", SEEN)
def test_the_colour_code_stays_apart_for_all_eyes(eyes: str) -> None:
    for one, other in combinations(PIP_COLOURS[1:], 2):
        assert apart(one, other, eyes) >= 30, (one, other)


@pytest.mark.parametrize("table", TABLES)
def test_words_on_every_panel_and_felt_can_be_read(table: str) -> None:
    colours = TABLES[table]
    assert contrast(CREAM, colours.panel) >= 7
    assert contrast(CREAM, colours.light) >= 4.5


def test_a_letter_on_a_pairs_sign_can_be_read() -> None:
    for style in PAIR_STYLE.values():
        assert contrast(CREAM, style.colour) >= 3
