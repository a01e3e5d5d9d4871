"""A pulseaudio of its own, whose devices come and go as a test wants."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

NEEDS = ("pulseaudio", "pactl")
LONGEST = 60.0


def require_sound_server() -> None:
    """Skips the test where there is none; a build machine (CI=true) must have it."""
    missing = [command for command in NEEDS if shutil.which(command) is None]
    if not missing:
        return
    reason = f"a sound server needs {', '.join(missing)}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class SoundServer:
    """Begins without a device, and ends with the `with`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.variables = {
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_RUNTIME_PATH": str(folder),
            "PULSE_STATE_PATH": str(folder),
            "PULSE_SERVER": f"unix:{folder}/native",
            "HOME": str(folder),
        }

    def __enter__(self) -> Self:
        self._folder.mkdir(exist_ok=True)
        call = ["timeout", "300", "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "-L"]
        call.append(f"module-native-protocol-unix auth-anonymous=1 socket={self._folder}/native")
        self._process = subprocess.Popen(
            call, env=os.environ | self.variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.until(lambda: self._asked("info") is not None, "the sound server does not answer")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait(LONGEST)

    def plug_in(self) -> str:
        """A device; its name to take it out again."""
        module = self._asked("load-module", "module-null-sink")
        assert module is not None
        return module.strip()

    def take_out(self, device: str) -> None:
        assert self._asked("unload-module", device) is not None

    @property
    def is_played_on(self) -> bool:
        """Somebody holds a device open."""
        return bool((self._asked("list", "short", "sink-inputs") or "").strip())

    def _asked(self, *words: str) -> str | None:
        told = subprocess.run(
            ["pactl", *words],
            env=os.environ | self.variables,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
        return told.stdout if told.returncode == 0 else None

    @staticmethod
    def until(holds: Callable[[], bool], failing: str) -> None:
        end = time.monotonic() + LONGEST
        while not holds():
            assert time.monotonic() < end, failing
            time.sleep(0.05)
