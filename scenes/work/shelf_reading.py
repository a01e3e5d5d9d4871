"""The kept records as they are read: those that are known at once, the others a little at a time."""

from bisect import insort

from scenes.store.kept import Kept
from scenes.store.saves import Saves, age_of
from scenes.work.slices import in_slices


class ShelfReading:
    """`kept` are those read so far, newest first."""

    def __init__(self, saves: Saves) -> None:
        self.kept = [*saves.known()]
        self._reading = saves.reading()
        self._left = saves.unread
        self.is_over = self._left == 0

    @property
    def share(self) -> str:
        """`120 / 3000` while it goes on, to stand behind a title; empty once it is over."""
        return "" if self.is_over else f"  {len(self.kept)} / {len(self.kept) + self._left}"

    def step(self) -> bool:
        """Go on for some milliseconds; True where another record has come in, or the last one."""
        if self.is_over:
            return False
        found, self.is_over = in_slices(self._reading)
        self._left = max(self._left - len(found), 0)
        for kept in found:
            if kept is not None:
                insort(self.kept, kept, key=_newest_first)
        return bool(found) or self.is_over

    def end(self) -> None:
        """What was read is kept for the next evening."""
        self._reading.close()


def _newest_first(kept: Kept) -> tuple[float, int, tuple[int, ...]]:
    began, length, name = age_of(kept)
    return -began.timestamp(), -length, tuple(-ord(letter) for letter in name)
