"""The engine against a second, naive one that shares nothing with it but the words: pairs of numbers in lists, legality
by looking, a block when nobody can play, the score by the text of the rules."""

from dataclasses import dataclass, field
from random import Random

from game.actions import Deal, Start, from_text, to_text
from game.state import MatchState
from game.tile_sets import tiles_in
from game.tiles import TILE_ENDS
from game.turn import apply, legal_actions
from tests.game.random_play import shuffled

Bone = tuple[int, int]
TARGET = {"chiva": 4, "sixlove": 6}


@dataclass
class Table:
    """One match, told in words. `opening` is `66`, `seat 3` or `name 2`."""

    game: str
    score: list[int] = field(default_factory=lambda: [0, 0])
    opening: str = "66"
    hands: list[list[Bone]] = field(default_factory=list)
    row: list[Bone] = field(default_factory=list)
    turn: int = 0
    named: bool = True
    passes: int = 0
    told: tuple[object, ...] | None = None

    def deal(self, hands: list[list[Bone]], afresh: bool) -> None:
        if afresh:
            self.score, self.opening = [0, 0], "66"
        if max(self.score) >= TARGET[self.game]:
            self.score = [0, 0]
        self.hands, self.row, self.passes, self.told = hands, [], 0, None
        self.turn = (
            next(s for s in range(4) if (6, 6) in hands[s]) if self.opening == "66" else int(self.opening[-1]) - 1
        )
        self.named = not self.opening.startswith("name")

    def legal(self) -> set[str]:
        if self.told is not None:
            return set()
        if not self.named:
            return {f"={seat + 1}" for seat in range(4) if seat % 2 == self.turn % 2}
        mine = self.hands[self.turn]
        if not self.row:
            return {"66"} if self.opening == "66" else {f"{low}{high}" for low, high in mine}
        left = {f"{low}{high}<" for low, high in mine if self.row[0][0] in (low, high)}
        right = {f"{low}{high}>" for low, high in mine if self.row[-1][1] in (low, high)}
        return left | right or {"-"}

    def take(self, word: str) -> None:
        if word[0] == "=":
            self.turn, self.named = int(word[1]) - 1, True
            return
        if word == "-":
            self.passes += 1
            if self.passes == 4:
                self.judge(None, False)
            self.turn = (self.turn + 1) % 4
            return
        bone = (int(word[0]), int(word[1]))
        key = bool(self.row) and self.is_key(bone)
        self.hands[self.turn].remove(bone)
        self.passes = 0
        self.lay(bone, word[2:])
        if not self.hands[self.turn]:
            self.judge(self.turn, key)
        self.turn = (self.turn + 1) % 4

    def lay(self, bone: Bone, end: str) -> None:
        flipped = bone[::-1]
        if end == "<":
            self.row.insert(0, bone if bone[1] == self.row[0][0] else flipped)
        elif end == ">":
            self.row.append(bone if bone[0] == self.row[-1][1] else flipped)
        else:
            self.row.append(bone)

    def is_key(self, bone: Bone) -> bool:
        """The last tile is no double, the ends differ, and no other unplayed tile fits anywhere."""
        ends = {self.row[0][0], self.row[-1][1]}
        unplayed = [other for hand in self.hands for other in hand]
        return len(ends) == 2 and set(bone) == ends and [other for other in unplayed if ends & set(other)] == [bone]

    def judge(self, out: int | None, key: bool) -> None:
        pips = [sum(low + high for low, high in hand) for hand in self.hands]
        winner, leader = self.winner(out, pips)
        key = key and self.game == "sixlove"
        value = 0 if winner is None else 2 if key else 1
        event = self.add(winner, value)
        after_66 = event in ("draw", "break" if self.game == "sixlove" else "match")
        kind = "seat" if self.game == "chiva" else "name"
        self.opening = "66" if after_66 or leader is None else f"{kind} {leader + 1}"
        pair = None if winner is None else ("13", "24")[winner]
        self.told = (out, pips, pair, value, key, event, tuple(self.score), self.opening)

    def winner(self, out: int | None, pips: list[int]) -> tuple[int | None, int | None]:
        """The winning pair (0 or 1) and who of it leads or names."""
        if out is not None:
            return out % 2, out
        if self.game == "sixlove":
            lowest = [seat for seat in range(4) if pips[seat] == min(pips)]
            shared_by_rivals = len({seat % 2 for seat in lowest}) == 2
            return (None, None) if shared_by_rivals else (lowest[0] % 2, lowest[0])
        odd, even = pips[0] + pips[2], pips[1] + pips[3]
        if odd == even:
            return None, None
        pair = 0 if odd < even else 1
        return pair, pair if pips[pair] <= pips[pair + 2] else pair + 2

    def add(self, winner: int | None, value: int) -> str:
        if winner is None:
            return "draw"
        if self.score[1 - winner]:
            self.score = [0, 0]
            return "break"
        self.score[winner] += value
        return "match" if self.score[winner] >= TARGET[self.game] else "add"


def as_bones(holdings: tuple[int, ...]) -> list[list[Bone]]:
    return [[TILE_ENDS[tile] for tile in tiles_in(holding)] for holding in holdings]


def as_told(state: MatchState) -> tuple[object, ...] | None:
    result = state.result
    if result is None:
        return None
    out = None if result.seat is None else result.seat - 1
    pair = None if result.winner is None else str(result.winner)
    told = (list(result.pips), pair, result.value, result.key, str(result.event), result.score, str(result.next))
    return out, *told


def test_both_engines_allow_the_same_words_and_tell_the_same_end(game: str, count: int) -> None:
    chance = Random(f"two engines {game}")
    table, state = Table(game), MatchState(game)
    ended: set[object] = set()
    for _ in range(2 * count):
        holdings, afresh = shuffled(chance), chance.random() < 0.03
        over = state.result is not None and state.result.event == "match"
        usual = Start.NEXT_MATCH if over else Start.NEXT_HAND
        state = apply(state, Deal(holdings, Start.AFRESH if afresh else usual)).state
        table.deal(as_bones(holdings), afresh)
        while words := table.legal():
            assert words == {to_text(turn) for turn in legal_actions(state)}
            word = chance.choice(sorted(words))
            state = apply(state, from_text(word)).state
            table.take(word)
            assert table.row == list(state.line.left_to_right())
        assert state.turn is None
        assert as_told(state) == table.told
        ended.add((state.result is not None and str(state.result.event), table.told and table.told[0] is None))
    assert len(ended) >= 6, "add, break, draw and match, by out and by block: too few were tried"
