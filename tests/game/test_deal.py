"""Seeds, codes, seals, deals and chance: the formats, for ever."""

import hashlib
from collections import Counter
from random import Random

import pytest

from game.deal import (
    BASE_32,
    BLOCK_BYTES,
    BadText,
    Chance,
    code_from_text,
    deal_of,
    draw_below,
    draw_seed,
    hand_code,
    name_from_text,
    seal_of,
    seed_from_text,
    show_code,
    typed_code,
)
from game.tile_sets import EVERY_TILE, to_text
from game.tiles import TILE_TEXT, TILES
from tests.game.random_play import shuffled
from tests.game.vectors import Row, holdings_of, rows_of

CODE = "QDQ1BH1CVXVEBNTT"


@pytest.mark.parametrize("row", rows_of("deals"), ids=lambda row: f"{row['seed'].strip()}-{row['hand']}")
def test_the_deal_of_a_seed_holds(row: Row) -> None:
    code = hand_code(seed_from_text(row["seed"]), row["hand"])
    assert (code, seal_of(code)) == (row["code"], row["seal"])
    assert deal_of(code) == holdings_of(row["deal"])
    assert set(row) == {"seed", "hand", "code", "seal", "deal"}


def test_a_deal_gives_all_tiles_seven_to_a_seat(count: int) -> None:
    for hand in range(1, count + 1):
        holdings = deal_of(hand_code("whole", hand))
        assert sum(holdings) == EVERY_TILE
        assert [holding.bit_count() for holding in holdings] == [7] * 4


def test_a_deal_is_the_shuffle_it_is_written_to_be(count: int) -> None:
    """Said again from the description, with the whole stream read at once."""
    for hand in range(1, count + 1):
        code = hand_code("shuffle", hand)
        stream = hashlib.shake_256(f"tranque/1/deal/{code}".encode()).digest(4096)
        words = iter(int.from_bytes(stream[place : place + 4], "big") for place in range(0, 4096, 4))
        tiles = list(TILE_TEXT)
        for last in range(27, 0, -1):
            fair = 2**32 - 2**32 % (last + 1)
            chosen = next(word for word in words if word < fair) % (last + 1)
            tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
        dealt = [" ".join(sorted(tiles[place : place + 7])) for place in range(0, 28, 7)]
        assert [to_text(holding) for holding in deal_of(code)] == dealt


def test_every_tile_comes_to_every_seat_equally_often() -> None:
    """4,000 deals: 1,000 expected for each of the 112, five deviations of 27 allowed."""
    held = Counter(
        (tile, seat)
        for hand in range(4000)
        for seat, holding in enumerate(deal_of(hand_code("even", hand)))
        for tile in TILES
        if holding >> tile & 1
    )
    assert len(held) == 112
    assert max(abs(times - 1000) for times in held.values()) < 140


def test_hands_of_a_seed_and_seeds_never_deal_alike() -> None:
    deals = [deal_of(hand_code(seed, hand)) for seed in ("7", "007", "7 7") for hand in range(1, 400)]
    assert len(set(deals)) == len(deals)


# ---------------------------------------------------------------------- seeds and names


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("42", "42"),
        ("  42\t", "42"),
        ("\N{NO-BREAK SPACE}42\n", "42"),
        ("007", "007"),
        ("n\N{COMBINING TILDE}andu\N{COMBINING ACUTE ACCENT}", "ñandú"),
        ("a  b", "a  b"),
        ("\N{ANGSTROM SIGN}", "Å"),
        ("\N{LATIN SMALL LIGATURE FI}\N{SUPERSCRIPT TWO}", "\N{LATIN SMALL LIGATURE FI}\N{SUPERSCRIPT TWO}"),
        ("x" * 64, "x" * 64),
        ("n\N{COMBINING TILDE}" * 64, "ñ" * 64),
        (" " * 9 + "x" * 64 + " " * 9, "x" * 64),
        ("\N{DOMINO TILE HORIZONTAL-06-06}", "\N{DOMINO TILE HORIZONTAL-06-06}"),
    ],
)
def test_a_seed_is_composed_and_stripped(typed: str, seed: str) -> None:
    assert seed_from_text(typed) == seed


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty"),
        (" \t\n", "empty"),
        ("x" * 65, "too long"),
        ("a\x00b", "control character"),
        ("a\tb", "control character"),
        ("a\nb", "control character"),
        ("a\x7fb", "control character"),
        ("a\N{ZERO WIDTH JOINER}b", "control character"),
        ("\N{BYTE ORDER MARK}42", "control character"),
        ("a\N{SOFT HYPHEN}b", "control character"),
        ("42\N{RIGHT-TO-LEFT OVERRIDE}", "control character"),
        ("a\udcffb", "control character"),
        ("a\ue000b", "control character"),
        ("a\N{LINE SEPARATOR}b", "control character"),
        ("a\N{PARAGRAPH SEPARATOR}b", "control character"),
    ],
)
def test_a_seed_or_a_name_that_is_none_is_refused_with_its_reason(typed: str, reason: str) -> None:
    for read in (seed_from_text, name_from_text):
        with pytest.raises(BadText) as refused:
            read(typed)
        assert refused.value.reason == reason


def test_a_seed_read_twice_is_the_same_seed(count: int) -> None:
    """Over any characters at all, those that compose or are white space more often than others."""
    chance, read = Random("seeds"), 0
    often = " a\u0301\u0303\u0327\u00a0\u2009\u1100\u1161\u212b\U0001d15e"
    for _ in range(20 * count):
        length = chance.randint(0, 70)
        text = "".join(chance.choice((*often, chr(chance.randrange(0x3000)))) for _ in range(length))
        try:
            seed = seed_from_text(text)
        except BadText:
            continue
        read += 1
        assert seed_from_text(seed) == seed
        assert 1 <= len(seed) <= 64
    assert read > 5 * count


def test_a_name_has_sixteen_characters_at_most() -> None:
    assert name_from_text(" " + "ñ" * 16) == "ñ" * 16
    with pytest.raises(BadText, match="too long"):
        name_from_text("x" * 17)


def test_drawn_seeds_differ_and_read_as_seeds() -> None:
    drawn = {draw_seed() for _ in range(500)}
    assert len(drawn) == 500
    for seed in drawn:
        assert len(seed) == 16
        assert set(seed) <= set(BASE_32)
        assert seed_from_text(seed) == seed


# ---------------------------------------------------------------------- codes and seals


@pytest.mark.parametrize(
    "typed",
    [
        CODE,
        "QDQ1-BH1C-VXVE-BNTT",
        "qdq1 bh1c vxve bntt",
        "QDQIBHLCVXVEBNTT",
        "qdqi-bhlc-vxve-bntt",
        " QDQ1--BH1CVXVEBNTT ",
    ],
)
def test_a_code_is_read_leniently(typed: str) -> None:
    assert code_from_text(typed) == CODE


def test_the_letter_o_is_read_as_zero() -> None:
    assert code_from_text("ovIqcbvca5z8js6k") == code_from_text("OV1Q-CBVC-A5Z8-JS6K") == "0V1QCBVCA5Z8JS6K"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        CODE[:-1],
        CODE + "0",
        CODE[:-1] + "U",
        CODE[:-1] + "u",
        CODE[:-1] + "_",
        CODE[:-1] + "Ñ",
        CODE[:-2] + "\N{LATIN SMALL LETTER SHARP S}",
        CODE[:-1] + "\N{LATIN SMALL LETTER DOTLESS I}",
        CODE[:-1] + "\N{LATIN SMALL LETTER LONG S}",
        CODE[:-1] + "\N{KELVIN SIGN}",
        CODE[:-1] + "\N{FULLWIDTH DIGIT ONE}",
    ],
)
def test_what_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(BadText, match="no hand code"):
        code_from_text(typed)


def test_a_code_is_shown_in_fours_and_reads_back(count: int) -> None:
    assert show_code(CODE) == "QDQ1-BH1C-VXVE-BNTT"
    for hand in range(count):
        code = hand_code("fours", hand)
        assert code_from_text(show_code(code)) == code
        assert (len(code), len(seal_of(code))) == (16, 8)
        assert set(code + seal_of(code)) <= set(BASE_32)


def test_base_32_has_no_letters_that_look_alike() -> None:
    assert len(set(BASE_32)) == 32
    assert not set("ILOU") & set(BASE_32)


def test_a_typed_deal_has_a_code_of_its_own_by_seat() -> None:
    holdings = shuffled(Random(1))
    text = "".join(to_text(holding).replace(" ", "") for holding in holdings)
    digest = int.from_bytes(hashlib.shake_256(f"tranque/1/typed/{text}".encode()).digest(10), "big")
    assert typed_code(holdings) == "".join(BASE_32[digest >> 5 * place & 31] for place in range(15, -1, -1))
    assert typed_code(holdings) != typed_code(holdings[::-1])


# ---------------------------------------------------------------------- chance


def stream(code: str, seat: int, turn: int, blocks: int) -> bytes:
    name = f"tranque/1/bot/{code}/{seat}/{turn}"
    return b"".join(hashlib.shake_256(f"{name}/{block}".encode()).digest(65536) for block in range(blocks))


@pytest.mark.parametrize("seed", range(12))
def test_chance_is_its_stream_however_it_is_taken(seed: int) -> None:
    """Across the short first fetch and across blocks: a fast path that must equal reading whole blocks."""
    chance, pieces = Random(seed), Chance(CODE, 3, seed)
    sizes = [chance.choice((0, 1, 2, 7, 60, 64, 65, 5000, 16384)) for _ in range(12)]
    whole = stream(CODE, 3, seed, 1 + 4 * sum(sizes) // BLOCK_BYTES)
    assert b"".join(pieces.take(size) for size in sizes) == whole[: 4 * sum(sizes)]


def test_below_draws_by_the_rule_of_the_deal() -> None:
    words = stream(CODE, 1, 0, 1)
    chance, place = Chance(CODE, 1, 0), 0
    for limit in [1, 2, 3, 7, 28, 2**31 + 1, 2**32] * 40:
        while (word := int.from_bytes(words[place : place + 4], "big")) >= 2**32 - 2**32 % limit:
            place += 4
        place += 4
        assert chance.below(limit) == word % limit


@pytest.mark.parametrize("limit", [3, 7, 28, 2**31 + 1])
def test_the_first_word_of_the_uneven_stretch_is_thrown_away(limit: int) -> None:
    fair = 2**32 - 2**32 % limit
    assert draw_below(limit, iter([fair - 1]).__next__) == limit - 1
    assert draw_below(limit, iter([fair, 2**32 - 1, 2]).__next__) == 2


def test_below_is_even() -> None:
    """14,000 draws below seven: 2,000 expected of each, five deviations of 41 allowed."""
    chance = Chance(CODE, 2, 5)
    drawn = Counter(chance.below(7) for _ in range(14_000))
    assert sorted(drawn) == list(range(7))
    assert max(abs(times - 2000) for times in drawn.values()) < 210


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_below_refuses_what_one_word_cannot_give(limit: int) -> None:
    with pytest.raises(ValueError, match="drawn below"):
        Chance(CODE, 1, 0).below(limit)


def test_code_seat_and_turn_each_make_another_chance() -> None:
    others = [Chance(CODE, 1, 0), Chance(CODE, 2, 0), Chance(CODE, 1, 1), Chance(CODE[::-1], 1, 0)]
    assert len({chance.take(4) for chance in others}) == 4
    assert Chance(CODE, 1, 0).take(100) == Chance(CODE, 1, 0).take(100)
