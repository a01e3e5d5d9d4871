"""People at a duplicate: begun from the lobby, played on, or played by bots without a window."""

from collections.abc import Callable
from pathlib import Path

import pygame

from game.bots.levels import bot
from game.duplicate import Duplicate
from game.seats import SEATS, Player
from scenes.input.intents import Pan
from scenes.screens.start.duplicate_setup import DuplicateSetup
from scenes.ui.scroll import Scroll
from tests.kit.moments import calm
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.test_whole_match import WAYS

SMALL = (800, 600)
BOTS = tuple(Player(f"S{seat}", "heaviest") for seat in SEATS)


def at_title(
    data: Path, seed: str = "42", game: str = "chiva", size: tuple[int, int] = SMALL, text: int = 100
) -> SitDown:
    return sit_down_at(data, "--game", game, "--seed", seed, size=size, settings=calm(text_size=text))


def begun(player: SitDown, preset: str, deals: int = 2) -> SitDown:
    """By mouse, from the title."""
    for spot in ("play", f"preset:{preset}", "duplicate"):
        player.tap(spot)
    for _ in range(5):
        if player.on(DuplicateSetup).deals != deals:
            player.tap("deals")
    player.tap("begin")
    return player


def played(player: SitDown, until: Callable[[], bool], way: str = "mouse") -> SitDown:
    """Everybody plays the smallest word, board after board."""
    lift, decide = WAYS[way]
    while not until():
        scene = player.wait_for("reveal", "deal", "play", "hand_summary")
        if scene == "reveal":
            lift(player)
        elif scene == "hand_summary":
            player.wait(0.2)
            player.tap("next")
        elif player.decides:
            decide(player)
        else:
            player.wait()
    return player


def duplicate_of(player: SitDown) -> Duplicate:
    sitting = player.client.company.sitting
    assert sitting is not None
    return sitting.contest.sheet


def to_summary(player: SitDown, board: int, way: str = "mouse") -> SitDown:
    played(player, lambda: player.scene_name == "hand_summary" and duplicate_of(player).finished == board, way)
    player.wait(0.5)
    return player


def scroll_of(player: SitDown) -> Scroll:
    """Of the scene on top."""
    scroll = getattr(player.scene, "scroll", None)
    assert isinstance(scroll, Scroll)
    return scroll


def scroll_on(player: SitDown, device: str, key: str) -> None:
    """Once, on the part of the screen that scrolls."""
    x, y = (round(value) for value in scroll_of(player).box.centre)
    if device == "mouse":
        player.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False, touch=False)
    elif device == "touch":
        player.finger(pygame.FINGERDOWN, (x, y + 60))
        for step in range(6):
            player.finger(pygame.FINGERMOTION, (x, y + 40 - 20 * step))
        player.finger(pygame.FINGERUP, (x, y - 60))
    elif device == "keys":
        player.key(key)
    else:
        player.client.hear(Pan(0.0, 1.0, 0.1))
    player.wait()


def by_bots(
    seed: str, boards: int, game: str = "chiva", deals: int = 4, players: tuple[Player, ...] = BOTS
) -> Duplicate:
    """So many boards played to their end, whoever sits there."""
    duplicate = Duplicate(game, players, seed, deals)
    match = duplicate.match
    for _ in range(boards):
        duplicate.deal_next()
        while not match.hand_is_over:
            match.submit(bot("heaviest").choose(match.seen_by(match.state.turn), match.chance()))
    return duplicate


def sit_down_after(
    player: SitDown, boards: int, deals: int = 2, players: tuple[Player, ...] = BOTS, seed: str = "semilla"
) -> Duplicate:
    """A duplicate that bots have brought so far lies at the table, kept."""
    client, duplicate = player.client, by_bots(seed, boards, deals=deals, players=players)
    client.company.sit_down_at_duplicate(duplicate)
    client.services.saves.keep_duplicate(duplicate)
    return duplicate
