"""The law of the focus on every scene that has controls, at several sizes."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.duplicate import Duplicate
from game.homes.event import Event, Who
from game.record import hand_from_text
from game.seats import Player
from scenes import routes
from scenes.routes import Route
from scenes.stack import Ask, Scene
from scenes.store.settings import default_settings
from scenes.ui.panel import Panel
from scenes.ui.panel_scene import PanelScene
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.ui.focus_law import arrows_and_tab_lead_everywhere

SIZES = [(640, 480), (800, 600), (1280, 720), (2560, 1080)]
SENT = hand_from_text('tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66" 66')
TO_HANDS = routes.ReplayHands(SENT, 0, lambda _: None)
EVENT = Event("Domingo", "chiva", "42", 2, Who.ONE, "easy")
PEOPLE = tuple(Player(name) for name in ("Ana", "Beto", "Carmen", "Dora"))
AT: tuple[routes.Route | Ask, ...] = (
    routes.Title(),
    routes.Lobby(),
    routes.Practice(),
    routes.DuplicateSetup("chiva", PEOPLE, None),
    routes.Deal(),
    routes.Play(),
    routes.Reveal(1),
    routes.Opener(1),
    routes.Pause(),
    routes.PadGone(),
    routes.Phones(is_before=True),
    routes.PhoneReads(),
    routes.HandSummary(),
    routes.MatchSummary(),
    routes.DuplicateSheet(Duplicate("chiva", PEOPLE, "42", 2)),
    routes.Events(),
    routes.EventSetup("chiva"),
    routes.EventPage(EVENT),
    routes.FromOutside((EVENT,)),
    routes.HomesSheet(EVENT),
    routes.EventBoard(EVENT, 1),
    routes.Days(),
    routes.Share(SENT, 1, 0),
    routes.Statistics(),
    routes.Replays(),
    routes.Replay(SENT),
    routes.ReplayMore(SENT, 1, 0, False, TO_HANDS, lambda: None),
    TO_HANDS,
    routes.HandEntry(),
    routes.Review(SENT, 1),
    routes.WhatIf(SENT, 1, 1),
    routes.Gallery(),
    routes.Rules("sixlove"),
    routes.Log(),
    routes.Details(),
    routes.Settings(),
    routes.Help(),
    Ask("Leave?", "The match is kept.", "Leave", lambda: None),
    routes.Fault(None),
)
EVERYWHERE = {type(route).__name__: route for route in AT}
"""Every place that one can go to, by name; the last one takes leave of the table."""


def kinds(base: type[Scene]) -> Iterator[type[Scene]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


@pytest.fixture(scope="module")
def after_a_hand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SitDown]:
    """Four bots' table with a hand behind it; the widgets want a window that has a surface."""
    settings = default_settings().having(bot_speed="instant", reduced_motion=True)
    seats = "bot:easy,bot:easy,bot:easy,bot:easy"
    flags = ("--game", "sixlove", "--seed", "focus", "--seats", seats)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        window = pygame.Window("", (64, 64))
        window.get_surface()
        player = sit_down_at(tmp_path_factory.mktemp("kept"), *flags, settings=settings)
        player.wait_for("hand_summary", limit=100_000.0)
        yield player
        window.destroy()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", EVERYWHERE)
def test_arrows_and_tab_lead_to_every_control(after_a_hand: SitDown, way: str, size: tuple[int, int]) -> None:
    client = after_a_hand.client
    look = replace(client.look, size=size)
    scene = client.scene_of(EVERYWHERE[way])
    scene.arrive(look, client.services)
    panel = getattr(scene, "panel", None)
    if isinstance(panel, Panel) and panel.spots:
        arrows_and_tab_lead_everywhere(panel)
    scene.leave()


def test_no_scene_with_controls_is_left_out(after_a_hand: SitDown) -> None:
    """Nor a route."""
    assert {type(route) for route in AT} == {*Route.__subclasses__(), Ask}
    seen = {type(after_a_hand.client.scene_of(route)) for route in AT}
    bases = {kind.__mro__[1] for kind in kinds(PanelScene)}
    assert set(kinds(PanelScene)) - bases - seen == set()
