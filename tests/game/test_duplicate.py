"""Duplicate: the laws of its schedule and of its sheet, and its way through a file."""

import json
from collections import Counter
from itertools import pairwise

import pytest

from game.boards import board_score
from game.bots.levels import bot
from game.deal import deal_of, hand_code
from game.duplicate import MOST_DEALS, Duplicate, schedule, sheet_of
from game.hand_end import HandEnd
from game.record import Record, RecordRefused, read_record
from game.record.duplicate_row import duplicate_from_row, duplicate_to_row
from game.rules import SIX_LOVE, result_of
from game.seats import SEATS, Pair, Player
from game.tile_sets import EVERY_TILE, NO_TILES

PEOPLE = tuple(Player(name) for name in ("Ana", "Beto", "Ana", "Íñigo"))
SIZES = (2, 3, 8, MOST_DEALS)
SEEDS = range(25)
SCHEDULE_OF_42 = "3/2 4/3 2/2 3+/3 1/3 2+/1 1+/0 4+/0"
"""Deal, whether for the second time, and the chairs the tiles have turned."""


def bots(level: str) -> tuple[Player, ...]:
    return tuple(Player(f"S{seat}", level) for seat in SEATS)


def play(duplicate: Duplicate, boards: int | None = None) -> Duplicate:
    """So many boards to their end, by each seat's own level; people as the heaviest."""
    match = duplicate.match
    for _ in range(duplicate.boards if boards is None else boards):
        duplicate.deal_next()
        while not match.hand_is_over:
            seat = match.state.turn
            assert seat is not None
            match.submit(bot(match.player(seat).level or "heaviest").choose(match.seen_by(seat), match.chance()))
    return duplicate


# ---------------------------------------------------------------------- its boards as a record


def test_a_record_of_boards_says_how_many_there_are() -> None:
    duplicate = play(Duplicate("chiva", bots("heaviest"), "42", 3), 2)
    written = Record(duplicate.match).to_bytes()
    again = read_record(written)
    assert again.match.boards == duplicate.boards == 6
    assert again.to_bytes() == written
    assert again.match.branch(1, 2, PEOPLE).boards == 6


@pytest.mark.parametrize("boards", ["1", "3", "66", '"6"', "6.0", "true", "null", "[]"])
def test_a_number_of_boards_that_cannot_be_changes_nothing(boards: str) -> None:
    duplicate = play(Duplicate("chiva", bots("heaviest"), "42", 3), 4)
    written = Record(duplicate.match).to_bytes().decode().replace('"boards": 6', f'"boards": {boards}').encode()
    again = read_record(written)
    assert again.match.boards is None
    assert again.to_bytes() == written


# ---------------------------------------------------------------------- the schedule


@pytest.mark.parametrize("deals", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_deal_is_played_twice_an_odd_number_of_chairs_apart_and_never_at_once(seed: int, deals: int) -> None:
    boards = schedule(str(seed), deals)
    assert [board.number for board in boards] == list(range(1, 2 * deals + 1))
    assert Counter(board.deal for board in boards) == dict.fromkeys(range(1, deals + 1), 2)
    assert all(one.deal != other.deal for one, other in pairwise(boards))
    for deal in range(1, deals + 1):
        first, second = (board for board in boards if board.deal == deal)
        assert (first.play, second.play) == (1, 2)
        assert (first.turned - second.turned) % 2 == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_each_pair_has_each_half_of_a_deal_once_and_nobody_the_same_tiles_again(seed: int) -> None:
    boards = schedule(str(seed), 4)
    for deal in range(1, 5):
        first, second = (board.holdings for board in boards if board.deal == deal)
        assert sorted(first) == sorted(second) == sorted(deal_of(hand_code(str(seed), deal)))
        for pair in Pair:
            mine = {first[seat - 1] for seat in pair.seats}
            assert mine == {second[seat - 1] for seat in pair.rival.seats}
        assert all(one != other for one, other in zip(first, second, strict=True))
        # Who sits to whose right is the same: the hand is the same hand, begun one or three chairs further.
        turn = second.index(first[0])
        assert second[turn:] + second[:turn] == first


@pytest.mark.parametrize("seed", SEEDS)
def test_every_board_deals_the_whole_set(seed: int) -> None:
    for board in schedule(str(seed), 3):
        together = NO_TILES
        for holding in board.holdings:
            assert holding.bit_count() == 7
            together |= holding
        assert together == EVERY_TILE


def test_a_schedule_is_the_same_on_every_machine() -> None:
    shown = " ".join(f"{board.deal}{'+' if board.play == 2 else ''}/{board.turned}" for board in schedule("42", 4))
    assert shown == SCHEDULE_OF_42
    assert schedule("42", 4) == schedule("42", 4)


def test_no_seed_or_size_shows_in_another_one() -> None:
    orders = {tuple((board.deal, board.turned) for board in schedule(str(seed), 8)) for seed in range(200)}
    assert len(orders) == 200
    assert [board.deal for board in schedule("42", 4)] != [board.deal for board in schedule("42", 5)][:8]


def test_every_turn_comes_up_for_the_first_play() -> None:
    turns = Counter(board.turned for seed in range(100) for board in schedule(str(seed), 4) if board.play == 1)
    assert set(turns) == {0, 1, 2, 3}
    assert min(turns.values()) > 60


@pytest.mark.parametrize("deals", [-1, 0, 1, MOST_DEALS + 1])
def test_other_numbers_of_deals_are_refused(deals: int) -> None:
    with pytest.raises(ValueError, match="no duplicate"):
        schedule("42", deals)


# ---------------------------------------------------------------------- the sheet


@pytest.mark.parametrize("seed", range(12))
def test_where_everybody_plays_by_one_fixed_rule_nobody_is_ahead(game: str, seed: int) -> None:
    sheet = play(Duplicate(game, bots("heaviest"), str(seed), 4)).sheet()
    assert [deal.net for deal in sheet.deals] == [0, 0, 0, 0]
    assert sheet.net == 0
    assert sheet.points(Pair.P13) == sheet.points(Pair.P24)


def test_each_board_is_a_hand_of_its_own(game: str) -> None:
    duplicate = play(Duplicate(game, bots("random"), "7", 6))
    for hand in duplicate.match.hands:
        assert str(hand.states[0].opening) == "66"
        assert hand.states[0].score == (0, 0)
    assert duplicate.is_over
    with pytest.raises(ValueError, match="no board follows"):
        duplicate.deal_next()


def test_the_sheet_adds_up_as_the_boards_were_won(game: str) -> None:
    """A key is two in six love and what it is in chiva: one."""
    values: Counter[int] = Counter()
    for seed in range(12):
        duplicate = play(Duplicate(game, bots("random"), f"sheet {seed}", 8))
        results = [hand.result for hand in duplicate.match.hands]
        won = {pair: sum(one.value for one in results if one and one.winner is pair) for pair in Pair}
        sheet = duplicate.sheet()
        assert {pair: sheet.points(pair) for pair in Pair} == won
        assert sheet.net == won[Pair.P13] - won[Pair.P24] == sum(duplicate.results())
        values.update(abs(board_score(one)) for one in results if one and one.winner)
    assert set(values) == ({1} if game == "chiva" else {1, 2})


def test_a_drawn_board_is_nothing_for_either_pair() -> None:
    drawn = result_of(SIX_LOVE, (0, 0), HandEnd(None, (3, 3, 5, 9)))
    assert board_score(drawn) == 0


def test_a_deal_played_once_is_open_and_does_not_count() -> None:
    boards = schedule("42", 3)
    for played in range(len(boards) + 1):
        sheet = sheet_of(boards, [1] * played)
        closed = [deal for deal in sheet.deals if deal.boards[1] <= played]
        assert [deal.net for deal in sheet.deals if deal not in closed] == [None] * (3 - len(closed))
        assert sheet.net == 2 * len(closed) == sheet.points(Pair.P13)
        assert sheet.points(Pair.P24) == 0


def test_the_sheet_says_which_boards_a_deal_was_played_on() -> None:
    boards = schedule("42", 4)
    for deal in sheet_of(boards, []).deals:
        assert [boards[number - 1].deal for number in deal.boards] == [deal.deal, deal.deal]


# ---------------------------------------------------------------------- as a row, and as a record


def through_a_file(duplicate: Duplicate) -> Duplicate:
    return duplicate_from_row(json.loads(json.dumps(duplicate_to_row(duplicate))))


@pytest.mark.parametrize("boards", range(5))
def test_a_duplicate_reads_back_from_its_row(game: str, boards: int) -> None:
    duplicate = play(Duplicate(game, PEOPLE, "42", 2), boards)
    if not duplicate.is_over:
        duplicate.deal_next()
        for _ in range(6):
            duplicate.match.submit(duplicate.match.seen_by(duplicate.match.state.turn).legal[0])
        duplicate.match.note_help(1)
        duplicate.match.undo()
    again = through_a_file(duplicate)
    assert duplicate_to_row(again) == duplicate_to_row(duplicate)
    assert again.match.state == duplicate.match.state
    assert again.match.players == PEOPLE
    assert (again.seed, again.boards) == ("42", 4)


def test_no_tile_that_is_held_stands_in_the_row_of_a_board_in_play() -> None:
    duplicate = Duplicate("chiva", PEOPLE, "42", 2)
    duplicate.deal_next()
    assert duplicate_to_row(duplicate)["boards"] == [{"play": ""}]


def test_a_board_taken_back_after_its_end_stays_marked() -> None:
    duplicate = play(Duplicate("chiva", PEOPLE, "42", 2), 1)
    duplicate.match.undo()
    assert through_a_file(duplicate).match.hand.repeated


DAMAGE: dict[str, object] = {
    "tranque_duplicate": 2,
    "game": "bridge",
    "seed": " 42",
    "deals": True,
    "seats": [],
    "boards": [{"play": "66 66"}],
}


@pytest.mark.parametrize("key", DAMAGE)
def test_a_damaged_row_is_refused(key: str) -> None:
    row = duplicate_to_row(play(Duplicate("chiva", PEOPLE, "42", 2), 2))
    duplicate_from_row(row)
    for damaged in (row | {key: DAMAGE[key]}, {name: row[name] for name in row if name != key}):
        with pytest.raises(RecordRefused):
            duplicate_from_row(damaged)


def test_boards_out_of_their_order_are_refused() -> None:
    row = duplicate_to_row(play(Duplicate("chiva", PEOPLE, "42", 2)))
    boards = row["boards"]
    assert isinstance(boards, list)
    for wrong in ([*boards, boards[0]], [{"play": ""}, *boards], boards[::-1], [7], [{"play": "66", "notes": [1]}]):
        with pytest.raises(RecordRefused):
            duplicate_from_row(row | {"boards": wrong})


def test_the_boards_are_a_record_like_any_other(game: str) -> None:
    duplicate = play(Duplicate(game, PEOPLE, "42", 2))
    written = Record(duplicate.match).to_bytes()
    again = read_record(written)
    assert again.to_bytes() == written
    assert [hand.state.dealt for hand in again.match.hands] == [board.holdings for board in schedule("42", 2)]
