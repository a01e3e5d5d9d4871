"""The deal of the day in the window: once each, by the clock of the machine, whatever that does."""

from datetime import datetime, timedelta
from pathlib import Path

from game.homes.day import day_event
from game.homes.reading import lines_from_bytes
from scenes import routes
from scenes.screens.homes.deal_of_day import Days
from scenes.stack import Push, Restart
from tests.kit.sit_down import SitDown
from tests.scenes.homes_kit import clock_at, closed, copied, home_at, kept, played

__all__ = ["copied"]

EVENING = datetime(2026, 12, 1, 23, 50)


def days(player: SitDown) -> Days:
    scene = player.scene
    assert isinstance(scene, Days)
    return scene


def open_days(player: SitDown) -> None:
    player.client.stack.go(Restart(routes.Title()))
    player.client.stack.go(Push(routes.Days()))
    player.wait(0.2)


def play_today(player: SitDown, game: str) -> None:
    open_days(player)
    player.tap(f"game:{game}")
    played(player, lambda: player.scene_name == "days")


def test_a_day_is_played_once_and_its_line_is_sent(tmp_path: Path, copied: list[str]) -> None:
    player = home_at(tmp_path)
    with clock_at(player, EVENING):
        play_today(player, "chiva")
        while player.client.is_moving:
            player.wait()
        player.wait(0.1)
        event = day_event(EVENING.date(), "chiva")
        points = kept(player, event).played.results()[0]  # type: ignore[union-attr]
        player.tap("send")
        shown = f"{points:+d}" if points else "0"
        assert copied[0].startswith(f"Tranque 2026-12-01 · chiva {shown} · par ")
        assert copied[0][-3:].strip("●○") == ""
        file = tmp_path / "to send" / "day-2026-12-01.txt"
        assert lines_from_bytes(file.read_bytes()) == (kept(player, event).own,)
        player.tap("game:chiva")
        assert player.wait_for("event_board") == "event_board"
        assert len(player.scene.lines) == 2  # type: ignore[attr-defined]
    closed(player)
    again = home_at(tmp_path)
    with clock_at(again, EVENING):
        open_days(again)
        again.tap("game:chiva")
        assert again.wait_for("event_board")
        again.client.stack.go(Restart(routes.Title()))
        again.wait()
        assert again.client.services.saves.events.days() == {EVENING.date(): {"chiva"}}
        assert again.scene.panel.controls["days"].label == "Deal of the day · 1"  # type: ignore[attr-defined]
    closed(again)


def test_a_board_over_midnight_belongs_to_the_day_on_which_it_began(tmp_path: Path, copied: list[str]) -> None:
    player, morning = home_at(tmp_path), EVENING + timedelta(hours=1)
    with clock_at(player, EVENING):
        open_days(player)
        player.tap("game:chiva")
        player.wait_for("reveal", "play")
    with clock_at(player, morning):
        played(player, lambda: player.scene_name == "days")
        assert days(player).day == EVENING.date()
        assert player.client.services.saves.events.days() == {EVENING.date(): {"chiva"}}
    closed(player)


def test_past_midnight_another_days_board_is_begun_only_after_it_is_said(tmp_path: Path, copied: list[str]) -> None:
    player, morning = home_at(tmp_path), EVENING + timedelta(hours=1)
    with clock_at(player, EVENING):
        open_days(player)
    with clock_at(player, morning):
        player.tap("game:chiva")
        player.wait(0.2)
        assert player.scene_name == "days"
        assert days(player).day == morning.date()
        player.tap("game:chiva")
        player.wait_for("deal", "reveal", "play")
        assert player.client.company.seated.contest.boards.event == day_event(morning.date(), "chiva")  # type: ignore[union-attr]
    closed(player)


def test_a_missed_day_is_looked_at_and_never_made_good(tmp_path: Path, copied: list[str]) -> None:
    player = home_at(tmp_path)
    with clock_at(player, EVENING):
        open_days(player)
        player.tap("day:-1")
        player.tap("game:chiva")
        assert player.wait_for("replay") == "replay"
        assert player.client.services.saves.events.days() == {}
        assert player.client.company.sitting is None
    closed(player)


def test_a_clock_put_back_neither_plays_a_day_again_nor_loses_one(tmp_path: Path, copied: list[str]) -> None:
    player = home_at(tmp_path)
    ahead = EVENING + timedelta(days=3)
    with clock_at(player, ahead):
        play_today(player, "chiva")
    with clock_at(player, EVENING):
        open_days(player)
        assert days(player).day == EVENING.date()
        for _ in range(3):
            player.tap("day:1")
        player.tap("game:chiva")
        assert player.wait_for("event_board") == "event_board"
        player.client.stack.go(Restart(routes.Title()))
        player.wait()
        assert player.scene.panel.controls["days"].label == "Deal of the day"  # type: ignore[attr-defined]
    with clock_at(player, ahead):
        open_days(player)
        player.tap("game:chiva")
        assert player.wait_for("event_board") == "event_board"
        assert player.client.services.saves.events.days() == {ahead.date(): {"chiva"}}
    closed(player)
