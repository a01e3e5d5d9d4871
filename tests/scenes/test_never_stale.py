"""What is on the screen is the picture of this moment, at every frame: the client draws only when something changed."""

from pathlib import Path

import pygame
import pytest

from scenes.store.settings import default_settings
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.test_nothing_leaks import one_hand

SIZE = (640, 480)


class Eye:
    """Compares the screen with a picture drawn now, at frames that the client did not draw."""

    def __init__(self) -> None:
        self.frames = 0
        self._drawn = 0

    def __call__(self, player: SitDown) -> None:
        was_drawn, self._drawn = player.drawn > self._drawn, player.drawn
        if player.client.is_over or was_drawn:
            return
        screen = player.surface.copy()
        shown, now = pygame.image.tobytes(screen, "RGB"), pygame.image.tobytes(player.picture(), "RGB")
        assert shown == now, f"an old picture of {player.scene_name} is shown"
        self.frames += 1


@pytest.mark.parametrize(
    ("speed", "passes", "is_still"),
    [
        ("fast", "auto", False),
        pytest.param("instant", "auto", True, marks=pytest.mark.long),
        ("instant", "tap", False),
    ],
)
def test_the_screen_is_never_behind(tmp_path: Path, speed: str, passes: str, is_still: bool) -> None:
    settings = default_settings().having(bot_speed=speed, passes=passes, reduced_motion=is_still)
    seats = "Ana,Beto,bot:easy,bot:easy" if passes == "auto" else "Ana,bot:easy,bot:easy,bot:easy"
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", seats, size=SIZE, settings=settings)
    eye = Eye()
    player.after_frame = eye
    one_hand(player, decisions_between_tours=50)
    assert eye.frames > 50
