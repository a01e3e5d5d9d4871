"""What moves on the table is handed to the screen picture by picture, through the loop of the window itself."""

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.app import go_on, show
from scenes.store.settings import default_settings
from scenes.table.acts import ENTERS, Act, Card, Flight
from tests.kit.sit_down import FRAME, SitDown, sit_down_at

SIZE = (640, 480)
BOTS = ",".join(["bot:easy"] * 4)
LONGEST_GAME = 60 * 240
"""Frames in which a hand of four bots is over at every speed."""


@dataclass
class Seen:
    """One act and the different pictures that the screen was given of it."""

    act: Act
    pictures: list[int] = field(default_factory=list)
    lines: set[object] = field(default_factory=set)


class Window:
    """A window whose clock is told: each frame is a sixtieth of a second."""

    def __init__(self, player: SitDown) -> None:
        self.player, self.now = player, player.now
        self.window = pygame.Window("Tranque", size=SIZE, hidden=True)

    def frame(self) -> int | None:
        """What the screen was given in this frame; None where it kept its picture."""
        self.now += FRAME
        go_on(self.player.client, lambda: self.now)
        return (
            zlib.crc32(self.window.get_surface().get_view("2").raw) if show(self.window, self.player.client) else None
        )

    def frames(self, until: tuple[str, ...]) -> Iterator[int | None]:
        for _ in range(LONGEST_GAME):
            picture = self.frame()
            if self.player.scene_name in until:
                return
            yield picture
        raise AssertionError(f"none of {until} came")

    def acts(self, enough: Callable[[list[Seen]], bool] = lambda seen: False) -> list[Seen]:
        """Those of the hand that begins, to its end, or until that is enough."""
        seen: list[Seen] = []
        for picture in self.frames(("hand_summary",)):
            showing = self.player.table.flow.showing if self.player.scene_name == "play" else None
            if enough(seen):
                return seen
            if showing is None or showing.act is None:
                continue
            if not seen or seen[-1].act is not showing.act:
                seen.append(Seen(showing.act))
            if picture is not None:
                seen[-1].pictures.append(picture)
                seen[-1].lines.add(showing.line())
        return seen


@pytest.fixture
def at_rest(events_at_rest: None) -> None:
    """No press of another test is left."""


def table(folder: Path, game: str, seats: str = BOTS, **settings: object) -> Window:
    chosen = default_settings().having(**settings)
    return Window(sit_down_at(folder, "--game", game, "--seed", "42", "--seats", seats, size=SIZE, settings=chosen))


def flights(seen: list[Seen]) -> list[Seen]:
    return [one for one in seen if isinstance(one.act, Flight)]


@pytest.mark.parametrize(
    ("speed", "game"),
    [
        ("slow", "sixlove"),
        pytest.param("normal", "sixlove", marks=pytest.mark.long),
        pytest.param("normal", "chiva", marks=pytest.mark.long),
        pytest.param("slow", "chiva", marks=pytest.mark.long),
    ],
)
def test_every_tile_is_seen_to_fly_and_the_line_to_glide(tmp_path: Path, at_rest: None, speed: str, game: str) -> None:
    flown = flights(table(tmp_path, game, bot_speed=speed).acts())
    assert len(flown) >= 7
    for one in flown:
        assert 0.12 <= one.act.seconds <= 0.35
        frames = round(one.act.seconds / FRAME)
        assert frames - 1 <= len(set(one.pictures)) <= frames + 1
    assert len(set(flown[-1].pictures)) >= 20, "the last tile falls unseen"
    acts = [(one, one.act) for one in flown if isinstance(one.act, Flight)]
    glides = [one for one, act in acts if act.before.columns != act.after.columns]
    for one in glides:
        assert len(one.lines) >= 16, "the line is laid out anew unseen"
    assert glides or game == "chiva", "the longer hand was to be laid out anew"


def test_who_passes_and_who_opens_is_seen_to_come(tmp_path: Path, at_rest: None) -> None:
    window = table(tmp_path, "sixlove", bot_speed="instant", reduced_motion=True)
    client = window.player.client
    window.player.wait_for("hand_summary")
    window.player.tap("next")
    client.services.change(client.look.settings.having(bot_speed="normal", reduced_motion=False))
    window.now = window.player.now
    seen = window.acts(lambda seen: sum(isinstance(one.act, Card) for one in seen) > 2)
    named, passed, *_ = [(one, one.act.text) for one in seen if isinstance(one.act, Card)]
    assert "opens" in named[1]
    assert "passes" in passed[1]
    for one, text in (named, passed):
        assert len(one.pictures) >= round(ENTERS / FRAME) - 1, f"{text!r} stands there at once"
        assert len(set(one.pictures)) >= 10, f"{text!r} comes unseen"


@pytest.mark.parametrize("settings", [{"bot_speed": "instant"}, {"bot_speed": "normal", "reduced_motion": True}])
def test_nothing_flies_at_once_or_with_less_motion(tmp_path: Path, at_rest: None, settings: dict[str, Any]) -> None:
    window = table(tmp_path, "chiva", **settings)
    seen = window.acts(lambda seen: len(window.player.match.hand.words) > 8)
    assert not [one for one in flights(seen) if one.pictures]


@pytest.mark.parametrize(("speed", "fewest", "most"), [("slow", 10, 14), ("instant", 0, 0)])
def test_the_own_tile_flies_unless_all_is_at_once(
    tmp_path: Path, at_rest: None, speed: str, fewest: int, most: int
) -> None:
    window = table(tmp_path, "chiva", "Ana,bot:easy,bot:easy,bot:easy", bot_speed="instant", reduced_motion=True)
    player = window.player
    player.wait_for("reveal")
    player.hold("return")
    while not player.decides:
        player.wait()
    client = player.client
    client.services.change(client.look.settings.having(bot_speed=speed, reduced_motion=False))
    player.key("right")
    player.wait(0.5)
    words = len(player.match.hand.words)
    player.press("return")
    assert len(player.match.hand.words) == words + 1
    window.now = player.now
    own = flights(window.acts(lambda seen: len(seen) > 1 or len(player.match.hand.words) > words + 1))[:1]
    assert fewest <= sum(len(set(one.pictures)) for one in own) <= most
