"""One of the two games in the lobby: its name, and what to expect of it, over its button."""

import pygame

from game.games import GAMES
from game.sentences.voice import game_name, told
from scenes.look import Look
from sprites import badges
from sprites.geometry import Box
from sprites.lettering import Weight, wrapped, write, write_in
from sprites.palette import CREAM, GOLD, LEADING, SOFT

LEAST = 14
"""Pixels of the smallest letters."""


def draw_game_card(surface: pygame.Surface, look: Look, button: Box, game: str, *, is_on: bool) -> None:
    scale = look.scale
    box = button.shrunk(scale.apart)
    lamp = badges.lamp(round(scale.body * 0.8), is_on)
    surface.blit(lamp, (round(box.x), round(box.y + scale.body * 0.28)))
    head = Box(box.x + scale.body * 1.2, box.y, box.w - scale.body * 1.2, scale.body * 1.35)
    write_in(surface, game_name(look.words, game), head, scale.body, GOLD if is_on else CREAM, Weight.BLACK)
    top = head.bottom + scale.px(8, 0)
    low = box.strip(top, box.bottom - top)
    px = _letters(look, low)
    for place, line in enumerate(wrapped(_expectation(look, game), px, int(low.w))):
        write(surface, line, (low.x, low.y + px * LEADING * (place + 0.5)), px, CREAM if is_on else SOFT)


def _expectation(look: Look, game: str) -> str:
    return told(look.words, GAMES[game].called.expectation)


def _letters(look: Look, room: Box) -> int:
    """As large as the longer of both texts allows, so that the cards are alike."""
    texts = [_expectation(look, game) for game in GAMES]
    for px in range(round((look.scale.body + look.scale.small) / 2), LEAST, -1):
        if max(len(wrapped(text, px, int(room.w))) for text in texts) * px * LEADING <= room.h:
            return px
    return LEAST
