"""The table's ground is drawn a part at a time, and is the same however many of the parts were waited for."""

import pygame
import pytest

from sprites import ground
from sprites.still import SIZE


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("table", ["green", "wine-walnut", "plum-oak"])
def test_it_is_the_same_however_much_of_it_was_drawn_beforehand(table: str) -> None:
    whole, made = bytes_of(ground.table_ground(320, 200, 12, table)), set()
    for waited in (0, 1, 5, 9, 1000):
        ground._ground.cache_clear()
        steps = ground.ground_slices(320, 200, 12, table)
        for _ in range(waited):
            next(steps, None)
        made.add(bytes_of(ground.table_ground(320, 200, 12, table)))
    assert made == {whole}


def test_a_large_one_is_drawn_in_many_parts_and_once() -> None:
    ground._ground.cache_clear()
    parts = sum(1 for _ in ground.ground_slices(*SIZE, 30, "green"))
    assert parts >= 12
    assert sum(1 for _ in ground.ground_slices(*SIZE, 30, "green")) == 0
    whole = ground.table_ground(*SIZE, 30, "green")
    assert ground.table_ground(*SIZE, 30, "green") is whole
