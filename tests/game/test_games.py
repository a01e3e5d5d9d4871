"""What a reader is told of each game is what its rules do, and stands in one place."""

import ast
from itertools import product
from pathlib import Path

import pytest

from game.games import DEFAULT_GAME, GAMES, Afresh, BlockBy, Called, Game
from game.hand_end import HandEnd, OpenedBy, Opening, ScoreEvent
from game.match import Match
from game.rules import FIRST_OPENING
from game.rules import GAMES as RULES
from game.saying import Counting, Saying
from game.seats import Pair, Player, pair_of
from game.sentences.voice import game_name
from game.turn import legal_actions
from game.words import Words

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("game", "scenes", "sprites", "sounds", "tools")


def test_no_file_but_the_rules_calls_a_game_by_its_name() -> None:
    """Neither as a whole text nor as a part of one: a third game would be a file of rules and an entry here. What the
    bots learned is written by their script, a table a game."""
    naming = {
        path.relative_to(ROOT).as_posix()
        for room in ROOMS
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in GAMES
    }
    learned = "game/bots/learned.py"
    assert naming == {"game/rules/chiva.py", "game/rules/sixlove.py", learned}


def test_both_games_are_told_of_and_one_is_offered_first() -> None:
    assert list(GAMES) == list(RULES)
    assert next(iter(GAMES)) == DEFAULT_GAME


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_facts_are_those_of_the_rules(game: Game) -> None:
    rules = RULES[game.id]
    assert (game.target, game.opening_kind) == (rules.target, rules.opening_kind)
    assert game.has_key == rules.judge(HandEnd(1, (0, 5, 5, 5), key=True)).key
    assert game.has_key == (rules.judge(HandEnd(1, (0, 5, 5, 5), key=True)).value == 2)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_block_goes_to_whom_its_fact_says(game: Game) -> None:
    for pips in product((1, 4, 9, 10), repeat=4):
        winner, together = RULES[game.id].judge(HandEnd(None, pips)).winner, HandEnd(None, pips).pair_pips
        lightest = {pair_of(seat) for seat in (1, 2, 3, 4) if pips[seat - 1] == min(pips)}
        match game.block:
            case BlockBy.PAIRS_TOGETHER:
                assert winner == (None if together[0] == together[1] else tuple(Pair)[together[0] > together[1]])
            case BlockBy.LOWEST_HAND:
                assert winner == (None if len(lightest) == 2 else lightest.pop())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_where_sessions_are_played_a_match_that_was_won_leaves_its_opening(game: Game) -> None:
    rules = RULES[game.id]
    verdict = rules.judge(HandEnd(3, (5, 5, 0, 5)))
    follows = rules.next_opening(ScoreEvent.MATCH, verdict)
    assert (follows == FIRST_OPENING) == (game.afresh is Afresh.MATCH)
    if game.afresh is Afresh.SESSION:
        assert follows == Opening(game.opening_kind, 3)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_second_hand_opens_as_the_fact_says(game: Game) -> None:
    kinds = set()
    for seed in range(8):
        match = Match(game.id, tuple(Player(name) for name in "ABCD"), str(seed))
        match.deal_next()
        while not match.hand_is_over:
            match.submit(legal_actions(match.state)[0])
        match.deal_next()
        kinds.add(match.table.opening.by)
    assert kinds - {OpenedBy.DOUBLE_SIX} == {game.opening_kind}


def texts_of(called: Called) -> dict[str, str]:
    found = {}
    for name in Called.__slots__:
        value = getattr(called, name)
        assert isinstance(value, Saying | Counting)
        found[name] = value.text if isinstance(value, Saying) else value.many
    return found


def test_no_word_is_the_same_in_both_games_so_that_each_is_needed() -> None:
    one, other = (texts_of(game.called) for game in GAMES.values())
    assert [name for name in one if one[name] == other[name]] == []


def test_a_game_is_called_in_the_language_of_its_reader() -> None:
    assert [game_name(Words(language), game) for language in ("en", "es") for game in GAMES] == [
        "Chiva",
        "Six love",
        "Chiva",
        "Six love",
    ]
