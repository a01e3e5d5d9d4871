"""What is heard when something happens, for each event and each kind of end."""

import ast
from pathlib import Path

import pytest

from game.events import Blocked, Event, HandDealt, HandEnded, OpenerNamed, Passed, TilePlayed, WentOut
from game.hand_end import BY_DOUBLE_SIX, EndedBy, Result, ScoreEvent
from game.seats import pair_of
from sounds.cues import Cue, cues_of, cues_of_end

ROOT = Path(__file__).parent.parent.parent
OF_A_FINGER = frozenset({"TAP", "RAISE", "REFUSED", "CURTAIN"})
OF_A_PICTURE = frozenset({"DEAL", "TICK", "SCORE"})
"""Many in one event: a tile that lands, one that is counted, a score on its way."""


def ended(event: ScoreEvent) -> HandEnded:
    result = Result(EndedBy.OUT, 1, (0, 5, 4, 3), pair_of(1), 1, False, event, (1, 0), BY_DOUBLE_SIX)
    return HandEnded(result, (0, 1, 2, 4))


EXAMPLES: list[tuple[Event, tuple[Cue, ...]]] = [
    (HandDealt(1, BY_DOUBLE_SIX, 2), (Cue.SHUFFLE,)),
    (OpenerNamed(1, 3), (Cue.TAP,)),
    (TilePlayed(1, 27, None), (Cue.CLACK,)),
    (Passed(2, (3, 5), forced_by_block=False), (Cue.KNOCK,)),
    (Passed(2, (3, 3), forced_by_block=True), ()),
    (Blocked(4, 3), (Cue.BLOCK,)),
    (WentOut(1, 5, key=False, capicu=True), ()),
    (WentOut(1, 5, key=True, capicu=True), (Cue.KEY,)),
    (ended(ScoreEvent.ADD), ()),
    (ended(ScoreEvent.BREAK), (Cue.BREAK,)),
    (ended(ScoreEvent.DRAW), ()),
    (ended(ScoreEvent.MATCH), (Cue.MATCH,)),
]


@pytest.mark.parametrize(("event", "heard"), EXAMPLES)
def test_each_event_has_its_sound(event: Event, heard: tuple[Cue, ...]) -> None:
    assert cues_of(event) == heard


def test_the_last_tile_slams_instead_of_clacking() -> None:
    assert cues_of(TilePlayed(1, 5, None), ends_hand=True) == (Cue.SLAM,)


@pytest.mark.parametrize("event", ScoreEvent)
def test_every_result_sounds_different_and_once(event: ScoreEvent) -> None:
    """Told on the table or when the hands turn up, never both."""
    heard = {each: (*cues_of(ended(each)), *cues_of_end(ended(each).result)[1:]) for each in ScoreEvent}
    assert len(heard[event]) == 1
    assert len(set(heard.values())) == len(ScoreEvent)
    assert cues_of_end(ended(event).result)[0] is Cue.FLIP


def test_no_scene_maps_an_event_to_a_sound() -> None:
    """It names what a finger and a picture sound like; the rest it asks for."""
    named = {
        node.attr
        for path in (ROOT / "scenes").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Cue"
    }
    assert named == OF_A_FINGER | OF_A_PICTURE


def test_every_cue_is_heard_somewhere() -> None:
    events = [event for event, _ in EXAMPLES] + [TilePlayed(1, 5, None)]
    heard = {cue for event in events for last in (False, True) for cue in cues_of(event, ends_hand=last)}
    heard |= {cue for each in ScoreEvent for cue in cues_of_end(ended(each).result)}
    assert {cue.name for cue in Cue} - {cue.name for cue in heard} == (OF_A_FINGER | OF_A_PICTURE) - {"TAP"}
