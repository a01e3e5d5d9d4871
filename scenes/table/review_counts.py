"""How many decisions of a hand came to which verdict, in the lines that the walk and the hand's summary share."""

from collections import Counter
from collections.abc import Sequence

from game.bots.review import Review
from game.seats import Pair, Seat
from game.sentences.voice import Voice
from game.words import Words
from scenes.table.review_words import ORDER, verdict_name
from scenes.work.review_work import ReviewWork

APART = 2
"""So many people have a line each; more of them one for their pair."""


def count_lines(voice: Voice, work: ReviewWork) -> list[str]:
    """`Ana: Fine 5 · Loose 1`, one line for each person or pair whose decisions were looked at."""
    return [
        f"{name}: {counts}"
        for name, seats in _parties(voice, work.people)
        if (counts := _told(voice.words, [review for review in work.done if review.seat in seats]))
    ]


def heading_line(words: Words, work: ReviewWork) -> str:
    """What the counts count: how many decisions a review has looked at, or how far it has come."""
    if work.is_over:
        return words.count("Review of {n} decision:", "Review of {n} decisions:", len(work.words))
    return words.say("Review: {done} of {all} decisions looked at", done=len(work.done), all=len(work.words))


def _parties(voice: Voice, people: Sequence[Seat]) -> list[tuple[str, Sequence[Seat]]]:
    if len(people) <= APART:
        return [(voice.seat(seat), (seat,)) for seat in people]
    return [(voice.pair(pair), pair.seats) for pair in Pair]


def _told(words: Words, reviews: Sequence[Review]) -> str:
    counts = Counter(review.verdict for review in reviews)
    return " · ".join(f"{verdict_name(words, one)}\N{NO-BREAK SPACE}{counts[one]}" for one in ORDER if counts[one])
