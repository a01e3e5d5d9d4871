"""What a fuzzer feeds: one file of bytes goes to every reader of text from outside."""

from contextlib import suppress

from game.deal import BadText, code_from_text, seed_from_text, show_code
from game.homes.lines import LineRefused
from game.homes.reading import line_from_text, lines_from_bytes
from game.record import RecordRefused, hand_from_text, hand_to_text, read_record
from game.sentences import refusal_line
from game.words import Words

SPANISH = Words("es")


def read_everything(data: bytes) -> None:
    """Raises only for a fault of the readers: whatever they take, they must write and read again alike."""
    _read_as_record(data)
    text = data.decode(errors="surrogateescape")
    _read_as_hand(text)
    _read_as_lines(data, text)
    with suppress(BadText):
        code = code_from_text(text)
        assert code_from_text(show_code(code)) == code
    with suppress(BadText):
        seed = seed_from_text(text)
        assert seed_from_text(seed) == seed


def _read_as_record(data: bytes) -> None:
    try:
        record = read_record(data)
    except RecordRefused as refused:
        _must_be_a_line(refused)
        return
    written = record.to_bytes()
    assert read_record(written).to_bytes() == written


def _read_as_hand(text: str) -> None:
    try:
        match = hand_from_text(text)
    except RecordRefused as refused:
        _must_be_a_line(refused)
        return
    written = hand_to_text(match.hand)
    assert hand_to_text(hand_from_text(written).hand) == written


def _read_as_lines(data: bytes, text: str) -> None:
    try:
        found = line_from_text(text)
        assert line_from_text(str(found)) == found
        many = lines_from_bytes(data)
        assert lines_from_bytes("".join(f"{one}\n" for one in many).encode()) == many
    except LineRefused as refused:
        _must_be_a_line(refused)


def _must_be_a_line(refused: RecordRefused) -> None:
    for line in (str(refused), refusal_line(SPANISH, refused, "f")):
        assert line.isprintable()
        assert len(line) < 300
