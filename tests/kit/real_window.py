"""A real window on a screen of its own, with real presses by xdotool.

    with RealWindow("--game", "chiva", "--windowed") as window:
        window.wait_for("title")
        window.click("play")

Where things lie the program tells itself: with TRANQUE_SPOTS=FILE it keeps a line of JSON there, the last if there
are several, `{"scene": "play", "spots": {"confirm": [x, y, width, height]}}`, in window pixels; other keys are passed
over. All that is started ends with the `with`.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

from tests.kit.own_screen import OwnScreen, require_xvfb, wait_until

HOLD_SECONDS = 0.9
"""Longer than a curtain asks for."""

DRAG_STEPS = 10

Spot: TypeAlias = str | tuple[int, int]
"""A spot by its name, its middle meant, or a place in the window."""


class RealWindow:
    """The program with these arguments in a window of `size`, on a screen of its own. `limit` (seconds) ends it all."""

    def __init__(
        self,
        *arguments: str,
        size: tuple[int, int] = (1280, 720),
        screen: tuple[int, int] = (1920, 1080),
        touch: bool = False,
        title: str = "Tranque",
        command: tuple[str, ...] = (sys.executable, "-m", "game"),
        variables: Mapping[str, str] | None = None,
        limit: int = 600,
    ) -> None:
        self._command = (*command, *arguments)
        self._size, self._title = size, title
        self.screen = OwnScreen(screen, limit=limit)
        self._variables = dict(variables or {}) | ({"SDL_MOUSE_TOUCH_EVENTS": "1"} if touch else {})
        self.id = ""

    # ------------------------------------------------------------------ beginning and end

    def __enter__(self) -> Self:
        require_xvfb()
        self.screen.__enter__()
        try:
            self.data, self._spots = self.folder / "data", self.folder / "spots.jsonl"
            own = {"TRANQUE_DATA": str(self.data), "TRANQUE_SPOTS": str(self._spots)}
            self.product = self.screen.start(*self._command, log="product", variables=own | self._variables)
            self._find_window()
        except BaseException as error:
            self.screen.__exit__(type(error), error, error.__traceback__)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(f"scene {self.scene()!r}, spots {sorted(self.spots())}, output:\n{self.output()[-2000:]}")
        self.screen.__exit__(kind, error, trace)

    @property
    def folder(self) -> Path:
        """Home of the program."""
        return self.screen.folder

    def _find_window(self) -> None:
        def there() -> bool:
            rows = [row.split(None, 3) for row in (self.screen.ask("wmctrl", "-l") or "").splitlines()]
            self.id = next((row[0] for row in rows if len(row) == 4 and self._title in row[3]), "")
            return self.id != ""

        self.until(there, "no window came", 40)
        self.resize(*self._size)
        self.do("wmctrl", "-i", "-a", self.id)

    # ------------------------------------------------------------------ what the program says

    def told(self) -> str:
        """The last line it wrote, whole; empty before the first."""
        try:
            whole = self._spots.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""
        lines = whole[: whole.rfind("\n") + 1].splitlines()
        return lines[-1] if lines else ""

    def _row(self) -> dict[str, Any]:
        told = self.told()
        row: dict[str, Any] = json.loads(told) if told else {"scene": "", "spots": {}}
        return row

    def scene(self) -> str:
        """The scene on top; empty before the first."""
        scene: str = self._row()["scene"]
        return scene

    def spots(self) -> dict[str, tuple[int, int, int, int]]:
        """What can be pressed now: name to left, top, width, height."""
        return {name: (int(x), int(y), int(w), int(h)) for name, (x, y, w, h) in self._row()["spots"].items()}

    def focus(self) -> str | None:
        """The spot where keys and pad are."""
        return self._row().get("focus")

    def spot(self, name: str, seconds: float = 20) -> tuple[int, int]:
        """The middle of a spot; waits until it is there."""
        self.until(lambda: name in self.spots(), f"no spot {name!r}", seconds)
        left, top, width, height = self.spots()[name]
        return left + width // 2, top + height // 2

    def wait_for(self, scene: str, seconds: float = 20) -> None:
        """Until that scene is on top."""
        self.until(lambda: self.scene() == scene, f"{scene!r} did not come", seconds)

    def output(self) -> str:
        """All that the program wrote, errors included."""
        return (self.folder / "product.log").read_text(encoding="utf-8", errors="replace")

    def is_running(self) -> bool:
        return self.product.poll() is None

    def status(self, seconds: float = 20) -> int:
        """Waits for the program's own end."""
        self.until(lambda: not self.is_running(), "the program goes on", seconds, alive=False)
        return self.product.wait()

    def until(self, holds: Callable[[], bool], failing: str, seconds: float = 20, alive: bool = True) -> None:
        """AssertionError when it does not come to hold in time, or the program ends meanwhile."""

        def holds_at_last() -> bool:
            if holds():
                return True
            if alive and not self.is_running():
                status = self.product.returncode
                raise AssertionError(f"{failing}: the program ended with status {status}:\n{self.output()}")
            return False

        wait_until(holds_at_last, lambda: f"{failing} (scene {self.scene()!r})", seconds)

    # ------------------------------------------------------------------ presses

    def click(self, where: Spot, button: int = 1) -> None:
        self.do("xdotool", *self._to(where), "click", str(button))

    def press_and_hold(self, where: Spot, seconds: float = HOLD_SECONDS) -> None:
        self.do("xdotool", *self._to(where), "mousedown", "1", "sleep", str(seconds), "mouseup", "1")

    def drag(self, start: Spot, end: Spot) -> None:
        """Slowly enough to be seen as a drag; with `touch=True` it is a finger's."""
        (left, top), (right, bottom) = self._place(start), self._place(end)
        steps = [
            (left + (right - left) * step // DRAG_STEPS, top + (bottom - top) * step // DRAG_STEPS)
            for step in range(1, DRAG_STEPS + 1)
        ]
        moves = [word for step in steps for word in ("sleep", "0.015", *self._to(step))]
        self.do("xdotool", *self._to((left, top)), "mousedown", "1", *moves, "sleep", "0.015", "mouseup", "1")

    def wheel(self, where: Spot, notches: int) -> None:
        """Up for more than 0, down for less."""
        self.move(where)
        for _ in range(abs(notches)):
            self.do("xdotool", "click", "4" if notches > 0 else "5")

    def move(self, where: Spot) -> None:
        self.do("xdotool", *self._to(where))

    def key(self, *names: str) -> None:
        """By their X names: `Return`, `ctrl+z`, `F11`, `ntilde`."""
        if names:
            self.do("xdotool", "key", *names)

    def hold_key(self, name: str, seconds: float = HOLD_SECONDS) -> None:
        self.do("xdotool", "keydown", name, "sleep", str(seconds), "keyup", name)

    def type(self, text: str) -> None:
        self.do("xdotool", "type", "--delay", "30", text)

    def _to(self, where: Spot) -> tuple[str, ...]:
        """The way there, as words for xdotool."""
        left, top = self._place(where)
        return "mousemove", "--window", self.id, str(left), str(top)

    def _place(self, where: Spot) -> tuple[int, int]:
        return self.spot(where) if isinstance(where, str) else where

    # ------------------------------------------------------------------ the window

    def resize(self, width: int, height: int) -> None:
        """Asks for it and waits until it is so."""
        self.do("wmctrl", "-i", "-r", self.id, "-e", f"0,20,20,{width},{height}")
        self.until(lambda: self.size() == (width, height), f"the window did not become {width}x{height}")

    def size(self) -> tuple[int, int]:
        told = self.screen.ask("xwininfo", "-id", self.id) or ""
        width, height = re.search(r"Width: (\d+)", told), re.search(r"Height: (\d+)", told)
        return (int(width[1]), int(height[1])) if width and height else (0, 0)

    def minimise(self) -> None:
        self.do("xdotool", "windowminimize", self.id)

    def come_back(self) -> None:
        self.do("wmctrl", "-i", "-a", self.id)

    def close(self) -> None:
        """As by the cross of the title bar."""
        self.do("wmctrl", "-i", "-c", self.id)

    def screenshot(self, path: Path) -> Path:
        """The window's inside, as PNG."""
        self.do("import", "-silent", "-window", self.id, str(path))
        return path

    def do(self, *command: str) -> None:
        """One bounded command on this screen."""
        if self.screen.ask(*command) is None:
            why = f"the time limit of {self.screen.limit} s is over" if self.screen.is_over else "no answer"
            raise AssertionError(f"{' '.join(command)} failed: {why} (status of the program: {self.product.poll()})")
