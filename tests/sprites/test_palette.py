"""Colour is never the only difference, and stays one for eyes that see fewer of them."""

from itertools import combinations

import pytest

from game.seats import Pair
from sprites.palette import CREAM, PAIR_STYLE, PIP_COLOURS, TABLES

SEEN = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, full severity, on linear light."""


def linear(colour):
    return [c / 12.92 if (c := value / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for value in colour]


def lab(colour, eyes):
    rgb = linear(colour)
    r, g, b = (min(max(sum(m * c for m, c in zip(row, rgb, strict=True)), 0.0), 1.0) for row in SEEN[eyes])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one, other, eyes="normal"):
    return sum((a - b) ** 2 for a, b in zip(lab(one, eyes), lab(other, eyes), strict=True)) ** 0.5


def contrast(one, other):
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05 for r, g, b in (linear(one), linear(other))]
    return max(light) / min(light)


@pytest.mark.parametrize("eyes", SEEN)
def test_pairs_stay_apart_for_all_eyes(eyes):
    one, other = (style.colour for style in PAIR_STYLE.values())
    assert apart(one, other, eyes) >= 34


def test_pairs_stay_apart_in_grey_and_differ_in_shape():
    one, other = PAIR_STYLE[Pair.P13], PAIR_STYLE[Pair.P24]
    assert abs(lab(one.colour, "normal")[0] - lab(other.colour, "normal")[0]) >= 15
    assert one.shape is not other.shape


@pytest.mark.parametrize("eyes", SEEN)
def test_the_colour_code_stays_apart_for_all_eyes(eyes):
    for one, other in combinations(PIP_COLOURS[1:], 2):
        assert apart(one, other, eyes) >= 30, (one, other)


@pytest.mark.parametrize("table", TABLES)
def test_words_on_every_panel_and_felt_can_be_read(table):
    colours = TABLES[table]
    assert contrast(CREAM, colours.panel) >= 7
    assert contrast(CREAM, colours.light) >= 4.5


def test_a_letter_on_a_pairs_sign_can_be_read():
    for style in PAIR_STYLE.values():
        assert contrast(CREAM, style.colour) >= 3
