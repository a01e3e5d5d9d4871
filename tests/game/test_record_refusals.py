"""Whatever is not as the rules make it is refused, with its line, hand and word."""

import json
import re
from typing import Any

import pytest

from game.record import RecordRefused, read_record
from tests.game.record_rows import Change, Rows, data_of, rows_of, seed_record


def put(*path: str | int, value: object) -> Change:
    """Sets one field: the row first, then the keys down to it."""

    def change(rows: Rows) -> None:
        place: Any = rows
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(rows: Rows) -> None:
        place: Any = rows
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


def word(row: int, number: int, said: str) -> Change:
    def change(rows: Rows) -> None:
        words = rows[row]["play"].split()
        words[number - 1] = said
        rows[row]["play"] = " ".join(words)

    return change


def insert(row: int, added: dict[str, object]) -> Change:
    return lambda rows: rows.insert(row, added)


HAND_1 = {"line": 2, "hand": 1, "word": None}
HAND_2 = {"line": 3, "hand": 2, "word": None}
IN_PLAY = {"line": 6, "hand": 5, "word": None}
HEADER = {"line": 1, "hand": None, "word": None}

FAULTS: list[tuple[str, Change, dict[str, int | None], str]] = [
    ("version unknown", put(0, "tranque", value=2), HEADER, "version 2"),
    ("version true", put(0, "tranque", value=True), HEADER, "version True"),
    ("version as text", put(0, "tranque", value="1"), HEADER, "version 1"),
    ("version missing", drop(0, "tranque"), HEADER, "no header"),
    ("game unknown", put(0, "game", value="muggins"), HEADER, "muggins is no game"),
    ("game no text", put(0, "game", value=["chiva"]), HEADER, "game is no text"),
    ("seed missing", drop(0, "seed"), HEADER, "seed is missing"),
    ("seed a number", put(0, "seed", value=42), HEADER, "seed is no text"),
    ("seed untidy", put(0, "seed", value=" 42"), HEADER, "is no seed"),
    ("seed not composed", put(0, "seed", value="n\u0303"), HEADER, "is no seed"),
    ("seed other", put(0, "seed", value="43"), HAND_1, "code does not follow"),
    ("three seats", drop(0, "seats", 3), HEADER, "not four seats"),
    ("a seat no object", put(0, "seats", 2, value="Ana"), HEADER, "seat 3 is no JSON object"),
    ("name too long", put(0, "seats", 0, "name", value="x" * 17), HEADER, "is no name"),
    ("name empty", put(0, "seats", 0, "name", value=""), HEADER, "is no name"),
    ("player unknown", put(0, "seats", 0, "player", value="ghost"), HEADER, "neither a human nor a bot"),
    ("level unknown", put(0, "seats", 0, "level", value="godlike"), HEADER, "no level"),
    ("level of a human", put(0, "seats", 0, "player", value="human"), HEADER, "level does not belong"),
    ("settings a list", put(0, "settings", value=[]), HEADER, "settings is no JSON object"),
    ("hand number", put(2, "hand", value=3), HAND_2, "hand is 3, it must be 2"),
    ("hand number true", put(1, "hand", value=True), HAND_1, "hand is true, it must be 1"),
    ("hand number 1.0", put(1, "hand", value=1.0), HAND_1, "hand is 1.0, it must be 1"),
    ("code other", put(1, "code", value="0" * 16), HAND_1, "code does not follow"),
    ("code null", put(1, "code", value=None), HAND_1, "code does not follow"),
    ("code in small letters", put(1, "code", value="qdq1bh1cvxvebntt"), HAND_1, "code does not follow"),
    ("deal missing", drop(1, "deal"), HAND_1, "deal is missing"),
    ("deal of three", drop(1, "deal", "4"), HAND_1, "4 is missing"),
    ("deal twice the same", lambda rows: rows[1]["deal"].update({"2": rows[1]["deal"]["1"]}), HAND_1, "dealt twice"),
    ("deal of another hand", lambda rows: rows[1].update(deal=rows[2]["deal"]), HAND_1, "deal does not follow"),
    ("deal descending", put(1, "deal", "1", value="45 36 26 16 05 04 00"), HAND_1, "seven tiles"),
    ("deal of no tiles", put(1, "deal", "1", value="99 00"), HAND_1, "seven tiles"),
    ("opening other", put(2, "open", value="66"), HAND_2, "open is 66, it must be"),
    ("opener other", put(1, "opener", value=1), HAND_1, "opener is 1, it must be 2"),
    ("opener null", put(1, "opener", value=None), HAND_1, "opener is null, it must be 2"),
    ("play no text", put(1, "play", value=["66"]), HAND_1, "play is no text"),
    ("a word that is none", word(1, 3, "64<"), HAND_1 | {"word": 3}, "64< is no word"),
    ("a word twice", word(1, 3, "46<"), HAND_1 | {"word": 3}, "is not open to seat 4"),
    ("a pass with a tile", word(1, 2, "-"), HAND_1 | {"word": 2}, "- is not open to seat 3"),
    ("a naming in mid hand", word(1, 2, "=3"), HAND_1 | {"word": 2}, "=3 is not open"),
    (
        "two spaces",
        lambda rows: rows[1].update(play=rows[1]["play"].replace(" ", "  ", 1)),
        HAND_1 | {"word": 2},
        "word",
    ),
    (
        "a word too many",
        lambda rows: rows[1].update(play=rows[1]["play"] + " -"),
        HAND_1 | {"word": 27},
        "after the end",
    ),
    ("a word too few", lambda rows: rows[1].update(play=rows[1]["play"][:-4]), HAND_1, "words do not end it"),
    ("result missing", drop(1, "result"), HAND_1, "result is missing"),
    ("result null", put(1, "result", value=None), HAND_1, "result is no JSON object"),
    ("end other", put(1, "result", "end", value="block"), HAND_1, "end is block"),
    ("seat other", put(1, "result", "seat", value=1), HAND_1, "seat is 1"),
    ("seat missing", drop(1, "result", "seat"), HAND_1, "seat is missing"),
    ("pips other", put(1, "result", "pips", value=[0, 12, 0, 15]), HAND_1, "pips is"),
    ("pips as truths", put(1, "result", "pips", 0, value=False), HAND_1, "pips is"),
    ("winner other", put(1, "result", "winner", value="24"), HAND_1, "winner is 24"),
    ("value other", put(1, "result", "value", value=2), HAND_1, "value is 2"),
    ("value true", put(1, "result", "value", value=True), HAND_1, "value is true"),
    ("key other", put(1, "result", "key", value=True), HAND_1, "key is true"),
    ("key as number", put(1, "result", "key", value=0), HAND_1, "key is 0"),
    ("event other", put(1, "result", "event", value="draw"), HAND_1, "event is draw"),
    ("score other", put(1, "result", "score", value=[2, 0]), HAND_1, "score is"),
    ("next other", put(1, "result", "next", value="66"), HAND_1, "next is 66"),
    ("seal in a hand that is over", put(1, "seal", value="BZ1YHP0Z"), HAND_1, "seal does not belong"),
    ("seal other", put(5, "seal", value="BZ1YHP0Z"), IN_PLAY, "seal is BZ1YHP0Z"),
    ("code in a hand in play", put(5, "code", value="QDQ1BH1CVXVEBNTT"), IN_PLAY, "code does not belong"),
    ("a hand in play without a seed", put(0, "seed", value=None), IN_PLAY, "needs a seed"),
    ("notes no list", put(1, "notes", value={}), HAND_1, "notes is no list"),
    ("notes empty", put(1, "notes", value=[]), HAND_1, "notes is empty"),
    ("a note of a number", put(1, "notes", value=[7]), HAND_1, "a note"),
    ("a note of true words", put(1, "notes", value=[[True, "undo", 1]]), HAND_1, "a note"),
    ("a note of many words", put(1, "notes", value=[[10**30, "undo", 1]]), HAND_1, "a note"),
    ("a note unknown", put(1, "notes", value=[[1, "sneeze", 1]]), HAND_1, "a note"),
    ("a note of seat 5", put(1, "notes", value=[[1, "undo", 5]]), HAND_1, "a note"),
    ("an undo of nobody", put(1, "notes", value=[[1, "undo", None]]), HAND_1, "a note"),
    ("repeated a number", put(1, "repeated", value=1), HAND_1, "repeated is 1"),
    ("a line of nothing", insert(2, {}), {"line": 3, "hand": None, "word": None}, "neither a hand nor"),
    ("new before a hand", insert(1, {"new": "match"}), {"line": 2, "hand": None, "word": None}, "must follow a hand"),
    ("new at the end", lambda rows: rows.append({"new": "x"}), IN_PLAY, "code is missing|does not belong|is missing"),
]


@pytest.mark.parametrize(("change", "place", "reason"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_a_fault_is_refused_where_it_stands(
    game: str, change: Change, place: dict[str, int | None], reason: str
) -> None:
    rows = rows_of(seed_record(game))
    change(rows)
    with pytest.raises(RecordRefused) as caught:
        read_record(data_of(rows))
    assert re.search(reason, str(caught.value))
    if reason != "code is missing|does not belong|is missing":
        assert {"line": caught.value.line, "hand": caught.value.hand, "word": caught.value.word} == place
    assert len(str(caught.value).splitlines()) == 1


def given_up(game: str) -> Rows:
    """Hand 1 over, hand 2 given up, then a hand in play."""
    rows = rows_of(seed_record(game, hands=3))[:3]
    del rows[2]["result"]
    rows[2]["play"] = " ".join(rows[2]["play"].split()[:6])
    rows.append({"new": "match" if game == "chiva" else "session"})
    code_row = rows_of(seed_record(game, hands=2, in_play=0))[-1]
    rows.append(code_row | {"open": "66", "opener": opener_of_66(game)})
    return rows


def opener_of_66(game: str) -> int:
    deal = rows_of(seed_record(game, hands=3))[3]["deal"]
    return next(int(seat) for seat, tiles in deal.items() if "66" in tiles)


def test_a_hand_given_up_before_a_new_line_is_taken(game: str) -> None:
    rows = given_up(game)
    match = read_record(data_of(rows)).match
    assert [hand.given_up for hand in match.hands] == [False, True, False]
    assert match.state.score == (0, 0)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (drop(3), "result is missing"),
        (put(3, "new", value="set"), "new is set"),
        (put(3, "new", value=None), "new is null"),
        (insert(4, {"new": "match"}), "must follow a hand"),
        (drop(4), "no hand follows"),
        (put(4, "open", value="seat 1"), "open is seat 1, it must be 66"),
        (drop(2, "code"), "code is missing"),
        (drop(2, "deal"), "deal is missing"),
    ],
)
def test_a_new_line_stands_only_between_hands(game: str, change: Change, reason: str) -> None:
    rows = given_up(game)
    change(rows)
    with pytest.raises(RecordRefused, match=re.escape(reason)):
        read_record(data_of(rows))


def test_chiva_has_no_new_line_after_a_match_and_six_love_may() -> None:
    for game, word_of_game, is_taken in (("chiva", "match", False), ("sixlove", "session", True)):
        rows = rows_of(seed_record(game, hands=60, in_play=0))
        over = next(i for i, row in enumerate(rows) if row.get("result", {}).get("event") == "match")
        in_play = rows_of(seed_record(game, hands=over, in_play=0))
        following = in_play[-1] | {"open": "66"}
        deal = rows[over + 1]["deal"]
        following["opener"] = next(int(seat) for seat, tiles in deal.items() if "66" in tiles)
        data = data_of([*in_play[:-1], {"new": word_of_game}, following])
        if is_taken:
            assert read_record(data).match.state.score == (0, 0)
        else:
            with pytest.raises(RecordRefused, match="match before is over"):
                read_record(data)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "no JSON"),
        (b"null", "no JSON object"),
        (b"[1]", "no JSON object"),
        (b'"x"', "no JSON object"),
        (b"{", "no JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"\x00" * 40, "no JSON"),
        (b'{"hand": NaN}', "NaN is no number"),
        (b'{"hand": -Infinity}', "-Infinity is no number"),
        (b'{"x": 1e999}', "is no number"),
        (b'{"x": ' + b"9" * 5000 + b"}", "no JSON"),
        (b'{"hand": ' + b"9" * 4000 + b"}", "it must be 1"),
        (b'{"x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "nested too deeply"),
        (b'{"x": ' + b'{"a": ' * 1000 + b"1" + b"}" * 1000 + b"}", "nested too deeply"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"hand": 1, "hand": 1}', "hand stands twice"),
        (b'{"x": {"y": 1, "y": 2}}', "y stands twice"),
        (b'{"x": "\\ud800"}', "half a character"),
        (b'{"\\udc00": 1}', "half a character"),
    ],
)
def test_a_line_that_is_no_row_is_refused(line: bytes, reason: str) -> None:
    header = seed_record("chiva", hands=0, in_play=0).split(b"\n")[0]
    with pytest.raises(RecordRefused) as caught:
        read_record(header + b"\n" + line + b"\n")
    assert caught.value.line == 2
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("data", [b"", b"\n", b"\xef\xbb\xbf", b"\r\n", b"\x00", b"hello"])
def test_what_is_no_record_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(RecordRefused):
        read_record(data)


def test_a_bom_crlf_and_a_missing_last_line_feed_are_taken(game: str) -> None:
    data = seed_record(game)
    for given in (
        b"\xef\xbb\xbf" + data,
        data.replace(b"\n", b"\r\n"),
        data[:-1],
        (b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"))[:-1],
        (b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"))[:-2],
    ):
        assert read_record(given).to_bytes() == data


def test_a_line_separator_inside_a_name_is_no_new_line() -> None:
    """Lines end at line feeds only; such a name is refused for what it holds."""
    data = seed_record("chiva").replace(b'"S1"', '"S\u2028"'.encode())
    with pytest.raises(RecordRefused, match="is no name") as caught:
        read_record(data)
    assert caught.value.line == 1
    assert len(str(caught.value).splitlines()) == 1


def test_fields_in_another_order_are_set_right(game: str) -> None:
    data = seed_record(game)
    turned = [dict(reversed(row.items())) for row in rows_of(data)]
    compact = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in turned).encode()
    assert read_record(compact).to_bytes() == data
