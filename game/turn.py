"""One turn: what the seat to act may do, and what the match becomes."""

from dataclasses import replace

from game.actions import Action, Deal, Name, Pass, Play, Start, Taken, Turn, to_text
from game.events import Blocked, HandDealt, HandEnded, OpenerNamed, Passed, TilePlayed, WentOut
from game.hand_end import HandEnd, OpenedBy, Opening, ScoreEvent, is_capicu, is_key
from game.line import Line
from game.rules import FIRST_OPENING, GAMES, may_open, result_of
from game.seats import SEATS, Seat, next_seat, pair_of
from game.state import MatchState, Step
from game.tile_sets import DEALT, EVERY_TILE, NO_TILES, TileSet, pips_in, tiles_in
from game.tiles import DOUBLE_SIX


class IllegalAction(ValueError):
    """An action that is not in the list of legal ones."""


def legal_actions(state: MatchState) -> tuple[Turn, ...]:
    """Every turn open to the seat to act, smallest word first; empty when nobody is to act."""
    if state.turn is None:
        return ()
    if state.opener is None:
        return tuple(Name(seat) for seat in pair_of(state.turn).seats)
    holding = state.holdings[state.turn - 1]
    if state.line.ends is None:
        if state.opening.by is OpenedBy.DOUBLE_SIX:
            return (Play(DOUBLE_SIX),)
        return tuple(Play(tile) for tile in tiles_in(holding))
    line = state.line
    plays = tuple(Play(tile, end) for tile in tiles_in(holding & line.playable) for end in line.fitting_ends(tile))
    return plays or (Pass(),)


def apply(state: MatchState, action: Action) -> Step:
    """The only way on. IllegalAction for anything that is not open now."""
    if isinstance(action, Deal):
        return _deal(state, action)
    if state.turn is None or action not in legal_actions(state):
        by = "nobody" if state.turn is None else f"seat {state.turn}"
        raise IllegalAction(f"{to_text(action)} by {by} in hand {state.hand}")
    match action:
        case Name(seat):
            return _name(state, state.turn, seat)
        case Pass():
            return _pass(state, state.turn)
        case Play():
            return _play(state, state.turn, action)


def _deal(state: MatchState, deal: Deal) -> Step:
    opening, score = _terms(state, deal.start)
    if not _is_whole_set(deal.holdings):
        raise IllegalAction(f"no deal of four times seven tiles in hand {state.hand + 1}")
    opener = opening.seat
    turn = opening.seat
    if opening.by is OpenedBy.DOUBLE_SIX:
        opener = turn = next(seat for seat in SEATS if deal.holdings[seat - 1] >> DOUBLE_SIX & 1)
    elif opening.by is OpenedBy.NAMED:
        opener = None
    dealt = MatchState(
        game=state.game,
        hand=state.hand + 1,
        score=score,
        opening=opening,
        opener=opener,
        dealt=deal.holdings,
        holdings=deal.holdings,
        turn=turn,
    )
    return Step(dealt, (HandDealt(dealt.hand, opening, opener),))


def _terms(state: MatchState, start: Start) -> tuple[Opening, tuple[int, int]]:
    """The opening and the score a deal begins with; IllegalAction where such a deal may not follow."""
    if start is Start.AFRESH:
        return FIRST_OPENING, (0, 0)
    if state.hand == 0 and start is Start.NEXT_HAND:
        return _given_opening(state), state.score
    match_is_over = state.result is not None and state.result.event is ScoreEvent.MATCH
    if state.result is None or match_is_over != (start is Start.NEXT_MATCH):
        raise IllegalAction(f"no next {start} after hand {state.hand}")
    return state.result.next, (0, 0) if match_is_over else state.score


def _given_opening(state: MatchState) -> Opening:
    """The first hand may open in any way that its game knows."""
    opening = state.opening
    if not may_open(GAMES[state.game], opening):
        raise IllegalAction(f"no hand of {state.game} opens by {opening}")
    return opening


def _is_whole_set(holdings: tuple[TileSet, ...]) -> bool:
    together = NO_TILES
    for holding in holdings:
        together |= holding
    return [holding.bit_count() for holding in holdings] == [DEALT] * len(SEATS) and together == EVERY_TILE


def _name(state: MatchState, coordinator: Seat, opener: Seat) -> Step:
    named = replace(state, opener=opener, turn=opener, log=(*state.log, Taken(coordinator, Name(opener), None)))
    return Step(named, (OpenerNamed(coordinator, opener),))


def _pass(state: MatchState, seat: Seat) -> Step:
    ends = state.line.ends
    assert ends is not None
    passes = state.passes + 1
    after = replace(state, passes=passes, turn=next_seat(seat), log=(*state.log, Taken(seat, Pass(), ends)))
    passed = Passed(seat, ends, forced_by_block=state.line.is_blocked)
    if passes < len(SEATS):
        return Step(after, (passed,))
    ended, told = _end(after, out=None, key=False)
    return Step(ended, (passed, told))


def _play(state: MatchState, seat: Seat, play: Play) -> Step:
    line = state.line.lay(play.tile, play.end)
    holding = state.holdings[seat - 1] ^ 1 << play.tile
    after = replace(
        state,
        line=line,
        holdings=tuple(holding if other == seat else state.holdings[other - 1] for other in SEATS),
        turn=next_seat(seat),
        passes=0,
        log=(*state.log, Taken(seat, play, state.line.ends)),
    )
    played = TilePlayed(seat, play.tile, play.end)
    if not holding:
        return _go_out(after, played, state.line)
    if line.is_blocked:
        assert line.ends is not None
        return Step(after, (played, Blocked(seat, line.ends[0])))
    return Step(after, (played,))


def _go_out(after: MatchState, played: TilePlayed, line_before: Line) -> Step:
    """Out is tested before block: a last tile that closes the table is still an out."""
    seat, tile = played.seat, played.tile
    ended, told = _end(after, out=seat, key=is_key(line_before, tile))
    went_out = WentOut(seat, tile, key=told.result.key, capicu=is_capicu(line_before, tile))
    return Step(ended, (played, went_out, told))


def _end(state: MatchState, out: Seat | None, key: bool) -> tuple[MatchState, HandEnded]:
    pips = tuple(pips_in(holding) for holding in state.holdings)
    result = result_of(GAMES[state.game], state.score, HandEnd(out, pips, key))
    ended = replace(state, turn=None, score=result.score, result=result)
    return ended, HandEnded(result, state.holdings)
