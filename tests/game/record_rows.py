"""Records as rows, to be changed by a test and written again."""

import json
from collections.abc import Callable
from typing import Any

from game.match import Match
from game.record import Record
from tools.self_play import bots_at, play_hand

Rows = list[dict[str, Any]]
Change = Callable[[Rows], None]


def rows_of(data: bytes) -> Rows:
    return [json.loads(line) for line in data.decode().removesuffix("\n").split("\n")]


def data_of(rows: Rows) -> bytes:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode()


def seed_record(game: str, hands: int = 4, in_play: int = 5) -> bytes:
    """Four bots: `hands` hands that are over, and one with `in_play` words."""
    match = Match(game, bots_at(["random"] * 4), "42")
    for _ in range(hands):
        match.deal_next()
        play_hand(match)
    other = Match(game, bots_at(["random"] * 4), "42")
    for _ in range(hands + 1):
        other.deal_next()
        play_hand(other)
    match.deal_next()
    for taken in other.state.log[:in_play]:
        match.submit(taken.turn)
    return Record(match).to_bytes()
