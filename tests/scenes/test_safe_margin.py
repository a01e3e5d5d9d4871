"""The law of the safe margin: on every screen, every control, every key's sign and every text stands inside it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pygame
import pytest

from scenes.input.intents import Resized
from scenes.ui import widgets
from sprites import buttons, surfaces
from sprites.geometry import Box
from tests.scenes.text_boxes import text_of
from tools.dev.screens import SCREENS, Screen, shown
from tools.dev.sofa import Sofa

Plates: TypeAlias = list[tuple[pygame.Surface, Box]]
SLACK = 1
FEW = {"replay", "what-if"}
SIZES = ((800, 600), (1280, 720), (1920, 1080))


@pytest.fixture(autouse=True, scope="module")
def window() -> Iterator[pygame.Window]:
    """Text fields ask for one."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("margins", (64, 64))
    window.get_surface()
    yield window
    window.destroy()


@pytest.fixture
def plates(monkeypatch: pytest.MonkeyPatch) -> Plates:
    """Every plate as it is drawn: of controls, keys' signs, panels, pills."""
    found: Plates = []
    panel, button = surfaces.panel, buttons.button

    def note_panel(surface: pygame.Surface, box: Box, *more: Any, **named: Any) -> None:
        found.append((surface, box.whole()))
        panel(surface, box, *more, **named)

    def note_button(surface: pygame.Surface, box: Box, *more: Any, **named: Any) -> None:
        found.append((surface, box.whole()))
        button(surface, box, *more, **named)

    monkeypatch.setattr(surfaces, "panel", note_panel)
    monkeypatch.setattr(widgets, "button", note_button)
    return found


def on_window(surface: pygame.Surface | None, box: Box, size: tuple[int, int]) -> Box | None:
    """Where something drawn on the window or a part of it lies there; None for what is drawn elsewhere."""
    if surface is None or surface.get_abs_parent().get_size() != size:
        return None
    return box.moved(*surface.get_abs_offset())


def outside(sofa: Sofa, plates: Plates, size: tuple[int, int], margin: int, text: int) -> list[str]:
    """What leaves the safe area, and by how many pixels to the left, top, right and bottom."""
    client = sofa.client
    sofa.client.hear(Resized(size))
    settings = client.look.settings.having(safe_margin=margin, text_size=text)
    client.show(replace(client.look, settings=settings))
    safe, told, scene = client.look.scale.safe_area, [], sofa.client.stack.top
    plates.clear()
    texts = text_of(scene, size).written
    places = [(one.text, on_window(one.ground, one.seen, size)) for one in texts if min(one.seen[2:]) > 2]
    places += [("a plate", on_window(surface, box, size)) for surface, box in plates]
    places += [(key, Box(*spot)) for key, spot in scene.spots.items()]
    for name, box in places:
        if box is None:
            continue
        beyond = (safe.x - box.x, safe.y - box.y, box.right - safe.right, box.bottom - safe.bottom)
        if max(beyond) > SLACK:
            told.append(f"{size[0]}x{size[1]} {margin} % {text} %: {name!r} {[round(max(by, 0)) for by in beyond]}")
    return told


@pytest.mark.parametrize("name", sorted(FEW))
def test_a_screen_keeps_the_safe_margin(tmp_path: Path, plates: Plates, name: str) -> None:
    for _, sofa in shown((1280, 720), tmp_path, only=(name,)):
        assert [fault for margin in (3, 5) for fault in outside(sofa, plates, (1280, 720), margin, 100)] == []


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_screen_keeps_the_safe_margin(tmp_path: Path, plates: Plates, screen: Screen) -> None:
    for _, sofa in shown((1280, 720), tmp_path, only=(screen.name,)):
        rooms = ((size, margin, text) for size in SIZES for margin in (3, 5) for text in (100, 150))
        assert [fault for room in rooms for fault in outside(sofa, plates, *room)] == []
