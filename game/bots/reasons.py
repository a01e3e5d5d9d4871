"""Why a turn is worth a thought: one reason from what the seat itself may know, as claims that anybody can check.

A reason speaks of the previewed turn alone. It never names a tile in another hand and never promises the best move:
it says one true thing about this one. Its words are made from its claims alone, in `reason_words`.
"""

from collections.abc import Callable, Iterator, Sequence

from game.actions import End, Name, Pass, Play, Turn
from game.bots.claims import NONE, Claim, Claims, Fact, Kind, Reason, longest_number
from game.bots.preview import Preview
from game.bots.reason_words import sentence
from game.hand_end import is_key
from game.observation import Observation
from game.rules import CHIVA, SIX_LOVE
from game.seats import Seat, next_seat, partner, previous_seat
from game.tile_sets import WITH, pips_in
from game.tiles import TILE_ENDS, TILE_PIPS, Pip, is_double
from game.words import Words

LITTLE = 4
"""Of the seven tiles with a number, at most so many hidden."""


def reason(seen: Observation, turn: Turn, names: Sequence[str], words: Words) -> Reason:
    """The first reason that holds, of an order that puts what decides before what merely helps; `names` are those of
    seats 1 to 4. ValueError for a turn that is not open to the seat."""
    kind, claims = found(seen, turn)[0]
    return Reason(kind, claims, sentence(kind, claims, names, words))


def found(seen: Observation, turn: Turn) -> list[tuple[Kind, Claims]]:
    """All that can be said for the turn, in that order. ValueError for a turn that is not open to the seat."""
    if turn not in seen.legal or seen.seat is None:
        raise ValueError("no turn of this seat")
    return list(_found(seen, seen.seat, turn))


def _found(seen: Observation, seat: Seat, turn: Turn) -> Iterator[tuple[Kind, Claims]]:
    match turn:
        case Pass():
            yield Kind.MUST_PASS, (Claim(Fact.NOTHING_FITS),)
        case Name(named):
            kind = Kind.OPENS_ITSELF if named == seat else Kind.PARTNER_OPENS
            yield kind, (Claim(Fact.NAMED, seat=named), longest_number(seen.holding))
        case Play():
            preview = Preview(seen, seat, turn)
            for kind, find in _IN_ORDER:
                if claims := find(preview):
                    yield kind, claims


# ---------------------------------------------------------------------- what decides


def _with_key(preview: Preview) -> Claims:
    if preview.rest or preview.seen.game != SIX_LOVE.id or not is_key(preview.seen.line, preview.tile):
        return NONE
    return Claim(Fact.LAST_TILE), Claim(Fact.HARD_ENDS)


def _goes_out(preview: Preview) -> Claims:
    return NONE if preview.rest else (Claim(Fact.LAST_TILE),)


def _opens_by_rule(preview: Preview) -> Claims:
    forced = preview.end is None and len(preview.seen.legal) == 1
    return (Claim(Fact.BY_RULE),) if forced else NONE


def _only_move(preview: Preview) -> Claims:
    return (Claim(Fact.ONE_TURN),) if len(preview.seen.legal) == 1 else NONE


def _only_tile(preview: Preview) -> Claims:
    """Two ends that show one number, or one tile for both: which end is then a matter of taste, or of other reasons."""
    tiles = {turn.tile for turn in preview.seen.legal if isinstance(turn, Play)}
    ends = preview.seen.line.ends
    alike = ends is not None and ends[0] == ends[1]
    return (Claim(Fact.ONE_TILE),) if len(tiles) == 1 and alike else NONE


def _closes_ahead(preview: Preview) -> Claims:
    """Only where it follows from what is seen, whoever holds what."""
    if not preview.line.is_blocked:
        return NONE
    if preview.seen.game == CHIVA.id:
        ally = preview.may_hold(partner(preview.seat))[::-1][: preview.tiles_of(partner(preview.seat))]
        at_most = pips_in(preview.rest) + sum(ally)
        at_least = pips_in(preview.hidden) - sum(ally)
        if at_most >= at_least:
            return NONE
        counts = Claim(Fact.PAIR_AT_MOST, count=at_most), Claim(Fact.RIVALS_AT_LEAST, count=at_least)
        return Claim(Fact.CLOSES, pip=preview.ends[0]), *counts
    own = pips_in(preview.rest)
    rivals = [next_seat(preview.seat), previous_seat(preview.seat)]
    lightest = min(sum(preview.may_hold(rival)[: preview.tiles_of(rival)]) for rival in rivals)
    if own >= lightest:
        return NONE
    counts = Claim(Fact.SEAT_HOLDS, count=own), Claim(Fact.EACH_RIVAL_AT_LEAST, count=lightest)
    return Claim(Fact.CLOSES, pip=preview.ends[0]), *counts


def _closes(preview: Preview) -> Claims:
    return (Claim(Fact.CLOSES, pip=preview.ends[0]),) if preview.line.is_blocked else NONE


# ---------------------------------------------------------------------- what it does to the others


def _shuts_out(preview: Preview) -> Claims:
    """The next rival passed on both ends."""
    rival = next_seat(preview.seat)
    if preview.line.is_blocked or not set(preview.ends) <= preview.passed[rival]:
        return NONE
    pips = dict.fromkeys(preview.ends)
    return tuple(Claim(Fact.PASSED, rival, pip, preview.times_passed(rival, pip)) for pip in pips)


def _only_yours(preview: Preview) -> Claims:
    for pip in preview.new:
        kept = (preview.rest & WITH[pip]).bit_count()
        if kept and not preview.hidden_with(pip):
            return (
                Claim(Fact.OPEN_AFTER, pip=pip),
                Claim(Fact.KEPT, pip=pip, count=kept),
                Claim(Fact.HIDDEN, None, pip, 0),
            )
    return NONE


def _rival_passed(preview: Preview) -> Claims:
    for rival in (next_seat(preview.seat), previous_seat(preview.seat)):
        for pip in preview.new:
            hidden = preview.hidden_with(pip)
            if hidden and pip in preview.passed[rival]:
                left = Claim(Fact.HIDDEN, pip=pip, count=hidden)
                return Claim(Fact.OPEN_AFTER, pip=pip), Claim(Fact.PASSED, seat=rival, pip=pip), left
    return NONE


def _double_now(preview: Preview) -> Claims:
    """A double that others could soon no longer bring back to an end."""
    pip, _ = TILE_ENDS[preview.tile]
    hidden = preview.hidden_with(pip)
    if not is_double(preview.tile) or preview.end is None or not 1 <= hidden <= 2:
        return NONE
    return Claim(Fact.DOUBLE, pip=pip), Claim(Fact.HIDDEN, pip=pip, count=hidden)


def _frees_partner(preview: Preview) -> Claims:
    ally, pip = partner(preview.seat), preview.covered
    if pip is None or pip not in preview.passed[ally] or set(preview.new) & preview.passed[ally]:
        return NONE
    return Claim(Fact.COVERED, pip=pip), Claim(Fact.PASSED, seat=ally, pip=pip)


def _spares_partner(preview: Preview) -> Claims:
    """Said only where another tile would have opened what the partner does not hold."""
    ally = partner(preview.seat)
    opened = {pip for turn in preview.seen.legal if isinstance(turn, Play) for pip in _opened(preview, turn)}
    for pip in sorted(opened & preview.passed[ally] - set(preview.ends)):
        return Claim(Fact.NOT_OPENED, pip=pip), Claim(Fact.PASSED, seat=ally, pip=pip)
    return NONE


def _opened(preview: Preview, turn: Play) -> tuple[Pip, ...]:
    return Preview(preview.seen, preview.seat, turn).new


def _keeps_partners_end(preview: Preview) -> Claims:
    """Said only where the seat could have covered it."""
    if preview.end is None or preview.laid_by.get(_other(preview.end)) != partner(preview.seat):
        return NONE
    could = any(isinstance(turn, Play) and turn.end is _other(preview.end) for turn in preview.seen.legal)
    if not could or preview.laid_by.get(preview.end) == partner(preview.seat):
        return NONE
    return (Claim(Fact.KEPT_END_LAID_BY, seat=partner(preview.seat)),)


def _covers_rivals_end(preview: Preview) -> Claims:
    if preview.end is None or preview.covered is None:
        return NONE
    by = preview.laid_by.get(preview.end)
    if by in (None, preview.seat, partner(preview.seat)):
        return NONE
    return Claim(Fact.COVERED_END_LAID_BY, seat=by), Claim(Fact.COVERED, pip=preview.covered)


# ---------------------------------------------------------------------- what it does for the own hand


def _longest_number(preview: Preview) -> Claims:
    if preview.end is not None:
        return NONE
    longest = longest_number(preview.seen.holding)
    for pip in preview.new:
        if (preview.seen.holding & WITH[pip]).bit_count() == longest.count:
            return (Claim(Fact.LONGEST, pip=pip, count=longest.count),)
    return NONE


def _way_on(preview: Preview) -> Claims:
    kept, pip = max(((preview.rest & WITH[pip]).bit_count(), pip) for pip in preview.new)
    if not kept:
        return NONE
    return Claim(Fact.OPEN_AFTER, pip=pip), Claim(Fact.KEPT, pip=pip, count=kept)


def _long_way_on(preview: Preview) -> Claims:
    claims = _way_on(preview)
    return claims if claims and (claims[1].count or 0) > 1 else NONE


def _keeps_number(preview: Preview) -> Claims:
    """Said only where the seat could have covered it."""
    if preview.end is None:
        return NONE
    pip = preview.ends[1 if preview.end is End.LEFT else 0]
    kept = (preview.rest & WITH[pip]).bit_count()
    could = any(isinstance(turn, Play) and turn.end is _other(preview.end) for turn in preview.seen.legal)
    if not could or not kept or pip in preview.new:
        return NONE
    return Claim(Fact.LEFT_ALONE, pip=pip), Claim(Fact.KEPT, pip=pip, count=kept)


def _little_left(preview: Preview) -> Claims:
    """Few others can go on there."""
    hidden, pip = min((preview.hidden_with(pip), pip) for pip in preview.new)
    if not 1 <= hidden <= LITTLE:
        return NONE
    return Claim(Fact.OPEN_AFTER, pip=pip), Claim(Fact.HIDDEN, pip=pip, count=hidden)


def _few_hidden_fit(preview: Preview) -> Claims:
    left, right = preview.ends
    fitting = (preview.hidden & (WITH[left] | WITH[right])).bit_count()
    return (Claim(Fact.HIDDEN_FITTING, count=fitting),) if fitting and not preview.line.is_blocked else NONE


def _fits_after(preview: Preview) -> Claims:
    left, right = preview.ends
    fitting = (preview.rest & (WITH[left] | WITH[right])).bit_count()
    return (Claim(Fact.FITTING, count=fitting),) if fitting else NONE


def _heaviest(preview: Preview) -> Claims:
    pips = TILE_PIPS[preview.tile]
    if pips < 7 or any(TILE_PIPS[turn.tile] > pips for turn in preview.seen.legal if isinstance(turn, Play)):
        return NONE
    return Claim(Fact.WEIGHS, count=pips), Claim(Fact.NONE_HEAVIER)


def _sheds_double(preview: Preview) -> Claims:
    return (Claim(Fact.DOUBLE, pip=TILE_ENDS[preview.tile][0]),) if is_double(preview.tile) else NONE


def _sheds_pips(preview: Preview) -> Claims:
    return (Claim(Fact.WEIGHS, count=TILE_PIPS[preview.tile]),)


def _other(end: End) -> End:
    return End.RIGHT if end is End.LEFT else End.LEFT


_IN_ORDER: Sequence[tuple[Kind, Callable[[Preview], Claims]]] = (
    (Kind.WITH_KEY, _with_key),
    (Kind.GOES_OUT, _goes_out),
    (Kind.OPENS_BY_RULE, _opens_by_rule),
    (Kind.ONLY_MOVE, _only_move),
    (Kind.ONLY_TILE, _only_tile),
    (Kind.CLOSES_AHEAD, _closes_ahead),
    (Kind.CLOSES, _closes),
    (Kind.SHUTS_OUT, _shuts_out),
    (Kind.RIVAL_PASSED, _rival_passed),
    (Kind.FREES_PARTNER, _frees_partner),
    (Kind.SPARES_PARTNER, _spares_partner),
    (Kind.ONLY_YOURS, _only_yours),
    (Kind.DOUBLE_NOW, _double_now),
    (Kind.LONGEST_NUMBER, _longest_number),
    (Kind.WAY_ON, _long_way_on),
    (Kind.KEEPS_PARTNERS_END, _keeps_partners_end),
    (Kind.COVERS_RIVALS_END, _covers_rivals_end),
    (Kind.KEEPS_NUMBER, _keeps_number),
    (Kind.HEAVIEST, _heaviest),
    (Kind.SHEDS_DOUBLE, _sheds_double),
    (Kind.WAY_ON, _way_on),
    (Kind.LITTLE_LEFT, _little_left),
    (Kind.FEW_HIDDEN_FIT, _few_hidden_fit),
    (Kind.FITS_AFTER, _fits_after),
    (Kind.SHEDS_PIPS, _sheds_pips),
)
