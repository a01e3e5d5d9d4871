"""The replay command: every call does what it promises, every wrong one is refused with one line and status 2."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game import __version__
from game.record import Record, hand_to_text, read_record
from tests.game.record_play import family_match
from tests.game.record_rows import data_of, rows_of, seed_record
from tests.independent_engine import check
from tools.replay_call import TAKES_VALUE
from tools.seed_replay import main

RECORDS = Path(__file__).parent.parent / "records"
CODE = "QDQ1-BH1C-VXVE-BNTT"
Replay = Callable[..., tuple[int, bytes, str]]


@pytest.fixture
def replay(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Replay:
    """Runs the command; status, standard output, standard error."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*arguments: str) -> tuple[int, bytes, str]:
        status = main(arguments)
        out, told = capfdbinary.readouterr()
        return status, out, told.decode()

    return run


def events(record: bytes) -> list[str]:
    return [row["result"]["event"] for row in rows_of(record)[1:]]


# ---------------------------------------------------------------------- playing from a seed


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_so_many_matches_are_played_to_their_end(replay: Replay, game: str) -> None:
    status, out, told = replay("--game", game, "--seed", "42", "--matches", "3", "--bots", "random", "--record")
    assert (status, told) == (0, "")
    assert events(out).count("match") == 3
    assert events(out)[-1] == "match"
    check(out)
    assert read_record(out).to_bytes() == out


def test_one_match_is_the_default(replay: Replay) -> None:
    _, one, _ = replay("--game", "chiva", "--seed", "42", "--matches", "1", "--bots", "random", "--record")
    _, out, _ = replay("--game", "chiva", "--seed", "42", "--bots", "random", "--record")
    assert out == one


def test_so_many_hands_are_played_over_the_ends_of_matches(replay: Replay) -> None:
    _, out, _ = replay("--game", "chiva", "--seed", "42", "--hands", "80", "--bots", "random", "--record")
    assert len(events(out)) == 80
    assert events(out).count("match") > 1


def test_of_hands_and_matches_the_first_that_is_reached_counts(replay: Replay) -> None:
    call = ("--game", "chiva", "--seed", "42", "--bots", "random", "--record")
    _, out, _ = replay(*call, "--hands", "3", "--matches", "9")
    assert len(events(out)) == 3
    _, out, _ = replay(*call, "--hands", "500", "--matches", "1")
    assert events(out).count("match") == 1


def test_the_levels_are_those_that_were_asked_for(replay: Replay) -> None:
    _, out, _ = replay("--game", "chiva", "--seed", "1", "--hands", "1", "--record")
    assert [seat["level"] for seat in rows_of(out)[0]["seats"]] == ["easy"] * 4
    _, out, _ = replay("--game", "chiva", "--seed", "1", "--hands=1", "--record", "--bots=random,heaviest,random,easy")
    assert [seat["level"] for seat in rows_of(out)[0]["seats"]] == ["random", "heaviest", "random", "easy"]
    assert [seat["name"] for seat in rows_of(out)[0]["seats"]] == ["S1", "S2", "S3", "S4"]


def test_the_seed_is_the_same_however_it_is_typed(replay: Replay) -> None:
    _, composed, _ = replay("--game", "chiva", "--seed", "ñandú", "--hands", "1", "--bots", "random", "--record")
    _, apart, _ = replay(
        "--game", "chiva", "--seed", "  n\u0303andu\u0301 ", "--hands", "1", "--bots", "random", "--record"
    )
    assert composed == apart
    _, minus, _ = replay("--game", "chiva", "--seed", "-7", "--hands", "1", "--bots", "random", "--record")
    assert rows_of(minus)[0]["seed"] == "-7"


def test_without_a_seed_one_is_drawn_and_said(replay: Replay) -> None:
    call = ("--game", "sixlove", "--hands", "1", "--bots", "random", "--record")
    _, first, _ = replay(*call)
    _, second, _ = replay(*call)
    seed = rows_of(first)[0]["seed"]
    assert len(seed) == 16
    assert seed != rows_of(second)[0]["seed"]
    assert replay(*call, "--seed", seed)[1] == first
    _, text, _ = replay("--game", "sixlove", "--hands", "1", "--bots", "random", "--lang", "en")
    assert text.startswith(b"Six love, seed ")


# ---------------------------------------------------------------------- one hand


def test_a_hand_is_played_from_its_code(replay: Replay) -> None:
    status, out, _ = replay("--game", "chiva", "--hand", CODE.lower(), "--bots", "random", "--record")
    header, hand = rows_of(out)
    assert status == 0
    assert header["seed"] is None
    assert (hand["hand"], hand["code"], hand["open"]) == (1, "QDQ1BH1CVXVEBNTT", "66")
    check(out)
    _, text, _ = replay("--game", "chiva", "--hand", CODE, "--bots", "random", "--lang", "en")
    assert b"Code QDQ1-BH1C-VXVE-BNTT\n" in text
    assert b"Seal BZ1YHP0Z\n" in text


@pytest.mark.parametrize(("game", "opening"), [("chiva", "seat 3"), ("sixlove", "name 2"), ("chiva", "66")])
def test_a_hand_opens_as_it_was_opened(replay: Replay, game: str, opening: str) -> None:
    _, out, _ = replay("--game", game, "--hand", CODE, "--open", opening, "--bots", "random", "--record")
    assert rows_of(out)[1]["open"] == opening
    check(out)


def test_the_bots_of_a_hand_from_its_code_play_as_in_the_match(replay: Replay) -> None:
    _, match, _ = replay("--game", "chiva", "--seed", "42", "--hands", "1", "--bots", "random", "--record")
    _, hand, _ = replay("--game", "chiva", "--hand", CODE, "--bots", "random", "--record")
    assert rows_of(match)[1]["play"] == rows_of(hand)[1]["play"]


# ---------------------------------------------------------------------- reading a record


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_record_comes_out_as_it_went_in(replay: Replay, file: Path) -> None:
    assert replay(str(file), "--record") == (0, file.read_bytes(), "")
    for language in ("en", "es"):
        status, text, told = replay(str(file), "--lang", language)
        assert (status, told) == (0, "")
        assert text.count(b"Code ") + text.count("Código ".encode()) <= file.read_bytes().count(b'"code": ')


def test_a_hand_in_play_shows_its_plays_and_no_tile_still_held(replay: Replay, tmp_path: Path) -> None:
    file = tmp_path / "en juego ñ.jsonl"
    file.write_bytes(seed_record("chiva", hands=1, in_play=5))
    status, out, _ = replay(str(file), "--lang", "en")
    in_play = out.decode().split("Hand 2\n")[1]
    assert status == 0
    assert "This hand is in play" in in_play
    words = rows_of(file.read_bytes())[-1]["play"].split()
    shown = {tile for tile in all_tiles() if tile in in_play}
    assert shown == {f"{word[0]}-{word[1]}" for word in words if word[0] != "-"}
    assert "Code" not in in_play


def all_tiles() -> list[str]:
    return [f"{low}-{high}" for low in range(7) for high in range(low, 7)]


def test_a_hand_given_up_is_shown_like_one_that_is_over(replay: Replay, tmp_path: Path) -> None:
    file = tmp_path / "up.jsonl"
    match = family_match("sixlove")
    match.deal_next()
    match.deal_afresh()
    file.write_bytes(Record(match).to_bytes())
    _, out, _ = replay(str(file), "--lang", "en")
    given_up = out.decode().split("Hand 2")[0]
    assert "This hand was given up" in given_up
    assert "New session" in given_up
    assert all(tile in given_up for tile in all_tiles())


# ---------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "give --game"),
        (["--seed", "42"], "give --game"),
        (["--game", "muggins"], "--game muggins"),
        (["--game"], "--game needs a value"),
        (["--game", "--record"], "--game needs a value"),
        (["--game", "chiva", "--fast"], "--fast is no flag"),
        (["--game", "chiva", "-x"], "-x is no flag"),
        (["--game", "chiva", "--record=yes"], "--record takes no value"),
        (["--game", "chiva", "--game", "chiva"], "--game is given twice"),
        (["--game", "chiva", "--seed", ""], "the seed is empty"),
        (["--game", "chiva", "--seed", " "], "the seed is empty"),
        (["--game", "chiva", "--seed", "x" * 65], "at most 64"),
        (["--game", "chiva", "--seed", "a\nb"], "cannot be shown"),
        (["--game", "chiva", "--seed", "a\u200bb"], "cannot be shown"),
        (["--game", "chiva", "--seed", "\udcff"], "cannot be shown"),
        (["--game", "chiva", "--matches", "0"], "a number from 1"),
        (["--game", "chiva", "--hands", "-1"], "a number from 1"),
        (["--game", "chiva", "--hands", "1.5"], "a number from 1"),
        (["--game", "chiva", "--hands", "٣"], "a number from 1"),
        (["--game", "chiva", "--hands", "9" * 5000], "a number from 1 to 999999999"),
        (["--game", "chiva", "--bots", "godlike"], "--bots godlike"),
        (["--game", "chiva", "--bots", ""], "--bots"),
        (["--game", "chiva", "--bots", "easy,easy"], "one or four"),
        (["--game", "chiva", "--bots", "easy,easy,easy,easy,easy"], "one or four"),
        (["--game", "chiva", "--lang", "fr"], "--lang fr"),
        (["--game", "chiva", "--hand", "QDQ1"], "no hand code"),
        (["--game", "chiva", "--hand", CODE, "--seed", "1"], "--seed does not go with --hand"),
        (["--game", "chiva", "--hand", CODE, "--hands", "1"], "--hands does not go with --hand"),
        (["--game", "chiva", "--hand", CODE, "--matches", "1"], "--matches does not go with --hand"),
        (["--game", "chiva", "--open", "66"], "--open goes with --hand"),
        (["--game", "chiva", "--hand", CODE, "--open", "name 2"], "no hand of this game"),
        (["--game", "sixlove", "--hand", CODE, "--open", "seat 2"], "no hand of this game"),
        (["--game", "chiva", "--hand", CODE, "--open", "seat 5"], "no opening"),
        (["a.jsonl", "b.jsonl"], "only one file"),
        (["a.jsonl", "--game", "chiva"], "--game does not go with FILE"),
        (["a.jsonl", "--hands", "1"], "--hands does not go with FILE"),
        (["--game", "chiva", "--at", "1"], "--at needs --picture / --film"),
        (["--game", "chiva", "--picture", "x.png"], "--picture needs --at"),
        (["--game", "chiva", "--film", "x.gif"], "--film needs --at"),
        (["--game", "chiva", "--at", "1", "--film", "x.txt"], "--film x.txt: its name must end in .gif"),
        (["--game", "chiva", "--at", "1", "--picture", "x.jpg"], "--picture x.jpg: its name must end in .png"),
        (["--game", "chiva", "--at", "0", "--film", "x.gif"], "it must be a hand"),
        (["--game", "chiva", "--at", "1.2", "--film", "x.gif"], "a whole hand"),
        (["--game", "chiva", "--at", "1", "--film", "x.gif", "--picture", "x.png"], "does not go with"),
    ],
)
def test_a_wrong_call_gets_one_line_and_nothing_else(replay: Replay, arguments: list[str], reason: str) -> None:
    status, out, told = replay(*arguments)
    assert (status, out) == (2, b"")
    assert reason in told
    assert told.count("\n") == 1
    status, out, told = replay(*arguments, "--lang", "es")
    assert (status, out, told.count("\n")) == (2, b"", 1)


def test_the_line_is_in_the_users_language(replay: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no es una opción" in replay("--fast", "--lang", "es")[2]
    assert "no es una opción" in replay("--fast", "--lang=es")[2]
    monkeypatch.setenv("LC_ALL", "es_DO.UTF-8")
    assert "no es una opción" in replay("--fast")[2]
    assert "is no flag" in replay("--lang", "en", "--fast")[2]


def test_a_record_is_refused_by_file_line_hand_and_word(replay: Replay, tmp_path: Path) -> None:
    rows = rows_of(seed_record("chiva"))
    rows[2]["play"] = rows[2]["play"].replace(" ", " 99 ", 1)
    file = tmp_path / "bad.jsonl"
    file.write_bytes(data_of(rows))
    assert replay(str(file), "--lang", "en") == (2, b"", f"{file}:3: hand 2 word 2: 99 is no word\n")
    in_spanish = f"{file}:3: mano 2 palabra 2: 99 no es una palabra\n"
    assert replay(str(file), "--record", "--lang", "es") == (2, b"", in_spanish)
    file.write_bytes(b'{"tranque": 2}\n')
    assert replay(str(file), "--lang", "en") == (2, b"", f"{file}:1: version 2 of the record is not known\n")
    file.write_bytes(b"")
    assert replay(str(file), "--lang", "en") == (2, b"", f"{file}: the file is empty\n")


def test_a_file_that_cannot_be_read_is_named(replay: Replay, tmp_path: Path) -> None:
    assert "there is no such file" in replay(str(tmp_path / "none.jsonl"))[2]
    assert "it is a folder" in replay(str(tmp_path))[2]
    status, out, told = replay("a\0b")
    assert (status, out, told.count("\n")) == (2, b"", 1)
    assert replay("bad\nname\udcff")[2].count("\n") == 1


def test_a_moment_that_is_not_there_is_refused(replay: Replay, tmp_path: Path) -> None:
    file = tmp_path / "short.jsonl"
    file.write_bytes(seed_record("chiva", hands=1, in_play=5))
    for at, reason in (("2", "in play"), ("2.1", "in play"), ("3", "no hand 3"), ("1.99", "no word 99")):
        status, out, told = replay(str(file), "--at", at, "--picture", str(tmp_path / "x.png"))
        assert (status, out) == (2, b"")
        assert reason in told
    assert not (tmp_path / "x.png").exists()


def test_help_names_every_flag(replay: Replay) -> None:
    for language in ("en", "es"):
        status, out, told = replay("--help", "--lang", language)
        assert (status, told) == (0, "")
        assert all(flag in out.decode() for flag in TAKES_VALUE if flag not in ("-h", "--help"))


def test_the_version_is_told(replay: Replay) -> None:
    assert replay("--version") == (0, f"tranque-replay {__version__}\n".encode(), "")


def test_a_hand_of_the_record_can_be_sent_as_a_line(replay: Replay) -> None:
    _, out, _ = replay("--game", "chiva", "--seed", "42", "--hands", "1", "--bots", "random", "--record")
    assert hand_to_text(read_record(out).match.hand).startswith(f"tranque 1 chiva {CODE} ")
