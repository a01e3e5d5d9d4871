"""Every pip is there, at every size, the right way round."""

from collections.abc import Iterator

import pytest

from game.tiles import TILE_ENDS, TILES
from sprites import tile
from sprites.palette import INK, PIP_COLOURS, Mode

HALVES = (16, 19, 20, 24, 31, 39, 47, 58, 70, 97, 141, 257)
PATTERNS = {
    0: set(),
    1: {(0, 0)},
    2: {(-1, -1), (1, 1)},
    3: {(-1, -1), (0, 0), (1, 1)},
    4: {(-1, -1), (1, -1), (-1, 1), (1, 1)},
    5: {(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)},
    6: {(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)},
}
"""As a domino has them, standing upright."""


def spots_of(turn: int, half: int) -> Iterator[dict[tuple[int, int], tuple[int, int]]]:
    """(first number's half, where each lattice point of it is), both halves, worked out by turning the plane."""
    for place in (0, 1):
        spots = {}
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                x, y = dx * 0.31, dy * 0.31 + (place - 0.5)
                for _ in range(turn):
                    x, y = -y, x
                width, height = tile.size_of(half, turn)
                spots[dx, dy] = (int(width / 2 + x * half), int(height / 2 + y * half))
        yield spots


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("half", HALVES)
def test_every_pip_shows_and_no_other(half: int, turn: int) -> None:
    for which in TILES:
        image = tile.face(which, half, turn, Mode.PIPS)
        for pip, spots in zip(TILE_ENDS[which], spots_of(turn, half), strict=True):
            for spot, at in spots.items():
                dark = sum(image.get_at(at)[:3]) < 330
                assert dark == (spot in PATTERNS[pip]), (which, half, turn, spot)


@pytest.mark.parametrize("half", [24, 47, 97])
def test_the_colour_code_shows_on_its_pips(half: int) -> None:
    for which in TILES:
        image = tile.face(which, half, 0, Mode.COLOURS)
        for pip, spots in zip(TILE_ENDS[which], spots_of(0, half), strict=True):
            for spot in PATTERNS[pip]:
                shown = image.get_at(spots[spot])[:3]
                assert max(abs(a - b) for a, b in zip(shown, PIP_COLOURS[pip], strict=True)) <= 40


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("half", [20, 58])
def test_no_two_faces_are_alike(half: int, mode: Mode) -> None:
    faces = {tile.face(which, half, 0, mode).get_buffer().raw for which in TILES}
    assert len(faces) == len(TILES)


@pytest.mark.parametrize("turn", range(4))
def test_a_back_tells_nothing(turn: int) -> None:
    backs = {tile.face(None, 40, turn, mode).get_buffer().raw for mode in Mode}
    assert len(backs) == 1


def test_sizes_are_as_asked() -> None:
    for half in HALVES:
        assert tile.face(0, half, 0).get_size() == (half, 2 * half)
        assert tile.face(0, half, 1).get_size() == (2 * half, half)


def test_a_plain_pip_is_ink() -> None:
    assert PIP_COLOURS[0] == INK
