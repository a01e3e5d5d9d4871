"""A match as it is played: the one mutable object. It keeps every state, so that undo, redo and restart go back to
kept states and the rules never hear of them."""

from dataclasses import dataclass, field
from enum import StrEnum

from game.actions import Deal, Pass, Start, Taken, Turn, to_text
from game.deal import Chance, deal_of, hand_code, seal_of, typed_code
from game.events import Event, HandDealt
from game.hand_end import BY_DOUBLE_SIX, Opening, Result, ScoreEvent
from game.observation import Observation, observe
from game.opened import OpenedHand
from game.rules import FIRST_OPENING
from game.seats import Player, Seat
from game.state import MatchState
from game.tile_sets import TileSet
from game.turn import IllegalAction, apply


class NoteKind(StrEnum):
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Note:
    """A press that the words do not show: `words` in the hand just before it, and whose decision it concerns."""

    words: int
    kind: NoteKind
    seat: Seat | None


@dataclass(slots=True)
class KeptHand:
    """One hand from its deal on. `states[0]` is the deal, each turn adds one. `code` is None for a deal typed in.
    `lies_open`: it began with all four holdings open, a branch of a hand that was over."""

    number: int
    code: str | None
    start: Start
    states: list[MatchState]
    notes: list[Note] = field(default_factory=list)
    repeated: bool = False
    given_up: bool = False
    lies_open: bool = False

    @property
    def state(self) -> MatchState:
        return self.states[-1]

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def log(self) -> tuple[Taken, ...]:
        return self.state.log

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(to_text(taken.turn) for taken in self.log)

    def table_after(self, word: int) -> Observation:
        """What the whole table saw after so many words."""
        return observe(self.states[word], None)

    def told(self, word: int) -> tuple[Event, ...]:
        """What turn `word` (from 1) brought, as it was told when it was played; 0 is the deal."""
        if not word:
            dealt = self.states[0]
            return (HandDealt(dealt.hand, dealt.opening, dealt.opener),)
        return apply(self.states[word - 1], self.states[word].log[-1].turn).events

    @property
    def may_be_opened(self) -> bool:
        """Nobody plays it any more: its four holdings are no secret."""
        return self.is_over or self.given_up or self.lies_open

    @property
    def seal(self) -> str:
        return seal_of(self.chance_code)

    @property
    def chance_code(self) -> str:
        return self.code or typed_code(self.states[0].dealt)


class Match:
    """Hands in order, the last one possibly in play. `players` are seats 1 to 4. Without a seed (None) each deal is
    given to `deal_given`; with one, `deal_next` and `deal_afresh` deal the seed's hands in their order. `boards`: of a
    duplicate, how many it has, each a hand; None for any other match."""

    def __init__(self, game: str, players: tuple[Player, ...], seed: str | None, opening: Opening = BY_DOUBLE_SIX):
        self.game = game
        self.players = players
        self.seed = seed
        self.boards: int | None = None
        self.hands: list[KeptHand] = []
        self._before = MatchState(game, opening=opening)
        self._redo: list[list[MatchState]] = []
        self._seen: dict[Seat | None, tuple[MatchState, Observation]] = {}

    # ------------------------------------------------------------------ looking

    @property
    def state(self) -> MatchState:
        return self.hands[-1].state if self.hands else self._before

    @property
    def hand(self) -> KeptHand:
        """The hand in play, or the last one."""
        return self.hands[-1]

    @property
    def hand_is_over(self) -> bool:
        return not self.hands or self.hands[-1].is_over

    @property
    def match_is_over(self) -> bool:
        result = self.state.result
        return result is not None and result.event is ScoreEvent.MATCH

    @property
    def code_shown(self) -> str | None:
        """The hand's code once the hand is over; before, only its seal is shown."""
        return self.hand.code if self.hands and self.hand.may_be_opened else None

    def seen_by(self, seat: Seat | None) -> Observation:
        """Made once for each state: a picture asks for it many times."""
        state, seen = self._seen.get(seat, (None, None))
        if seen is None or state is not self.state:
            seen = observe(self.state, seat)
            self._seen[seat] = self.state, seen
        return seen

    @property
    def table(self) -> Observation:
        """What the whole table sees."""
        return self.seen_by(None)

    def opened(self, hand: int) -> OpenedHand:
        """Hand `hand` (from 1) with its four holdings. ValueError while it is in play."""
        kept = self.hands[hand - 1]
        if not kept.may_be_opened:
            raise ValueError("a hand in play is not opened")
        return OpenedHand(kept.number, kept.chance_code, tuple(kept.states))

    def begins_as(self, other: "Match") -> bool:
        """Their first hands have the same tiles, or neither has a hand."""
        mine, theirs = (match.hands[0].states[0].dealt if match.hands else None for match in (self, other))
        return mine == theirs

    def player(self, seat: Seat) -> Player:
        return self.players[seat - 1]

    def chance(self) -> Chance:
        """Fresh for each decision, equal after undo and restart. ValueError where nobody is to act."""
        state = self.state
        if state.turn is None:
            raise ValueError("nobody is to act")
        return Chance(self.hand.chance_code, state.turn, len(state.log))

    # ------------------------------------------------------------------ going on

    def submit(self, turn: Turn) -> tuple[Event, ...]:
        """IllegalAction for anything that is not open now; nothing changes then."""
        if not self.hands:
            raise IllegalAction(f"{to_text(turn)} before the first deal")
        step = apply(self.state, turn)
        self.hand.states.append(step.state)
        self._redo.clear()
        return step.events

    def deal_next(self) -> tuple[Event, ...]:
        """The seed's next hand; after a match is won the first of the next match."""
        return self._deal_seeded(self._usual_start)

    def deal_afresh(self) -> tuple[Event, ...]:
        """0-0 and 66 at any time; a hand in play is given up. Where the usual deal is just that, it is that deal."""
        result = self.state.result
        next_match_is_afresh = self.match_is_over and result is not None and result.next == FIRST_OPENING
        usual_is_afresh = not self.hands or next_match_is_afresh
        return self._deal_seeded(self._usual_start if usual_is_afresh else Start.AFRESH)

    def deal_given(
        self, holdings: tuple[TileSet, ...], code: str | None, start: Start | None = None
    ) -> tuple[Event, ...]:
        """A deal that came from elsewhere: its own code, or typed in (`code` None)."""
        return self._deal(Deal(holdings, start or self._usual_start), code)

    @property
    def _usual_start(self) -> Start:
        return Start.NEXT_MATCH if self.match_is_over else Start.NEXT_HAND

    def _deal_seeded(self, start: Start) -> tuple[Event, ...]:
        if self.seed is None:
            raise IllegalAction("no seed to deal from")
        code = hand_code(self.seed, len(self.hands) + 1)
        return self._deal(Deal(deal_of(code), start), code)

    def _deal(self, deal: Deal, code: str | None) -> tuple[Event, ...]:
        step = apply(self.state, deal)
        if self.hands and not self.hand.is_over:
            self.hand.given_up = True
        self.hands.append(KeptHand(step.state.hand, code, deal.start, [step.state]))
        self._redo.clear()
        return step.events

    def branch(self, hand: int, word: int, players: tuple[Player, ...]) -> "Match":
        """A match of its own that stands where hand `hand` (from 1) stood after `word` words. It shares frozen states
        alone: nothing that is done there is heard of here. It deals no further hand. ValueError for a hand in play."""
        kept, opened = self.hands[hand - 1], self.opened(hand)
        branch = Match(self.game, players, None)
        branch.boards = self.boards
        states = list(opened.states[: word + 1])
        branch.hands.append(KeptHand(kept.number, kept.code, kept.start, states, lies_open=True))
        return branch

    # ------------------------------------------------------------------ going back

    @property
    def can_undo(self) -> bool:
        return self._last_decision() is not None

    @property
    def last_decider(self) -> Seat | None:
        """Whose decision an undo would take back."""
        index = self._last_decision()
        return None if index is None else self.hand.states[index].turn

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    @property
    def can_restart(self) -> bool:
        return bool(self.hands) and len(self.hand.states) > 1

    def undo(self) -> Seat:
        """Back before the last human decision of this deal, with all that followed; the seat whose it was.
        IllegalAction where there is none."""
        index = self._last_decision()
        if index is None:
            raise IllegalAction("no decision to undo")
        hand = self.hand
        seat = hand.states[index].turn
        assert seat is not None
        self._note(NoteKind.UNDO, seat)
        hand.repeated = hand.repeated or hand.is_over
        self._redo.append(hand.states[index + 1 :])
        del hand.states[index + 1 :]
        return seat

    def redo(self) -> Seat:
        """What the last undo took away comes back as it was; the seat whose decision it is."""
        if not self._redo:
            raise IllegalAction("nothing to redo")
        seat = self.state.turn
        assert seat is not None
        self._note(NoteKind.REDO, seat)
        self.hand.states.extend(self._redo.pop())
        return seat

    def restart(self) -> None:
        """The same deal from its first moment, the score as it was before."""
        if not self.can_restart:
            raise IllegalAction("nothing played to restart")
        hand = self.hand
        self._note(NoteKind.RESTART, self.state.turn)
        hand.repeated = hand.repeated or hand.is_over
        del hand.states[1:]
        self._redo.clear()

    def note_help(self, seat: Seat) -> None:
        """The public facts were opened for the person at `seat`."""
        self._note(NoteKind.HELP, seat)

    def _note(self, kind: NoteKind, seat: Seat | None) -> None:
        self.hand.notes.append(Note(len(self.state.log), kind, seat))

    def _last_decision(self) -> int | None:
        """A play or a naming by a person; a forced 66 and an only move count, a pass never."""
        if not self.hands:
            return None
        states = self.hand.states
        for index in reversed(range(len(states) - 1)):
            seat = states[index].turn
            taken = states[index + 1].log[-1].turn
            if seat is not None and self.player(seat).is_human and not isinstance(taken, Pass):
                return index
        return None

    @property
    def is_forced_pass(self) -> bool:
        """The seat to act can only knock."""
        state = self.state
        if state.turn is None or state.line.ends is None:
            return False
        return not state.holdings[state.turn - 1] & state.line.playable
