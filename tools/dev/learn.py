"""How the tables of the imagined players were found: `python -m tools.dev.learn chiva`, and the same for sixlove.

The first tables are a rule of thumb. They are improved by REINFORCE: each deal is played several times by four equal
players, and every choice is made likelier as far as its hand came out better than the other hands of the same deal (the
leave-one-out baseline of Kool, van Hoof and Welling, 2019), in steps that become smaller. What is kept is the mean of
the last half of the way, rounded. The same call finds the same integers in the same environment.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from math import sqrt
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots.bitboards import POPULATION, Ints, Lanes, Sets
from game.bots.learned import LEARNED
from game.bots.playout import Hands
from game.bots.policy import (
    BOUNDS,
    IDS,
    LEAST_LEGAL,
    NOISE_ROWS,
    PASS_ID,
    SHIFT,
    UNIT,
    Policy,
    Tables,
    left_of,
    noise,
    right_of,
)
from game.rules import GAMES
from game.tiles import PIPS, TILE_ENDS

Floats = NDArray[np.float64]

DEALS, TIMES = 1024, 6
"""In one step so many deals are played so many times."""
STEPS = 400
FIRST_STEP, LAST_STEP = 1000.0, 100.0
"""Sixteenths for each unit of the slope, which is the mean of the last ten or so."""
KEPT, ADDED = 0.9, 0.1
AT_ONCE = 4096
JUDGED_ON = 65536
MOST_PLIES = 44
LEARNED_FILE = Path(__file__).parents[2] / "game" / "bots" / "learned.py"

SIZES = {
    "tile": 49,
    "row": 14,
    "stays_mine": 1,
    "new": 144,
    "stays": 144,
    "next": 1,
    "before": 1,
    "opening": 28,
    "company": 1,
}
STARTS = dict(zip(SIZES, np.cumsum([0, *SIZES.values()]).tolist(), strict=False))
WIDTH = sum(SIZES.values())


def first_tables() -> Tables:
    """Marks of a player who likes heavy tiles and doubles, numbers that it holds and such as little is left of."""
    tile = tuple(6 * (end + new) + 46 * (end == new) for end in PIPS for new in PIPS)
    new, stays = [], []
    for partner_passed in (0, 1):
        for own in range(8):
            for laid in range(9):
                unseen = max(7 - own - laid * 7 // 8, 0)
                new.append(_within("new", 34 * min(own, 3) - 20 * unseen + 20 - 40 * partner_passed))
                stays.append(_within("stays", 10 * min(own, 3) - 25 * unseen + 50))
    opening = tuple(4 * (low + high) + 100 * (low == high) for low, high in TILE_ENDS)
    return Tables(tile, (0,) * 14, 8, tuple(new), tuple(stays), -20, 15, opening, 20)


def _within(name: str, value: float) -> int:
    low, high = BOUNDS[name]
    return max(low, min(high, round(value)))


def flat(tables: Tables) -> Floats:
    return np.concatenate([np.atleast_1d(np.array(getattr(tables, name), dtype=np.float64)) for name in SIZES])


def tables_of(entries: Floats) -> Tables:
    """Rounded, and within BOUNDS."""
    found: dict[str, Any] = {}
    for name, size in SIZES.items():
        values = tuple(_within(name, value) for value in entries[STARTS[name] : STARTS[name] + size].tolist())
        found[name] = values if size > 1 else values[0]
    return Tables(**found)


# ---------------------------------------------------------------------- deals and contests


@dataclass(frozen=True, slots=True)
class Margin:
    """Points a hand in duplicate deals, with their standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.4f} ±{1.96 * self.error:.4f}"


class Table:
    """Deals and noise of one seed, a fresh share for every contest and every step."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.random = np.random.default_rng(seed)

    def contest(self, one: Tables, other: Tables, deals: int) -> Margin:
        """How far `one` is ahead of `other`: each deal twice, the pairs swapped, openers over the four seats."""
        first, second = Policy(one), Policy(other)
        points = np.concatenate([self._share(first, second, turn % 4) for turn in range(deals // AT_ONCE)])
        return Margin(float(points.mean()), float(points.std()) / sqrt(len(points)))

    def _share(self, first: Policy, second: Policy, opener: int) -> Floats:
        deals = self.deals(AT_ONCE)
        offsets = self.offsets(64, AT_ONCE)
        (opens_at,) = self.offsets(1, AT_ONCE)
        values = []
        for policies in ((first, second, first, second), (second, first, second, first)):
            hands = Hands(deals, 1, policies)
            hands.open_with(opener, hands.opening_tiles(opener, noise()[opens_at : opens_at + AT_ONCE]))
            hands.play_out((opener + 1) % 4, offsets)
            values.append(hands.values(self.game).astype(np.float64))
        points: Floats = (values[0] - values[1]) / 2
        return points

    def deals(self, many: int) -> list[Sets]:
        order = np.argsort(self.random.random((many, 28)), axis=1)
        bits = np.uint32(1) << order.astype(np.uint32)
        return [np.bitwise_or.reduce(bits[:, 7 * seat : 7 * seat + 7], axis=1) for seat in range(4)]

    def offsets(self, many: int, hands: int) -> list[int]:
        return [int(place) for place in self.random.integers(0, NOISE_ROWS - hands, many)]


# ---------------------------------------------------------------------- learning


class Choices(NamedTuple):
    """Turns that were open where there was more than one: the hand, 1 less the policy's share where the turn was taken
    and 0 less it elsewhere, and the entries that its mark is the sum of, with how often each."""

    hands: Ints
    pull: Floats
    entries: Ints
    times: Floats


def choices_of(hands: Hands, seat: int, chosen: Ints) -> Choices:
    """Of one ply, before it is laid."""
    left, right, new = hands.marks(seat)
    all_marks: Lanes = np.concatenate([left + new, right + new], axis=1)
    open_turns = all_marks > LEAST_LEGAL
    free = np.flatnonzero(open_turns.sum(axis=1) > 1)
    among, turn = np.nonzero(open_turns[free])
    place = free[among]
    logits = (all_marks[place, turn] >> SHIFT) / UNIT
    weight = np.exp(logits - (all_marks.max(axis=1)[place] >> SHIFT) / UNIT)
    share = weight / np.bincount(among, weights=weight)[among]
    state, sight, rows = hands.state[place], hands.sight_of(seat)[place], hands.rows[seat][place]
    is_left, lane = turn < IDS // 2, turn % (IDS // 2)
    left_shift, right_shift = left_of(state), right_of(state)
    covered, stays = np.where(is_left, left_shift, right_shift), np.where(is_left, right_shift, left_shift)
    mine = 1 - seat % 2
    by_left, by_right = (state >> 7) == mine, (state >> 6 & 1) == mine
    covers_mine, stays_mine = np.where(is_left, by_left, by_right), np.where(is_left, by_right, by_left)
    others = POPULATION[rows >> covered & 127] - 1
    entries = np.array(
        [
            STARTS["tile"] + 7 * (covered >> 3) + lane,
            STARTS["row"] + 7 * covers_mine + others,
            np.full(len(place), STARTS["stays_mine"]),
            STARTS["new"] + _of_sight(sight, lane),
            STARTS["stays"] + _of_sight(sight, stays >> 3),
            np.full(len(place), STARTS["next"]),
            np.full(len(place), STARTS["before"]),
        ]
    )
    times = np.ones(entries.shape)
    times[2] = stays_mine
    times[5] = hands.voids[(seat + 1) % 4][place] >> lane & 1
    times[6] = hands.voids[(seat + 3) % 4][place] >> lane & 1
    return Choices(place, (turn == chosen[place]) - share, entries, times)


def _of_sight(sight: Ints, pip: Ints) -> Ints:
    seen = sight >> 8 * pip & 255
    place: Ints = ((seen >> 7) * 8 + (seen >> 4 & 7)) * 9 + (seen & 15)
    return place


def opening_choices(hands: Hands, seat: int, policy: Policy, opened: Ints) -> Choices:
    rows = hands.rows[seat]
    company = np.array([POPULATION[rows >> 8 * pip & 127] for pip in PIPS])
    counts = np.array([company[low] + company[high] for low, high in TILE_ENDS]).T
    has = np.array([rows >> 8 * low + high & 1 for low, high in TILE_ENDS]).T == 1
    place, tile = np.nonzero(has)
    logits = (policy.opening[tile] + policy.tables.company * counts[place, tile]) / UNIT
    weight = np.exp(logits - 20)
    share = weight / np.bincount(place, weights=weight)[place]
    entries = np.array([STARTS["opening"] + tile, np.full(len(place), STARTS["company"])])
    times = np.array([np.ones(len(place)), counts[place, tile]], dtype=np.float64)
    return Choices(place, (tile == opened[place]) - share, entries, times)


def gradient(table: Table, tables: Tables, opener: int) -> Floats:
    """Which way the entries should go, for a hand."""
    policy, many = Policy(tables), DEALS * TIMES
    hands = Hands([np.tile(sets, TIMES) for sets in table.deals(DEALS)], 1, [policy] * 4)
    (opens_at,) = table.offsets(1, many)
    opened = hands.opening_tiles(opener, noise()[opens_at : opens_at + many])
    told = [(opener, opening_choices(hands, opener, policy, opened))]
    hands.open_with(opener, opened)
    for ply in range(1, MOST_PLIES):
        seat = (opener + ply) % 4
        left, right = table.offsets(2, many)
        chosen = hands.choose(seat, noise()[left : left + many], noise()[right : right + many])
        told.append((seat, choices_of(hands, seat, chosen)))
        hands.lay(seat, chosen)
        if ply > 24 and (chosen == PASS_ID).all() and not len(told[-1][1].hands):
            break
    values = hands.values(table.game).astype(np.float64).reshape(TIMES, DEALS)
    ahead = ((values - values.mean(axis=0)) * TIMES / (TIMES - 1)).reshape(-1)
    found = np.zeros(WIDTH)
    for seat, choices in told:
        weight = choices.pull * ahead[choices.hands] * (1 if seat % 2 == 0 else -1)
        weights = (choices.times * weight).reshape(-1)
        found += np.bincount(choices.entries.reshape(-1), weights=weights, minlength=WIDTH)
    return found / many


def learn(table: Table, tables: Tables, steps: int) -> Iterator[Tables]:
    """After each step: where it led, from the middle on the mean of where all since led."""
    entries, mean, total = flat(tables), np.zeros(WIDTH), np.zeros(WIDTH)
    lows = np.concatenate([np.full(size, BOUNDS[name][0]) for name, size in SIZES.items()])
    highs = np.concatenate([np.full(size, BOUNDS[name][1]) for name, size in SIZES.items()])
    for step in range(1, steps + 1):
        mean = KEPT * mean + ADDED * gradient(table, tables_of(entries), step % 4)
        entries = np.clip(entries + FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (step / steps) * mean, lows, highs)
        late = step - steps // 2
        total += entries * (late > 0)
        yield tables_of(total / late if late > 0 else entries)


# ---------------------------------------------------------------------- command line


def source(learned: dict[str, Tables]) -> str:
    """The text of `game/bots/learned.py`."""
    lines = [
        '"""What was learned, written by `tools/dev/learn.py`; what each table is stands in `policy.Tables`."""',
        "",
    ]
    lines += ["from game.bots.policy import Tables", "", "# fmt: off", "LEARNED: dict[str, Tables] = {"]
    for game, tables in sorted(learned.items()):
        lines.append(f'    "{game}": Tables(')
        for field in fields(tables):
            written = f"{field.name}={getattr(tables, field.name)!r},"
            lines += wrap(written, 119, initial_indent=" " * 8, subsequent_indent=" " * 12)
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dev.learn", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep what was found")
    asked = parser.parse_args(arguments)
    table, judge = Table(asked.game, asked.seed), Table(asked.game, asked.seed + 1)
    first = found = first_tables()
    for step, tables in enumerate(learn(table, first, asked.steps), start=1):
        found = tables
        if step % max(asked.steps // 10, 1) == 0:
            print(f"step {step}: {judge.contest(found, first, AT_ONCE * 4)}", file=sys.stderr, flush=True)
    print(f"after against before: {judge.contest(found, first, JUDGED_ON)}")
    print("as kept" if found == LEARNED.get(asked.game) else "not those that are kept")
    if asked.write:
        LEARNED_FILE.write_text(source(LEARNED | {asked.game: found}), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
