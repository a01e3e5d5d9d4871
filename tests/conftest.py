"""The order of the tests: those that wait for real windows and programs first, so that one worker waits while the
others work. And what tests of several rooms share."""

from collections.abc import Iterator

import pytest

WAITING = ("test_sessions.py", "test_real_", "test_process.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=waits_less)


def waits_less(item: pytest.Item) -> int:
    places = [place for place, name in enumerate(WAITING) if item.path.name.startswith(name)]
    return min(places, default=len(WAITING))


@pytest.fixture
def events_at_rest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """pygame's real queue, empty, with no device in use; the same afterwards."""
    import pygame  # noqa: PLC0415 - the engine's tests do without it
    import pygame._sdl2.controller as pygame_controller  # noqa: PLC0415

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame_controller.quit()
    pygame.joystick.quit()
    pygame.event.clear()
