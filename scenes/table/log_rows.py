"""The log of a hand as lines: every play and pass with the ends it met, undo and restart too."""

from collections.abc import Iterator

import pygame

from game.contest import hands_called
from game.match import KeptHand, Match
from game.seats import Pair, pair_of
from game.sentences.notes import notes_in_order
from game.sentences.openings import opening_line
from game.sentences.turns import note_line, repeated_line, turn_line
from game.sentences.voice import Voice, told
from game.words import Words
from sprites import badges
from sprites.geometry import Box
from sprites.lettering import line_height, write_lines
from sprites.palette import CREAM, SOFT, Scale


def log_title(words: Words, match: Match, hand: KeptHand) -> str:
    return told(words, hands_called(match.boards).log, n=hand.number)


def log_rows(hand: KeptHand, voice: Voice) -> Iterator[tuple[str, Pair | None]]:
    """Each line of the log and whose it is (None: the table's own). Public facts only."""
    dealt = hand.table_after(0)
    yield opening_line(voice, dealt.opening, dealt.opener), None
    notes = notes_in_order(hand.log, hand.notes)
    for place, taken in enumerate(hand.log):
        yield from ((note_line(voice, note), None) for at, note in notes if at == place)
        yield turn_line(voice, taken), pair_of(taken.seat)
    yield from ((note_line(voice, note), None) for at, note in notes if at >= len(hand.log))
    if hand.repeated:
        yield repeated_line(voice), None


def draw_log(surface: pygame.Surface, hand: KeptHand, voice: Voice, scale: Scale, width: int, px: int) -> float:
    """The rows from the top of a page `width` pixels wide; its height."""
    y, step = 0.0, line_height(px)
    for text, pair in log_rows(hand, voice):
        indent = step * 1.1
        if pair is not None:
            mark = badges.pair_shape(round(step * 0.55), pair)
            surface.blit(mark, (round(step * 0.2), round(y + step * 0.26)))
        box = Box(indent, y, width - indent, step)
        y = write_lines(surface, text, box, px, SOFT if pair is None else CREAM).bottom + step * 0.12
    return y
