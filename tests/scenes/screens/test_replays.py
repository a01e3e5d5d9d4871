"""The list of kept matches: none, some and hundreds; look, delete, practise a hand from its code."""

from pathlib import Path

import pytest

from game.deal import hand_code, show_code
from game.hand_end import OpenedBy, Opening
from scenes import routes
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.replay.replays import Replays
from scenes.screens.start.practice import Practice
from scenes.stack import Push
from scenes.store.saves import Saves
from tests.kit.kept_matches import keep_matches
from tests.kit.sit_down import SitDown, sit_down_at


def opened(data: Path, size: tuple[int, int] = (1280, 720)) -> SitDown:
    player = sit_down_at(data, size=size)
    player.client.stack.go(Push(routes.Replays()))
    player.wait()
    return player


def scene_of(player: SitDown) -> Replays:
    assert isinstance(player.scene, Replays)
    return player.scene


def test_without_a_match_there_is_a_sentence_and_a_way_back(tmp_path: Path) -> None:
    player = opened(tmp_path)
    assert set(player.spots) == {"back", "entry", "gallery", "practice"}
    player.picture()
    player.tap("back")
    assert player.scene_name == "title"


def test_every_match_of_every_record_has_a_row_the_newest_first(tmp_path: Path) -> None:
    keep_matches(tmp_path, 3, 60)
    player = opened(tmp_path)
    rows = scene_of(player).rows
    assert len(rows) == sum(len(kept.matches) for kept in player.client.services.saves.list())
    assert len(rows) > 3
    assert [row.kept.began for row in rows] == sorted((row.kept.began for row in rows), reverse=True)
    assert sum(row.match.last - row.match.first + 1 for row in rows) == 180


def test_hundreds_are_seen_page_by_page(tmp_path: Path) -> None:
    keep_matches(tmp_path, 200)
    player = opened(tmp_path, (800, 600))
    scene = scene_of(player)
    assert scene.pages == -(-200 // scene.per_page)
    seen = []
    for page in range(scene.pages):
        assert scene.page == page
        player.picture()
        shown = [key for key in player.spots if key.startswith("match:")]
        seen += scene.rows[page * scene.per_page :][: len(shown)]
        player.key("page down")
    assert seen == scene.rows
    assert "next" not in player.spots
    player.key("home")
    assert scene.page == 0
    player.tap("next")
    assert scene.page == 1
    player.tap("previous")
    assert scene.page == 0


def test_a_row_opens_as_a_replay_at_its_own_match(tmp_path: Path) -> None:
    keep_matches(tmp_path, 1, 60)
    player = opened(tmp_path)
    first_match = scene_of(player).rows[0].match
    assert first_match.first > 1
    player.tap("match:0")
    assert player.scene_name == "replay"
    assert player.on(ReplayScene).reel.hand.number == first_match.first
    player.key("escape")
    assert player.scene_name == "replays"


def test_delete_asks_and_takes_the_record_away(tmp_path: Path) -> None:
    keep_matches(tmp_path, 2)
    player = opened(tmp_path)
    kept = scene_of(player).rows[0].kept
    player.tap("delete:0")
    player.tap("no")
    assert kept.path.exists()
    player.tap("delete:0")
    player.tap("yes")
    assert not kept.path.exists()
    assert [row.kept.path for row in scene_of(player).rows] != [kept.path]
    assert len(scene_of(player).rows) == 1


# ---------------------------------------------------------------------- practice

CODE = hand_code("practice", 1)


def practised(data: Path, code: str) -> SitDown:
    player = opened(data)
    player.tap("practice")
    assert isinstance(player.scene, Practice)
    assert player.scene.takes_text
    player.type(code)
    return player


@pytest.mark.parametrize("written", [CODE, show_code(CODE), show_code(CODE).lower()])
def test_a_hand_is_dealt_from_its_code(tmp_path: Path, written: str) -> None:
    player = practised(tmp_path, written)
    player.tap("deal")
    assert player.scene_name == "deal"
    assert player.match.seed is None
    assert player.match.hand.code == CODE
    assert player.match.state.opening == Opening(OpenedBy.DOUBLE_SIX)


@pytest.mark.parametrize(
    ("game_presses", "presses", "game", "opening"),
    [(0, 2, "chiva", "seat 2"), (1, 4, "sixlove", "name 4"), (1, 0, "sixlove", "66"), (0, -1, "chiva", "seat 4")],
)
def test_its_opening_can_be_chosen(tmp_path: Path, game_presses: int, presses: int, game: str, opening: str) -> None:
    player = practised(tmp_path, CODE)
    for choice, times in (("game", game_presses), ("opening", presses)):
        for _ in range(abs(times)):
            rect = player.spots[choice]
            player.tap_at((rect.right - 10 if times > 0 else rect.centerx, rect.centery))
    player.tap("deal")
    assert (player.match.game, str(player.match.state.opening)) == (game, opening)


@pytest.mark.parametrize("code", ["", "QDQ1", "UUUU-UUUU-UUUU-UUUU"])
def test_what_is_no_code_is_refused_in_a_sentence(tmp_path: Path, code: str) -> None:
    player = practised(tmp_path, code)
    player.tap("deal")
    assert isinstance(player.scene, Practice)
    assert player.scene.problem
    player.type("A")
    assert not player.scene.problem


def test_practice_in_play_is_not_kept(tmp_path: Path) -> None:
    player = practised(tmp_path, CODE)
    player.tap("deal")
    player.wait(1)
    player.client.services.saves.finish()
    again = Saves(tmp_path)
    assert again.list() == []
    again.finish()
