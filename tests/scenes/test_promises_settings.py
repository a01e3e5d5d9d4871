"""Every setting does what it says from the next frame on, at the table that lies there, and on every later evening."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.actions import Pass, Play
from game.match import Match
from scenes.input.intents import Command, Device, LongPress, Press
from scenes.store.saves import Saves
from scenes.store.settings import CHOICES, default_settings
from scenes.table.acts import Card
from sounds.speaker import loudness_of
from sprites.palette import Mode
from tests.kit.moments import FOUR, at_decision, brought_to, calm, find, lay_by_mouse
from tests.kit.sit_down import SitDown, sit_down_at

ALONE = "Ana,bot:easy,bot:easy,bot:easy"


def at_table(data: Path, seats: str = FOUR, **settings: object) -> SitDown:
    return at_decision(sit_down_at(data, "--seed", "42", "--seats", seats, settings=calm(**settings)))


def change(player: SitDown, name: str, value: object) -> None:
    """In the settings over the table, by presses alone; back to the table after it."""
    player.key("m")
    player.tap("settings")
    for _ in range(12):
        while name not in player.spots:
            player.tap("next")
        if getattr(player.client.look.settings, name) == value:
            break
        player.tap(name)
    assert getattr(player.client.look.settings, name) == value
    player.tap("close")
    player.tap("continue")
    player.wait()


def pixels(player: SitDown) -> bytes:
    return pygame.image.tobytes(player.picture(), "RGB")


LOOKS: dict[str, tuple[object, Callable[[SitDown], object]]] = {
    "language": ("es", lambda player: player.panel.controls["undo"].label),
    "text_size": (150, lambda player: player.client.look.scale.body),
    "tiles": ("numerals", lambda player: player.table.picture().mode),
    "table": ("wine", lambda player: player.table.picture().table),
    "wood": ("oak", lambda player: player.table.picture().table),
    "safe_margin": (5, lambda player: tuple(player.spots["menu"])),
}


@pytest.mark.parametrize("name", LOOKS)
def test_what_can_be_seen_of_a_setting_is_seen_at_once(tmp_path: Path, name: str) -> None:
    value, look = LOOKS[name]
    player = at_table(tmp_path)
    before, picture = look(player), pixels(player)
    change(player, name, value)
    assert look(player) != before
    assert pixels(player) != picture
    assert player.decides


@pytest.mark.parametrize("tiles", ["pips", "bone", "black", "colours", "numerals"])
def test_tiles_are_drawn_as_chosen(tmp_path: Path, tiles: str) -> None:
    player = at_table(tmp_path)
    change(player, "tiles", tiles)
    assert player.table.picture().mode is Mode(tiles)


def test_full_screen_is_asked_of_the_window_by_each_way(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    full = player.client.look.settings.full_screen
    for way in ("f11", "alt+return"):
        player.key(way)
        full = not full
        assert player.client.look.settings.full_screen == full
        assert player.scene_name == "play"
    change(player, "full_screen", not full)


def test_bot_speed_holds_from_the_next_turn_on(tmp_path: Path) -> None:
    player = at_table(tmp_path, ALONE)
    change(player, "bot_speed", "wait")
    lay_by_mouse(player, player.legal_plays()[0])
    words = player.match.hand.words
    player.wait(10)
    assert player.match.hand.words == words
    change(player, "bot_speed", "instant")
    player.wait(1)
    assert len(player.match.hand.words) > len(words)


def is_before_a_pass(match: Match) -> bool:
    return match.state.turn is not None and match.is_forced_pass and not match.state.line.is_blocked


@pytest.mark.parametrize("press", ["return", "tap"])
def test_tap_to_pass_keeps_the_card_until_a_press(tmp_path: Path, press: str) -> None:
    seed, turns = find("chiva", is_before_a_pass)
    player = at_decision(brought_to(tmp_path, "chiva", seed, turns[:-1], passes="tap"))
    last = turns[-1]
    assert isinstance(last, Play)
    lay_by_mouse(player, last)
    player.wait(20)
    assert isinstance(player.table.flow.showing.act, Card)
    assert isinstance(player.match.state.log[-1].turn, Pass)
    words = player.match.hand.words
    player.key("return") if press == "return" else player.tap_at(player.table.art.layout.line.whole().centre)
    player.wait(3)
    assert player.scene_name == "reveal" or player.match.hand.words != words


def test_a_pass_of_a_person_is_never_silent(tmp_path: Path) -> None:
    """Not even where bots answer at once: the card stands long enough to be read."""
    seed, turns = find("chiva", is_before_a_pass)
    player = at_decision(brought_to(tmp_path, "chiva", seed, turns[:-1]))
    frames = [0]

    def look(now: SitDown) -> None:
        frames[0] += now.scene_name == "play" and isinstance(now.table.flow.showing.act, Card)

    player.after_frame = look
    last = turns[-1]
    assert isinstance(last, Play)
    lay_by_mouse(player, last)
    player.wait(3)
    assert frames[0] > 30


def test_the_curtain_that_is_held_needs_holding(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    change(player, "curtain", "hold")
    player.key("space")
    player.tap("lift")
    player.wait(1)
    assert player.scene_name == "reveal"
    at = player.spots["lift"].center
    player.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
    player.wait(0.7)
    assert player.scene_name == "play"
    player.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)
    player.wait(5)
    assert player.scene_name == "play", "it stays lifted"


@pytest.mark.parametrize("hides", [True, False])
def test_hiding_when_away_is_as_chosen(tmp_path: Path, hides: bool) -> None:
    player = at_table(tmp_path, hide_on_focus_loss=not hides)
    change(player, "hide_on_focus_loss", hides)
    player.post(pygame.WINDOWFOCUSLOST)
    assert (player.scene_name == "reveal") == hides


@pytest.mark.parametrize("details", [True, False])
def test_the_menu_leads_to_the_details_where_they_are_switched_on(tmp_path: Path, details: bool) -> None:
    player = at_table(tmp_path)
    change(player, "details", details)
    player.tap("menu")
    assert {"rules", "log", "restart", "cover"} <= player.scene.panel.controls.keys()
    assert ("details" in player.spots) == details


def test_details_switched_off_cannot_be_opened_by_any_way(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    change(player, "details", False)
    player.key("d")
    player.client.hear(Press(Command.DETAILS, Device.PAD))
    player.client.hear(LongPress((600, 300)))
    assert player.scene_name == "play"
    assert not player.match.hand.notes
    change(player, "details", True)
    player.key("d")
    assert player.scene_name == "details"
    assert player.match.hand.notes


def test_less_motion_means_no_flight_and_no_waiting(tmp_path: Path) -> None:
    player = at_table(tmp_path, reduced_motion=False, bot_speed="slow")
    change(player, "reduced_motion", True)
    moved = []
    player.after_frame = lambda now: moved.append(now.client.is_moving)
    lay_by_mouse(player, player.legal_plays()[0])
    player.wait(0.1)
    assert not any(moved)


def test_sound_and_volume_reach_the_speaker(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    speaker = player.client.services.speaker
    player.client.services.change(player.client.look.settings.having(sound=True, volume=30))
    assert speaker._loudness == loudness_of(0.3)
    change(player, "volume", 80)
    assert speaker._loudness == loudness_of(0.8)
    change(player, "sound", False)
    assert not pygame.mixer.get_init()


@pytest.mark.parametrize("name", CHOICES)
def test_each_setting_is_there_again_at_the_next_start(tmp_path: Path, name: str) -> None:
    value = CHOICES[name][-1]
    saves = Saves(tmp_path)
    saves.keep_settings(default_settings().having(**{name: value}))
    saves.finish()
    again = Saves(tmp_path)
    assert getattr(again.settings(), name) == value
    again.finish()


# ---------------------------------------------------------------------- starting


def test_the_first_run_fills_the_screen_and_later_ones_as_it_was_left(tmp_path: Path) -> None:
    assert default_settings().full_screen
    player = at_table(tmp_path)
    player.key("f11")
    left = player.client.look.settings.full_screen
    player.client.services.saves.finish()
    again = Saves(tmp_path)
    assert again.settings().full_screen == left
    again.finish()


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_with_seats_it_goes_straight_to_the_deal(tmp_path: Path, game: str) -> None:
    seats = "Ana,bot:hard,Carmen,bot:easy"
    flags = ("--game", game, "--seed", "ñandú", "--seats", seats)
    player = sit_down_at(tmp_path, *flags, settings=calm(bot_speed="normal"))
    assert player.scene_name == "deal"
    match = player.match
    assert (match.game, match.seed) == (game, "ñandú")
    assert [(player.level or player.name) for player in match.players] == ["Ana", "hard", "Carmen", "easy"]


def test_without_seats_it_opens_on_the_title(tmp_path: Path) -> None:
    assert sit_down_at(tmp_path, "--game", "sixlove", "--seed", "42").scene_name == "title"


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_flags_for_language_screen_and_folder(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scenes.input.command_line import start_from  # noqa: PLC0415

    monkeypatch.setenv("TRANQUE_DATA", os.fspath(tmp_path / "variable"))
    start = start_from(["--lang", language, "--windowed"])
    assert (start.language, start.full_screen, start.data) == (language, False, tmp_path / "variable")
    start = start_from(["--fullscreen", "--data", os.fspath(tmp_path / "flag")])
    assert (start.language, start.full_screen, start.data) == (None, True, tmp_path / "flag")
    assert start_from([]).full_screen is None
