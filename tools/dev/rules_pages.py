"""The program's own rules as pages of the site: the same blocks, the examples drawn by the program."""

import os
from pathlib import Path

from game.games import GAMES
from game.saying import Saying
from game.sentences.results import winner_line
from game.sentences.voice import Voice, game_name
from game.words import Words
from scenes.look import Look
from scenes.screens.reading.rules_text import RULES
from scenes.screens.reading.rules_text.blocks import Example, Heading, Point, Text
from scenes.screens.reading.rules_text.examples import PEOPLE, BlockExample, LineExample
from scenes.store.settings import default_settings
from sprites.geometry import Box

SIZE = (1280, 720)
"""Of the window whose type the examples are set in."""
WIDTH, TALLEST = 900, 2000
"""Pixels of a picture; it is cut off below what was drawn."""


def write_rules(folder: Path, language: str) -> None:
    """A page a game, `rules-GAME.md`, and its pictures beside it."""
    words = Words(language)
    for game in GAMES:
        (folder / f"rules-{game}.md").write_text(_page(folder, game, words), encoding="utf-8", newline="\n")


def _page(folder: Path, game: str, words: Words) -> str:
    title = words.say("Rules: {game}", game=game_name(words, game))
    lines, examples = [f"# {title}", ""], 0
    for block in RULES[game]:
        match block:
            case Heading(text):
                lines += ["", f"## {_said(words, text)}", ""]
            case Text(text):
                lines += [_said(words, text), ""]
            case Point(text):
                lines += [f"- {_said(words, text)}"]
            case _:
                examples += 1
                picture = f"rules-{game}-{examples}.png"
                _draw(block, words, folder / picture)
                lines += ["", f"![{_told(block, words)}]({picture})", ""]
    return "\n".join(lines) + "\n"


def _said(words: Words, saying: Saying) -> str:
    return words.say(saying.text, **saying.parts)


def _told(example: Example, words: Words) -> str:
    """What the picture shows, for whoever does not see it."""
    match example:
        case LineExample():
            return f"{_said(words, example.verdict)}. {_said(words, example.note)}"
        case BlockExample():
            result = example.match.table.result
            assert result is not None, "the example is a whole hand"
            return winner_line(Voice(words, example.game, PEOPLE), result)
        case _:
            return "; ".join(f"{row.score[0]}-{row.score[1]}: {_said(words, row.note)}" for row in example.rows)


def _draw(example: Example, words: Words, path: Path) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame  # noqa: PLC0415 - the driver is chosen before

    from scenes.screens.reading.rules_drawing import draw_block  # noqa: PLC0415

    pygame.font.init()
    surface = pygame.Surface((WIDTH, TALLEST))
    bottom = draw_block(example, Look(SIZE, default_settings(), words), surface, Box(0, 0, WIDTH, TALLEST))
    pygame.image.save(surface.subsurface((0, 0, WIDTH, round(bottom))), path)
