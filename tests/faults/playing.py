"""Matches played at random by everything that a person can press, for tests of what is kept."""

import hashlib
import json
from collections.abc import Callable
from random import Random

from game.duplicate import Duplicate
from game.match import Match
from game.record import Record
from game.record.duplicate_row import duplicate_to_row
from game.seats import Player

PEOPLE = (Player("Ana"), Player("Rosa", "hard"), Player("Ñusta"), Player("Beto", "easy"))


def new_match(game: str, seed: str = "42", players: tuple[Player, ...] = PEOPLE) -> Match:
    return Match(game, players, seed)


def act(match: Match, chance: Random) -> str:
    """One press, mostly a turn; its name."""
    done = chance.choice(_open_to(match)) if match.hands and chance.random() < 0.12 else None
    name = done or ("deal" if match.hand_is_over else "turn")
    _ACTS[name](match, chance)
    return name


def play(match: Match, acts: int, chance: Random) -> Match:
    for _ in range(acts):
        act(match, chance)
    return match


def play_hands(match: Match, hands: int, chance: Random) -> Match:
    """So many more hands, without any going back, to the end of the last."""
    for _ in range(hands):
        match.deal_next()
        while not match.hand_is_over:
            _turn(match, chance)
    return match


def content(match: Match) -> bytes:
    return Record(match).to_bytes()


def duplicate_digest(duplicate: Duplicate) -> str:
    return hashlib.sha256(json.dumps(duplicate_to_row(duplicate)).encode()).hexdigest()


def _turn(match: Match, chance: Random) -> None:
    match.submit(chance.choice(match.seen_by(match.state.turn).legal))


def _open_to(match: Match) -> list[str]:
    """What else can be pressed now."""
    tests = {
        "undo": match.can_undo,
        "redo": match.can_redo,
        "restart": match.can_restart,
        "afresh": not match.match_is_over or match.game == "sixlove",
        "help": not match.hand_is_over,
    }
    return [name for name, is_open in tests.items() if is_open]


_ACTS: dict[str, Callable[[Match, Random], object]] = {
    "turn": _turn,
    "deal": lambda match, _: match.deal_next(),
    "undo": lambda match, _: match.undo(),
    "redo": lambda match, _: match.redo(),
    "restart": lambda match, _: match.restart(),
    "afresh": lambda match, _: match.deal_afresh(),
    "help": lambda match, chance: match.note_help(chance.choice((1, 3))),
}
