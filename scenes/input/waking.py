"""A call from another thread to the window that sleeps."""

from contextlib import suppress

import pygame


def wake() -> None:
    """Something has come that the next frame should hear of. From any thread; nothing where there is no window."""
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
