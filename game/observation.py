"""What a seat may know of a match: its own tiles and what the whole table saw. No seed, code or seal is in it."""

from dataclasses import dataclass

from game.actions import Taken, Turn
from game.hand_end import Opening, Result, Score
from game.line import Line
from game.rules import GAMES
from game.seats import SEATS, Seat
from game.state import MatchState
from game.tile_sets import NO_TILES, TileSet
from game.turn import legal_actions


@dataclass(frozen=True, slots=True)
class Observation:
    """`target` is the score that wins the match. `seat` is whose eyes these are (None: a stranger's, who sees no tile).
    `tiles_left` counts seats 1 to 4. `legal` is empty unless `seat` is to act. `opened` holds the four holdings once
    everybody may see them."""

    game: str
    target: int
    seat: Seat | None
    holding: TileSet
    tiles_left: tuple[int, ...]
    line: Line
    log: tuple[Taken, ...]
    score: Score
    opening: Opening
    opener: Seat | None
    turn: Seat | None
    legal: tuple[Turn, ...]
    result: Result | None
    opened: tuple[TileSet, ...] | None


def observe(state: MatchState, seat: Seat | None) -> Observation:
    """All that this seat may be shown; the four holdings only when the hand is over."""
    return _observation(state, seat, state.holdings if state.result is not None else None)


def observe_open(state: MatchState) -> Observation:
    """A moment of a hand that is over elsewhere (a replay): all four holdings lie open. Never for a bot."""
    return _observation(state, None, state.holdings)


def _observation(state: MatchState, seat: Seat | None, opened: tuple[TileSet, ...] | None) -> Observation:
    return Observation(
        game=state.game,
        target=GAMES[state.game].target,
        seat=seat,
        holding=NO_TILES if seat is None else state.holdings[seat - 1],
        tiles_left=tuple(state.holdings[other - 1].bit_count() for other in SEATS),
        line=state.line,
        log=state.log,
        score=state.score,
        opening=state.opening,
        opener=state.opener,
        turn=state.turn,
        legal=legal_actions(state) if seat is not None and seat == state.turn else (),
        result=state.result,
        opened=opened,
    )
