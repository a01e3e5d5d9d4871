"""What is pressed while scenes and windows change."""

from pathlib import Path

import pygame
import pytest

from scenes.input.intents import (
    CloseAsked,
    Command,
    Device,
    DragCancelled,
    FileDropped,
    LookedAway,
    Press,
    Release,
    Resized,
    Touched,
)
from tests.scenes.input.hearing import Hearing

AT = (300, 200)
MOUSE_LIFTED = Release(Command.CONFIRM, Device.MOUSE)
TOUCH_LIFTED = Release(Command.CONFIRM, Device.TOUCH)


def test_what_was_pressed_for_one_scene_is_dead_in_the_next(hearing: Hearing) -> None:
    hearing.key_down(pygame.K_RETURN)
    hearing.key_down(pygame.K_RIGHT)
    hearing.mouse_down(AT)
    hearing.translator.forget_presses()
    assert hearing.after(2.0) == []
    assert hearing.key_down(pygame.K_RETURN) == []
    assert hearing.mouse_move((600, 600)) == []
    assert hearing.mouse_up((600, 600)) == []
    assert hearing.key_up(pygame.K_RETURN) == hearing.key_up(pygame.K_RIGHT) == []
    assert hearing.key_down(pygame.K_RETURN) == [Press(Command.CONFIRM)]


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_window_that_looks_away_lets_everything_go(hearing: Hearing, kind: int) -> None:
    hearing.key_down(pygame.K_RETURN)
    hearing.mouse_down(AT)
    told = hearing.of(kind)
    assert told == [
        DragCancelled(),
        MOUSE_LIFTED,
        Release(Command.CONFIRM),
        LookedAway(minimised=kind == pygame.WINDOWMINIMIZED),
    ]
    assert not hearing.translator.waits_for_time
    assert hearing.key_up(pygame.K_RETURN) == hearing.mouse_up(AT) == []


def test_a_change_of_size_is_told_once_and_ends_a_drag(hearing: Hearing) -> None:
    hearing.mouse_down(AT)
    told = hearing.of(pygame.WINDOWSIZECHANGED, x=640, y=480) + hearing.of(pygame.WINDOWRESIZED, x=640, y=480)
    assert told == [DragCancelled(), MOUSE_LIFTED, Resized((640, 480))]
    assert hearing.mouse_up(AT) == []
    assert hearing.finger(pygame.FINGERDOWN, (320, 240)) == [Touched((320, 240), Device.TOUCH)]


def test_the_window_s_own_wishes(hearing: Hearing) -> None:
    assert hearing.of(pygame.WINDOWCLOSE) == [CloseAsked()]
    assert hearing.of(pygame.DROPFILE, file="a hand.txt") == [FileDropped(Path("a hand.txt"))]
