"""A hand as an animated GIF, with a bar on the console that says how far it is."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ.get("SDL_VIDEODRIVER") or "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.observation import Observation
from game.words import Words
from sprites.dressing import Dress
from sprites.film import Film

BAR = 32


def save_film(moments: Sequence[Observation], names: Sequence[str], path: Path, words: Words, board: str = "") -> None:
    """All holdings open, 960 x 540, under 3 MB; `board` as in `Dress`. OSError where the file cannot be written; half a
    film is never left."""
    pygame.font.init()
    film = Film(moments, names, Dress(words, board=board))
    pieces = []
    for piece in film.slices():
        pieces.append(piece)
        _show(film.share)
    _show(1.0)
    path.write_bytes(b"".join(pieces))


def _show(share: float) -> None:
    """Only to a person: a console that is none gets nothing."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    done = round(share * BAR)
    end = "\n" if share >= 1 else ""
    print(f"\r[{'#' * done}{'.' * (BAR - done)}] {share:4.0%}", end=end, file=sys.stderr, flush=True)
