"""The vectors of both games, each run through the engine: a row in, the facts it asks about out."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game import tile_sets
from game.actions import Deal, End, Name, Play, Start, to_text, turn_from_text
from game.events import WentOut
from game.hand_end import BY_DOUBLE_SIX, HandEnd, Opening, Result, closes_hard_ends, is_capicu, is_key
from game.line import Line
from game.match import Match
from game.rules import GAMES, result_of
from game.seats import SEATS, Player
from game.state import MatchState
from game.tiles import DOUBLE_SIX, TILE_OF, TILE_TEXT, TILES, tile_from_text
from game.turn import IllegalAction, apply, legal_actions

FOLDER = Path(__file__).parents[1] / "vectors"
BOTS = tuple(Player(f"S{seat}", "random") for seat in SEATS)
Row = dict[str, Any]
Facts = dict[str, Any]


def rows_of(name: str) -> list[Row]:
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()]


def holdings_of(deal: dict[str, str]) -> tuple[int, ...]:
    return tuple(tile_sets.from_text(deal[str(seat)]) for seat in SEATS)


def facts_of(row: Row) -> Facts:
    """Everything that the row's `expect` may ask; for `score` the rows under the name `rows`."""
    return _KINDS[row["kind"]](row)


# ---------------------------------------------------------------------- a hand in words


def hand_facts(row: Row) -> Facts:
    match, events = _played(row)
    if "illegal" in row:
        _must_refuse(match, row["illegal"])
    state = match.state
    facts: Facts = {
        "turn": state.turn,
        "over": state.result is not None,
        "ends": list(state.line.ends) if state.line.ends is not None else None,
        "closed": state.line.is_blocked,
        "tiles_out": len(state.line.laid),
        "allowed": _allowed(state),
    }
    if state.result is None:
        return facts
    out = next((event for event in events if isinstance(event, WentOut)), None)
    return facts | _result_facts(state.result) | {"capicu": out is not None and out.capicu}


def _played(row: Row) -> tuple[Match, list[object]]:
    seat = None if row["open"] == "66" else row["open"]
    opening = BY_DOUBLE_SIX if seat is None else Opening.from_text(f"{GAMES[row['game']].opening_kind} {seat}")
    match = Match(row["game"], BOTS, None, opening)
    events: list[object] = [*match.deal_given(holdings_of(row["deal"]), None)]
    if seat is not None and match.state.opener is None:
        events += match.submit(Name(seat))
    for word in row["play"].split():
        events += match.submit(turn_from_text(word))
    return match, events


def _must_refuse(match: Match, word: str) -> None:
    before = match.state
    with pytest.raises(IllegalAction, match=re.escape(word)):
        match.submit(turn_from_text(word))
    assert match.state is before


def _allowed(state: MatchState) -> str:
    return " ".join(sorted(to_text(turn) for turn in legal_actions(state)))


def _result_facts(result: Result) -> Facts:
    one, two, three, four = result.pips
    return {
        "reason": str(result.end),
        "pips": list(result.pips),
        "pairs": [one + three, two + four],
        "winner": None if result.winner is None else str(result.winner),
        "value": result.value,
        "key": result.key,
        "leader": result.next.seat,
    }


# ---------------------------------------------------------------------- what is left when the table closed


def block_facts(row: Row) -> Facts:
    left = holdings_of(row["left"])
    pips = tuple(tile_sets.pips_in(holding) for holding in left)
    unplayed = left[0] | left[1] | left[2] | left[3]
    closed = tile_sets.appearances(unplayed, row["on"]) == 0
    return {"closed": closed} | _result_facts(result_of(GAMES[row["game"]], (0, 0), HandEnd(None, pips)))


# ---------------------------------------------------------------------- the key


def keyline_facts(row: Row) -> Facts:
    line, last = line_of(row["line"]), tile_from_text(row["last"])
    assert line.ends is not None
    return {
        "ends": list(line.ends),
        "seen": [line.appearances(pip) for pip in line.ends],
        "fits": len(line.fitting_ends(last)),
        "playable_in_the_set": tile_sets.to_text(line.playable),
        "capicu": is_capicu(line, last),
        "key": is_key(line, last),
    }


def line_of(text: str) -> Line:
    """A line written from left to right, laid from a tile that lies small number first."""
    tiles = [(int(word[0]), int(word[1])) for word in text.split()]
    first = next(place for place, (left, right) in enumerate(tiles) if left <= right)
    line = Line().lay(TILE_OF[tiles[first]], None)
    for pair in tiles[first + 1 :]:
        line = line.lay(TILE_OF[pair], End.RIGHT)
    for pair in reversed(tiles[:first]):
        line = line.lay(TILE_OF[pair], End.LEFT)
    assert list(line.left_to_right()) == tiles
    return line


def keyfn_facts(row: Row) -> Facts:
    left, right = row["ends"]
    seen = (row["counts"][str(left)], row["counts"][str(right)])
    return {"key": closes_hard_ends(tile_from_text(row["last"]), (left, right), seen)}


# ---------------------------------------------------------------------- hands folded into matches


STEPS = {"next match": Start.NEXT_MATCH, "new session": Start.AFRESH}
SOME_DEAL = tuple(tile_sets.tile_set(TILES[start : start + 7]) for start in range(0, 28, 7))


def score_facts(row: Row) -> Facts:
    state = MatchState(row["game"], score=tuple(row.get("start", (0, 0))))
    told = []
    for step in row["hands"]:
        state = stepped(state, step, SOME_DEAL)
        event = "start" if state.result is None else state.result.event
        opening = state.opening if state.result is None else state.result.next
        told.append(f"{state.score[0]}-{state.score[1]} {event} {opening}")
    if "illegal" in row:
        with pytest.raises(IllegalAction):
            stepped(state, row["illegal"], SOME_DEAL)
    return {"rows": told}


def stepped(state: MatchState, step: str, holdings: tuple[int, ...]) -> MatchState:
    """A deal that begins something, or a whole hand: dealt if it is not, and ended as the step says."""
    if step in STEPS:
        return apply(state, Deal(holdings, STEPS[step])).state
    if state.hand == 0 or state.result is not None:
        state = apply(state, Deal(holdings)).state
    result = result_of(GAMES[state.game], state.score, _end_of(step))
    return replace(state, turn=None, score=result.score, result=result)


def _end_of(step: str) -> HandEnd:
    how, *numbers = step.split()
    if how == "out":
        seat = int(numbers[0])
        return HandEnd(seat, tuple(0 if other == seat else 9 for other in SEATS), key="key" in numbers)
    assert how == "block"
    return HandEnd(None, tuple(int(number) for number in numbers))


# ---------------------------------------------------------------------- who may open


def opener_facts(row: Row) -> Facts:
    state = MatchState(row["game"], score=tuple(row.get("start", (0, 0))))
    if row["after"] != "start":
        state = stepped(state, row["after"], SOME_DEAL)
    start = STEPS[row["then"]] if "then" in row else Start.NEXT_HAND
    state = apply(state, Deal(holdings_of(row["deal"]), start)).state
    try:
        state = apply(state, Name(row["named"])).state if "named" in row else state
    except IllegalAction:
        return {"legal": False}
    plays = [turn for turn in legal_actions(state) if isinstance(turn, Play)]
    if not plays:
        _must_refuse_every_opening(state)
        return {"legal": False}
    forced = TILE_TEXT[DOUBLE_SIX] if state.opening == BY_DOUBLE_SIX else None
    assert state.opener == state.turn
    return {"legal": True, "opener": state.opener, "allowed": _allowed(state), "forced": forced}


def _must_refuse_every_opening(state: MatchState) -> None:
    for tile in TILES:
        with pytest.raises(IllegalAction):
            apply(state, Play(tile))


_KINDS = {
    "hand": hand_facts,
    "block": block_facts,
    "keyline": keyline_facts,
    "keyfn": keyfn_facts,
    "score": score_facts,
    "opener": opener_facts,
}
