"""A scripted player at the real client, without a window: raw events in, the picture and what can be pressed out."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pygame

from game.actions import Play
from game.match import Match
from game.words import Words
from scenes.client import Client
from scenes.input.command_line import start_from
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Scene
from scenes.store.saves import Saves
from scenes.store.settings import Settings, default_settings
from scenes.table.sitting import Sitting
from scenes.table.table_view import TableView
from scenes.ui.panel import Panel
from sounds.speaker import Speaker
from sounds.speech import Speech

S = TypeVar("S", bound=Scene)
FRAME = 1 / 60
_MODIFIERS = {
    "ctrl": pygame.KMOD_CTRL,
    "meta": pygame.KMOD_META,
    "shift": pygame.KMOD_SHIFT,
    "alt": pygame.KMOD_ALT,
}


@dataclass
class SitDown:
    """Time is told, not measured: `wait` passes frames of a sixtieth of a second. The disk is waited for, as it holds
    the next action back, and so is the loading of the bots. `after_frame` hears of every frame."""

    client: Client
    surface: pygame.Surface
    now: float = 0.0
    drawn: int = 0
    after_frame: Callable[["SitDown"], None] | None = None

    # ------------------------------------------------------------------ seeing

    @property
    def scene(self) -> Scene:
        return self.client.stack.top

    @property
    def scene_name(self) -> str:
        return "over" if self.client.is_over else self.scene.name

    def on(self, kind: type[S]) -> S:
        """The scene on top, which must be of this kind."""
        scene = self.scene
        assert isinstance(scene, kind), f"{scene.name} is on top"
        return scene

    @property
    def table(self) -> TableView:
        """The table that is played at, on top."""
        return self.on(TableView)

    @property
    def decides(self) -> bool:
        """Somebody may play a tile now."""
        return isinstance(self.scene, TableView) and self.scene.awaits_decision

    @property
    def panel(self) -> Panel:
        """The controls of the scene on top."""
        panel = getattr(self.scene, "panel", None)
        assert isinstance(panel, Panel), f"{self.scene.name} has no controls"
        return panel

    @property
    def sitting(self) -> Sitting:
        sitting = self.client.company.sitting
        assert sitting is not None, "nobody sits at the table"
        return sitting

    @property
    def match(self) -> Match:
        return self.sitting.match

    def legal_plays(self) -> list[Play]:
        """The tiles that may be laid, as the person at the device sees it."""
        return [turn for turn in self.sitting.seen().legal if isinstance(turn, Play)]

    @property
    def spots(self) -> dict[str, pygame.Rect]:
        return self.scene.spots

    def picture(self) -> pygame.Surface:
        """A copy of what is on the screen now."""
        self.client.stack.draw(self.surface)
        self.client.notice.draw(self.surface)
        return self.surface.copy()

    # ------------------------------------------------------------------ doing

    def post(self, kind: int, **details: object) -> None:
        self.client.handle(pygame.event.Event(kind, details), self.now)

    def wait(self, seconds: float = FRAME) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            if self.client.is_over:
                return
            self.now += FRAME
            self.client.pass_time(self.now)
            self.drawn += self.client.draw_if_stale(self.surface)
            if self.after_frame is not None:
                self.after_frame(self)
            while self.client.services.saves.is_busy or self.client.services.search.is_busy:
                time.sleep(0.0005)

    def wait_for(self, *scenes: str, limit: float = 120.0) -> str:
        """Until one of these scenes is on top; its name."""
        until = self.now + limit
        while self.scene_name not in scenes:
            assert self.now < until, f"{self.scene_name} is still on top, not {scenes}"
            self.wait()
        return self.scene_name

    def see(self) -> None:
        """Nobody presses what they have not seen yet."""
        while not self.client.is_over and self.client.stack.is_unseen:
            self.wait()

    def press(self, key: str) -> None:
        self.see()
        self._key(pygame.KEYDOWN, key)

    def release(self, key: str) -> None:
        self._key(pygame.KEYUP, key)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.press(key)
            self.wait()
            self.release(key)
            self.wait()

    def hold(self, key: str, seconds: float = 0.7) -> None:
        self.press(key)
        self.wait(seconds)
        self.release(key)
        self.wait()

    def type(self, text: str) -> None:
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)
        self.wait()

    def tap(self, spot: str) -> None:
        assert spot in self.spots, f"{spot} cannot be pressed in {self.scene_name}: {sorted(self.spots)}"
        self.tap_at(self.spots[spot].center)

    def tap_at(self, at: tuple[float, float]) -> None:
        self.see()
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
        self.wait()
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)
        self.wait()

    def drag(self, start: tuple[int, int], stop: tuple[int, int], steps: int = 8) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        for step in range(1, steps + 1):
            at = tuple(round(a + (b - a) * step / steps) for a, b in zip(start, stop, strict=True))
            self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False)
            self.wait()
        self.post(pygame.MOUSEBUTTONUP, pos=stop, button=1, touch=False)
        self.wait()

    def finger(self, kind: int, at: tuple[int, int], finger: int = 1) -> None:
        width, height = self.client.look.size
        self.post(kind, x=at[0] / width, y=at[1] / height, finger_id=finger, touch_id=1, dx=0.0, dy=0.0)

    def touch(self, spot: str) -> None:
        self.see()
        at = self.spots[spot].center
        self.finger(pygame.FINGERDOWN, at)
        self.wait()
        self.finger(pygame.FINGERUP, at)
        self.wait(0.1)

    def resize(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.wait()

    def _key(self, kind: int, key: str) -> None:
        *modifiers, name = key.split("+") if len(key) > 1 else [key]
        mod = sum(_MODIFIERS[modifier] for modifier in modifiers)
        code = pygame.key.key_code(name)
        self.post(kind, key=code, mod=mod, unicode=name if len(name) == 1 else "")


def sit_down_at(
    data: Path, *flags: str, size: tuple[int, int] = (800, 600), settings: Settings | None = None, language: str = "en"
) -> SitDown:
    """The client as the flags start it, with its own data folder, silent."""
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1), pygame.HIDDEN)  # text fields ask what the display's pixels are like
    pygame.font.init()
    chosen = (settings or default_settings()).having(language=language, sound=False)
    services = Services(Saves(data), Speaker(on=False, volume=0), Speech("en"))
    start = start_from([*flags])
    client = Client(Look(size, chosen, Words(language)), services, start)
    player = SitDown(client, pygame.Surface(size))
    player.wait()
    return player
