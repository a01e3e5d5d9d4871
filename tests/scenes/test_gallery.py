"""The hands that come with the program are what their sentences say."""

import re
from pathlib import Path

import pytest

from game.actions import Pass
from game.hand_end import HandEnd
from game.match import KeptHand
from game.rules import GAMES
from game.words import Words
from scenes.gallery_hands import FOLDER, GALLERY, GalleryHand
from scenes.keeping.settings import default_settings
from scenes.stack import Push
from tests.kit.sit_down import sit_down_at
from tests.scenes.text_boxes import text_of
from tools.find_hands import KINDS

BY_NAME = {hand.name: hand for hand in GALLERY}


def kept(name: str) -> KeptHand:
    shown = BY_NAME[name]
    return shown.match().hands[shown.hand - 1]


def before_the_last(hand: KeptHand) -> dict[int, int]:
    """How often each end shows before the last tile."""
    line = hand.states[-2].line
    assert line.ends is not None
    return {pip: line.appearances(pip) for pip in line.ends}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_each_is_of_its_kind(kind) -> None:
    hand = kept(kind.name)
    assert hand.last.game == kind.game
    assert kind.is_it(hand)


def test_all_that_is_shipped_is_shown() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(BY_NAME)


@pytest.mark.parametrize("shown", GALLERY, ids=lambda shown: shown.name)
def test_it_opens_where_something_is_still_to_come(shown: GalleryHand) -> None:
    hand = kept(shown.name)
    assert 0 <= shown.word < len(hand.states) - 1
    assert hand is not None
    assert str(shown.text).count(". ") == 1


def test_the_numbers_in_the_sentences_are_true() -> None:
    assert before_the_last(kept("key")) == {5: 7, 6: 7}
    assert before_the_last(kept("near-key")) == {4: 7, 6: 5}
    result = kept("block").last.result
    assert result is not None
    assert HandEnd(None, result.pips).pair_pips == (31, 29)
    assert GAMES["sixlove"].judge(HandEnd(None, result.pips)).winner == "13"
    assert min(result.pips) == result.pips[2] == 8
    assert kept("break").states[0].score == (3, 0)
    squeeze = kept("squeeze")
    assert sum(tile in (0, 1, 2, 3, 4, 5, 6) for tile in range(28) if squeeze.last.dealt[0] >> tile & 1) == 4
    assert sum(isinstance(taken.turn, Pass) for taken in squeeze.last.log if taken.seat == 4) == 3
    assert squeeze.last.holdings[3].bit_count() == 3
    assert squeeze.last.dealt[3] & 0b1111111 == 0


def test_the_numbers_survive_translation() -> None:
    for shown in GALLERY:
        texts = [Words(language).say(shown.text.text) for language in ("en", "es")]
        digits = [sorted(re.findall(r"\d+", text)) for text in texts]
        assert digits[0] == digits[1]


def test_each_opens_from_the_list(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path)
    player.tap("rules")
    player.tap("gallery")
    for shown in GALLERY:
        player.tap(shown.name)
        assert player.scene_name == "replay"
        assert (player.scene.reel.hand.number, player.scene.reel.word) == (shown.hand, shown.word)
        player.key("escape")
        assert player.scene_name == "gallery"


@pytest.mark.parametrize("turns", [("page down", "page up"), ("end", "home")])
def test_where_they_do_not_fit_on_one_page_each_is_on_one(tmp_path: Path, turns: tuple[str, str]) -> None:
    player = sit_down_at(tmp_path, size=(800, 600), settings=default_settings().having(text_size=150))
    player.client.stack.go(Push(player.client.stage.ways.gallery()))
    scene = player.scene
    assert scene.pages > 1
    seen = list(scene.shown)
    for _ in range(scene.pages - 1):
        player.key(turns[0])
        seen += [hand for hand in scene.shown if hand not in seen]
    assert scene.page == scene.pages - 1
    assert "after" not in player.spots
    assert seen == list(GALLERY) or turns[0] == "end"
    for _ in range(scene.pages):
        player.key(turns[1])
    assert scene.page == 0


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_all_texts_are_written_in_letters_of_one_size(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    settings = default_settings().having(text_size=text_size)
    player = sit_down_at(tmp_path, size=size, settings=settings, language="es")
    scene, words, told = player.client.stage.ways.gallery(), Words("es"), set()
    player.client.stack.go(Push(scene))
    sentences = " ".join(words.say(hand.text.text) for hand in GALLERY)
    for _ in range(scene.pages):
        told |= {one.px for one in text_of(scene, size).written if one.text and one.text in sentences}
        scene.turn(1)
    assert len(told) == 1
