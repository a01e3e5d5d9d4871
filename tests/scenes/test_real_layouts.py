"""Keys of a real keyboard whose layout has no Latin letters, and the number pad while it writes no digits."""

import pytest

from tests.kit.real_window import RealWindow

R_KEY, KEYPAD_2, KEYPAD_8 = "27", "88", "80"
"""By their places, as the X server counts them."""


@pytest.mark.parametrize("layout", [pytest.param("ru", id="ru"), pytest.param("gr", marks=pytest.mark.long, id="gr")])
def test_shortcuts_and_the_number_pad_work_by_their_places(layout: str) -> None:
    seats = "Ana,bot:easy,bot:easy,bot:easy"
    with RealWindow("--game", "chiva", "--seed", "42", "--seats", seats, "--windowed", size=(800, 600)) as window:
        window.wait_for("reveal", 30)
        window.do("setxkbmap", layout)
        window.key(R_KEY)
        window.wait_for("rules")
        window.key("Escape")
        window.wait_for("reveal")
        window.do("setxkbmap", "us")
        window.key("Escape")
        window.wait_for("pause")
        focus = window.focus()
        window.key(KEYPAD_2, KEYPAD_2)
        window.until(lambda: window.focus() != focus, "the number pad moves nothing")
        window.key(KEYPAD_8)
        window.close()
        assert "Traceback" not in window.output()
