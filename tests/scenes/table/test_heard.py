"""What is heard at the speaker when the real client plays: each great moment once, and the sums as they are counted."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.actions import Pass, Play
from game.hand_end import EndedBy, Result, ScoreEvent
from game.match import Match
from game.state import MatchState
from game.turn import apply, legal_actions
from scenes.table.unfolding import WHOLE
from sounds.cues import Cue
from sounds.speaker import Speaker
from tests.kit.moments import at_decision, brought_to, find, lay_by_mouse
from tests.kit.sit_down import SitDown

GREAT = frozenset({Cue.SLAM, Cue.BLOCK, Cue.KEY, Cue.WIN, Cue.DRAW, Cue.BREAK, Cue.MATCH, Cue.FLIP, Cue.SCORE})
Wanted = Callable[[Result], bool]


def out_with(event: ScoreEvent, *, key: bool = False) -> Wanted:
    return lambda result: result.end is EndedBy.OUT and result.event is event and result.key == key


def block_with(event: ScoreEvent) -> Wanted:
    return lambda result: result.end is EndedBy.BLOCK and result.event is event


def result_after(state: MatchState, play: Play) -> Result | None:
    """How the hand ends where it ends with this tile, knocks of a block included."""
    after = apply(state, play).state
    while after.turn is not None and after.line.is_blocked:
        after = apply(after, Pass()).state
    return after.result


def last_play(match: Match, wanted: Wanted) -> Play | None:
    """A tile that brings such an end, for the seat on turn."""
    for turn in legal_actions(match.state):
        if isinstance(turn, Play):
            result = result_after(match.state, turn)
            if result is not None and wanted(result):
                return turn
    return None


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Cue]:
    """Everything that is given to the speaker, in order."""
    cues: list[Cue] = []
    monkeypatch.setattr(Speaker, "play", lambda speaker, *played: cues.extend(played))
    return cues


def ended(data: Path, game: str, wanted: Wanted, heard: list[Cue], **settings: Any) -> SitDown:
    """A hand brought to such an end by the person on turn, and looked at until nothing moves; what came before is
    forgotten."""
    seed, turns = find(game, lambda match: last_play(match, wanted) is not None, hands=12)
    player = at_decision(brought_to(data, game, seed, turns, (800, 600), **settings))
    play = last_play(player.match, wanted)
    assert play is not None
    heard.clear()
    lay_by_mouse(player, play)
    player.wait_for("hand_summary")
    player.wait(WHOLE + 0.3)
    return player


ENDS: dict[str, tuple[str, Wanted, set[Cue]]] = {
    "out": ("chiva", out_with(ScoreEvent.ADD), {Cue.SLAM, Cue.FLIP, Cue.WIN, Cue.SCORE}),
    "key": ("sixlove", out_with(ScoreEvent.ADD, key=True), {Cue.SLAM, Cue.KEY, Cue.FLIP, Cue.WIN, Cue.SCORE}),
    "break": ("chiva", out_with(ScoreEvent.BREAK), {Cue.SLAM, Cue.BREAK, Cue.FLIP, Cue.SCORE}),
    "match": ("chiva", out_with(ScoreEvent.MATCH), {Cue.SLAM, Cue.MATCH, Cue.FLIP, Cue.SCORE}),
    "block": ("sixlove", block_with(ScoreEvent.ADD), {Cue.BLOCK, Cue.FLIP, Cue.WIN, Cue.SCORE}),
    "draw": ("chiva", block_with(ScoreEvent.DRAW), {Cue.BLOCK, Cue.FLIP, Cue.DRAW}),
}


@pytest.mark.parametrize(("end", "motion"), [*((end, "moving") for end in ENDS), ("key", "still"), ("draw", "still")])
def test_each_great_moment_is_heard_once(tmp_path: Path, heard: list[Cue], end: str, motion: str) -> None:
    game, wanted, great = ENDS[end]
    moves: dict[str, Any] = {"bot_speed": "fast", "reduced_motion": False} if motion == "moving" else {}
    player = ended(tmp_path, game, wanted, heard, **moves)
    counted = Counter(cue for cue in heard if cue in GREAT)
    assert counted == Counter(great)
    assert heard.count(Cue.CLACK) == (Cue.BLOCK in great)
    assert heard.count(Cue.KNOCK) == 0
    most = max(state.bit_count() for state in player.match.state.holdings)
    assert heard.count(Cue.TICK) == (most if motion == "moving" else 0)


def test_the_sums_are_counted_before_the_score_moves(tmp_path: Path, heard: list[Cue]) -> None:
    game, wanted, _ = ENDS["out"]
    ended(tmp_path, game, wanted, heard, bot_speed="fast", reduced_motion=False)
    told = [cue for cue in heard if cue in {Cue.SLAM, Cue.FLIP, Cue.TICK, Cue.SCORE}]
    assert told[0] is Cue.SLAM
    assert (told.index(Cue.FLIP), told[-1]) == (1, Cue.SCORE)
    assert set(told[2:-1]) == {Cue.TICK}


def test_a_deal_a_pass_a_play_and_a_choice_are_heard(tmp_path: Path, heard: list[Cue]) -> None:
    def can_only_knock(match: Match) -> bool:
        return legal_actions(match.state) == (Pass(),) and not match.state.line.is_blocked

    def knocks_next(match: Match) -> bool:
        state = match.state
        plays = [turn for turn in legal_actions(state) if isinstance(turn, Play)]
        return any(legal_actions(apply(state, play).state) == (Pass(),) for play in plays)

    seed, turns = find("chiva", knocks_next)
    player = brought_to(tmp_path, "chiva", seed, turns)
    assert heard.count(Cue.SHUFFLE) == 1
    at_decision(player)
    assert heard.count(Cue.CURTAIN) == 1
    state = player.match.state
    plays = [turn for turn in legal_actions(state) if isinstance(turn, Play)]
    play = next(play for play in plays if legal_actions(apply(state, play).state) == (Pass(),))
    heard.clear()
    lay_by_mouse(player, play)
    player.wait(2)
    assert can_only_knock(player.match) or player.match.hand.words[-1] == "-"
    assert heard.count(Cue.CLACK) == heard.count(Cue.KNOCK) == 1
    assert Cue.RAISE in heard
