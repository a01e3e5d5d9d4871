"""An event as one home plays it, as a row, and back: the line, who sits where, and the words of every board begun."""

from game.homes.boards import EventBoards
from game.homes.event import event_from_text
from game.homes.lines import LineRefused
from game.record.duplicate_row import board_row, play_boards, players_in
from game.record.fields import list_field, must_be, text_field
from game.record.refusal import Wrong
from game.record.rows import Row
from game.record.writing import seat_row
from game.saying import say

VERSION = 1


def event_to_row(played: EventBoards) -> Row:
    """The board in play too, as far as it has got."""
    return {
        "tranque_event": VERSION,
        "event": str(played.event),
        "seats": [seat_row(player) for player in played.match.players],
        "boards": [board_row(hand) for hand in played.match.hands],
    }


def event_from_row(row: Row) -> EventBoards:
    """Every word played again; RecordRefused for anything that the rules do not make so."""
    played = None
    try:
        must_be(row, "tranque_event", VERSION)
        event = event_from_text(text_field(row, "event"))
        players = players_in(row)
        people = [player.name for player in players if player.is_human]
        if len(people) != len(event.who.people) or event.players(people) != players:
            raise Wrong(say("the seats are not those of the event"))
        played = EventBoards(event, players)
        play_boards(played, list_field(row, "boards"))
    except Wrong as wrong:
        raise LineRefused(wrong.reason, hand=played.board or None if played else None) from None
    return played
