"""What the server has heard, for the thread of the picture."""

from dataclasses import dataclass
from typing import TypeAlias

from scenes.phones.messages import Message


@dataclass(frozen=True, slots=True)
class Said:
    connection: int
    message: Message


@dataclass(frozen=True, slots=True)
class Gone:
    connection: int


@dataclass(frozen=True, slots=True)
class FellAsleep:
    """It has not answered for a while."""

    connection: int


@dataclass(frozen=True, slots=True)
class WokeUp:
    connection: int


@dataclass(frozen=True, slots=True)
class Visited:
    """Somebody has opened the page."""


News: TypeAlias = Said | Gone | FellAsleep | WokeUp | Visited
