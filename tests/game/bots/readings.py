"""A plain reading of the table and of a reason's English sentence, in tile texts and without the engine's bitboards."""

from collections.abc import Callable

from game.actions import Pass, Play, Turn, to_text
from game.bots.claims import Cost, Kind
from game.observation import Observation
from game.tile_sets import tiles_in
from game.tiles import TILE_TEXT

NAMES = ("Ana", "Beto", "Caro", "Dani")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "all seven")


class Facts:
    """What the seat sees, and the turn that is talked about."""

    def __init__(self, seen: Observation, turn: Turn) -> None:
        self.seen = seen
        self.word = to_text(turn)
        self.tile, self.side = self.word[:2], self.word[2:]
        self.seat = seen.seat or 0
        self.own = {TILE_TEXT[tile] for tile in tiles_in(seen.holding)}
        self.rest = self.own - {self.tile}
        self.laid = {to_text(taken.turn)[:2] for taken in seen.log if isinstance(taken.turn, Play)}
        self.hidden = set(TILE_TEXT) - self.laid - self.own
        self.ends, self.laid_by = self._walk(seen)

    def _walk(self, seen: Observation) -> tuple[dict[str, str], dict[str, int]]:
        ends: dict[str, str] = {}
        laid_by: dict[str, int] = {}
        for taken in seen.log:
            word = to_text(taken.turn)
            if isinstance(taken.turn, Play):
                ends = _ends_after(ends, word)
                laid_by |= dict.fromkeys(word[2:] or "<>", taken.seat)
        return ends, laid_by

    @property
    def ends_after(self) -> dict[str, str]:
        return _ends_after(self.ends, self.word)

    def passed(self, name: str, pip: str) -> bool:
        return self.times_passed(name, pip) > 0

    def legal_tiles(self) -> set[str]:
        return {to_text(turn)[:2] for turn in self.seen.legal}

    def times_passed(self, name: str, pip: str) -> int:
        return sum(
            isinstance(taken.turn, Pass) and NAMES[taken.seat - 1] == name and int(pip) in (taken.ends or ())
            for taken in self.seen.log
        )

    def had_no_choice(self, side: str) -> bool:
        """The 66 that opened by rule lies there."""
        return str(self.seen.opening) == "66" and not any(to_text(taken.turn)[2:] == side for taken in self.seen.log)

    @property
    def partner(self) -> str:
        return NAMES[(self.seat + 1) % 4]

    @property
    def next_name(self) -> str:
        return NAMES[self.seat % 4]

    @property
    def covered(self) -> str:
        return self.ends[self.side]

    @property
    def opened(self) -> str:
        return self.ends_after.get(self.side, self.tile)

    @property
    def kept_side(self) -> str:
        return {"<": ">", ">": "<"}[self.side]

    @property
    def is_closed(self) -> bool:
        ends = set(self.ends_after.values())
        return len(ends) == 1 and not _with(self.hidden | self.rest, *ends)


def _ends_after(ends: dict[str, str], word: str) -> dict[str, str]:
    if len(word) == 2:
        return {"<": word[0], ">": word[1]}
    old = ends[word[2]]
    new = word[1] if word[0] == old else word[0]
    return ends | {word[2]: new}


def _with(tiles: set[str], pip: str) -> int:
    return sum(pip in tile for tile in tiles)


def _weight(tiles: set[str]) -> int:
    return sum(int(tile[0]) + int(tile[1]) for tile in tiles)


def _longest(facts: Facts, count: str, pip: str) -> bool:
    counts = {number: _with(facts.own, number) for number in "0123456"}
    return counts[pip] == max(counts.values()) == NUMBERS.index(count)


def _hidden(facts: Facts, count: str, pip: str) -> bool:
    return _with(facts.hidden, pip) == NUMBERS.index(count)


def _is_double(facts: Facts, pip: str) -> bool:
    return facts.tile == pip + pip


def _must_pass_again(facts: Facts, name: str, *pips: str) -> bool:
    leaves_these = {*pips} == {*facts.ends_after.values()}
    return name == facts.next_name and leaves_these and all(facts.passed(name, pip) for pip in pips)


def _with_key(facts: Facts) -> bool:
    """Before it lies, nothing else that is not laid fits either end, and it is no double."""
    left, right = facts.ends.values()
    others = facts.hidden | facts.rest
    fits_both = left != right and {*facts.tile} == {left, right}
    return (
        facts.seen.game == "sixlove" and not facts.rest and fits_both and not _with(others, left) + _with(others, right)
    )


READINGS: dict[Kind | Cost, tuple[tuple[str, Callable[..., bool]], ...]] = {
    Kind.WITH_KEY: ((r"Your last tile closes two hard ends: you win with the key", _with_key),),
    Kind.GOES_OUT: ((r"It is your last tile: you go out and win the hand", lambda facts: facts.own == {facts.tile}),),
    Kind.MUST_PASS: (
        (
            r"None of your tiles fits: you have to pass",
            lambda facts: not any(_with(facts.own, pip) for pip in facts.ends.values()),
        ),
    ),
    Kind.OPENS_BY_RULE: (
        (
            r"This hand opens with 66",
            lambda facts: facts.word == "66" and not facts.laid and str(facts.seen.opening) == "66",
        ),
    ),
    Kind.ONLY_MOVE: ((r"It is your only move", lambda facts: len(facts.seen.legal) == 1),),
    Kind.ONLY_TILE: ((r"It is your only tile that fits", lambda facts: facts.legal_tiles() == {facts.tile}),),
    Kind.CLOSES_AHEAD: (
        (
            r"It blocks: you two have (\d+) pips? at most, the other pair has (\d+) pips? at least",
            lambda facts, ours, theirs: facts.is_closed and facts.seen.game == "chiva" and int(ours) < int(theirs),
        ),
        (
            r"It blocks: you keep (\d+) pips?, and each rival has (\d+) pips? at least",
            lambda facts, own, theirs: (
                facts.is_closed and facts.seen.game == "sixlove" and _weight(facts.rest) == int(own) < int(theirs)
            ),
        ),
    ),
    Kind.CLOSES: (
        (
            r"It blocks: nobody has a (\d) left, and the pips are counted",
            lambda facts, pip: facts.is_closed and pip in facts.ends_after.values(),
        ),
    ),
    Kind.SHUTS_OUT: (
        (
            r"(\w+) passed on (\d), the number of both ends: \1 passes again",
            lambda facts, name, pip: _must_pass_again(facts, name, pip) and facts.times_passed(name, pip) == 1,
        ),
        (
            r"(\w+) passed on (\d),? (twice|\d times): both ends would be \2",
            lambda facts, name, pip, times: (
                _must_pass_again(facts, name, pip)
                and times == {2: "twice"}.get(count := facts.times_passed(name, pip), f"{count} times")
            ),
        ),
        (r"(\w+) passed on (\d) and on (\d), the ends you leave: \1 passes again", _must_pass_again),
    ),
    Kind.ONLY_YOURS: (
        (
            r"Only you can play on the (\d): you have (.+) tiles? with \1, and nobody else has any",
            lambda facts, pip, count: (
                pip in facts.opened and _with(facts.rest, pip) == NUMBERS.index(count) and _hidden(facts, "no", pip)
            ),
        ),
    ),
    Kind.RIVAL_PASSED: (
        (
            r"It leaves the (\d): (\w+) passed on it, and (.+) tiles? with \1 (?:is|are) hidden from you",
            lambda facts, pip, name, count: (
                pip in facts.opened
                and name not in (facts.partner, NAMES[facts.seat - 1])
                and facts.passed(name, pip)
                and _hidden(facts, count, pip)
            ),
        ),
    ),
    Kind.DOUBLE_NOW: (
        (
            r"It gets the double (\d) out: only (.+) tiles? with \1 (?:is|are) hidden from you",
            lambda facts, pip, count: _is_double(facts, pip) and _hidden(facts, count, pip),
        ),
    ),
    Kind.FREES_PARTNER: (
        (
            r"It covers the (\d) that your partner passed on",
            lambda facts, pip: (
                facts.covered == pip and pip not in facts.ends_after.values() and facts.passed(facts.partner, pip)
            ),
        ),
    ),
    Kind.SPARES_PARTNER: (
        (
            r"It does not leave the (\d): your partner passed on it",
            lambda facts, pip: pip not in facts.ends_after.values() and facts.passed(facts.partner, pip),
        ),
    ),
    Kind.KEEPS_PARTNERS_END: (
        (
            r"It does not cover the end that your partner laid",
            lambda facts: (
                NAMES[facts.laid_by[facts.kept_side] - 1] == facts.partner and not facts.had_no_choice(facts.kept_side)
            ),
        ),
    ),
    Kind.COVERS_RIVALS_END: (
        (
            r"It covers the (\d) that (\w+) laid",
            lambda facts, pip, name: (
                facts.covered == pip
                and NAMES[facts.laid_by[facts.side] - 1] == name
                and not facts.had_no_choice(facts.side)
                and name not in (facts.partner, NAMES[facts.seat - 1])
            ),
        ),
    ),
    Kind.WAY_ON: (
        (
            r"It leaves you a play on the (\d): you keep (.+) tiles? with \1",
            lambda facts, pip, count: pip in facts.opened and _with(facts.rest, pip) == NUMBERS.index(count) > 0,
        ),
    ),
    Kind.KEEPS_NUMBER: (
        (
            r"It leaves the (\d) alone, and you keep (.+) tiles? with \1",
            lambda facts, pip, count: (
                facts.ends[facts.kept_side] == pip and _with(facts.rest, pip) == NUMBERS.index(count) > 0
            ),
        ),
    ),
    Kind.LITTLE_LEFT: (
        (
            r"It leaves the (\d): only (.+) tiles? with \1 (?:is|are) hidden from you",
            lambda facts, pip, count: pip in facts.opened and _hidden(facts, count, pip),
        ),
    ),
    Kind.FEW_HIDDEN_FIT: (
        (
            r"Of the tiles hidden from you (\d+) fits? the ends that it leaves",
            lambda facts, count: (
                int(count) == sum(bool({*tile} & {*facts.ends_after.values()}) for tile in facts.hidden)
            ),
        ),
    ),
    Kind.FITS_AFTER: (
        (
            r"After it (\d) other tiles? of yours fits?",
            lambda facts, count: int(count) == sum(bool({*tile} & {*facts.ends_after.values()}) for tile in facts.rest),
        ),
    ),
    Kind.LONGEST_NUMBER: (
        (
            r"It opens with your longest number: you hold (.+) tiles? with (\d)",
            lambda facts, count, pip: pip in facts.tile and not facts.laid and _longest(facts, count, pip),
        ),
    ),
    Kind.HEAVIEST: (
        (
            r"It gets rid of (\d+) pips: nothing else of yours that fits has more",
            lambda facts, count: (
                int(count) == _weight({facts.tile}) == max(_weight({tile}) for tile in facts.legal_tiles())
            ),
        ),
    ),
    Kind.SHEDS_DOUBLE: ((r"It gets rid of a double, which fits on (\d) and on nothing else", _is_double),),
    Kind.SHEDS_PIPS: ((r"It gets rid of (\d+) pips?", lambda facts, count: _weight({facts.tile}) == int(count)),),
    Kind.OPENS_ITSELF: (
        (
            r"You open: you hold (.+) tiles? with (\d), your longest number",
            lambda facts, count, pip: facts.word == f"={facts.seat}" and _longest(facts, count, pip),
        ),
    ),
    Kind.PARTNER_OPENS: (
        (
            r"Your partner opens: the most you hold is (.+) tiles? with (\d)",
            lambda facts, count, pip: facts.word != f"={facts.seat}" and _longest(facts, count, pip),
        ),
    ),
    Kind.NOTHING_APART: ((r"Nothing at the table tells it apart from another play", lambda facts: True),),
}
