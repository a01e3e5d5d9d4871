"""The longest names that may be typed: what they stand beside stays readable."""

from pathlib import Path

import pytest

from scenes.screens.play.deal import DealScene
from scenes.store.settings import default_settings
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.text_boxes import text_of

SIZE = (800, 600)
NAMES = ("W" * 16, "MW" * 8)


@pytest.fixture(params=NAMES)
def player(request: pytest.FixtureRequest, tmp_path: Path) -> SitDown:
    seats = ",".join([request.param] + ["bot:easy"] * 3)
    settings = default_settings().having(language="en")
    return sit_down_at(tmp_path, "--game", "sixlove", "--seed", "42", "--seats", seats, size=SIZE, settings=settings)


def test_the_button_of_the_curtain_says_what_it_does(player: SitDown) -> None:
    player.wait_for("reveal")
    texts = text_of(player.scene, SIZE)
    assert "show my tiles" in " ".join(one.text for one in texts.written).lower()


def test_who_opens_is_said_between_the_hands(player: SitDown) -> None:
    player.wait(3.0)
    assert player.scene_name == "deal"
    line = player.on(DealScene).art.layout.line
    told = [one for one in text_of(player.scene, SIZE).written if one.text.startswith(("Hand", "66 opens"))]
    assert len(told) == 2
    assert all(line.x <= one.box.x and one.box.right <= line.right for one in told)


def test_a_code_typed_anew_brings_the_note_back_where_it_was(tmp_path: Path) -> None:
    settings = default_settings().having(language="en")
    player = sit_down_at(tmp_path, size=(1280, 720), settings=settings)
    player.wait()
    player.tap("replays")
    player.tap("practice")
    before = dict(player.spots)
    player.type("nothing")
    player.tap("deal")
    assert dict(player.spots) != before, "nothing had to be said"
    player.tap("code")
    player.type("Q")
    assert dict(player.spots) == before
