"""Evenings of bots through the real scenes, with no window and no waiting: what breaks, what grows, what stays open.

`python -m tools.dev.soak` plays 3,000 hands; `--hands N` as many, `--seed TEXT` other ones. Status 1 where memory grew
by more than MOST_GROWTH after the first SETTLED_AFTER hands, or a file stayed open.
"""

import argparse
import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import pygame

from game.games import GAMES
from game.words import Words
from scenes.client import Client
from scenes.input.command_line import Start
from scenes.look import Look
from scenes.services import Services
from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from scenes.store.writer import Order
from sounds.speaker import Speaker
from sounds.speech import Speech

HANDS = 3000
SETTLED_AFTER = 300
"""Hands until everything that is kept has been made once."""
MOST_GROWTH = 5.0
"""Megabytes."""
READINGS = 5
"""Of memory that are taken together, so that one that came at a bad moment counts for nothing."""
FRAME = 1 / 60
MOST_FRAMES = 20_000
"""Of one hand: a table that stands still must not run for ever."""
EVENING = (12, 40)
"""Hands of one match before it is left for the title."""
SIZES = ((1280, 720), (1920, 1080), (800, 600))
LOOKS = (pygame.K_l, pygame.K_d, pygame.K_r, pygame.K_F1, pygame.K_m)
"""Keys that open something over the table."""
PAGES = ("statistics", "replays", "rules", "settings")
"""What the title leads to, beside the table."""
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


@dataclass
class Soaked:
    """`memory`: hands played and resident megabytes then, read on the title screen; empty where the system does not
    tell. `opened`: files and the like that this process held open before and after."""

    hands: Counter[str] = field(default_factory=Counter)
    scenes: Counter[str] = field(default_factory=Counter)
    memory: list[tuple[int, float]] = field(default_factory=list)
    opened: tuple[int, int] = (0, 0)
    seconds: float = 0.0

    @property
    def growth(self) -> float | None:
        """Megabytes since SETTLED_AFTER hands; None where there are too few readings."""
        later = [megabytes for hands, megabytes in self.memory if hands >= SETTLED_AFTER]
        if len(later) < 2 * READINGS:
            return None
        return median(later[-READINGS:]) - median(later[:READINGS])


class Player:
    """Presses what leads from one hand to the next, and looks about now and then. `frame` passes a sixtieth of a
    second that nobody waits for."""

    def __init__(self, window: pygame.Window, data: Path, chance: Random) -> None:
        settings = default_settings().having(sound=False, bot_speed="instant", language="es")
        services = Services(Saves(data, write=_at_once), Speaker(on=False, volume=0), Speech("es"))
        self.client = Client(Look(window.size, settings, Words("es")), services, Start())
        self.soaked = Soaked()
        self._chance = chance
        self._window = window
        self._now = 0.0
        self._left = 0
        self._seen = ""

    def play(self, hands: int) -> None:
        """So many, and home."""
        while self.soaked.hands.total() < hands or self.client.stack.top.name != "title":
            self._left = min(self._left, hands - self.soaked.hands.total())
            self._go_on()
        self._read_memory()
        self.client.services.saves.finish()

    # ------------------------------------------------------------------ one step

    def frame(self) -> None:
        self._now += FRAME
        self.client.pass_time(self._now)
        self.client.draw_if_stale(self._window.get_surface())
        name = self.client.stack.top.name
        if name != self._seen:
            self._seen = name
            self.soaked.scenes[name] += 1

    def _go_on(self) -> None:
        match self.client.stack.top.name:
            case "title":
                self._begin()
            case "lobby":
                self._set_up()
            case "deal" | "play":
                self._watch()
            case "hand_summary":
                self._after_hand()
            case "match_summary":
                self._tap("next" if self._left > 0 else "leave")
            case "question":
                self._tap("yes")
            case _:
                self._press(pygame.K_ESCAPE)

    def _begin(self) -> None:
        """Home again: nothing of the last match is held any more. Memory is read at one size of the window."""
        self._resize(SIZES[0])
        self._read_memory()
        self._resize(self._chance.choice(SIZES))
        page = self._chance.choice(PAGES)
        self._tap(page)
        while self.client.stack.top.name != "title":
            self._press(pygame.K_ESCAPE)
        self._left = self._chance.randint(*EVENING)
        self._tap("play")

    def _set_up(self) -> None:
        """Mostly quick bots; some evenings one that searches."""
        self._tap(f"game:{self._chance.choice(tuple(GAMES))}")
        self._tap("preset:bots")
        searching = self._chance.random() < 0.2
        for seat in range(1 + searching, 5):
            for _ in range(3):
                self._tap(f"kind:{seat}")
        self._tap("deal")

    def _watch(self) -> None:
        """One hand, with a look at something in the middle of it."""
        look_at = self._chance.randint(1, 12) if self._chance.random() < 0.2 else 0
        for number in range(MOST_FRAMES):
            if self.client.stack.top.name not in ("deal", "play"):
                return
            self.frame()
            if number == look_at and number and self.client.stack.top.name == "play":
                self._press(self._chance.choice(LOOKS))
        raise RuntimeError("the hand does not end")

    def _after_hand(self) -> None:
        sitting = self.client.company.sitting
        assert sitting is not None, "a hand was played"
        self.soaked.hands[sitting.match.game] += 1
        self._left -= 1
        if self._chance.random() < 0.05:
            self._tap("look")
            self._press(pygame.K_ESCAPE)
        self._tap("next" if self._left > 0 or sitting.match.match_is_over else "leave")

    # ------------------------------------------------------------------ presses

    def _press(self, key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._hear(kind, key=key, mod=0, unicode="")

    def _tap(self, spot: str) -> None:
        at = self.client.stack.top.spots[spot].center
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._hear(kind, pos=at, button=1, touch=False)

    def _resize(self, size: tuple[int, int]) -> None:
        self._window.size = size
        self._hear(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _hear(self, kind: int, **details: object) -> None:
        self.client.handle(pygame.event.Event(kind, details), self._now)
        self.frame()

    def _read_memory(self) -> None:
        gc.collect()
        megabytes = resident()
        if megabytes is not None:
            self.soaked.memory.append((self.soaked.hands.total(), megabytes))


def _at_once(order: Order) -> None:
    """Without waiting for the disk, which is not what is tried here."""
    order.path.parent.mkdir(exist_ok=True)
    order.path.write_bytes(order.content)


# ---------------------------------------------------------------------- what the system says


def resident() -> float | None:
    """Megabytes of memory held now; None where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    lines = status.read_text(encoding="utf-8").splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), None)


def files_open() -> int:
    """0 where the system does not say."""
    opened = Path("/proc/self/fd")
    return len([*opened.iterdir()]) if opened.exists() else 0


def soak(hands: int, seed: str) -> Soaked:
    """Raises whatever a scene raises."""
    os.environ.update(UNSEEN)
    pygame.display.init()
    pygame.font.init()
    began, before = time.monotonic(), files_open()
    window = pygame.Window("Tranque", size=SIZES[0])
    window.get_surface()
    with TemporaryDirectory() as data:
        soaked = _played(window, Path(data), Random(seed), hands)
    window.destroy()
    gc.collect()
    soaked.seconds, soaked.opened = time.monotonic() - began, (before, files_open())
    return soaked


def _played(window: pygame.Window, data: Path, chance: Random, hands: int) -> Soaked:
    player = Player(window, data, chance)
    player.play(hands)
    return player.soaked


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dev.soak", description=__doc__)
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--seed", default="soak")
    asked = parser.parse_args(arguments)
    soaked = soak(asked.hands, asked.seed)
    for line in report(soaked):
        print(line)
    grew = soaked.growth is not None and soaked.growth > MOST_GROWTH
    return 1 if grew or soaked.opened[1] > soaked.opened[0] else 0


def report(soaked: Soaked) -> list[str]:
    hands = ", ".join(f"{many} of {game}" for game, many in sorted(soaked.hands.items()))
    seen = ", ".join(f"{scene} {many}" for scene, many in soaked.scenes.most_common())
    growth = "not measured" if soaked.growth is None else f"{soaked.growth:+.1f} MB"
    return [
        f"{soaked.hands.total()} hands ({hands}) in {soaked.seconds:.0f} s",
        f"scenes: {seen}",
        "memory by hands: " + ", ".join(f"{hands}: {megabytes:.1f}" for hands, megabytes in soaked.memory[::4]),
        f"growth after {SETTLED_AFTER} hands: {growth}; at most {MOST_GROWTH}",
        f"files open before and after: {soaked.opened[0]}, {soaked.opened[1]}",
    ]


if __name__ == "__main__":
    sys.exit(main())
