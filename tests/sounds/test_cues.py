"""What is heard when something happens, over whole matches and for each kind of end."""

import pytest

from game.events import Blocked, Event, HandDealt, HandEnded, OpenerNamed, Passed, TilePlayed, WentOut
from game.hand_end import BY_DOUBLE_SIX, EndedBy, Result, ScoreEvent
from game.seats import pair_of
from sounds.cues import Cue, cue_of_end, cues_of, cues_of_step


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
    (WentOut(1, 5, key=False, capicu=True), (Cue.SLAM,)),
    (WentOut(1, 5, key=True, capicu=True), (Cue.SLAM, Cue.KEY)),
    (ended(ScoreEvent.ADD), (Cue.FLIP, Cue.WIN)),
    (ended(ScoreEvent.BREAK), (Cue.FLIP, Cue.BREAK)),
    (ended(ScoreEvent.DRAW), (Cue.FLIP, Cue.DRAW)),
    (ended(ScoreEvent.MATCH), (Cue.FLIP, Cue.MATCH)),
]


@pytest.mark.parametrize(("event", "heard"), EXAMPLES)
def test_each_event_has_its_sound(event: Event, heard: tuple[Cue, ...]) -> None:
    assert cues_of(event) == heard


@pytest.mark.parametrize("event", ScoreEvent)
def test_every_result_sounds_different(event: ScoreEvent) -> None:
    assert cues_of(ended(event))[-1] is cue_of_end(ended(event).result)
    assert len({cue_of_end(ended(each).result) for each in ScoreEvent}) == len(ScoreEvent)


def test_the_last_tile_slams_instead_of_clacking() -> None:
    step = (TilePlayed(1, 5, None), WentOut(1, 5, key=False, capicu=False), ended(ScoreEvent.ADD))
    assert cues_of_step(step) == (Cue.SLAM, Cue.FLIP, Cue.WIN)


def test_the_tile_that_blocks_clacks_and_the_table_shuts() -> None:
    assert cues_of_step((TilePlayed(1, 5, None), Blocked(1, 3))) == (Cue.CLACK, Cue.BLOCK)
