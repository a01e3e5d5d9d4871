"""A second engine, naive and slow, written from the rules alone: nothing of `game` is imported here.

It reads a record and compares everything that stands in it. What the two engines agree on was derived twice."""

import hashlib
import json
from typing import Any

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EVERY_TILE = [f"{low}{high}" for low in range(7) for high in range(low, 7)]
HEADER = ["tranque", "game", "seed", "seats"]
HAND = ["hand", "code", "deal", "seal", "open", "opener", "play", "notes", "repeated", "result"]
TARGET = {"chiva": 4, "sixlove": 6}


class Differs(Exception):
    """The record says something that this engine does not."""


def check(data: bytes) -> dict[str, int]:
    """How often each kind of end was met in the record; Differs with the place where something is not so."""
    text = data.decode("utf-8")
    expect("file", text.endswith("\n") and "\r" not in text, True)
    lines = text[:-1].split("\n")
    header, *rows = [json.loads(line) for line in lines]
    for line, row in zip(lines, [header, *rows], strict=True):
        expect("bytes", line, json.dumps(row, ensure_ascii=False))
    expect("header", known_in(header, HEADER), ["tranque", "game", "seed", "seats"])
    expect("version", header["tranque"], 1)
    table = Table(header["game"], header["seed"])
    for place, row in enumerate(rows):
        follower = rows[place + 1] if place + 1 < len(rows) else None
        if "new" in row:
            table.begin_afresh(row, follower)
        else:
            table.check_hand(row, follower)
    return table.met


def expect(what: str, found: object, wanted: object) -> None:
    if json.dumps(found) != json.dumps(wanted):
        raise Differs(f"{what}: {found!r}, by the rules {wanted!r}")


def known_in(row: dict[str, Any], known: list[str]) -> list[str]:
    """The keys of a row in their order, without those that a later version may have added."""
    return [key for key in row if key in known]


def base_32(text: str, letters: int) -> str:
    bits = "".join(f"{byte:08b}" for byte in hashlib.shake_256(text.encode()).digest(letters * 5 // 8))
    return "".join(ALPHABET[int(bits[place : place + 5], 2)] for place in range(0, 5 * letters, 5))


def dealt_by(code: str) -> list[list[str]]:
    stream = hashlib.shake_256(f"tranque/1/deal/{code}".encode()).digest(4000)
    words = [int.from_bytes(stream[place : place + 4], "big") for place in range(0, len(stream), 4)]
    tiles = list(EVERY_TILE)
    for place in range(27, 0, -1):
        limit = 2**32 - 2**32 % (place + 1)
        while words[0] >= limit:
            words.pop(0)
        other = words.pop(0) % (place + 1)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return [sorted(tiles[start : start + 7]) for start in (0, 7, 14, 21)]


def pips_of(tiles: list[str]) -> int:
    return sum(int(digit) for tile in tiles for digit in tile)


def pair_name(seat: int) -> str:
    return "13" if seat in (1, 3) else "24"


class Table:
    """The score and what must follow from it, hand after hand."""

    def __init__(self, game: str, seed: str | None) -> None:
        self.game = game
        self.seed = seed
        self.hands = 0
        self.score = {"13": 0, "24": 0}
        self.opening: str | None = "66" if seed is not None else None
        self.over = False
        self.met: dict[str, int] = {}

    def begin_afresh(self, row: dict[str, Any], follower: dict[str, Any] | None) -> None:
        expect("new", row["new"], "match" if self.game == "chiva" else "session")
        expect("new follows a hand and precedes one", self.hands > 0 and follower is not None, True)
        expect("new follows no new", "new" in (follower or {}), False)
        expect("chiva needs no new after a match", self.game == "chiva" and self.over, False)
        self.score = {"13": 0, "24": 0}
        self.opening = "66"
        self.over = False

    def check_hand(self, row: dict[str, Any], follower: dict[str, Any] | None) -> None:
        self.hands += 1
        if self.over:
            self.score = {"13": 0, "24": 0}
            self.over = False
        expect("hand", row["hand"], self.hands)
        holdings = self.holdings(row, in_play="result" not in row and follower is None)
        if self.opening is None:
            self.opening = row["open"]
        expect("open", row["open"], self.opening)
        hand = Hand(holdings, row["open"])
        for place, word in enumerate(row["play"].split(" ") if row["play"] else [], start=1):
            hand.say(word, f"hand {self.hands} word {place}")
        expect("opener", row["opener"], hand.opener)
        expect("order of keys", known_in(row, HAND), [key for key in HAND if key in row])
        if "result" in row:
            self.check_result(row["result"], hand)
        else:
            expect("an unfinished hand is the last or given up", follower is None or "new" in follower, True)
            expect("an unfinished hand has not ended", hand.ended, None)
            self.count("given up" if follower else "in play")

    def holdings(self, row: dict[str, Any], in_play: bool) -> list[list[str]]:
        if self.seed is None and row["code"] is None:
            return self.written_deal(row)
        code = base_32(f"tranque/1/hand/{self.hands}/{self.seed}", 16) if self.seed is not None else row["code"]
        holdings = dealt_by(code)
        if in_play:
            expect("seal", row["seal"], base_32(f"tranque/1/seal/{code}", 8))
            expect("nothing open in a hand in play", "code" in row or "deal" in row, False)
            return holdings
        expect("code", row["code"], code)
        expect("deal", self.written_deal(row), holdings)
        return holdings

    def written_deal(self, row: dict[str, Any]) -> list[list[str]]:
        expect("seats of the deal", known_in(row["deal"], ["1", "2", "3", "4"]), ["1", "2", "3", "4"])
        holdings = [row["deal"][seat].split(" ") for seat in "1234"]
        expect("tiles of the deal", sorted(tile for held in holdings for tile in held), EVERY_TILE)
        expect("seven each, ascending", [len(set(held)) for held in holdings], [7, 7, 7, 7])
        expect("ascending", holdings, [sorted(held) for held in holdings])
        return holdings

    def check_result(self, found: dict[str, Any], hand: "Hand") -> None:
        pips = [pips_of(held) for held in hand.holdings]
        expect("the hand has ended", hand.ended is not None, True)
        winner, leader = self.winner_and_leader(hand, pips)
        key = self.game == "sixlove" and hand.ended == "out" and hand.key
        value = 0 if winner is None else 2 if key else 1
        event = self.settle(winner, value)
        following = self.next_opening(event, leader)
        wanted = {
            "end": hand.ended,
            "seat": hand.out,
            "pips": pips,
            "winner": winner,
            "value": value,
            "key": key,
            "event": event,
            "score": [self.score["13"], self.score["24"]],
            "next": following,
        }
        expect(f"result of hand {self.hands}", {key: found[key] for key in known_in(found, list(wanted))}, wanted)
        self.opening = following
        self.over = event == "match"
        self.count(f"{hand.ended} {event}{' key' if key else ''}")

    def winner_and_leader(self, hand: "Hand", pips: list[int]) -> tuple[str | None, int | None]:
        if hand.ended == "out":
            assert hand.out is not None
            return pair_name(hand.out), hand.out
        if self.game == "chiva":
            one, two = pips[0] + pips[2], pips[1] + pips[3]
            if one == two:
                return None, None
            first, second = (1, 3) if one < two else (2, 4)
            return pair_name(first), first if pips[first - 1] <= pips[second - 1] else second
        lightest = [seat for seat in (1, 2, 3, 4) if pips[seat - 1] == min(pips)]
        pairs = sorted({pair_name(seat) for seat in lightest})
        return (pairs[0], lightest[0]) if len(pairs) == 1 else (None, None)

    def settle(self, winner: str | None, value: int) -> str:
        if winner is None:
            return "draw"
        if self.score["24" if winner == "13" else "13"] > 0:
            self.score = {"13": 0, "24": 0}
            return "break"
        self.score[winner] += value
        return "match" if self.score[winner] >= TARGET[self.game] else "add"

    def next_opening(self, event: str, leader: int | None) -> str:
        if event == "draw":
            return "66"
        if self.game == "chiva":
            return "66" if event == "match" else f"seat {leader}"
        return "66" if event == "break" else f"name {leader}"

    def count(self, kind: str) -> None:
        self.met[kind] = self.met.get(kind, 0) + 1


class Hand:
    """One hand, word by word: the row as digits from left to right, as they touch."""

    def __init__(self, holdings: list[list[str]], opening: str) -> None:
        self.holdings = [list(held) for held in holdings]
        self.row = ""
        self.passes = 0
        self.ended: str | None = None
        self.out: int | None = None
        self.key = False
        self.must_open = "66" if opening == "66" else None
        self.coordinator = int(opening[5:]) if opening.startswith("name") else None
        if opening == "66":
            self.opener: int | None = 1 + [("66" in held) for held in holdings].index(True)
        else:
            self.opener = int(opening[5:]) if opening.startswith("seat") else None
        self.seat = self.opener or self.coordinator or 0

    def say(self, word: str, where: str) -> None:
        if self.ended is not None:
            raise Differs(f"{where}: {word} after the end")
        if self.opener is None:
            expect(where, word in ("=1", "=3") if self.coordinator in (1, 3) else word in ("=2", "=4"), True)
            self.opener = self.seat = int(word[1])
            return
        expect(f"{where} {word}", word in self.open_words(), True)
        if word == "-":
            self.passes += 1
            if self.passes == 4:
                self.ended = "block"
        else:
            self.lay(word)
        self.seat = 1 if self.seat == 4 else self.seat + 1

    def open_words(self) -> list[str]:
        held = self.holdings[self.seat - 1]
        if not self.row:
            return [self.must_open] if self.must_open else held
        left, right = self.row[0], self.row[-1]
        words = [f"{tile}<" for tile in held if left in tile] + [f"{tile}>" for tile in held if right in tile]
        return words or ["-"]

    def lay(self, word: str) -> None:
        tile, end = word[:2], word[2:]
        held = self.holdings[self.seat - 1]
        self.key = len(held) == 1 and self.is_only_tile_between_hard_ends(tile)
        held.remove(tile)
        self.passes = 0
        if not end:
            self.row = tile
        elif end == "<":
            self.row = (tile if tile[1] == self.row[0] else tile[::-1]) + self.row
        else:
            self.row += tile if tile[0] == self.row[-1] else tile[::-1]
        if not held:
            self.ended, self.out = "out", self.seat

    def is_only_tile_between_hard_ends(self, tile: str) -> bool:
        left, right = self.row[0], self.row[-1]
        if left == right or tile not in (left + right, right + left):
            return False
        return self.row.count(left) == 7 and self.row.count(right) == 7
