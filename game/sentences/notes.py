"""Where the presses that the words do not show belong among the words that stand."""

from collections.abc import Sequence

from game.actions import Name, Pass, Taken
from game.match import Note, NoteKind
from game.seats import Seat, next_seat


def notes_in_order(log: Sequence[Taken], notes: Sequence[Note]) -> list[tuple[int, Note]]:
    """Each note, in the order of the presses, with the number of words that stand before it. What an undo or a restart
    took back is gone, so whatever was noted meanwhile stands at the place they went back to."""
    placed: list[tuple[int, Note]] = []
    for note in notes:
        place = _place(log, note)
        if note.kind in (NoteKind.UNDO, NoteKind.RESTART):
            placed = [(min(before, place), earlier) for before, earlier in placed]
        placed.append((place, note))
    return [(min(place, len(log)), note) for place, note in placed]


def _place(log: Sequence[Taken], note: Note) -> int:
    match note.kind:
        case NoteKind.UNDO:
            return _decision_before(log, note)
        case NoteKind.RESTART:
            return 0
        case _:
            return note.words


def _decision_before(log: Sequence[Taken], note: Note) -> int:
    """The last turn of that seat before the press which was no pass, as far as what stands now can tell."""
    for place in reversed(range(note.words)):
        stands_as_pass = place < len(log) and isinstance(log[place].turn, Pass)
        if _seat_at(log, place) == note.seat and not stands_as_pass:
            return place
    return 0


def _seat_at(log: Sequence[Taken], place: int) -> Seat | None:
    """Whose turn it was or will be after so many words; None before anybody has played."""
    if place < len(log):
        return log[place].seat
    if not log:
        return None
    last = log[-1]
    seat = last.turn.seat if isinstance(last.turn, Name) else next_seat(last.seat)
    for _ in range(place - len(log)):
        seat = next_seat(seat)
    return seat
