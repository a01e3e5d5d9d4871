"""Who is spoken of, and in which language."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.games import GAMES, Called, Game
from game.names import apart
from game.saying import Saying
from game.seats import Pair, Seat
from game.words import Words

_SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Voice:
    """`names` are those of seats 1 to 4; two may be equal, and then the seat's number is said with them."""

    words: Words
    game: str
    names: tuple[str, ...]

    @property
    def about(self) -> Game:
        """The game that is spoken of."""
        return GAMES[self.game]

    @property
    def called(self) -> Called:
        return self.about.called

    def seat(self, seat: Seat) -> str:
        return apart(self.names)[seat - 1]

    def seats(self, seats: Sequence[Seat]) -> str:
        """`Ana`, `Ana and Beto`, `Ana, Beto and Carmen`."""
        *others, last = [self.seat(seat) for seat in seats]
        if not others:
            return last
        if self.words.language == "es" and _SOUNDS_LIKE_I.match(last):
            return f"{', '.join(others)} e {last}"
        return self.words.say("{some} and {last}", some=", ".join(others), last=last)

    def pair(self, pair: Pair) -> str:
        return self.seats(pair.seats)


def told(words: Words, saying: Saying, /, **more: object) -> str:
    """`more` are the parts that were not known where it was made. A part that is a saying itself is told too."""
    parts = {name: told(words, part) if isinstance(part, Saying) else part for name, part in saying.parts.items()}
    return words.say(saying.text, **parts, **more)


def game_name(words: Words, game: str) -> str:
    return told(words, GAMES[game].called.name)


def level_name(words: Words, level: str) -> str:
    """Of a bot; those made for tests keep their own names."""
    names = {"easy": words.say("easy"), "medium": words.say("medium"), "hard": words.say("hard")}
    return names.get(level, level)
