"""What the log, the summary and the command line say about a match, in the reader's language.

Everything takes a `Voice`: the words of one language, the game, and the names of seats 1 to 4."""

from game.sentences.openings import next_line, opening_line, opening_reason
from game.sentences.refusals import bad_text_line, refusal_line
from game.sentences.results import (
    event_line,
    key_line,
    other_game_line,
    pair_sums_line,
    result_lines,
    score_line,
    sums_line,
    winner_line,
)
from game.sentences.turns import missing, note_line, repeated_line, tile_text, turn_line
from game.sentences.voice import Voice, game_name, level_name, told

__all__ = [
    "Voice",
    "bad_text_line",
    "event_line",
    "game_name",
    "key_line",
    "level_name",
    "missing",
    "next_line",
    "note_line",
    "opening_line",
    "opening_reason",
    "other_game_line",
    "pair_sums_line",
    "refusal_line",
    "repeated_line",
    "result_lines",
    "score_line",
    "sums_line",
    "tile_text",
    "told",
    "turn_line",
    "winner_line",
]
