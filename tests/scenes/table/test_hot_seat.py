"""When the curtain hangs, for whom, and whose tiles lie face up."""

import random
from pathlib import Path

import pygame
import pytest

from game.actions import Pass
from game.contest import of_match
from game.match import Match
from game.seats import SEATS, Player, Seat
from game.turn import legal_actions
from scenes.screens.play.reveal import Reveal
from scenes.store.settings import default_settings
from scenes.table.next_step import Wait, next_step
from scenes.table.sitting import Sitting
from tests.kit.given import given
from tests.kit.sit_down import SitDown, sit_down_at

TWO = "Ana,bot:easy,Ana,bot:easy"
ALONE = "Ana,bot:easy,bot:easy,bot:easy"


def sitting_of(game: str, people: tuple[Seat, ...], seed: str) -> Sitting:
    players = tuple(Player("Ana") if seat in people else Player(f"S{seat}", "random") for seat in SEATS)
    sitting = Sitting(of_match(Match(game, players, seed)))
    sitting.deal_next()
    return sitting


@pytest.mark.parametrize("people", [(1,), (1, 3), (2, 3), (1, 2, 3), (1, 2, 3, 4)])
@pytest.mark.parametrize("seed", range(12))
def test_tiles_are_shown_to_their_owner_alone(game: str, people: tuple[Seat, ...], seed: int) -> None:
    """Over a hand with undo, redo and restart mixed in: whoever's tiles lie open lifted the last curtain, and nobody
    decides before their own was lifted."""
    chance = random.Random(seed)
    sitting = sitting_of(game, people, f"hot seat {seed}")
    last_lifted: Seat | None = None
    while not sitting.match.hand_is_over:
        sitting.turn_up_if_mine()
        step = next_step(sitting)
        seen = sitting.seen()
        assert seen.seat in (None, last_lifted)
        assert sitting.bottom == (last_lifted or people[0])
        if step.wait is Wait.CURTAIN:
            assert step.seat in people
            assert not sitting.is_face_up or step.seat != sitting.holder
            sitting.lift_curtain(step.seat)
            last_lifted = step.seat
        elif step.wait in (Wait.DECISION, Wait.NAMING):
            assert step.seat == last_lifted == sitting.holder
            assert sitting.is_face_up
            if chance.random() < 0.2 and sitting.match.can_undo:
                sitting.undo()
            elif chance.random() < 0.1 and sitting.match.can_redo:
                sitting.redo()
            else:
                before = sitting.match.state.turn
                sitting.submit(chance.choice(legal_actions(sitting.match.state)))
                assert sitting.is_face_up == (len(people) == 1), before
        else:
            sitting.submit(chance.choice(legal_actions(sitting.match.state)))


def test_a_new_hand_begins_behind_the_curtain(game: str) -> None:
    sitting = sitting_of(game, (1, 3), "fresh")
    sitting.lift_curtain(1)
    sitting.deal_afresh()
    assert not sitting.is_face_up
    assert next_step(sitting).wait is Wait.CURTAIN


def test_a_pass_is_nobodys_decision(game: str) -> None:
    """The same person acts again after others could only pass: no curtain, the tiles turn up."""
    for seed in range(200):
        sitting = sitting_of(game, (1, 2), f"passes {seed}")
        while not sitting.match.hand_is_over:
            step = next_step(sitting)
            if step.wait is Wait.CURTAIN:
                sitting.lift_curtain(given(step.seat))
                continue
            sitting.submit(legal_actions(sitting.match.state)[0])
            holder, log = sitting.holder, sitting.match.state.log
            if step.wait is Wait.DECISION and step.seat == 1 and sitting.match.state.turn == 2:
                if not sitting.match.is_forced_pass:
                    continue
                while sitting.match.state.turn is not None and sitting.match.state.turn != 1:
                    sitting.submit(legal_actions(sitting.match.state)[0])
                if sitting.decider == 1 and isinstance(sitting.match.state.log[len(log)].turn, Pass):
                    sitting.turn_up_if_mine()
                    assert holder == 1
                    assert next_step(sitting).wait is Wait.DECISION
                    assert sitting.is_face_up
                    return
    raise AssertionError("no such moment in 200 hands")


def at_a_decision(data: Path, seats: str, game: str = "chiva", **settings: object) -> SitDown:
    chosen = default_settings().having(bot_speed="instant", reduced_motion=True, **settings)
    player = sit_down_at(data, "--game", game, "--seed", "42", "--seats", seats, size=(800, 600), settings=chosen)
    while not player.decides:
        player.hold("return") if player.scene_name == "reveal" else player.wait()
    return player


def test_one_person_may_go_without_the_curtain_of_a_new_hand(tmp_path: Path) -> None:
    chosen = default_settings().having(curtain="never")
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", ALONE, size=(800, 600), settings=chosen)
    seen = set()
    while not player.decides:
        seen.add(player.scene_name)
        player.wait()
    assert "reveal" not in seen
    player.key("space")
    assert player.scene_name == "reveal"


def test_two_people_always_have_their_curtain(tmp_path: Path) -> None:
    chosen = default_settings().having(curtain="never")
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", TWO, size=(800, 600), settings=chosen)
    assert player.wait_for("reveal", "hand_summary") == "reveal"


@pytest.mark.parametrize("key", ["l", "r", "d", "f1", "m", ""])
def test_space_covers_from_anywhere(tmp_path: Path, key: str) -> None:
    player = at_a_decision(tmp_path, TWO)
    if key:
        player.key(key)
    covered_over = player.scene_name
    player.key("space")
    assert player.scene_name == "reveal"
    assert player.sitting.seen().seat is None
    player.hold("space")
    assert player.scene_name == covered_over


@pytest.mark.parametrize(("hides", "scene"), [(True, "reveal"), (False, "play")])
def test_losing_the_focus_covers_unless_the_setting_says_no(tmp_path: Path, hides: bool, scene: str) -> None:
    player = at_a_decision(tmp_path, TWO, hide_on_focus_loss=hides)
    player.post(pygame.WINDOWFOCUSLOST)
    assert player.scene_name == scene
    player.post(pygame.WINDOWMINIMIZED)
    assert player.scene_name == "reveal"


def test_a_short_press_lifts_nothing_and_a_held_one_does(tmp_path: Path) -> None:
    player = at_a_decision(tmp_path, TWO)
    player.key("space")
    for _ in range(20):
        player.key("return")
    assert player.scene_name == "reveal"
    player.hold("return", 0.6)
    assert player.scene_name == "play"


def test_undo_lands_behind_the_curtain_of_whose_decision_it_was(tmp_path: Path) -> None:
    player = at_a_decision(tmp_path, "Ana,Beto,Carmen,Dora")
    decided = player.match.state.turn
    player.key("1", "2", "3", "4", "5", "6", "7")
    player.key("right")
    player.wait(0.4)
    player.key("return")
    player.wait_for("reveal")
    player.hold("return")
    player.wait_for("play")
    assert player.sitting.holder != decided
    player.key("u")
    assert player.scene_name == "reveal"
    assert player.on(Reveal).seat == decided
    note = player.match.hand.notes[-1]
    assert (note.kind, note.seat) == ("undo", decided)


def test_a_resumed_match_opens_on_the_curtain(tmp_path: Path) -> None:
    player = at_a_decision(tmp_path, TWO)
    decider, words = player.match.state.turn, player.match.hand.words
    player.client.services.saves.finish()
    again = sit_down_at(tmp_path, size=(800, 600))
    again.tap("continue")
    again.wait_for("reveal")
    assert again.on(Reveal).seat == decider
    assert again.match.hand.words == words


@pytest.mark.parametrize("curtain", ["tap", "never"])
def test_a_match_resumed_between_two_hands_opens_on_a_curtain_too(tmp_path: Path, curtain: str) -> None:
    player = at_a_decision(tmp_path, ALONE)
    chance = random.Random(1)
    while not player.match.hand_is_over:
        player.match.submit(chance.choice(legal_actions(player.match.state)))
    client = player.client
    client.services.saves.keep(player.match)
    client.services.saves.finish()
    settings = client.look.settings.having(curtain=curtain)
    again = sit_down_at(tmp_path, size=(800, 600), settings=settings)
    again.tap("continue")
    again.wait_for("reveal", "hand_summary")
    assert (again.scene_name, again.on(Reveal).seat) == ("reveal", 1)
    again.hold("return")
    assert again.wait_for("reveal", "hand_summary") == "hand_summary"


@pytest.mark.parametrize(("key", "scene"), [("m", "pause"), ("escape", "pause"), ("r", "rules"), ("l", "log")])
def test_what_everybody_may_see_opens_over_the_curtain(tmp_path: Path, key: str, scene: str) -> None:
    player = at_a_decision(tmp_path, TWO)
    player.key("space")
    player.key(key)
    assert player.scene_name == scene
    player.key("escape")
    assert player.scene_name == "reveal"
    player.tap("menu")
    player.tap("leave")
    player.tap("yes")
    assert player.scene_name == "title"


@pytest.mark.parametrize("by", ["key", "tap"])
def test_undo_at_the_next_person_s_curtain_hangs_the_decider_s(tmp_path: Path, by: str) -> None:
    """Whoever holds the device by then sees nobody's tiles."""
    player = at_a_decision(tmp_path, "Ana,Beto,Carmen,Dora")
    decided, words = player.match.state.turn, player.match.hand.words
    player.key("right")
    player.wait(0.4)
    player.key("return")
    player.wait_for("reveal")
    player.key("u") if by == "key" else player.tap("undo")
    player.wait_for("reveal")
    assert player.on(Reveal).seat == decided
    assert player.sitting.seen().seat is None
    assert player.match.hand.words == words


def test_the_cover_button_covers(tmp_path: Path) -> None:
    player = at_a_decision(tmp_path, TWO)
    person = player.sitting.holder
    player.tap("cover")
    assert player.scene_name == "reveal"
    assert player.on(Reveal).seat == person
    assert player.sitting.seen().seat is None


def test_a_name_that_is_taken_up_is_typed_over(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, size=(1024, 768))
    player.tap("play")
    player.wait_for("lobby")
    player.tap("name:1")
    player.wait(0.1)
    player.type("Íñigo")
    assert player.panel.controls["name:1"].value == "Íñigo"
    player.key("end", "backspace")
    assert player.panel.controls["name:1"].value == "Íñig"
