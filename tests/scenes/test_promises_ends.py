"""What is promised at the end of a hand and of a match, and from there to the next first tile."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.actions import Play
from game.deal import show_code
from game.hand_end import EndedBy, OpenedBy, ScoreEvent
from game.match import Match
from game.seats import SEATS
from game.tile_sets import pips_in
from game.words import Words
from scenes.input.intents import Command, Device, Press
from scenes.table.log_rows import log_rows
from scenes.table.table_picture import voice_of
from tests.kit.given import given
from tests.kit.moments import FOUR, at_decision, brought_to, calm, find, lay_by_mouse
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.text_boxes import texts

HANDS = 14


def event_of(match: Match) -> ScoreEvent | None:
    return match.state.result.event if match.state.result is not None else None


def is_block(match: Match) -> bool:
    return match.state.result is not None and match.state.result.end is EndedBy.BLOCK


def is_out(match: Match) -> bool:
    return match.state.result is not None and match.state.result.end is EndedBy.OUT


def is_won(match: Match) -> bool:
    return event_of(match) is ScoreEvent.MATCH and is_out(match)


def is_seven(match: Match) -> bool:
    return is_won(match) and max(match.state.score) == 7


def breaks_with_a_key(match: Match) -> bool:
    return event_of(match) is ScoreEvent.BREAK and match.state.result is not None and match.state.result.key


def is_level_with_a_score(match: Match) -> bool:
    return event_of(match) is ScoreEvent.DRAW and max(match.state.score) > 0


def ended(
    data: Path, game: str, wanted: Callable[[Match], bool], language: str = "es", *, first: int = 0, **settings: Any
) -> SitDown:
    """The summary of a hand that ended so; a tile laid by mouse where one ended it."""
    seed, turns = find(game, wanted, first=first, hands=HANDS)
    laid = next(place for place in range(len(turns) - 1, -1, -1) if isinstance(turns[place], Play))
    player = at_decision(brought_to(data, game, seed, turns[:laid], language=language, **settings))
    lay_by_mouse(player, turns[laid])
    player.wait_for("hand_summary", limit=20)
    player.wait(4)
    return player


def has(told: str, sentence: str) -> bool:
    """Whatever lines it stands in."""
    return sentence in told


# ---------------------------------------------------------------------- the hand


@pytest.mark.parametrize("press", ["return", "escape", "l", "tap"])
def test_the_bare_table_is_one_action_away_and_any_press_comes_back(tmp_path: Path, press: str) -> None:
    player = ended(tmp_path, "chiva", is_out)
    assert "Código" in texts(player)
    before = pygame.image.tobytes(player.picture(), "RGB")
    player.tap("look")
    assert pygame.image.tobytes(player.picture(), "RGB") != before
    assert "Código" not in texts(player)
    if press == "tap":
        player.tap_at((3, 3))
    else:
        player.key(press)
    assert player.scene_name == "hand_summary"
    assert "Código" in texts(player)


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_a_block_shows_the_rule_that_decided_and_every_sum(tmp_path: Path, game: str) -> None:
    player = ended(tmp_path, game, is_block)
    told, result = texts(player), player.match.state.result
    assert result is not None
    for seat in SEATS:
        assert str(pips_in(player.match.state.holdings[seat - 1])) in told.replace(".", " ").split()
    for total in (result.pips[0] + result.pips[2], result.pips[1] + result.pips[3]):
        assert f"Suman {total} tanto" in told
    assert has(told, "Tranque: menos tantos en pareja" if game == "chiva" else "tiene el mínimo de tantos"), told


def test_a_level_block_is_a_draw_that_favours_nobody(tmp_path: Path) -> None:
    for game in ("chiva", "sixlove"):
        player = ended(tmp_path / game, game, is_level_with_a_score)
        result = player.match.state.result
        assert result is not None
        assert result.winner is None
        assert player.match.state.score == player.match.hand.states[0].score
        told = texts(player)
        assert told.startswith("Empate ")
        assert has(told, "El marcador queda como estaba")


def test_a_key_that_breaks_says_that_it_has_no_effect(tmp_path: Path) -> None:
    player = ended(tmp_path, "sixlove", breaks_with_a_key)
    assert has(texts(player), "llave, sin efecto: se rompe")
    assert player.match.state.score == (0, 0)


def test_seven_to_nothing_is_shown_as_it_is_and_called_six_love(tmp_path: Path) -> None:
    player = ended(tmp_path, "sixlove", is_seven, first=79)
    assert has(texts(player), "ganan la partida 7 a cero: ¡six love!")
    player.tap("next")
    assert player.scene_name == "match_summary"
    assert "Six love: 7-0" in texts(player)


def test_a_hand_taken_back_after_the_four_hands_is_marked_as_repeated(tmp_path: Path) -> None:
    player = ended(tmp_path, "chiva", is_out)
    score = player.match.hand.states[0].score
    player.key("u")
    at_decision(player)
    assert player.match.hand.repeated
    assert player.match.state.score == score
    rows = [text for text, _ in log_rows(player.match.hand, voice_of(player.sitting, Words("es")))]
    assert rows[-1].startswith("Repetida")


def test_the_seal_stands_from_the_deal_on_and_the_code_only_at_the_end(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(bot_speed="normal"), language="es")
    assert player.scene_name == "deal"
    sitting = player.client.company.sitting
    assert sitting is not None
    told = ""
    while player.scene_name == "deal":
        told = texts(player)
        assert show_code(given(player.match.hand.code)) not in told
        player.wait(0.2)
    assert sitting.seal_text in told
    over = ended(tmp_path / "over", "chiva", is_out)
    told = texts(over)
    assert over.sitting.seal_text in told
    assert "Código" in told


@pytest.mark.parametrize("seed", ["42", None])
def test_a_seed_that_somebody_chose_proves_nothing_and_the_screen_says_so(tmp_path: Path, seed: str | None) -> None:
    flags = ("--seats", "bot:easy,bot:easy,bot:easy,bot:easy", *(() if seed is None else ("--seed", seed)))
    player = sit_down_at(tmp_path, *flags, settings=calm(), language="es")
    player.wait_for("hand_summary", limit=600)
    assert has(texts(player), "una semilla elegida no prueba nada") == (seed is not None)


# ---------------------------------------------------------------------- to the next one


def presses_to_the_first_tile(player: SitDown) -> int:
    """Beside the curtain."""
    count, until = 0, player.now + 60
    while not player.decides:
        assert player.now < until, player.scene_name
        match player.scene_name:
            case "reveal":
                player.hold("return")
            case "hand_summary" | "match_summary":
                player.tap("next")
                count += 1
            case "opener":
                return count
            case _:
                player.wait()
    return count


@pytest.mark.parametrize(
    ("game", "wanted", "still"), [("chiva", is_out, False), ("sixlove", is_out, True), ("chiva", is_won, True)]
)
def test_at_most_two_presses_lie_between_the_last_tile_and_the_next_first(
    tmp_path: Path, game: str, wanted: Callable[[Match], bool], still: bool
) -> None:
    player = ended(tmp_path, game, wanted, bot_speed="normal", reduced_motion=still)
    hand = player.match.hand.number
    assert presses_to_the_first_tile(player) <= 2
    assert player.match.hand.number == hand + 1


def labels(player: SitDown) -> dict[str, str]:
    return {key: control.label for key, control in player.panel.controls.items()}


def test_the_buttons_after_a_match_bear_the_names_of_the_rules(tmp_path: Path) -> None:
    player = ended(tmp_path / "chiva", "chiva", is_won)
    player.tap("next")
    assert labels(player)["next"] == "Nuevo encuentro"
    assert "afresh" not in player.spots
    player.tap("next")
    assert player.match.state.score == (0, 0)
    assert player.match.state.opening.by is OpenedBy.DOUBLE_SIX
    for press, name, opens in (
        ("next", "Siguiente partida", OpenedBy.NAMED),
        ("afresh", "Nueva sesión", OpenedBy.DOUBLE_SIX),
    ):
        player = ended(tmp_path / press, "sixlove", is_won)
        player.tap("next")
        assert labels(player)[press] == name
        player.tap(press)
        assert player.match.state.score == (0, 0)
        assert player.match.state.opening.by is opens


@pytest.mark.parametrize(("game", "name"), [("chiva", "Nuevo encuentro"), ("sixlove", "Nueva sesión")])
def test_the_menu_begins_afresh_at_any_time_and_asks_first(tmp_path: Path, game: str, name: str) -> None:
    seed, turns = find(game, is_out)
    player = brought_to(tmp_path, game, seed, [*turns, None], language="es")
    player.hold("return")
    assert player.wait_for("play", "opener", "reveal")
    assert max(player.match.state.score) > 0
    state = player.match.state
    player.key("m")
    assert labels(player)["afresh"] == name
    player.tap("afresh")
    assert (player.scene_name, player.match.state) == ("question", state)
    player.tap("no")
    assert player.match.state is state
    player.tap("afresh")
    player.tap("yes")
    assert player.match.state.score == (0, 0)
    assert player.match.state.opening.by is OpenedBy.DOUBLE_SIX


@pytest.mark.parametrize("scene", ["reveal", "opener", "play", "hand_summary", "match_summary"])
def test_a_match_can_be_left_by_pointing_alone_and_is_kept(tmp_path: Path, scene: str) -> None:
    if scene.endswith("summary"):
        player = ended(tmp_path, "chiva", is_won)
        if scene == "match_summary":
            player.tap("next")
    elif scene == "opener":
        seed, turns = find("sixlove", is_out)
        player = brought_to(tmp_path, "sixlove", seed, [*turns, None])
        player.tap("lift")
        player.wait_for("reveal", "opener")
        if player.scene_name == "reveal":
            player.tap("lift")
    else:
        player = sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm())
        player.wait_for("reveal")
        if scene == "play":
            at_decision(player)
    assert player.scene_name == scene
    if "menu" in player.spots:
        player.touch("menu")
    player.touch("leave")
    player.touch("yes")
    assert player.scene_name == "title"
    player.wait(0.5)
    assert "continue" in player.spots


def test_from_the_end_of_a_match_the_hand_its_log_and_undo_are_a_press_away(tmp_path: Path) -> None:
    player = ended(tmp_path, "chiva", is_won)
    for way in ("hand", "escape", "b"):
        player.tap("next")
        assert player.scene_name == "match_summary"
        for key, overlay in (("l", "log"), ("r", "rules"), ("f1", "help")):
            player.key(key)
            assert player.scene_name == overlay
            player.key("escape")
        if way == "hand":
            player.tap("hand")
        elif way == "escape":
            player.key("escape")
        else:
            player.see()
            player.client.hear(Press(Command.BACK, Device.PAD))
        assert player.scene_name == "hand_summary"
        player.wait(4)
    player.tap("next")
    player.key("u")
    player.wait_for("reveal", "play")
    assert not player.match.match_is_over
