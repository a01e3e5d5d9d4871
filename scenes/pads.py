"""Game pads: whatever SDL knows or does not know, told as intents."""

from collections.abc import Iterator

import pygame

from scenes.intents import Intent


class Pads:
    """Pads come and go at any moment."""

    holds_something = False

    def forget_presses(self) -> None:
        """Held buttons are dead until released."""

    def translate(self, event: pygame.event.Event, now: float) -> Iterator[Intent]:
        yield from ()

    def tick(self, now: float) -> Iterator[Intent]:
        yield from ()

    def let_go(self) -> Iterator[Intent]:
        yield from ()
