"""Moments of a hand that are rare, found by playing at random, and brought to the real client."""

import random
from collections.abc import Callable
from pathlib import Path

from game.actions import End, Play, Turn
from game.match import Match
from game.seats import Player
from game.turn import legal_actions
from scenes.settings import Settings, default_settings
from tests.kit.players import word_of
from tests.kit.sit_down import SitDown, sit_down_at

FOUR = "Ana,Beto,Carmen,Dora"
CALM = {"bot_speed": "instant", "reduced_motion": True}


def calm(**changes: object) -> Settings:
    return default_settings().having(**{**CALM, **changes})


def find(game: str, wanted: Callable[[Match], bool], most: int = 3000) -> tuple[str, list[Turn]]:
    """A seed and the turns of its first hand after the last of which the match is as wanted."""
    players = tuple(Player(name) for name in FOUR.split(","))
    for number in range(most):
        match, chance, turns = Match(game, players, f"moment {number}"), random.Random(number), list[Turn]()
        match.deal_next()
        while not match.hand_is_over:
            turns.append(chance.choice(legal_actions(match.state)))
            match.submit(turns[-1])
            if wanted(match):
                return match.seed or "", turns
    raise AssertionError("no such moment was found")


def brought_to(
    data: Path,
    game: str,
    seed: str,
    turns: list[Turn],
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    **settings: object,
) -> SitDown:
    """Four people, with these turns behind them; the curtain of whoever is on turn hangs."""
    flags = ("--game", game, "--seed", seed, "--seats", FOUR)
    player = sit_down_at(data, *flags, size=size, settings=calm(**settings), language=language)
    player.wait_for("reveal")
    for turn in turns:
        player.match.submit(turn)
    return player


def at_decision(player: SitDown, limit: float = 120.0) -> SitDown:
    """Every curtain lifted, until somebody may play a tile."""
    until = player.now + limit
    while not (player.scene_name == "play" and player.scene.awaits_decision):
        assert player.now < until, f"no decision comes in {player.scene_name}"
        player.hold("return") if player.scene_name == "reveal" else player.wait()
    return player


def lay_by_mouse(player: SitDown, play: Play) -> None:
    """Tile, then ghost; the other ghost first where that one is not chosen."""
    tile, ghost = word_of(play)
    player.tap(tile)
    if isinstance(play.end, End) and player.scene.hand.selection.end != play.end:
        player.tap(ghost)
    player.tap(ghost)
