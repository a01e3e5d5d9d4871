"""Text to and from other programs."""

import pygame


def put(text: str) -> bool:
    """False where the system has no clipboard."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def get() -> str:
    """Empty where there is no text, or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""


def line() -> str:
    """The text in one line, as a field takes it."""
    return " ".join(get().split())
