"""Scripted people play a short match of each game to its end at the real client, without a window."""

from pathlib import Path

import pytest

from game.actions import Name, Play
from game.seats import Player
from game.turn import legal_actions
from scenes.input.names import bot_name
from scenes.store.settings import default_settings
from tests.kit.players import play_to_the_end, short_match, word_of
from tests.kit.sit_down import SitDown, sit_down_at

SEATINGS = {
    "alone": "Ana,bot:easy,bot:easy,bot:easy",
    "partners": "Ana,bot:easy,Carmen,bot:easy",
    "four": "Ana,Beto,Ana,Íñigo",
}


def players_of(seating: str) -> tuple[Player, ...]:
    return tuple(
        Player(bot_name(seat), part[4:]) if part.startswith("bot:") else Player(part)
        for seat, part in enumerate(SEATINGS[seating].split(","), start=1)
    )


def lift_by_mouse(player: SitDown) -> None:
    player.tap("lift")


def decide_by_mouse(player: SitDown) -> None:
    turn = legal_actions(player.match.state)[0]
    if isinstance(turn, Name):
        player.tap("self" if player.match.state.turn == turn.seat else "partner")
        player.tap("confirm")
        return
    assert isinstance(turn, Play)
    tile, ghost = word_of(turn)
    player.tap(tile)
    player.wait(0.1)
    if f"ghost:{player.table.hand.selection.end or ''}" != ghost:
        player.tap(ghost)
    player.tap(ghost)


def lift_by_keys(player: SitDown) -> None:
    player.hold("space")


def decide_by_keys(player: SitDown) -> None:
    turn = legal_actions(player.match.state)[0]
    if isinstance(turn, Name):
        player.panel.focus = "self" if player.match.state.turn == turn.seat else "partner"
        player.key("return")
        player.panel.focus = "confirm"
        player.key("return")
        return
    assert isinstance(turn, Play)
    player.key(str(player.table.hand.order().index(turn.tile) + 1))
    if turn.end is not None and player.table.hand.selection.end != turn.end:
        player.key("up")
    player.wait(0.4)
    player.key("return")


WAYS = {"mouse": (lift_by_mouse, decide_by_mouse), "keys": (lift_by_keys, decide_by_keys)}
IN_EVERY_RUN = {("chiva", "four", "mouse"), ("sixlove", "alone", "keys")}
CASES = [
    pytest.param(game, seating, way, marks=() if (game, seating, way) in IN_EVERY_RUN else pytest.mark.long)
    for game in ("chiva", "sixlove")
    for seating in SEATINGS
    for way in WAYS
]


@pytest.mark.parametrize(("game", "seating", "way"), CASES)
def test_a_match_is_played_to_its_end(tmp_path: Path, game: str, seating: str, way: str) -> None:
    seed, hands = short_match(game, players_of(seating))
    settings = default_settings().having(bot_speed="instant", reduced_motion=True)
    player = sit_down_at(tmp_path, "--game", game, "--seed", seed, "--seats", SEATINGS[seating], settings=settings)
    play_to_the_end(player, *WAYS[way])
    assert player.match.match_is_over
    assert len(player.match.hands) == hands
