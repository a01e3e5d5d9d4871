"""The searching bots are loaded beside the picture: NumPy and their tables take longer than a frame may."""

import contextlib
import threading
from collections.abc import Iterable

from game.bots.levels import SEARCHING_LEVELS, is_search_loaded, load_search
from game.seats import Player


class SearchLoading:
    """Begun where a match or a hint will need them."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None

    def begin_for(self, players: Iterable[Player]) -> None:
        if any(player.level in SEARCHING_LEVELS for player in players):
            self.begin()

    def begin(self) -> None:
        if self._thread is not None or is_search_loaded():
            return
        self._thread = threading.Thread(target=_load, name="search loading")
        try:
            self._thread.start()
        except RuntimeError:
            # No thread can be had (a machine at its limit): the first thought loads what it needs.
            self._thread = None

    @property
    def is_busy(self) -> bool:
        """The bots cannot think yet; the picture can go on."""
        return self._thread is not None and self._thread.is_alive()


def _load() -> None:
    """What cannot be loaded is an error where it is used, not here."""
    with contextlib.suppress(Exception):
        load_search()
