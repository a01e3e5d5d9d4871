"""Lines read back into a match: every word is played again, and everything that follows from the rules is compared."""

from game.actions import Start
from game.duplicate import FEWEST_DEALS, MOST_DEALS, PLAYS
from game.games import GAMES, Afresh
from game.match import Match
from game.record.fields import field, is_whole_number, list_field, must_be, must_lack, row_field, text_field
from game.record.refusal import RecordRefused, Wrong
from game.record.rows import Row, lines_of, row_of
from game.record.values import (
    holdings_of,
    must_be_dealt_by,
    must_be_tidy_seed,
    note_of,
    opening_of,
    play_word,
    player_of,
)
from game.record.writing import BOARDS, VERSION, ReadRows, Record, result_row
from game.saying import quoted, say
from game.seats import SEATS
from game.tile_sets import TileSet


def read_record(data: bytes) -> Record:
    """The match of a file, its states kept, so that it can be gone on with and undone. RecordRefused, with the place,
    for anything the rules do not make so."""
    reader = _Reader()
    try:
        reader.lines = lines_of(data)
        return reader.read()
    except Wrong as wrong:
        raise RecordRefused(wrong.reason, reader.line, reader.hand, reader.word) from None


class _Reader:
    """Walks down the lines; `line`, `hand` and `word` are where it stands."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.line: int | None = None
        self.hand: int | None = None
        self.word: int | None = None
        self.rows = ReadRows()
        self.match = Match("", (), None)

    def read(self) -> Record:
        if not self.lines:
            raise Wrong(say("the file is empty"))
        self.line = 1
        self._read_header(row_of(self.lines[0]))
        start = None
        for index, line in enumerate(self.lines[1:], start=1):
            self.line, self.hand, self.word = index + 1, len(self.match.hands) + 1, None
            row = row_of(line)
            if "hand" in row:
                self._read_hand(row, start, self._follower(index))
                start = None
            elif "new" in row:
                self.hand = None
                self._read_new(row, start)
                start = Start.AFRESH
            else:
                self.hand = None
                raise Wrong(say("the line is neither a hand nor a new match or session"))
        if start is not None:
            raise Wrong(say("no hand follows"))
        found = self.rows.header.get("settings")
        settings = found if isinstance(found, dict) else None
        self.match.boards = self._boards(settings or {})
        return Record(self.match, settings, self.rows)

    def _boards(self, settings: Row) -> int | None:
        """A setting says nothing about the hands: one that cannot be so is as good as none."""
        match, boards = self.match, settings.get(BOARDS)
        least = max(len(match.hands), PLAYS * FEWEST_DEALS)
        if match.seed is not None or not is_whole_number(boards, least, PLAYS * MOST_DEALS):
            return None
        return boards

    def _follower(self, index: int) -> str | None:
        """What stands on the next line, as far as this hand depends on it: `new`, something else, or nothing."""
        if index + 1 == len(self.lines):
            return None
        try:
            row = row_of(self.lines[index + 1])
        except Wrong:
            return "other"
        return "new" if "new" in row and "hand" not in row else "other"

    # ------------------------------------------------------------------ the header

    def _read_header(self, row: Row) -> None:
        if "tranque" not in row:
            raise Wrong(say("the first line is no header of a record"))
        version = row["tranque"]
        if type(version) is not int or version != VERSION:
            raise Wrong(say("version {version} of the record is not known", version=quoted(version)))
        game = text_field(row, "game")
        if game not in GAMES:
            raise Wrong(say("{game} is no game", game=quoted(game)))
        seed = field(row, "seed")
        if seed is not None:
            must_be_tidy_seed(text_field(row, "seed"))
        seats = list_field(row, "seats")
        if len(seats) != len(SEATS):
            raise Wrong(say("there are not four seats"))
        players = tuple(player_of(number, seat) for number, seat in zip(SEATS, seats, strict=True))
        if "settings" in row:
            row_field(row, "settings")
        self.rows.header = row
        self.match = Match(game, players, seed if isinstance(seed, str) else None)

    # ------------------------------------------------------------------ a new line

    def _read_new(self, row: Row, start: Start | None) -> None:
        match = self.match
        if not match.hands or start is not None:
            raise Wrong(say("a new match or session must follow a hand"))
        afresh = GAMES[match.game].afresh
        must_be(row, "new", afresh.value)
        if afresh is Afresh.MATCH and match.match_is_over:
            raise Wrong(say("the match before is over: the next one begins without this line"))
        self.rows.news[len(match.hands) + 1] = row

    # ------------------------------------------------------------------ a hand

    def _read_hand(self, row: Row, start: Start | None, follower: str | None) -> None:
        must_be(row, "hand", len(self.match.hands) + 1)
        is_over = "result" in row
        is_in_play = not is_over and follower is None
        if not is_over and follower == "other":
            raise Wrong(say("{field} is missing", field="result"))
        if is_in_play:
            self._deal_in_play(row, start)
        else:
            self._deal_open(row, start)
        hand = self.match.hand
        must_be(row, "open", str(hand.state.opening))
        if hand.state.opener is not None:
            must_be(row, "opener", hand.state.opener)
        self._play(text_field(row, "play"))
        self.word = None
        must_be(row, "opener", hand.state.opener)
        self._read_notes(row)
        self._read_result(row)
        self.rows.hands[hand.number] = row

    def _deal_in_play(self, row: Row, start: Start | None) -> None:
        must_lack(row, "code", "deal")
        if self.match.seed is None:
            raise Wrong(say("a hand in play needs a seed"))
        self._deal_seeded(start)
        must_be(row, "seal", self.match.hand.seal)

    def _deal_open(self, row: Row, start: Start | None) -> None:
        must_lack(row, "seal")
        holdings = holdings_of(row_field(row, "deal"))
        code = field(row, "code")
        if self.match.seed is None:
            self._deal_given(row, holdings, code, start)
            return
        self._deal_seeded(start)
        if code != self.match.hand.code:
            raise Wrong(say("the code does not follow from the seed"))
        if holdings != self.match.hand.state.dealt:
            raise Wrong(say("the deal does not follow from the code"))

    def _deal_seeded(self, start: Start | None) -> None:
        if start is Start.AFRESH:
            self.match.deal_afresh()
        else:
            self.match.deal_next()

    def _deal_given(self, row: Row, holdings: tuple[TileSet, ...], code: object, start: Start | None) -> None:
        if not self.match.hands:
            opening = opening_of(self.match.game, text_field(row, "open"))
            self.match = Match(self.match.game, self.match.players, None, opening)
        if code is not None:
            must_be_dealt_by(text_field(row, "code"), holdings)
        self.match.deal_given(holdings, code if isinstance(code, str) else None, start)

    def _play(self, play: str) -> None:
        for number, word in enumerate(play.split(" ") if play else (), start=1):
            self.word = number
            play_word(self.match, word)

    def _read_notes(self, row: Row) -> None:
        hand = self.match.hand
        if "notes" in row:
            hand.notes.extend(note_of(note) for note in list_field(row, "notes"))
            if not hand.notes:
                raise Wrong(say("{field} is empty", field="notes"))
        if "repeated" in row:
            must_be(row, "repeated", True)
            hand.repeated = True

    def _read_result(self, row: Row) -> None:
        result = self.match.state.result
        if "result" not in row:
            if result is not None:
                raise Wrong(say("{field} is missing", field="result"))
            return
        if result is None:
            raise Wrong(say("the hand has a result, but its words do not end it"))
        found = row_field(row, "result")
        for key, expected in result_row(result).items():
            must_be(found, key, expected)
