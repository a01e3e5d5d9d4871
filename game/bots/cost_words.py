"""The sentence of a fact that speaks against a turn, made from its kind and its claims alone."""

from collections.abc import Callable, Sequence

from game.bots.claim_words import Told
from game.bots.claims import Claim, Cost, Fact
from game.words import Words


def sentence(kind: Cost, claims: tuple[Claim, ...], names: Sequence[str], words: Words) -> str:
    """In the language of `words`; `names` are those of seats 1 to 4."""
    return _SENTENCES[kind](Told(claims, names, words))


def _closes_holding(told: Told) -> str:
    return told.words.say("It blocks with {pips} left in your hand", pips=told.pips(Fact.SEAT_HOLDS))


def _shuts_partner_out(told: Told) -> str:
    first, *second = [claim.pip for claim in told.claims]
    if not second:
        return told.words.say("It leaves the {pip} at both ends: your partner passed on it", pip=first)
    return told.words.say(
        "It leaves the {one} and the {other}: your partner passed on both", one=first, other=second[0]
    )


def _nothing_fits_after(told: Told) -> str:
    return told.words.say("No other tile of yours fits the ends that it leaves")


def _covers_where_rival_passed(told: Told) -> str:
    pip, name = told.pip(Fact.COVERED), told.name(Fact.PASSED)
    return told.words.say("It covers the {pip} that {name} passed on", pip=pip, name=name)


def _partner_passed(told: Told) -> str:
    return told.words.say("It leaves the {pip}, and your partner passed on it", pip=told.pip(Fact.OPEN_AFTER))


def _covers_partners_end(told: Told) -> str:
    return told.words.say("It covers the {pip} that your partner laid", pip=told.pip(Fact.COVERED))


def _covers_own_number(told: Told) -> str:
    pip, tiles = told.pip(Fact.COVERED), told.tiles_with(Fact.KEPT)
    return told.words.say("It covers the {pip}, and you keep {tiles}", pip=pip, tiles=tiles)


def _covers_own_end(told: Told) -> str:
    return told.words.say("It covers the {pip} that you had laid", pip=told.pip(Fact.COVERED))


def _not_longest(told: Told) -> str:
    return told.words.say(
        "It does not carry your longest number: you hold {tiles}", tiles=told.tiles_with(Fact.LONGEST)
    )


def _leaves_others_number(told: Told) -> str:
    pip, tiles = told.pip(Fact.OPEN_AFTER), told.tiles_with(Fact.HIDDEN)
    return told.words.say(
        "It leaves the {pip}: you keep none of it, and {tiles} are hidden from you", pip=pip, tiles=tiles
    )


def _spends_last(told: Told) -> str:
    return told.words.say("After it you have no tile with {pip} left", pip=told.pip(Fact.KEPT))


def _lighter(told: Told) -> str:
    return told.words.say("It gets rid of {pips}: a heavier tile of yours fits as well", pips=told.pips(Fact.WEIGHS))


def _covers(told: Told) -> str:
    return told.words.say("It covers the {pip}: no end shows it any more", pip=told.pip(Fact.COVERED))


def _few_fit(told: Told) -> str:
    first, *second = [claim.pip for claim in told.claims[:-1]]
    count = told.count(Fact.FITTING)
    if not second:
        return told.words.count(
            "It leaves the {pip} at both ends, and {n} other tile of yours fits",
            "It leaves the {pip} at both ends, and {n} other tiles of yours fit",
            count,
            pip=first,
        )
    return told.words.count(
        "It leaves the {one} and the {other}, and {n} other tile of yours fits",
        "It leaves the {one} and the {other}, and {n} other tiles of yours fit",
        count,
        one=first,
        other=second[0],
    )


def _still_holds(told: Told) -> str:
    return told.words.say("After it you still hold {pips}", pips=told.pips(Fact.SEAT_HOLDS))


def _opens_with_little(told: Told) -> str:
    return told.words.say("You open, and the most you hold is {tiles}", tiles=told.tiles_with(Fact.LONGEST))


def _gives_opening_away(told: Told) -> str:
    return told.words.say("Your partner opens, and you hold {tiles}", tiles=told.tiles_with(Fact.LONGEST))


_SENTENCES: dict[Cost, Callable[[Told], str]] = {
    Cost.CLOSES_HOLDING: _closes_holding,
    Cost.SHUTS_PARTNER_OUT: _shuts_partner_out,
    Cost.NOTHING_FITS_AFTER: _nothing_fits_after,
    Cost.COVERS_WHERE_RIVAL_PASSED: _covers_where_rival_passed,
    Cost.PARTNER_PASSED: _partner_passed,
    Cost.COVERS_PARTNERS_END: _covers_partners_end,
    Cost.COVERS_OWN_NUMBER: _covers_own_number,
    Cost.COVERS_OWN_END: _covers_own_end,
    Cost.NOT_LONGEST: _not_longest,
    Cost.LEAVES_OTHERS_NUMBER: _leaves_others_number,
    Cost.SPENDS_LAST: _spends_last,
    Cost.LIGHTER: _lighter,
    Cost.COVERS: _covers,
    Cost.FEW_FIT: _few_fit,
    Cost.STILL_HOLDS: _still_holds,
    Cost.OPENS_WITH_LITTLE: _opens_with_little,
    Cost.GIVES_OPENING_AWAY: _gives_opening_away,
}
