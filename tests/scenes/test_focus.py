"""The law of the focus on every scene that has controls, at several sizes."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.duplicate import Duplicate
from game.record import hand_from_text
from game.seats import Player
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.replay.replay_hands import ReplayHands
from scenes.screens.replay.replay_more import ReplayMore
from scenes.screens.start.fault import Fault
from scenes.screens.start.practice import Practice
from scenes.stack import Scene
from scenes.stage import Stage
from scenes.store.settings import default_settings
from scenes.ui.panel import Panel
from scenes.ui.panel_scene import PanelScene
from scenes.ui.question import Question
from scenes.ways import Ways
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.focus_law import arrows_and_tab_lead_everywhere

SIZES = [(640, 480), (800, 600), (1280, 720), (2560, 1080)]
SENT = hand_from_text('tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66" 66')
PEOPLE = tuple(Player(name) for name in ("Ana", "Beto", "Carmen", "Dora"))
ARGUMENTS = {
    "duplicate_setup": ("chiva", PEOPLE, None),
    "duplicate_sheet": (Duplicate("chiva", PEOPLE, "42", 2),),
    "rules": ("sixlove",),
    "reveal": (1,),
    "opener": (1,),
    "replay": (SENT,),
    "share": (SENT, 1, 0),
    "review": (SENT, 1),
    "what_if": (SENT, 1, 1),
}
WAYS = [name for name in vars(Ways) if not name.startswith("_")]
APART: dict[str, Callable[[], Scene]] = {
    "question": lambda: Question("Leave?", "The match is kept.", "Leave", lambda: None),
    "fault": lambda: Fault(None),
    "practice": Practice,
    "replay_more": lambda: more_of(ReplayScene(SENT)),
    "replay_hands": lambda: ReplayHands(ReplayScene(SENT)),
}
"""Scenes that are made where they are needed."""


def more_of(replay: ReplayScene) -> Scene:
    replay.shows_log = False
    return ReplayMore(replay)


def scene_of(stage: Stage, way: str) -> Scene:
    if way in APART:
        return APART[way]()
    make: Callable[..., Scene] = getattr(stage.ways, way)
    return make(*ARGUMENTS.get(way, ()))


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
@pytest.mark.parametrize("way", [*WAYS, *APART])
def test_arrows_and_tab_lead_to_every_control(after_a_hand: SitDown, way: str, size: tuple[int, int]) -> None:
    stage = after_a_hand.client.stage
    before, stage.size = stage.size, size
    try:
        scene = scene_of(stage, way)
        scene.arrive(stage)
        panel = getattr(scene, "panel", None)
        if isinstance(panel, Panel) and panel.spots:
            arrows_and_tab_lead_everywhere(panel)
        scene.leave()
    finally:
        stage.size = before


def test_no_scene_with_controls_is_left_out(after_a_hand: SitDown) -> None:
    stage = after_a_hand.client.stage
    seen = {type(scene_of(stage, way)) for way in (*WAYS, *APART)}
    bases = {kind.__mro__[1] for kind in kinds(PanelScene)}
    assert set(kinds(PanelScene)) - bases - seen == set()
