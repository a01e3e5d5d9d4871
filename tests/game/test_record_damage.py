"""Damaged records: refused with one line, or taken with the meaning they had; never anything else."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.match import Match
from game.record import Record, RecordRefused, read_record
from game.sentences import refusal_line
from game.words import Words
from tests.game.record_play import family_match, press
from tests.independent_engine import check

Damage = Callable[[bytes, Random], bytes]
WRONG_VALUES: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2**64,
    10**400,
    1.0,
    -0.5,
    "",
    "66",
    "x" * 5000,
    [],
    [[]],
    {},
    {"1": {}},
    "é\u2028",
)


def whole_records() -> list[bytes]:
    """Both games: over and in play, with undo, restart, new lines and hands given up."""
    records = []
    for game in ("chiva", "sixlove"):
        for seed in range(4):
            chance = Random(f"{game} {seed}")
            match = family_match(game, f"seed {seed}")
            for _ in range(60 + 40 * seed):
                press(match, chance.randrange(40 * 28))
            records.append(Record(match, {"speed": "fast"} if seed % 2 else None).to_bytes())
    return records


def truncate(data: bytes, chance: Random) -> bytes:
    return data[: chance.randrange(len(data))]


def flip_bits(data: bytes, chance: Random) -> bytes:
    flipped = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        flipped[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(flipped)


def swap_lines(data: bytes, chance: Random) -> bytes:
    lines = data.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def repeat_or_drop_line(data: bytes, chance: Random) -> bytes:
    lines = data.split(b"\n")
    place = chance.randrange(len(lines))
    lines[place : place + 1] = [lines[place]] * chance.choice([0, 2, 3])
    return b"\n".join(lines)


def put_number(data: bytes, chance: Random) -> bytes:
    """A number of the file becomes a huge or a strange one."""
    digits = [place for place in range(len(data)) if data[place : place + 1].isdigit()]
    place = chance.choice(digits)
    number = chance.choice(
        [b"9" * 30, b"9" * 5000, b"-1", b"1e400", b"1.0", b"NaN", b"01", b"0x1", b"1_0", "１".encode()]
    )
    return data[:place] + number + data[place + 1 :]


def put_value(data: bytes, chance: Random) -> bytes:
    """One value of one row, however deep, becomes another of any type."""
    lines = data.rstrip(b"\n").split(b"\n")
    number = chance.randrange(len(lines))
    place: Any = json.loads(lines[number])
    row = place
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        if chance.random() < 0.5 and isinstance(place[key], dict | list) and place[key]:
            place = place[key]
            continue
        if chance.random() < 0.2 and isinstance(place, dict):
            del place[key]
        else:
            place[key] = chance.choice(WRONG_VALUES)
        break
    lines[number] = json.dumps(row, ensure_ascii=chance.random() < 0.5).encode()
    return b"\n".join(lines) + b"\n"


def nest_deeply(data: bytes, chance: Random) -> bytes:
    depth = chance.choice([60, 70, 1000, 50_000])
    opening, closing = chance.choice([(b"[", b"]"), (b'{"a": ', b"}")])
    nest = opening * depth + b"1" + closing * chance.choice([depth, depth - 1, 0])
    places = [place for place in range(len(data)) if data[place : place + 2] == b": "]
    place = chance.choice(places) + 2
    return data[:place] + nest + b', "x": ' + data[place:]


def put_bytes(data: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(data))
    foreign = chance.choice(
        [b"\xff", b"\xc3", b"\x00", b"\xed\xa0\x80", "\u2028".encode(), b"\r", b"\n", b"\\ud800", b'"']
    )
    return data[:place] + foreign + data[place:]


def encode_otherwise(data: bytes, chance: Random) -> bytes:
    return data.decode().encode(chance.choice(["utf-16", "utf-32", "latin-1", "utf-8-sig"]), "replace")


def mark_and_crlf(data: bytes, chance: Random) -> bytes:
    return chance.choice([b"", b"\xef\xbb\xbf"]) + data.replace(b"\n", chance.choice([b"\r\n", b"\n", b"\r", b"\n\n"]))


DAMAGES: tuple[Damage, ...] = (
    truncate,
    flip_bits,
    swap_lines,
    repeat_or_drop_line,
    put_number,
    put_value,
    nest_deeply,
    put_bytes,
    encode_otherwise,
    mark_and_crlf,
)


def ends_of(match: Match) -> list[object]:
    """Deal and result of the hands that are over: what no damage may change unseen. A word may turn into another that
    is as legal where nothing after it depends on it: a tile laid on the other of two equal ends."""
    return [(hand.number, hand.states[0].dealt, hand.result) for hand in match.hands if hand.is_over]


@pytest.mark.parametrize("variants", [300, pytest.param(5000, marks=pytest.mark.long)])
def test_damaged_records_are_refused_or_mean_what_they_say(variants: int) -> None:
    chance = Random("damage")
    records = whole_records()
    matches = [read_record(record).match for record in records]
    means = [ends_of(match) for match in matches]
    tables = [(match.seed, match.game) for match in matches]
    words = [Words("en"), Words("es")]
    taken = 0
    for number in range(variants):
        place = number % len(records)
        data = DAMAGES[number % len(DAMAGES)](records[place], chance)
        try:
            record = read_record(data)
        except RecordRefused as refused:
            for language in words:
                line = refusal_line(language, refused, "kept.jsonl")
                assert line.startswith("kept.jsonl")
                assert line.isprintable()
                assert len(line) < 300
            continue
        taken += 1
        written = record.to_bytes()
        assert read_record(written).to_bytes() == written
        check(written)
        is_same_table = (record.match.seed, record.match.game) == tables[place]
        assert not is_same_table or all(end in means[place] for end in ends_of(record.match))
    assert 0 < taken < variants // 2


def test_what_is_taken_passes_the_second_engine() -> None:
    for record in whole_records():
        check(record)
