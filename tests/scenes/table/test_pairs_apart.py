"""At the real table and in the summary of a hand the two pairs stay apart for all eyes, in grey, and by their shape."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.seats import Pair
from sprites.palette import CLOTHS, CREAM, PAIR_STYLE
from tests.kit.eyes import SEEN, Colour, apart
from tools.dev.screens import shown

EYES = {**dict.fromkeys(SEEN, 34), "grey": 15}
"""How far the pairs are apart at least."""
ON_GROUND = 15
SIZES = ((800, 600), (1920, 1080))
MARKS = {"play-middle": 3, "hand-summary-chiva": 2}
"""Signs of each pair at least: two seats, and at the table the score panel."""


@pytest.fixture(autouse=True, scope="module")
def window() -> Iterator[pygame.Window]:
    """Text fields ask for one."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("pairs", (64, 64))
    window.get_surface()
    yield window
    window.destroy()


class Mark(NamedTuple):
    """A filled shape in a pair's colour: how wide it is a quarter down, in widths; the colours in it and beside it."""

    quarter: float
    inside: Colour
    ground: Colour


def marks(frame: pygame.Surface, pair: Pair) -> list[Mark]:
    wanted = pygame.mask.from_threshold(frame, PAIR_STYLE[pair].colour, (6, 6, 6))
    found = []
    for part in wanted.connected_components(60):
        [box] = part.get_bounding_rects()
        is_filled = part.count() > 0.3 * box.w * box.h
        if is_filled and 0.85 < box.w / box.h < 1.18:
            row = [x for x in range(box.left, box.right) if part.get_at((x, box.top + box.h // 4))]
            beside = frame.get_at((box.left - box.w // 8 - 1, box.top - 1))
            inside = frame.get_at((row[0] + 1, box.top + box.h // 4))
            found.append(Mark((row[-1] - row[0] + 1) / box.w, tuple(inside), tuple(beside)))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MARKS)
def test_the_pairs_stay_apart(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    [(_, sofa)] = list(shown(size, tmp_path, only=(name,)))
    for table in CLOTHS:
        sofa.client.services.change(sofa.client.look.settings.having(table=table))
        frame = sofa.picture()
        seen = {pair: marks(frame, pair) for pair in Pair}
        assert all(len(here) >= MARKS[name] for here in seen.values())
        assert min(mark.quarter for mark in seen[Pair.P13]) > max(mark.quarter for mark in seen[Pair.P24]) + 0.05
        for eyes, least in EYES.items():
            pairs = product(seen[Pair.P13], seen[Pair.P24])
            assert all(apart(one.inside, other.inside, eyes) >= least for one, other in pairs), (table, eyes)
            for mark in (*seen[Pair.P13], *seen[Pair.P24]):
                stands_out = apart(mark.inside, mark.ground, eyes), apart(CREAM, mark.ground, eyes)
                assert max(stands_out) >= ON_GROUND, (table, eyes, mark)
