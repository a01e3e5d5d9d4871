"""The program as its command starts it, in a process of its own with no screen, and what it tells of itself."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 60.0
"""Seconds for anything to happen, on a machine that has much else to do."""


def surroundings(folder: Path, **changes: str | None) -> dict[str, str]:
    """A home and a folder of its own, English, no screen, no sound. None takes a variable away."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not re.match("DISPLAY|WAYLAND|XDG_|LC_|LANG|SDL_|TRANQUE|PYGAME", name)
    }
    own: dict[str, str | None] = {
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEODRIVER": "dummy",
        "TRANQUE_DATA": str(folder / "data"),
    }
    return {name: value for name, value in {**kept, **own, **changes}.items() if value is not None}


def ended(folder: Path, *arguments: str, **changes: str | None) -> "subprocess.CompletedProcess[str]":
    """The program run to its own end."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env=surroundings(folder, **changes),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=LONGEST,
        check=False,
    )


class Program:
    """Runs while the `with` lasts; whatever is left of it then is killed. `command` runs another program that ends in
    the same one."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        command: tuple[str, ...] = ("-m", "game"),
        variables: Mapping[str, str | None] | None = None,
    ) -> None:
        folder.mkdir(exist_ok=True)
        self._spots = folder / f"spots {time.monotonic_ns()}.json"
        changes = {"TRANQUE_SPOTS": str(self._spots), **(variables or {})}
        self._process = subprocess.Popen(
            [sys.executable, *command, *arguments],
            cwd=ROOT,
            env=surroundings(folder, **changes),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()

    def told(self) -> dict[str, Any]:
        """`scene`, `size`, `focus`, `spots`, `notice`; empty before the first frame."""
        try:
            row: dict[str, Any] = json.loads(self._spots.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return {}
        return row

    def wait_for(self, *scenes: str) -> None:
        self.until(lambda: self.told().get("scene") in scenes, f"none of {scenes} came")

    def until(self, holds: Callable[[], bool], failing: str) -> None:
        end = time.monotonic() + LONGEST
        while not holds():
            if self._process.poll() is not None:
                raise AssertionError(f"{failing}: it ended with {self._process.returncode}: {self._process.stderr}")
            assert time.monotonic() < end, f"{failing}: {self.told()}"
            time.sleep(0.02)

    def send(self, sign: signal.Signals) -> None:
        self._process.send_signal(sign)

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Its status and all it wrote, after this signal."""
        self._process.send_signal(how)
        out, err = self._process.communicate(timeout=LONGEST)
        return self._process.returncode, out + err
