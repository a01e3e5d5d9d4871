"""One hand as a line of text, to send."""

import pytest

from game.hand_end import OpenedBy, Opening
from game.match import Match
from game.record import RecordRefused, hand_from_text, hand_to_text
from tests.game.record_play import family_match, press
from tools.self_play import bots_at, play_hand

CODE = "QDQ1-BH1C-VXVE-BNTT"


def played(game: str, hands: int, has_code: bool = True) -> Match:
    source = Match(game, bots_at(["random"] * 4), "42")
    match = source if has_code else Match(game, source.players, None)
    for _ in range(hands):
        source.deal_next()
        if not has_code:
            match.deal_given(source.hand.states[0].dealt, None)
        play_hand(match)
        if not has_code:
            play_hand(source)
    return match


@pytest.mark.parametrize("has_code", [True, False])
def test_every_hand_reads_back_to_the_same_hand(game: str, has_code: bool) -> None:
    for hand in played(game, 25, has_code).hands:
        text = hand_to_text(hand)
        read = hand_from_text(text).hand
        assert (read.states[0].dealt, read.words, read.code) == (hand.states[0].dealt, hand.words, hand.code)
        assert read.states[0].opening == hand.states[0].opening
        assert hand_to_text(read) == text


def test_it_is_written_as_promised() -> None:
    assert hand_to_text(played("chiva", 1).hand).startswith(f'tranque 1 chiva {CODE} "66" 66 46< 14< ')
    typed = hand_to_text(played("sixlove", 1, has_code=False).hand)
    assert typed.startswith('tranque 1 sixlove 00040516263645/01031135445566/06122224253446/02131415233356 "66" 66 ')


def test_a_code_is_read_as_people_write_it() -> None:
    text = hand_to_text(played("chiva", 1).hand)
    for written in (
        CODE.lower(),
        CODE.replace("-", ""),
        CODE.replace("-", " "),
        CODE.replace("0", "O").replace("1", "l"),
    ):
        assert hand_to_text(hand_from_text(text.replace(CODE, written)).hand) == text


def test_a_hand_in_play_is_not_sent_and_one_given_up_is(game: str) -> None:
    match = family_match(game)
    for _ in range(3):
        press(match, 0)
    with pytest.raises(ValueError, match="in play"):
        hand_to_text(match.hand)
    match.deal_afresh()
    text = hand_to_text(match.hands[0])
    assert hand_to_text(hand_from_text(text).hand) == text


@pytest.mark.parametrize("opening", [Opening(OpenedBy.SEAT, 4), Opening(OpenedBy.NAMED, 4)])
def test_its_opening_is_one_of_its_game(opening: Opening) -> None:
    taken, refused = ("chiva", "sixlove") if opening.by is OpenedBy.SEAT else ("sixlove", "chiva")
    assert hand_from_text(f'tranque 1 {taken} {CODE} "{opening}"').state.opening == opening
    with pytest.raises(RecordRefused, match="no opening of this game"):
        hand_from_text(f'tranque 1 {refused} {CODE} "{opening}"')


@pytest.mark.parametrize(
    ("text", "reason", "word"),
    [
        ("", "a hand is written as", None),
        ("tranque", "a hand is written as", None),
        (f"tranque 1 chiva {CODE} 66 66", "a hand is written as", None),
        (f'tranque 2 chiva {CODE} "66"', "version 2", None),
        (f'tranque 1 muggins {CODE} "66"', "no game", None),
        ('tranque 1 chiva QDQ1-BH1C-VXVE "66"', "no hand code", None),
        ('tranque 1 chiva UUUU-BH1C-VXVE-BNTT "66"', "no hand code", None),
        (f'tranque 1 chiva {CODE} "67"', "67 is no opening", None),
        ('tranque 1 chiva 00/01/02 "66"', "four holdings", None),
        ('tranque 1 chiva 00/01/02/03 "66"', "seven tiles", None),
        ('tranque 1 chiva 0004051626364/01031135445566/06122224253446/02131415233356 "66"', "seven tiles", None),
        ('tranque 1 chiva 00040516263645/00040516263645/06122224253446/02131415233356 "66"', "dealt twice", None),
        (f'tranque 1 chiva {CODE} "66" 66 46< 46<', "46< is not open", 3),
        (f'tranque 1 chiva {CODE} "66" 55', "55 is not open", 1),
        (f'tranque 1 chiva {CODE} "66" 66 x', "x is no word", 2),
        (f'tranque 1 chiva {CODE} "66" 66  46<', "no word", 2),
    ],
)
def test_anything_else_is_refused(text: str, reason: str, word: int | None) -> None:
    with pytest.raises(RecordRefused, match=reason) as caught:
        hand_from_text(text)
    assert caught.value.word == word
