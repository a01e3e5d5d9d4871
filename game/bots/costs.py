"""What a turn gave up: one fact that speaks against it, from what the seat itself may know.

Said of a turn that another one beats. The fact is none that holds of the other turn as well, and names no other tile.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.actions import Name, Play, Turn
from game.bots.claims import NONE, Claim, Claims, Cost, Fact, Reason, longest_number
from game.bots.cost_words import sentence
from game.bots.preview import Preview
from game.observation import Observation
from game.seats import Seat, next_seat, partner, previous_seat
from game.tile_sets import WITH, pips_in
from game.tiles import TILE_ENDS, TILE_PIPS, Pip
from game.words import Words

LONG = 2
"""Tiles of a number in one hand that make it worth keeping open."""
OFTEN = 3
"""Hidden tiles of a number from which on others are likely to go on there."""


def cost(seen: Observation, turn: Turn, better: Turn, names: Sequence[str], words: Words) -> Reason:
    """The first fact against `turn` that is none against `better`; where all are shared, the last of them. `names` are
    those of seats 1 to 4. ValueError for a turn that was no choice of the seat."""
    if turn not in seen.legal or seen.seat is None:
        raise ValueError("no turn of this seat")
    of_better = dict(_costs(seen, seen.seat, better))
    found = [one for one in _costs(seen, seen.seat, turn) if of_better.get(one[0]) != one[1]]
    found = found or list(_costs(seen, seen.seat, turn))[-1:]
    kind, claims = next((one for one in found if _is_less(*one, of_better)), found[-1])
    return Reason(kind, claims, sentence(kind, claims, names, words))


def _is_less(kind: Cost, claims: Claims, of_better: Mapping[Cost, Claims]) -> bool:
    """Where a fact is a number, the better turn must have the better one."""
    if kind not in _AS_NUMBERS or kind not in of_better:
        return True
    mine, other = (
        next(claim.count or 0 for claim in one if claim.fact is _AS_NUMBERS[kind]) for one in (claims, of_better[kind])
    )
    return mine < other


def _costs(seen: Observation, seat: Seat, turn: Turn) -> Iterator[tuple[Cost, Claims]]:
    match turn:
        case Name(named):
            kind = Cost.OPENS_WITH_LITTLE if named == seat else Cost.GIVES_OPENING_AWAY
            yield kind, (Claim(Fact.NAMED, seat=named), longest_number(seen.holding))
        case Play():
            preview = Preview(seen, seat, turn)
            for kind, find in _IN_ORDER:
                if claims := find(preview):
                    yield kind, claims
        case _:
            raise ValueError("a pass is no choice")


def _kept(preview: Preview, pip: Pip) -> int:
    return (preview.rest & WITH[pip]).bit_count()


# ---------------------------------------------------------------------- the whole table


def _closes_holding(preview: Preview) -> Claims:
    if not preview.line.is_blocked or not preview.rest:
        return NONE
    return Claim(Fact.CLOSES, pip=preview.ends[0]), Claim(Fact.SEAT_HOLDS, count=pips_in(preview.rest))


def _shuts_partner_out(preview: Preview) -> Claims:
    ally = partner(preview.seat)
    if preview.line.is_blocked or not set(preview.ends) <= preview.passed[ally]:
        return NONE
    return tuple(Claim(Fact.PASSED, seat=ally, pip=pip) for pip in dict.fromkeys(preview.ends))


def _nothing_fits_after(preview: Preview) -> Claims:
    left, right = preview.ends
    if not preview.rest or preview.rest & (WITH[left] | WITH[right]):
        return NONE
    return (Claim(Fact.NONE_FITS),)


# ---------------------------------------------------------------------- what was open before


def _covers_where_rival_passed(preview: Preview) -> Claims:
    pip = preview.covered
    for rival in (next_seat(preview.seat), previous_seat(preview.seat)):
        if pip is not None and pip in preview.passed[rival]:
            return Claim(Fact.COVERED, pip=pip), Claim(Fact.PASSED, seat=rival, pip=pip)
    return NONE


def _covers_end_of(preview: Preview, seat: Seat) -> Claims:
    pip = preview.covered
    if preview.end is None or pip is None or preview.laid_by.get(preview.end) != seat:
        return NONE
    return Claim(Fact.COVERED_END_LAID_BY, seat=seat), Claim(Fact.COVERED, pip=pip)


def _covers_partners_end(preview: Preview) -> Claims:
    return _covers_end_of(preview, partner(preview.seat))


def _covers_own_end(preview: Preview) -> Claims:
    return _covers_end_of(preview, preview.seat)


def _covers_own_number(preview: Preview) -> Claims:
    pip = preview.covered
    if pip is None or _kept(preview, pip) < LONG:
        return NONE
    return Claim(Fact.COVERED, pip=pip), Claim(Fact.KEPT, pip=pip, count=_kept(preview, pip))


# ---------------------------------------------------------------------- what is open afterwards


def _partner_passed(preview: Preview) -> Claims:
    ally = partner(preview.seat)
    for pip in preview.new:
        if pip in preview.passed[ally]:
            return Claim(Fact.OPEN_AFTER, pip=pip), Claim(Fact.PASSED, seat=ally, pip=pip)
    return NONE


def _leaves_others_number(preview: Preview) -> Claims:
    for pip in preview.new:
        hidden = preview.hidden_with(pip)
        if hidden >= OFTEN and not _kept(preview, pip):
            left = Claim(Fact.HIDDEN, pip=pip, count=hidden)
            return Claim(Fact.OPEN_AFTER, pip=pip), Claim(Fact.KEPT, pip=pip, count=0), left
    return NONE


# ---------------------------------------------------------------------- the own hand


def _not_longest(preview: Preview) -> Claims:
    longest = longest_number(preview.seen.holding)
    counts = [(preview.seen.holding & WITH[pip]).bit_count() for pip in TILE_ENDS[preview.tile]]
    return NONE if preview.end is not None or longest.count in counts else (longest,)


def _spends_last(preview: Preview) -> Claims:
    for pip in TILE_ENDS[preview.tile]:
        if preview.rest and not _kept(preview, pip):
            return (Claim(Fact.KEPT, pip=pip, count=0),)
    return NONE


def _lighter(preview: Preview) -> Claims:
    mine = TILE_PIPS[preview.tile]
    most = max(TILE_PIPS[turn.tile] for turn in preview.seen.legal if isinstance(turn, Play))
    return (Claim(Fact.WEIGHS, count=mine), Claim(Fact.HEAVIER_FITS)) if most > mine else NONE


def _covers(preview: Preview) -> Claims:
    return NONE if preview.covered is None else (Claim(Fact.COVERED, pip=preview.covered),)


def _few_fit(preview: Preview) -> Claims:
    if not preview.rest or preview.line.is_blocked:
        return NONE
    left, right = preview.ends
    fitting = (preview.rest & (WITH[left] | WITH[right])).bit_count()
    ends = tuple(Claim(Fact.OPEN_AFTER, pip=pip) for pip in dict.fromkeys(sorted(preview.ends)))
    return *ends, Claim(Fact.FITTING, count=fitting)


def _still_holds(preview: Preview) -> Claims:
    return NONE if _few_fit(preview) else (Claim(Fact.SEAT_HOLDS, count=pips_in(preview.rest)),)


_IN_ORDER: Sequence[tuple[Cost, Callable[[Preview], Claims]]] = (
    (Cost.CLOSES_HOLDING, _closes_holding),
    (Cost.SHUTS_PARTNER_OUT, _shuts_partner_out),
    (Cost.NOTHING_FITS_AFTER, _nothing_fits_after),
    (Cost.COVERS_WHERE_RIVAL_PASSED, _covers_where_rival_passed),
    (Cost.PARTNER_PASSED, _partner_passed),
    (Cost.COVERS_PARTNERS_END, _covers_partners_end),
    (Cost.COVERS_OWN_NUMBER, _covers_own_number),
    (Cost.COVERS_OWN_END, _covers_own_end),
    (Cost.NOT_LONGEST, _not_longest),
    (Cost.LEAVES_OTHERS_NUMBER, _leaves_others_number),
    (Cost.SPENDS_LAST, _spends_last),
    (Cost.LIGHTER, _lighter),
    (Cost.COVERS, _covers),
    (Cost.FEW_FIT, _few_fit),
    (Cost.STILL_HOLDS, _still_holds),
)
_AS_NUMBERS = {Cost.LIGHTER: Fact.WEIGHS, Cost.FEW_FIT: Fact.FITTING}
