"""The law of the text boxes: on every screen, in both languages and the pseudo-language, at every size of window and
letters, no text is cut or too small, none lies on another, none leaves what it stands on."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.words import LANGUAGES, PSEUDO, Words
from scenes.input.intents import Resized
from tests.scenes.text_boxes import text_of
from tools.dev.screens import SCREENS, Screen, shown
from tools.dev.sofa import Sofa

EVERY = (*LANGUAGES, PSEUDO)
SIZES = ((800, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
TEXTS = (100, 125, 150)
SMALLEST = SIZES[0]
USUAL: tuple[tuple[tuple[int, int], str, tuple[int, ...]], ...] = (
    (SMALLEST, "es", (100, 150)),
    (SMALLEST, PSEUDO, (150,)),
)
"""Where there is least room. English is never the longest: it is tried everywhere in the long run."""


@pytest.fixture(autouse=True, scope="module")
def window() -> Iterator[pygame.Window]:
    """Text fields ask for one."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("texts", (64, 64))
    window.get_surface()
    yield window
    window.destroy()


def faults(sofa: Sofa, size: tuple[int, int], language: str, texts: tuple[int, ...]) -> list[str]:
    """At one size of window, in one language and some sizes of letters."""
    client, found = sofa.client, []
    sofa.client.hear(Resized(size))
    for text in texts:
        settings = client.look.settings.having(text_size=text)
        client.show(replace(client.look, words=Words(language), settings=settings))
        here = sorted(set(text_of(sofa.client.stack.top, size).faults()))
        found += [f"{size[0]}x{size[1]} {language} {text} %: {fault}" for fault in here]
    return found


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_text_fits(tmp_path: Path, screen: Screen) -> None:
    for _, sofa in shown(SMALLEST, tmp_path, only=(screen.name,)):
        assert [fault for room in USUAL for fault in faults(sofa, *room)] == []


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_text_fits_at_every_size(tmp_path: Path, screen: Screen) -> None:
    for _, sofa in shown(SMALLEST, tmp_path, only=(screen.name,)):
        rooms = [(size, language) for size in SIZES for language in EVERY]
        assert [fault for size, language in rooms for fault in faults(sofa, size, language, TEXTS)] == []
