"""Anything at all at the whole client: keys, mouse, fingers, pads that come and go, sizes, focus. Nothing breaks, no
curtain shows a tile, and the record gives the state in which it ended."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pygame._sdl2.controller as pygame_controller
import pytest

from game.record import Record, read_record
from scenes.input.intents import Intent
from scenes.store.settings import default_settings
from scenes.table.table_view import TableView
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.input.hearing import Hearing
from tests.scenes.input.test_input_laws import KEYS, Monkey
from tests.scenes.test_nothing_leaks import ONLY_FINISHED, Watch

SEATS = "Ana,bot:easy,Ana,bot:easy"
SIZES = ((640, 480), (800, 600), (1000, 420), (1280, 720))
AT_TABLE = frozenset({"title", "deal", "reveal", "opener", "play", "hand_summary", "match_summary"})
LONGEST_FRAME = 0.1
CHECKED = 0.03
"""Of the deeds at which no curtain hangs."""
OFTEN = (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_RIGHT, pygame.K_UP)


class AtTheTable(Hearing):
    """Hearing for the whole client: what is posted goes there, time passes there."""

    def __init__(self, player: SitDown) -> None:
        super().__init__()
        self.player = player

    def heard(self) -> list[Intent]:
        for event in pygame.event.get():
            self.player.client.handle(event, self.player.now)
        return []

    def after(self, seconds: float, step: float = LONGEST_FRAME) -> list[Intent]:
        for _ in range(max(1, round(min(seconds, 1.5) / LONGEST_FRAME))):
            self.player.wait(LONGEST_FRAME)
        return []


class Player(SitDown):
    """Frames as coarse as the client ever takes them."""

    def wait(self, seconds: float = LONGEST_FRAME) -> None:
        if self.client.is_over:
            return
        self.now += min(seconds, LONGEST_FRAME)
        self.client.pass_time(self.now)
        self.drawn += self.client.draw_if_stale(self.surface)
        while self.client.services.saves.is_busy:
            pygame.time.wait(1)


@dataclass
class TableMonkey(Monkey):
    """Sits at the real client, and starts it again whenever it has been left."""

    data: Path = Path()
    game: str = "chiva"
    watch: Watch = field(default_factory=Watch)
    starts: int = 0
    curtains: int = 0
    was_curtain: bool = False

    def __post_init__(self) -> None:
        self.keys = [*OFTEN, *OFTEN, *KEYS]
        self.start("--game", self.game, "--seed", "monkey", "--seats", SEATS)

    def start(self, *flags: str) -> None:
        settings = default_settings().having(bot_speed="instant", language="es")
        there = sit_down_at(self.data, *flags, size=SIZES[0], settings=settings)
        self.player = Player(there.client, there.surface, there.now)
        self.hearing = AtTheTable(self.player)
        self.starts += 1

    def play_on(self, events: int) -> None:
        for _ in range(events):
            self.rng.choice(self.deeds)()
            self.look()
            self.assert_raised_tile_fits()
            if self.player.client.is_over:
                self.assert_record_is_true()
                self.player.client.services.saves.finish()
                self.start()

    @property
    def deeds(self) -> list[Callable[[], object]]:
        return [
            *[self.key] * 10,
            *[self.mouse] * 8,
            *[self.click] * 8,
            *[self.finger] * 8,
            *[self.pad] * 10,
            *[self.time] * 8,
            *[self.go_on] * 14,
            *[self.come_back] * 5,
            self.plug,
            self.window,
        ]

    # ------------------------------------------------------------------ deeds

    def place(self) -> tuple[int, int]:
        """Often where something can be pressed."""
        spots = self.player.spots
        if spots and self.rng.random() < 0.7:
            return spots[self.rng.choice(sorted(spots))].center
        return self.rng.randrange(1300), self.rng.randrange(750)

    def click(self) -> list[Intent]:
        at = self.place()
        self.hearing.mouse_down(at)
        return self.hearing.mouse_up(at)

    def go_on(self) -> list[Intent]:
        """What brings a hand forward: random presses alone would stay in menus."""
        spots = self.player.spots
        tiles = [name for name in spots if name.startswith("tile:")]
        name: str | None = next((name for name in ("lift", "chosen", "continue", "next") if name in spots), None)
        if name is None and tiles:
            name = self.rng.choice(tiles)
        if name is not None:
            self.hearing.mouse_down(spots[name].center)
            self.player.wait()
            self.hearing.mouse_up(spots[name].center)
            self.player.wait()
        return []

    def come_back(self) -> list[Intent]:
        """Out of menus and pages, towards the table."""
        if self.player.scene_name not in AT_TABLE:
            self.hearing.key_down(pygame.K_ESCAPE)
            self.hearing.key_up(pygame.K_ESCAPE)
        return []

    def window(self) -> list[Intent]:
        match self.rng.randrange(6):
            case 0:
                return self.hearing.of(self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)))
            case 1 | 2:
                self.player.resize(self.rng.choice(SIZES))
            case 3:
                self.hearing.key_down(pygame.K_F11)
                self.hearing.key_up(pygame.K_F11)
            case 4:
                return self.hearing.of(self.rng.choice((pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER)))
            case _ if self.rng.random() < 0.1:
                return self.hearing.of(pygame.QUIT)
        return []

    # ------------------------------------------------------------------ laws

    def look(self) -> None:
        """At a new curtain always, elsewhere now and then: no hidden tile is in the picture."""
        player = self.player
        is_curtain = player.scene_name == "reveal"
        is_new = is_curtain and not self.was_curtain
        self.was_curtain = is_curtain
        self.curtains += is_new
        lies_open = any(scene.name in ONLY_FINISHED for scene in player.client.stack)
        if is_new or (self.rng.random() < CHECKED and not lies_open):
            self.watch.last = ""
            self.watch(player)

    def assert_raised_tile_fits(self) -> None:
        """A selection dies with its turn."""
        scene = self.player.scene if not self.player.client.is_over else None
        if isinstance(scene, TableView) and scene.hand.selection.play is not None:
            assert scene.hand.selection.play in scene.sitting.match.seen_by(scene.sitting.match.state.turn).legal

    def assert_record_is_true(self) -> None:
        sitting = self.player.client.company.sitting
        if sitting is None or sitting.match.seed is None:
            return
        match = sitting.match
        again = read_record(Record(match).to_bytes()).match
        assert again.state == match.state
        assert [hand.words for hand in again.hands] == [hand.words for hand in match.hands]


def let_loose(data: Path, seed: int, game: str, events: int) -> TableMonkey:
    monkey = TableMonkey(random.Random(seed), data=data, game=game)
    try:
        monkey.play_on(events)
        monkey.assert_record_is_true()
    finally:
        monkey.unplug()
        monkey.player.client.services.saves.finish()
    return monkey


@pytest.fixture(autouse=True)
def no_devices(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sound may be switched on in the settings: it goes nowhere."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.mixer.quit()
    pygame_controller.quit()
    pygame.joystick.quit()
    pygame.event.clear()


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_any_events_break_and_show_nothing(tmp_path: Path, game: str) -> None:
    monkey = let_loose(tmp_path, 5, game, 1000)
    assert monkey.curtains >= 5, "hardly a curtain was seen"


@pytest.mark.long
@pytest.mark.parametrize("game", ["chiva", "sixlove"])
@pytest.mark.parametrize("seed", range(100, 125))
def test_a_great_many_events_break_and_show_nothing(tmp_path: Path, game: str, seed: int) -> None:
    let_loose(tmp_path, seed, game, 2000)
