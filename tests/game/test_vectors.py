"""The vectors: facts of both games that every build reproduces, one test for each row."""

from typing import Any

import pytest

from tests.game.vectors import Facts, Row, facts_of, rows_of

ROWS = [row for name in ("chiva", "sixlove") for row in rows_of(name)]

FIELDS = {
    "hand": {"deal", "open", "play", "illegal"},
    "block": {"left", "on"},
    "keyline": {"line", "last"},
    "keyfn": {"ends", "counts", "last"},
    "score": {"start", "hands", "illegal"},
    "opener": {"start", "after", "then", "named", "deal"},
}
READ_BY_EVERY_KIND = {"id", "kind", "game", "why", "expect"}


def expected(row: Row) -> Facts:
    return {"rows": row["expect"]} if row["kind"] == "score" else row["expect"]


def differences(row: Row, facts: Facts, wanted: Facts) -> dict[str, Any]:
    """Fields that are not as wanted, a field that nobody computes among them."""
    return {name: facts.get(name, "not computed") for name in wanted if facts.get(name, "not computed") != wanted[name]}


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in ROWS])
def test_the_vector_holds(row: Row) -> None:
    assert not differences(row, facts_of(row), expected(row)), row["why"]


@pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in ROWS])
def test_no_field_of_the_vector_is_left_unread(row: Row) -> None:
    """A field nobody reads would let a vector pass that says something else: altered, each must be noticed."""
    assert set(row) <= FIELDS[row["kind"]] | READ_BY_EVERY_KIND
    facts = facts_of(row)
    for name in expected(row):
        assert list(differences(row, facts, expected(row) | {name: "something else"})) == [name]


def test_every_vector_has_its_own_id() -> None:
    ids = [row["id"] for row in ROWS]
    assert len(set(ids)) == len(ids) > 0


def test_a_block_of_remaining_tiles_is_judged_as_its_game_judges() -> None:
    """No vector is of the kind `block` yet; its reader is held to a block that a vector plays in words."""
    left = {"1": "01 04 12 23 24", "2": "03 05 22 33", "3": "00 13 25 35", "4": "11 14 44 45 55"}
    for name in ("VC01", "VS01"):
        played = next(row for row in ROWS if row["id"] == name)
        asked = {field: played["expect"][field] for field in ("reason", "pips", "pairs", "winner", "value", "leader")}
        row = {"kind": "block", "game": played["game"], "left": left, "on": 6}
        assert not differences(row, facts_of(row), asked | {"closed": True})
