"""Bots at all four seats: the loop that the command line and the tests share."""

from collections.abc import Callable, Sequence

from game.bots import bot
from game.match import Match
from game.seats import SEATS, Player, Seat


def bots_at(levels: Sequence[str]) -> tuple[Player, ...]:
    """Seats 1 to 4 as `S1` to `S4`, in every language."""
    return tuple(Player(f"S{seat}", level) for seat, level in zip(SEATS, levels, strict=True))


def play_hand(match: Match) -> None:
    """Every seat's bot in turn until the hand is over. ValueError where a person sits."""

    def level_of(seat: Seat) -> str:
        level = match.player(seat).level
        if level is None:
            raise ValueError(f"seat {seat} is a person's")
        return level

    play_hand_by(match, level_of)


def play_hand_by(match: Match, level_of: Callable[[Seat], str]) -> None:
    """By a bot of that level at each seat, whoever sits there."""
    while (seat := match.state.turn) is not None:
        match.submit(bot(level_of(seat)).choose(match.seen_by(seat), match.chance()))
