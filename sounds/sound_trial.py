"""Whether sound can be had here, found out by a process that may die of it: SDL brings its own process down where a
sound server has no device."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pygame

FLAG: Final = "--try-sound"
"""Of the program itself: a frozen one has no Python beside it that could try instead."""
LONGEST: Final = 10.0
"""Seconds; a sound server that does not answer is none."""
MIXER: Final = (44100, -16, 2, 512)


def try_sound() -> int:
    """What the process does: its status is 0 where the mixer opens."""
    try:
        pygame.mixer.init(*MIXER)
        pygame.mixer.quit()
    except (pygame.error, NotImplementedError):
        return 1
    return 0


def is_needed() -> bool:
    """Where SDL chooses among drivers that can fail so; the one that is silent on purpose cannot."""
    return sys.platform not in ("win32", "darwin") and os.environ.get("SDL_AUDIODRIVER") != "dummy"


def own_command() -> tuple[str, ...]:
    """Runs `try_sound`, and never the game a second time."""
    if getattr(sys, "frozen", False):
        return (sys.executable, FLAG)
    return (sys.executable, "-P", str(Path(__file__).resolve()))


class SoundTrial:
    """One process at a time, which nobody waits for."""

    def __init__(self, command: tuple[str, ...] | None = None) -> None:
        self._command = own_command() if command is None else command
        self._process: subprocess.Popen[bytes] | None = None
        self._begun = 0.0

    def begin(self) -> None:
        """Anew: what a trial before found is forgotten."""
        self.end()
        self._begun = time.monotonic()
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError):
            self._process = None

    @property
    def outcome(self) -> bool | None:
        """Whether the mixer opened; None while that is not known."""
        if self._process is None:
            return False
        status = self._process.poll()
        if status is None and time.monotonic() - self._begun > LONGEST:
            self.end()
            return False
        return None if status is None else status == 0

    def end(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._process = None


if __name__ == "__main__":
    sys.exit(try_sound())
