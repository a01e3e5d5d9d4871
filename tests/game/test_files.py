"""What is read of a file that somebody names: so much as can be meant, and UTF-16 where its mark says so."""

import codecs
import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from game.files import MOST_BYTES, TooLarge, as_utf8, content_of, content_of_stream, piped_content_of
from game.record import RecordRefused, read_record
from game.words import Words
from scenes.store.record_file import Refused, match_in
from scenes.store.saves import Saves

ROOT = Path(__file__).parent.parent.parent
RECORD = ROOT / "tests" / "records" / "chiva-random-nandu.jsonl"
ENCODINGS = {"utf-8": b"", "utf-8-sig": b"", "utf-16-le": codecs.BOM_UTF16_LE, "utf-16-be": codecs.BOM_UTF16_BE}


def replayed(*arguments: str, stdin: bytes = b"") -> tuple[int, bytes, str]:
    command = [sys.executable, "-m", "tools.seed_replay", *arguments, "--lang", "en"]
    done = subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, check=False, timeout=60)
    return done.returncode, done.stdout, done.stderr.decode()


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_record_is_read_in_each_encoding_that_a_shell_writes(tmp_path: Path, encoding: str, ends: str) -> None:
    """PowerShell 5.1 writes what is sent to a file as UTF-16 with a mark and CRLF."""
    written = tmp_path / "written.jsonl"
    text = RECORD.read_text(encoding="utf-8").replace("\n", ends)
    written.write_bytes(ENCODINGS[encoding] + text.encode(encoding))
    assert read_record(written.read_bytes()).to_bytes() == RECORD.read_bytes()
    assert len(match_in(written, Words("en")).hands) == 8
    assert replayed(str(written), "--record") == (0, RECORD.read_bytes(), "")


def test_a_hand_s_line_is_read_from_such_a_file_too(tmp_path: Path) -> None:
    line = 'tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66" 66 46> 56< 05< 44> 24> 23> 36> 01< 06> 02> 26> 11< 12< - 16>'
    line += " - 22< 13> - 35> 25< 15< 45> - 34>"
    written = tmp_path / "hand.txt"
    for encoding, mark in ENCODINGS.items():
        written.write_bytes(mark + line.encode(encoding))
        assert match_in(written, Words("en")).hand.is_over


def test_settings_that_an_editor_wrote_so_are_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "es", "volume": 30}', encoding="utf-16")
    saves = Saves(tmp_path)
    assert (saves.settings().language, saves.settings().volume) == ("es", 30)
    saves.finish()


def test_half_a_letter_and_no_mark_are_refused_and_nothing_is_guessed() -> None:
    whole = RECORD.read_text(encoding="utf-8").encode("utf-16")
    for broken in (whole[:-1], whole[:2] + b"\x00\xd8", whole[2:]):
        with pytest.raises(RecordRefused):
            read_record(broken)
    assert as_utf8(b"\xe9") == b"\xe9"


@pytest.mark.skipif(sys.platform == "win32", reason="such a file is no sparse one there")
def test_both_readers_refuse_a_file_that_no_record_can_be_in_one_line(tmp_path: Path) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as file:
        file.truncate(8_000_000_000)
    said = f"{huge}: the file is too large for a record"
    with pytest.raises(Refused, match="too large") as refused:
        match_in(huge, Words("en"))
    assert str(refused.value) == said
    assert replayed(str(huge)) == (2, b"", said + "\n")
    assert replayed("--sheet", str(huge)) == (2, b"", said + "\n")
    assert replayed("-", stdin=b"\0" * (MOST_BYTES + 1))[2] == "-: the file is too large for a record\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no such devices there")
def test_what_never_ends_is_refused_by_the_command_and_not_opened_by_the_window() -> None:
    status, out, said = replayed("/dev/zero")
    assert (status, out, said) == (2, b"", "/dev/zero: the file is too large for a record\n")
    with pytest.raises(OSError, match=os.strerror(22)):
        content_of(Path("/dev/zero"))


@pytest.mark.skipif(sys.platform == "win32", reason="such a file is no sparse one there")
@pytest.mark.parametrize("name", ["settings.json", "window.json", "last.json", "statistics.json", "duplicate.json"])
def test_a_huge_file_in_the_folder_stops_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "records").mkdir()
    for path in (tmp_path / name, tmp_path / "records" / "huge.jsonl"):
        with path.open("wb") as file:
            file.truncate(8_000_000_000)
    saves = Saves(tmp_path)
    saves.settings(), saves.window_size(), saves.saved(), saves.duplicate()
    told = [saves.take_message(Words("en")) for _ in range(2)]
    assert sorted(line or "" for line in told) == sorted(
        [f"{name} cannot be read: it is too large", "huge.jsonl cannot be read: it is too large"]
    )
    saves.finish()


def test_the_limit_is_where_it_is_said_to_be(tmp_path: Path) -> None:
    (tmp_path / "four").write_bytes(b"four")
    for most, fits in ((4, True), (3, False)):
        ways: list[Callable[[int], bytes]] = [
            lambda most: content_of(tmp_path / "four", most),
            lambda most: piped_content_of(tmp_path / "four", most),
            lambda most: content_of_stream(BytesIO(b"four"), most),
        ]
        for read in ways:
            if fits:
                assert read(most) == b"four"
            else:
                with pytest.raises(TooLarge):
                    read(most)
