"""Laws of the line on the table, over every length of many random hands at every window size."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.actions import End
from game.line import Line
from game.state import MatchState
from game.tiles import DOUBLE, PIPS, TILE_ENDS, TILES, is_double
from sprites.geometry import Box
from sprites.layout import play_layout
from sprites.line_layout import APART, GAP, WORTH_A_REFLOW, LineLayout, Placement, between, lay_out
from sprites.palette import Scale
from tests.kit.given import given
from tests.sprites.fixtures import HandOf

SIZES = ((800, 480), (800, 600), (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
LEAST_HALF = 0.04
EIGHT_TILES, SIXTEEN_TILES, ALL_TILES = 0.18, 0.15, 0.13


def lines_of(states: Sequence[MatchState]) -> list[Line]:
    """Each length of the line once, the empty one too."""
    return list({len(state.line.laid): state.line for state in states}.values())


def area_of(width: int, height: int, text: int = 100, margin: int = 3) -> Box:
    return play_layout(Scale(width, height, text, margin)).line


def check_shape(shown: LineLayout) -> None:
    for length in range(1, len(shown.placements) + 1):
        check_last(shown.placements[:length])


def check_last(placements: tuple[Placement, ...]) -> None:
    """The tile laid last meets none of those before; a double lies crosswise."""
    *earlier, last = placements
    box = last.box
    assert not any(box.overlaps(place.box, slack=GAP * 0.45) for place in earlier), placements
    near = [place for place in earlier if gap_between(box, place.box) < APART - 1e-6]
    assert len(near) <= 1, (last, near)
    assert all(gap_between(box, place.box) == pytest.approx(GAP) for place in near), (last, near)
    assert last.turn % 2 == 0 or not is_double(last.tile)


def gap_between(one: Box, other: Box) -> float:
    """Sideways or upwards, whichever is more."""
    across = max(other.x - one.right, one.x - other.right)
    down = max(other.y - one.bottom, one.y - other.bottom)
    return max(across, down)


def check_neighbours(line: Line, shown: LineLayout) -> None:
    """Two tiles that meet show one number there, their halves side by side."""
    left = [place for laid, place in zip(line.laid, shown.placements, strict=True) if laid.end is End.LEFT]
    rest = [place for laid, place in zip(line.laid, shown.placements, strict=True) if laid.end is not End.LEFT]
    numbers = list(line.left_to_right())
    for (one, (_, shared)), (other, (again, _)) in pairwise(zip([*reversed(left), *rest], numbers, strict=True)):
        assert shared == again
        assert any(touching(a, b) for a in halves(one, shared) for b in halves(other, shared)), (one, other)


def halves(place: Placement, pip: int) -> list[tuple[float, float]]:
    """Where the tile shows this number: both halves of a double."""
    x, y = place.square(pip)
    return [(x, y), (2 * place.x - x, 2 * place.y - y)] if is_double(place.tile) else [(x, y)]


def touching(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Side by side, or half a square off where a double's waist meets its neighbour."""
    across, along = sorted((abs(one[0] - other[0]), abs(one[1] - other[1])))
    return abs(along - (1 + GAP)) < 1e-6 and (across < 1e-6 or abs(across - 0.5) < 1e-6)


def check_next(line: Line, shown: LineLayout) -> None:
    """Whatever may be laid next has its place, touches no tile, and two ghosts never meet."""
    ghosts: dict[End, list[Box]] = {End.LEFT: [], End.RIGHT: []}
    for end, pip in zip(End, given(line.ends), strict=True):
        plain = next(tile for tile in TILES if pip in TILE_ENDS[tile] and not is_double(tile))
        wanted = [plain] if line.tiles >> DOUBLE[pip] & 1 else [plain, DOUBLE[pip]]
        ghosts[end] = [shown.ghost(tile, end).box for tile in wanted]
        assert shown.mark(end) == ghosts[end][0]
    boxes = [place.box for place in shown.placements]
    for ghost in (*ghosts[End.LEFT], *ghosts[End.RIGHT]):
        assert not any(ghost.overlaps(box, slack=GAP * 0.45) for box in boxes)
        assert shown.box.encloses(ghost, slack=1e-6)
    for one in ghosts[End.LEFT]:
        assert not any(one.overlaps(other) for other in ghosts[End.RIGHT])


def check_hands(hand_of: HandOf, seeds: range) -> None:
    for game in ("chiva", "sixlove"):
        for seed in seeds:
            shapes: set[tuple[int, int]] = set()
            lines = lines_of(hand_of(game, seed))
            for width, height in SIZES:
                check_hand(lines, width, height, shapes)


def check_hand(lines: list[Line], width: int, height: int, shapes: set[tuple[int, int]]) -> None:
    area = area_of(width, height)
    for line in lines:
        shown = lay_out(line, area)
        assert area.encloses(shown.camera.box(shown.box), slack=0.01), (line, width, height)
        if height >= 600:
            assert shown.camera.half >= LEAST_HALF * height, (line, width, height)
        if line.laid and (len(line.laid), shown.columns) not in shapes:
            shapes.add((len(line.laid), shown.columns))
            if (len(line.laid) - 1, shown.columns) in shapes:
                check_last(shown.placements)
            else:
                check_shape(shown)
            check_next(line, shown)
    check_neighbours(line, shown)


@pytest.mark.parametrize("start", range(0, 100, 25))
def test_no_tile_overlaps_leaves_the_table_or_gets_too_small(hand_of: HandOf, start: int) -> None:
    check_hands(hand_of, range(start, start + 25))


@pytest.mark.long
@pytest.mark.parametrize("start", range(100, 5100, 100))
def test_no_tile_overlaps_in_ten_thousand_hands(hand_of: HandOf, start: int) -> None:
    check_hands(hand_of, range(start, start + 100))


@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1920, 1080)])
def test_tiles_keep_their_least_size_at_every_text_size_and_margin(
    hand_of: HandOf, size: tuple[int, int], text: int
) -> None:
    for game in ("chiva", "sixlove"):
        for seed in range(12):
            for line in lines_of(hand_of(game, seed)):
                shown = lay_out(line, area_of(*size, text, 5))
                assert shown.camera.half >= LEAST_HALF * size[1]


def test_tiles_are_as_large_as_aimed_at_1080p(hand_of: HandOf) -> None:
    shares: dict[int, list[float]] = {}
    for game in ("chiva", "sixlove"):
        for seed in range(30):
            for line in lines_of(hand_of(game, seed)):
                shown = lay_out(line, area_of(1920, 1080))
                shares.setdefault(len(line.laid), []).append(2 * shown.camera.half / 1080)
    medians = {length: sorted(values)[len(values) // 2] for length, values in shares.items()}
    assert medians[8] >= EIGHT_TILES
    assert medians[16] >= SIXTEEN_TILES
    assert medians[max(medians)] >= ALL_TILES


def test_laid_tiles_move_only_for_larger_ones(hand_of: HandOf) -> None:
    area = area_of(1920, 1080)
    for seed in range(30):
        layouts = [lay_out(line, area) for line in lines_of(hand_of("chiva", seed))][1:]
        for before, after in pairwise(layouts):
            if after.columns == before.columns:
                assert after.placements[: len(before.placements)] == before.placements
            else:
                assert after.camera.half * WORTH_A_REFLOW >= before.camera.half * 0.6
        reflows = sum(one.columns != other.columns for one, other in pairwise(layouts))
        assert reflows <= 4


def test_a_layout_depends_on_line_and_area_alone(hand_of: HandOf) -> None:
    line = hand_of("sixlove", 3)[-1].line
    area, other = area_of(1024, 768), area_of(2560, 1080)
    first = lay_out(line, area)
    lay_out(line, other)
    assert lay_out(Line(line.laid, line.ends, line.tiles), area) == first


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_that_opens_lies_in_the_middle_and_reads_left_to_right(tile: int) -> None:
    line = Line().lay(tile, None)
    shown = lay_out(line, area_of(1280, 720))
    (place,) = shown.placements
    assert (place.x, place.y) == (0, 0)
    if not is_double(tile):
        low, high = TILE_ENDS[tile]
        assert place.square(low)[0] < place.square(high)[0]


def test_before_the_first_tile_only_its_ghost_has_a_place() -> None:
    shown = lay_out(Line(), area_of(800, 480))
    assert shown.placements == ()
    assert shown.mark(End.LEFT) is None
    for tile in TILES:
        assert area_of(800, 480).encloses(shown.camera.box(shown.ghost(tile, None).box))


@pytest.mark.parametrize("pip", PIPS)
def test_five_doubles_near_an_edge_stay_apart(pip: int) -> None:
    """Plain, double, plain, double .. to the right only: the tightest row there is."""
    order = [(pip + step) % 7 for step in range(7)]
    line = Line().lay(DOUBLE[order[0]], None)
    for one, other in pairwise(order):
        tile = next(tile for tile in TILES if set(TILE_ENDS[tile]) == {one, other})
        line = line.lay(tile, End.RIGHT).lay(DOUBLE[other], End.RIGHT)
    for width, height in SIZES:
        shown = lay_out(line, area_of(width, height))
        check_shape(shown)
        check_neighbours(line, shown)


def test_a_camera_turns_pixels_back_into_the_table() -> None:
    camera = lay_out(Line().lay(5, None), area_of(1920, 1080)).camera
    zoomed = camera.zoomed(1.5, (700, 300)).panned(20, -10)
    assert camera.zoomed(1.5, (700, 300)).world((700, 300)) == pytest.approx(camera.world((700, 300)))
    assert zoomed.point(zoomed.world((123, 456))) == pytest.approx((123, 456))


def test_a_glide_between_layouts_begins_and_ends_at_them(hand_of: HandOf) -> None:
    area = area_of(1024, 768)
    lines = lines_of(hand_of("chiva", 1))
    before, after = lay_out(lines[10], area), lay_out(lines[-1], area)
    assert between(before, after, 1.0).placements == after.placements
    started = between(before, after, 0.0)
    assert started.camera == before.camera
    assert started.placements[: len(before.placements)] == before.placements
