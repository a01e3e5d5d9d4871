"""A bot plays for two: it leaves its partner the way out, and would rather make a rival pass."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import numpy as np
import pytest

from game.actions import Deal, Pass, Play
from game.bots import bot, rank
from game.bots.preview import Preview
from game.bots.worlds import Worlds, hidden_from
from game.deal import Chance
from game.hand_end import OpenedBy, Opening
from game.observation import Observation, observe
from game.seats import SEATS, Seat, next_seat, partner
from game.state import MatchState
from game.tile_sets import TileSet, tiles_in
from game.tiles import TILE_ENDS, Tile
from game.turn import apply
from tests.game.random_play import shuffled

SEARCHING = ["medium", "hard"]
FEW, MANY = 5, 40
PLAIN = bot("heaviest")


def _moments(game: str, seed: str) -> Iterator[Observation]:
    """Every choice of hands in which all lay the heaviest tile they can, for ever."""
    chance = Random(seed)
    by = OpenedBy.SEAT if game == "chiva" else OpenedBy.NAMED
    while True:
        state = apply(MatchState(game, opening=Opening(by, chance.choice(SEATS))), Deal(shuffled(chance))).state
        while state.turn is not None:
            seen = observe(state, state.turn)
            if len(seen.legal) > 1 and all(isinstance(turn, Play) for turn in seen.legal):
                yield seen
            state = apply(state, PLAIN.choose(seen, Chance("PARTNERS", state.turn, len(state.log)))).state


def _surely_held(seen: Observation, seat: Seat) -> TileSet:
    worlds = Worlds(hidden_from(seen))
    holdings = worlds.dealt(np.arange(worlds.count, dtype=np.int64))
    return int(np.bitwise_and.reduce(holdings[worlds.hidden.seats.index(seat)]))


def _may_hold(seen: Observation, seat: Seat) -> set[Tile]:
    hidden = hidden_from(seen)
    return set(tiles_in(hidden.allowed[hidden.seats.index(seat)]))


def _fits(tile: Tile, ends: tuple[int, ...]) -> bool:
    return any(pip in TILE_ENDS[tile] for pip in ends)


def _ways_out(seen: Observation) -> tuple[list[Play], list[Play]]:
    """Plays after which the partner goes out whatever the rival between does, and those after which it cannot; none
    where the partner's last tile is not known for certain."""
    assert seen.seat is not None
    mate, rival = partner(seen.seat), next_seat(seen.seat)
    known = 0
    if seen.tiles_left[mate - 1] == 1 and seen.tiles_left[rival - 1] > 1 and len(seen.log) > 16:
        known = _surely_held(seen, mate)
    if not known:
        return [], []
    [last] = tiles_in(known)
    answers = [TILE_ENDS[tile] for tile in _may_hold(seen, rival)]
    open_to_it, shut = [], []
    for play in seen.legal:
        assert isinstance(play, Play)
        preview = Preview(seen, seen.seat, play)
        if not _fits(last, preview.ends):
            shut.append(play)
        elif all(_stays(last, preview.ends, numbers) for numbers in answers):
            open_to_it.append(play)
    return open_to_it, shut


def _stays(last: Tile, ends: tuple[int, ...], numbers: tuple[int, ...]) -> bool:
    """The tile still fits, wherever one with these numbers is laid."""
    for place, pip in enumerate(ends):
        if pip in numbers:
            new = numbers[0] if numbers[1] == pip else numbers[1]
            if not _fits(last, (new, ends[1 - place])):
                return False
    return True


@cache
def _known_ways_out(game: str) -> tuple[tuple[Observation, list[Play], list[Play]], ...]:
    """Moments of a player who cannot go out itself and may open or shut the partner's way."""
    moments = ((seen, *_ways_out(seen)) for seen in _moments(game, "ways out"))
    found = ((seen, sure, shut) for seen, sure, shut in moments if sure and shut and seen.holding.bit_count() > 1)
    return tuple(islice(found, FEW))


@pytest.mark.parametrize("level", SEARCHING)
def test_the_end_on_which_the_partner_goes_out_is_left_open(game: str, level: str) -> None:
    """Where its last tile is known for certain: a win in every world is never given away for less."""
    less = 0
    for place, (seen, sure, shut) in enumerate(_known_ways_out(game)):
        assert seen.seat is not None
        worth = {one.action: one.mean for one in rank(seen, level, Chance("WAYS", seen.seat, place))}
        assert all(worth[play] >= 1 for play in sure)
        less += any(worth[play] < 1 for play in shut)
        chosen = next(iter(worth))
        assert chosen in sure or worth[chosen] >= 1
    assert less > FEW / 2


def _on_a_number_passed_by(seen: Observation, seat: Seat, other: Seat) -> list[Play]:
    """Plays with a new end on which the one seat passed before, and not the other."""
    assert seen.seat is not None
    plays = [play for play in seen.legal if isinstance(play, Play)]
    previews = {play: Preview(seen, seen.seat, play) for play in plays}
    return [
        play
        for play, preview in previews.items()
        if preview.new[0] in preview.passed[seat] and preview.new[0] not in preview.passed[other]
    ]


@cache
def _hits_and_hurts(game: str, many: int) -> list[tuple[Observation, list[Play], list[Play]]]:
    """Moments with a play on what the next rival passed on, and another on what the partner passed on."""
    found: list[tuple[Observation, list[Play], list[Play]]] = []
    for seen in _moments(game, "passes"):
        assert seen.seat is not None
        rival, mate = next_seat(seen.seat), partner(seen.seat)
        if not {rival, mate} <= {taken.seat for taken in seen.log if isinstance(taken.turn, Pass)}:
            continue
        hits = _on_a_number_passed_by(seen, rival, mate)
        hurts = _on_a_number_passed_by(seen, mate, rival)
        if hits and hurts:
            found.append((seen, hits, hurts))
        if len(found) == many:
            break
    return found


@pytest.mark.parametrize(
    ("many", "levels"), [(MANY, ["hard"]), pytest.param(400, ["medium", "hard"], marks=pytest.mark.long)]
)
def test_a_rival_is_made_to_pass_rather_than_the_partner(game: str, many: int, levels: list[str]) -> None:
    """Not always, for there may be a better reason: on the whole, by what each level thinks the plays are worth."""
    rather = dict.fromkeys(levels, 0.0)
    for place, (seen, hits, hurts) in enumerate(_hits_and_hurts(game, many)):
        assert seen.seat is not None
        for level in rather:
            worth = {one.action: one.mean for one in rank(seen, level, Chance("PASSES", seen.seat, place))}
            rather[level] += max(worth[play] for play in hits) - max(worth[play] for play in hurts)
    assert all(points > many / 40 for points in rather.values()), rather


def test_a_rule_of_thumb_hits_rivals_too(game: str) -> None:
    """`easy` slips; it lays where a rival passed at least twice as often as where its partner did."""
    hit = hurt = 0
    for place, (seen, hits, hurts) in enumerate(_hits_and_hurts(game, MANY)):
        assert seen.seat is not None
        chosen = bot("easy").choose(seen, Chance("PASSES", seen.seat, place))
        hit += chosen in hits
        hurt += chosen in hurts
    assert hit >= 2 * hurt
