"""What was promised of the table's picture in shares of the window, measured on frames as they are drawn."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from statistics import mean

import pygame
import pytest

from game.actions import End, Play
from game.line import Line
from game.tiles import DOUBLE, PIPS, TILE_OF
from sprites import badges, lettering, tile
from sprites.geometry import Box
from sprites.layout import digits, prompt_letters
from sprites.lettering import Weight
from sprites.palette import GOLD, TABLES, Mode, Scale
from sprites.picture import Ghost, TablePicture
from sprites.table import TableArt
from tests.sprites.conftest import picture_of, played_hand

SIZES = ((800, 600), (1280, 720), (1920, 1080), (3840, 2160), (2560, 1080))
at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@cache
def asked() -> TablePicture:
    """Somebody is asked for a tile, some of whose tiles fit and some do not."""
    for state in played_hand("chiva", 2)[8:]:
        if state.turn is None:
            continue
        picture = picture_of(state, state.turn)
        fitting = frozenset(turn.tile for turn in picture.seen.legal if isinstance(turn, Play))
        if fitting and len(picture.hand) > len(fitting):
            return replace(picture, playable=fitting)
    raise AssertionError("no such moment")


@cache
def drawn(size: tuple[int, int]) -> tuple[TableArt, pygame.Surface]:
    art, frame = TableArt(Scale(*size)), pygame.Surface(size)
    art.draw(frame, asked())
    return art, frame


def is_ivory(colour: pygame.Color) -> bool:
    return min(colour.r, colour.g) > 84 and colour.r >= colour.g >= colour.b


def ivory_run(frame: pygame.Surface, x: int, y: int) -> tuple[int, int]:
    """First and last pixel of the ivory in this column that holds `y`: near its side a tile's round corners take a
    fifteenth of its length."""
    top = bottom = y
    while is_ivory(frame.get_at((x, top - 1))):
        top -= 1
    while is_ivory(frame.get_at((x, bottom + 1))):
        bottom += 1
    return top, bottom


@at_every_size
def test_the_hand_is_the_largest_and_those_that_fit_stand_higher_in_the_light(size):
    art, frame = drawn(size)
    picture, height = asked(), size[1]
    tops: dict[bool, set[int]] = {True: set(), False: set()}
    light: dict[bool, list[int]] = {True: [], False: []}
    for which, box in zip(picture.hand, art.hand_boxes(picture), strict=True):
        x = round(box.x + box.w * 0.055)
        top, bottom = ivory_run(frame, x, round(box.centre[1]))
        assert (bottom - top + 1) / height >= 0.165
        assert box.h / height >= 0.18
        assert box.h >= 2 * int(art.camera_of(picture).half)
        fits = which in picture.playable
        tops[fits].add(top)
        light[fits].append(frame.get_at((round(box.x + box.w * 0.5), round(box.y + box.h * 0.05))).r)
    assert all(max(found) - min(found) <= 1 for found in tops.values())
    assert 0.01 <= (min(tops[False]) - min(tops[True])) / height <= 0.02
    assert 0.64 <= mean(light[False]) / mean(light[True]) <= 0.76


@at_every_size
def test_joined_tiles_touch_and_rows_keep_their_distance(size):
    art = TableArt(Scale(*size))
    for state in played_hand("chiva", 5)[4::6]:
        shown = art.line_of(picture_of(state, 1))
        half = int(shown.camera.half)
        boxes = [shown.camera.box(place.box) for place in shown.placements]
        for place, one in enumerate(boxes):
            gaps = [max(b.x - one.right, one.x - b.right, b.y - one.bottom, one.y - b.bottom) for b in boxes[:place]]
            joined = [gap for gap in gaps if gap < half / 2 - 0.01]
            assert len(joined) == (place > 0)
            assert all(0 < gap <= 2.2 * max(size[1] / 1080, 1) for gap in joined)


def spans_of(image: pygame.Surface, x: int, half: int) -> list[tuple[int, int]]:
    """First pixel and the one after the last of each pip in a column, rims and groove left out."""
    ink = [sum(image.get_at((x, y))[:3]) < 380 for y in range(half)]
    edges = [y for y in range(1, half) if ink[y] != ink[y - 1]]
    spans = list(pairwise(edges))
    return [(start, stop) for start, stop in spans if ink[start] and stop - start >= 0.1 * half]


@at_every_size
def test_the_pips_of_a_six_stand_apart_and_the_groove_is_seen(size):
    art = TableArt(Scale(*size))
    smallest = int(0.04 * size[1]) + 1
    for half in {art.layout.hand_half, smallest}:
        image = tile.face(DOUBLE[6], half, 0, Mode.PIPS)
        spans = spans_of(image, round(half / 2 - tile.PITCH * half), half)
        assert len(spans) == 3, (half, spans)
        widest = max(stop - start for start, stop in spans)
        assert all(below[0] - above[1] >= 0.2 * widest for above, below in pairwise(spans)), (half, spans)
    blank = tile.face(TILE_OF[0, 0], art.layout.hand_half, 0, Mode.PIPS)
    x, half = round(art.layout.hand_half * 0.25), art.layout.hand_half
    face = sum(blank.get_at((x, half // 2))[:3])
    groove = sum(abs(sum(blank.get_at((x, y))[:3]) - face) > 30 for y in range(half - half // 6, half + half // 6))
    assert groove >= tile.pip_size(half) / 3 - 1.5


@at_every_size
def test_what_is_needed_in_play_can_be_read_from_the_sofa(size):
    scale = Scale(*size)
    figure = lettering.rendered("8", digits(scale), Weight.DISPLAY).get_bounding_rect()
    assert figure.h / size[1] >= 0.045
    assert prompt_letters(scale) / size[1] >= 0.032
    assert scale.body / size[1] >= 0.0255
    assert scale.small / size[1] >= 0.019


def test_all_figures_of_the_display_face_are_of_one_width():
    for px in (20, 48, 96):
        assert len({lettering.width_of(a + b, px, Weight.DISPLAY) for a in "0123456789" for b in "0123456789"}) == 1


def seen_like(frame: pygame.Surface, coin: Box) -> int:
    """Which number a coin shows, at a quarter of its size."""

    def small(image: pygame.Surface) -> bytes:
        cut = image.subsurface(pygame.Rect(coin.shrunk(coin.w * 0.15).whole()))
        return pygame.image.tobytes(
            pygame.transform.smoothscale(cut, (cut.get_width() // 4, cut.get_height() // 4)), "RGB"
        )

    def unlike(pip: int) -> int:
        other = frame.copy()
        acts = frame.get_at((round(coin.centre[0]), round(coin.y + coin.h * 0.13))).b < 150
        other.blit(badges.end_coin(int(coin.w), pip, acts=acts), coin[:2])
        return sum(abs(a - b) for a, b in zip(small(frame), small(other), strict=True))

    return min(PIPS, key=unlike)


@at_every_size
def test_the_coins_of_the_ends_never_hide_and_tell_the_new_end_in_a_preview(size):
    picture = asked()
    art = TableArt(Scale(*size))
    play = next(turn for turn in picture.seen.legal if isinstance(turn, Play))
    previewed = replace(picture, raised=play.tile, ghosts=(Ghost(play.tile, play.end),))
    frame = pygame.Surface(size)
    art.draw(frame, previewed)
    shown = art.line_of(previewed)
    pip, coin = art.coin_beyond(shown, previewed.ghosts[0], shown.camera)
    after: Line = picture.line.lay(play.tile, play.end)
    assert pip == after.ends[0 if play.end is End.LEFT else 1]
    assert seen_like(frame, coin) == pip
    other = End.RIGHT if play.end is End.LEFT else End.LEFT
    mark = art.mark_box(shown, other, shown.camera)
    assert seen_like(frame, mark) == picture.line.ends[0 if other is End.LEFT else 1]
    ghost = shown.camera.box(shown.ghost(play.tile, play.end).box)
    assert coin.shared(ghost) < 0.1 * coin.w * coin.h


@at_every_size
def test_gold_is_seen_only_where_somebody_is_to_act(size):
    """While nobody is on turn, no pixel of the cloth, the plates and the hand is gold."""
    state = played_hand("chiva", 2)[-1]
    assert state.turn is None
    frame = pygame.Surface(size)
    TableArt(Scale(*size)).draw(frame, picture_of(state, 1))
    inner = frame.subsurface(pygame.Rect(Box(0, 0, *size).shrunk(Scale(*size).frame * 3)))
    small = pygame.transform.scale(inner, (inner.get_width() // 2, inner.get_height() // 2))
    mask = pygame.mask.from_threshold(small, GOLD, (14, 14, 14))
    assert mask.count() == 0


def test_the_cloths_are_five_and_the_woods_three():
    assert len(TABLES) == 15
    assert len({table.light for table in TABLES.values()}) == 5
    assert len({table.wood for table in TABLES.values()}) == 3
