"""A screen of its own with a keeper of windows on it, and programs that all end with it: Xvfb and openbox.

    with OwnScreen((1920, 1080), limit=240) as screen:
        program = screen.start("python", "-m", "game", log="product")

Should the tests themselves be killed, a time limit ends what was started.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import pytest

ROOT = Path(__file__).parent.parent.parent
NEEDS = ("Xvfb", "openbox", "wmctrl", "xdotool", "import", "xwininfo", "timeout")


def require_xvfb() -> None:
    """Skips the test where a real window cannot be had; a build machine (CI=true) must have it."""
    missing = [command for command in NEEDS if shutil.which(command) is None]
    if not missing:
        return
    reason = f"a real window needs {', '.join(missing)}"
    if os.environ.get("CI") == "true" and sys.platform == "linux":
        pytest.fail(reason)
    pytest.skip(reason)


class OwnScreen:
    """A screen of `size`. `limit` (seconds) ends all that is started on it. `folder` is its home, and goes with it.
    Without a `keeper` nobody gives windows their places, as on a television box."""

    def __init__(self, size: tuple[int, int], *, limit: int, keeper: bool = True) -> None:
        self._size = size
        self.limit = limit
        self._keeper = keeper
        self.started: list[subprocess.Popen[bytes]] = []
        self._logs: list[IO[bytes]] = []
        self._environment: dict[str, str] = dict(os.environ)

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="tranque-window-"))
        try:
            self._environment = self._surroundings(self._start_server())
            if self._keeper:
                self._start_window_keeper()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    @property
    def is_over(self) -> bool:
        """The time limit has ended it."""
        return self.started[0].poll() is not None

    def _surroundings(self, display: str) -> dict[str, str]:
        own = {
            name: value
            for name, value in os.environ.items()
            if not re.match("WAYLAND|XDG_|LC_|LANG|SDL_|TRANQUE", name)
        }
        return own | {
            "DISPLAY": display,
            "HOME": str(self.folder),
            "LC_ALL": "C.UTF-8",
            "PYTHONUNBUFFERED": "1",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEODRIVER": "x11",
        }

    def start(
        self, *command: str, log: str, variables: Mapping[str, str] | None = None, keep: tuple[int, ...] = ()
    ) -> subprocess.Popen[bytes]:
        """In a group of its own, and under a time limit that holds even when the tests are killed. What it writes
        stands in `log`.log of the folder; `keep` are the open files that it gets."""
        file = (self.folder / f"{log}.log").open("ab")
        self._logs.append(file)
        process = subprocess.Popen(
            ["timeout", "--kill-after=5", str(self.limit), *command],
            cwd=ROOT,
            env=self._environment | dict(variables or {}),
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            pass_fds=keep,
            start_new_session=True,
        )
        self.started.append(process)
        return process

    def ask(self, *command: str) -> str | None:
        """What one bounded command says; None where it fails."""
        told = subprocess.run(
            ["timeout", "--kill-after=2", "15", *command],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        return told.stdout if told.returncode == 0 else None

    def pixels(self) -> bytes:
        """What the screen shows at this moment, straight from the server's own memory."""
        return (self.folder / "Xvfb_screen0").read_bytes()

    def _start_server(self) -> str:
        """The name of the new display; the server chooses a free number."""
        width, height = self._size
        ours, theirs = os.pipe()
        try:
            options: tuple[str, ...] = ("-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset")
            options += ("-fbdir", str(self.folder))
            self.start("Xvfb", "-displayfd", str(theirs), *options, log="screen", keep=(theirs,))
        finally:
            os.close(theirs)
        os.set_blocking(ours, False)
        told = b""

        def number_came() -> bool:
            nonlocal told
            try:
                told += os.read(ours, 16)
            except BlockingIOError:
                return False
            return told.endswith(b"\n")

        try:
            wait_until(number_came, lambda: "Xvfb did not start", 20)
        finally:
            os.close(ours)
        return f":{told.decode().strip()}"

    def _start_window_keeper(self) -> None:
        self.start("openbox", log="openbox")
        wait_until(lambda: self.ask("wmctrl", "-m") is not None, lambda: "openbox does not answer", 20)

    def _end(self) -> None:
        for process in reversed(self.started):
            for sign in (signal.SIGTERM, signal.SIGKILL):
                if process.poll() is None:
                    _signal_group(process.pid, sign)
                    _waited(process, 5)
            _signal_group(process.pid, signal.SIGKILL)
        for file in self._logs:
            file.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def wait_until(holds: Callable[[], bool], why: Callable[[], str], seconds: float) -> None:
    """AssertionError when it does not come to hold in time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"{why()} within {seconds} s")
        time.sleep(0.01)


def _signal_group(group: int, sign: signal.Signals) -> None:
    try:
        os.killpg(group, sign)
    except ProcessLookupError:
        return


def _waited(process: subprocess.Popen[bytes], seconds: float) -> None:
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return
