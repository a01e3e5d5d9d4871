"""Each kind of contest answers for itself: what may be taken back or looked into, what comes next, its names."""

import ast
from itertools import chain
from pathlib import Path

import pytest

from game.contest import (
    BOARDS,
    HANDS,
    Contest,
    HandsCalled,
    Next,
    board_of,
    of_branch,
    of_duplicate,
    of_match,
    place_of,
)
from game.duplicate import Duplicate
from game.hand_end import BY_DOUBLE_SIX
from game.match import Match
from game.record.hand_text import match_of_code
from game.saying import Saying
from game.seats import Player
from game.sentences.voice import told
from game.turn import IllegalAction, legal_actions
from game.words import Words

ROOT = Path(__file__).parent.parent.parent
PEOPLE = tuple(Player(name) for name in ("Ana", "Beto", "Carmen", "Dora"))
CODE = "QDQ1BH1CVXVEBNTT"


def dealt(kind: str) -> Contest:
    """With one hand or board dealt."""
    match kind:
        case "match":
            contest = of_match(Match("chiva", PEOPLE, "42"))
        case "practice":
            return of_match(match_of_code("sixlove", CODE, BY_DOUBLE_SIX, PEOPLE))
        case "duplicate":
            contest = of_duplicate(Duplicate("chiva", PEOPLE, "42", 2))
        case _:
            return of_branch(ended(dealt("match")).match.branch(1, 3, PEOPLE))
    contest.deal_next()
    return contest


def ended(contest: Contest) -> Contest:
    """The hand in play to its end."""
    while not contest.match.hand_is_over:
        contest.match.submit(legal_actions(contest.match.state)[0])
    return contest


def finished(contest: Contest) -> Contest:
    while ended(contest).next is Next.HAND:
        contest.deal_next()
    return contest


KINDS = ("match", "practice", "duplicate", "branch")
FOLLOWS = [("match", Next.HAND), ("practice", Next.NOTHING), ("duplicate", Next.HAND), ("branch", Next.NOTHING)]


@pytest.mark.parametrize("kind", KINDS)
def test_in_play_a_decision_may_be_taken_back(kind: str) -> None:
    contest = dealt(kind)
    contest.match.submit(legal_actions(contest.match.state)[0])
    assert contest.may_undo
    assert contest.may_restart == (kind in ("match", "practice"))


@pytest.mark.parametrize("kind", KINDS)
def test_of_a_board_that_is_over_nothing_is_taken_back(kind: str) -> None:
    contest = ended(dealt(kind))
    assert contest.may_undo == (kind != "duplicate") == contest.terms.takes_back_ended


@pytest.mark.parametrize(("kind", "follows"), FOLLOWS)
def test_what_follows_a_first_hand_follows(kind: str, follows: Next) -> None:
    contest = ended(dealt(kind))
    assert contest.next is follows
    if follows is Next.HAND:
        contest.deal_next()
        assert contest.match.hand.number == 2
    else:
        with pytest.raises(IllegalAction):
            contest.deal_next()


def test_a_match_leads_to_its_end_and_from_there_to_the_next() -> None:
    contest = finished(dealt("match"))
    assert contest.next is Next.MATCH_END
    hands = len(contest.match.hands)
    contest.deal_next()
    assert (len(contest.match.hands), contest.match.state.score) == (hands + 1, (0, 0))


def test_boards_open_after_the_last_one_and_lead_to_the_sheet() -> None:
    contest = ended(dealt("duplicate"))
    assert not contest.may_look_back
    finished(contest)
    assert (contest.next, contest.may_look_back, len(contest.match.hands)) == (Next.SHEET, True, 4)
    assert contest.sheet.is_over
    with pytest.raises(ValueError, match="no board follows"):
        contest.deal_next()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "duplicate"])
def test_only_a_duplicate_has_a_sheet_and_hides_what_is_over(kind: str) -> None:
    contest = ended(dealt(kind))
    assert (contest.has_sheet, contest.may_look_back) == (False, True)
    with pytest.raises(ValueError, match="no result sheet"):
        _ = contest.sheet


def test_what_becomes_of_it_is_said_for_each_moment() -> None:
    contests = [dealt(kind) for kind in KINDS]
    contests += [ended(dealt(kind)) for kind in KINDS] + [finished(dealt("duplicate"))]
    said = [told(Words("en"), contest.on_leaving) for contest in contests]
    assert said == [
        "It is kept: Continue on the title screen goes on from here.",
        "A practice hand in play is not kept.",
        "Board 1 of 4 is kept as it stands: Continue on the title screen goes on with it.",
        "What if… a branch: nothing of this counts",
        "It is kept: Continue on the title screen goes on from here.",
        "This practice hand stands among the replays.",
        "1 of 4 boards are played and kept: Continue goes on with the next.",
        "What if… a branch: nothing of this counts",
        "The result sheet is kept: Duplicate… in the lobby shows it again.",
    ]


def test_a_saying_within_a_saying_is_told_in_the_same_language() -> None:
    contest, spanish = dealt("duplicate"), Words("es")
    board = board_of(contest.match)
    assert board is not None
    assert told(spanish, board) in told(spanish, contest.on_leaving)
    assert told(spanish, board) != told(Words("en"), board)


def test_the_way_on_is_called_what_it_is() -> None:
    contests = [
        ended(dealt("match")),
        ended(dealt("duplicate")),
        finished(dealt("match")),
        finished(dealt("duplicate")),
    ]
    assert [told(Words("en"), contest.onward) for contest in contests] == [
        "Next hand",
        "Next board",
        "The match",
        "Result sheet",
    ]


def test_hands_and_boards_are_called_apart_everywhere() -> None:
    for name in HandsCalled.__slots__:
        one, other = getattr(HANDS, name), getattr(BOARDS, name)
        assert isinstance(one, Saying)
        assert one != other
    assert [dealt(kind).called for kind in KINDS] == [HANDS, HANDS, BOARDS, HANDS]


def test_a_board_says_which_of_how_many_and_a_hand_its_number() -> None:
    words = Words("en")
    contest = dealt("duplicate")
    assert [told(words, place_of(dealt(kind).match)) for kind in KINDS] == [
        "Hand 1",
        "Hand 1",
        "Board 1 of 4",
        "Hand 1",
    ]
    third = board_of(contest.match, 3)
    assert third is not None
    assert told(words, third) == "Board 3 of 4"
    assert board_of(dealt("match").match) is None
    assert told(words, place_of(Match("chiva", PEOPLE, "42"))) == "Hand 0"


# ---------------------------------------------------------------------- nobody asks which it is

OF_THE_DUPLICATE = frozenset(
    {
        "scenes/screens/after/result_sheet.py",
        "scenes/screens/replay/replays.py",
        "scenes/screens/start/duplicate_setup.py",
        "scenes/screens/start/title.py",
        "scenes/store/duplicates.py",
        "scenes/store/kept.py",
        "scenes/store/saves.py",
        "scenes/table/company.py",
        "scenes/table/duplicate_words.py",
    }
)
"""Its own screens, the ways that lead into one, its file, and the shelf where its boards stand among the records."""


def asks(node: ast.AST) -> bool:
    """A test that speaks of a duplicate or of its boards."""
    if not isinstance(node, ast.If | ast.IfExp | ast.Assert | ast.While | ast.match_case):
        return False
    test = node.guard if isinstance(node, ast.match_case) else node.test
    names = {"duplicate", "_duplicate", "boards"}
    return test is not None and any(
        (isinstance(part, ast.Attribute) and part.attr in names) or (isinstance(part, ast.Name) and part.id in names)
        for part in ast.walk(test)
    )


def test_no_scene_asks_whether_a_duplicate_is_played() -> None:
    files = chain.from_iterable((ROOT / room).rglob("*.py") for room in ("scenes", "sprites", "sounds"))
    found = [
        f"{name}: {ast.unparse(node).splitlines()[0]}"
        for path in sorted(files)
        if (name := path.relative_to(ROOT).as_posix()) not in OF_THE_DUPLICATE
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if asks(node)
    ]
    assert found == []
