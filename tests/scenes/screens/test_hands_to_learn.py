"""The hands that come with the program are what their sentences say."""

import re
from pathlib import Path

import pytest

from game.actions import Pass, Play
from game.hand_end import HandEnd
from game.match import KeptHand
from game.rules import GAMES
from game.seats import SEATS, pair_of
from game.tile_sets import WITH
from game.tiles import TILE_TEXT
from game.words import Words
from scenes import routes
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.school.chosen_hands import FOLDER, GALLERY, GalleryHand
from scenes.screens.school.hands_to_learn import Gallery
from scenes.stack import Push
from scenes.store.settings import default_settings
from tests.kit.sit_down import sit_down_at
from tests.scenes.text_boxes import text_of
from tools.dev.find_hands import KINDS, NAMES, Kind

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
def test_each_is_of_its_kind(kind: Kind) -> None:
    hand = kept(kind.name)
    assert hand.state.game == kind.game
    assert kind.is_it(hand)


def test_all_that_is_shipped_is_shown() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(BY_NAME)


@pytest.mark.parametrize("shown", GALLERY, ids=lambda shown: shown.name)
def test_it_opens_where_something_is_still_to_come(shown: GalleryHand) -> None:
    hand = kept(shown.name)
    assert 0 <= shown.word < len(hand.states) - 1
    assert hand is not None
    assert str(shown.text).count(". ") == 1


# ---------------------------------------------------------------------- each claim of each text


def text(name: str) -> str:
    return BY_NAME[name].text.text


def seat_of(name: str) -> int:
    return 1 + NAMES.index(name)


def words_of(hand: KeptHand, seat: int, turn: type[Play | Pass]) -> list[int]:
    """By which words (from 1) a seat played, or passed."""
    return [word for word, taken in enumerate(hand.log, 1) if taken.seat == seat and isinstance(taken.turn, turn)]


def still_fitting(hand: KeptHand) -> set[str]:
    """Of the tiles that do not lie before the last one, those that fit."""
    line = hand.states[-2].line
    assert line.ends is not None
    return {
        tile
        for number, tile in enumerate(TILE_TEXT)
        if not line.tiles >> number & 1 and {*map(int, tile)} & {*line.ends}
    }


def test_the_key_is_as_told() -> None:
    told = re.fullmatch(
        r"Before (\w+)'s last tile both ends are hard: seven of eight (\d)s and seven of eight (\d)s are out\. "
        r"Only (\d-\d) still fits, it closes both, and the hand is worth two points\.",
        text("key"),
    )
    assert told is not None
    name, one, other, tile = told.groups()
    hand = kept("key")
    result = hand.result
    assert result is not None
    assert before_the_last(hand) == {int(one): 7, int(other): 7}
    assert still_fitting(hand) == {tile.replace("-", "")} == {TILE_TEXT[hand.state.line.laid[-1].tile]}
    assert (result.end, result.seat, result.value, result.key) == ("out", seat_of(name), 2, True)


def test_the_near_key_is_as_told() -> None:
    told = re.fullmatch(
        r"(\w+)'s last tile, (\d-\d), fits both ends, but only the (\d) is hard: five of eight (\d)s are out\. "
        r"She wins the hand, and it is worth one point: capicú alone is no key\.",
        text("near-key"),
    )
    assert told is not None
    name, tile, hard, soft = told.groups()
    hand = kept("near-key")
    result = hand.result
    assert result is not None
    assert before_the_last(hand) == {int(hard): 7, int(soft): 5}
    assert tile.replace("-", "") == TILE_TEXT[hand.state.line.laid[-1].tile]
    assert {*tile.replace("-", "")} == {hard, soft}
    assert (result.end, result.seat, result.value, result.key) == ("out", seat_of(name), 1, False)
    assert GAMES[hand.state.game].id == "sixlove"


def test_the_block_is_as_told() -> None:
    told = re.fullmatch(
        r"(\w+) closes the table, and his pair holds (\d+) pips against (\d+): in chiva it wins\. "
        r"In six love the lowest single hand decides, the (\d+) of (\w+), and the other pair would win\.",
        text("block"),
    )
    assert told is not None
    closer, fewer, more, lowest, holder = told.groups()
    hand = kept("block")
    result = hand.result
    assert result is not None
    assert max((words_of(hand, seat, Play)[-1], seat) for seat in SEATS)[1] == seat_of(closer)
    pair = pair_of(seat_of(closer))
    sums = HandEnd(None, result.pips).pair_pips
    assert (sums[pair.place], sums[1 - pair.place]) == (int(fewer), int(more))
    assert (hand.state.game, result.end, result.winner) == ("chiva", "block", pair)
    assert min(result.pips) == result.pips[seat_of(holder) - 1] == int(lowest)
    assert GAMES["sixlove"].judge(HandEnd(None, result.pips)).winner is pair_of(seat_of(holder)) is not pair


def test_the_break_is_as_told() -> None:
    told = re.fullmatch(
        r"(\w+) and (\w+) have three wins to none and need one more\. "
        r"(\w+) goes out first: the chiva is broken, both pairs go back to zero, and this hand does not count\.",
        text("break"),
    )
    assert told is not None
    one, other, breaker = told.groups()
    hand = kept("break")
    result = hand.result
    assert result is not None
    leaders = pair_of(seat_of(one))
    assert leaders is pair_of(seat_of(other))
    assert hand.states[0].score[leaders.place] == 3 == GAMES["chiva"].target - 1
    assert hand.states[0].score[1 - leaders.place] == 0
    assert (result.end, result.seat, result.event) == ("out", seat_of(breaker), "break")
    assert hand.state.score == (0, 0)


def test_the_squeeze_is_as_told() -> None:
    told = re.fullmatch(
        r"(\w+) and (\w+) hold all seven tiles with a (\d) and keep one end at \3 until turn (\d+): "
        r"each of (\w+)'s three passes is on it\. "
        r"\1 never passes, and goes out while he still holds four tiles\.",
        text("squeeze"),
    )
    assert told is not None
    one, other, pip, until, squeezed = told.groups()
    hand = kept("squeeze")
    last = hand.state
    assert not WITH[int(pip)] & ~(last.dealt[seat_of(one) - 1] | last.dealt[seat_of(other) - 1])
    assert pair_of(seat_of(one)) is pair_of(seat_of(other)) is not pair_of(seat_of(squeezed))
    is_open = [state.line.ends is not None and int(pip) in state.line.ends for state in hand.states[1:]]
    assert all(is_open[: int(until)])
    assert not is_open[int(until)]
    passes = words_of(hand, seat_of(squeezed), Pass)
    assert len(passes) == 3
    assert all(int(pip) in (last.log[word - 1].ends or ()) for word in passes)
    assert words_of(hand, seat_of(one), Pass) == []
    assert last.result is not None
    assert (last.result.end, last.result.seat) == ("out", seat_of(one))
    assert last.holdings[seat_of(squeezed) - 1].bit_count() == 4


@pytest.mark.parametrize("shown", GALLERY, ids=lambda shown: shown.name)
def test_the_people_of_the_texts_sit_in_the_records(shown: GalleryHand) -> None:
    assert tuple(player.name for player in shown.match().players) == NAMES


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
        assert (player.on(ReplayScene).reel.hand.number, player.on(ReplayScene).reel.word) == (shown.hand, shown.word)
        player.key("escape")
        assert player.scene_name == "gallery"


@pytest.mark.parametrize("turns", [("page down", "page up"), ("end", "home")])
def test_where_they_do_not_fit_on_one_page_each_is_on_one(tmp_path: Path, turns: tuple[str, str]) -> None:
    player = sit_down_at(tmp_path, size=(800, 600), settings=default_settings().having(text_size=150))
    player.client.stack.go(Push(routes.Gallery()))
    scene = player.on(Gallery)
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
    player.client.stack.go(Push(routes.Gallery()))
    scene, words, told = player.on(Gallery), Words("es"), set[int]()
    sentences = " ".join(words.say(hand.text.text) for hand in GALLERY)
    for _ in range(scene.pages):
        told |= {one.px for one in text_of(scene, size).written if one.text and one.text in sentences}
        scene.turn(1)
    assert len(told) == 1
