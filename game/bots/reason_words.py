"""The sentence of a reason, made from its kind and its claims alone."""

from collections.abc import Callable, Sequence

from game.bots.claim_words import Told
from game.bots.claims import Claim, Fact, Kind
from game.words import Words


def sentence(kind: Kind, claims: tuple[Claim, ...], names: Sequence[str], words: Words) -> str:
    """In the language of `words`; `names` are those of seats 1 to 4."""
    return _SENTENCES[kind](Told(claims, names, words))


def _with_key(told: Told) -> str:
    return told.words.say("Your last tile closes two hard ends: you win with the key")


def _goes_out(told: Told) -> str:
    return told.words.say("It is your last tile: you go out and win the hand")


def _must_pass(told: Told) -> str:
    return told.words.say("None of your tiles fits: you have to pass")


def _opens_by_rule(told: Told) -> str:
    return told.words.say("This hand opens with 66")


def _only_move(told: Told) -> str:
    return told.words.say("It is your only move")


def _only_tile(told: Told) -> str:
    return told.words.say("It is your only tile that fits")


def _closes_ahead(told: Told) -> str:
    if told.claims[1].fact is Fact.PAIR_AT_MOST:
        ours, theirs = told.pips(Fact.PAIR_AT_MOST), told.pips(Fact.RIVALS_AT_LEAST)
        return told.words.say(
            "It blocks: you two have {ours} at most, the other pair has {theirs} at least", ours=ours, theirs=theirs
        )
    own, theirs = told.pips(Fact.SEAT_HOLDS), told.pips(Fact.EACH_RIVAL_AT_LEAST)
    return told.words.say("It blocks: you keep {own}, and each rival has {theirs} at least", own=own, theirs=theirs)


def _closes(told: Told) -> str:
    return told.words.say("It blocks: nobody has a {pip} left, and the pips are counted", pip=told.pip(Fact.CLOSES))


def _shuts_out(told: Told) -> str:
    first, *second = [claim.pip for claim in told.claims]
    seat = told.claims[0].seat
    assert seat is not None
    name, times = told.of_seat(seat), told.claims[0].count
    if not second and times == 1:
        return told.words.say(
            "{name} passed on {pip}, the number of both ends: {name} passes again", name=name, pip=first
        )
    if not second and times == 2:
        return told.words.say("{name} passed on {pip} twice: both ends would be {pip}", name=name, pip=first)
    if not second:
        return told.words.say(
            "{name} passed on {pip}, {times} times: both ends would be {pip}", name=name, pip=first, times=times
        )
    return told.words.say(
        "{name} passed on {one} and on {other}, the ends you leave: {name} passes again",
        name=name,
        one=first,
        other=second[0],
    )


def _only_yours(told: Told) -> str:
    return told.words.say(
        "Only you can play on the {pip}: you have {tiles}, and nobody else has any",
        pip=told.pip(Fact.OPEN_AFTER),
        tiles=told.tiles_with(Fact.KEPT),
    )


def _rival_passed(told: Told) -> str:
    pip, name, tiles = told.pip(Fact.OPEN_AFTER), told.name(Fact.PASSED), told.tiles_with(Fact.HIDDEN)
    if told.count(Fact.HIDDEN) == 1:
        return told.words.say(
            "It leaves the {pip}: {name} passed on it, and {tiles} is hidden from you", pip=pip, name=name, tiles=tiles
        )
    return told.words.say(
        "It leaves the {pip}: {name} passed on it, and {tiles} are hidden from you", pip=pip, name=name, tiles=tiles
    )


def _double_now(told: Told) -> str:
    pip, tiles = told.pip(Fact.DOUBLE), told.tiles_with(Fact.HIDDEN)
    if told.count(Fact.HIDDEN) == 1:
        return told.words.say("It gets the double {pip} out: only {tiles} is hidden from you", pip=pip, tiles=tiles)
    return told.words.say("It gets the double {pip} out: only {tiles} are hidden from you", pip=pip, tiles=tiles)


def _frees_partner(told: Told) -> str:
    return told.words.say("It covers the {pip} that your partner passed on", pip=told.pip(Fact.COVERED))


def _spares_partner(told: Told) -> str:
    return told.words.say("It does not leave the {pip}: your partner passed on it", pip=told.pip(Fact.NOT_OPENED))


def _keeps_partners_end(told: Told) -> str:
    return told.words.say("It does not cover the end that your partner laid")


def _covers_rivals_end(told: Told) -> str:
    name = told.name(Fact.COVERED_END_LAID_BY)
    return told.words.say("It covers the {pip} that {name} laid", pip=told.pip(Fact.COVERED), name=name)


def _way_on(told: Told) -> str:
    pip, tiles = told.pip(Fact.OPEN_AFTER), told.tiles_with(Fact.KEPT)
    return told.words.say("It leaves you a play on the {pip}: you keep {tiles}", pip=pip, tiles=tiles)


def _longest_number(told: Told) -> str:
    return told.words.say("It opens with your longest number: you hold {tiles}", tiles=told.tiles_with(Fact.LONGEST))


def _keeps_number(told: Told) -> str:
    pip, tiles = told.pip(Fact.LEFT_ALONE), told.tiles_with(Fact.KEPT)
    return told.words.say("It leaves the {pip} alone, and you keep {tiles}", pip=pip, tiles=tiles)


def _little_left(told: Told) -> str:
    pip, tiles = told.pip(Fact.OPEN_AFTER), told.tiles_with(Fact.HIDDEN)
    if told.count(Fact.HIDDEN) == 1:
        return told.words.say("It leaves the {pip}: only {tiles} is hidden from you", pip=pip, tiles=tiles)
    return told.words.say("It leaves the {pip}: only {tiles} are hidden from you", pip=pip, tiles=tiles)


def _few_hidden_fit(told: Told) -> str:
    return told.words.count(
        "Of the tiles hidden from you {n} fits the ends that it leaves",
        "Of the tiles hidden from you {n} fit the ends that it leaves",
        told.count(Fact.HIDDEN_FITTING),
    )


def _fits_after(told: Told) -> str:
    return told.words.count(
        "After it {n} other tile of yours fits", "After it {n} other tiles of yours fit", told.count(Fact.FITTING)
    )


def _heaviest(told: Told) -> str:
    return told.words.say(
        "It gets rid of {pips}: nothing else of yours that fits has more", pips=told.pips(Fact.WEIGHS)
    )


def _sheds_double(told: Told) -> str:
    return told.words.say("It gets rid of a double, which fits on {pip} and on nothing else", pip=told.pip(Fact.DOUBLE))


def _sheds_pips(told: Told) -> str:
    return told.words.say("It gets rid of {pips}", pips=told.pips(Fact.WEIGHS))


def _opens_itself(told: Told) -> str:
    tiles = told.tiles_with(Fact.LONGEST)
    return told.words.say("You open: you hold {tiles}, your longest number", tiles=tiles)


def _partner_opens(told: Told) -> str:
    tiles = told.tiles_with(Fact.LONGEST)
    return told.words.say("Your partner opens: the most you hold is {tiles}", tiles=tiles)


def _nothing_apart(told: Told) -> str:
    return told.words.say("Nothing at the table tells it apart from another play")


_SENTENCES: dict[Kind, Callable[[Told], str]] = {
    Kind.WITH_KEY: _with_key,
    Kind.GOES_OUT: _goes_out,
    Kind.MUST_PASS: _must_pass,
    Kind.OPENS_BY_RULE: _opens_by_rule,
    Kind.ONLY_MOVE: _only_move,
    Kind.ONLY_TILE: _only_tile,
    Kind.CLOSES_AHEAD: _closes_ahead,
    Kind.CLOSES: _closes,
    Kind.SHUTS_OUT: _shuts_out,
    Kind.ONLY_YOURS: _only_yours,
    Kind.RIVAL_PASSED: _rival_passed,
    Kind.DOUBLE_NOW: _double_now,
    Kind.FREES_PARTNER: _frees_partner,
    Kind.SPARES_PARTNER: _spares_partner,
    Kind.KEEPS_PARTNERS_END: _keeps_partners_end,
    Kind.COVERS_RIVALS_END: _covers_rivals_end,
    Kind.WAY_ON: _way_on,
    Kind.LONGEST_NUMBER: _longest_number,
    Kind.KEEPS_NUMBER: _keeps_number,
    Kind.LITTLE_LEFT: _little_left,
    Kind.FEW_HIDDEN_FIT: _few_hidden_fit,
    Kind.FITS_AFTER: _fits_after,
    Kind.HEAVIEST: _heaviest,
    Kind.SHEDS_DOUBLE: _sheds_double,
    Kind.SHEDS_PIPS: _sheds_pips,
    Kind.OPENS_ITSELF: _opens_itself,
    Kind.PARTNER_OPENS: _partner_opens,
    Kind.NOTHING_APART: _nothing_apart,
}
