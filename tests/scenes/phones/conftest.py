"""Scripted people are quicker than any thumb."""

import pytest

from scenes.phones.limits import Talk


@pytest.fixture
def quick_thumbs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts the messages of a second; what the count does has tests of its own."""
    monkeypatch.setattr(Talk, "may", lambda self, now: True)
