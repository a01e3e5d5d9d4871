"""Hands a second: many in lock-step, and one at a time, against the peers."""

from collections.abc import Callable
from random import Random
from statistics import median

import numpy as np

from game.rules import CHIVA, GAMES
from tools.dev.benchmarks import peers
from tools.dev.benchmarks.figures import Figure
from tools.dev.benchmarks.frozen_rates import FROZEN, frozen_rates
from tools.dev.benchmarks.playouts import TURNS, WORLDS
from tools.dev.benchmarks.rounds import Work, interleaved, ratio
from tools.dev.fast.fresh_deals import FreshDeals
from tools.dev.fast.lockstep import AnyTile, Picker, board_of, heaviest, play
from tools.dev.fast.one_hand import deal_at_random, play_at_random

MANY, FEW = 65_536, 1024
NOT_THERE = "not installed"


def figures() -> list[Figure]:
    """Deal, play and scoring are in every one of them."""
    contestants = {
        "priority": lock_step(MANY, heaviest),
        "uniform": lock_step(MANY, AnyTile(np.random.default_rng(2))),
        "few": repeated(8, lock_step(FEW, heaviest)),
        "single": single_hands(1500),
    }
    for name, make in (("pypi", lambda: peers.pypi_hands(150)), ("open spiel", lambda: peers.open_spiel_hands(30))):
        contestants |= _if_there(name, make)
    rates = interleaved(contestants)
    table = (
        ("lock-step, priority policy, 65,536 at once / PyPI dominoes, random", "priority", "pypi", 500, 1000),
        ("the same / OpenSpiel python_team_dominoes, random", "priority", "open spiel", 3000, 6500),
        ("lock-step, uniform play, 65,536 at once / PyPI dominoes, random", "uniform", "pypi", 200, 400),
        ("lock-step, priority policy, 1,024 at once / PyPI dominoes, random", "few", "pypi", 80, 200),
        ("one hand at a time on ints, random / PyPI dominoes, random", "single", "pypi", 4, 10),
    )
    figures = [_ratio(rates, *row) for row in table] + [_rate(name, rates) for name in rates]
    return figures + [figure for game in sorted(GAMES) for figure in _playouts(game)]


def _playouts(game: str) -> list[Figure]:
    """The hands that `hard` plays out, beside those of the first release and the quickest that NumPy does here."""
    rates = frozen_rates(game, lock_step(WORLDS * TURNS, heaviest))
    ours = f"`hard`'s playouts, {TURNS} turns in {WORLDS:,} worlds, {game}"
    return [
        Figure(ours, median(rates["ours"]), "hands/s"),
        Figure("the same / those of hard-0.1", ratio(rates, "ours", FROZEN), "times", 1, 3, note=_built(rates)),
        Figure("the same / lock-step by the priority policy, as many at once", ratio(rates, "ours", "floor"), "times"),
    ]


def _built(rates: dict[str, list[float]]) -> str:
    return "" if FROZEN in rates else "not built"


def _ratio(rates: dict[str, list[float]], what: str, ours: str, theirs: str, must: float, aim: float) -> Figure:
    return Figure(what, ratio(rates, ours, theirs), "times", must, aim, note="" if theirs in rates else NOT_THERE)


def _rate(name: str, rates: dict[str, list[float]]) -> Figure:
    called = {
        "priority": "lock-step, priority policy, 65,536 at once",
        "uniform": "lock-step, uniform play, 65,536 at once",
        "few": "lock-step, priority policy, 1,024 at once",
        "single": "one hand at a time on ints",
        "pypi": "PyPI dominoes, random",
        "open spiel": "OpenSpiel python_team_dominoes, random",
    }
    return Figure(called[name], sorted(rates[name])[len(rates[name]) // 2], "hands/s")


def _if_there(name: str, make: Callable[[], Work]) -> dict[str, Work]:
    try:
        return {name: make()}
    except ImportError:
        return {}


def lock_step(many: int, pick: Picker) -> Work:
    """Fresh deals round one holding, played to the end and scored."""
    chance = np.random.default_rng(1)
    holding = deal_at_random(Random(1).getrandbits)[0]
    deals = FreshDeals(holding)
    mine = np.full(many, board_of(holding), dtype=np.int32)

    def work() -> int:
        play([mine, *deals.draw(many, chance)], pick).values(CHIVA.id)
        return many

    return work


def repeated(times: int, work: Work) -> Work:
    return lambda: sum(work() for _ in range(times))


def single_hands(hands: int) -> Work:
    """A fresh deal each, opened by 66."""
    bits = Random(1).getrandbits

    def work() -> int:
        for _ in range(hands):
            play_at_random(deal_at_random(bits), None, CHIVA.id, bits)
        return hands

    return work
