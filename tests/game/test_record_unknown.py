"""What a later version may have added is read, changes nothing and stays where it stood."""

import json

from game.record import Record, read_record
from game.turn import legal_actions
from tests.game.record_rows import Rows, data_of, rows_of, seed_record

STRANGE = {"a": [1, {"b": None}], "é": 1.5, "hand": "no"}


def with_first(row: dict[str, object], added: dict[str, object]) -> dict[str, object]:
    return added | row


def after(row: dict[str, object], key: str, added: dict[str, object]) -> dict[str, object]:
    """The row with `added` behind one of its keys."""
    grown: dict[str, object] = {}
    for name, value in row.items():
        grown[name] = value
        if name == key:
            grown |= added
    return grown


def strange_rows(game: str) -> Rows:
    rows = rows_of(seed_record(game))
    rows[0] = with_first(after(rows[0], "game", {"place": STRANGE}), {"written by": "a later one"})
    rows[0]["seats"][1] = after(rows[0]["seats"][1], "player", {"hat": "green", "shoes": 2})
    rows[1] = after(rows[1], "play", {"thought": [0.25, -1, 10**18], "mood": STRANGE})
    rows[1]["deal"] = after(rows[1]["deal"], "2", {"5": "kibitzer"})
    rows[2]["result"] = after(rows[2]["result"], "pips", {"sum": 31})
    rows[3] = with_first(rows[3], {"first": True})
    rows[3]["last"] = {"deep": {"deeper": ["\u2028", "\x7f"]}}
    rows[5] = after(rows[5], "seal", {"lamp": "on"})
    rows[5] = after(rows[5], "open", {"weather": "rain"})
    rows[5]["behind"] = 0
    return rows


def test_it_stays_where_it_stood(game: str) -> None:
    data = data_of(strange_rows(game))
    assert read_record(data).to_bytes() == data


def test_it_changes_nothing(game: str) -> None:
    strange, plain = read_record(data_of(strange_rows(game))).match, read_record(seed_record(game)).match
    assert [hand.states for hand in strange.hands] == [hand.states for hand in plain.hands]
    assert strange.players == plain.players


def test_it_is_still_there_when_the_match_has_gone_on(game: str) -> None:
    rows = strange_rows(game)
    record = read_record(data_of(rows))
    match = record.match
    while not match.hand_is_over:
        match.submit(legal_actions(match.state)[0])
    match.deal_next()
    match.deal_afresh()
    gone_on = rows_of(record.to_bytes())
    assert gone_on[:5] == rows[:5]
    assert [list(row) for row in gone_on[:5]] == [list(row) for row in rows[:5]]
    assert list(gone_on[5]) == [
        *("hand", "lamp", "code", "deal", "open", "weather", "opener", "play", "behind", "result"),
    ]
    written = record.to_bytes()
    assert read_record(written).to_bytes() == written


def test_a_new_line_keeps_its_own(game: str) -> None:
    match = read_record(seed_record(game)).match
    match.deal_afresh()
    rows = rows_of(Record(match).to_bytes())
    place = next(number for number, row in enumerate(rows) if "new" in row)
    rows[place] = {"why": "supper", **rows[place], "when": 1930}
    assert json.dumps(rows[place]).startswith('{"why": "supper", "new": ')
    assert read_record(data_of(rows)).to_bytes() == data_of(rows)
