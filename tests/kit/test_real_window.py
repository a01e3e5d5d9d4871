"""The kit itself: presses reach a program, what it says is read, and nothing stays behind."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.kit import own_screen
from tests.kit.own_screen import require_xvfb
from tests.kit.real_window import RealWindow

ECHO = (sys.executable, str(Path(__file__).parent / "echo_program.py"))


def heard(window: RealWindow, *lines: str) -> None:
    """All of these lines, in this order, among others."""

    def came() -> bool:
        said = iter(window.output().splitlines())
        return all(line in said for line in lines)

    window.until(came, f"not heard: {lines}", 10)


@pytest.fixture(scope="module")
def echo() -> Iterator[RealWindow]:
    with RealWindow(command=ECHO, title="Echo", size=(640, 480)) as window:
        yield window


def test_a_click_comes_where_it_is_meant(echo: RealWindow) -> None:
    echo.click((12, 34))
    heard(echo, "mouse down 1 12,34 mouse", "mouse up 1 12,34 mouse")
    echo.click((600, 470), button=3)
    heard(echo, "mouse down 3 600,470 mouse", "mouse up 3 600,470 mouse")


def test_a_spot_is_found_by_its_name_at_the_size_of_now(echo: RealWindow) -> None:
    echo.wait_for("large")
    echo.until(lambda: echo.spot("middle") == (320, 240), "the spot did not move with the window")
    echo.click("middle")
    heard(echo, "mouse down 1 320,240 mouse")


def test_a_drag_ends_where_it_is_meant(echo: RealWindow) -> None:
    echo.drag((100, 100), (300, 222))
    heard(echo, "mouse down 1 100,100 mouse", "mouse up 1 300,222 mouse")


def test_keys_and_text_are_heard(echo: RealWindow) -> None:
    echo.key("Return", "F11")
    echo.hold_key("space", 0.1)
    echo.type("ab")
    heard(
        echo, "key down return", "key up return", "key down f11", "key down space", "key up space", "text a", "text b"
    )


def test_a_picture_shows_the_window(echo: RealWindow, tmp_path: Path) -> None:
    echo.until(lambda: _colour(echo, tmp_path) == pygame.Color("navy"), "the window is not blue")


def _colour(window: RealWindow, folder: Path) -> pygame.Color:
    picture = pygame.image.load(window.screenshot(folder / "shot.png"))
    assert picture.get_size() == (640, 480)
    return picture.get_at((320, 240))


def test_the_window_is_minimised_and_comes_back(echo: RealWindow) -> None:
    echo.minimise()
    heard(echo, "minimised ")
    echo.come_back()
    heard(echo, "minimised ", "restored ")


def test_what_does_not_come_fails(echo: RealWindow) -> None:
    with pytest.raises(AssertionError, match="'play' did not come"):
        echo.wait_for("play", 0.1)
    with pytest.raises(AssertionError, match="no spot 'confirm'"):
        echo.click(echo.spot("confirm", 0.1))


def test_touch_is_a_finger_and_a_close_ends_the_program() -> None:
    with RealWindow(command=ECHO, title="Echo", size=(640, 480), touch=True) as window:
        window.drag((100, 100), (200, 150))
        heard(window, "finger down ", "finger moves ", "finger up ")
        window.close()
        assert window.status() == 3
        assert not window.is_running()
        folder, started = window.folder, [process.pid for process in window.screen.started]
    assert not folder.exists()
    for group in started:
        with pytest.raises(ProcessLookupError):
            os.killpg(group, 0)


def test_a_program_that_dies_early_is_reported_with_its_words() -> None:
    dying = (sys.executable, "-c", "print('no luck'); raise SystemExit(7)")
    with pytest.raises(AssertionError, match=r"no window came: .* status 7:\nno luck"), RealWindow(command=dying):
        pass


def test_only_a_build_machine_must_have_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_screen, "NEEDS", ("no-such-command",))
    monkeypatch.setenv("CI", "")
    with pytest.raises(pytest.skip.Exception, match="no-such-command"):
        require_xvfb()
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(pytest.fail.Exception, match="no-such-command"):
        require_xvfb()
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(pytest.skip.Exception, match="no-such-command"):
        require_xvfb()
