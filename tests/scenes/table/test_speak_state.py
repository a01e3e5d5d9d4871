"""Every state of the table has its sentences, in both languages, and they tell no tile that may not be seen."""

import re
from pathlib import Path

import pytest

from game.observation import observe
from game.seats import SEATS
from game.sentences.turns import tile_text
from game.sentences.voice import Voice
from game.state import MatchState
from game.tile_sets import tiles_in
from game.words import LANGUAGES, Words
from scenes.table.speak_state import spoken_state
from tests.game.random_play import GAME_IDS, random_hands
from tests.kit.sit_down import sit_down_at
from tests.scenes.test_nothing_leaks import swapped

NAMES = ("Ana", "Beto", "Ana", "Íñigo")
HANDS = 60


def states(game: str, count: int = HANDS) -> list[MatchState]:
    return [state for hand in random_hands(game, count) for state in hand.states]


def voice(game: str, language: str) -> Voice:
    return Voice(Words(language), game, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_every_state_is_told(game: str, language: str) -> None:
    for state in states(game):
        who = voice(game, language)
        told = spoken_state(observe(state, None), who)
        assert told.endswith(".")
        assert not re.search(r"[{}]|\.\.|None", told)
        if state.turn is not None:
            assert who.seat(state.turn) in told
            assert all(f"{who.seat(seat)} {state.holdings[seat - 1].bit_count()}" in told for seat in SEATS)
        if state.line.ends is not None and state.result is None:
            assert all(str(pip) in told for pip in state.line.ends)


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_state_is_told_in_english_to_who_reads_spanish(game: str) -> None:
    for state in states(game):
        seen = observe(state, state.turn)
        assert spoken_state(seen, voice(game, "es")) != spoken_state(seen, voice(game, "en"))
        english = re.findall(
            r"\b(is to play|ends|table|tiles|score|left|wins?)\b", spoken_state(seen, voice(game, "es")), re.I
        )
        assert not english


@pytest.mark.parametrize("game", GAME_IDS)
def test_only_open_tiles_are_told(game: str) -> None:
    for state in states(game, 15):
        other = swapped(state, tuple(SEATS)) if state.result is None else None
        if other is not None:
            public = [spoken_state(observe(one, None), voice(game, "en")) for one in (state, other)]
            assert public[0] == public[1]
        if state.turn is not None:
            told = spoken_state(observe(state, state.turn), voice(game, "en"))
            own = told[told.index("Your tiles") :] if state.holdings[state.turn - 1] else ""
            assert all(tile_text(tile) in own for tile in tiles_in(state.holdings[state.turn - 1]))
            assert own.count("-") == state.holdings[state.turn - 1].bit_count()


def test_the_key_and_the_menu_say_it_everywhere(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", "Ana,Beto,Ana,Íñigo")
    said: list[str] = []
    player.client.services.speech.say_at_once = said.append  # type: ignore[method-assign, assignment]
    player.wait_for("reveal")
    player.key("s")
    assert "Your tiles" not in said[-1]
    player.hold("return")
    player.wait_for("play")
    player.key("s")
    assert "Your tiles" in said[-1]
    player.key("space")
    player.key("s")
    assert "Your tiles" not in said[-1], "the cover hides from ears too"
    player.hold("return")
    player.key("m")
    player.tap("speak")
    assert len(said) == 4
    assert "Your tiles" in said[-1]
