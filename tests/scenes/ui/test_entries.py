"""Text fields: what is chosen, copied, cut and pasted, and that a text without room is told, never cut."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from scenes.screens.start.lobby import Lobby
from scenes.screens.start.seed_or_code import LONGEST, HandEntry
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.text_boxes import text_of


@pytest.mark.parametrize("seed", ["", "42"])
def test_the_seed_keeps_its_label_when_it_is_filled(tmp_path: Path, seed: str) -> None:
    player = sit_down_at(tmp_path)
    player.tap("play")
    scene = player.scene
    assert isinstance(scene, Lobby)
    scene.party.seed = seed
    scene.lay_out()
    assert "Seed" in {one.text for one in text_of(scene, player.client.look.size).written}


class Clipboard:
    """Of the test: the system's may be missing."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def put(self, text: str) -> bool:
        self.text = text
        return True


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    board = Clipboard()
    monkeypatch.setattr("scenes.input.clipboard.put", board.put)
    monkeypatch.setattr("scenes.input.clipboard.get", lambda: board.text)
    return board


@pytest.fixture
def player(tmp_path: Path) -> Iterator[SitDown]:
    player = sit_down_at(tmp_path)
    player.tap("replays")
    player.tap("entry")
    player.tap("hand")
    yield player
    player.client.services.saves.finish()


def written(player: SitDown) -> str:
    return scene_of(player).panel.controls["hand"].value


def scene_of(player: SitDown) -> HandEntry:
    assert isinstance(player.scene, HandEntry)
    return player.scene


@pytest.mark.parametrize("control", ["ctrl", "meta"])
def test_all_is_chosen_copied_cut_and_pasted(player: SitDown, clipboard: Clipboard, control: str) -> None:
    player.type("familia")
    player.key("end", f"{control}+a", f"{control}+c")
    assert (clipboard.text, written(player)) == ("familia", "familia")
    player.key(f"{control}+x")
    assert written(player) == ""
    player.key(f"{control}+v", f"{control}+v")
    assert written(player) == "familiafamilia"
    player.key(f"{control}+a")
    player.type("x")
    assert written(player) == "x"


def test_the_older_keys_do_the_same(player: SitDown, clipboard: Clipboard) -> None:
    player.type("familia")
    player.key("ctrl+a", "ctrl+insert", "shift+delete")
    assert (clipboard.text, written(player)) == ("familia", "")
    player.key("shift+insert")
    assert written(player) == "familia"


def test_the_caret_goes_to_both_ends_and_chooses_on_its_way(player: SitDown, clipboard: Clipboard) -> None:
    player.type("42")
    player.key("home")
    player.type("a")
    player.key("end")
    player.type("z")
    assert written(player) == "a42z"
    player.key("shift+left", "shift+left", "ctrl+c")
    assert clipboard.text == "2z"
    player.key("home", "right", "shift+end", "ctrl+x")
    assert (clipboard.text, written(player)) == ("42z", "a")
    player.key("ctrl+c")
    assert clipboard.text == "42z", "nothing is chosen, nothing is copied"


def test_a_choice_is_seen(player: SitDown) -> None:
    player.type("familia")
    field = player.spots["hand"]
    plain = pygame.image.tobytes(player.picture().subsurface(field), "RGB")
    player.key("ctrl+a")
    assert pygame.image.tobytes(player.picture().subsurface(field), "RGB") != plain


def test_without_a_clipboard_nothing_is_lost(player: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.input.clipboard.put", lambda text: False)
    monkeypatch.setattr("scenes.input.clipboard.get", lambda: "")
    player.type("familia")
    player.key("ctrl+a", "ctrl+x", "end", "ctrl+v")
    assert written(player) == "familia"


def test_a_text_is_pasted_in_one_line_whatever_its_letters(player: SitDown, clipboard: Clipboard) -> None:
    clipboard.text = "\n  ñandú\U0001f061\t 漢\n"
    player.key("ctrl+v")
    assert written(player) == "ñandú\U0001f061 漢"
    player.picture()


def by_key(player: SitDown) -> None:
    player.tap("hand")
    player.key("ctrl+v")


def by_button(player: SitDown) -> None:
    player.tap("paste")


@pytest.mark.parametrize("paste", [by_key, by_button])
def test_a_text_without_room_is_told_and_none_of_it_is_read(
    player: SitDown, clipboard: Clipboard, paste: Callable[[SitDown], None]
) -> None:
    player.type("42")
    clipboard.text = "x" * (LONGEST + 1)
    paste(player)
    assert written(player) == "42"
    assert str(LONGEST) in scene_of(player)._problem
    clipboard.text = "x" * LONGEST
    player.tap("hand")
    player.key("ctrl+a")
    paste(player)
    assert written(player) == clipboard.text
    assert scene_of(player)._problem == ""


def test_the_letter_that_has_no_room_is_told_and_what_stands_there_stays(player: SitDown, clipboard: Clipboard) -> None:
    clipboard.text = "x" * LONGEST
    player.key("ctrl+v")
    player.type("yz")
    assert written(player) == clipboard.text
    assert scene_of(player)._problem


def test_the_caret_stays_where_it_was_in_a_new_layout(player: SitDown) -> None:
    player.type("4")
    player.key("home")
    player.resize((1024, 768))
    player.type("a")
    assert written(player) == "a4"


def test_a_field_of_another_scene_tells_it_in_the_line_for_everybody(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path)
    player.tap("play")
    player.tap("name:1")
    player.type("x" * 17)
    player.wait()
    assert isinstance(player.scene, Lobby)
    assert player.scene.panel.controls["name:1"].value == "x" * 16
    assert "16" in player.client.notice.text
    player.client.services.saves.finish()
