"""A match written as lines."""

from game import tile_sets
from game.actions import Start
from game.games import GAMES, Afresh
from game.hand_end import Result, ScoreEvent
from game.match import KeptHand, Match
from game.record import fields
from game.record.fields import keep_unknown
from game.record.rows import Row, line_of
from game.seats import SEATS, Player

VERSION = 1
BOARDS = "boards"
"""In the header's settings: how many boards the duplicate has whose hands these are."""


class Record:
    """The lines of a match. Only the last hand can still change, so that the lines of those before it are made once:
    asking for the whole after every action stays quick in a match of many hundred hands.

    `settings` (the client's, or None) stand in the header, and of a duplicate its number of boards with them. `read`
    are the rows this match was read from; the fields in them that this version does not know are written again where
    they stood."""

    def __init__(self, match: Match, settings: Row | None = None, read: "ReadRows | None" = None) -> None:
        self.match = match
        self.settings = settings if match.boards is None else (settings or {}) | {BOARDS: match.boards}
        self._read = read or ReadRows()
        self._closed = 0
        self._closed_bytes = b""

    @property
    def is_keepable(self) -> bool:
        """Without a seed the deal of a hand in play stands nowhere: such a hand can be written once it is over."""
        match = self.match
        return match.seed is not None or match.hand_is_over

    def to_bytes(self) -> bytes:
        """The whole record, UTF-8. ValueError where it is not keepable."""
        if not self.is_keepable:
            raise ValueError("a hand in play without a seed cannot be written")
        self._close_hands()
        return b"".join((self.header_line().encode(), self._closed_bytes, self._lines_of_hand(self._closed).encode()))

    def header_line(self) -> str:
        return line_of(self._header())

    def last_lines(self) -> str:
        """The lines of the last hand alone, a `new` line before it included; none before the first deal."""
        return self._lines_of_hand(len(self.match.hands) - 1)

    def _close_hands(self) -> None:
        last = max(len(self.match.hands) - 1, 0)
        if self._closed == last:
            return
        lines = "".join(self._lines_of_hand(index) for index in range(self._closed, last))
        self._closed, self._closed_bytes = last, self._closed_bytes + lines.encode()

    def _lines_of_hand(self, index: int) -> str:
        if not 0 <= index < len(self.match.hands):
            return ""
        hand = self.match.hands[index]
        read = self._read.hands.get(hand.number, {})
        row = hand_row(hand)
        for key, order in (("deal", fields.DEAL), ("result", fields.RESULT)):
            known, before = row.get(key), read.get(key)
            if isinstance(known, dict) and isinstance(before, dict):
                row[key] = keep_unknown(known, before, order)
        line = line_of(keep_unknown(row, read, fields.HAND))
        return self._new_line(index) + line

    def _new_line(self, index: int) -> str:
        """Where a match or a session was begun afresh. A match that was over needs no word for it."""
        hand = self.match.hands[index]
        if hand.start is not Start.AFRESH or index == 0:
            return ""
        result = self.match.hands[index - 1].result
        was_over = result is not None and result.event is ScoreEvent.MATCH
        afresh = GAMES[self.match.game].afresh
        if afresh is Afresh.MATCH and was_over:
            return ""
        row: Row = {"new": afresh.value}
        return line_of(keep_unknown(row, self._read.news.get(hand.number, {}), fields.NEW))

    def _header(self) -> Row:
        read_seats = self._read.header.get("seats")
        before = read_seats if isinstance(read_seats, list) else [{}] * len(SEATS)
        seats = [
            keep_unknown(seat_row(player), seat, fields.SEAT)
            for player, seat in zip(self.match.players, before, strict=True)
        ]
        row: Row = {"tranque": VERSION, "game": self.match.game, "seed": self.match.seed, "seats": seats}
        if self.settings is not None:
            row["settings"] = self.settings
        return keep_unknown(row, self._read.header, fields.HEADER)


class ReadRows:
    """What a record was read from: its header, its hands by number, and its `new` lines by the hand they precede."""

    def __init__(self) -> None:
        self.header: Row = {}
        self.hands: dict[int, Row] = {}
        self.news: dict[int, Row] = {}


def hand_row(hand: KeptHand) -> Row:
    """While a hand is in play its row holds the seal, and no tile that is still held."""
    state = hand.state
    row: Row = {"hand": hand.number}
    if hand.may_be_opened:
        row["code"] = hand.code
        row["deal"] = {str(seat): tile_sets.to_text(state.dealt[seat - 1]) for seat in SEATS}
    else:
        row["seal"] = hand.seal
    row["open"] = str(state.opening)
    row["opener"] = state.opener
    row["play"] = " ".join(hand.words)
    if hand.notes:
        row["notes"] = note_rows(hand)
    if hand.repeated:
        row["repeated"] = True
    if state.result is not None:
        row["result"] = result_row(state.result)
    return row


def note_rows(hand: KeptHand) -> list[list[object]]:
    return [[note.words, note.kind.value, note.seat] for note in hand.notes]


def result_row(result: Result) -> Row:
    return {
        "end": result.end.value,
        "seat": result.seat,
        "pips": list(result.pips),
        "winner": None if result.winner is None else result.winner.value,
        "value": result.value,
        "key": result.key,
        "event": result.event.value,
        "score": list(result.score),
        "next": str(result.next),
    }


def seat_row(player: Player) -> Row:
    if player.level is None:
        return {"name": player.name, "player": "human"}
    return {"name": player.name, "player": "bot", "level": player.level}
