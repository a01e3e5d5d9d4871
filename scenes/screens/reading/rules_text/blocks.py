"""What the rules are made of: headings, paragraphs, points of a list, and examples to be drawn."""

from dataclasses import dataclass
from typing import TypeAlias

from game.saying import Saying
from scenes.screens.reading.rules_text.examples import BlockExample, LineExample, ScoreExample


@dataclass(frozen=True, slots=True)
class Heading:
    text: Saying


@dataclass(frozen=True, slots=True)
class Text:
    text: Saying


@dataclass(frozen=True, slots=True)
class Point:
    """One of a list."""

    text: Saying


Example: TypeAlias = LineExample | BlockExample | ScoreExample
Block: TypeAlias = Heading | Text | Point | Example


@dataclass(frozen=True, slots=True)
class Chapters:
    """The parts of one game's text; what both games share stands between them."""

    opening: tuple[Block, ...]
    rules: tuple[Block, ...]
    ending: tuple[Block, ...]
