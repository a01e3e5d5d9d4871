"""Two public packages that play partnership dominoes too, where they are installed (`pip install dominoes open-spiel`).

They are asked in their own quickest way: legal moves as they keep them, no printing, no copies.
"""

from collections.abc import Sequence
from importlib import import_module, metadata
from random import Random
from typing import Any

from game.seats import Seat
from game.tile_sets import TileSet, tiles_in
from game.tiles import TILE_ENDS, Pip
from tools.dev.benchmarks.rounds import Work

PYPI = "dominoes"
OPEN_SPIEL = "open-spiel"


def version_of(package: str) -> str | None:
    """None where it is not installed."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def pypi_hands(hands: int) -> Work:
    """Whole hands opened by 66, every move drawn from its list of legal ones. ImportError without the package."""
    dominoes = import_module("dominoes")
    double_six = dominoes.Domino(6, 6)
    choose = Random(1).choice

    def work() -> int:
        for _ in range(hands):
            game = dominoes.Game.new(starting_domino=double_six)
            while game.result is None:
                game.make_move(*choose(game.valid_moves))
        return hands

    return work


def open_spiel_hands(hands: int) -> Work:
    """Whole hands with their deal, every move drawn from the legal ones. ImportError without the package."""
    import_module("open_spiel.python.games.team_dominoes")
    game = import_module("pyspiel").load_game("python_team_dominoes")
    choose = Random(1).choice

    def work() -> int:
        for _ in range(hands):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choose(state.legal_actions()))
            state.returns()
        return hands

    return work


def pypi_search(positions: Sequence[tuple[tuple[TileSet, ...], tuple[Pip, Pip], Seat]]) -> Work:
    """Its alpha-beta with all hands open, as its omniscient player calls it, on these holdings, ends and seats."""
    dominoes = import_module("dominoes")
    games = [pypi_game(*position) for position in positions]
    copy = import_module("copy").deepcopy

    def work() -> int:
        for game in games:
            dominoes.search.alphabeta(copy(game))
        return len(games)

    return work


def pypi_game(holdings: tuple[TileSet, ...], ends: tuple[Pip, Pip], seat: Seat) -> Any:
    """Its own game at this moment, with its legal moves."""
    dominoes = import_module("dominoes")
    laid = 28 - sum(holding.bit_count() for holding in holdings)
    hands = [dominoes.Hand([dominoes.Domino(*TILE_ENDS[tile]) for tile in tiles_in(held)]) for held in holdings]
    game = dominoes.Game(dominoes.SkinnyBoard(*ends, laid), hands, [], seat - 1, (), 0, None)
    game._update_valid_moves()
    return game
