"""The law of the text boxes: on every screen, in both languages and the pseudo-language, at every size of window and
letters, no text is cut or too small, none lies on another, none leaves what it stands on."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.words import LANGUAGES, PSEUDO, Words
from scenes.input.intents import Resized
from tests.scenes.text_boxes import text_of
from tools.screens import SCREENS, Screen, Sofa, shown

EVERY = (*LANGUAGES, PSEUDO)
LONGER = ("es", PSEUDO)
"""English is never the longer one: it is tried where there is least room, and everywhere in the long run."""
USUAL = (((800, 600), EVERY), ((1280, 720), LONGER))
REACHED_AT = USUAL[0][0]
OTHERS = ((1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160))
TEXTS = (100, 150)


@pytest.fixture(autouse=True, scope="module")
def window() -> Iterator[pygame.Window]:
    """Text fields ask for one."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("texts", (64, 64))
    window.get_surface()
    yield window
    window.destroy()


def faults(sofa: Sofa, size: tuple[int, int], languages: tuple[str, ...] = EVERY) -> list[str]:
    """In these languages and all letters at one size of window."""
    stage, found = sofa.client.stage, []
    sofa.client.hear(Resized(size))
    for language in languages:
        stage.words = Words(language)
        for text in TEXTS:
            stage.settings = stage.settings.having(text_size=text)
            here = sorted(set(text_of(sofa.client.stack.top, size).faults()))
            found += [f"{size[0]}x{size[1]} {language} {text} %: {fault}" for fault in here]
    return found


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_text_fits(tmp_path: Path, screen: Screen) -> None:
    for _, sofa in shown(REACHED_AT, tmp_path, only=(screen.name,)):
        assert [fault for size, languages in USUAL for fault in faults(sofa, size, languages)] == []


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_text_fits_at_every_size(tmp_path: Path, screen: Screen) -> None:
    for _, sofa in shown(REACHED_AT, tmp_path, only=(screen.name,)):
        assert [fault for size in OTHERS for fault in faults(sofa, size)] == []
