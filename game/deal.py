"""Seed -> hand code -> four holdings, the seal that proves a deal, and the chance a bot draws from.

The formats are fixed for ever (tests/vectors/deals.jsonl). Nothing here rests on `hash()`, on Python's or NumPy's
generators, or on the machine.
"""

import hashlib
import secrets
import unicodedata
from collections.abc import Callable, Iterator

from game.seats import SEATS, Seat
from game.tile_sets import TileSet, tile_set, tiles_in
from game.tiles import TILE_TEXT, TILES

BASE_32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 16
SEAL_LENGTH = 8
SEED_LENGTH = 64
NAME_LENGTH = 16
BLOCK_BYTES = 64 * 1024

_REFUSED_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_READ_AS = {character: character for character in BASE_32} | {"O": "0", "I": "1", "L": "1"}


class BadText(ValueError):
    """A seed, name or hand code that is none. `reason` is a word for the reader's own language."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def seed_from_text(text: str) -> str:
    """NFC, outer white space stripped, 1 to 64 characters, none of them control or format characters; else BadText."""
    return _tidy(text, SEED_LENGTH)


def name_from_text(text: str) -> str:
    """A person's name: the seed's rule, 1 to 16 characters; else BadText."""
    return _tidy(text, NAME_LENGTH)


def _tidy(text: str, longest: int) -> str:
    tidy = unicodedata.normalize("NFC", text).strip()
    if not tidy:
        raise BadText("empty")
    if len(tidy) > longest:
        raise BadText("too long")
    if any(unicodedata.category(character) in _REFUSED_CATEGORIES for character in tidy):
        raise BadText("control character")
    return tidy


def draw_seed() -> str:
    """80 bits from the operating system as 16 characters of base 32."""
    return _base_32(secrets.token_bytes(10), CODE_LENGTH)


def hand_code(seed: str, hand: int) -> str:
    """The code of hand `hand` (1, 2, ..) of a seed; it cannot be turned back into a drawn seed."""
    return _shake_text(f"tranque/1/hand/{hand}/{seed}", CODE_LENGTH)


def seal_of(code: str) -> str:
    """Shown from the deal on; with the code, shown afterwards, it proves that the deal was not changed."""
    return _shake_text(f"tranque/1/seal/{code}", SEAL_LENGTH)


def show_code(code: str) -> str:
    """`QDQ1-BH1C-VXVE-BNTT`."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def code_from_text(text: str) -> str:
    """Reads a hand code without regard to case, hyphens and spaces; BadText for what is none."""
    characters = [_READ_AS.get(character) for character in text.upper() if character not in "- "]
    code = "".join(character for character in characters if character)
    if len(characters) != CODE_LENGTH or len(code) != CODE_LENGTH:
        raise BadText("no hand code")
    return code


def deal_of(code: str) -> tuple[TileSet, ...]:
    """Four sets of seven, seats 1 to 4: Fisher-Yates over the code's own word stream."""
    below = _drawer(_words_of(f"tranque/1/deal/{code}"))
    tiles = list(TILES)
    for last in range(len(tiles) - 1, 0, -1):
        chosen = below(last + 1)
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    return tuple(tile_set(tiles[start : start + 7]) for start in range(0, len(tiles), 7))


def typed_code(holdings: tuple[TileSet, ...]) -> str:
    """Stands for the code of a deal that was typed in, in the chance of its bots."""
    tiles = "".join(TILE_TEXT[tile] for seat in SEATS for tile in tiles_in(holdings[seat - 1]))
    return _shake_text(f"tranque/1/typed/{tiles}", CODE_LENGTH)


class Chance:
    """The endless stream of 32-bit words that one decision may draw from; equal for equal code, seat and turn."""

    def __init__(self, code: str, seat: Seat, turn: int) -> None:
        self._name = f"tranque/1/bot/{code}/{seat}/{turn}"
        self._block = 0
        self._rest = b""

    def take(self, words: int) -> bytes:
        """The next `words` big-endian 32-bit words."""
        while len(self._rest) < 4 * words:
            self._rest += hashlib.shake_256(f"{self._name}/{self._block}".encode()).digest(BLOCK_BYTES)
            self._block += 1
        taken, self._rest = self._rest[: 4 * words], self._rest[4 * words :]
        return taken

    def below(self, limit: int) -> int:
        """Uniform from 0 to limit - 1."""
        return _drawer(self._word)(limit)

    def _word(self) -> int:
        return int.from_bytes(self.take(1), "big")


def _drawer(word: Callable[[], int]) -> Callable[[int], int]:
    def below(limit: int) -> int:
        fair = 2**32 - 2**32 % limit
        while (drawn := word()) >= fair:
            pass
        return drawn % limit

    return below


def _words_of(text: str) -> Callable[[], int]:
    def words() -> Iterator[int]:
        length = 1024
        start = 0
        while True:
            stream = hashlib.shake_256(text.encode()).digest(length)
            for place in range(start, length, 4):
                yield int.from_bytes(stream[place : place + 4], "big")
            start, length = length, 2 * length

    return words().__next__


def _shake_text(text: str, length: int) -> str:
    return _base_32(hashlib.shake_256(text.encode()).digest(length * 5 // 8), length)


def _base_32(data: bytes, length: int) -> str:
    number = int.from_bytes(data, "big")
    return "".join(BASE_32[number >> 5 * place & 31] for place in reversed(range(length)))
