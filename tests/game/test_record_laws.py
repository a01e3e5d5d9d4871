"""What must hold of every record: it reads back, goes on, and a second engine agrees with it."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.hand_end import OpenedBy, Opening
from game.match import Match
from game.record import Record, read_record
from tests.game.record_play import family_match, play_on, press
from tests.independent_engine import check
from tools.self_play import bots_at, play_hand

PRESSES = st.lists(st.integers(0, 40 * 28 - 1), min_size=60, max_size=200)


def played(game: str, seed: str, hands: int, level: str = "random") -> Match:
    match = Match(game, bots_at([level] * 4), seed)
    for _ in range(hands):
        match.deal_next()
        play_hand(match)
    return match


@pytest.mark.parametrize("level", ["random", "heaviest"])
@pytest.mark.parametrize("seeds", [4, pytest.param(100, marks=pytest.mark.long)])
def test_a_second_engine_finds_no_difference(game: str, level: str, seeds: int) -> None:
    met: set[str] = set()
    for seed in range(seeds):
        met |= set(check(Record(played(game, f"seed {seed}", 20, level)).to_bytes()))
    assert {"out add", "out break", "block add", "block break"} <= met


@settings(max_examples=40, deadline=None, derandomize=True)
@given(game=st.sampled_from(["chiva", "sixlove"]), presses=PRESSES)
def test_written_read_and_rewritten_it_is_the_same(game: str, presses: list[int]) -> None:
    match = family_match(game)
    record = Record(match)
    for step, _ in enumerate(play_on(match, presses)):
        if step % 7 == 0 or step == len(presses) - 1:
            written = record.to_bytes()
            assert read_record(written).to_bytes() == written
    check(record.to_bytes())


@settings(max_examples=25, deadline=None, derandomize=True)
@given(game=st.sampled_from(["chiva", "sixlove"]), before=PRESSES, after=PRESSES)
def test_a_match_goes_on_from_its_record_as_if_never_left(game: str, before: list[int], after: list[int]) -> None:
    """But for redo, which a record does not keep: a press that empties it is made first."""
    match = family_match(game)
    for _ in play_on(match, before):
        pass
    resumed = read_record(Record(match).to_bytes()).match
    assert resumed.state == match.state
    assert resumed.can_undo == match.can_undo
    assert not resumed.can_redo
    if match.can_redo:
        for either in (match, resumed):
            press(either, 39)
    first, second = Record(match), Record(resumed)
    for _ in zip(play_on(match, after), play_on(resumed, after), strict=True):
        pass
    assert first.to_bytes() == second.to_bytes()
    assert [hand.states for hand in match.hands] == [hand.states for hand in resumed.hands]


def test_lines_made_once_are_the_lines_made_anew(game: str) -> None:
    chance = Random(f"cached {game}")
    match = family_match(game)
    kept = Record(match)
    for _ in range(600):
        press(match, chance.randrange(40 * 28))
        assert kept.to_bytes() == Record(match).to_bytes()
    assert len(match.hands) > 3


def test_a_hand_in_play_names_no_tile_that_is_held(game: str) -> None:
    chance = Random(f"held {game}")
    match = family_match(game)
    for _ in range(300):
        press(match, chance.choice([chance.randrange(40 * 28), 0]))
        if match.hand_is_over:
            continue
        row = json.loads(Record(match).last_lines().splitlines()[-1])
        laid = [word[:2] for word in row["play"].split() if word[0] not in "-="]
        assert set(row) <= {"hand", "seal", "open", "opener", "play", "notes", "repeated"}
        assert len(laid) == len(match.state.line.laid)


def test_asking_again_after_an_action_does_not_make_the_old_hands_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, "long", 60)
    record = Record(match)
    record.to_bytes()
    match.deal_next()
    record.to_bytes()
    made: list[int] = []
    lines_of_hand = Record._lines_of_hand

    def watched(record: Record, index: int) -> str:
        made.append(index)
        return lines_of_hand(record, index)

    monkeypatch.setattr(Record, "_lines_of_hand", watched)
    record.to_bytes()
    assert made == [60]


@pytest.mark.parametrize(
    ("game", "opening"),
    [
        ("chiva", Opening(OpenedBy.SEAT, 3)),
        ("sixlove", Opening(OpenedBy.NAMED, 2)),
        ("chiva", Opening(OpenedBy.DOUBLE_SIX)),
    ],
)
@pytest.mark.parametrize("has_code", [True, False])
def test_hands_without_a_seed_are_taken_as_dealt(game: str, opening: Opening, has_code: bool) -> None:
    source = played(game, "elsewhere", 4)
    match = Match(game, bots_at(["random"] * 4), None, opening)
    for hand in source.hands:
        match.deal_given(hand.states[0].dealt, hand.code if has_code else None)
        play_hand(match)
    written = Record(match).to_bytes()
    assert read_record(written).to_bytes() == written
    check(written)


def test_a_hand_in_play_without_a_seed_is_not_written(game: str) -> None:
    source = played(game, "elsewhere", 1)
    match = Match(game, bots_at(["random"] * 4), None)
    match.deal_given(source.hand.states[0].dealt, source.hand.code)
    record = Record(match)
    assert not record.is_keepable
    with pytest.raises(ValueError, match="cannot be written"):
        record.to_bytes()
    play_hand(match)
    assert record.is_keepable


def test_a_record_before_the_first_deal_is_its_header(game: str) -> None:
    match = read_record(Record(family_match(game)).to_bytes()).match
    assert match.hands == []
    match.deal_next()
    assert match.hand.number == 1


def test_settings_stand_in_the_header(game: str) -> None:
    written = Record(family_match(game), {"curtain": "hold", "speed": 2}).to_bytes()
    assert written.endswith(b'], "settings": {"curtain": "hold", "speed": 2}}\n')
    assert read_record(written).to_bytes() == written
