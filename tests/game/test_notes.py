"""The log tells undo, redo and restart at the place where they happened."""

from game.actions import Pass
from game.match import Match, NoteKind
from game.seats import SEATS, Player
from game.sentences.notes import notes_in_order
from game.turn import legal_actions


def played(seed: str, words: int) -> Match:
    match = Match("chiva", tuple(Player("Ana", None if seat == 1 else "random") for seat in SEATS), seed)
    match.deal_next()
    for _ in range(words):
        match.submit(legal_actions(match.state)[0])
    return match


def places(match: Match) -> list[tuple[int, NoteKind]]:
    return [(place, note.kind) for place, note in notes_in_order(match.state.log, match.hand.notes)]


def decisions(match: Match) -> list[int]:
    """Where seat 1 decided, by the words that stand."""
    log = match.state.log
    return [place for place, taken in enumerate(log) if taken.seat == 1 and not isinstance(taken.turn, Pass)]


def test_an_undone_decision_is_told_where_it_stood() -> None:
    for seed in range(30):
        match = played(f"notes {seed}", 10)
        decided = decisions(match)[-1]
        match.undo()
        assert places(match) == [(decided, NoteKind.UNDO)]
        for _ in range(3):
            match.submit(legal_actions(match.state)[-1])
        assert places(match) == [(decided, NoteKind.UNDO)]


def test_what_is_redone_stands_below_both_notes() -> None:
    for seed in range(30):
        match = played(f"notes {seed}", 10)
        decided = decisions(match)[-1]
        match.undo()
        match.redo()
        assert places(match) == [(decided, NoteKind.UNDO), (decided, NoteKind.REDO)]


def test_a_restart_stands_before_every_word_and_after_what_it_took_back() -> None:
    match = played("notes", 9)
    match.note_help(1)
    match.undo()
    match.restart()
    for _ in range(6):
        match.submit(legal_actions(match.state)[0])
    assert places(match) == [(0, NoteKind.HELP), (0, NoteKind.UNDO), (0, NoteKind.RESTART)]
