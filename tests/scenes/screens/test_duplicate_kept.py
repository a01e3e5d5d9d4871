"""A duplicate among what is kept: its boards in the list of replays, closed while their deals may come again; where it
was begun, left and taken away."""

from pathlib import Path

import pytest

from game.record import Record
from game.seats import Pair, Player
from game.sentences.voice import Voice
from scenes import routes
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.replay.replays import Replays
from scenes.screens.start.duplicate_setup import DuplicateSetup
from scenes.stack import Move, Push, Restart
from scenes.store.saves import Saves
from scenes.table.duplicate_words import not_yet_open
from scenes.table.way_in import way_to_dropped
from scenes.ui.panel import Pressed
from tests.kit.moments import calm
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.duplicates_kit import BOTS, at_title, by_bots, duplicate_of, scroll_of, scroll_on, sit_down_after
from tests.scenes.text_boxes import texts

COUPLES = tuple(Player(name) for name in ("Ana", "Beto", "Carmen", "Dora"))


def dropped_on(player: SitDown, place: Path) -> Move | None:
    client = player.client
    return way_to_dropped(client.services, client.company, client.look.words, place)


def to(player: SitDown, name: str) -> SitDown:
    """From a table that was left to one of the title's scenes."""
    player.client.company.sitting = None
    player.client.stack.go(Restart(routes.Title()))
    player.wait()
    player.tap(name)
    return player


# ---------------------------------------------------------------------- in the list of replays


@pytest.mark.parametrize(("boards", "state"), [(3, "not yet open"), (4, "played to its end")])
def test_each_board_has_a_row_that_says_which_it_is(tmp_path: Path, boards: int, state: str) -> None:
    player = at_title(tmp_path)
    duplicate = sit_down_after(player, boards, players=COUPLES)
    voice = Voice(player.client.look.words, "chiva", tuple(person.name for person in COUPLES))
    to(player, "replays")
    scene = player.on(Replays)
    found = [(scene._when(row).partition(" · ")[2], scene._who(row), scene._state(row)) for row in scene.rows]
    expected = []
    for number, hand in enumerate(duplicate.match.hands, start=1):
        assert hand.result is not None
        one, two = hand.result.score
        told = f"{voice.pair(Pair.P13)}  {one} - {two}  {voice.pair(Pair.P24)}"
        expected.append((f"Chiva · Duplicate, board {number} of 4", told, state))
    assert found == expected[::-1]
    assert "Duplicate, board 3 of 4" in texts(player)


def test_no_board_is_opened_while_its_deal_may_come_again(tmp_path: Path) -> None:
    """Not from the summary, not from the list; the way there is to play on."""
    player = at_title(tmp_path)
    sit_down_after(player, 3, players=COUPLES)
    player.client.stack.go(Restart(routes.HandSummary()))
    player.wait(0.5)
    assert set(player.spots) == {"next", "look", "sheet", "leave"}
    assert "replay and review after the last board" in texts(player)
    to(player, "replays")
    player.tap("match:0")
    assert player.scene_name == "question"
    player.tap("no")
    assert player.scene_name == "replays"
    player.tap("match:2")
    player.tap("yes")
    player.wait_for("reveal")
    player.hold("return")
    player.wait_for("hand_summary")
    assert duplicate_of(player).finished == 3


def test_after_the_last_board_all_of_them_are_open(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    sit_down_after(player, 4, players=COUPLES)
    player.client.stack.go(Restart(routes.HandSummary()))
    player.wait(0.5)
    assert set(player.spots) == {"next", "look", "replay", "review", "leave"}
    player.tap("next")
    player.tap("boards")
    assert player.scene_name == "replay"
    to(player, "replays")
    player.tap("match:0")
    assert player.on(ReplayScene).reel.hand.number == 4


def test_one_that_was_given_up_is_open(tmp_path: Path) -> None:
    """Unless the new one deals the same."""
    player = at_title(tmp_path)
    sit_down_after(player, 1, seed="another")
    sit_down_after(player, 1)
    sit_down_after(player, 2)
    to(player, "replays")
    states = [player.on(Replays)._state(row) for row in player.on(Replays).rows]
    assert states == ["not yet open", "not yet open", "given up", "given up"]
    player.tap("match:2")
    assert player.scene_name == "question"
    player.tap("no")
    player.tap("match:3")
    assert player.scene_name == "replay"


def test_another_copy_opens_none_that_has_boards_to_come(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    sit_down_after(player, 1)
    player.wait()
    other = Saves(tmp_path)
    assert other.is_second
    assert [other.is_closed(kept) for kept in other.list()] == [True]
    other.finish()


def test_nor_does_its_record_open_from_elsewhere(tmp_path: Path) -> None:
    """A copy of it among the records, dropped on the window or given on the command line; once the duplicate is over it
    opens."""
    player = at_title(tmp_path / "data")
    duplicate = sit_down_after(player, 1)
    player.client.company.sitting = None
    place = tmp_path / "sent.jsonl"
    place.write_bytes(Record(duplicate.match).to_bytes())
    other = tmp_path / "other.jsonl"
    other.write_bytes(Record(by_bots("another", 1, deals=2).match).to_bytes())
    (tmp_path / "data" / "records" / "copy.jsonl").write_bytes(place.read_bytes())
    to(player, "replays")
    assert player.on(Replays).rows[0].kept.path.name == "copy.jsonl"
    player.tap("match:0")
    assert player.scene_name == "question"
    said = not_yet_open(player.client.look.words)
    assert dropped_on(player, place) is None
    assert player.client.services.message == said
    assert dropped_on(player, other) is not None
    player.client.services.saves.finish()
    again = sit_down_at(tmp_path / "data", str(place), settings=calm())
    assert again.scene_name == "title"
    assert again.client.notice.text == said
    sit_down_after(again, 4)
    assert dropped_on(again, place) is not None


@pytest.mark.parametrize(
    ("boards", "said"), [(2, "It cannot be gone on with then."), (4, "Its result sheet goes too.")]
)
def test_what_is_taken_away_is_gone_with_its_sheet(tmp_path: Path, boards: int, said: str) -> None:
    player = at_title(tmp_path)
    sit_down_after(player, boards)
    to(player, "replays")
    player.tap("delete:0")
    told = texts(player)
    assert "Delete this duplicate?" in told
    assert f"{boards} boards of it are kept; they all go." in told
    assert said in told
    player.tap("yes")
    assert player.on(Replays).rows == []
    player.client.services.saves.finish()
    left = [path.name for path in tmp_path.rglob("*") if path.is_file()]
    assert "duplicate.json" not in left
    assert not any(name.endswith(".jsonl") for name in left)
    player.tap("back")
    assert "continue" not in player.spots


# ---------------------------------------------------------------------- where it begins, and the words on leaving


def test_the_setup_names_whose_duplicate_was_begun_and_who_would_play_a_new_one(tmp_path: Path) -> None:
    player = at_title(tmp_path, game="sixlove")
    sit_down_after(player, 1, players=COUPLES)
    player.client.company.sitting = None
    player.client.stack.go(Push(routes.DuplicateSetup("sixlove", BOTS, None)))
    player.wait()
    told = texts(player)
    assert "Begun: Chiva, Ana and Carmen (1-3) against Beto and Dora (2-4)" in told
    assert "Or a new one in its place: Six love, S1 and S3 (1-3) against S2 and S4 (2-4)" in told
    assert player.panel.focus == "go-on"


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "pad"])
def test_in_large_letters_what_the_setup_tells_is_read_to_its_end_by_each_device(tmp_path: Path, device: str) -> None:
    player = at_title(tmp_path, text=150)
    sit_down_after(player, 1, players=COUPLES)
    player.client.company.sitting = None
    player.client.stack.go(Push(routes.DuplicateSetup("chiva", COUPLES, "42")))
    scroll = scroll_of(player)
    assert scroll.most > 0
    for _ in range(12):
        scroll_on(player, device, "page down")
    assert scroll.offset == scroll.most
    assert player.scene_name == "duplicate_setup"
    player.on(DuplicateSetup).press(Pressed("deals", 1))
    assert scroll_of(player).offset == scroll.most


@pytest.mark.parametrize("seed", [None, "42"])
def test_the_setup_says_what_a_seed_that_was_typed_may_tell(tmp_path: Path, seed: str | None) -> None:
    player = at_title(tmp_path)
    player.client.stack.go(Push(routes.DuplicateSetup("chiva", BOTS, seed)))
    player.wait()
    assert ("The seed was typed in" in texts(player)) == (seed is not None)


def test_the_last_sheet_is_one_press_from_the_setup(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    sit_down_after(player, 4, players=COUPLES)
    player.client.company.sitting = None
    player.client.stack.go(Push(routes.DuplicateSetup("chiva", BOTS, None)))
    player.wait()
    assert "Played last: Chiva, Ana and Carmen (1-3) against Beto and Dora (2-4)" in texts(player)
    player.tap("sheet")
    assert player.scene_name == "duplicate_sheet"
    assert set(player.spots) == {"boards", "close"}
    player.tap("boards")
    assert player.scene_name == "replay"


@pytest.mark.parametrize(
    ("boards", "told"),
    [
        (0, "Board 1 of 4 is kept as it stands: Continue on the title screen goes on with it."),
        (1, "1 of 4 boards are played and kept: Continue goes on with the next."),
        (4, "The result sheet is kept: Duplicate… in the lobby shows it again."),
    ],
)
def test_the_menu_and_the_question_speak_of_the_duplicate(tmp_path: Path, boards: int, told: str) -> None:
    """And offer nothing that a duplicate has not."""
    player = at_title(tmp_path)
    sit_down_after(player, boards, players=COUPLES)
    player.client.stack.go(Restart(routes.HandSummary() if boards else routes.Play()))
    player.client.stack.go(Push(routes.Pause()))
    player.wait()
    offered = {"continue", "rules", "log", "details", "settings", "help", "speak", "sheet", "phones", "leave"}
    assert set(player.spots) - {"cover"} == offered
    assert "Leave the duplicate" in texts(player)
    player.tap("sheet")
    assert f"{boards} of 4 boards are played" in texts(player) or boards == 4
    player.key("escape")
    player.tap("leave")
    question = texts(player)
    assert "Leave the duplicate?" in question
    assert told in question
