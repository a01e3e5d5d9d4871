"""What a reader needs to know of each game: how it is called, what it is played to, what sets it apart. It stands here
alone, so that nobody else asks which of the two it is; how a hand is judged stays with the rules."""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from game import rules
from game.hand_end import OpenedBy
from game.rules import Rules
from game.saying import Counting, Saying, count, say


class BlockBy(Enum):
    """What decides a hand that nobody can go on with."""

    PAIRS_TOGETHER = auto()
    LOWEST_HAND = auto()


class Afresh(StrEnum):
    """What begins where both pairs go back to nothing at will; as a record writes it."""

    MATCH = "match"
    SESSION = "session"
    """A run of matches: after one is won, the next keeps the opening of the winners."""


@dataclass(frozen=True, slots=True)
class Called:
    """What is said of a game where the other one has other words."""

    name: Saying
    rules: Saying
    expectation: Saying
    """For whoever chooses: what it takes to win, and how long that may last."""
    won: Saying
    """The great word of the last hand of a match."""
    broken: Saying
    """The great word of a hand that wipes out a streak."""
    match_line: Saying
    break_line: Saying
    no_effect: Saying
    """Of a hand that wiped out a streak, where its winners are named already."""
    adds: Counting
    added: Counting
    """The same, where its winners are named already."""
    begin_afresh: Saying
    ask_afresh: Saying
    begun_afresh: Saying


@dataclass(frozen=True, slots=True)
class Game:
    """`id` as records and command lines call it, `target` the score that wins, `opening_kind` how a hand opens where 66
    does not. `has_key`: a last tile that closes two hard ends is worth more."""

    id: str
    target: int
    opening_kind: OpenedBy
    has_key: bool
    block: BlockBy
    afresh: Afresh
    called: Called


def _game(facts: Rules, *, has_key: bool, block: BlockBy, afresh: Afresh, called: Called) -> Game:
    return Game(facts.id, facts.target, facts.opening_kind, has_key, block, afresh, called)


CHIVA = _game(
    rules.CHIVA,
    has_key=False,
    block=BlockBy.PAIRS_TOGETHER,
    afresh=Afresh.MATCH,
    called=Called(
        name=say("Chiva"),
        rules=say("Rules of chiva"),
        expectation=say("Four wins to none: when the others win, both go back to zero. Often half an hour."),
        won=say("¡Chiva!"),
        broken=say("The chiva is broken!"),
        match_line=say("{pair} win the match {points} to zero: chiva!"),
        break_line=say("{pair} break the chiva: zero to zero, and this hand does not count"),
        no_effect=say("Zero to zero, and this hand does not count"),
        adds=count("{pair} add {n} win", "{pair} add {n} wins"),
        added=count("{n} win is added", "{n} wins are added"),
        begin_afresh=say("New match"),
        ask_afresh=say("Begin a new match?"),
        begun_afresh=say("New match: zero to zero"),
    ),
)
SIX_LOVE = _game(
    rules.SIX_LOVE,
    has_key=True,
    block=BlockBy.LOWEST_HAND,
    afresh=Afresh.SESSION,
    called=Called(
        name=say("Six love"),
        rules=say("Rules of six love"),
        expectation=say(
            "Six points to none: when the others win, both go back to zero. Often over an hour; leaving keeps the "
            "match."
        ),
        won=say("Six love!"),
        broken=say("Game bruk!"),
        match_line=say("{pair} win the match {points} to zero: six love!"),
        break_line=say("{pair} break the streak: zero to zero, and this hand adds nothing"),
        no_effect=say("Zero to zero, and this hand adds nothing"),
        adds=count("{pair} add {n} point", "{pair} add {n} points"),
        added=count("{n} point is added", "{n} points are added"),
        begin_afresh=say("New session"),
        ask_afresh=say("Begin a new session?"),
        begun_afresh=say("New session: zero to zero"),
    ),
)
GAMES: dict[str, Game] = {game.id: game for game in (CHIVA, SIX_LOVE)}
"""By id, in the order in which they are offered."""
DEFAULT_GAME = CHIVA.id
"""Where nobody chose."""
