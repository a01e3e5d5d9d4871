"""Somebody at a replay: the client started with a record, and the four devices."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pygame

from game.match import Match
from game.record import read_record
from scenes.input.intents import Command, Device, Press, Release
from scenes.screens.replay.replay import ReplayScene
from scenes.store.settings import Settings, default_settings
from sprites.palette import Scale
from sprites.table import TableArt
from tests.kit.sit_down import SitDown, sit_down_at

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "sixlove-heaviest-42.jsonl"
IN_PLAY = RECORDS / "kept-chiva.jsonl"
SEND = {
    "word-on": (Command.RIGHT, "right"),
    "word-back": (Command.LEFT, "left"),
    "hand-on": (Command.PAGE_DOWN, "page down"),
    "hand-back": (Command.PAGE_UP, "page up"),
    "play": (Command.CONFIRM, "return"),
}
Use = Callable[[SitDown, str], None]


def look_at(
    data: Path, record: Path = RECORD, settings: Settings | None = None, size: tuple[int, int] = (1280, 720)
) -> SitDown:
    still = (settings or default_settings()).having(reduced_motion=True)
    return sit_down_at(data, str(record), settings=still, size=size)


def match_in(record: Path = RECORD) -> Match:
    return read_record(record.read_bytes()).match


def scene_of(player: SitDown) -> ReplayScene:
    scene = player.scene
    assert isinstance(scene, ReplayScene)
    return scene


def at(player: SitDown) -> tuple[int, int]:
    """Hand and word, both from 1 as people count them."""
    reel = scene_of(player).reel
    return reel.hand.number, reel.word


def fingerprint(player: SitDown) -> str:
    reel = scene_of(player).reel
    return sha256(repr(reel.hand.states[reel.word]).encode()).hexdigest()


def draw_table(scene: ReplayScene, surface: pygame.Surface) -> None:
    """The table of this moment alone, without anything of the replay on it, as large as the surface."""
    settings = scene.look.settings
    scale = Scale(*surface.get_size(), settings.text_size, settings.safe_margin)
    TableArt(scale).draw(surface, scene.picture())


def by_mouse(player: SitDown, what: str) -> None:
    player.tap(what)


def by_touch(player: SitDown, what: str) -> None:
    player.touch(what)


def by_keys(player: SitDown, what: str) -> None:
    scene_of(player).panel.focus = "scrub"
    player.key(SEND[what][1])


def pad(player: SitDown, command: Command) -> None:
    player.client.hear(Press(command, Device.PAD, pad=0))
    player.wait()
    player.client.hear(Release(command, Device.PAD, pad=0))
    player.wait()


def by_pad(player: SitDown, what: str) -> None:
    """The shoulders step by hand, the directions by word; what was held first shows where the focus is."""
    shoulders = {"hand-on": Command.REDO, "hand-back": Command.UNDO}
    scene_of(player).panel.focus = "scrub"
    player.client.services.device = Device.PAD
    pad(player, shoulders.get(what) or SEND[what][0])


DEVICES: dict[str, Use] = {"mouse": by_mouse, "touch": by_touch, "keys": by_keys, "pad": by_pad}
