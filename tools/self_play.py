"""Bots at all four seats: the loop that the command line and the tests share."""

from collections.abc import Sequence

from game.bots import bot
from game.match import Match
from game.seats import SEATS, Player


def bots_at(levels: Sequence[str]) -> tuple[Player, ...]:
    """Seats 1 to 4 as `S1` to `S4`, in every language."""
    return tuple(Player(f"S{seat}", level) for seat, level in zip(SEATS, levels, strict=True))


def play_hand(match: Match) -> None:
    """Every seat's bot in turn until the hand is over. ValueError where a person sits."""
    while (seat := match.state.turn) is not None:
        player = match.player(seat)
        if player.level is None:
            raise ValueError(f"seat {seat} is a person's")
        match.submit(bot(player.level).choose(match.seen_by(seat), match.chance()))
