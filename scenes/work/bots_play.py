"""What a seed or a hand code deals has no plays: four bots play it, as the command line has them play."""

from collections.abc import Iterator

from game.bots import bot
from game.hand_end import Opening
from game.match import Match
from game.record.hand_text import match_of_code
from game.seats import SEATS, Player

LEVEL = "easy"
BOTS = tuple(Player(f"S{seat}", LEVEL) for seat in SEATS)


def match_of_seed(game: str, seed: str) -> Match:
    """Nothing is dealt yet."""
    return Match(game, BOTS, seed)


def hand_of_code(game: str, code: str, opening: Opening) -> Match:
    """That one hand, dealt."""
    return match_of_code(game, code, opening, BOTS)


def bots_play(match: Match) -> Iterator[None]:
    """To the end of the match, or of the one hand where there is no seed: a turn at each step. The record is that of
    `tranque-replay` with the same seed or code."""
    while not (match.match_is_over or (match.seed is None and match.hand_is_over)):
        if match.hand_is_over:
            match.deal_next()
        seat = match.table.turn
        assert seat is not None, "a hand in play waits for somebody"
        match.submit(bot(LEVEL).choose(match.seen_by(seat), match.chance()))
        yield
