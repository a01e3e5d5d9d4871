"""Seed -> hand code -> four holdings, the seal that proves a deal, and the chance a bot draws from.

The formats are fixed for ever (tests/vectors/deals.jsonl). Nothing here rests on `hash()`, on Python's or NumPy's
generators, or on the machine.
"""

import hashlib
import os
import unicodedata
from collections.abc import Callable, Iterator

from game.names import can_be_seen
from game.seats import SEATS, Seat
from game.tile_sets import DEALT, TileSet, tile_set, tiles_in
from game.tiles import TILE_TEXT, TILES

BASE_32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter that is read as a digit."""
CODE_LENGTH = 16
SEAL_LENGTH = 8
SEED_LENGTH = 64
NAME_LENGTH = 16
TITLE_LENGTH = 32
BLOCK_BYTES = 64 * 1024
"""A chance is made of such blocks, each from a name of its own."""
FIRST_BYTES = 256
"""Of the first block, as long as no more is asked for."""

_REFUSED_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_CAPITAL = {character: character for character in BASE_32} | {"O": "0", "I": "1", "L": "1"}
_READ_AS = _CAPITAL | {character.lower(): read for character, read in _CAPITAL.items()}


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


def chosen_name_from_text(text: str) -> str:
    """A name that somebody chooses now: every sign of it can be seen. Records may hold older ones."""
    name = name_from_text(text)
    if not can_be_seen(name):
        raise BadText("unseen")
    return name


def title_from_text(text: str) -> str:
    """What an event is called: the seed's rule, 1 to 32 characters; else BadText."""
    return _tidy(text, TITLE_LENGTH)


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
    return _base_32(os.urandom(10), CODE_LENGTH)


def is_drawn_seed(seed: str) -> bool:
    """Whether it has the form of a seed that nobody chose."""
    return len(seed) == CODE_LENGTH and all(character in BASE_32 for character in seed)


def hand_code(seed: str, hand: int) -> str:
    """The code of hand `hand` (1, 2, ..) of a seed; it cannot be turned back into a drawn seed."""
    return _shake_text(f"tranque/1/hand/{hand}/{seed}", CODE_LENGTH)


def seal_of(code: str) -> str:
    """Shown from the deal on; with the code, shown afterwards, it proves that the deal was not changed."""
    return mark_of(f"tranque/1/seal/{code}")


def mark_of(text: str) -> str:
    """Eight characters by which a text is known again; damage to the text changes them."""
    return _shake_text(text, SEAL_LENGTH)


def other_code(code: str, number: int) -> str:
    """Stands for a hand's code where its bots are to draw otherwise: chance `number` of a par."""
    return _shake_text(f"tranque/1/par/{number}/{code}", CODE_LENGTH)


def show_code(code: str) -> str:
    """`QDQ1-BH1C-VXVE-BNTT`."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def code_from_text(text: str) -> str:
    """Reads a hand code without regard to case, hyphens and spaces; BadText for what is none."""
    characters = [_READ_AS.get(character) for character in text if character not in "- "]
    code = "".join(character for character in characters if character)
    if len(characters) != CODE_LENGTH or len(code) != CODE_LENGTH:
        raise BadText("no hand code")
    return code


def deal_of(code: str) -> tuple[TileSet, ...]:
    """Four sets of seven, seats 1 to 4: Fisher-Yates over the code's own word stream."""
    words = words_of(f"tranque/1/deal/{code}")
    tiles = list(TILES)
    for last in range(len(tiles) - 1, 0, -1):
        chosen = draw_below(last + 1, words)
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    return tuple(tile_set(tiles[start : start + DEALT]) for start in range(0, len(tiles), DEALT))


def typed_code(holdings: tuple[TileSet, ...]) -> str:
    """Stands for the code of a deal that was typed in, in the chance of its bots."""
    tiles = "".join(TILE_TEXT[tile] for seat in SEATS for tile in tiles_in(holdings[seat - 1]))
    return _shake_text(f"tranque/1/typed/{tiles}", CODE_LENGTH)


class Chance:
    """The endless stream of 32-bit words that one decision may draw from; equal for equal code, seat and turn. It keeps
    no code, from which whoever draws could work out the deal: a hash begun with it cannot be turned back."""

    def __init__(self, code: str, seat: Seat, turn: int) -> None:
        self._begun = hashlib.shake_256(f"tranque/1/bot/{code}/{seat}/{turn}/".encode())
        self._stream = bytearray()
        self._place = 0

    def take(self, words: int) -> bytes:
        """The next `words` big-endian 32-bit words."""
        start, self._place = self._place, self._place + 4 * words
        if self._place > len(self._stream):
            self._reach(self._place)
        return bytes(self._stream[start : self._place])

    def below(self, limit: int) -> int:
        """Uniform from 0 to limit - 1; ValueError for a limit outside 1 to 2**32."""
        return draw_below(limit, self._word)

    def _word(self) -> int:
        return int.from_bytes(self.take(1), "big")

    def _reach(self, length: int) -> None:
        # Most decisions draw a few words, and a block's first bytes cost a hundredth of the block.
        if length <= FIRST_BYTES:
            self._stream += self._block(0, FIRST_BYTES)
            return
        whole_blocks = len(self._stream) // BLOCK_BYTES
        del self._stream[whole_blocks * BLOCK_BYTES :]
        for number in range(whole_blocks, -(-length // BLOCK_BYTES)):
            self._stream += self._block(number, BLOCK_BYTES)

    def _block(self, number: int, length: int) -> bytes:
        block = self._begun.copy()
        block.update(str(number).encode())
        return block.digest(length)


def draw_below(limit: int, word: Callable[[], int]) -> int:
    """Uniform from 0 to limit - 1 over 32-bit words; those of the last, uneven stretch are thrown away."""
    if not 1 <= limit <= 2**32:
        raise ValueError(f"no 32-bit word is drawn below {limit}")
    fair = 2**32 - 2**32 % limit
    while (drawn := word()) >= fair:
        pass
    return drawn % limit


def words_of(text: str) -> Callable[[], int]:
    """The endless stream of 32-bit words of a name. A longer SHAKE digest begins with the shorter one."""

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
