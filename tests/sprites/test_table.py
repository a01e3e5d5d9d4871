"""The table's picture: what is drawn, what is kept, what lies under a pointer, and what never shows."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.actions import End, Play
from game.seats import SEATS, next_seat, previous_seat
from game.tile_sets import tiles_in
from sprites.geometry import Box
from sprites.layout import Side, side_of
from sprites.palette import Mode, Scale
from sprites.picture import Ghost, TablePicture
from sprites.table import Moving, Spot, TableArt
from tests.kit.given import given
from tests.sprites.fixtures import HandOf, SeenFrom

SMALL = Scale(800, 600)


def shot(art: TableArt, picture: TablePicture, **more: Any) -> bytes:
    surface = pygame.Surface((art.scale.width, art.scale.height))
    art.draw(surface, picture, **more)
    return surface.get_buffer().raw


@pytest.fixture
def art() -> TableArt:
    return TableArt(SMALL)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("table", ["green", "plum-oak"])
def test_the_kept_picture_equals_the_drawn_one(
    hand_of: HandOf, seen_from: SeenFrom, art: TableArt, table: str, mode: Mode
) -> None:
    picture = seen_from(hand_of("chiva", 2)[9], 1, table=table, mode=mode)
    drawn = [shot(art, picture) for _ in range(3)]
    assert drawn[0] == drawn[1] == drawn[2]
    assert shot(TableArt(SMALL), picture) == drawn[0]


def test_a_moving_tile_leaves_no_trace(hand_of: HandOf, seen_from: SeenFrom, art: TableArt) -> None:
    picture = seen_from(hand_of("chiva", 2)[9], 1)
    before = shot(art, picture)
    for step in range(4):
        moved = shot(art, picture, moving=[Moving(5, Spot(200 + 60 * step, 300, 30, step / 3))])
        assert moved != before
    assert shot(art, picture) == before


def test_hidden_tiles_never_reach_the_picture(hand_of: HandOf, seen_from: SeenFrom, art: TableArt) -> None:
    """Two rivals swap what they hold: the same table for everybody else."""
    for state in hand_of("sixlove", 4)[:20]:
        bottom = state.turn or 1
        right, left = next_seat(bottom), previous_seat(bottom)
        holdings = list(state.holdings)
        if holdings[right - 1].bit_count() != holdings[left - 1].bit_count():
            continue
        holdings[right - 1], holdings[left - 1] = holdings[left - 1], holdings[right - 1]
        swapped = replace(state, holdings=tuple(holdings))
        assert seen_from(swapped, bottom) == seen_from(state, bottom)
        assert shot(art, seen_from(swapped, bottom)) == shot(art, seen_from(state, bottom))


def test_a_tile_of_the_hand_is_found_where_it_stands(hand_of: HandOf, seen_from: SeenFrom, art: TableArt) -> None:
    for state in hand_of("chiva", 3)[:16]:
        for seat in SEATS:
            held = tuple(tiles_in(state.holdings[seat - 1]))
            picture = seen_from(state, seat, raised=held[0] if held else None)
            for which, box in zip(held, art.hand_boxes(picture), strict=True):
                assert art.tile_at(picture, box.centre) == which
            assert art.tile_at(picture, art.layout.line.centre) is None


def test_a_covered_hand_cannot_be_asked(hand_of: HandOf, seen_from: SeenFrom, art: TableArt) -> None:
    picture = seen_from(hand_of("chiva", 3)[4], 2)
    covered = replace(picture, seats=tuple(replace(seat, tiles=(None,) * len(seat.tiles)) for seat in picture.seats))
    for box in art.hand_boxes(covered):
        assert art.tile_at(covered, box.centre) is None
    assert art.place_at(covered, art.hand_boxes(covered)[2].centre) == 2


def test_both_ends_are_found_by_mark_and_by_ghost(hand_of: HandOf, seen_from: SeenFrom) -> None:
    for scale in (Scale(800, 480), Scale(1920, 1080)):
        art = TableArt(scale)
        for state in hand_of("sixlove", 6):
            if state.line.ends is None or state.turn is None:
                continue
            picture = seen_from(state, state.turn)
            shown = art.line_of(picture)
            for end in End:
                mark = given(art.mark_box(shown, end, shown.camera))
                assert art.end_at(picture, mark.centre) is end
            plays = [action for action in picture.seen.legal if isinstance(action, Play)]
            for play in plays:
                ghost = Ghost(play.tile, play.end)
                previewed = replace(picture, ghosts=(ghost,))
                spot = art.spot_of_ghost(previewed, ghost)
                assert art.end_at(previewed, (spot.x, spot.y)) is play.end


def test_marks_lie_inside_the_line_and_on_no_tile(hand_of: HandOf, seen_from: SeenFrom) -> None:
    for scale in (Scale(800, 480), Scale(1280, 720), Scale(2560, 1080)):
        art = TableArt(scale)
        for state in hand_of("chiva", 7):
            if state.line.ends is None:
                continue
            shown = art.line_of(seen_from(state, 1))
            for end in End:
                mark = given(art.mark_box(shown, end, shown.camera))
                assert art.layout.line.encloses(mark, slack=4)
                for place in shown.placements:
                    assert not mark.overlaps(shown.camera.box(place.box), slack=2)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_count_at_a_hard_end_hides_no_half(hand_of: HandOf, seen_from: SeenFrom, size: tuple[int, int]) -> None:
    """Nor the number of an end, and it stays on the cloth."""
    art, tags = TableArt(Scale(*size)), 0
    for state in (state for seed in range(24) for state in hand_of("sixlove", seed)):
        picture = seen_from(state, 1)
        shown = art.line_of(picture)
        for end, pip in zip(End, state.line.ends or (), strict=False):
            if not picture.is_hard(pip):
                continue
            tags += 1
            mark = given(art.mark_box(shown, end, shown.camera))
            tag = given(art.tag_box(shown, end, shown.camera, art.tag("7/8", mark).get_size()))
            lap = max(mark.h * 0.1, 2)
            assert art.layout.line.encloses(tag, slack=lap)
            for place in shown.placements:
                assert not tag.overlaps(shown.camera.box(place.box), slack=lap)
            for other in End:
                assert not tag.overlaps(given(art.mark_box(shown, other, shown.camera)), slack=lap)
    assert tags > 60


def test_equal_ends_are_never_hard(hand_of: HandOf, seen_from: SeenFrom) -> None:
    """An even number of halves lies then, all eight at a block."""
    closed = [state for seed in range(40) for state in hand_of("sixlove", seed) if state.line.is_blocked]
    assert len(closed) > 5
    for state in closed:
        pip, _ = given(state.line.ends)
        assert state.line.appearances(pip) == 8
        assert not seen_from(state, 1).is_hard(pip)


def test_a_laid_tile_is_found_where_its_ghost_was(hand_of: HandOf, seen_from: SeenFrom, art: TableArt) -> None:
    """While nothing moves, a preview shows the very spot."""
    states = hand_of("chiva", 8)
    kept = 0
    for before, after in pairwise(states):
        taken = after.log[-1].turn
        if not isinstance(taken, Play) or after.turn is None:
            continue
        was, now = seen_from(before, 1), seen_from(after, 1)
        if art.camera_of(was) == art.camera_of(now):
            kept += 1
            assert art.spot_of_ghost(was, Ghost(taken.tile, taken.end)) == art.spot_on_line(now, taken.tile)
    assert kept > 5


@pytest.mark.parametrize("bottom", SEATS)
def test_each_seat_has_a_spot_for_each_of_its_tiles(
    hand_of: HandOf, seen_from: SeenFrom, art: TableArt, bottom: int
) -> None:
    picture = seen_from(hand_of("chiva", 1)[0], bottom)
    for seat in SEATS:
        spots = art.spots_of_seat(picture, seat, 7)
        assert len({(spot.x, spot.y) for spot in spots}) == 7
        side = side_of(seat, bottom)
        home = art.layout.tray if side is Side.BOTTOM else art.layout.plates[side]
        assert all(home.holds((spot.x, spot.y)) for spot in spots)


def test_a_spot_turns_the_short_way() -> None:
    half_way = Spot(0, 0, 10, 3).towards(Spot(10, 10, 20, 0), 0.5)
    assert half_way == Spot(5, 5, 15, 3.5)


def test_absent_tiles_are_drawn_elsewhere(hand_of: HandOf, seen_from: SeenFrom, art: TableArt) -> None:
    picture = seen_from(hand_of("chiva", 2)[9], 1)
    laid = picture.line.laid[-1].tile
    assert shot(art, replace(picture, absent=frozenset({laid}))) != shot(art, picture)


def test_a_panned_line_stays_on_its_part_of_the_table(hand_of: HandOf, seen_from: SeenFrom, art: TableArt) -> None:
    picture = seen_from(hand_of("chiva", 2)[20], 1)
    far = art.camera_of(picture).panned(5000, 0)
    surface, empty = (pygame.Surface((800, 600)) for _ in range(2))
    art.draw(surface, picture, camera=far)
    art.draw(empty, replace(picture, absent=frozenset(range(28)), show_ends=False), camera=far)
    tray = art.layout.tray
    line = Box(*art.layout.line)
    for at in ((line.x + 5, line.centre[1]), (line.right + 20, line.bottom + 4), (tray.x - 2, tray.y)):
        assert surface.get_at((int(at[0]), int(at[1]))) == empty.get_at((int(at[0]), int(at[1])))
