"""The order of the tests: those that wait for real windows and programs first, so that one worker waits while the
others work."""

import pytest

WAITING = ("test_sessions.py", "test_real_", "test_process.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=waits_less)


def waits_less(item: pytest.Item) -> int:
    places = [place for place, name in enumerate(WAITING) if item.path.name.startswith(name)]
    return min(places, default=len(WAITING))
