"""Bots in the client: they wait under overlays, follow the speed, and drop what they thought when it is taken back."""

from pathlib import Path

import pytest

from game.actions import Play
from game.bots.levels import rank
from game.sentences.turns import turn_line
from game.words import Words
from scenes.store.settings import default_settings
from scenes.table.prompts import table_prompt, unbroken
from scenes.table.table_picture import voice_of
from tests.kit.sit_down import SitDown, sit_down_at

ALONE = "Ana,bot:hard,bot:medium,bot:easy"
SMALL = (800, 600)


def table(data: Path, seats: str = ALONE, **settings: object) -> SitDown:
    chosen = default_settings().having(reduced_motion=True, **settings)
    return sit_down_at(data, "--game", "sixlove", "--seed", "42", "--seats", seats, size=SMALL, settings=chosen)


def to_decision(player: SitDown) -> None:
    while not player.decides:
        player.hold("return") if player.scene_name == "reveal" else player.wait()


def decide(player: SitDown) -> None:
    player.key("right")
    player.wait(0.4)
    player.key("return")


@pytest.mark.parametrize("overlay", ["r", "l", "d", "m", "f1"])
def test_any_overlay_pauses_the_bots(tmp_path: Path, overlay: str) -> None:
    player = table(tmp_path, bot_speed="slow")
    to_decision(player)
    decide(player)
    player.key(overlay)
    words = player.match.hand.words
    player.wait(30)
    assert player.match.hand.words == words
    player.key("escape")
    player.wait(30)
    assert len(player.match.hand.words) > len(words)


def test_waiting_for_a_key_waits_for_each_bot(tmp_path: Path) -> None:
    player = table(tmp_path, "bot:easy,bot:easy,bot:easy,bot:easy", bot_speed="wait")
    player.wait_for("play")
    for turn in range(3):
        player.wait(5)
        assert len(player.match.hand.words) == turn
        assert not any("thinking" in seat.note for seat in player.table.picture().seats)
        scene = player.table
        assert "press to go on" in table_prompt(scene.sitting, scene.flow, scene.hand, player.client.look.words)
        player.key("return")
        player.wait(0.2)
        assert len(player.match.hand.words) == turn + 1


@pytest.mark.parametrize(
    ("text", "glued"),
    [
        ("It leaves you a play on the 4: you keep two tiles with 4", ["the_4:", "with_4"]),
        ("Te deja jugada por el 4: conservas dos fichas con 4", ["el_4:", "con_4"]),
        ("Sueltas 11 tantos: ninguna otra ficha tuya que entra tiene más", ["Sueltas_11_tantos:"]),
    ],
)
def test_a_figure_of_a_hint_stays_beside_its_word(text: str, glued: list[str]) -> None:
    told = unbroken(text)
    assert told.replace("\N{NO-BREAK SPACE}", " ") == text
    found = [word for word in told.replace("\N{NO-BREAK SPACE}", "_").split(" ") if "_" in word]
    assert found == glued


def test_a_thought_is_dropped_when_the_hand_is_restarted(tmp_path: Path) -> None:
    player = table(tmp_path, bot_speed="slow")
    to_decision(player)
    first = player.match.hand.words
    decide(player)
    player.wait(0.3)
    player.key("m")
    player.tap("restart")
    player.tap("yes")
    assert player.match.hand.words == ()
    to_decision(player)
    assert player.match.hand.words == first, "the bots answer alike after a restart"


def test_undo_while_a_bot_thinks_comes_back_to_the_person(tmp_path: Path) -> None:
    player = table(tmp_path, bot_speed="slow")
    to_decision(player)
    words = player.match.hand.words
    decide(player)
    player.wait(0.5)
    player.key("u")
    player.wait(3)
    assert player.match.hand.words == words
    assert player.decides
    player.key("ctrl+y")
    player.wait(0.1)
    assert len(player.match.hand.words) > len(words)


def test_slower_bots_take_longer(tmp_path: Path) -> None:
    took = {}
    for speed in ("slow", "normal", "fast", "instant"):
        player = table(tmp_path / speed, "bot:easy,bot:easy,bot:easy,bot:easy", bot_speed=speed)
        player.wait_for("play")
        start = player.now
        while not player.match.hand_is_over:
            player.wait()
        took[speed] = player.now - start
    assert took["slow"] > took["normal"] > took["fast"] > took["instant"]


def test_a_hint_is_a_preview_with_a_reason_and_nothing_more(tmp_path: Path) -> None:
    player = table(tmp_path)
    to_decision(player)
    match, seat = player.match, player.match.state.turn
    best = rank(match.seen_by(seat), "hard", match.chance())[0].action
    assert isinstance(best, Play)
    words = match.hand.words
    player.key("h")
    while player.table.flow.looks_for_hint:
        player.wait()
    assert player.table.hand.selection.play == best
    assert player.table.hand.words
    assert match.hand.words == words
    assert not match.hand.notes
    player.key("escape")
    assert player.table.hand.is_empty


def test_what_is_spoken_is_the_log(tmp_path: Path) -> None:
    player = table(tmp_path)
    said: list[str] = []
    player.client.services.speech.say = said.append  # type: ignore[method-assign, assignment]
    to_decision(player)
    sitting = player.client.company.sitting
    assert sitting is not None
    voice = voice_of(sitting, Words("en"))
    assert said == [turn_line(voice, taken) for taken in player.match.state.log]
