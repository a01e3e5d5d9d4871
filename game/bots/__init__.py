"""Players of the program: `bot(level).choose(seen, chance)`, and `rank` for hints."""

from game.bots.levels import LEVELS, PLAYING_LEVELS, bot, rank, rank_slices
from game.bots.ranking import Bot, Ranked

__all__ = ["LEVELS", "PLAYING_LEVELS", "Bot", "Ranked", "bot", "rank", "rank_slices"]
