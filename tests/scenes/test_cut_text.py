"""No text on the screens to read and to choose is cut, in any language and at any text size."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.seats import Player
from game.words import PSEUDO, Words
from scenes import routes
from scenes.client import Client
from scenes.input.intents import Command, Press
from scenes.stack import Pop, Push, Scene
from tests.kit.cut_text import watched
from tests.kit.kept_matches import keep_matches
from tests.kit.sit_down import SitDown, sit_down_at

TIGHT = [((800, 600), "es", 150), ((800, 600), "en", 150), ((800, 600), PSEUDO, 150), ((1024, 600), PSEUDO, 125)]
LONG_NAMES = tuple(Player(name) for name in ("Íñigo Ñandú Güe", "Maximiliano Cruz", "Ana", "Wilhelmina Brown"))
WHOLE = [
    (size, language, text)
    for size in ((800, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080))
    for language in ("es", "en", PSEUDO)
    for text in (100, 125, 150)
]


def screens() -> list[routes.Route]:
    over = [routes.Rules("chiva"), routes.Rules("sixlove"), routes.Help(), routes.Settings(), routes.Statistics()]
    return [*over, routes.Replays(), routes.Practice(), routes.DuplicateSetup("sixlove", LONG_NAMES, None)]


def at_table() -> list[routes.Route]:
    return [routes.Log(), routes.Details()]


def speak(client: Client, language: str, text: int) -> None:
    client.show(replace(client.look, words=Words(language), settings=client.look.settings.having(text_size=text)))


def every_page(player: SitDown) -> Iterator[None]:
    """Scrolled or turned from the first to the last."""
    scene = player.scene
    yield
    for _ in range(200):
        before = _place(scene)
        player.client.hear(Press(Command.PAGE_DOWN))
        if _place(scene) == before:
            return
        yield


def _place(scene: Scene) -> object:
    scroll = getattr(scene, "scroll", None)
    return getattr(scene, "page", None) if scroll is None else scroll.offset


def check(data: Path, patch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text: int) -> None:
    keep_matches(data, 2, 2)
    flags = ("--game", "sixlove", "--seed", "42", "--seats", "Ana,bot:easy,Beto,bot:easy")
    for player, make in (
        (sit_down_at(data, size=size), screens),
        (sit_down_at(data / "table", *flags, size=size), at_table),
    ):
        client = player.client
        speak(client, language, text)
        for route in make():
            player.client.stack.go(Push(route))
            scene = player.scene
            with watched(patch) as cut:
                for _ in every_page(player):
                    scene.draw(player.surface)
            assert cut == [], scene.name
            player.client.stack.go(Pop())
        client.services.saves.finish()


@pytest.mark.parametrize(("size", "language", "text"), TIGHT)
def test_no_text_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text: int
) -> None:
    check(tmp_path, monkeypatch, size, language, text)


@pytest.mark.long
@pytest.mark.parametrize(("size", "language", "text"), WHOLE)
def test_no_text_is_cut_at_any_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text: int
) -> None:
    check(tmp_path, monkeypatch, size, language, text)
