"""The wall between a hand in play and whoever must not see it: by name for the rooms that draw, by value for bots."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

import pytest

from game.bots import bot
from game.bots.levels import rank_slices
from game.deal import Chance, deal_of, hand_code
from game.match import Match
from game.seats import SEATS, Player
from game.tile_sets import TileSet
from game.turn import legal_actions

ROOT = Path(__file__).parent.parent
DRAWING_ROOMS = ("scenes", "sprites", "sounds")
OF_THE_ENGINE = frozenset({"state", "states", "holdings", "dealt", "chance_code"})
"""Attributes of a match and its hands that show more than the table saw."""
LEVELS = ("random", "heaviest", "easy", "medium", "hard")


# ---------------------------------------------------------------------- by name


def attributes(text: str) -> list[tuple[str, int]]:
    return [(node.attr, node.lineno) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]


def test_the_rooms_that_draw_ask_a_match_for_no_state() -> None:
    """An opened hand has what they need, and `Match.opened` refuses one in play."""
    files = chain.from_iterable((ROOT / room).rglob("*.py") for room in DRAWING_ROOMS)
    against = [
        f"{path.relative_to(ROOT).as_posix()} line {line}: .{name}"
        for path in sorted(files)
        for name, line in attributes(path.read_text(encoding="utf-8"))
        if name in OF_THE_ENGINE
    ]
    assert against == []


def test_an_attribute_is_found_wherever_it_stands() -> None:
    text = "def f(match):\n    return [tile for tile in match.hand.states[0].holdings]"
    assert sorted(name for name, _ in attributes(text)) == ["hand", "holdings", "states"]


def test_only_the_review_is_handed_an_opened_hand() -> None:
    asking = [path.stem for path in (ROOT / "game" / "bots").rglob("*.py") if "game.opened" in path.read_text("utf-8")]
    assert asking == ["review"]


# ---------------------------------------------------------------------- by value


def played(game: str, seed: str, words: int) -> Match:
    """One hand in play after so many words, the first legal turn each time."""
    match = Match(game, tuple(Player(name, level) for name, level in zip("ABCD", LEVELS[1:], strict=True)), seed)
    match.deal_next()
    for _ in range(words):
        if not match.hand_is_over:
            match.submit(legal_actions(match.state)[0])
    return match


PLAIN = (int, str, bytes, bytearray, float, bool, type(None))
NO_VALUES = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType)


def reachable(root: object) -> Iterator[tuple[str, object]]:
    """Everything that an attribute, a place or a key leads to, with the way there; a generator's names too."""
    seen: set[int] = set()
    frontier: list[tuple[str, object]] = [("", root)]
    while frontier:
        way, value = frontier.pop()
        if id(value) in seen or isinstance(value, NO_VALUES):
            continue
        yield way, value
        if not isinstance(value, PLAIN):
            seen.add(id(value))
            frontier.extend((way + step, child) for step, child in children(value))


def children(value: Any) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from ((f"[{key!r}]", child) for key, child in value.items())
    elif isinstance(value, list | tuple | set | frozenset):
        yield from ((f"[{place}]", child) for place, child in enumerate(value))
    elif isinstance(value, GeneratorType):
        if value.gi_frame is not None:
            yield from ((f" {name}", child) for name, child in value.gi_frame.f_locals.items())
        yield " from", value.gi_yieldfrom
    for name in dir(value):
        if not name.startswith("__"):
            yield f".{name}", getattr(value, name, None)


def secrets_in(root: object, match: Match, own: int | None) -> list[str]:
    """The ways to the seed, the code or the seal's own code, and to what another seat was dealt or holds."""
    texts = [match.seed, match.hand.chance_code]
    told: set[TileSet] = set() if own is None else {match.state.holdings[own - 1]}
    others = {*match.state.holdings, *match.state.dealt} - told - {0}
    found = []
    for way, value in reachable(root):
        if isinstance(value, str) and any(text is not None and text in value for text in texts):
            found.append(f"{way}: {value}")
        if isinstance(value, bytes | bytearray) and any(text is not None and text.encode() in value for text in texts):
            found.append(f"{way}: bytes")
        if isinstance(value, int) and value in others:
            found.append(f"{way}: holding {value:#x}")
    return found


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
@pytest.mark.parametrize("number", range(12))
def test_nothing_that_a_bot_is_handed_leads_to_the_deal(game: str, number: int) -> None:
    match = played(game, f"a seed to be found {number}", words=number)
    seat = match.state.turn
    assert seat is not None
    chance = match.chance()
    handed: list[object] = [match.seen_by(seat), chance]
    chance.take(3)
    handed += [bot(level) for level in LEVELS]
    assert [secrets_in(value, match, seat) for value in handed] == [[]] * len(handed)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_that_a_thought_or_a_hint_remembers_leads_to_the_deal(level: str) -> None:
    """Looked at while it thinks: whatever its functions have in hand."""
    match = played("sixlove", "a seed to be found", words=9)
    seat = match.state.turn
    assert seat is not None
    thought = rank_slices(match.seen_by(seat), level, match.chance())
    for _ in thought:
        # What a bot imagines may be true by accident, in an array of thousands: texts alone tell.
        assert [way for way in secrets_in(thought, match, seat) if "holding" not in way] == []


@pytest.mark.parametrize("seat", [None, *SEATS])
def test_no_eyes_at_the_table_lead_to_the_deal(seat: int | None) -> None:
    for words in range(0, 28, 3):
        match = played("chiva", "a seed to be found", words)
        if not match.hand_is_over:
            assert secrets_in(match.seen_by(seat), match, seat) == []


def test_the_walk_finds_what_is_there() -> None:
    match = played("chiva", "a seed to be found", words=2)
    assert secrets_in(match.hand.chance_code, match, None)
    assert secrets_in({"deep": [(match.state.holdings[2],)]}, match, None)
    assert secrets_in(match.seen_by(1), match, None)

    class Old:
        """As a chance was once: it kept its name."""

        def __init__(self) -> None:
            self._name = f"tranque/1/bot/{match.hand.chance_code}/1/2"

    assert secrets_in(Old(), match, 1) == [f"._name: tranque/1/bot/{match.hand.chance_code}/1/2"]
    assert deal_of(hand_code("a seed to be found", 1)) == match.state.dealt


def test_a_chance_keeps_its_words_and_no_code() -> None:
    """The bytes are those of the name in full, block by block."""
    chance = Chance("QDQ1BH1CVXVEBNTT", 3, 17)
    assert secrets_in(chance, played("chiva", "x", 0), None) == []
    assert not any("QDQ1BH1CVXVEBNTT" in str(value) for _, value in reachable(chance))


# ---------------------------------------------------------------------- by type


def test_a_hand_in_play_is_not_opened() -> None:
    match = played("chiva", "42", words=5)
    with pytest.raises(ValueError, match="in play"):
        match.opened(1)
    while not match.hand_is_over:
        match.submit(legal_actions(match.state)[0])
    opened = match.opened(1)
    assert [moment.opened for moment in opened.moments()] == [state.holdings for state in match.hand.states]
    match.restart()
    with pytest.raises(ValueError, match="in play"):
        match.opened(1)
    assert opened.words > len(match.hand.log)


def test_a_hand_that_was_given_up_and_a_branch_are_opened() -> None:
    match = played("sixlove", "42", words=5)
    match.deal_afresh()
    assert match.opened(1).words == 5
    with pytest.raises(ValueError, match="in play"):
        match.opened(2)
    branch = match.branch(1, 3, match.players)
    assert branch.opened(1).states == match.opened(1).states[:4]
