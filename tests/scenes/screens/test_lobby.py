"""The lobby: what was typed is lost by no new layout and by no stray key, and stands there again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scenes import routes
from scenes.input.intents import Command, Device, PadCame, Press, Release
from scenes.screens.start.lobby import Lobby
from scenes.stack import Restart
from scenes.table.party import KINDS, PHONE
from tests.kit.sit_down import SitDown, sit_down_at

FIELDS = ("name:1", "name:2", "name:3", "name:4", "seed")


@pytest.fixture
def player(tmp_path: Path) -> Iterator[SitDown]:
    player = sit_down_at(tmp_path)
    player.tap("play")
    yield player
    player.client.services.saves.finish()


def lobby(player: SitDown) -> Lobby:
    assert isinstance(player.scene, Lobby)
    return player.scene


def entered(player: SitDown) -> dict[str, tuple[str, str, bool]]:
    """What every control of the lobby shows."""
    controls = lobby(player).panel.controls
    return {key: (control.label, control.value, control.is_on) for key, control in controls.items()}


# ---------------------------------------------------------------------- a new layout


def other_size(player: SitDown) -> None:
    player.resize((1024, 768))


def full_screen(player: SitDown) -> None:
    """The key, and the sizes that the window takes then."""
    player.key("f11")
    player.resize((1600, 900))
    player.resize((1920, 1080))


def larger_text(player: SitDown) -> None:
    client = player.client
    client.services.change(client.look.settings.having(text_size=150))
    player.wait()


LAYOUTS = (other_size, full_screen, larger_text)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("change", [full_screen, *(pytest.param(one, marks=pytest.mark.long) for one in LAYOUTS[::2])])
def test_typing_goes_on_in_a_new_layout(player: SitDown, change: Callable[[SitDown], None], field: str) -> None:
    player.tap(field)
    player.type("abcd")
    change(player)
    player.type("ef")
    assert lobby(player).panel.controls[field].value.endswith("abcdef")


@pytest.mark.parametrize("change", LAYOUTS)
def test_the_match_is_dealt_from_the_whole_seed(player: SitDown, change: Callable[[SitDown], None]) -> None:
    player.tap("seed")
    player.type("12")
    change(player)
    player.type("34")
    player.tap("deal")
    assert player.match.seed == "1234"


# ---------------------------------------------------------------------- stray keys


def by_key(player: SitDown) -> None:
    player.key("escape")


def by_pad(player: SitDown) -> None:
    for kind in (Press, Release):
        player.client.hear(kind(Command.BACK, Device.PAD, pad=1))
        player.wait()


@pytest.mark.parametrize("leave", [by_key, by_pad])
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_is_left_before_the_lobby(player: SitDown, leave: Callable[[SitDown], None], field: str) -> None:
    player.tap(field)
    player.type("7")
    leave(player)
    scene = lobby(player)
    assert not scene.takes_text
    assert scene.panel.controls[field].value.endswith("7")
    leave(player)
    assert player.scene_name == "title"


@pytest.mark.parametrize("pads", [0, 1])
def test_enter_leads_from_the_seed_to_the_deal(player: SitDown, pads: int) -> None:
    for pad in range(1, pads + 1):
        player.client.hear(PadCame(pad))
    player.tap("seed")
    player.type("42")
    player.hold("return")
    assert lobby(player).focus == "deal", "a key that is held presses nothing more"
    player.key("return")
    assert player.scene_name == "deal"
    assert player.match.seed == "42"


def test_what_was_entered_stands_there_again(player: SitDown) -> None:
    for field in FIELDS:
        player.tap(field)
        player.key("ctrl+a")
        player.type(f"x{field[-1]}")
    for spot in ("game:sixlove", "preset:rivals", "kind:3", "swap:1", "swap:4", "swap:2"):
        player.tap(spot)
    player.tap("swap:2")
    before = entered(player)
    player.key("escape")
    assert player.scene_name == "title"
    player.tap("play")
    assert entered(player) == before


def test_a_change_of_places_that_was_only_begun_is_forgotten(player: SitDown) -> None:
    before = entered(player)
    player.tap("swap:2")
    player.key("escape")
    player.tap("play")
    assert entered(player) == before


def test_the_next_run_begins_afresh(player: SitDown, tmp_path: Path) -> None:
    before = entered(player)
    player.tap("name:1")
    player.type("Ana")
    player.key("escape", "escape")
    player.client.services.saves.finish()
    again = sit_down_at(tmp_path)
    again.tap("play")
    assert entered(again) == before
    again.client.services.saves.finish()


def test_a_seed_that_was_typed_is_for_one_match(player: SitDown) -> None:
    player.tap("seed")
    player.type("42")
    player.tap("deal")
    assert player.match.seed == "42"
    player.client.stack.go(Restart(routes.Title()))
    player.wait()
    player.tap("play")
    assert lobby(player).party.seed == ""
    player.tap("deal")
    assert player.match.seed != "42"


def test_where_no_phone_can_come_in_the_choice_goes_on_past_it(tmp_path: Path) -> None:
    """An address that this machine has not."""
    player = sit_down_at(tmp_path, "--phones-address", "192.168.254.254")
    player.tap("play")
    seen = []
    for _ in KINDS:
        player.tap("kind:2")
        seen.append(lobby(player).seating[2].kind)
    assert set(seen) == set(KINDS) - {PHONE}
    player.client.services.saves.finish()
