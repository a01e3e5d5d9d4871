"""What the table promises a person with tiles in hand, in the words of the promises."""

from pathlib import Path

import pygame
import pytest

from game.actions import End, Play
from game.hand_end import EndedBy
from game.match import Match
from game.record import Record
from game.seats import SEATS
from game.sentences.turns import tile_text
from scenes.input.intents import Command, Device, Press, Wheel
from sprites.geometry import Box
from tests.kit.given import given
from tests.kit.moments import (
    FOUR,
    at_a_choice,
    at_decision,
    both_ends,
    brought_to,
    calm,
    find,
    lay_by_mouse,
    nothing_is_played,
)
from tests.kit.players import word_of
from tests.kit.sit_down import sit_down_at

SIZES = [(800, 480), (2560, 1080)]


# ---------------------------------------------------------------------- tile, ghost, confirm


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_raises_a_tile_and_a_second_tap_takes_it_back(tmp_path: Path, size: tuple[int, int]) -> None:
    player = at_a_choice(tmp_path, size)
    words, tile = player.match.hand.words, word_of(both_ends(player)[0])[0]
    player.tap(tile)
    assert {"ghost:<", "ghost:>"} <= player.spots.keys()
    player.tap(tile)
    assert not {"ghost:<", "ghost:>"} & player.spots.keys()
    nothing_is_played(player, words)


@pytest.mark.parametrize("size", SIZES)
def test_the_other_ghost_changes_the_end_and_the_chosen_one_confirms(tmp_path: Path, size: tuple[int, int]) -> None:
    player = at_a_choice(tmp_path, size)
    words, (left, _) = player.match.hand.words, both_ends(player)
    player.tap(word_of(left)[0])
    first = player.spots["chosen"]
    other = next(name for name in ("ghost:<", "ghost:>") if player.spots[name] != first)
    player.tap(other)
    assert player.spots["chosen"] == player.spots[other] != first
    nothing_is_played(player, words)
    player.tap(other)
    assert player.match.hand.words == (*words, f"{tile_text(left.tile).replace('-', '')}{other[-1]}")


@pytest.mark.parametrize("size", SIZES)
def test_the_chosen_ghost_is_seen_from_wherever_somebody_looks(tmp_path: Path, size: tuple[int, int]) -> None:
    player = at_a_choice(tmp_path, size)
    line = player.table.art.layout.line
    for corner in ((line.x + 2, line.y + 2), (line.right - 2, line.bottom - 2)):
        player.client.hear(Wheel((round(corner[0]), round(corner[1])), 8))
        for play in both_ends(player):
            tile, ghost = word_of(play)
            player.tap(tile)
            if player.spots["chosen"] != player.spots[ghost]:
                player.key("down" if player.table.hand.selection.end is End.LEFT else "up")
            assert player.spots["chosen"] == player.spots[ghost]
            assert line.encloses(Box(*player.spots["chosen"]), slack=1)
            player.tap(tile)
    player.tap(tile)
    player.tap("confirm")
    player.wait(0.1)
    assert player.scene.name != "play" or player.table.view.camera is None


@pytest.mark.parametrize("end", [End.LEFT, End.RIGHT])
def test_a_drag_to_an_end_is_a_preview_there_and_no_play(tmp_path: Path, end: End) -> None:
    player = at_a_choice(tmp_path)
    words, (left, _) = player.match.hand.words, both_ends(player)
    tile, ghost = word_of(Play(left.tile, end))
    player.tap(tile)
    goal, start = player.spots[ghost].center, player.spots[tile].center
    player.tap(tile)
    player.drag(start, goal)
    assert player.spots["chosen"] == player.spots[ghost]
    nothing_is_played(player, words)
    player.tap("confirm")
    assert player.match.hand.words == (*words, f"{tile.removeprefix('tile:')}{end}")


@pytest.mark.parametrize(
    ("language", "different", "equal"),
    [
        ("es", "{tile} no encaja: las puntas son {left} y {right}", "{tile} no encaja: las dos puntas son {left}"),
        ("en", "{tile} does not fit: the ends are {left} and {right}", "{tile} does not fit: both ends show {left}"),
    ],
)
@pytest.mark.parametrize("are_equal", [False, True])
def test_a_tile_that_does_not_fit_says_why(
    tmp_path: Path, language: str, different: str, equal: str, are_equal: bool
) -> None:
    def wanted(match: Match) -> bool:
        state = match.state
        if state.turn is None or state.line.ends is None or match.is_forced_pass:
            return False
        fitting = {turn.tile for turn in match.seen_by(state.turn).legal if isinstance(turn, Play)}
        left, right = state.line.ends
        return (left == right) == are_equal and len(fitting) < state.holdings[state.turn - 1].bit_count()

    seed, turns = find("chiva", wanted)
    player = at_decision(brought_to(tmp_path, "chiva", seed, turns, language=language))
    words = player.match.hand.words
    held = next(name for name in player.spots if name.startswith("held:"))
    player.tap(held)
    assert player.match.state.line.ends is not None
    left, right = player.match.state.line.ends
    tile = "-".join(held.removeprefix("held:"))
    assert player.table._prompt() == (equal if are_equal else different).format(tile=tile, left=left, right=right)
    assert "chosen" not in player.spots
    player.key("return")
    player.tap_at(player.table.art.layout.line.whole().centre)
    nothing_is_played(player, words)


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
@pytest.mark.parametrize("focus", [None, "confirm"])
def test_a_preview_is_confirmed_only_once_it_has_shown(tmp_path: Path, device: Device, focus: str | None) -> None:
    """By Enter and A, in the hand or on the button."""
    player = at_a_choice(tmp_path)
    words, (left, _) = player.match.hand.words, both_ends(player)
    player.table.hand.raise_up(left.tile)
    player.table._enable()
    player.panel.focus = focus
    player.client.hear(Press(Command.CONFIRM, device))
    player.wait(0.2)
    player.client.hear(Press(Command.CONFIRM, device))
    assert player.match.hand.words == words
    player.wait(0.2)
    player.client.hear(Press(Command.CONFIRM, device))
    assert len(player.match.hand.words) == len(words) + 1


def test_escape_takes_the_preview_back_before_it_is_the_menu(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    words = player.match.hand.words
    player.tap(word_of(both_ends(player)[0])[0])
    player.key("escape")
    assert (player.scene_name, player.table.hand.is_empty) == ("play", True)
    player.key("escape")
    assert player.scene_name == "pause"
    player.key("escape")
    assert player.scene_name == "play"
    nothing_is_played(player, words)


def test_selecting_previewing_and_hints_leave_no_trace(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    record = Record(player.match).to_bytes()
    picture = player.match.seen_by(None)
    player.tap(word_of(both_ends(player)[0])[0])
    player.key("up", "escape", "h")
    player.wait(3)
    assert player.table.hand.selection.tile is not None
    player.key("escape")
    assert Record(player.match).to_bytes() == record
    assert player.match.seen_by(None) == picture
    assert not player.match.hand.notes


@pytest.mark.parametrize("kind", [pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST])
def test_a_tile_in_the_air_falls_back_when_the_window_looks_away(tmp_path: Path, kind: int) -> None:
    player = at_a_choice(tmp_path)
    words = player.match.hand.words
    start = player.spots[word_of(both_ends(player)[0])[0]].center
    player.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
    player.post(pygame.MOUSEMOTION, pos=(640, 250), rel=(0, 0), buttons=(1, 0, 0), touch=False)
    player.wait()
    player.post(kind)
    assert player.scene_name == "reveal"
    player.post(pygame.MOUSEBUTTONUP, pos=(640, 250), button=1, touch=False)
    at_decision(player)
    assert player.table.hand.dragged is None
    nothing_is_played(player, words)


# ---------------------------------------------------------------------- the hand's order


def test_a_tile_dragged_in_the_hand_stays_there_and_nobody_else_is_told(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    sitting, seat, match = player.client.company.sitting, player.match.state.turn, player.match
    assert sitting is not None
    assert seat is not None
    others = [match.seen_by(other) for other in (None, *SEATS) if other != seat]
    record, before = Record(match).to_bytes(), player.table.hand.order()
    hand = [player.spots[name] for name in player.spots if name.startswith(("tile:", "held:"))]
    player.drag(hand[0].center, hand[-1].center)
    after = player.table.hand.order()
    assert after == (*before[1:], before[0])
    assert player.table.hand.is_empty
    assert [match.seen_by(other) for other in (None, *SEATS) if other != seat] == others
    assert Record(match).to_bytes() == record
    lay_by_mouse(player, next(turn for turn in sitting.seen().legal if isinstance(turn, Play)))
    at_decision(player)
    player.key("u")
    assert player.scene_name == "reveal"
    at_decision(player)
    assert player.match.state.turn == seat
    assert player.table.hand.order() == after


# ---------------------------------------------------------------------- the first tile of a hand


@pytest.mark.parametrize(("language", "why"), [("es", "Esta mano se abre con el doble seis"), ("en", "The double six")])
def test_a_person_confirms_the_forced_double_six(tmp_path: Path, language: str, why: str) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(), language=language)
    at_decision(player)
    assert [name for name in player.spots if name.startswith("tile:")] == ["tile:66"]
    nothing_is_played(player, ())
    player.tap(next(name for name in player.spots if name.startswith("held:")))
    assert player.table._prompt().startswith(why)
    nothing_is_played(player, ())
    player.tap("tile:66")
    nothing_is_played(player, ())
    player.tap("chosen")
    assert player.match.hand.words == ("66",)


def test_a_hand_after_a_win_opens_with_any_tile_and_none_is_played_by_itself(tmp_path: Path) -> None:
    seed, turns = find("chiva", lambda match: match.hand_is_over and given(match.state.result).end is EndedBy.OUT)
    player = brought_to(tmp_path, "chiva", seed, turns)
    player.sitting.deal_next()
    at_decision(player)
    assert len([name for name in player.spots if name.startswith("tile:")]) == 7
    nothing_is_played(player, ())
