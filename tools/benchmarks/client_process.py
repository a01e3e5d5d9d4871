"""The client in a process of its own, telling one line of JSON about itself: `DATA first`, `DATA hand`,
`DATA idle SCENE`. Times are of the clock that all processes of the machine share."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from scenes import app
from scenes.client import Client
from scenes.saves import Saves
from scenes.settings import default_settings
from scenes.stack import Push, Scene
from scenes.starting import start_from

SIZE = (1920, 1080)
FRAME = 1 / 60
SETTLED = 1.0
WATCHED = 3.0
LONGEST_HAND = 60.0
BOTS = "bot:hard,bot:hard,bot:hard,bot:hard"
PEOPLE = "Ana,Beto,bot:easy,bot:easy"


def main() -> int:
    data, asked, *more = sys.argv[1:]
    tell: dict[str, Callable[..., dict[str, Any]]] = {"first": first, "hand": hand, "idle": idle}
    print(json.dumps(tell[asked](Path(data), *more)))
    return 0


def first(data: Path) -> dict[str, Any]:
    """The program as its command starts it, until something is drawn."""

    class Shown(Exception):
        """The first frame is there."""

    drawing = Client.draw_if_stale

    def drawn(client: Client, surface: pygame.Surface) -> bool:
        if drawing(client, surface):
            raise Shown
        return False

    Client.draw_if_stale = drawn  # type: ignore[assignment, method-assign]
    sys.argv = ["tranque", "--data", str(data)]
    try:
        app.main()
    except Shown:
        return {"shown": time.monotonic()}
    raise RuntimeError("nothing was shown")


def hand(data: Path) -> dict[str, Any]:
    """A hand of four bots at instant speed: seconds from its first moment on the table, longest frame in
    milliseconds of processor time, memory in megabytes."""
    run = _client(data, ["--seats", BOTS, "--seed", "42", "--game", "chiva"], bot_speed="instant")
    client, longest, began = run.client, 0.0, None
    until = time.monotonic() + LONGEST_HAND
    while time.monotonic() < until:
        started, worked = time.monotonic(), time.process_time()
        run.frame()
        if began is not None:
            longest = max(longest, time.process_time() - worked)
        if client.stack.top.name == "play" and began is None:
            began = time.monotonic()
        elif began is None:
            run.press_enter()
        sitting = client.stage.sitting
        if began is not None and sitting is not None and sitting.match.hand_is_over:
            return {"seconds": time.monotonic() - began, "longest": 1000 * longest, "memory": _megabytes()}
        time.sleep(max(0.0, FRAME - (time.monotonic() - started)))
    raise RuntimeError("the hand does not end")


def idle(data: Path, scene: str) -> dict[str, Any]:
    """The part of a core that a scene uses with nobody about, in hundredths."""
    motion = {"reduced_motion": True} if "reduced" in scene else {}
    flags = ["--seats", PEOPLE, "--seed", "42"] if scene == "reveal" else []
    run = _client(data, flags, **motion)
    _go_to(run, scene)
    _watch(run, SETTLED)
    worked = time.process_time()
    _watch(run, WATCHED)
    return {"part": 100 * (time.process_time() - worked) / WATCHED}


def _go_to(run: "_Run", scene: str) -> None:

    ways: dict[str, Callable[[], Scene]] = {
        "rules": lambda: run.client.stage.ways.rules("chiva"),
        "settings": run.client.stage.ways.settings,
        "reveal": lambda: run.client.stage.ways.reveal(1),
    }
    if scene in ways:
        run.client.stack.go(Push(ways[scene]()))
    run.frame()


def _watch(run: "_Run", seconds: float) -> None:
    """As the window does: frames while something moves, else sleep until something happens."""

    until = time.monotonic() + seconds
    while time.monotonic() < until:
        started = time.monotonic()
        run.frame()
        rest = FRAME if run.client.wants_time else app.IDLE
        time.sleep(max(0.0, rest - (time.monotonic() - started)))


class _Run:
    """The client in a window that nobody sees."""

    def __init__(self, client: Client, window: pygame.Window) -> None:
        self.client = client
        self.window = window

    def frame(self) -> None:
        self.client.pass_time(time.monotonic())
        self.client.draw_if_stale(self.window.get_surface())

    def press_enter(self) -> None:

        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r")
            self.client.handle(event, time.monotonic())


def _client(data: Path, flags: list[str], **settings: object) -> _Run:
    """As the window makes it, silent."""
    pygame.display.init()
    pygame.font.init()
    pygame.joystick.init()
    window = pygame.Window("Tranque", size=SIZE)
    chosen = default_settings().having(language="en", sound=False, **settings)
    return _Run(app._client(window, start_from(flags), chosen, Saves(data)), window)


def _megabytes() -> float | None:
    """Resident now; None where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    for line in status.read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return None


if __name__ == "__main__":
    sys.exit(main())
