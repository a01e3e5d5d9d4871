"""A duplicate as one row, and back: seed and number of deals, and the words of every board begun. The deals follow from
the seed and are not written."""

from game.boards import Boards
from game.duplicate import FEWEST_DEALS, MOST_DEALS, Duplicate
from game.games import GAMES
from game.match import KeptHand
from game.record.fields import field, is_whole_number, list_field, must_be, text_field
from game.record.refusal import RecordRefused, Wrong
from game.record.rows import Row
from game.record.values import must_be_tidy_seed, note_of, play_word, player_of
from game.record.writing import note_rows, seat_row
from game.saying import quoted, say
from game.seats import SEATS, Player

VERSION = 1


def duplicate_to_row(duplicate: Duplicate) -> Row:
    """The board in play too, as far as it has got; no tile that is still held stands in it."""
    return {
        "tranque_duplicate": VERSION,
        "game": duplicate.match.game,
        "seed": duplicate.seed,
        "deals": duplicate.deals,
        "seats": [seat_row(player) for player in duplicate.match.players],
        "boards": [board_row(hand) for hand in duplicate.match.hands],
    }


def board_row(hand: KeptHand) -> Row:
    row: Row = {"play": " ".join(hand.words)}
    if hand.notes:
        row["notes"] = note_rows(hand)
    if hand.repeated:
        row["repeated"] = True
    return row


def duplicate_from_row(row: Row) -> Duplicate:
    """Every word played again; RecordRefused for anything that the rules do not make so."""
    duplicate = None
    try:
        duplicate = _empty(row)
        play_boards(duplicate, list_field(row, "boards"))
    except Wrong as wrong:
        raise RecordRefused(wrong.reason, hand=duplicate.board or None if duplicate else None) from None
    return duplicate


def _empty(row: Row) -> Duplicate:
    must_be(row, "tranque_duplicate", VERSION)
    game = text_field(row, "game")
    if game not in GAMES:
        raise Wrong(say("{game} is no game", game=quoted(game)))
    seed = text_field(row, "seed")
    must_be_tidy_seed(seed)
    deals = field(row, "deals")
    if not is_whole_number(deals, FEWEST_DEALS, MOST_DEALS):
        raise Wrong(say("{deals} is no number of deals", deals=quoted(deals)))
    return Duplicate(game, players_in(row), seed, deals)


def players_in(row: Row) -> tuple[Player, ...]:
    seats = list_field(row, "seats")
    if len(seats) != len(SEATS):
        raise Wrong(say("there are not four seats"))
    return tuple(player_of(number, seat) for number, seat in zip(SEATS, seats, strict=True))


def play_boards(boards: Boards, rows: list[object]) -> None:
    """Every word played again, as far as they got. Wrong for anything else."""
    for place, row in enumerate(rows, start=1):
        if not isinstance(row, dict):
            raise Wrong(say("{field} is no JSON object", field="boards"))
        _play(boards, row, is_last=place == len(rows))


def _play(boards: Boards, board: Row, *, is_last: bool) -> None:
    if boards.is_over:
        raise Wrong(say("there are more boards than the deals make"))
    boards.deal_next()
    match, play = boards.match, text_field(board, "play")
    for word in play.split(" ") if play else ():
        play_word(match, word)
    if not (is_last or match.hand_is_over):
        raise Wrong(say("a board is not over, and another follows"))
    if "notes" in board:
        match.hand.notes.extend(note_of(note) for note in list_field(board, "notes"))
    if "repeated" in board:
        must_be(board, "repeated", True)
        match.hand.repeated = True
