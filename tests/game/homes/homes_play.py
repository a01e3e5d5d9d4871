"""Events played by people who choose at random, and bots of the event's level."""

from random import Random

from game.bots.levels import bot
from game.bots.version import BOTS_VERSION
from game.homes.boards import EventBoards
from game.homes.event import Event, Who
from game.homes.result import HomeResult, result_of
from game.turn import legal_actions

NAMES = ("Ana", "Íñigo", "Ana", "Zoë")
EVENTS = (
    Event("Sunday", "chiva", "QDQ1BH1CVXVEBNTT", 3, Who.PAIR, "easy"),
    Event('The "big" one\\', "sixlove", "ñandú  7", 2, Who.FOUR, None),
    Event("/ 1 66 -", "sixlove", "/", 2, Who.ONE, "easy"),
    Event("Двор", "chiva", "=", 1, Who.FOUR, None),
)


def play(played: EventBoards, chance: Random, boards: int | None = None) -> EventBoards:
    match = played.match
    for _ in range(played.boards - played.board if boards is None else boards):
        played.deal_next()
        while (seat := match.state.turn) is not None:
            level = match.player(seat).level
            turn = chance.choice(legal_actions(match.state)) if level is None else None
            match.submit(turn or bot(level or "").choose(match.seen_by(seat), match.chance()))
    return played


def begun(event: Event) -> EventBoards:
    return EventBoards(event, event.players(NAMES[: len(event.who.people)]))


def result(event: Event, home: str, bots: int = BOTS_VERSION) -> HomeResult:
    """A home plays as its name makes it."""
    return result_of(play(begun(event), Random(f"{event} {home}")), home, bots)
