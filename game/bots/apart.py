"""The reason that tells a turn apart from others: one that holds of a worse turn as well helps nobody."""

from collections.abc import Mapping, Sequence

from game.actions import Turn
from game.bots.claims import Claims, Fact, Kind, Reason
from game.bots.ranking import MISTAKE_FROM, Ranked
from game.bots.reason_words import sentence
from game.bots.reasons import found
from game.bots.twins import twin_of
from game.observation import Observation
from game.words import Words

_NO_CHOICE = frozenset(
    {Kind.WITH_KEY, Kind.GOES_OUT, Kind.MUST_PASS, Kind.OPENS_BY_RULE, Kind.ONLY_MOVE, Kind.ONLY_TILE}
)
"""What these say is all there is to say."""
_AS_NUMBERS = {
    Kind.ONLY_YOURS: (Fact.KEPT, 1),
    Kind.WAY_ON: (Fact.KEPT, 1),
    Kind.KEEPS_NUMBER: (Fact.KEPT, 1),
    Kind.LITTLE_LEFT: (Fact.HIDDEN, -1),
    Kind.FEW_HIDDEN_FIT: (Fact.HIDDEN_FITTING, -1),
    Kind.FITS_AFTER: (Fact.FITTING, 1),
    Kind.SHEDS_PIPS: (Fact.WEIGHS, 1),
}
"""Where two turns share a kind that counts something: what it counts, and 1 where more of it is better."""


def beside(seen: Observation, ranking: Sequence[Ranked], turn: Turn) -> list[Turn]:
    """What a reason for `turn` must tell it from: the best different turn, and every turn so much worse that to play it
    would be a mistake."""
    ends = seen.line.ends
    twin = twin_of(turn, seen.legal, ends)
    mean = next(ranked.mean for ranked in ranking if ranked.action == turn)
    different = [ranked for ranked in ranking if twin_of(ranked.action, seen.legal, ends) != twin]
    return [ranked.action for ranked in different[:1]] + [
        ranked.action for ranked in different[1:] if mean - ranked.mean >= MISTAKE_FROM
    ]


def telling_reason(seen: Observation, turn: Turn, others: Sequence[Turn], names: Sequence[str], words: Words) -> Reason:
    """The first reason for `turn` whose kind none of `others` shares, or that counts better than theirs; else the first
    that is true of none of them word for word; else that nothing tells it apart. `names` are those of seats 1 to 4.
    ValueError for a turn that is not open to the seat."""
    mine = found(seen, turn)
    of_others = [found(seen, other) for other in others]
    kind, claims = mine[0]
    if others and kind not in _NO_CHOICE:
        different = [one for one in mine if all(_differs(*one, theirs) for theirs in of_others)]
        telling = [one for one in different if all(_tells(*one, dict(theirs)) for theirs in of_others)]
        first, *worse = of_others
        least = [one for one in mine if _differs(*one, first) and all(one not in theirs for theirs in worse)]
        kind, claims = [*telling, *different, *least, (Kind.NOTHING_APART, ())][0]
    return Reason(kind, claims, sentence(kind, claims, names, words))


def _differs(kind: Kind, claims: Claims, others: Sequence[tuple[Kind, Claims]]) -> bool:
    """Not true of the other turn too, and no number that counts worse."""
    theirs = dict(others)
    if kind in _AS_NUMBERS and kind in theirs and _count(kind, claims) < _count(kind, theirs[kind]):
        return False
    return (kind, claims) not in others


def _tells(kind: Kind, claims: Claims, others: Mapping[Kind, Claims]) -> bool:
    if kind not in others:
        return True
    return kind in _AS_NUMBERS and _count(kind, claims) > _count(kind, others[kind])


def _count(kind: Kind, claims: Claims) -> int:
    fact, sign = _AS_NUMBERS[kind]
    return next(sign * (claim.count or 0) for claim in claims if claim.fact is fact)
