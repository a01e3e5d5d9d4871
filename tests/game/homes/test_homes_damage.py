"""Damaged and lying lines and files: refused with one line, or taken with the meaning they had."""

from collections.abc import Callable
from random import Random

import pytest

from game.deal import mark_of
from game.homes.event import Event, Who, event_from_text
from game.homes.lines import LineRefused
from game.homes.reading import FromOutside, line_from_text, lines_from_bytes
from game.homes.result import HomeResult
from game.sentences import refusal_line
from game.words import Words
from tests.game.homes.homes_play import EVENTS, result
from tests.game.homes.test_sheet import counted

Damage = Callable[[str, Random], str]
FOREIGN = (
    "",
    " ",
    '"',
    "\\",
    "/",
    "-",
    "\n",
    "\r",
    "\0",
    "\ud800",
    "\u2028",
    "é",
    "66",
    "+9",
    "=1",
    "x" * 40_000,
    "١",
    "bots:1",
)
DAY = Event("2026-12-01", "chiva", "tranque/1/day/2026-12-01/chiva", 1, Who.ONE, "easy")


def sources() -> list[FromOutside]:
    results = [result(event, "Casa") for event in (*EVENTS, DAY)]
    return [*EVENTS, DAY, *results]


def one_letter(line: str, chance: Random) -> str:
    place = chance.randrange(len(line))
    return line[:place] + chance.choice(line) + line[place + 1 :]


def drop(line: str, chance: Random) -> str:
    place = chance.randrange(len(line))
    return line[:place] + line[place + chance.choice([1, 2, 9]) :]


def cut(line: str, chance: Random) -> str:
    return line[: chance.randrange(len(line))]


def put(line: str, chance: Random) -> str:
    place = chance.randrange(len(line) + 1)
    return line[:place] + chance.choice(FOREIGN) + line[place:]


def swap_pieces(line: str, chance: Random) -> str:
    pieces = line.split(" ")
    one, other = chance.randrange(len(pieces)), chance.randrange(len(pieces))
    pieces[one], pieces[other] = pieces[other], pieces[one]
    return " ".join(pieces)


def repeat_or_drop_piece(line: str, chance: Random) -> str:
    pieces = line.split(" ")
    place = chance.randrange(len(pieces))
    pieces[place : place + 1] = [pieces[place]] * chance.choice([0, 2, 3])
    return " ".join(pieces)


def put_piece(line: str, chance: Random) -> str:
    pieces = line.split(" ")
    pieces[chance.randrange(len(pieces))] = chance.choice(FOREIGN)
    return " ".join(pieces)


def other_case(line: str, chance: Random) -> str:
    return chance.choice([line.upper(), line.lower(), line.swapcase()])


def space(line: str, chance: Random) -> str:
    return chance.choice([" ", "\n", "\ufeff", ""]) + line + chance.choice(["\r\n", "  ", "\n\n", "\0"])


def swap_boards(line: str, chance: Random) -> str:
    boards = line.split(" / ")
    place = chance.randrange(len(boards))
    boards.insert(chance.randrange(len(boards)), boards.pop(place))
    return " / ".join(boards)


DAMAGES: tuple[Damage, ...] = (
    one_letter,
    drop,
    cut,
    put,
    swap_pieces,
    repeat_or_drop_piece,
    put_piece,
    other_case,
    space,
    swap_boards,
)


def lied(line: str) -> str:
    """The mark made anew, as somebody does who knows the format."""
    text = line.rpartition(" ")[0]
    kind = "result" if text.startswith("tranque result") else "event"
    return f"{text} {mark_of(f'tranque/1/{kind}/{text}')}" if text.isprintable() else line


def must_be_one_line(refused: LineRefused) -> None:
    for language in ("en", "es"):
        line = refusal_line(Words(language), refused, "f")
        assert line.startswith("f:")
        assert line.isprintable()
        assert len(line) < 300


@pytest.mark.parametrize("variants", [300, pytest.param(3000, marks=pytest.mark.long)])
def test_damaged_lines_are_refused_or_mean_what_they_meant(variants: int) -> None:
    chance, taken = Random("lines"), 0
    kept = sources()
    for number in range(variants):
        value = kept[number % len(kept)]
        try:
            found = line_from_text(DAMAGES[number // 3 % len(DAMAGES)](str(value), chance))
        except LineRefused as refused:
            must_be_one_line(refused)
            continue
        taken += 1
        assert found == value
    assert 0 < taken < variants // 2


@pytest.mark.parametrize("variants", [300, pytest.param(3000, marks=pytest.mark.long)])
def test_lying_lines_are_refused_or_no_lie(variants: int) -> None:
    """What is taken reads back, and the second engine counts the same points from its words."""
    chance, taken = Random("lies"), 0
    kept = sources()
    for number in range(variants):
        line = lied(DAMAGES[number // 3 % len(DAMAGES)](str(kept[number % len(kept)]), chance))
        try:
            found = line_from_text(line)
        except LineRefused as refused:
            must_be_one_line(refused)
            continue
        taken += 1
        assert line_from_text(str(found)) == found
        if isinstance(found, HomeResult):
            [(_, marks)] = counted([str(found)]).items()
            assert [points for points, _ in marks] == list(found.points)
    assert 0 < taken < variants // 2


def bytes_damaged(data: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(data))
    match chance.randrange(6):
        case 0:
            return data[:place]
        case 1:
            return data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]
        case 2:
            return (
                data[:place] + chance.choice([b"\xff", b"\x00", b"\xc3", b"\xed\xa0\x80", b"\n", b"\r"]) + data[place:]
            )
        case 3:
            lines = data.split(b"\n")
            lines.insert(chance.randrange(len(lines)), lines.pop(chance.randrange(len(lines))))
            return b"\n".join(lines)
        case 4:
            return data.decode().encode(chance.choice(["utf-16", "utf-16-le", "utf-32", "utf-8-sig"]))
        case _:
            return data.replace(b"\n", chance.choice([b"\r\n", b"\n\n\n", b"\r"]))


@pytest.mark.parametrize("variants", [150, pytest.param(3000, marks=pytest.mark.long)])
def test_damaged_files_are_refused_or_hold_what_they_held(variants: int) -> None:
    chance, taken = Random("files"), 0
    kept = sources()
    for _ in range(variants):
        values = chance.sample(kept, 3)
        data = "".join(f"{value}\n" for value in values).encode()
        try:
            found = lines_from_bytes(bytes_damaged(data, chance))
        except LineRefused as refused:
            must_be_one_line(refused)
            continue
        taken += 1
        assert set(found) <= set(values)
    assert 0 < taken < variants


def test_a_line_of_another_version_is_refused_by_its_number() -> None:
    for value in sources():
        with pytest.raises(LineRefused, match="version 2 of this line is not known"):
            line_from_text(lied(str(value).replace(" 1 ", " 2 ", 1)))


def test_one_changed_letter_never_makes_another_event() -> None:
    line = str(EVENTS[0])
    for place in range(len(line)):
        for letter in '0aZ "8':
            if line[place] != letter:
                with pytest.raises(LineRefused):
                    event_from_text(line[:place] + letter + line[place + 1 :])
