"""Two homes play the same boards and send each other what they made."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from game.bots.version import BOTS_VERSION
from game.homes.event import Event, Who, event_from_text
from game.homes.result import result_from_text
from scenes import routes
from scenes.input.intents import Command, Device, FileDropped, Press
from scenes.screens.homes.homes_sheet import HomesSheet
from scenes.stack import Push, Restart
from scenes.store.kept_events import name_of
from tests.game.homes.homes_play import EVENTS, result
from tests.game.homes.test_result import again_marked
from tests.game.homes.test_sheet import counted
from tests.kit.sit_down import SitDown
from tests.scenes.homes_kit import closed, copied, home_at, kept, lines_in_picture, open_page, played

__all__ = ["copied"]

EVENT = Event("Domingo", "chiva", "42", 2, Who.ONE, "easy")


def sheet_of(player: SitDown) -> HomesSheet:
    scene = player.scene
    assert isinstance(scene, HomesSheet)
    return scene


def make(player: SitDown, title: str, boards: int) -> Event:
    """In the lobby, by mouse and keys."""
    for spot in ("play", "homes", "new", "title"):
        player.tap(spot)
    player.type(title)
    for _ in range(9):
        if player.scene.boards != boards:  # type: ignore[attr-defined]
            player.tap("boards")
    player.tap("who")
    player.tap("level")
    player.tap("make")
    player.wait(0.2)
    assert player.scene_name == "event_page"
    return player.scene.kept.event  # type: ignore[attr-defined,no-any-return]


def paste(player: SitDown, text: str, copied: list[str]) -> None:
    copied[0] = text
    player.tap("paste")
    while player.scene_name == "from_outside" and player.client.is_moving:
        player.wait()
    player.wait(0.2)


def test_an_event_is_made_sent_read_played_and_compared(tmp_path: Path, copied: list[str]) -> None:
    """Whichever imports first, both see one sheet: what the second engine counts from the raw words."""
    here, there = home_at(tmp_path / "a"), home_at(tmp_path / "b", language="es")
    event = make(here, "Domingo", 2)
    assert (event.title, event.boards) == ("Domingo", 2)
    assert lines_in_picture(here.picture(), tmp_path) == str(event)
    here.tap("send")
    line = copied[0]
    assert event_from_text(line) == event
    for spot in ("play", "homes"):
        there.tap(spot)
    there.tap("home")
    there.type("Los Gómez")
    paste(there, line, copied)
    assert there.scene_name == "event_page"
    results = []
    for home in (here, there):
        home.tap("play")
        played(home, lambda home=home: home.scene_name == "event_page")  # type: ignore[misc]
        home.tap("send")
        results.append(copied[0])
    assert [result_from_text(text).home for text in results] == ["Player 1", "Los Gómez"]
    paste(here, results[1], copied)
    paste(there, results[0], copied)
    sheets = []
    for home in (here, there):
        home.tap("sheet")
        home.wait(0.2)
        sheets.append(sheet_of(home).sheet)
    assert sheets[0] == sheets[1]
    raw = counted(results)
    for column in sheets[0].columns:
        pairs = list(zip(column.result.points, column.matchpoints, strict=True))
        assert pairs == raw[column.result.home]
    boards = zip(*([points for points, _ in row] for row in raw.values()), strict=True)
    assert sheets[0].averages == tuple(Fraction(sum(board), 2) for board in boards)
    here.tap("open")
    here.wait(0.5)
    assert here.scene_name == "event_board"
    assert [line.called for line in here.scene.lines][:2] == ["Player 1", "Los Gómez"]  # type: ignore[attr-defined]
    here.tap("replay")
    assert here.wait_for("replay") == "replay"
    closed(here)
    closed(there)


def test_boards_are_played_once_and_kept_over_restarts(tmp_path: Path, copied: list[str]) -> None:
    player = home_at(tmp_path)
    player.client.services.saves.keep_event(player.client.services.saves.take(EVENT))
    open_page(player, EVENT)
    player.tap("play")
    played(player, lambda: player.scene_name == "play" and len(player.match.hand.log) > 4)
    words = player.match.hand.words
    assert not player.client.company.seated.contest.may_undo or player.match.can_undo
    closed(player)
    again = home_at(tmp_path)
    open_page(again, EVENT)
    assert again.scene_name == "event_page"
    again.tap("play")
    assert again.wait_for("reveal", "play")
    assert again.match.hand.words == words
    played(again, lambda: again.scene_name == "hand_summary")
    again.wait(0.5)
    assert not {"undo", "restart"} & set(again.spots)
    closed(again)
    third = home_at(tmp_path)
    open_page(third, EVENT)
    third.tap("play")
    third.wait_for("deal", "reveal", "play")
    assert [len(third.match.hands), third.match.hand.number] == [2, 2]
    played(third, lambda: third.scene_name == "event_page")
    assert "play" not in third.spots
    assert len(kept(third, EVENT).played.match.hands) == 2  # type: ignore[union-attr]
    closed(third)


@pytest.mark.parametrize(
    "way", ["pad", pytest.param("touch", marks=pytest.mark.long), pytest.param("keys", marks=pytest.mark.long)]
)
def test_each_device_leads_through_an_event(tmp_path: Path, copied: list[str], way: str) -> None:
    event = Event("one", "chiva", "7", 1, Who.ONE, "easy")
    player = home_at(tmp_path)
    use(player, way, "play")
    player.wait_for("lobby")
    use(player, way, "homes")
    player.wait_for("events")
    copied[0] = str(event)
    use(player, way, "paste")
    player.wait_for("event_page")
    use(player, way, "play")
    played(player, lambda: player.scene_name == "hand_summary", "keys" if way == "keys" else "mouse")
    player.wait(0.5)
    for spot, scene in (("next", "event_page"), ("sheet", "homes_sheet"), ("open", "event_board"), ("close", "")):
        use(player, way, spot)
        assert player.wait_for(scene or "homes_sheet")
    closed(player)


def use(player: SitDown, way: str, spot: str) -> None:
    """By focus with keys and pad, by finger on touch."""
    if way == "touch":
        player.touch(spot)
        return
    for _ in range(40):
        if player.scene.focus == spot and player.client.services.shows_focus:
            break
        if way == "pad":
            player.client.hear(Press(Command.NEXT, device=Device.PAD))
            player.wait()
        else:
            player.key("tab")
    assert player.scene.focus == spot
    player.wait(0.3)
    if way == "pad":
        player.client.hear(Press(Command.CONFIRM, device=Device.PAD))
    else:
        player.key("return")
    player.wait(0.2)


# ---------------------------------------------------------------------- what comes from outside


def events_in(data: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((data / "events").glob("*"))}


def test_what_is_damaged_or_a_lie_is_one_line_and_changes_nothing(tmp_path: Path, copied: list[str]) -> None:
    player = home_at(tmp_path / "data")
    player.client.services.saves.take(EVENT)
    closed(player)
    player = home_at(tmp_path / "data")
    before = events_in(tmp_path / "data")
    assert before
    good = str(result(EVENTS[0], "Casa"))
    people = Event("bots", "chiva", "42", 1, Who.FOUR, None)
    forged = str(result(people, "Casa")).replace(" four ", " one:easy ").replace(' "Íñigo" "Ana" "Zoë"', "")
    for spot in ("play", "homes"):
        player.tap(spot)
    for text in (good[:-1], good.replace(" / ", " 66 / ", 1), "hola", again_marked(forged), "x" * 50_000, "\ud800"):
        copied[0] = text
        player.tap("paste")
        while player.client.is_moving:
            player.wait()
        player.wait(0.1)
        if player.scene_name == "from_outside":
            assert "board 1 word" in player.scene.text  # type: ignore[attr-defined]
            player.tap("back")
        assert player.scene_name == "events"
    closed(player)
    assert events_in(tmp_path / "data") == before


def test_a_dropped_file_is_taken_whole_or_not_at_all(tmp_path: Path, copied: list[str]) -> None:
    player = home_at(tmp_path / "data")
    bad, good = tmp_path / "bad ñ.txt", tmp_path / "good.txt"
    bad.write_text(f"{EVENTS[1]}\n{str(result(EVENTS[1], 'Casa'))[:-1]}\n", encoding="utf-8")
    good.write_text(f"{EVENTS[1]}\n\n{result(EVENTS[1], 'Casa')}\n", encoding="utf-16")
    player.client.hear(FileDropped(bad))
    player.wait(0.2)
    assert player.scene_name == "title"
    assert player.client.services.saves.events.all() == []
    player.client.hear(FileDropped(good))
    player.wait(0.2)
    while player.scene_name == "from_outside":
        player.wait()
    assert player.scene_name == "event_page"
    assert [one.home for one in kept(player, EVENTS[1]).others] == ["Casa"]
    closed(player)


def test_a_result_of_other_bots_is_shown_apart(tmp_path: Path, copied: list[str]) -> None:
    event = Event("apart", "chiva", "7", 1, Who.ONE, "easy")
    player = home_at(tmp_path)
    player.client.services.saves.take(event)
    player.client.services.saves.take(result(event, "Lejos", BOTS_VERSION + 1))
    open_page(player, event)
    assert "sheet" not in player.spots
    player.tap("play")
    played(player, lambda: player.scene_name == "event_page")
    player.tap("sheet")
    assert [one.home for one in sheet_of(player).sheet.apart] == ["Lejos"]
    assert len(sheet_of(player).sheet.columns) == 1
    closed(player)


def test_no_board_of_others_is_seen_before_the_own_end(tmp_path: Path, copied: list[str]) -> None:
    """Their results may come first: neither sheet nor board shows them then."""
    player = home_at(tmp_path)
    player.client.services.saves.take(result(EVENT, "Casa"))
    player.client.stack.go(Push(routes.HomesSheet(EVENT)))
    player.wait(0.2)
    assert sheet_of(player).sheet.columns == ()
    player.client.stack.go(Restart(routes.Title()))
    player.client.stack.go(Push(routes.EventBoard(EVENT, 1)))
    player.wait(0.2)
    assert player.scene.lines == []  # type: ignore[attr-defined]
    closed(player)


def test_a_damaged_event_is_kept_aside_and_the_others_stay(tmp_path: Path, copied: list[str]) -> None:
    player = home_at(tmp_path)
    for event in (EVENT, EVENTS[1]):
        player.client.services.saves.take(event)
    closed(player)
    path = tmp_path / "events" / f"{name_of(EVENT)}.json"
    row = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(row | {"others": ["tranque result 1"]}), encoding="utf-8")
    again = home_at(tmp_path)
    assert [one.event for one in again.client.services.saves.events.all()] == [EVENTS[1]]
    assert path.with_name(path.name + ".damaged").exists()
    closed(again)


def test_names_from_outside_are_text(tmp_path: Path, copied: list[str]) -> None:
    """Braces, slashes and dots in a name neither fill anything in nor lead anywhere."""
    event = Event("../{n}/{0}%s\\", "chiva", "../x", 1, Who.ONE, "easy")
    made = result(event, "{home}/..")
    player = home_at(tmp_path / "data")
    player.client.services.saves.take(event)
    player.client.services.saves.take(made)
    open_page(player, event)
    player.picture()
    player.tap("send")
    closed(player)
    outside = {path.name for path in tmp_path.iterdir()}
    assert outside == {"data"}
    assert [path.name for path in (tmp_path / "data" / "to send").iterdir()] == [f"{name_of(event)}.txt"]
