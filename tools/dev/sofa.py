"""Somebody at the real client without a window, who reaches any screen by intents alone."""

import time
from dataclasses import dataclass

import pygame

from game.actions import Name, Play
from game.turn import legal_actions
from scenes.client import Client
from scenes.input.intents import Command, Press, Release
from scenes.screens.after.hand_summary import HandSummary
from scenes.screens.play.reveal import Reveal
from scenes.table.table_view import TableView

FRAME = 1 / 60


@dataclass
class Sofa:
    """Somebody at the client who reaches any screen by intents alone, in time that is told."""

    client: Client
    now: float = 0.0

    @property
    def top(self) -> object:
        return self.client.stack.top

    def wait(self, seconds: float = FRAME) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.now += FRAME
            self.client.pass_time(self.now)
            while self.client.services.saves.is_busy or self.client.services.search.is_busy:
                time.sleep(0.0005)

    def press(self, command: Command, number: int = 0) -> None:
        while self.client.stack.is_unseen:
            self.wait()
        self.client.hear(Press(command, number=number))
        self.client.hear(Release(command))
        self.wait()

    def focus(self, key: str) -> None:
        self.client.stack.top.panel.focus = key  # type: ignore[attr-defined]

    def use(self, *keys: str) -> None:
        """Presses these controls, one after another."""
        for key in keys:
            self.focus(key)
            self.press(Command.CONFIRM)

    def lift(self) -> None:
        self.client.hear(Press(Command.CONFIRM))
        self.wait(0.7)
        self.client.hear(Release(Command.CONFIRM))

    def until(self, *kinds: type, limit: float = 900.0) -> None:
        """Plays the smallest words and lifts every curtain until a scene of one of these kinds is on top."""
        end = self.now + limit
        while not isinstance(self.top, kinds):
            assert self.now < end, f"{self.client.stack.top.name} stays on top"
            self.go_on()

    def until_tiles(self, tiles: int) -> None:
        """Until a person decides with so many tiles on the line."""
        while not (
            isinstance(self.top, TableView)
            and self.top.awaits_decision
            and len(self.top.sitting.match.state.line.laid) >= tiles
        ):
            self.go_on()

    def go_on(self) -> None:
        scene = self.client.stack.top
        if isinstance(scene, Reveal):
            self.lift()
        elif scene.name in ("deal", "opener"):
            self.press(Command.CONFIRM)
        elif isinstance(scene, TableView) and scene.awaits_decision:
            self.decide(scene)
        elif isinstance(scene, HandSummary):
            scene.panel.focus = "next"
            self.wait(2.0)
            self.press(Command.CONFIRM)
        else:
            self.wait(0.1)

    def decide(self, scene: TableView) -> None:
        turn = legal_actions(scene.sitting.match.state)[0]
        assert isinstance(turn, Play | Name)
        if isinstance(turn, Play):
            self.press(Command.TILE, scene.hand.order().index(turn.tile) + 1)
            self.wait(0.4)
            self.press(Command.CONFIRM)

    def picture(self) -> pygame.Surface:
        surface = pygame.Surface(self.client.look.size)
        self.client.stack.draw(surface)
        self.client.notice.draw(surface)
        return surface
