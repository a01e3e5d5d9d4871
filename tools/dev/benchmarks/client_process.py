"""The client in a process of its own, telling one line of JSON about itself: `DATA first`, `DATA hand GAME`,
`DATA film WxH`, `DATA idle SCENE`. Times are of the clock that all processes of the machine share."""

import json
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.games import CHIVA, SIX_LOVE
from game.match import Match
from game.seats import Player
from scenes import app, routes
from scenes.client import Client
from scenes.input.command_line import start_from
from scenes.input.intents import Command, Press
from scenes.stack import Push
from scenes.store.saves import Saves
from scenes.store.settings import Settings, default_settings
from scenes.work.bots_play import bots_play, match_of_seed

SIZE = (1920, 1080)
FRAME = 1 / 60
SETTLED = 5.0
WATCHED = 5.0
LONGEST_HAND = 60.0
WARM = 10
"""Frames before the one that counts."""
BOTS = "bot:hard,bot:hard,bot:hard,bot:hard"
NAMES = ("Ana", "Beto", "Carmen", "Darío")


def main() -> int:
    data, asked, *more = sys.argv[1:]
    tell: dict[str, Callable[..., dict[str, Any]]] = {"first": first, "hand": hand, "film": film, "idle": idle}
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


def hand(data: Path, game: str) -> dict[str, Any]:
    """A hand of four bots at instant speed: seconds from its first moment on the table, the longest frame from then to
    the summary's first in milliseconds of the picture's own processor time, memory in megabytes."""
    run = _client(data, ["--seats", BOTS, "--seed", "42", "--game", game], bot_speed="instant")
    client, frames, began = run.client, [], None
    until = time.monotonic() + LONGEST_HAND
    while time.monotonic() < until:
        started, worked = time.monotonic(), time.thread_time()
        run.frame()
        frames.append(time.thread_time() - worked)
        match client.stack.top.name:
            case "hand_summary" if began is not None:
                told = {"seconds": time.monotonic() - began, "longest": 1000 * max(frames[1:])}
                return {**told, "memory": _megabytes()}
            case "deal" | "play":
                began = time.monotonic() if began is None else began
        time.sleep(max(0.0, FRAME - (time.monotonic() - started)))
    raise RuntimeError("the hand does not end")


def film(data: Path, size: str) -> dict[str, Any]:
    """A hand saved as a film: seconds from the press on, the longest frame as in `hand`."""
    width, height = (int(part) for part in size.split("x"))
    run = _client(data, [], size=(width, height))
    client, frames = run.client, []
    for _ in range(WARM):
        run.frame()
    client.stack.go(Push(routes.Share(_played_hand(), 1, 0)))
    share = client.stack.top
    for _ in range(WARM):
        run.frame()
    share.panel.focus = "film"  # type: ignore[attr-defined]
    client.hear(Press(Command.CONFIRM))
    began = time.monotonic()
    while share.wants_time and time.monotonic() < began + LONGEST_HAND:
        worked = time.thread_time()
        run.frame()
        frames.append(time.thread_time() - worked)
    return {"seconds": time.monotonic() - began, "longest": 1000 * max(frames)}


def _played_hand() -> Match:
    """Of easy bots."""
    match = match_of_seed(SIX_LOVE.id, "42")
    turns = bots_play(match)
    next(turns)
    while not match.hand_is_over:
        next(turns)
    return match


def idle(data: Path, scene: str) -> dict[str, Any]:
    """The part of a core that the program uses in a scene with nobody about, in hundredths: the window's own loop, as
    the command runs it."""
    saves = Saves(data)
    saves.keep_settings(_settings(reduced_motion="reduced" in scene))
    saves.finish()
    told: dict[str, Any] = {}
    threading.Thread(target=_watch, args=(told,)).start()
    start = start_from(["--data", str(data), "--windowed"])
    if scene == "reveal":
        start = replace(start, players=tuple(Player(name) for name in NAMES), seed="42")
    app.run(start, _route(scene))
    return told


def _route(scene: str) -> routes.Route | None:
    """On top of what the program begins with."""
    return {"rules": routes.Rules(CHIVA.id), "settings": routes.Settings(), "reveal": routes.Reveal(1)}.get(scene)


def _watch(told: dict[str, Any]) -> None:
    """From a thread that sleeps meanwhile; then it closes the window."""
    time.sleep(SETTLED)
    started, worked = time.monotonic(), time.process_time()
    time.sleep(WATCHED)
    told["part"] = 100 * (time.process_time() - worked) / (time.monotonic() - started)
    pygame.event.post(pygame.event.Event(pygame.QUIT))


class _Run:
    """The client in a window that nobody sees."""

    def __init__(self, client: Client, window: pygame.Window) -> None:
        self.client = client
        self.window = window

    def frame(self) -> None:
        self.client.pass_time(time.monotonic())
        self.client.draw_if_stale(self.window.get_surface())


def _client(data: Path, flags: list[str], size: tuple[int, int] = SIZE, **settings: object) -> _Run:
    """As the window makes it, silent."""
    pygame.display.init()
    pygame.font.init()
    pygame.joystick.init()
    window = pygame.Window("Tranque", size=size)
    return _Run(app._client(window, start_from(flags), _settings(**settings), Saves(data)), window)


def _settings(**settings: object) -> Settings:
    return default_settings().having(language="en", sound=False, **settings)


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
