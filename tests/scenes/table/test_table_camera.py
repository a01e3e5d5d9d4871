"""How the line is looked at: wheel, pinch, stick and keys, and how far they lead."""

from random import Random

import pytest

from scenes.input.intents import Command, Intent, Pan, Pinch, Press, Tap, Wheel
from scenes.table.table_camera import FARTHEST, NEAREST, TableCamera
from sprites.geometry import Box
from sprites.line_layout import Camera

AREA = Box(0, 0, 1000, 400)
FITTED = Camera(30.0, 500.0, 200.0)


def camera_at(area: Box = AREA) -> TableCamera:
    view = TableCamera(lambda: FITTED)
    view.lay_out(area)
    return view


def any_intent(chance: Random) -> Intent:
    at = chance.randrange(1000), chance.randrange(400)
    tilt = chance.uniform(-1, 1), chance.uniform(-1, 1)
    choices = (
        Wheel(at, chance.uniform(-20, 20)),
        Pinch(at, chance.uniform(0.1, 10)),
        Pan(*tilt, chance.uniform(0, 2)),
        Press(Command.ZOOM_IN),
        Press(Command.ZOOM_OUT),
    )
    return chance.choice(choices)


@pytest.mark.parametrize("seed", range(20))
def test_the_line_is_never_lost_from_sight(seed: int) -> None:
    view, chance = camera_at(), Random(seed)
    for _ in range(40):
        assert view.hear(any_intent(chance))
        camera = view.camera
        assert camera is not None
        reach = camera.half / FITTED.half
        assert FARTHEST - 1e-9 <= reach <= NEAREST + 1e-9
        assert abs(camera.x - FITTED.x) <= AREA.w * reach + 1e-6
        assert abs(camera.y - FITTED.y) <= AREA.h * reach + 1e-6


@pytest.mark.parametrize("zoom", [Wheel((420, 180), 2), Pinch((420, 180), 1.4)])
def test_what_lies_under_the_pointer_stays_there(zoom: Intent) -> None:
    view = camera_at()
    view.hear(zoom)
    assert view.camera is not None
    assert view.camera.half > FITTED.half
    assert view.camera.world((420, 180)) == pytest.approx(FITTED.world((420, 180)))


def test_in_and_out_again_is_where_it_was() -> None:
    view = camera_at()
    for command in (Command.ZOOM_IN, Command.ZOOM_OUT):
        view.hear(Press(command))
    assert view.camera is not None
    assert (view.camera.half, view.camera.x, view.camera.y) == pytest.approx((FITTED.half, FITTED.x, FITTED.y))


def test_the_line_is_fitted_again_by_its_key_and_by_a_new_layout() -> None:
    view = camera_at()
    for back in (lambda: view.hear(Press(Command.CENTRE)), lambda: view.lay_out(AREA)):
        view.pan(30, 30)
        assert view.camera is not None
        back()
        assert view.camera is None


@pytest.mark.parametrize("other", [Press(Command.CONFIRM), Press(Command.LEFT), Tap((3, 3))])
def test_the_rest_is_for_others_to_hear(other: Intent) -> None:
    view = camera_at()
    assert not view.hear(other)
    assert view.camera is None


def test_a_tile_that_is_laid_or_taken_back_is_seen_whole() -> None:
    view = camera_at()
    for laid in (3, 4, 3):
        view.look(laid)
        assert view.camera is None
        view.hear(Press(Command.ZOOM_IN))
        view.look(laid)
        assert view.camera is not None


@pytest.mark.parametrize("seed", range(20))
def test_what_shall_be_seen_is_seen_and_nothing_moves_more_than_that_takes(seed: int) -> None:
    view, chance = camera_at(), Random(seed)
    for _ in range(40):
        view.hear(any_intent(chance))
        box = Box(chance.uniform(-12, 12), chance.uniform(-6, 6), 2, 1)
        before, shown = view.camera, view.showing(box)
        assert before is not None
        assert shown is not None
        assert AREA.encloses(shown.box(box), slack=1e-6)
        assert (shown == before) == AREA.encloses(before.box(box))
        assert view.showing(None) == before == view.camera
