"""What one phone is told of the table: made from the observation of its seat, what everybody may know beside it, and
what that seat has chosen itself. There is no other source."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from game.actions import Pass, Play
from game.games import GAMES
from game.hand_end import OpenedBy, Result
from game.observation import Observation
from game.seats import SEATS, Pair, Seat, pair_of, partner
from game.sentences.turns import missing, turn_line
from game.sentences.voice import Voice
from game.tile_sets import HARD, pips_in, tiles_in
from game.tiles import TILE_ENDS, Tile
from scenes.table.prompts import decision_prompt
from scenes.table.selection import NOTHING, Selection
from scenes.table.summary_words import headline

Row: TypeAlias = dict[str, Any]
"""Of JSON."""

LAST_PLAYS = 8


@dataclass(frozen=True, slots=True)
class Moment:
    """What everybody at the table may know beside the observation. `serial` is another one after every change.
    `is_settled`: the television has shown all that happened. `undo_of`: whose decision an undo would take back.
    `goes_on`: the next hand may be begun from a phone. `note`: what holds the table up. `reasons`: of a
    hand that is over, why it was won."""

    serial: int
    hand: int
    is_settled: bool = True
    board: str = ""
    undo_of: Seat | None = None
    can_redo: bool = False
    can_restart: bool = False
    goes_on: bool = False
    details: bool = True
    note: str = ""
    mode: str = "pips"
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Own:
    """What this seat alone has in mind: what it has chosen, the reason beside a hint, and whether its tiles show."""

    selection: Selection = NOTHING
    words: str = ""
    is_shown: bool = False
    looks_for_hint: bool = False


def table_row(seen: Observation, moment: Moment, voice: Voice, own: Own) -> Row:
    """`seen` is of the seat whose phone it is. Nothing is told of a turn or an end before the television shows it."""
    seat = seen.seat
    assert seat is not None, "a phone has the eyes of a seat"
    if not moment.is_settled:
        seen = replace(seen, turn=None, legal=(), result=None, opened=None)
    say = voice.words.say
    is_named = _is_being_named(seen)
    return {
        "do": "table",
        "n": moment.serial,
        "hand": moment.hand,
        "seat": seat,
        "pair": pair_of(seat).value,
        "mode": moment.mode,
        "title": say("You are {name}, with {partner}", name=voice.seat(seat), partner=voice.seat(partner(seat))),
        "yours": seen.turn == seat and seen.result is None,
        "prompt": moment.note or _prompt(seen, voice, own),
        "score": [_score_row(seen, pair, moment, voice) for pair in Pair],
        "seats": [_seat_row(seen, other, voice) for other in SEATS],
        "ends": _ends(seen, own),
        "plays": list(_plays(seen, voice)),
        "shown": own.is_shown,
        "tiles": _tiles(seen, own, is_named),
        "backs": seen.holding.bit_count(),
        "chosen": _chosen(own.selection),
        "naming": _naming(seen, voice) if is_named and seen.turn == seat else None,
        "can": _can(seen, moment, own),
        "undo": _undo_question(moment, voice, seat),
        "over": None if seen.result is None else _over(seen, seen.result, moment, voice),
    }


def _is_being_named(seen: Observation) -> bool:
    return seen.opening.by is OpenedBy.NAMED and seen.opener is None


def _prompt(seen: Observation, voice: Voice, own: Own) -> str:
    say, seat = voice.words.say, seen.seat
    if seen.result is not None:
        return headline(voice, seen.result)
    if own.words:
        return own.words
    if own.looks_for_hint:
        return say("Looking for a hint…")
    if _is_being_named(seen) and seen.opening.seat is not None:
        if seen.turn == seat:
            return say("Who opens?")
        return say("{name} picks the opener", name=voice.seat(seen.opening.seat))
    if seen.turn == seat and seen.legal:
        if not own.is_shown:
            return say("It is your turn: show your tiles")
        return decision_prompt(seen, own.selection, voice.words)
    last = seen.log[-1] if seen.log else None
    if last is not None and last.seat == seat and isinstance(last.turn, Pass) and last.ends is not None:
        return say("You pass: {missing}", missing=missing(voice, last.ends))
    return "" if seen.turn is None else say("{name} is to play", name=voice.seat(seen.turn))


def _score_row(seen: Observation, pair: Pair, moment: Moment, voice: Voice) -> Row:
    own = seen.seat is not None and pair_of(seen.seat) is pair
    label = voice.words.say("Us") if own else voice.words.say("Them")
    points = moment.board if moment.board else f"{seen.score[pair.place]} / {seen.target}"
    return {"pair": pair.value, "label": label, "names": voice.pair(pair), "points": points}


def _seat_row(seen: Observation, seat: Seat, voice: Voice) -> Row:
    left = seen.tiles_left[seat - 1]
    return {
        "seat": seat,
        "name": voice.seat(seat),
        "pair": pair_of(seat).value,
        "left": left,
        "words": voice.words.count("{n} tile", "{n} tiles", left),
        "turn": seen.turn == seat,
    }


def _ends(seen: Observation, own: Own) -> list[Row]:
    """Left and right: the open number, the tile that lies there, and whether what is chosen may go there."""
    if seen.line.ends is None:
        return []
    rows = []
    for end, pip, tile in zip("<>", seen.line.ends, _outer_tiles(seen), strict=True):
        hard = GAMES[seen.game].has_key and seen.line.appearances(pip) == HARD
        lit = any(fits == end for fits in own.selection.ends)
        rows.append({"end": end, "pip": pip, "tile": list(tile), "hard": hard, "lit": lit})
    return rows


def _outer_tiles(seen: Observation) -> tuple[tuple[int, int], tuple[int, int]]:
    lie = list(seen.line.left_to_right())
    return lie[0], lie[-1]


def _plays(seen: Observation, voice: Voice) -> Iterator[Row]:
    """The last lines of the log, each with its place in it."""
    first = max(len(seen.log) - LAST_PLAYS, 0)
    for place, taken in enumerate(seen.log[first:], first + 1):
        yield {"i": place, "pair": pair_of(taken.seat).value, "text": turn_line(voice, taken)}


def _tiles(seen: Observation, own: Own, is_named: bool) -> list[Row] | None:
    """Face up, in their order; None where they lie face down: covered, or while another one names who opens."""
    if not own.is_shown or (is_named and seen.turn != seen.seat):
        return None
    fitting = {turn.tile for turn in seen.legal if isinstance(turn, Play)}
    return [_tile_row(tile, tile in fitting) for tile in tiles_in(seen.holding)]


def _tile_row(tile: Tile, fits: bool) -> Row:
    low, high = TILE_ENDS[tile]
    return {"tile": f"{low}{high}", "fits": fits}


def _chosen(selection: Selection) -> Row | None:
    if selection.tile is None:
        return None
    low, high = TILE_ENDS[selection.tile]
    return {"tile": f"{low}{high}", "end": selection.end or ""}


def _naming(seen: Observation, voice: Voice) -> list[Row]:
    assert seen.seat is not None
    say, mate = voice.words.say, partner(seen.seat)
    return [
        {"seat": seen.seat, "text": say("I open")},
        {"seat": mate, "text": say("{name} opens", name=voice.seat(mate))},
    ]


def _can(seen: Observation, moment: Moment, own: Own) -> list[str]:
    """What the page may offer now."""
    may = []
    plays = any(isinstance(turn, Play) for turn in seen.legal)
    if plays and own.is_shown:
        may.append("hint")
    if moment.undo_of is not None:
        may.append("undo")
    if moment.can_redo:
        may.append("redo")
    if moment.can_restart:
        may.append("restart")
    if moment.goes_on and seen.result is not None:
        may.append("next")
    if moment.details:
        may.append("details")
    return may


def _undo_question(moment: Moment, voice: Voice, seat: Seat) -> str:
    """What is asked before another one's decision is taken back; empty for the own one."""
    if moment.undo_of is None or moment.undo_of == seat:
        return ""
    return voice.words.say("Take back the decision of {name}?", name=voice.seat(moment.undo_of))


def _over(seen: Observation, result: Result, moment: Moment, voice: Voice) -> Row:
    """Who won and why, with the four hands as they were left."""
    hands = []
    for seat in SEATS if seen.opened is not None else ():
        assert seen.opened is not None
        left = seen.opened[seat - 1]
        pips = voice.words.count("{n} pip", "{n} pips", pips_in(left))
        tiles = [_tile_row(tile, False)["tile"] for tile in tiles_in(left)]
        hands.append({"name": voice.seat(seat), "pair": pair_of(seat).value, "tiles": tiles, "pips": pips})
    return {"title": headline(voice, result), "lines": list(moment.reasons), "hands": hands}
