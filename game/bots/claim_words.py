"""Claims on their way into words: numbers and people by the name they go by."""

from collections.abc import Sequence

from game.bots.claims import Claim, Fact
from game.seats import Seat
from game.tiles import Pip
from game.words import Words


class Told:
    """One kind of fact: its claims by what they say, and how numbers and people are called."""

    def __init__(self, claims: tuple[Claim, ...], names: Sequence[str], words: Words) -> None:
        self._claims = {claim.fact: claim for claim in claims}
        self.claims = claims
        self.names = names
        self.words = words

    def pip(self, fact: Fact) -> Pip:
        pip = self._claims[fact].pip
        assert pip is not None
        return pip

    def count(self, fact: Fact) -> int:
        count = self._claims[fact].count
        assert count is not None
        return count

    def name(self, fact: Fact) -> str:
        seat = self._claims[fact].seat
        assert seat is not None
        return self.of_seat(seat)

    def of_seat(self, seat: Seat) -> str:
        return self.names[seat - 1]

    def tiles_with(self, fact: Fact) -> str:
        """`two tiles with 5`."""
        say, pip = self.words.say, self.pip(fact)
        return (
            say("no tile with {pip}", pip=pip),
            say("one tile with {pip}", pip=pip),
            say("two tiles with {pip}", pip=pip),
            say("three tiles with {pip}", pip=pip),
            say("four tiles with {pip}", pip=pip),
            say("five tiles with {pip}", pip=pip),
            say("six tiles with {pip}", pip=pip),
            say("all seven tiles with {pip}", pip=pip),
        )[self.count(fact)]

    def pips(self, fact: Fact) -> str:
        return self.words.count("{n} pip", "{n} pips", self.count(fact))
