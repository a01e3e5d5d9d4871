"""The hands that the statistics no longer count: those that were over when they were last reset."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scenes.store.kept import Kept
from scenes.store.kept_folder import KeptFolder
from scenes.store.record_names import name_from_text, name_to_text

NAME: Final = "statistics.json"


class LeftOut:
    """For each record how many of its first hands."""

    def __init__(self, folder: KeptFolder) -> None:
        self._folder = folder
        self._hands = _hand_numbers(folder.row(NAME).get("left_out"))

    def of(self, record: Path) -> int:
        return self._hands.get(record.name, 0)

    def begin_anew(self, kept: Iterable[Kept]) -> None:
        """Leave out what is over now; a hand in play still counts when it is over. Written soon."""
        self._hands = {one.path.name: one.hands - (not one.hand_is_over) for one in kept}
        rows = {name_to_text(name): hands for name, hands in self._hands.items()}
        self._folder.put_row(NAME, {"tranque_statistics": 1, "left_out": rows})


def _hand_numbers(row: object) -> dict[str, int]:
    found = row.items() if isinstance(row, dict) else ()
    return {_name(text): hands for text, hands in found if type(hands) is int and hands >= 0}


def _name(text: str) -> str:
    try:
        return name_from_text(text)
    except ValueError:
        return text
