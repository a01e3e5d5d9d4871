"""One record as the searching levels read it: who sits where, and each past turn with what it met."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.actions import End, Name, Pass, Play, Turn
from game.bots.passes import passed_on
from game.bots.policy import PASS_ID
from game.hand_end import BY_DOUBLE_SIX
from game.observation import Observation
from game.seats import SEATS
from game.tile_sets import EVERY_TILE, NO_TILES, TileSet
from game.tiles import TILE_ENDS, Pip, other_end


@dataclass(frozen=True, slots=True)
class Past:
    """A tile that was laid: by `place` (0 to 3), in the `state` of the ends that it met (None: it opened), as turn
    number `chosen`; `is_free` unless it was the 66 that opens by rule. `voids` are the numbers (bits 0 to 6) that each
    place had passed on until then, `unplayed` includes the tile, `later` are the tiles that this place laid from this
    one on."""

    place: int
    tile: int
    state: int | None
    chosen: int
    is_free: bool
    voids: tuple[int, ...]
    unplayed: TileSet
    later: TileSet


@dataclass(frozen=True, slots=True)
class Situation:
    """The `state` of the ends, None before the first tile; the `voids` of each place, as in `Past`; and what was laid,
    in order."""

    state: int | None
    voids: tuple[int, ...]
    past: tuple[Past, ...]


def by_pair(place: int) -> int:
    """1 for seats 1 and 3, 0 for the others, as the states of `policy` count."""
    return 1 - place % 2


def read(seen: Observation) -> Situation:
    laid_later = [NO_TILES] * 4
    turns = list(_turns(seen))
    for index in reversed(range(len(turns))):
        past = turns[index]
        laid_later[past.place] |= 1 << past.tile
        turns[index] = replace(past, later=laid_later[past.place])
    passed = passed_on(seen.log)
    voids = tuple(sum(1 << pip for pip in passed[seat]) for seat in SEATS)
    return Situation(_state_now(seen, turns), voids, tuple(turns))


def _turns(seen: Observation) -> Iterator[Past]:
    state: int | None = None
    unplayed = EVERY_TILE
    voids = [0] * 4
    for taken in seen.log:
        place = taken.seat - 1
        match taken.turn:
            case Name():
                continue
            case Pass():
                assert taken.ends is not None
                voids[place] |= 1 << taken.ends[0] | 1 << taken.ends[1]
            case Play(tile=tile):
                chosen = number_of(taken.turn, taken.ends)
                is_free = state is not None or seen.opening != BY_DOUBLE_SIX
                yield Past(place, tile, state, chosen, is_free, tuple(voids), unplayed, NO_TILES)
                unplayed ^= 1 << tile
                state = state_after(state, taken.turn, place)


def _state_now(seen: Observation, turns: list[Past]) -> int | None:
    if not turns:
        return None
    last = turns[-1]
    plays = [taken for taken in seen.log if isinstance(taken.turn, Play)]
    assert isinstance(plays[-1].turn, Play)
    return state_after(last.state, plays[-1].turn, last.place)


def state_after(state: int | None, play: Play, place: int) -> int:
    """The state of the ends once the tile lies there."""
    by = by_pair(place)
    if state is None:
        low, high = TILE_ENDS[play.tile]
        return by << 7 | by << 6 | low << 3 | high
    left, right, left_by, right_by = state >> 3 & 7, state & 7, state >> 7, state >> 6 & 1
    if play.end is End.LEFT:
        return by << 7 | right_by << 6 | other_end(play.tile, left) << 3 | right
    return left_by << 7 | by << 6 | left << 3 | other_end(play.tile, right)


def number_of(turn: Turn, ends: tuple[Pip, Pip] | None) -> int:
    """The number that a turn has in `policy`; for the first tile the tile itself."""
    if not isinstance(turn, Play):
        return PASS_ID
    if ends is None or turn.end is None:
        return turn.tile
    if turn.end is End.LEFT:
        return other_end(turn.tile, ends[0])
    return 8 + other_end(turn.tile, ends[1])
