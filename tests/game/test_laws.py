"""What holds in every hand of both games, tried on random play."""

from collections import Counter
from itertools import pairwise

import pytest

from game.actions import Action, End, Name, Pass, Play, Turn, to_text
from game.events import Blocked, HandDealt, HandEnded, OpenerNamed, Passed, TilePlayed, WentOut
from game.hand_end import EndedBy, OpenedBy, ScoreEvent
from game.rules import GAMES
from game.seats import SEATS, next_seat, pair_of, partner
from game.state import MatchState
from game.tile_sets import EVERY_TILE, NO_TILES, pips_in, tiles_in
from game.tiles import DOUBLE_SIX, TILES
from game.turn import IllegalAction, apply, legal_actions
from tests.game.random_play import random_hands

EVERY_TURN: list[Turn] = [
    *(Play(tile, end) for tile in TILES for end in (None, *End)),
    Pass(),
    *(Name(seat) for seat in SEATS),
]


def nobody_can_play(state: MatchState) -> bool:
    return not any(holding & state.line.playable for holding in state.holdings)


def test_no_tile_is_ever_lost_or_doubled(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        for state in hand.states:
            parts = (*state.holdings, state.line.tiles)
            assert sum(parts) == EVERY_TILE
            assert sum(part.bit_count() for part in parts) == 28
            assert state.line.tiles.bit_count() == len(state.line.laid)


def test_the_turn_goes_to_the_right_from_the_opener(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        turns = [taken for taken in hand.last.log if not isinstance(taken.turn, Name)]
        assert turns[0].seat == hand.last.opener
        assert all(after.seat == next_seat(before.seat) for before, after in pairwise(turns))


def test_a_turn_is_never_a_choice_between_playing_and_passing(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        for state in hand.states:
            if state.turn is None or state.opener is None:
                continue
            can_play = bool(state.holdings[state.turn - 1] & state.line.playable)
            assert (Pass() in legal_actions(state)) == (not can_play)
            assert can_play == all(isinstance(turn, Play) for turn in legal_actions(state))


def test_legal_words_come_smallest_first_and_each_once(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        for state in hand.states:
            words = [to_text(turn) for turn in legal_actions(state)]
            assert words == sorted(set(words))
            assert (not words) == (state.turn is None)


def test_what_is_not_in_the_list_is_refused_and_named(game: str, count: int) -> None:
    for hand in random_hands(game, count // 30):
        for state in hand.states:
            legal = legal_actions(state)
            by = f"seat {state.turn}" if state.turn else "nobody"
            for turn in EVERY_TURN:
                if turn in legal:
                    assert apply(state, turn).state != state
                    continue
                with pytest.raises(IllegalAction) as refused:
                    apply(state, turn)
                assert str(refused.value) == f"{to_text(turn)} by {by} in hand {state.hand}"


def test_66_is_forced_exactly_where_it_opens(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        dealt, opening = hand.states[0], hand.last.opening
        if opening.by is OpenedBy.DOUBLE_SIX:
            assert dealt.opener == dealt.turn == next(s for s in SEATS if dealt.dealt[s - 1] >> DOUBLE_SIX & 1)
            assert legal_actions(dealt) == (Play(DOUBLE_SIX),)
            continue
        assert opening.seat == dealt.turn is not None
        opened = next(state for state in hand.states if state.opener is not None)
        assert opened.turn == opened.opener is not None
        assert legal_actions(opened) == tuple(Play(tile) for tile in tiles_in(opened.holdings[opened.opener - 1]))


def test_naming_is_the_coordinators_choice_of_the_pair_and_only_in_six_love(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        namings = [taken for taken in hand.last.log if isinstance(taken.turn, Name)]
        assert len(namings) == (1 if hand.last.opening.by is OpenedBy.NAMED else 0)
        assert game == "sixlove" or not namings
        for naming in namings:
            assert naming == hand.last.log[0]
            assert naming.seat == hand.last.opening.seat
            assert legal_actions(hand.states[0]) == tuple(Name(seat) for seat in pair_of(naming.seat).seats)
            assert hand.last.opener in (naming.seat, partner(naming.seat))


def test_a_block_is_exactly_equal_ends_with_all_eight_out(game: str, count: int) -> None:
    """Public and immediate: the hands need not be asked."""
    for hand in random_hands(game, count):
        for step in hand.steps:
            state = step.state
            if state.line.ends is None or NO_TILES in state.holdings:
                continue
            assert state.line.is_blocked == nobody_can_play(state)
            told = [event for event in step.events if isinstance(event, Blocked)]
            closed_now = state.line.is_blocked and state.passes == 0
            assert [(event.seat, event.pip) for event in told] == (
                [(state.log[-1].seat, state.line.ends[0])] if closed_now else []
            )


def test_four_passes_in_a_row_and_the_public_block_are_one_thing(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        last_play = max(place for place, taken in enumerate(hand.last.log) if isinstance(taken.turn, Play))
        passes = hand.last.log[last_play + 1 :]
        assert hand.last.result is not None
        is_block = hand.last.result.end is EndedBy.BLOCK
        assert len(passes) == (4 if is_block else 0)
        passed = [event for step in hand.steps for event in step.events if isinstance(event, Passed)]
        assert [event.forced_by_block for event in passed].count(True) == len(passes)
        assert all(event.forced_by_block for event in passed[len(passed) - len(passes) :])


def test_a_hand_ends_at_the_first_out_or_the_fourth_pass_and_not_before(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        for state in hand.states:
            is_out = NO_TILES in state.holdings
            assert (state.result is not None) == (state.turn is None) == (is_out or state.passes == 4)
            if state.result is not None:
                assert state.result.end is (EndedBy.OUT if is_out else EndedBy.BLOCK)
                assert state.result.seat == (state.holdings.index(NO_TILES) + 1 if is_out else None)


def test_a_block_has_10_to_24_tiles_on_the_table_and_an_out_at_most_25(game: str, count: int) -> None:
    """Ten: seven tiles of the number and three between them. At a block each seat still holds a tile, at an out the
    other three do; so 25 are laid only by an out. An out has seven tiles at the least, those of its seat."""
    for hand in random_hands(game, count):
        laid = len(hand.last.line.laid)
        assert hand.last.result is not None
        if hand.last.result.end is EndedBy.OUT:
            assert 7 <= laid <= 25
        else:
            assert 10 <= laid <= 24


def test_pips_left_at_a_block_are_even_and_chiva_is_never_won_by_one(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        assert hand.last.result is not None
        pips = hand.last.result.pips
        assert pips == tuple(pips_in(holding) for holding in hand.last.holdings)
        if hand.last.result.end is EndedBy.BLOCK:
            assert sum(pips) % 2 == 0
            assert abs(pips[0] + pips[2] - pips[1] - pips[3]) % 2 == 0


def test_at_most_one_pair_is_above_zero_and_the_score_moves_by_the_table(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        for state in hand.states[:-1]:
            assert 0 in state.score
            assert max(state.score) < GAMES[game].target
            assert state.score == hand.states[0].score
        before, after, result = hand.states[0].score, hand.last.score, hand.last.result
        assert result is not None
        assert after == result.score
        if result.winner is None:
            assert (result.event, after, result.value) == (ScoreEvent.DRAW, before, 0)
            continue
        mine, rivals = result.winner.place, result.winner.rival.place
        if before[rivals]:
            assert (result.event, after) == (ScoreEvent.BREAK, (0, 0))
            continue
        assert (after[mine], after[rivals]) == (before[mine] + result.value, 0)
        assert (result.event is ScoreEvent.MATCH) == (after[mine] >= GAMES[game].target)


def test_going_out_wins_for_the_pair_whatever_is_left(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        result = hand.last.result
        assert result is not None
        if result.seat is not None:
            assert result.winner == pair_of(result.seat)
            assert result.value == (2 if result.key else 1)


def test_a_key_is_the_only_tile_of_the_set_that_fits_and_no_double(game: str, count: int) -> None:
    """Said without counting: the last tile, no double, alone among the unplayed to fit, between two different ends."""
    seen: Counter[bool] = Counter()
    for hand in random_hands(game, count):
        result, line = hand.last.result, hand.states[-2].line
        assert result is not None
        if result.seat is None:
            assert not result.key
            continue
        last = hand.last.line.laid[-1]
        is_key = line.playable == 1 << last.tile and last.inner != last.outer and line.ends is not None
        assert result.key == (is_key and game == "sixlove")
        if result.key:
            assert hand.last.line.is_blocked
        seen[is_key] += 1
    assert seen[True] > 0, "no key among these hands: the law was not tried"


def test_a_deal_begins_with_the_score_and_opening_that_the_last_hand_left(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        before, dealt = hand.before, hand.states[0]
        assert dealt.hand == before.hand + 1
        assert (dealt.line.laid, dealt.log, dealt.passes, dealt.result) == ((), (), 0, None)
        assert dealt.dealt == dealt.holdings == hand.last.dealt
        if dealt.opening.by is not OpenedBy.DOUBLE_SIX:
            assert before.result is not None
            assert dealt.opening == before.result.next
            match_over = before.result.event is ScoreEvent.MATCH
            assert dealt.score == ((0, 0) if match_over else before.score)


def test_events_tell_what_the_log_and_the_state_hold(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        dealt = hand.steps[0]
        assert dealt.events == (HandDealt(dealt.state.hand, dealt.state.opening, dealt.state.opener),)
        for step in hand.steps[1:]:
            taken = step.state.log[-1]
            told = step.events[0]
            match taken.turn:
                case Play(tile, end):
                    assert told == TilePlayed(taken.seat, tile, end)
                case Pass():
                    assert isinstance(told, Passed)
                    assert (told.seat, told.ends) == (taken.seat, taken.ends)
                case Name(seat):
                    assert told == OpenerNamed(taken.seat, seat)
        ended, last = hand.steps[-1].events[-1], hand.last
        assert last.result is not None
        assert ended == HandEnded(last.result, last.holdings)
        outs = [event for step in hand.steps for event in step.events if isinstance(event, WentOut)]
        assert [(out.seat, out.key) for out in outs] == ([(last.result.seat, last.result.key)] if outs else [])
        assert bool(outs) == (last.result.seat is not None)
        assert sum(len(step.events) for step in hand.steps) <= len(hand.steps) + 2


def test_a_pass_is_logged_with_the_ends_it_was_made_on(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        for before, after in pairwise(hand.states):
            assert after.log[:-1] == before.log
            assert (after.log[-1].seat, after.log[-1].ends) == (before.turn, before.line.ends)


def test_nothing_follows_the_end_of_a_hand_but_a_deal(game: str, count: int) -> None:
    for hand in random_hands(game, count // 10):
        actions: list[Action] = list(EVERY_TURN)
        for action in actions:
            with pytest.raises(IllegalAction, match="by nobody in hand"):
                apply(hand.last, action)
