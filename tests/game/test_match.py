"""A match as it is played: what may follow what, the numbering of its hands, and the chance of each decision."""

from hashlib import shake_256
from random import Random

import pytest

from game.actions import Name, Pass, Play, Start, turn_from_text
from game.deal import deal_of, hand_code, seal_of, typed_code
from game.hand_end import BY_DOUBLE_SIX, OpenedBy, Opening
from game.match import Match
from game.seats import SEATS, Player
from game.tiles import DOUBLE_SIX
from game.turn import IllegalAction, legal_actions
from tests.game.random_play import shuffled
from tests.game.tables import ALONE, PEOPLE, TABLES, dealt, play, play_out, play_until, untouched_by_refusal

# ---------------------------------------------------------------------- going on


def test_before_the_first_deal_there_is_nothing_to_do(game: str) -> None:
    match = Match(game, ALONE, "42")
    assert match.hand_is_over
    assert not any((match.match_is_over, match.can_undo, match.can_redo, match.can_restart, match.is_forced_pass))
    assert match.code_shown is None
    assert match.seen_by(1).legal == ()
    with pytest.raises(IllegalAction, match="66 before the first deal"):
        match.submit(Play(DOUBLE_SIX))
    with pytest.raises(ValueError, match="nobody is to act"):
        match.chance()
    for press in (match.undo, match.redo, match.restart):
        with pytest.raises(IllegalAction):
            press()


def test_what_is_illegal_leaves_the_match_untouched_and_names_word_seat_and_hand(game: str) -> None:
    match = dealt(game, PEOPLE)
    play(match, 6)
    match.undo()
    seat = match.state.turn
    legal = legal_actions(match.state)
    for word in ("66", "66<", "-", "=1"):
        assert turn_from_text(word) not in legal
        assert untouched_by_refusal(match, turn_from_text(word)) == f"{word} by seat {seat} in hand 1"
    play_out(match)
    assert untouched_by_refusal(match, Pass()) == "- by nobody in hand 1"


def test_a_deal_that_may_not_follow_leaves_the_match_untouched(game: str) -> None:
    match = dealt(game)
    play(match, 3)
    before, can_redo = match.state, match.can_redo
    with pytest.raises(IllegalAction, match="no next hand after hand 1"):
        match.deal_next()
    with pytest.raises(IllegalAction, match="four times seven"):
        match.deal_given((1, 2, 4, 8), None, Start.AFRESH)
    assert match.state is before
    assert (len(match.hands), match.hand.given_up, match.can_redo) == (1, False, can_redo)


@pytest.mark.parametrize("holdings", [(), (127,), (127, 127, 127, 127), ((1 << 28) - 1, 0, 0, 0)])
def test_a_deal_of_other_than_four_sevens_is_refused(game: str, holdings: tuple[int, ...]) -> None:
    match = Match(game, ALONE, None)
    with pytest.raises(IllegalAction, match="four times seven tiles in hand 1"):
        match.deal_given(holdings, None)
    assert not match.hands


def test_a_typed_hand_opens_as_given_but_only_as_its_game_knows() -> None:
    holdings = shuffled(Random(5))
    for game, kind, other in (("chiva", OpenedBy.SEAT, OpenedBy.NAMED), ("sixlove", OpenedBy.NAMED, OpenedBy.SEAT)):
        for opening in (BY_DOUBLE_SIX, *(Opening(kind, seat) for seat in SEATS)):
            match = Match(game, ALONE, None, opening)
            match.deal_given(holdings, None)
            assert match.state.opening == opening
        with pytest.raises(IllegalAction, match=f"no hand of {game} opens by {other} 2"):
            Match(game, ALONE, None, Opening(other, 2)).deal_given(holdings, None)
    with pytest.raises(IllegalAction, match="no seed"):
        Match("chiva", ALONE, None).deal_next()


# ---------------------------------------------------------------------- numbering, codes, openings


def test_hands_are_numbered_over_matches_and_hands_given_up(game: str) -> None:
    chance, match = Random(f"numbers {game}"), Match(game, TABLES["bots"], "ñandú")
    given_up = []
    for number in range(1, 60):
        if chance.random() < 0.2:
            match.deal_afresh()
            given_up += [number - 1] if number > 1 and not match.hands[-2].is_over else []
        elif match.hand_is_over:
            match.deal_next()
        else:
            play_out(match, chance)
            match.deal_next()
        assert (match.hand.number, match.state.hand, len(match.hands)) == (number, number, number)
        assert match.hand.code == hand_code("ñandú", number)
        assert match.state.dealt == deal_of(hand_code("ñandú", number))
        assert match.hand.seal == seal_of(hand_code("ñandú", number))
        if chance.random() < 0.8:
            play_out(match, chance)
    assert [hand.number for hand in match.hands if hand.given_up] == given_up != []
    assert all(not hand.is_over for hand in match.hands if hand.given_up)


def test_the_code_is_shown_when_the_hand_is_over_and_hidden_again_when_it_is_taken_back(game: str) -> None:
    match = dealt(game, PEOPLE)
    assert match.code_shown is None
    play_out(match)
    assert match.code_shown == hand_code("42", 1)
    match.undo()
    assert match.code_shown is None


def test_afresh_is_zero_and_66_and_gives_up_the_hand_in_play(game: str) -> None:
    match, chance = Match(game, ALONE, "7"), Random(3)
    play_until(match, "seat" if game == "chiva" else "name", chance)
    play(match, 3, chance)
    left = match.hand
    match.deal_afresh()
    assert left.given_up
    assert not match.hand.given_up
    assert (match.state.score, match.state.opening, match.hand.start) == ((0, 0), BY_DOUBLE_SIX, Start.AFRESH)


def test_afresh_is_the_usual_deal_where_that_is_zero_and_66_anyway(game: str) -> None:
    """A record has no line for it there: before the first hand, and in chiva after a match is won."""
    match, chance = Match(game, TABLES["bots"], "7"), Random(3)
    match.deal_afresh()
    assert match.hand.start is Start.NEXT_HAND
    while not match.match_is_over:
        play_out(match, chance)
        if not match.match_is_over:
            match.deal_next()
    match.deal_afresh()
    assert match.hand.start is (Start.NEXT_MATCH if game == "chiva" else Start.AFRESH)
    assert (match.state.score, match.state.opening) == ((0, 0), BY_DOUBLE_SIX)
    assert not any(hand.given_up for hand in match.hands)


def test_afresh_after_a_draw_takes_the_score_away(game: str) -> None:
    """66 would open the next hand too: only the score tells the two apart."""
    match, chance = dealt(game, TABLES["bots"]), Random(4)
    play_out(match, chance)
    while match.state.result is None or match.state.result.event != "draw" or match.state.score == (0, 0):
        match.deal_next()
        play_out(match, chance)
    match.deal_afresh()
    assert (match.state.score, match.hand.start) == ((0, 0), Start.AFRESH)


def test_after_a_match_the_next_deal_is_the_next_match(game: str) -> None:
    match, chance = dealt(game, TABLES["bots"]), Random(9)
    play_out(match, chance)
    while not match.match_is_over:
        match.deal_next()
        play_out(match, chance)
    won = match.state.result
    assert won is not None
    match.deal_next()
    assert (match.state.score, match.state.opening) == ((0, 0), won.next)
    assert (won.next == BY_DOUBLE_SIX) == (game == "chiva")
    assert match.hand.start is Start.NEXT_MATCH


# ---------------------------------------------------------------------- chance


def test_chance_is_of_the_code_the_seat_and_the_words_so_far() -> None:
    match, rolls = Match("sixlove", PEOPLE, "8"), Random(8)
    play_until(match, "name", rolls)
    code = match.hand.code
    assert code is not None
    for words in range(4):
        seat = match.state.turn
        assert seat is not None
        drawn = match.chance().take(8)
        assert drawn == chance_of(code, seat, words)
        play(match, 1, rolls)
    assert isinstance(match.state.log[0].turn, Name)


def chance_of(code: str, seat: int, turn: int) -> bytes:
    return shake_256(f"tranque/1/bot/{code}/{seat}/{turn}/0".encode()).digest(32)


def test_a_typed_deal_has_the_chance_of_its_tiles(game: str) -> None:
    holdings = shuffled(Random(2))
    match = Match(game, ALONE, None)
    match.deal_given(holdings, None)
    seat = match.state.turn
    assert seat is not None
    assert match.chance().take(8) == chance_of(typed_code(holdings), seat, 0)
    assert match.code_shown is None


@pytest.mark.parametrize("seed", range(10))
def test_bots_answer_alike_after_undo_and_restart(game: str, seed: int) -> None:
    """By chance alone: each turn is drawn from the decision's own stream."""

    def go(match: Match) -> None:
        while match.state.turn is not None:
            legal = legal_actions(match.state)
            match.submit(legal[match.chance().below(len(legal))])

    match = dealt(game, ALONE, str(seed))
    go(match)
    words = match.hand.words
    match.undo()
    go(match)
    assert match.hand.words == words
    match.restart()
    go(match)
    assert match.hand.words == words


def test_the_deals_do_not_depend_on_who_plays_or_how(game: str) -> None:
    def deals(players: tuple[Player, ...], chance: Random) -> list[object]:
        match = Match(game, players, "same")
        for _ in range(12):
            match.deal_next()
            play(match, 3, chance)
            match.restart()
            play_out(match, chance)
        return [hand.states[0].dealt for hand in match.hands]

    assert deals(ALONE, Random(1)) == deals(PEOPLE, Random(2))
