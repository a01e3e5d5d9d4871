"""What a home made of an event: a line that can be checked to the last word."""

import re
from random import Random

import pytest

from game.bots.version import BOTS_VERSION
from game.deal import mark_of
from game.homes.check import bots_slices, can_be_checked, check
from game.homes.event import Event, Who
from game.homes.lines import LineRefused
from game.homes.reading import line_from_text, lines_from_bytes, looks_so
from game.homes.result import HomeResult, match_of, result_from_text, result_of
from game.sentences import refusal_line
from game.words import Words
from tests.game.homes.homes_play import EVENTS, begun, play, result

RESULTS = [result(event, home) for event in EVENTS for home in ("Casa 1", "/")]


def again_marked(line: str) -> str:
    """As somebody who knows the format would lie."""
    text = line.rpartition(" ")[0]
    return f"{text} {mark_of('tranque/1/result/' + text)}"


@pytest.mark.parametrize("made", RESULTS, ids=str)
def test_a_result_reads_back_and_holds_every_word(made: HomeResult) -> None:
    line = str(made)
    assert result_from_text(line) == made
    assert line_from_text(f"  {line}\r\n") == made
    assert again_marked(line) == line
    match = match_of(made)
    assert [hand.words for hand in match.hands] == [board.words for board in made.boards]
    assert [hand.seal for hand in match.hands] == [board.seal for board in made.boards]


def test_an_event_that_is_not_over_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        result_of(play(begun(EVENTS[0]), Random(1), 2), "Casa", 1)


def test_points_that_the_words_do_not_give_are_refused_naming_board_and_word() -> None:
    made = RESULTS[0]
    board = made.boards[1]
    for lie in {-2, -1, 0, 1, 2} - {board.points}:
        shown = f"{lie:+d}" if lie else "0"
        line = str(made).replace(f"{board.seal} {board.points:+d} ", f"{board.seal} {shown} ")
        place = f"board 2 word {len(board.words)}: "
        with pytest.raises(LineRefused, match=re.escape(place + "the words make it")):
            result_from_text(again_marked(line))
        with pytest.raises(LineRefused, match=re.escape(place)):
            result_from_text(line)


def test_a_word_that_is_not_open_is_refused_naming_board_and_word() -> None:
    line = str(RESULTS[0])
    seal = RESULTS[0].boards[2].seal
    before, _, after = line.partition(seal)
    words = after.split(" ")
    words[5] = "66"
    with pytest.raises(LineRefused, match="board 3 word 4: 66 is not open to seat"):
        result_from_text(again_marked(before + seal + " ".join(words)))


def test_a_seal_that_the_seed_does_not_make_is_refused() -> None:
    line = str(RESULTS[0])
    seal = RESULTS[0].boards[0].seal
    with pytest.raises(LineRefused, match=f"board 1: its seal is 00000000, the seed makes it {seal}"):
        result_from_text(again_marked(line.replace(seal, "00000000")))
    other = line.replace('"QDQ1BH1CVXVEBNTT"', '"QDQ1BH1CVXVEBNTV"')
    with pytest.raises(LineRefused, match="board 1: its seal is"):
        result_from_text(again_marked(other))


def test_boards_that_miss_or_come_twice_are_refused() -> None:
    head, *boards, mark = str(RESULTS[0]).split(" / ")
    less, more = " / ".join((head, *boards[:-1], mark)), " / ".join((head, *boards, boards[-1], mark))
    with pytest.raises(LineRefused, match="only 2 of 3 boards are there"):
        result_from_text(again_marked(less))
    with pytest.raises(LineRefused, match="there are more boards than the event has"):
        result_from_text(again_marked(more))
    for cut in (less.rpartition(" / ")[0], f"{head} /", "tranque result 1 chiva", "tranque result 1"):
        with pytest.raises(LineRefused):
            result_from_text(cut)


def test_a_name_that_was_changed_shows_in_the_mark() -> None:
    with pytest.raises(LineRefused, match="its mark is not that of the line"):
        result_from_text(str(RESULTS[0]).replace('"Casa 1"', '"Casa 2"'))


def test_the_refusal_is_one_line_in_either_language() -> None:
    with pytest.raises(LineRefused) as caught:
        result_from_text(again_marked(str(RESULTS[0]).replace(" 66 ", " 65 ", 1)))
    assert refusal_line(Words("en"), caught.value, "f") == "f: board 1 word 1: 65 is no word"
    assert refusal_line(Words("es"), caught.value, "f").startswith("f: mano 1 palabra 1: ")


# ---------------------------------------------------------------------- the bots in it


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_bots_of_a_result_said_what_their_version_says(level: str) -> None:
    event = Event("bots", "sixlove", "42", 1, Who.ONE, level)
    made = result(event, "Casa")
    assert len(list(bots_slices(made))) > 0 or level == "easy"
    check(made)


def test_a_bots_word_that_its_version_would_not_say_is_refused_naming_board_and_word() -> None:
    event = Event("bots", "chiva", "42", 2, Who.ONE, "easy")
    played = begun(event)
    as_people = Event("bots", "chiva", "42", 2, Who.FOUR, None)
    lying = play(begun(as_people), Random("everybody at random"))
    line = str(result_of(lying, "Casa", BOTS_VERSION))
    played_by_bots = line.replace(" four ", " one:easy ").replace(' "Ana" "Íñigo" "Ana" "Zoë" ', ' "Ana" ')
    made = result_from_text(again_marked(played_by_bots))
    assert made.event == played.event
    with pytest.raises(LineRefused, match=r"board [12] word \d+: the bot says \S+ there, the line says "):
        check(made)


def test_bots_of_another_version_are_not_checked_and_four_people_have_none() -> None:
    made = result(EVENTS[0], "Casa", bots=BOTS_VERSION + 1)
    assert not can_be_checked(made)
    check(made)
    assert result_from_text(str(made)) == made
    assert can_be_checked(result(EVENTS[1], "Casa", bots=BOTS_VERSION + 1))


# ---------------------------------------------------------------------- a file of lines


def test_a_file_holds_events_and_results_with_empty_lines_between() -> None:
    text = f"\n{EVENTS[0]}\r\n\n{RESULTS[0]}\n   \n{RESULTS[1]}"
    found = (EVENTS[0], RESULTS[0], RESULTS[1])
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert lines_from_bytes(text.encode(encoding)) == found
    assert looks_so(text)
    assert not looks_so("tranque 1 chiva")


@pytest.mark.parametrize("data", [b"", b"\n\n", b"\xff\x00", b"\xff\xfe\x00", "ñ".encode("latin-1")])
def test_a_file_that_is_none_is_refused(data: bytes) -> None:
    with pytest.raises(LineRefused):
        lines_from_bytes(data)


def test_a_file_is_taken_whole_or_not_at_all_and_the_line_is_named() -> None:
    with pytest.raises(LineRefused, match="3: its mark"):
        lines_from_bytes(
            f"{EVENTS[0]}\n\n{EVENTS[1]}0\n".replace("0\n", "\n").replace(str(EVENTS[1])[-3:], "000").encode()
        )
