"""The details tell public facts, as the engine has them."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.actions import Pass
from game.match import Match, NoteKind
from game.observation import Observation
from game.seats import SEATS, Player
from game.tile_sets import DOUBLES, EVERY_TILE, tiles_in
from game.tiles import DOUBLE, PIPS, TILE_ENDS
from game.turn import legal_actions
from scenes import routes
from scenes.screens.reading.details import Details, is_dead_double, passed_on
from scenes.stack import Push
from scenes.store.settings import default_settings
from tests.kit.sit_down import sit_down_at
from tests.scenes.text_boxes import text_of

BOTS = tuple(Player(f"S{seat}") for seat in SEATS)


def random_moments(game: str, seed: int) -> Iterator[Match]:
    match, rng = Match(game, BOTS, f"details {seed}"), random.Random(seed)
    match.deal_next()
    while not match.hand_is_over:
        yield match
        match.submit(rng.choice(legal_actions(match.state)))


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_a_double_is_dead_just_when_no_way_of_going_on_can_lay_it(game: str, seed: int) -> None:
    for match in random_moments(game, seed):
        seen = match.seen_by(None)
        for pip in PIPS:
            assert is_dead_double(seen, pip) == _can_never_lie(seen, pip)


def _can_never_lie(seen: Observation, pip: int) -> bool:
    """Tried out: nothing that still may be laid ever shows this number as an end."""
    line = seen.line
    if line.ends is None or line.tiles >> DOUBLE[pip] & 1:
        return False
    others_left = any(pip in TILE_ENDS[tile] for tile in tiles_in(EVERY_TILE & ~line.tiles & ~DOUBLES))
    return pip not in line.ends and not others_left


@pytest.mark.parametrize("seed", range(20))
def test_whoever_passed_on_a_number_holds_none_of_it(seed: int) -> None:
    for match in random_moments("chiva", seed):
        seen = match.seen_by(None)
        for pip in PIPS:
            for seat in passed_on(seen, pip):
                held = match.state.holdings[seat - 1]
                assert not any(pip in TILE_ENDS[tile] for tile in tiles_in(held))
        for taken in seen.log:
            if isinstance(taken.turn, Pass):
                assert taken.ends is not None
                assert all(taken.seat in passed_on(seen, pip) for pip in taken.ends)


def test_their_use_is_noted_and_the_page_is_drawn_from_public_facts_alone(tmp_path: Path) -> None:
    settings = default_settings().having(reduced_motion=True)
    player = sit_down_at(
        tmp_path, "--game", "sixlove", "--seed", "42", "--seats", "Ana,bot:easy,Beto,bot:easy", settings=settings
    )
    player.wait_for("reveal")
    player.hold("return")
    player.wait_for("play")
    player.key("d")
    assert isinstance(player.scene, Details)
    assert [note.kind for note in player.match.hand.notes] == [NoteKind.HELP]
    sitting = player.client.company.sitting
    assert sitting is not None
    sitting.is_face_up = False
    player.scene.lay_out()
    page = player.scene.scroll.content
    sitting.is_face_up = True
    player.scene.lay_out()
    assert page.get_buffer().raw == player.scene.scroll.content.get_buffer().raw
    player.key("d")
    assert player.scene_name == "play"


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_each_number_is_large_and_the_rows_fill_the_page(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    settings = default_settings().having(reduced_motion=True, text_size=text_size)
    player = sit_down_at(
        tmp_path, "--seed", "42", "--game", "chiva", "--seats", ",".join(["bot:easy"] * 4), size=size, settings=settings
    )
    player.wait(3.0)
    player.client.stack.go(Push(routes.Details()))
    scene = player.on(Details)
    written = {one.text: one.px for one in text_of(scene, size).written}
    assert all(written[str(pip)] >= 0.04 * size[1] for pip in PIPS)
    assert scene.scroll.content.get_height() >= 0.9 * scene.scroll.box.h
    if text_size == 100:
        assert scene.scroll.most == 0
