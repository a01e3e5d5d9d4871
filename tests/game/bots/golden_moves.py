"""The words of a few hands of searching bots, kept in a file: `python -m tests.game.bots.golden_moves` prints them."""

from collections.abc import Iterator
from pathlib import Path

from game.match import Match
from game.seats import Player
from tools.self_play import play_hand

GOLDEN = Path(__file__).with_name("golden_moves.txt")
TABLES = (
    ("chiva", "seed 7", 1, ("hard", "hard", "hard", "hard")),
    ("sixlove", "seed 7", 2, ("hard", "hard", "hard", "hard")),
    ("sixlove", "seed 8", 1, ("medium", "easy", "medium", "easy")),
)


def moves() -> list[str]:
    return list(_words())


def _words() -> Iterator[str]:
    for game, seed, hands, levels in TABLES:
        match = Match(game, tuple(Player(level, level) for level in levels), seed)
        for _ in range(hands):
            match.deal_next()
            play_hand(match)
            yield from match.hand.words


if __name__ == "__main__":
    print(*moves())
