"""Duplicate at the real client: from the lobby to the result sheet, left and gone on with, and what it never tells."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.duplicate import schedule
from game.record import Record, read_record
from game.seats import Pair, Player
from game.words import Words
from scenes import routes
from scenes.input.intents import Command, Device, Press, Release
from scenes.screens.after.share import Share
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.replay.review import ReviewScene
from scenes.screens.start.duplicate_setup import DuplicateSetup
from scenes.stack import Pop, Push, Restart
from scenes.store.statistics import Statistics
from scenes.table.speak_state import say_state
from scenes.table.table_picture import picture_of
from scenes.table.table_view import TableView
from tests.kit.given import given
from tests.kit.moments import calm
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.duplicates_kit import (
    BOTS,
    SMALL,
    at_title,
    begun,
    by_bots,
    duplicate_of,
    played,
    scroll_of,
    scroll_on,
    to_summary,
)
from tests.scenes.test_whole_match import decide_by_mouse
from tests.scenes.text_boxes import texts


def spoken_now(player: SitDown) -> str:
    """What the key for the state has said."""
    said: list[str] = []
    speech = player.client.services.speech
    usual = speech.say_at_once
    speech.say_at_once = said.append  # type: ignore[method-assign, assignment]
    client = player.client
    say_state(client.services.speech, client.company.sitting, client.look.words)
    speech.say_at_once = usual  # type: ignore[method-assign]
    return " ".join(said)


# ---------------------------------------------------------------------- from the lobby to the sheet


@pytest.mark.parametrize(("game", "preset", "way"), [("chiva", "partners", "mouse"), ("sixlove", "one", "keys")])
def test_a_small_duplicate_is_played_to_its_sheet(tmp_path: Path, game: str, preset: str, way: str) -> None:
    player = begun(at_title(tmp_path, game=game), preset)
    duplicate = duplicate_of(player)
    assert (duplicate.match.game, duplicate.boards, duplicate.seed) == (game, 4, "42")
    to_summary(player, 4, way)
    assert [hand.state.dealt for hand in duplicate.match.hands] == [board.holdings for board in schedule("42", 2)]
    player.tap("next")
    assert player.scene_name == "duplicate_sheet"
    told, sheet = texts(player), duplicate.sheet()
    for deal in sheet.deals:
        assert "boards {} and {}".format(*deal.boards) in told
    for pair in Pair:
        points = sheet.points(pair)
        assert (f"{points} point" if points == 1 else f"{points} points") in told
    # Nothing of it counts elsewhere; its boards are one record.
    saves = player.client.services.saves
    assert saves.statistics() == Statistics()
    [kept] = saves.list()
    assert kept.is_practice
    record = read_record(kept.path.read_bytes())
    assert [hand.words for hand in record.match.hands] == [hand.words for hand in duplicate.match.hands]
    player.tap("leave")
    player.tap("yes")
    assert player.scene_name == "title"


def test_the_table_says_which_board_it_is_and_lights_no_lamp(tmp_path: Path) -> None:
    player = begun(at_title(tmp_path), "one")
    played(player, lambda: player.decides)
    sitting, client = player.client.company.sitting, player.client
    assert sitting is not None
    assert "Board 1 of 4" in texts(player)
    assert [
        (pair.lit, pair.beads, pair.figure)
        for pair in picture_of(sitting, client.look.words, client.look.settings).pairs
    ] == [(0, 0, "")] * 2
    assert "Score" not in spoken_now(player)
    assert "Board 1 of 4" in spoken_now(player)
    to_summary(player, 2)
    assert "Board 2 of 4" in spoken_now(player)
    assert "Next hand" not in spoken_now(player)
    assert "Board 2 of 4" in texts(player)
    assert "Next hand" not in texts(player)


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_a_board_looked_at_again_says_which_it_is_and_lights_no_lamp(tmp_path: Path, game: str) -> None:
    """In the replay, the review, a branch and what is shared, and from its record alone."""
    player = at_title(tmp_path)
    match = read_record(Record(by_bots("42", 3, game).match).to_bytes()).match
    for route in (routes.Replay(match, 2), routes.WhatIf(match, 2, 3)):
        player.client.stack.go(Push(route))
        player.wait()
        scene = player.scene
        assert isinstance(scene, ReplayScene | TableView)
        pairs = scene.picture().pairs
        assert [(pair.lit, pair.beads, pair.figure) for pair in pairs] == [(0, 0, "")] * 2
        told = texts(player)
        assert "Board 2 of 8" in told
        assert "Hand" not in told
        player.client.stack.go(Pop())
    player.client.stack.go(Push(routes.Replay(match, 2)))
    player.tap("more")
    assert "Board 2 of 8" in texts(player)
    player.tap("share")
    assert "Share board 2" in texts(player)
    assert player.on(Share)._dress.board == "Board 2 of 8"


def test_a_review_of_a_board_says_which_it_is(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    duplicate = by_bots("42", 2)
    duplicate.match.players = (Player("Ana"), *BOTS[1:])
    player.client.stack.go(Push(routes.Review(duplicate.match, 2)))
    while player.on(ReviewScene).review is None:
        player.wait()
    scene = player.on(ReviewScene)
    pairs = scene.picture(given(scene.review)).pairs
    assert [(pair.label, pair.beads, pair.figure) for pair in pairs] == [("Board 2 of 8", 0, ""), ("Duplicate", 0, "")]


def test_a_board_is_played_once(tmp_path: Path) -> None:
    """Undo while it is played, as ever; nothing is taken back or begun anew once it is over."""
    player = begun(at_title(tmp_path), "one")
    played(player, lambda: player.decides)
    decide_by_mouse(player)
    player.key("m")
    assert not {"restart", "afresh"} & set(player.spots)
    player.key("escape")
    played(player, lambda: player.decides)
    assert "undo" in player.spots
    to_summary(player, 1)
    before = player.match.hand.words
    assert not {"undo", "restart"} & set(player.spots)
    player.key("u")
    assert player.scene_name == "hand_summary"
    assert player.match.hand.words == before


# ---------------------------------------------------------------------- what the sheet does not tell


def test_before_its_end_the_sheet_depends_on_nothing_but_the_results(tmp_path: Path) -> None:
    """Two orders of play, two seeds, the same results so far: the same picture."""
    player = at_title(tmp_path)
    found: dict[tuple[int, ...], list[tuple[list[int], bytes]]] = {}
    for seed in range(12):
        duplicate = by_bots(str(seed), 3)
        player.client.stack.go(Push(routes.DuplicateSheet(duplicate)))
        picture = pygame.image.tobytes(player.picture(), "RGB")
        assert "Deal" not in texts(player).partition("Result sheet")[2]
        player.client.stack.go(Pop())
        order = [board.deal for board in schedule(str(seed), 4)]
        found.setdefault(duplicate.results(), []).append((order, picture))
    assert any(len({tuple(order) for order, _ in same}) > 1 for same in found.values())
    for same in found.values():
        assert len({picture for _, picture in same}) == 1


def test_no_deal_and_no_seed_is_named_before_the_last_board(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    for boards, way in ((7, "sheet"), (8, "next")):
        player.client.company.sit_down_at_duplicate(by_bots("semilla", boards))
        player.client.stack.go(Restart(routes.HandSummary()))
        player.wait(0.5)
        player.tap(way)
        told = texts(player)
        assert ("7 of 8 boards are played" in told) == (boards < 8)
        assert ("Deal 4" in told, "Seed semilla" in told) == (boards == 8, boards == 8)


# ---------------------------------------------------------------------- left, killed, gone on with


def copied(data: Path, place: Path) -> Path:
    """What a program that dies now leaves behind."""
    return Path(shutil.copytree(data, place))


def test_continue_goes_on_with_the_board_that_was_played(tmp_path: Path) -> None:
    data = tmp_path / "first"
    player = to_summary(begun(at_title(data), "partners"), 1)
    player.tap("next")
    for number in range(3):
        before = player.match.hand.words
        player.wait(0.2)
        again = at_title(copied(data, tmp_path / f"killed {number}"), seed="another")
        again.tap("continue")
        duplicate = duplicate_of(again)
        assert (duplicate.board, duplicate.finished, duplicate.seed) == (2, 1, "42")
        assert again.match.hand.words[: len(before)] == before
        assert again.match.players == player.match.players
        assert duplicate.results() == duplicate_of(player).results()
        played(player, lambda: player.decides)
        decide_by_mouse(player)
    again.wait_for("reveal")
    to_summary(again, 3)
    [kept] = again.client.services.saves.list()
    assert kept.hands == 3
    assert [hand.state.dealt for hand in again.match.hands] == [board.holdings for board in schedule("42", 2)][:3]


def test_after_the_last_board_continue_is_for_the_match_before(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    for spot in ("play", "preset:bots", "deal"):
        player.tap(spot)
    player.wait_for("play")
    player.key("m")
    player.tap("leave")
    player.tap("yes")
    client = player.client
    client.company.sit_down_at_duplicate(by_bots("semilla", 8))
    player.client.stack.go(Restart(routes.HandSummary()))
    player.wait(0.5)
    assert "sheet" not in player.spots
    assert "restart" not in player.spots
    player.tap("leave")
    assert "result sheet is kept" in texts(player)
    player.tap("yes")
    assert not client.services.saves.goes_on_with_duplicate
    player.tap("continue")
    assert client.company.sitting is not None
    assert not client.company.sitting.contest.has_sheet


def test_an_ordinary_match_between_takes_continue_and_the_duplicate_is_found_where_it_began(tmp_path: Path) -> None:
    player = to_summary(begun(at_title(tmp_path), "one"), 1)
    player.tap("leave")
    player.tap("yes")
    for spot in ("play", "preset:bots", "deal"):
        player.tap(spot)
    player.wait_for("play")
    player.key("m")
    player.tap("leave")
    player.tap("yes")
    player.tap("continue")
    assert not player.sitting.contest.has_sheet
    player.wait_for("play")
    player.key("m")
    for spot in ("leave", "yes", "play", "duplicate"):
        player.tap(spot)
    assert "Go on: 1 of 4 boards are played" in texts(player)
    player.tap("go-on")
    player.wait_for("reveal")
    player.hold("return")
    player.wait_for("hand_summary")
    assert duplicate_of(player).finished == 1
    player.tap("next")
    player.wait_for("reveal")
    [other, kept] = player.client.services.saves.list()
    assert (kept.is_practice, other.is_practice) == (True, False)
    assert player.client.services.saves.goes_on_with_duplicate


def test_a_new_one_asks_before_it_takes_the_place_of_one_that_was_begun(tmp_path: Path) -> None:
    player = at_title(tmp_path)
    client = player.client
    client.company.sit_down_at_duplicate(by_bots("semilla", 1))
    assert client.company.sitting is not None
    client.company.sitting.deal_next()
    client.company.sitting = None
    for spot in ("play", "duplicate", "begin"):
        player.tap(spot)
    assert player.scene_name == "question"
    player.tap("no")
    assert given(client.services.saves.duplicate()).seed == "semilla"
    player.tap("begin")
    player.tap("yes")
    assert duplicate_of(player).seed == "42"


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[: len(content) // 2],
        lambda content: b"\xff\x00" + content,
        lambda content: content.replace(b'"66 ', b'"05 '),
        lambda content: content.replace(b'"record": "', b'"record": "../'),
        lambda content: b"[" * 100_000,
    ],
    ids=["cut", "no text", "another word", "another folder", "deep"],
)
def test_a_damaged_file_is_kept_aside_with_one_line(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    data = tmp_path / "first"
    player = to_summary(begun(at_title(data), "bots"), 1)
    player.wait(0.2)
    place = copied(data, tmp_path / "second")
    content = damage((place / "duplicate.json").read_bytes())
    (place / "duplicate.json").write_bytes(content)
    again = sit_down_at(place, size=SMALL, settings=calm())
    assert "continue" not in again.spots
    assert again.client.services.saves.duplicate() is None
    aside = place / "duplicate.json.damaged"
    assert aside.read_bytes() == content
    told = f"the duplicate that was begun last cannot be read: it is kept aside as {aside}"
    assert again.client.notice.text == told
    assert again.client.services.saves.take_message(Words("en")) is None
    [kept] = again.client.services.saves.list()
    assert kept.hands == 1


# ---------------------------------------------------------------------- by each of the four devices


def press_pad(player: SitDown, command: Command) -> None:
    player.see()
    player.client.hear(Press(command, Device.PAD, pad=1))
    player.wait()
    player.client.hear(Release(command, Device.PAD, pad=1))
    player.wait()


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "pad"])
def test_the_length_is_chosen_and_the_first_board_dealt_by_each_device(tmp_path: Path, device: str) -> None:
    player = at_title(tmp_path)
    player.tap("play")
    player.tap("duplicate")
    before = player.on(DuplicateSetup).deals
    if device in ("mouse", "touch"):
        press = player.tap if device == "mouse" else player.touch
        press("deals")
        press("begin")
    else:
        press_key = player.key if device == "keys" else lambda key: press_pad(player, PAD_OF[key])
        for key in ("up", "up", "right", "down", "right", "return"):
            press_key(key)
    assert duplicate_of(player).deals != before


PAD_OF = {"up": Command.UP, "down": Command.DOWN, "right": Command.RIGHT, "return": Command.CONFIRM}


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "pad"])
def test_a_long_sheet_is_read_to_its_end_by_each_device(tmp_path: Path, device: str) -> None:
    player = at_title(tmp_path, text=150)
    player.client.stack.go(Push(routes.DuplicateSheet(by_bots("42", 8))))
    scroll = scroll_of(player)
    assert scroll.most > 0
    for _ in range(60):
        scroll_on(player, device, "down")
    assert scroll.offset == scroll.most
