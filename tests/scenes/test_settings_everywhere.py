"""Every setting takes effect at once on every screen that is open: changed over it, it is the screen that one would
have come to with it from the start."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.actions import Play
from scenes import routes
from scenes.stack import Pop, Push
from scenes.store.settings import CHOICES, default_settings
from scenes.table.acts import Card
from scenes.table.pacing import pace_of
from scenes.table.table_view import TableView
from tests.kit.moments import at_decision, brought_to, find, lay_by_mouse
from tools.dev.screens import SCREENS, Screen, shown
from tools.dev.sofa import Sofa

SIZE = (800, 600)
LOOKS: dict[str, object] = {
    "language": "es",
    "text_size": 125,
    "tiles": "numerals",
    "table": "wine",
    "wood": "oak",
    "details": False,
    "safe_margin": 5,
}
"""What changes the picture alone, with another value than the default."""
OTHERS = [(name, value) for name in CHOICES if name not in LOOKS for value in CHOICES[name]]
BY_NAME = {screen.name: screen for screen in SCREENS}
GOES_ON = {"title", "seed", "hand-code", "settings", "share-saved", "share-film"}
"""Where bots play on, the setting itself is told, or a file bears words of the language."""
ASKED = {"question", "duplicate-question", "no-seed", "duplicate-new"}
"""What has been asked, refused or handed on stands until it is answered, in the words in which it was."""
ALL = [
    (screen, name)
    for screen in BY_NAME
    for name in LOOKS
    if screen not in GOES_ON
    and (screen, name) != ("details", "details")
    and (screen not in ASKED or name != "language")
]
FEW = Random(20).sample([one for one in ALL if one[0] in ("reveal", "deal", "lobby", "rules-chiva", "replays")], 8)


@pytest.fixture(autouse=True, scope="module")
def window() -> Iterator[pygame.Window]:
    """Text fields ask for one."""
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("settings", (64, 64))
    window.get_surface()
    yield window
    window.destroy()


def reached(folder: Path, screen: str, **settings: object) -> Sofa:
    chosen = default_settings().having(**{"language": "en", "full_screen": False, **settings})
    [(_, sofa)] = shown(SIZE, folder, chosen, only=(screen,))
    return sofa


def change(sofa: Sofa, **settings: object) -> None:
    """With the settings open over whatever there is."""
    client = sofa.client
    client.stack.go(Push(routes.Settings()))
    client.services.change(client.look.settings.having(**settings))
    client.stack.go(Pop())


def pixels(sofa: Sofa) -> bytes:
    return pygame.image.tobytes(sofa.picture(), "RGB")


def looks_alike(folder: Path, screen: str, name: str) -> None:
    changed = reached(folder / "changed", screen)
    change(changed, **{name: LOOKS[name]})
    assert pixels(changed) == pixels(reached(folder / "begun", screen, **{name: LOOKS[name]})), (screen, name)


@pytest.mark.parametrize(("screen", "name"), FEW)
def test_a_screen_looks_as_if_it_had_been_chosen_before(tmp_path: Path, screen: str, name: str) -> None:
    looks_alike(tmp_path, screen, name)


@pytest.mark.long
@pytest.mark.parametrize(("screen", "name"), ALL)
def test_every_screen_looks_as_if_it_had_been_chosen_before(tmp_path: Path, screen: str, name: str) -> None:
    looks_alike(tmp_path, screen, name)


def takes_every_other_setting(folder: Path, screen: Screen) -> None:
    sofa = reached(folder, screen.name, bot_speed="normal")
    client, scenes = sofa.client, list(sofa.client.stack)
    for name, value in OTHERS:
        change(sofa, **{name: value})
        assert list(sofa.client.stack) == scenes
        assert getattr(client.look.settings, name) == value
        now = client.look.settings
        for scene in scenes:
            if isinstance(scene, TableView):
                expected = pace_of(now.bot_speed, reduced_motion=now.reduced_motion)
                assert scene.flow.pace == expected
        if now.reduced_motion:
            assert not moving(sofa), f"{screen.name} goes on moving with {name}"
        assert client.services.speaker.is_heard == now.sound


def moving(sofa: Sofa) -> list[str]:
    return [scene.name for scene in sofa.client.stack if scene.is_moving]


@pytest.mark.parametrize("screen", ["title", "play-middle"])
def test_a_screen_takes_every_other_setting(tmp_path: Path, screen: str) -> None:
    takes_every_other_setting(tmp_path, BY_NAME[screen])


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_screen_takes_every_other_setting(tmp_path: Path, screen: Screen) -> None:
    takes_every_other_setting(tmp_path, screen)


def test_what_flies_lies_there_with_less_motion(tmp_path: Path) -> None:
    sofa = reached(tmp_path, "play-middle", bot_speed="slow")
    play = sofa.top
    assert isinstance(play, TableView)
    sofa.decide(play)
    while play.flow.showing.flying is None:
        sofa.wait()
    words = play.sitting.match.hand.words
    change(sofa, reduced_motion=True)
    sofa.wait()
    assert play.flow.showing.flying is None
    assert not play.is_moving
    assert play.sitting.match.hand.words == words


def test_a_pass_that_waits_for_a_tap_goes_on_once_it_need_not(tmp_path: Path) -> None:
    seed, turns = find("chiva", lambda match: not match.hand_is_over and match.is_forced_pass)
    player = brought_to(tmp_path, "chiva", seed, turns[:-1], passes="tap")
    last = turns[-1]
    assert isinstance(last, Play)
    lay_by_mouse(at_decision(player), last)
    player.wait(20)
    showing = player.table.flow.showing
    assert showing.waits_for_press
    player.client.stack.go(Push(routes.Settings()))
    player.client.services.change(player.client.look.settings.having(passes="auto", language="es"))
    player.client.stack.go(Pop())
    assert isinstance(showing.act, Card)
    assert "pasa" in showing.act.text
    player.wait(5)
    assert not showing.is_busy or not showing.waits_for_press
    assert player.scene_name == "reveal"
