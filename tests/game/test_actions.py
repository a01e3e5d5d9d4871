"""Words: what can be written of a match reads back to the same, and nothing else reads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.actions import Action, Deal, End, Name, Pass, Play, Start, Turn, from_text, to_text, turn_from_text
from game.hand_end import BY_DOUBLE_SIX, OpenedBy, Opening
from game.seats import SEATS, next_seat, pair_of, partner, previous_seat
from game.tiles import TILE_TEXT, TILES
from tests.game.random_play import random_hands

TURNS: list[Turn] = [
    Pass(),
    *(Name(seat) for seat in SEATS),
    *(Play(tile, end) for tile in TILES for end in (None, *End)),
]


@pytest.mark.parametrize("turn", TURNS, ids=to_text)
def test_a_turn_reads_back(turn: Turn) -> None:
    assert from_text(to_text(turn)) == turn_from_text(to_text(turn)) == turn


def test_every_turn_has_its_own_word() -> None:
    assert len({to_text(turn) for turn in TURNS}) == len(TURNS) == 28 * 3 + 5


@given(st.permutations(TILES), st.sampled_from(Start))
def test_a_deal_reads_back(tiles: list[int], start: Start) -> None:
    deal = Deal(tuple(sum(1 << tile for tile in tiles[place : place + 7]) for place in range(0, 28, 7)), start)
    assert from_text(to_text(deal)) == deal


def test_whole_hands_read_back(game: str, count: int) -> None:
    for hand in random_hands(game, count):
        actions: list[Action] = [Deal(hand.last.dealt), *(taken.turn for taken in hand.last.log)]
        assert [from_text(to_text(action)) for action in actions] == actions


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "--",
        "- ",
        "64",
        "64<",
        "6",
        "666",
        "66<>",
        "66 <",
        " 66",
        "66\n",
        "46\N{LESS-THAN OR EQUAL TO}",
        "\N{ARABIC-INDIC DIGIT FOUR}6",
        "=",
        "=0",
        "=5",
        "=1\n",
        "= 1",
        "=11",
        "=\N{ARABIC-INDIC DIGIT ONE}",
        "deal",
        "deal hand",
        "deal hand 00",
        "deal hand 00/01/02",
        "deal hand 00/01/02/03/04",
        "deal again 00/01/02/03",
        "deal hand 00 00/01/02/03",
        "deal hand 00/01/02/30",
    ],
)
def test_what_is_no_word_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no|deals to|twice"):
        from_text(text)


@given(st.text(alphabet="0123456<>=- ", max_size=5))
def test_nothing_reads_that_is_not_written_so(text: str) -> None:
    try:
        action = from_text(text)
    except ValueError:
        return
    assert to_text(action) == text


def test_a_deal_is_no_turn() -> None:
    with pytest.raises(ValueError, match="is no word"):
        turn_from_text("deal hand " + "/".join(TILE_TEXT[place] for place in range(4)))


OPENINGS = [BY_DOUBLE_SIX, *(Opening(by, seat) for by in (OpenedBy.SEAT, OpenedBy.NAMED) for seat in SEATS)]


@pytest.mark.parametrize("opening", OPENINGS, ids=str)
def test_an_opening_reads_back(opening: Opening) -> None:
    assert Opening.from_text(str(opening)) == opening


def test_openings_are_written_as_records_have_them() -> None:
    written = ["66", *(f"seat {seat}" for seat in SEATS), *(f"name {seat}" for seat in SEATS)]
    assert [str(opening) for opening in OPENINGS] == written


@pytest.mark.parametrize("text", ["", "6", "66 1", "seat", "seat 0", "seat 5", "seat  1", "name1", "Seat 1", "seat 1 "])
def test_what_is_no_opening_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no opening"):
        Opening.from_text(text)


@pytest.mark.parametrize("seat", SEATS)
def test_seats_go_to_the_right_and_partners_sit_opposite(seat: int) -> None:
    assert next_seat(next_seat(seat)) == partner(seat)
    assert previous_seat(next_seat(seat)) == next_seat(previous_seat(seat)) == seat
    assert pair_of(seat) == pair_of(partner(seat)) == pair_of(next_seat(seat)).rival
    assert seat in pair_of(seat).seats
