"""Matches with people and bots at the table, played a few turns or to the end of a hand."""

from random import Random

import pytest

from game.actions import Turn
from game.match import Match
from game.seats import Player
from game.turn import IllegalAction, legal_actions

BOT = Player("bot", "random")
PERSON = Player("Ana")
ALONE = (PERSON, BOT, BOT, BOT)
PEOPLE = (PERSON, PERSON, PERSON, PERSON)
TABLES = {
    "bots": (BOT, BOT, BOT, BOT),
    "alone": ALONE,
    "partners": (PERSON, BOT, PERSON, BOT),
    "rivals": (BOT, PERSON, PERSON, BOT),
    "people": PEOPLE,
}


def dealt(game: str, players: tuple[Player, ...] = ALONE, seed: str = "42") -> Match:
    match = Match(game, players, seed)
    match.deal_next()
    return match


def play(match: Match, turns: int, chance: Random | None = None) -> None:
    """So many turns of the hand, the smallest word each time or one by chance."""
    for _ in range(turns):
        legal = legal_actions(match.state)
        match.submit(chance.choice(legal) if chance else legal[0])


def play_out(match: Match, chance: Random | None = None) -> None:
    while match.state.turn is not None:
        play(match, 1, chance)


def play_until(match: Match, kind: str, chance: Random) -> None:
    """Hands until one begins with this opening (`66`, `seat`, `name`)."""
    while not match.hands or match.hand_is_over or match.state.opening.by != kind:
        if match.hands:
            play_out(match, chance)
        match.deal_next()


def untouched_by_refusal(match: Match, turn: Turn) -> str:
    """What the refusal says, once it is sure that nothing else came of it."""

    def all_of_it() -> tuple[object, ...]:
        return match.state, list(match.hand.states), list(match.hand.notes), match.can_redo, match.hand.repeated

    before = all_of_it()
    with pytest.raises(IllegalAction) as refused:
        match.submit(turn)
    assert all_of_it() == before
    return str(refused.value)
