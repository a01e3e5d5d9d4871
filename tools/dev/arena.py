"""Two players in duplicate deals: `python -m tools.dev.arena hard heaviest --game chiva --deals 2000`.

Each deal is played twice, the pairs swapped, with the same opener, who may open with any tile; openers rotate over the
four seats. A hand counts what it is worth (1, with a key 2), no match is scored. A deal's figure is the mean of the
first player's two hands, so a player against itself makes exactly 0. With `--out` every deal is a line of JSON as soon
as it is known, and the same call goes on where it was stopped.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import TextIO

from game.actions import Deal, Name
from game.bots import Bot
from game.deal import Chance, deal_of, hand_code
from game.hand_end import Opening
from game.observation import observe
from game.rules import GAMES
from game.seats import Pair, Seat
from game.state import MatchState
from game.turn import apply
from tools.dev.arena_players import WAYS, player

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: two players by name, a game, and the seed of the deals."""

    first: str
    second: str
    game: str
    seed: str

    def header(self) -> dict[str, object]:
        return {"arena": FORMAT, "game": self.game, "seed": self.seed, "first": self.first, "second": self.second}


@dataclass(frozen=True, slots=True)
class Duplicate:
    """One deal (1, 2, ..): what its two hands were worth to the first player, at seats 1 and 3, then at 2 and 4."""

    deal: int
    hands: tuple[int, int]

    @property
    def points(self) -> float:
        return sum(self.hands) / 2


@dataclass(frozen=True, slots=True)
class Figure:
    """Points a hand for the first player, with the half width of the 95 % interval by deal."""

    deals: int
    mean: float
    within: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ±{self.within:.3f} points a hand ({self.deals} deals)"


def figure(found: Iterable[Duplicate]) -> Figure:
    points = [one.points for one in found]
    if not points:
        return Figure(0, 0.0, 0.0)
    mean = sum(points) / len(points)
    squares = sum((value - mean) ** 2 for value in points)
    within = 1.96 * sqrt(squares / max(len(points) - 1, 1) / len(points))
    return Figure(len(points), mean, within)


def play_deal(contest: Contest, deal: int) -> Duplicate:
    first, second = _player(contest.first), _player(contest.second)
    here = play_hand(contest, deal, (first, second, first, second))
    there = play_hand(contest, deal, (second, first, second, first))
    return Duplicate(deal, (here, -there))


@cache
def _player(name: str) -> Bot:
    return player(name)


def play_hand(contest: Contest, deal: int, players: tuple[Bot, ...]) -> int:
    """The hand's value for seats 1 and 3."""
    code = hand_code(contest.seed, deal)
    state = _dealt(contest.game, code, opener=(deal - 1) % 4 + 1)
    while state.turn is not None:
        chance = Chance(code, state.turn, len(state.log))
        state = apply(state, players[state.turn - 1].choose(observe(state, state.turn), chance)).state
    assert state.result is not None
    if state.result.winner is None:
        return 0
    return state.result.value if state.result.winner is Pair.P13 else -state.result.value


def _dealt(game: str, code: str, opener: Seat) -> MatchState:
    opening = Opening(GAMES[game].opening_kind, opener)
    state = apply(MatchState(game, opening=opening), Deal(deal_of(code))).state
    return apply(state, Name(opener)).state if state.opener is None else state


def _task(task: tuple[Contest, int]) -> Duplicate:
    return play_deal(*task)


def play(contest: Contest, deals: Iterable[int], processes: int) -> Iterator[Duplicate]:
    """In any order. Processes are started afresh (spawn), so that it is the same on every system."""
    tasks = [(contest, deal) for deal in deals]
    if processes == 1:
        yield from map(_task, tasks)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(_task, tasks)


# ---------------------------------------------------------------------- lines of JSON


def read_lines(path: Path, contest: Contest) -> list[Duplicate]:
    """The deals that a stopped run left; a last line cut short is as if it were not there. ValueError where the file
    holds another contest."""
    lines = path.read_text(encoding="utf-8").split("\n")
    if json.loads(lines[0]) != contest.header():
        raise ValueError(f"{path} holds another contest: {lines[0]}")
    rows = [json.loads(line) for line in lines[1:-1]]
    return [Duplicate(row["deal"], (row["hands"][0], row["hands"][1])) for row in rows]


def _open_lines(path: Path, contest: Contest) -> tuple[list[Duplicate], TextIO]:
    found: list[Duplicate] = []
    if path.exists() and path.stat().st_size:
        found = read_lines(path, contest)
    rows: list[dict[str, object]] = [contest.header(), *({"deal": one.deal, "hands": one.hands} for one in found)]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8", newline="\n")
    return found, path.open("a", encoding="utf-8", newline="\n")


# ---------------------------------------------------------------------- command line


def run(contest: Contest, deals: int, processes: int, out: Path | None) -> Figure:
    """Plays what is missing of deals 1 to `deals`; progress goes to standard error."""
    found, lines = _open_lines(out, contest) if out else ([], None)
    found = [one for one in found if one.deal <= deals]
    missing = sorted(set(range(1, deals + 1)) - {one.deal for one in found})
    for one in play(contest, missing, processes):
        found.append(one)
        if lines:
            lines.write(json.dumps({"deal": one.deal, "hands": one.hands}) + "\n")
            lines.flush()
        _show(found, deals)
    if lines:
        lines.close()
    return figure(sorted(found, key=lambda one: one.deal))


def _show(found: list[Duplicate], deals: int) -> None:
    if sys.stderr.isatty() or len(found) == deals or len(found) % max(deals // 20, 1) == 0:
        done = 30 * len(found) // deals
        end = "\n" if len(found) == deals or not sys.stderr.isatty() else "\r"
        print(f"[{'#' * done}{'.' * (30 - done)}] {figure(found)}", end=end, file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dev.arena", description=__doc__, epilog=f"Players: {WAYS}.")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="JSON lines; an existing file of the same contest is continued")
    asked = parser.parse_args(arguments)
    try:
        player(asked.first), player(asked.second)
        contest = Contest(asked.first, asked.second, asked.game, asked.seed)
        result = run(contest, asked.deals, asked.processes, asked.out)
    except (ValueError, ImportError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    print(f"{contest.first} against {contest.second}, {contest.game}, seed {contest.seed}: {result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
