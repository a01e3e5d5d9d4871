"""Any mix of turns, undo, redo, restart and deals equals a fresh match of the actions that survived."""

from dataclasses import dataclass, field
from random import Random

import pytest

from game.actions import Pass, Turn
from game.match import Match, Note, NoteKind
from game.seats import SEATS, Player, Seat
from game.turn import IllegalAction, legal_actions

BOT = Player("bot", "random")


@dataclass
class PlainHand:
    """What a person with pencil and rubber would keep of a hand."""

    afresh: bool
    turns: list[tuple[Seat, Turn]] = field(default_factory=list)
    undone: list[list[tuple[Seat, Turn]]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    repeated: bool = False


class Mixed:
    """A match and beside it the plain account of it; every press is made on both."""

    def __init__(self, game: str, players: tuple[Player, ...], seed: str) -> None:
        self.match = Match(game, players, seed)
        self.plain: list[PlainHand] = []

    def press(self, chance: Random) -> None:
        presses = ["turn"] * 12 + ["undo"] * 4 + ["redo"] * 4 + ["next"] * 4 + ["restart", "afresh", "help", "refused"]
        getattr(self, chance.choice(presses))(chance)

    def turn(self, chance: Random) -> None:
        seat = self.match.state.turn
        if seat is None:
            return
        turn = chance.choice(legal_actions(self.match.state))
        self.match.submit(turn)
        self.plain[-1].turns.append((seat, turn))
        self.plain[-1].undone.clear()

    def undo(self, chance: Random) -> None:
        humans = [seat for seat in SEATS if self.match.player(seat).is_human]
        turns = self.plain[-1].turns if self.plain else []
        decisions = [place for place, (seat, turn) in enumerate(turns) if seat in humans and not isinstance(turn, Pass)]
        assert self.match.can_undo == bool(decisions)
        if not decisions:
            with pytest.raises(IllegalAction):
                self.match.undo()
            return
        hand, place = self.plain[-1], decisions[-1]
        hand.notes.append(Note(len(turns), NoteKind.UNDO, turns[place][0]))
        hand.repeated |= self.match.hand_is_over
        hand.undone.append(turns[place:])
        del turns[place:]
        assert self.match.undo() == hand.notes[-1].seat

    def redo(self, chance: Random) -> None:
        undone = self.plain[-1].undone if self.plain else []
        assert self.match.can_redo == bool(undone)
        if not undone:
            with pytest.raises(IllegalAction):
                self.match.redo()
            return
        hand = self.plain[-1]
        hand.notes.append(Note(len(hand.turns), NoteKind.REDO, undone[-1][0][0]))
        hand.turns += undone.pop()
        assert self.match.redo() == hand.notes[-1].seat

    def restart(self, chance: Random) -> None:
        if not self.plain or not self.plain[-1].turns:
            assert not self.match.can_restart
            return
        hand = self.plain[-1]
        hand.notes.append(Note(len(hand.turns), NoteKind.RESTART, self.match.state.turn))
        hand.repeated |= self.match.hand_is_over
        hand.turns.clear()
        hand.undone.clear()
        self.match.restart()

    def next(self, chance: Random) -> None:
        if not self.match.hand_is_over:
            with pytest.raises(IllegalAction):
                self.match.deal_next()
            return
        self.match.deal_next()
        self.plain.append(PlainHand(afresh=False))

    def afresh(self, chance: Random) -> None:
        if chance.random() < 0.7:
            return
        self.match.deal_afresh()
        self.plain.append(PlainHand(afresh=True))

    def help(self, chance: Random) -> None:
        if self.plain:
            seat = chance.choice(SEATS)
            self.match.note_help(seat)
            self.plain[-1].notes.append(Note(len(self.plain[-1].turns), NoteKind.HELP, seat))

    def refused(self, chance: Random) -> None:
        legal = legal_actions(self.match.state)
        if Pass() not in legal:
            with pytest.raises(IllegalAction):
                self.match.submit(Pass())

    def replayed(self) -> Match:
        fresh = Match(self.match.game, self.match.players, self.match.seed)
        for hand in self.plain:
            fresh.deal_afresh() if hand.afresh else fresh.deal_next()
            for _, turn in hand.turns:
                fresh.submit(turn)
        return fresh

    def must_agree(self) -> None:
        fresh = self.replayed()
        assert self.match.state == fresh.state
        assert len(self.match.hands) == len(fresh.hands) == len(self.plain)
        for kept, again, plain in zip(self.match.hands, fresh.hands, self.plain, strict=True):
            assert (kept.number, kept.code, kept.start) == (again.number, again.code, again.start)
            assert kept.states == again.states
            assert (kept.words, kept.given_up) == (again.words, again.given_up)
            assert (kept.notes, kept.repeated) == (plain.notes, plain.repeated)
        assert self.match.code_shown == fresh.code_shown
        for seat in (*SEATS, None):
            assert self.match.seen_by(seat) == fresh.seen_by(seat)
        if self.match.state.turn is not None:
            assert self.match.chance().take(4) == fresh.chance().take(4)


def test_any_mix_equals_a_replay_of_what_survived(game: str, count: int) -> None:
    for seed in range(count // 3):
        chance = Random(f"mix {game} {seed}")
        players = tuple(chance.choice((Player("Ana"), BOT)) for _ in SEATS)
        mixed = Mixed(game, players, str(seed))
        for _ in range(chance.randint(20, 300)):
            mixed.press(chance)
            if chance.random() < 0.02:
                mixed.must_agree()
        mixed.must_agree()
