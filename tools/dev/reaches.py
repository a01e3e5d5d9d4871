"""How each screen is reached from the first one: ways for somebody on the sofa."""

import time
from collections.abc import Callable
from typing import TypeAlias

from game.duplicate import Duplicate
from game.games import SIX_LOVE
from game.seats import Player
from scenes import routes
from scenes.input.intents import Command, Typed
from scenes.screens.after.hand_summary import HandSummary
from scenes.stack import Push, Restart
from scenes.table.table_view import TableView
from tools.dev.sofa import Sofa

NAMES = ("Ana", "Winston", "Íñigo Ñandú Güe", "Carmen")
SEED = "42"

Reach: TypeAlias = Callable[[Sofa], None]


def leave(sofa: Sofa) -> None:
    """Back at the title, with a match to go on with, whose own table has played a while."""
    sofa.until_tiles(3)
    sofa.press(Command.MENU)
    sofa.use("leave", "yes")
    sofa.wait(30)


def pressing(*commands: Command, tiles: int = 9) -> Reach:
    """From a decision in mid-hand."""

    def reach(sofa: Sofa) -> None:
        sofa.until_tiles(tiles)
        for command in commands:
            sofa.press(command)
            sofa.wait(0.4)

    return reach


def hint(sofa: Sofa) -> None:
    """Once it has been found; what finds it may still have to be loaded."""
    pressing(Command.HINT)(sofa)
    scene = sofa.client.stack.top
    assert isinstance(scene, TableView)
    while scene.flow.looks_for_hint:
        time.sleep(0.001)
        sofa.wait(0.1)
    sofa.wait(0.5)


def title(*keys: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        sofa.wait()
        sofa.use(*keys)

    return reach


def in_pause(*keys: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        pressing(Command.MENU)(sofa)
        sofa.use(*keys)

    return reach


def preview(tiles: int) -> Reach:
    return pressing(Command.RIGHT, tiles=tiles)


def to_summary(sofa: Sofa) -> None:
    sofa.until(HandSummary)
    sofa.wait(3.0)


def look(sofa: Sofa) -> None:
    to_summary(sofa)
    sofa.use("look")


def to_name(name: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        client = sofa.client
        usual = client.look
        client.show(usual.after(usual.settings.having(bot_speed="instant")))
        for _ in range(20000):
            if sofa.client.stack.top.name == name:
                break
            sofa.go_on()
        client.show(usual)

    return reach


def showing(kind: type) -> Reach:
    """While a card or banner stands over the table."""

    def reach(sofa: Sofa) -> None:
        for _ in range(20000):
            top = sofa.client.stack.top
            if isinstance(top, TableView) and isinstance(top.flow.showing.act, kind):
                sofa.wait(0.4)
                return
            sofa.go_on()

    return reach


def dealing(seconds: float) -> Reach:
    return lambda sofa: sofa.wait(seconds)


def after_hand(*keys: str, words: int = 0) -> Reach:
    """From the summary by these controls; in a replay first so many words on."""

    def reach(sofa: Sofa) -> None:
        to_summary(sofa)
        sofa.use(keys[0])
        for _ in range(words):
            sofa.press(Command.RIGHT)
        sofa.wait(3.0)
        sofa.use(*keys[1:])
        sofa.wait(1.0)

    return reach


def saved(sofa: Sofa) -> None:
    """A picture has been written."""
    after_hand("replay", "more", "share", "picture", words=9)(sofa)
    while sofa.client.stack.top.wants_time:
        sofa.wait()


def entry(text: str, *keys: str) -> Reach:
    """Something typed where a seed or a code is asked for, and these controls."""

    def reach(sofa: Sofa) -> None:
        title("replays")(sofa)
        sofa.use("entry")
        sofa.focus("hand")
        sofa.picture()
        sofa.client.hear(Typed(text))
        sofa.use(*keys)

    return reach


def leaving_after_hand(key: str) -> Reach:
    """From the title once a hand is over and kept."""

    def reach(sofa: Sofa) -> None:
        to_summary(sofa)
        sofa.use("leave", "yes")
        title(key)(sofa)

    return reach


def review(*commands: Command) -> Reach:
    def reach(sofa: Sofa) -> None:
        to_summary(sofa)
        sofa.use("review")
        sofa.wait(20.0)
        for command in commands:
            sofa.press(command)

    return reach


def reviewed(sofa: Sofa) -> None:
    """The summary of a hand whose review has been made."""
    review(Command.BACK)(sofa)
    sofa.wait(1.0)


def gallery(sofa: Sofa) -> None:
    title("rules")(sofa)
    sofa.use("gallery")


def duplicate(*levels: str | None, boards: int, then: Reach) -> Reach:
    """At the end of so many boards of four; with none, the first is begun."""

    def reach(sofa: Sofa) -> None:
        client = sofa.client
        usual = client.look
        client.show(usual.after(usual.settings.having(bot_speed="instant")))
        players = tuple(Player(name, level) for name, level in zip(NAMES, levels, strict=True))
        duplicate = Duplicate(SIX_LOVE.id, players, SEED, 2)
        client.company.sit_down_at_duplicate(duplicate)
        sofa.client.stack.go(Restart(routes.Deal()))
        while duplicate.finished < boards or (boards and not isinstance(sofa.top, HandSummary)):
            sofa.go_on()
        client.show(usual)
        then(sofa)

    return reach


def in_duplicate(sofa: Sofa) -> None:
    sofa.until_tiles(3)


def to_sheet(key: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        sofa.wait(2.0)
        sofa.use(key)
        sofa.wait()

    return reach


def leaving(sofa: Sofa) -> None:
    sofa.wait(2.0)
    sofa.use("leave")


def replays_again(sofa: Sofa) -> None:
    sofa.wait(2.0)
    sofa.use("leave", "yes", "replays")


def replay_board(sofa: Sofa) -> None:
    to_sheet("replay")(sofa)
    for _ in range(7):
        sofa.press(Command.RIGHT)
    sofa.wait(2.0)


def replay_hands(sofa: Sofa) -> None:
    replay_board(sofa)
    sofa.use("more", "hands")


def setup_again(sofa: Sofa) -> None:
    """Where one is kept that has not come to its end."""
    client = sofa.client
    assert client.company.sitting is not None
    players = client.company.sitting.match.players
    client.company.sitting = None
    sofa.client.stack.go(Restart(routes.Title()))
    sofa.client.stack.go(Push(routes.DuplicateSetup(SIX_LOVE.id, players, None)))
    sofa.wait()
