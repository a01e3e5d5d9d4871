"""The statistics screen: nothing, a few and very many hands; reset asks first."""

from pathlib import Path

import pytest

from scenes import routes
from scenes.screens.after.statistics import StatisticsScene
from scenes.stack import Push
from scenes.store.saves import Saves
from tests.kit.kept_matches import keep_matches
from tests.kit.sit_down import SitDown, sit_down_at


def opened(data: Path) -> SitDown:
    player = sit_down_at(data)
    player.client.stack.go(Push(routes.Statistics()))
    player.wait()
    return player


def scene_of(player: SitDown) -> StatisticsScene:
    assert isinstance(player.scene, StatisticsScene)
    return player.scene


@pytest.mark.parametrize(("records", "hands"), [(0, 0), (1, 4), (3, 300)])
def test_it_counts_what_was_kept(tmp_path: Path, records: int, hands: int) -> None:
    keep_matches(tmp_path, records, hands)
    player = opened(tmp_path)
    counted = scene_of(player).counted
    assert counted.hands == records * hands
    assert ("reset" in player.spots) == (records > 0)
    if records:
        assert counted.people["Ana"].hands == records * hands
        assert counted.people["Ana"].wins == counted.people["Íñigo"].wins
        wins = counted.people["Ana"].wins + counted.levels["hard"].wins
        assert wins + counted.draws == counted.hands
        assert sum(counted.deals.doubles) == 7 * counted.deals.deals
        assert sum(counted.deals.pips) == 168 * counted.deals.deals
    player.picture()
    player.key("end")
    player.picture()


def test_reset_asks_and_keeps_the_matches(tmp_path: Path) -> None:
    keep_matches(tmp_path, 2, 3)
    player = opened(tmp_path)
    player.tap("reset")
    assert player.scene_name == "question"
    player.tap("no")
    assert scene_of(player).counted.hands == 6
    player.tap("reset")
    player.tap("yes")
    assert scene_of(player).counted.hands == 0
    assert "reset" not in player.spots
    player.client.services.saves.finish()
    again = Saves(tmp_path)
    assert (again.statistics().hands, len(again.list())) == (0, 2)
    again.finish()
