"""Going back: undo, redo and restart, and what is noted of them."""

from random import Random

import pytest

from game.actions import Name, Pass, Play, to_text
from game.match import Match, Note, NoteKind
from game.tiles import DOUBLE_SIX
from game.turn import IllegalAction, legal_actions
from tests.game.tables import ALONE, PEOPLE, TABLES, dealt, play, play_out, play_until, untouched_by_refusal


@pytest.mark.parametrize("seed", range(20))
def test_undo_goes_before_the_last_human_decision_with_all_that_followed(game: str, seed: int) -> None:
    chance = Random(seed)
    match = dealt(game, TABLES[chance.choice(list(TABLES))], str(seed))
    play(match, chance.randint(0, 18), chance)
    log = match.state.log
    decisions = [
        place
        for place, taken in enumerate(log)
        if match.player(taken.seat).is_human and not isinstance(taken.turn, Pass)
    ]
    assert match.can_undo == bool(decisions)
    while decisions:
        place = decisions.pop()
        kept = match.hand.states[place]
        assert match.undo() == log[place].seat == match.state.turn
        assert match.state is kept
        assert match.state.log == log[:place]
    assert not match.can_undo
    with pytest.raises(IllegalAction, match="no decision to undo"):
        match.undo()


def test_a_forced_66_and_an_only_move_are_decisions_and_a_pass_is_none(game: str) -> None:
    match = dealt(game, PEOPLE)
    assert legal_actions(match.state) == (Play(DOUBLE_SIX),)
    play(match, 1)
    assert match.can_undo
    chance = Random(1)
    while not isinstance(match.state.log[-1].turn, Pass):
        if match.hand_is_over:
            match.deal_next()
        play(match, 1, chance)
    after_pass, log = match.state, match.state.log
    last_play = max(place for place, taken in enumerate(log) if isinstance(taken.turn, Play))
    assert match.undo() == log[last_play].seat
    assert match.state.log == log[:last_play]
    match.redo()
    assert match.state is after_pass


def test_a_naming_is_undone_like_a_play() -> None:
    match, chance = Match("sixlove", PEOPLE, "5"), Random(5)
    play_until(match, "name", chance)
    coordinator = match.state.turn
    assert coordinator is not None
    partner_opens = legal_actions(match.state)[-1]
    match.submit(partner_opens)
    assert match.hand.words == (to_text(partner_opens),)
    assert match.undo() == coordinator
    assert not match.hand.words
    assert match.state.opener is None
    assert match.redo() == coordinator
    assert isinstance(match.state.log[0].turn, Name)


@pytest.mark.parametrize("seed", range(30))
def test_undo_then_redo_is_as_before(game: str, seed: int) -> None:
    chance = Random(seed)
    match = dealt(game, PEOPLE if seed % 2 else ALONE, str(seed))
    while not match.hand_is_over and (not match.can_undo or chance.random() < 0.95):
        play(match, 1, chance)
    states, words = list(match.hand.states), match.hand.words
    back = 0
    while match.can_undo and back < 1 + seed % 4:
        match.undo()
        back += 1
    for _ in range(back):
        match.redo()
    assert all(now is then for now, then in zip(match.hand.states, states, strict=True))
    assert match.hand.words == words
    assert not match.can_redo


def test_a_new_action_empties_redo_and_a_refused_one_does_not(game: str) -> None:
    match = dealt(game, PEOPLE)
    play(match, 5)
    match.undo()
    untouched_by_refusal(match, Name(1))
    assert match.can_redo
    play(match, 1)
    assert not match.can_redo
    with pytest.raises(IllegalAction, match="nothing to redo"):
        match.redo()


def test_undo_never_crosses_a_deal(game: str) -> None:
    match = dealt(game, PEOPLE)
    play_out(match)
    match.undo()
    match.redo()
    match.deal_next()
    assert (match.can_undo, match.can_redo, match.can_restart) == (False, False, False)
    match.deal_afresh()
    assert (match.can_undo, match.can_redo) == (False, False)
    with pytest.raises(IllegalAction, match="no decision to undo"):
        match.undo()


@pytest.mark.parametrize("played_out", [False, True])
def test_restart_is_the_same_deal_with_the_score_and_opening_of_before(game: str, played_out: bool) -> None:
    match, chance = Match(game, ALONE, "11"), Random(11)
    play_until(match, "seat" if game == "chiva" else "name", chance)
    first = match.state
    if played_out:
        play_out(match, chance)
    else:
        play(match, 5, chance)
    seat, words = match.state.turn, len(match.state.log)
    match.restart()
    assert match.state is first
    assert (match.can_undo, match.can_redo, match.can_restart) == (False, False, False)
    assert match.hand.notes == [Note(words, NoteKind.RESTART, None if played_out else seat)]
    assert match.hand.repeated == played_out
    assert match.hand.number == first.hand
    assert legal_actions(match.state) == legal_actions(first)
    with pytest.raises(IllegalAction, match="nothing played to restart"):
        match.restart()


def test_a_hand_taken_back_after_its_four_hands_were_open_is_repeated_for_good(game: str) -> None:
    match = dealt(game, PEOPLE)
    play(match, 4)
    match.undo()
    match.restart()
    assert not match.hand.repeated
    play_out(match)
    assert not match.hand.repeated
    match.undo()
    assert match.hand.repeated
    match.restart()
    play_out(match)
    assert match.hand.repeated
    match.deal_next()
    assert not match.hand.repeated


def test_result_and_score_are_withdrawn_and_come_back(game: str) -> None:
    match, chance = dealt(game, PEOPLE, "3"), Random(3)
    play_out(match, chance)
    while not match.match_is_over:
        match.deal_next()
        play_out(match, chance)
    final = match.state
    match.undo()
    assert (match.state.result, match.match_is_over) == (None, False)
    assert match.state.score == match.hand.states[0].score != final.score
    with pytest.raises(IllegalAction, match="no next hand"):
        match.deal_next()
    match.redo()
    assert match.state is final
    assert match.match_is_over


def test_notes_have_the_words_before_the_press_and_whose_decision_it_was(game: str) -> None:
    match = dealt(game, PEOPLE)
    play(match, 6)
    log = match.state.log
    first, second = [place for place, taken in enumerate(log) if isinstance(taken.turn, Play)][-2:]
    match.undo()
    match.undo()
    match.redo()
    match.note_help(2)
    play_out(match)
    end = match.state.log
    last = max(place for place, taken in enumerate(end) if isinstance(taken.turn, Play))
    match.undo()
    match.redo()
    match.restart()
    assert match.hand.notes == [
        Note(6, NoteKind.UNDO, log[second].seat),
        Note(second, NoteKind.UNDO, log[first].seat),
        Note(first, NoteKind.REDO, log[first].seat),
        Note(second, NoteKind.HELP, 2),
        Note(len(end), NoteKind.UNDO, end[last].seat),
        Note(last, NoteKind.REDO, end[last].seat),
        Note(len(end), NoteKind.RESTART, None),
    ]
