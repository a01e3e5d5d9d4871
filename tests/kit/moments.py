"""Moments of a hand that are rare, found by playing at random, and brought to the real client."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.actions import End, Play, Turn
from game.match import Match
from game.seats import Player
from game.turn import legal_actions
from scenes.store.settings import Settings, default_settings
from tests.kit.players import word_of
from tests.kit.sit_down import SitDown, sit_down_at

FOUR = "Ana,Beto,Carmen,Dora"
CALM = {"bot_speed": "instant", "reduced_motion": True}


def calm(**changes: object) -> Settings:
    return default_settings().having(**{**CALM, **changes})


def find(
    game: str, wanted: Callable[[Match], bool], *, first: int = 0, most: int = 3000, hands: int = 1
) -> tuple[str, list[Turn | None]]:
    """A seed, the `first` that is tried or a later one, and the turns of its first hands after the last of which the
    match is as wanted; None between two hands."""
    players = tuple(Player(name) for name in FOUR.split(","))
    for number in range(first, first + most):
        match, chance = Match(game, players, f"moment {number}"), random.Random(number)
        turns: list[Turn | None] = []
        for hand in range(hands):
            match.deal_next()
            turns += [None] if hand else []
            while not match.hand_is_over:
                turn = chance.choice(legal_actions(match.state))
                turns.append(turn)
                match.submit(turn)
                if wanted(match):
                    return match.seed or "", turns
            if match.match_is_over:
                break
    raise AssertionError("no such moment was found")


def brought_to(
    data: Path,
    game: str,
    seed: str,
    turns: Sequence[Turn | None],
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    **settings: object,
) -> SitDown:
    """Four people, with these turns behind them; the curtain of whoever is on turn hangs."""
    flags = ("--game", game, "--seed", seed, "--seats", FOUR)
    player = sit_down_at(data, *flags, size=size, settings=calm(**settings), language=language)
    player.wait_for("reveal")
    for turn in turns:
        if turn is None:
            player.match.deal_next()
        else:
            player.match.submit(turn)
    return player


def at_decision(player: SitDown, limit: float = 120.0) -> SitDown:
    """Every curtain lifted, until somebody may play a tile."""
    until = player.now + limit
    while not player.decides:
        assert player.now < until, f"no decision comes in {player.scene_name}"
        player.hold("return") if player.scene_name == "reveal" else player.wait()
    return player


def lay_by_mouse(player: SitDown, play: Turn | None) -> None:
    """Tile, then ghost; the other ghost first where that one is not chosen."""
    assert isinstance(play, Play)
    tile, ghost = word_of(play)
    player.tap(tile)
    if isinstance(play.end, End) and player.table.hand.selection.end != play.end:
        player.tap(ghost)
    player.tap(ghost)


def may_choose_an_end(match: Match) -> bool:
    """A tile fits both ends, which show different numbers."""
    state = match.state
    if state.turn is None or state.line.ends is None or state.line.ends[0] == state.line.ends[1]:
        return False
    words = [turn for turn in match.seen_by(state.turn).legal if isinstance(turn, Play)]
    return len({play.tile for play in words}) < len(words)


def at_a_choice(data: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> SitDown:
    """Whoever decides may choose an end."""
    seed, turns = find("chiva", may_choose_an_end)
    return at_decision(brought_to(data, "chiva", seed, turns, size, **settings))


def both_ends(player: SitDown) -> tuple[Play, Play]:
    """A tile that fits both ends of the table that lies there: on the left, on the right."""
    legal = player.legal_plays()
    tile = next(play.tile for play in legal if sum(other.tile == play.tile for other in legal) == 2)
    return Play(tile, End.LEFT), Play(tile, End.RIGHT)


def nothing_is_played(player: SitDown, words: tuple[str, ...]) -> None:
    """However long one waits."""
    player.wait(5)
    assert player.match.hand.words == words
