"""What a review says is true of its numbers, ends as a sentence does, and says nothing twice."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from game.actions import Turn
from game.bots.apart import beside, telling_reason
from game.bots.costs import cost
from game.bots.review import Review, Verdict, decisions, review_slices
from game.match import Match
from game.observation import Observation
from game.seats import SEATS, Player
from game.sentences.voice import Voice
from game.turn import legal_actions
from game.words import LANGUAGES, Words
from scenes.table.review_words import other_line, review_lines, worth

NAMES = ("Ana", "Beto", "Carmen", "Eva")


@cache
def reviews() -> list[tuple[Review, Observation]]:
    """Of the later half of some hands of random turns."""
    found = []
    for number in range(4):
        chance, game = Random(f"words {number}"), ("chiva", "sixlove")[number % 2]
        match = Match(game, tuple(Player(name) for name in NAMES), f"words {number}")
        match.deal_next()
        while not match.hand_is_over:
            match.submit(chance.choice(legal_actions(match.state)))
        hand = match.opened(1)
        for word in decisions(hand, SEATS)[10:]:
            found.append((_finished(review_slices(hand, word)), hand.seen(word - 1)))
    return found


def _finished(work: Iterator[None]) -> Review:
    while True:
        try:
            next(work)
        except StopIteration as done:
            review: Review = done.value
            return review


def other(review: Review) -> Turn | None:
    return review.known.better or review.best_open


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_sentence_and_none_comes_twice(language: str) -> None:
    words = Words(language)
    for review, seen in reviews():
        told = [line for line in review_lines(words, review, seen, NAMES) if line]
        turn = other(review)
        if turn is not None:
            told.append(other_line(Voice(words, seen.game, NAMES), review, turn, seen, NAMES))
        assert all(line.endswith((".", "…", "?", "!")) and not line.endswith("..") for line in told), told
        assert len(set(told)) == len(told)
        sentences = [part for line in told for part in line.rstrip(".").split(". ")]
        assert len(set(sentences)) == len(sentences), told


def test_a_bad_verdict_tells_what_speaks_against_the_tile_and_a_good_one_what_speaks_for_it() -> None:
    words, told = Words("en"), Counter[bool]()
    for review, seen in reviews():
        is_bad = review.verdict in (Verdict.LOOSE, Verdict.MISTAKE)
        fact = review_lines(words, review, seen, NAMES)[1]
        others = beside(seen, review.known.ranking, review.turn)
        speaks_for = telling_reason(seen, review.turn, others, NAMES, words).sentence + "."
        assert (fact != speaks_for) == is_bad
        if is_bad:
            assert review.known.better is not None
            assert fact == cost(seen, review.turn, review.known.better, NAMES, words).sentence + "."
            shown = other_line(Voice(words, seen.game, NAMES), review, review.known.better, seen, NAMES)
            assert fact not in shown
        told[is_bad] += 1
    assert min(told[True], told[False]) > 8


def test_of_an_only_move_it_is_said_once_and_nothing_of_another() -> None:
    words, told = Words("en"), set()
    for review, seen in reviews():
        if review.verdict is Verdict.ONLY_MOVE:
            meaning, fact, opened = review_lines(words, review, seen, NAMES)
            assert (meaning == "") == ("your only" in fact)
            assert opened == f"With all hands open: {worth(words, review.value)}."
            told.add(meaning)
    assert len(told) == 2


def test_what_is_said_of_the_open_hands_is_what_they_are_worth() -> None:
    words, kinds = Words("en"), set()
    for review, seen in reviews():
        if review.verdict is Verdict.ONLY_MOVE:
            continue
        opened = review_lines(words, review, seen, NAMES)[2]
        values = {value for _, value in review.values}
        assert worth(words, review.value) in opened
        assert ("whatever is played" in opened) == (len(values) == 1)
        assert ("No other play does better" in opened) == (len(values) > 1 and review.value == max(values))
        assert ("Another play" in opened) == (review.value < max(values))
        kinds.add(opened.rpartition(worth(words, review.best))[2])
        assert (review.verdict is Verdict.UNLUCKY) <= ("Another play" in opened)
    assert len(kinds) == 3
