"""Two homes with a data folder each: they play the same event, and send each other lines."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.homes.event import Event
from scenes import routes
from scenes.input import clipboard
from scenes.stack import Push
from scenes.store.kept_events import KeptEvent
from tests.kit.moments import calm
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.test_whole_match import WAYS


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The clipboard that both homes share, as a messenger between them would; SDL's dummy driver has none."""
    board = [""]

    def put(text: str) -> bool:
        board[0] = text
        return True

    monkeypatch.setattr(clipboard, "put", put)
    monkeypatch.setattr(clipboard, "get", lambda: board[0])
    return board


def home_at(data: Path, size: tuple[int, int] = (800, 600), language: str = "en") -> SitDown:
    return sit_down_at(data, size=size, settings=calm(), language=language)


def closed(player: SitDown) -> None:
    player.client.services.saves.finish()


@contextmanager
def clock_at(player: SitDown, when: datetime) -> Iterator[None]:
    saves = player.client.services.saves
    before, saves._clock = saves._clock, lambda: when
    try:
        yield
    finally:
        saves._clock = before


def kept(player: SitDown, event: Event) -> KeptEvent:
    found = player.client.services.saves.events.find(event)
    assert found is not None
    return found


def played(player: SitDown, until: Callable[[], bool], way: str = "mouse") -> None:
    """Board after board, the smallest word each time."""
    lift, decide = WAYS[way]
    while not until():
        scene = player.wait_for("reveal", "deal", "play", "hand_summary", "opener")
        if scene == "reveal":
            lift(player)
        elif scene == "hand_summary":
            player.wait(0.2)
            player.tap("next")
        elif scene == "play" and player.scene.awaits_decision:  # type: ignore[attr-defined]
            decide(player)
        else:
            player.wait()


def open_page(player: SitDown, event: Event) -> None:
    player.client.stack.go(Push(routes.EventPage(event)))
    player.wait(0.3)


def lines_in_picture(picture: pygame.Surface, folder: Path) -> str:
    """What a camera reads in it."""
    assert shutil.which("zbarimg"), "zbar-tools is not installed"
    path = folder / "picture.png"
    pygame.image.save(picture, path)
    done = subprocess.run(["zbarimg", "-q", "--raw", str(path)], capture_output=True, check=False, timeout=60)
    return done.stdout.decode().strip()
