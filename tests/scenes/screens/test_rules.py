"""The rules that players read: whole in both languages, and every drawn example true by the engine."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.actions import End
from game.hand_end import EndedBy, ScoreEvent, Verdict, is_capicu, is_key
from game.match import Match
from game.rules import GAMES, settle
from game.saying import Saying
from game.seats import Pair
from game.tile_sets import APPEARANCES, HARD, tile_set
from game.tiles import TILE_OF, is_double
from game.words import PSEUDO, Words
from scenes import routes
from scenes.input.intents import Pan
from scenes.screens.reading.rules import Rules
from scenes.screens.reading.rules_drawing import of_line
from scenes.screens.reading.rules_text import RULES
from scenes.screens.reading.rules_text.blocks import Block, Heading, Point, Text
from scenes.screens.reading.rules_text.examples import (
    BLOCK_IN_CHIVA,
    BLOCK_IN_SIX_LOVE,
    HARD_END,
    KEY,
    LAST_IS_DOUBLE,
    ONE_END_HARD,
    BlockExample,
    LineExample,
    ScoreExample,
)
from scenes.stack import Push
from scenes.store.settings import default_settings
from scenes.ui.bent_line import BentLine
from scenes.ui.long_page import LongPage
from sprites.geometry import Box
from sprites.palette import Mode
from tests.kit.sit_down import SitDown, sit_down_at

BLOCKS = [block for game in RULES for block in RULES[game]]
LINES = [block for block in BLOCKS if isinstance(block, LineExample)]


def sayings(block: Block) -> Iterator[Saying]:
    match block:
        case Heading(text) | Text(text) | Point(text):
            yield text
        case LineExample():
            yield from (block.verdict, block.note)
        case ScoreExample():
            yield from (row.note for row in block.rows)
        case BlockExample():
            pass


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("game", RULES)
def test_every_sentence_is_said_in_spanish(game: str) -> None:
    spanish = Words("es")
    for block in RULES[game]:
        for saying in sayings(block):
            assert spanish.say(saying.text) != saying.text, saying.text


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_credit_is_given_once(language: str) -> None:
    words = Words(language)
    told = "\n".join(words.say(saying.text) for block in BLOCKS for saying in sayings(block))
    assert told.count("José Carrillo") == told.count("Pagat") == 1


def test_spanish_never_says_of_opening_or_going_out_that_somebody_leaves() -> None:
    """The two sources use one verb for the two; a player would not know which is meant."""
    spanish = Words("es")
    told = " ".join(spanish.say(saying.text).lower() for block in BLOCKS for saying in sayings(block)).split()
    assert not {"salir", "sale", "salió", "carta", "cartas"} & {word.strip(".,;:()«»") for word in told}


@pytest.mark.parametrize("game", RULES)
def test_the_text_tells_what_the_two_games_part_on(game: str) -> None:
    kinds = [type(block) for block in RULES[game]]
    assert kinds.count(Heading) >= 7
    assert {BlockExample, ScoreExample} <= set(kinds)
    assert (LineExample in kinds) == (game == "sixlove")


# ---------------------------------------------------------------------- lines


def test_the_hard_end_is_hard_and_one_tile_fits_it() -> None:
    line = HARD_END.line
    assert HARD_END.counted == 5
    assert line.ends is not None
    assert line.ends[1] == 5
    assert line.appearances(5) == HARD
    assert line.ends[0] != 5
    fitting = [tile for tile in range(28) if line.playable >> tile & 1 and End.RIGHT in line.fitting_ends(tile)]
    assert fitting == [TILE_OF[5, 6]]


def test_the_key_is_a_key_and_the_near_ones_are_none() -> None:
    assert [is_key(example.line, example.last) for example in (KEY, ONE_END_HARD, LAST_IS_DOUBLE)] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("example", [example for example in LINES if example.last is not None])
def test_each_example_says_of_its_last_tile_what_the_engine_says(example: LineExample) -> None:
    assert example.last is not None
    assert example.line.playable >> example.last & 1
    assert is_key(example.line, example.last) == example.is_key


def test_the_key_s_tile_is_the_only_one_that_fits() -> None:
    line = KEY.line
    assert line.playable == tile_set([TILE_OF[2, 5]])
    assert line.ends is not None
    assert [line.appearances(pip) for pip in line.ends] == [HARD, HARD]


def test_the_first_near_key_is_a_capicu_beside_another_tile_that_fits() -> None:
    line = ONE_END_HARD.line
    assert ONE_END_HARD.last is not None
    assert is_capicu(line, ONE_END_HARD.last)
    assert line.appearances(5) == HARD
    assert line.appearances(2) == 5
    assert line.playable >> TILE_OF[2, 2] & 1


def test_the_second_near_key_is_the_only_tile_but_a_double() -> None:
    line = LAST_IS_DOUBLE.line
    assert LAST_IS_DOUBLE.last is not None
    assert line.playable == tile_set([LAST_IS_DOUBLE.last])
    assert is_double(LAST_IS_DOUBLE.last)
    assert line.ends == (5, 5)


# ---------------------------------------------------------------------- a block, a break


@pytest.mark.parametrize("example", [BLOCK_IN_CHIVA, BLOCK_IN_SIX_LOVE])
def test_the_block_is_one(example: BlockExample) -> None:
    match: Match = example.match
    result, line = match.state.result, match.state.line
    assert result is not None
    assert result.end is EndedBy.BLOCK
    assert line.is_blocked
    assert line.ends is not None
    assert line.appearances(line.ends[0]) == APPEARANCES


def test_the_same_block_is_won_by_one_pair_in_chiva_and_by_the_other_in_six_love() -> None:
    chiva, six_love = BLOCK_IN_CHIVA.match.state, BLOCK_IN_SIX_LOVE.match.state
    assert chiva.holdings == six_love.holdings
    assert chiva.line == six_love.line
    assert chiva.result is not None
    assert six_love.result is not None
    assert (chiva.result.winner, six_love.result.winner) == (Pair.P24, Pair.P13)


@pytest.mark.parametrize("example", [block for block in BLOCKS if isinstance(block, ScoreExample)])
def test_every_row_of_a_broken_streak_is_scored_as_the_engine_scores(example: ScoreExample) -> None:
    score, events = (0, 0), []
    for row in example.rows:
        event, score = settle(GAMES[example.game], score, Verdict(row.winner, row.value))
        assert score == row.score
        events.append(event)
    assert ScoreEvent.BREAK in events


# ---------------------------------------------------------------------- the page


def opened(tmp_path: Path, size: tuple[int, int] = (1280, 720), language: str = "es") -> SitDown:
    player = sit_down_at(tmp_path, size=size, language=language)
    player.client.stack.go(Push(routes.Rules("chiva")))
    player.wait()
    return player


def page_of(player: SitDown) -> Rules:
    scene = player.scene
    assert isinstance(scene, Rules)
    return scene


def test_two_buttons_lead_from_one_game_to_the_other(tmp_path: Path) -> None:
    player = opened(tmp_path)
    player.key("page down")
    player.tap("game:sixlove")
    assert (page_of(player).game, page_of(player).scroll.offset) == ("sixlove", 0)
    player.tap("game:chiva")
    assert page_of(player).game == "chiva"
    player.key("r")
    assert player.scene_name == "title"


def test_it_is_scrolled_by_wheel_finger_keys_and_pad(tmp_path: Path) -> None:
    player = opened(tmp_path)
    places = [page_of(player).scroll.offset]

    def moved() -> None:
        places.append(page_of(player).scroll.offset)
        assert places[-1] > places[-2]

    player.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, touch=False)
    player.wait()
    moved()
    player.drag((640, 500), (640, 300))
    moved()
    player.key("down", "down")
    moved()
    player.client.hear(Pan(0.0, 1.0, 1 / 60))
    moved()
    player.key("end")
    moved()
    assert places[-1] == page_of(player).scroll.most
    player.key("home")
    assert page_of(player).scroll.offset == 0


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
@pytest.mark.parametrize("language", ["es", "en", PSEUDO])
def test_the_whole_text_is_on_the_page(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """Pieces follow each other without overlap, and the last can be scrolled into sight."""
    player = opened(tmp_path, size, "es" if language == PSEUDO else language)
    client = player.client
    settings = client.look.settings.having(text_size=150)
    client.show(replace(client.look, words=Words(language), settings=settings))
    for game in RULES:
        page_of(player).game = game
        page_of(player).lay_out()
        page = page_of(player).scroll
        assert isinstance(page, LongPage)
        placed = page.placed
        assert len(placed) == len(RULES[game])
        assert all(top < bottom for top, bottom, _ in placed)
        assert all(before[1] <= after[0] for before, after in pairwise(placed))
        assert placed[-1][1] <= page.height


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_halves_of_a_line_can_be_counted_from_afar(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    player = sit_down_at(tmp_path, size=size, settings=default_settings().having(text_size=text_size))
    player.client.stack.go(Push(routes.Rules("sixlove")))
    scene = player.on(Rules)
    for example in (HARD_END, KEY, ONE_END_HARD, LAST_IS_DOUBLE):
        width = scene.scroll.box.w - 2 * scene.look.scale.px(20, 8)
        line = BentLine(example.line, Mode.PIPS, example.last)
        layout = line.laid_out(Box(0, 0, width, 0), of_line(scene.look))
        assert layout.camera.half >= 0.055 * size[1]
        assert layout.camera.box(layout.box).w <= width + 1
