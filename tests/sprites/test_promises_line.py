"""The ends of the line and the own hand, looked at from three metres."""

import pygame
import pytest

from game.actions import End
from game.tiles import PIPS, TILES
from sprites import badges, tile
from sprites.geometry import Box
from sprites.palette import Mode, Scale
from sprites.table import TableArt
from tests.kit.given import given
from tests.sprites.fixtures import HandOf, SeenFrom

SCALE = Scale(1920, 1080)
AFAR = 4


def from_afar(surface: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, (surface.get_width() // AFAR, surface.get_height() // AFAR))


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return sum(abs(a - b) for a, b in pairs)


def cut_out(surface: pygame.Surface, box: Box) -> pygame.Surface:
    """The middle of a mark, at a quarter of its size."""
    inner = box.shrunk(box.w * 0.15).whole()
    return from_afar(surface.subsurface(pygame.Rect(inner)))


@pytest.mark.parametrize("seed", range(4))
def test_both_ends_can_be_read_at_a_quarter_of_the_size(hand_of: HandOf, seen_from: SeenFrom, seed: int) -> None:
    """Each mark is more like its own number than like any other."""
    art = TableArt(SCALE)
    for state in hand_of("chiva", seed)[1::4]:
        picture = seen_from(state, 1)
        frame = pygame.Surface((SCALE.width, SCALE.height))
        art.draw(frame, picture)
        shown = art.line_of(picture)
        for end, pip in zip((End.LEFT, End.RIGHT), given(state.line.ends), strict=True):
            box = given(art.mark_box(shown, end, shown.camera))
            assert box.w / AFAR >= 10
            seen = cut_out(frame, box)
            drawn = []
            for number in PIPS:
                other = frame.copy()
                other.blit(badges.end_coin(int(box.w), number, acts=False), box[:2])
                drawn.append(difference(seen, cut_out(other, box)))
            assert min(range(7), key=drawn.__getitem__) == pip
            assert sorted(drawn)[1] > 4 * seen.get_width() * seen.get_height()


@pytest.mark.parametrize("mode", Mode)
def test_the_hand_can_be_read_at_a_quarter_of_the_size(hand_of: HandOf, seen_from: SeenFrom, mode: Mode) -> None:
    """Each tile is more like itself than like any of the other twenty-seven."""
    art = TableArt(SCALE)
    picture = seen_from(hand_of("sixlove", 3)[0], 1, mode=mode)
    frame = pygame.Surface((SCALE.width, SCALE.height))
    art.draw(frame, picture)
    own = picture.seats[0].tiles
    for which, slot in zip(own, art.layout.hand_slots(len(own)), strict=True):
        half = int(slot.w)
        drawn = []
        for other in TILES:
            ground = frame.subsurface(pygame.Rect(slot)).copy()
            ground.blit(tile.face(other, half, 0, mode), (0, 0))
            drawn.append(difference(from_afar(frame.subsurface(pygame.Rect(slot))), from_afar(ground)))
        assert min(TILES, key=drawn.__getitem__) == which
        assert sorted(drawn)[1] > 2 * (half // AFAR) ** 2
