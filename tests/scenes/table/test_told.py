"""What the program says of trouble can be read, is true, and is said again when somebody asks again."""

import os
from pathlib import Path
from random import Random

import pytest

from game.deal import code_from_text
from game.record.hand_text import match_of_code
from game.seats import Player
from scenes import routes
from scenes.screens.after.hand_summary import HandSummary
from scenes.screens.start.opening_choice import openings
from scenes.stack import Restart
from scenes.store.saves import Saves
from scenes.table.between_hands import leave_question
from scenes.ui.notice import SHOWN_FOR
from tests.faults.playing import new_match, play_hands
from tests.kit.sit_down import sit_down_at
from tests.scenes.store.evenings import Evenings, messages, settle


def test_each_of_many_messages_stands_its_time(tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    names = [f"2026-01-0{day} 10.00.00.jsonl" for day in range(1, 5)]
    for name in names:
        (tmp_path / "records" / name).write_bytes(b"{}\n")
    player = sit_down_at(tmp_path)
    player.tap("replays")
    seen: dict[str, int] = {}
    for _ in range(int(SHOWN_FOR * 60 * 8)):
        player.wait()
        seen[player.client.notice.text] = seen.get(player.client.notice.text, 0) + 1
    for name in names:
        [frames] = [count for text, count in seen.items() if name in text]
        assert frames >= SHOWN_FOR * 60 - 2, f"{name} is gone after {frames} frames"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipe has a name here")
@pytest.mark.parametrize("name", ["records/2026-01-07 10.00.00.jsonl", "settings.json", "last.json", "window.json"])
def test_a_pipe_in_the_place_of_a_file_stops_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "records").mkdir()
    os.mkfifo(tmp_path / name)
    player = sit_down_at(tmp_path)
    saves = player.client.services.saves
    saves.keep(play_hands(new_match("chiva"), 1, Random(1)))
    saves.keep_window_size((900, 700))
    saves.finish()
    again = Saves(tmp_path, Evenings())
    assert len(again.list()) == 1
    again.finish()


def test_a_second_copy_says_each_time_that_it_deletes_nothing(tmp_path: Path) -> None:
    first = Saves(tmp_path, Evenings())
    first.keep(play_hands(new_match("chiva"), 1, Random(1)))
    settle(first)
    second = Saves(tmp_path, Evenings())
    [kept] = second.list()
    messages(second)
    for _ in range(2):
        assert not second.delete(kept)
        assert "It cannot be deleted here: nothing can be written." in messages(second)
    second.finish()
    first.finish()


def test_leaving_a_practice_hand_promises_what_is_so(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path)
    client = player.client
    people = tuple(Player(name, "easy") for name in ("A", "B", "C", "D"))
    client.company.sit_down_again(
        match_of_code("chiva", code_from_text("QDQ1-BH1C-VXVE-BNTT"), openings("chiva")[0], people)
    )
    player.client.stack.go(Restart(routes.Deal()))
    assert (
        leave_question(client.look.words, client.company, client.services.saves).text
        == "A practice hand in play is not kept."
    )
    player.wait_for("hand_summary")
    assert (
        leave_question(client.look.words, client.company, client.services.saves).text
        == "This practice hand stands among the replays."
    )
    assert not any("opens" in line for line in player.on(HandSummary)._sentences())
    assert "next" not in player.spots
    player.wait(0.1)
    assert len(client.services.saves.list()) == 1
