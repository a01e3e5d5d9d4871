"""The settings screen: every setting is there, on as many pages as it takes, and works at once."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.words import PSEUDO, Words
from scenes import routes
from scenes.screens.start.settings import SettingsScene
from scenes.stack import Push
from scenes.store.settings import CHOICES
from sprites.lettering import width_of
from tests.kit.sit_down import SitDown, sit_down_at


def opened(data: Path, size: tuple[int, int] = (1280, 720), *flags: str) -> SitDown:
    player = sit_down_at(data, *flags, size=size)
    player.client.stack.go(Push(routes.Settings()))
    player.wait()
    return player


def scene_of(player: SitDown) -> SettingsScene:
    assert isinstance(player.scene, SettingsScene)
    return player.scene


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("language", ["es", "en", PSEUDO])
def test_every_setting_fits_in_full_size(tmp_path: Path, size: tuple[int, int], text: int, language: str) -> None:
    player = opened(tmp_path, size)
    client = player.client
    client.show(replace(client.look, words=Words(language), settings=client.look.settings.having(text_size=text)))
    scene, found = scene_of(player), []
    scene.page = 0
    scene.lay_out()
    for page in range(scene.pages):
        scene.page = page
        scene.lay_out()
        for control in scene.panel.controls.values():
            assert control.box.x >= 0
            assert control.box.y >= 0
            assert control.box.right <= size[0]
            assert control.box.bottom <= size[1]
            if control.key in CHOICES:
                found.append(control.key)
                assert width_of(control.label, client.look.scale.body) <= control.box.w * 0.5
    assert found == list(CHOICES)


@pytest.mark.parametrize("name", CHOICES)
def test_a_press_changes_a_setting_at_once_and_it_is_kept(tmp_path: Path, name: str) -> None:
    player = opened(tmp_path)
    before = player.client.look.settings
    player.tap(name)
    after = player.client.look.settings
    assert getattr(after, name) != getattr(before, name)
    player.client.services.saves.finish()
    kept = type(player.client.services.saves)(tmp_path)
    assert getattr(kept.settings(), name) == getattr(after, name)
    kept.finish()


def test_the_curtain_cannot_be_given_up_where_several_people_sit(tmp_path: Path) -> None:
    player = opened(tmp_path, (1280, 720), "--seats", "Ana,bot:easy,Beto,bot:easy", "--seed", "42")
    chosen = set()
    for _ in range(6):
        player.panel.focus = "curtain"
        player.key("right")
        chosen.add(player.client.look.settings.curtain)
    assert chosen == {"tap", "hold"}
