"""The seal of the hand in play may be read at any time of it, at whatever speed it was dealt."""

from pathlib import Path

import pytest

from tests.kit.moments import FOUR, at_decision, calm
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.duplicates_kit import at_title, begun
from tests.scenes.text_boxes import text_of

SIZE = (800, 600)


def told(player: SitDown) -> str:
    """All that is written on the scene on top."""
    return "\n".join(one.text for one in text_of(player.scene, SIZE).written)


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_seal_is_told_on_curtain_menu_and_log(tmp_path: Path, game: str, language: str) -> None:
    flags = ("--game", game, "--seed", "42", "--seats", FOUR)
    player = sit_down_at(tmp_path, *flags, settings=calm(text_size=150), language=language, size=SIZE)
    player.wait_for("reveal")
    seal = player.sitting.seal_text
    line = f"{'Sello' if language == 'es' else 'Seal'} {seal}"
    assert line in told(player)
    for comes_to_decide in (False, True):
        if comes_to_decide:
            at_decision(player)
        for key, scene in (("m", "pause"), ("l", "log")):
            player.key(key)
            assert player.scene_name == scene
            assert line in told(player), scene
            player.key("escape")


def test_each_hand_has_its_own_seal(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(), size=SIZE)
    player.wait_for("reveal")
    first = player.sitting.seal_text
    player.sitting.deal_afresh()
    second = player.sitting.seal_text
    assert first != second
    player.key("m")
    assert second in told(player)
    assert first not in told(player)


def test_a_board_of_a_duplicate_shows_none(tmp_path: Path) -> None:
    player = begun(at_title(tmp_path), "one")
    player.wait_for("reveal")
    seal = player.sitting.seal_text
    assert seal not in told(player)
    for key in "ml":
        player.key(key)
        assert seal not in told(player)
        player.key("escape")
