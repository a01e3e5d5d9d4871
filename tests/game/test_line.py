"""Tiles, sets of tiles and the row on the table: every fast path against the plain way to say it."""

from random import Random

import pytest

from game.actions import End
from game.line import Line
from game.tile_sets import (
    APPEARANCES,
    DOUBLES,
    EVERY_TILE,
    FITS,
    NO_TILES,
    WITH,
    appearances,
    from_text,
    pips_in,
    tile_set,
    tiles_in,
    to_text,
)
from game.tiles import DOUBLE, PIPS, TILE_ENDS, TILE_OF, TILE_PIPS, TILE_TEXT, TILES, is_double, other_end
from tests.game.random_play import random_hands


def numbers_on(line: Line) -> list[int]:
    """Every half tile as it lies, from left to right."""
    return [pip for pair in line.left_to_right() for pip in pair]


def lines(game: str, count: int) -> list[Line]:
    return [step.state.line for hand in random_hands(game, count // 3) for step in hand.steps]


def test_the_set_has_28_tiles_and_168_pips() -> None:
    assert len(TILES) == len(set(TILE_ENDS)) == 28
    assert sum(TILE_PIPS) == 168
    assert list(TILE_TEXT) == sorted(TILE_TEXT)


@pytest.mark.parametrize("pip", PIPS)
def test_each_number_is_on_seven_tiles_and_appears_eight_times(pip: int) -> None:
    assert WITH[pip].bit_count() == 7
    assert appearances(EVERY_TILE, pip) == APPEARANCES
    assert other_end(DOUBLE[pip], pip) == pip


def test_the_tables_of_tiles_agree_with_their_numbers() -> None:
    for tile, (low, high) in enumerate(TILE_ENDS):
        assert low <= high
        assert TILE_OF[low, high] == TILE_OF[high, low] == tile
        assert (other_end(tile, low), other_end(tile, high)) == (high, low)
        assert is_double(tile) == (low == high) == bool(DOUBLES >> tile & 1)


def test_what_fits_two_ends_is_what_carries_a_number_of_either() -> None:
    for left in PIPS:
        for right in PIPS:
            assert FITS[left][right] == tile_set(tile for tile in TILES if {left, right} & set(TILE_ENDS[tile]))


@pytest.mark.parametrize("seed", range(50))
def test_a_set_as_bits_agrees_with_a_set_of_tiles(seed: int) -> None:
    chance = Random(seed)
    tiles = sorted(chance.sample(TILES, chance.randint(0, 28)))
    bits = tile_set(tiles)
    assert list(tiles_in(bits)) == tiles
    assert pips_in(bits) == sum(sum(TILE_ENDS[tile]) for tile in tiles)
    assert from_text(to_text(bits)) == bits
    for pip in PIPS:
        assert appearances(bits, pip) == sum(TILE_ENDS[tile].count(pip) for tile in tiles)


@pytest.mark.parametrize("text", ["64", "00 00", "77", "0", "0001", "00,01", "06-16", "-1"])
def test_a_set_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"tile|twice"):
        from_text(text)


def test_touching_numbers_match_and_the_ends_are_the_outermost(game: str, count: int) -> None:
    for line in lines(game, count):
        numbers = numbers_on(line)
        assert numbers[1:-1:2] == numbers[2::2]
        assert line.ends == ((numbers[0], numbers[-1]) if numbers else None)
        assert sorted(TILE_OF[pair] for pair in line.left_to_right()) == list(tiles_in(line.tiles))


def test_appearances_on_the_line_are_counted_tile_by_tile(game: str, count: int) -> None:
    for line in lines(game, count):
        numbers = numbers_on(line)
        assert [line.appearances(pip) for pip in PIPS] == [numbers.count(pip) for pip in PIPS]


def test_parity_two_different_ends_are_odd_and_all_else_is_even(game: str, count: int) -> None:
    """Each inner junction uses a number twice, each end once."""
    for line in lines(game, count):
        odd = {pip for pip in PIPS if line.appearances(pip) % 2}
        left, right = line.ends or (0, 0)
        assert odd == ({left, right} if left != right else set())


def test_playable_is_every_unlaid_tile_that_fits_an_end(game: str, count: int) -> None:
    for line in lines(game, count):
        for tile in TILES:
            ends = line.fitting_ends(tile)
            if line.ends is None:
                assert (ends, line.playable) == ((), EVERY_TILE)
                continue
            carried = [end for end, pip in zip(End, line.ends, strict=True) if pip in TILE_ENDS[tile]]
            assert list(ends) == carried
            assert bool(line.playable >> tile & 1) == (bool(carried) and not line.tiles >> tile & 1)


def test_the_line_is_blocked_exactly_when_no_tile_of_the_set_fits(game: str, count: int) -> None:
    for line in lines(game, count):
        assert line.is_blocked == (line.playable == NO_TILES and line.tiles != EVERY_TILE)


def test_a_tile_is_remembered_by_where_it_touched(game: str, count: int) -> None:
    for line in lines(game, count):
        for place, laid in enumerate(line.laid):
            assert {laid.inner, laid.outer} == set(TILE_ENDS[laid.tile])
            assert (laid.end is None) == (place == 0)
        if line.laid and line.laid[-1].end is not None:
            assert line.ends is not None
            assert line.laid[-1].outer == line.ends[list(End).index(line.laid[-1].end)]


def test_the_first_tile_lies_with_its_smaller_number_left() -> None:
    for tile in TILES:
        line = Line().lay(tile, None)
        assert list(line.left_to_right()) == [TILE_ENDS[tile]]


@pytest.mark.parametrize(
    ("tile", "end"), [("05", End.LEFT), ("46", None), ("46", End.LEFT), ("46", End.RIGHT), ("44", End.RIGHT)]
)
def test_a_tile_that_does_not_fit_or_lies_already_is_refused(tile: str, end: End | None) -> None:
    line = Line().lay(TILE_OF[4, 6], None)
    with pytest.raises(ValueError, match="does not fit"):
        line.lay(TILE_OF[int(tile[0]), int(tile[1])], end)
