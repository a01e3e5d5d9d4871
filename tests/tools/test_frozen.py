"""A player behind a pipe is told what its seat may know and answers as it would here; here it is this state itself."""

import sys
from pathlib import Path
from random import Random

import pytest

from game.actions import Deal, Name
from game.bots import bot
from game.deal import Chance
from game.hand_end import Opening
from game.observation import observe
from game.state import MatchState
from game.turn import apply, legal_actions
from tests.game.random_play import GAME_IDS, shuffled
from tools.dev.arena_players import player
from tools.dev.frozen import FROZEN, FrozenPlayer, python_of

OPENINGS = {"chiva": "seat 2", "sixlove": "name 3"}


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_is_asked_what_the_seat_sees_and_answers_alike(game: str) -> None:
    chance, here = Random(game), bot("heaviest")
    there = FrozenPlayer(Path(sys.executable), "heaviest")
    state = apply(MatchState(game, opening=Opening.from_text(OPENINGS[game])), Deal(shuffled(chance))).state
    asked = 0
    while state.turn is not None:
        seen, drawn = observe(state, state.turn), Chance("PIPE", state.turn, len(state.log))
        assert there.choose(seen, drawn) == here.choose(seen, drawn)
        asked += len(seen.legal) > 1
        turn = chance.choice(legal_actions(state)) if not isinstance(seen.legal[0], Name) else seen.legal[0]
        state = apply(state, turn).state
    there.close()
    assert asked > 5


def test_a_frozen_player_that_was_not_built_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.dev.frozen.ROOT", tmp_path)
    for name in FROZEN:
        assert not python_of(name).exists()
        with pytest.raises(ImportError, match=f"make .venv-{name}/.ready"):
            player(name)
