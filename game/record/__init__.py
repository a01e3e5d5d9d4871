"""A match as lines of text, and back: one JSON object a line, every field checked against the rules when read."""

from game.record.hand_text import hand_from_text, hand_to_text, match_of_hand
from game.record.reading import read_record
from game.record.refusal import RecordRefused
from game.record.writing import Record

__all__ = ["Record", "RecordRefused", "hand_from_text", "hand_to_text", "match_of_hand", "read_record"]
