"""What is played for: a match, a practice hand, a duplicate, or a branch of a hand that is over. A contest answers what
may be taken back and looked into, what comes next, and what it and its hands are called; nobody asks which it is."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from game.boards import Boards
from game.duplicate import Duplicate
from game.events import Event
from game.match import Match
from game.saying import Saying, say


class Next(Enum):
    """What a finished hand leads on to."""

    HAND = auto()
    MATCH_END = auto()
    SHEET = auto()
    """Where boards whose last one is over are counted: a duplicate's result sheet, the page of an event or a day."""
    NOTHING = auto()


@dataclass(frozen=True, slots=True)
class HandsCalled:
    """What is said of the hands. `{n}` is the number of one."""

    one: Saying
    log: Saying
    share: Saying
    following: Saying
    go_to: Saying
    begins: Saying
    """Why the first one opens as it does."""
    ask_delete: Saying
    """Of the record that holds them."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The same at every moment. `takes_back_ended`: a hand that is over too. `counts_score`: hands move the score of a
    match. `proves_deals`: a seal stands for each deal, of which nobody knew the seed."""

    takes_back_ended: bool
    restarts: bool
    begins_afresh: bool
    counts_score: bool
    proves_deals: bool
    deals_come_again: bool
    """Nobody looks into a board before the last one is over."""
    leave: Saying
    counted_on: Saying
    """Where boards are counted."""
    goes_on: Saying
    """What those read who leave it."""
    ask_leave: Saying | None
    """None where nothing is lost with it."""


HANDS = HandsCalled(
    one=say("Hand"),
    log=say("Log of hand {n}"),
    share=say("Share hand {n}"),
    following=say("Next hand"),
    go_to=say("Go to a hand…"),
    begins=say("a match begins with 66"),
    ask_delete=say("Delete this match?"),
)
BOARDS = HandsCalled(
    one=say("Board"),
    log=say("Log of board {n}"),
    share=say("Share board {n}"),
    following=say("Next board"),
    go_to=say("Go to a board…"),
    begins=say("every board begins with 66"),
    ask_delete=say("Delete this duplicate?"),
)
MATCH = Terms(
    takes_back_ended=True,
    restarts=True,
    begins_afresh=True,
    counts_score=True,
    proves_deals=True,
    deals_come_again=False,
    leave=say("Leave the match"),
    counted_on=say("Result sheet"),
    goes_on=say("It is kept: Continue on the title screen goes on from here."),
    ask_leave=say("Leave the match?"),
)
PRACTICE = replace(MATCH, begins_afresh=False)
DUPLICATE = replace(
    MATCH,
    takes_back_ended=False,
    restarts=False,
    begins_afresh=False,
    counts_score=False,
    proves_deals=False,
    leave=say("Leave the duplicate"),
    ask_leave=say("Leave the duplicate?"),
    deals_come_again=True,
)
EVENT = replace(
    DUPLICATE,
    leave=say("Leave the event"),
    ask_leave=say("Leave the event?"),
    deals_come_again=False,
    counted_on=say("The event"),
    goes_on=say("It is kept as it stands: Two homes… in the lobby goes on with it."),
)
DAY = replace(
    EVENT,
    leave=say("Leave the deal of the day"),
    ask_leave=say("Leave the deal of the day?"),
    counted_on=say("Deal of the day"),
    goes_on=say("It is kept as it stands: Deal of the day on the title screen goes on with it."),
)
BRANCH = replace(PRACTICE, restarts=False, leave=say("Back"), ask_leave=None)


def hands_called(boards: int | None) -> HandsCalled:
    """`boards`: of a duplicate, how many it has; None elsewhere."""
    return HANDS if boards is None else BOARDS


class Contest:
    """`match` holds its hands, which are `boards` where each counts for itself. Made by `of_match`, `of_duplicate`,
    `of_event` and `of_branch`."""

    def __init__(self, match: Match, terms: Terms, boards: Boards | None = None) -> None:
        self.match = match
        self.terms = terms
        self.boards = boards

    # ------------------------------------------------------------------ going on

    def deal_next(self) -> tuple[Event, ...]:
        """The next hand, after a match is won the first of the next match; the next board. ValueError or IllegalAction
        where none follows."""
        return self.match.deal_next() if self.boards is None else self.boards.deal_next()

    @property
    def next(self) -> Next:
        """Once the hand is over."""
        if self.boards is not None:
            return Next.SHEET if self.boards.is_over else Next.HAND
        if self.match.match_is_over:
            return Next.MATCH_END
        return Next.NOTHING if self.match.seed is None else Next.HAND

    @property
    def has_sheet(self) -> bool:
        """A result sheet that can be looked at between two boards."""
        return isinstance(self.boards, Duplicate)

    @property
    def sheet(self) -> Duplicate:
        """What the result sheet is made from. ValueError where there is none."""
        if not isinstance(self.boards, Duplicate):
            raise ValueError("no result sheet")
        return self.boards

    # ------------------------------------------------------------------ going back

    @property
    def may_undo(self) -> bool:
        return self.match.can_undo and (self.terms.takes_back_ended or not self.match.hand_is_over)

    @property
    def may_restart(self) -> bool:
        return self.terms.restarts and self.match.can_restart

    @property
    def may_look_back(self) -> bool:
        """Into hands that are over: not while their deals may come again."""
        return not self.terms.deals_come_again or self.boards is None or self.boards.is_over

    # ------------------------------------------------------------------ what it is called

    @property
    def called(self) -> HandsCalled:
        return hands_called(self.match.boards)

    @property
    def onward(self) -> Saying:
        """What the way on is called."""
        match self.next:
            case Next.MATCH_END:
                return say("The match")
            case Next.SHEET:
                return self.terms.counted_on
            case _:
                return self.called.following

    @property
    def on_leaving(self) -> Saying:
        """What becomes of it when everybody leaves the table now."""
        match = self.match
        if self.terms is BRANCH:
            return say("What if… a branch: nothing of this counts")
        if self.boards is not None:
            return self._on_leaving_boards(self.boards)
        if match.seed is not None:
            return self.terms.goes_on
        if match.hand_is_over:
            return say("This practice hand stands among the replays.")
        return say("A practice hand in play is not kept.")

    def _on_leaving_boards(self, boards: Boards) -> Saying:
        if self.terms is not DUPLICATE:
            return self.terms.goes_on
        if boards.is_over:
            return say("The result sheet is kept: Duplicate… in the lobby shows it again.")
        if self.match.hand_is_over:
            return say(
                "{n} of {all} boards are played and kept: Continue goes on with the next.",
                n=boards.finished,
                all=boards.boards,
            )
        board = place_of(self.match)
        return say("{board} is kept as it stands: Continue on the title screen goes on with it.", board=board)


def of_match(match: Match) -> Contest:
    """Without a seed it is practice."""
    return Contest(match, PRACTICE if match.seed is None else MATCH)


def of_duplicate(duplicate: Duplicate) -> Contest:
    return Contest(duplicate.match, DUPLICATE, duplicate)


def of_event(boards: Boards, terms: Terms) -> Contest:
    """`terms`: EVENT or DAY."""
    return Contest(boards.match, terms, boards)


def of_branch(match: Match) -> Contest:
    return Contest(match, BRANCH)


def board_of(match: Match, number: int | None = None) -> Saying | None:
    """`Board 5 of 16`: hand `number` (None: the last) of a duplicate; None elsewhere. Which deal it is, nobody says
    before the last one is over."""
    if match.boards is None:
        return None
    return say("Board {n} of {all}", n=_number(match) if number is None else number, all=match.boards)


def place_of(match: Match) -> Saying:
    """Which hand or board it is."""
    return board_of(match) or say("Hand {n}", n=_number(match))


def _number(match: Match) -> int:
    return match.hand.number if match.hands else 0
