"""A tile's flight as the screen of a real window shows it."""

import time
import zlib
from pathlib import Path

import pytest

from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from tests.kit.own_screen import require_xvfb
from tests.kit.real_window import RealWindow

FLIGHT = 0.35
"""Seconds, at the slow speed."""


@pytest.mark.parametrize("speed", [pytest.param("slow", marks=pytest.mark.long), "normal"])
def test_one_flight_is_many_pictures(tmp_path: Path, speed: str) -> None:
    require_xvfb()
    saves = Saves(tmp_path)
    saves.keep_settings(default_settings().having(bot_speed=speed))
    saves.finish()
    flags = ("--game", "chiva", "--seed", "42", "--seats", ",".join(["bot:easy"] * 4), "--windowed")
    size = (800, 600)
    with RealWindow(*flags, "--data", str(tmp_path), size=size, screen=(1024, 768)) as window:
        window.wait_for("play", 30)
        seen: list[tuple[float, int]] = []

        def flown() -> bool:
            now, picture = time.monotonic(), zlib.crc32(window.screen.pixels())
            if not seen or seen[-1][1] != picture:
                seen.append((now, picture))
            return len({one for when, one in seen if when >= now - FLIGHT}) >= 4

        window.until(flown, "no tile is seen to fly", 30)
