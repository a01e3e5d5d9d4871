"""A few pictures are kept, and what is drawn today must look like them. No letters are in them: fonts may differ.

`DRAW_GOLDEN=1 python -m pytest tests/sprites/test_golden.py` draws them anew after a wanted change.
"""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.actions import End, Play
from game.tiles import TILE_ENDS, TILE_OF, TILES
from sprites import tile
from sprites.geometry import Box
from sprites.palette import Mode, Scale
from sprites.picture import Ghost, TablePicture
from sprites.table import TableArt
from tests.sprites.fixtures import HandOf, SeenFrom

FOLDER = Path(__file__).parent / "golden"
SCALE = Scale(800, 480)
BLOCK = 4
TOLERANCE = 20
"""Greatest mean difference of a colour channel over a block: rounding in another version of the drawing library."""


def worst_block(one: pygame.Surface, other: pygame.Surface) -> float:
    """The largest mean difference over blocks of BLOCK pixels a side."""
    assert one.get_size() == other.get_size()
    difference = one.copy()
    difference.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    difference.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    w, h = difference.get_size()
    small = pygame.transform.smoothscale(difference, (w // BLOCK, h // BLOCK))
    pixels = pygame.image.tobytes(small, "RGB")
    return max(pixels)


def draw_table(art: TableArt, picture: TablePicture) -> pygame.Surface:
    surface = pygame.Surface((SCALE.width, SCALE.height))
    art.draw(surface, picture)
    shown = art.line_of(picture)
    if picture.show_ends:
        for end in End:
            hide_number(surface, art.mark_box(shown, end, shown.camera), end in {g.end for g in picture.ghosts})
    return surface


def hide_number(surface: pygame.Surface, box: Box | None, is_ghost: bool) -> None:
    """The number on an end mark is a letter too; its disc is not."""
    if box is not None and not is_ghost:
        surface.fill((120, 120, 120), box.shrunk(box.w * 0.24).whole())


def preview(hand_of: HandOf, seen_from: SeenFrom, **told: Any) -> TablePicture:
    """A person's turn in mid-hand, one tile raised, the others marked or dimmed."""
    state = next(
        state
        for state in hand_of("sixlove", 5)
        if len(state.line.laid) >= 12
        and sum(isinstance(turn, Play) for turn in seen_from(state, state.turn).seen.legal) > 1
    )
    picture = seen_from(state, state.turn, **told)
    plays = [turn for turn in picture.seen.legal if isinstance(turn, Play)]
    raised = plays[-1]
    return replace(
        picture,
        raised=raised.tile,
        ghosts=(Ghost(raised.tile, raised.end),),
        playable=frozenset(play.tile for play in plays),
    )


def table_in_play(hand_of: HandOf, seen_from: SeenFrom, _seen_open: SeenFrom) -> pygame.Surface:
    return draw_table(TableArt(SCALE), preview(hand_of, seen_from))


def hands_open(hand_of: HandOf, _seen_from: SeenFrom, seen_open: SeenFrom) -> pygame.Surface:
    state = hand_of("chiva", 9)[-1]
    return draw_table(TableArt(SCALE), seen_open(state, 2, mode=Mode.COLOURS, table="blue"))


def tile_sheet(*_fixtures: object) -> pygame.Surface:
    surface = pygame.Surface((28 * 36, 2 * 68 + 40))
    surface.fill((20, 100, 80))
    for row, mode in enumerate((Mode.PIPS, Mode.COLOURS)):
        for which in TILES:
            surface.blit(tile.face(which, 30, 2 * row, mode), (3 + which * 36, 4 + row * 68))
    for place in range(14):
        surface.blit(tile.face(None if place % 3 == 0 else 27 - place, 30, 1 + 2 * (place % 2)), (3 + place * 72, 140))
    return surface


PICTURES: dict[str, Callable[..., pygame.Surface]] = {"table": table_in_play, "open": hands_open, "tiles": tile_sheet}


@pytest.fixture
def drawn(request: pytest.FixtureRequest, hand_of: HandOf, seen_from: SeenFrom, seen_open: SeenFrom) -> pygame.Surface:
    return PICTURES[request.param](hand_of, seen_from, seen_open)


@pytest.mark.parametrize(("drawn", "name"), [(name, name) for name in PICTURES], indirect=["drawn"])
def test_it_looks_as_it_did(drawn: pygame.Surface, name: str) -> None:
    path = FOLDER / f"{name}.png"
    if "DRAW_GOLDEN" in os.environ:
        pygame.image.save(drawn, path)
    kept = pygame.image.load(path)
    assert worst_block(drawn, kept) <= TOLERANCE


def test_a_missing_pip_is_seen() -> None:
    """The middle pip of a one, painted over, and a seventh on a blank."""
    kept = pygame.image.load(FOLDER / "tiles.png")
    assert worst_block(tile_sheet(), kept) <= TOLERANCE
    for which, colour in ((TILE_OF[0, 1], (245, 240, 224)), (TILE_OF[0, 0], (30, 30, 36))):
        sheet = tile_sheet()
        sheet.fill(colour, (3 + which * 36 + 12, 4 + 30 + 12, 7, 7))
        assert worst_block(sheet, kept) > TOLERANCE


def test_a_missing_end_mark_is_seen(hand_of: HandOf, seen_from: SeenFrom) -> None:
    kept = pygame.image.load(FOLDER / "table.png")
    picture = preview(hand_of, seen_from)
    art = TableArt(SCALE)
    bare = draw_table(art, replace(picture, show_ends=False))
    assert worst_block(bare, kept) > TOLERANCE


@pytest.mark.parametrize("away", [1, 2, 3])
def test_a_missing_back_is_seen(hand_of: HandOf, seen_from: SeenFrom, away: int) -> None:
    kept = pygame.image.load(FOLDER / "table.png")
    picture = preview(hand_of, seen_from)
    seat = (picture.bottom - 1 + away) % 4
    seats = list(picture.seats)
    seats[seat] = replace(seats[seat], tiles=seats[seat].tiles[:-1])
    fewer = draw_table(TableArt(SCALE), replace(picture, seats=tuple(seats)))
    assert worst_block(fewer, kept) > TOLERANCE


def test_a_missing_pip_on_the_table_is_seen(hand_of: HandOf, seen_from: SeenFrom) -> None:
    """One pip of the tile laid last, painted over."""
    kept = pygame.image.load(FOLDER / "table.png")
    picture = preview(hand_of, seen_from)
    art = TableArt(SCALE)
    surface = draw_table(art, picture)
    shown = art.line_of(picture)
    place = next(place for place in shown.placements if TILE_ENDS[place.tile][0] == 1)
    x, y = shown.camera.point(place.square(1))
    size = tile.pip_size(int(shown.camera.half))
    surface.fill((248, 243, 226), (round(x - size / 2), round(y - size / 2), size, size))
    assert worst_block(surface, kept) > TOLERANCE
