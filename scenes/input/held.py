"""Commands that are held down, by key or pad button, and how they repeat."""

import math
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace

from scenes.input.intents import REPEATING, Edited, Intent, Press, Release

FIRST_REPEAT = 0.35
NEXT_REPEAT = 0.11


@dataclass(slots=True)
class _Held:
    """`dead` once the scene that heard the press is gone, or once it has lasted too long to be meant."""

    intent: Press | Edited
    due: float
    ends: float
    dead: bool = False

    @property
    def repeats(self) -> bool:
        return not self.dead and (isinstance(self.intent, Edited) or self.intent.command in REPEATING)


class Presses:
    """What goes down by a name comes up by that name: each Press is followed by one Release, or dies with its scene."""

    def __init__(self) -> None:
        self._held: dict[Hashable, _Held] = {}

    @property
    def waits(self) -> bool:
        """Something will repeat."""
        return any(held.repeats for held in self._held.values())

    def __contains__(self, name: Hashable) -> bool:
        return name in self._held

    def down(self, name: Hashable, intent: Press | Edited, now: float, longest: float = math.inf) -> Iterator[Intent]:
        """Held already: nothing new. After `longest` seconds it counts as stuck."""
        if name not in self._held:
            self._held[name] = _Held(intent, now + FIRST_REPEAT, now + longest)
            yield intent

    def up(self, name: Hashable) -> Iterator[Intent]:
        held = self._held.pop(name, None)
        if held is not None:
            yield from _release(held)

    def tick(self, now: float) -> Iterator[Intent]:
        for held in list(self._held.values()):
            if now >= held.ends and not held.dead:
                yield from _release(held)
                held.dead = True
            elif held.repeats and now >= held.due:
                held.due = now + NEXT_REPEAT
                yield replace(held.intent, repeat=True) if isinstance(held.intent, Press) else held.intent

    def forget(self) -> None:
        """All that is held now is dead until it comes up."""
        for held in self._held.values():
            held.dead = True

    def let_go(self) -> Iterator[Intent]:
        """Nothing is held any more."""
        lost = list(self._held.values())
        self._held.clear()
        for held in lost:
            yield from _release(held)


def _release(held: _Held) -> Iterator[Intent]:
    if isinstance(held.intent, Press) and not held.dead:
        yield Release(held.intent.command, held.intent.device, held.intent.pad)
