"""Controls under one focus: what presses them, and that arrows and Tab lead everywhere."""

import random

import pytest

from scenes.input.intents import DIRECTIONS, Command, Device, Dragged, Dropped, PointedAt, Press, Tap, Touched
from scenes.input.neighbours import links
from scenes.ui.panel import Control, Kind, Panel, Pressed, neighbour
from sprites.geometry import Box
from tests.scenes.ui.focus_law import arrows_and_tab_lead_everywhere


def scattered(seed: int) -> list[Control]:
    """Controls of every kind and size that do not overlap, anywhere, in reading order; some of them disabled."""
    rng = random.Random(seed)
    boxes: list[Box] = []
    for _ in range(300):
        box = Box(rng.randrange(1200), rng.randrange(700), rng.randrange(60, 500), rng.randrange(44, 160))
        if len(boxes) < 2 + seed % 16 and not any(box.overlaps(other) for other in boxes):
            boxes.append(box)
    boxes.sort(key=lambda box: (box.y, box.x))
    kinds = rng.choice((tuple(Kind), (Kind.CHOICE,), (Kind.PLAIN,)))
    return [
        Control(f"control {place}", box, "", rng.choice(kinds), enabled=rng.random() > 0.15)
        for place, box in enumerate(boxes)
    ]


def columns(rows: int, across: int, kind: Kind = Kind.PLAIN) -> list[Control]:
    return [
        Control(f"{row} {column}", Box(50 + 300 * column, 40 + 70 * row, 280, 60), "", kind)
        for row in range(rows)
        for column in range(across)
    ]


def panel_of(controls: list[Control]) -> Panel:
    panel = Panel()
    for control in controls:
        panel.put(control)
    return panel


def held_to_the_law(controls: list[Control]) -> None:
    arrows_and_tab_lead_everywhere(panel_of(controls))


@pytest.mark.parametrize("seed", range(120))
def test_arrows_and_tab_lead_from_any_control_to_any_other(seed: int) -> None:
    held_to_the_law(scattered(seed))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 3000))
def test_arrows_and_tab_lead_everywhere_on_many_more_layouts(seed: int) -> None:
    held_to_the_law(scattered(seed))


@pytest.mark.parametrize(("rows", "across"), [(1, 8), (8, 1), (2, 2), (5, 2), (7, 3), (10, 4)])
@pytest.mark.parametrize("kind", [Kind.PLAIN, Kind.CHOICE])
def test_arrows_lead_everywhere_in_columns(rows: int, across: int, kind: Kind) -> None:
    held_to_the_law(columns(rows, across, kind))


def test_an_arrow_never_goes_against_its_direction_on_a_grid() -> None:
    controls = columns(4, 3)
    for here in controls:
        for command, (dx, dy) in DIRECTIONS.items():
            there = neighbour(here, controls, command)
            if there is not None:
                step = (there.box.x - here.box.x) * dx + (there.box.y - here.box.y) * dy
                assert step > 0
                assert there.box.x == here.box.x or there.box.y == here.box.y


def test_what_lies_straight_ahead_goes_before_what_lies_aside() -> None:
    boxes = {"here": Box(0, 0, 100, 50), "aside": Box(120, 60, 100, 50), "ahead": Box(200, 0, 100, 50)}
    assert links(boxes)["here"][Command.RIGHT] == "ahead"


def test_below_a_column_of_choices_comes_the_top_of_the_next() -> None:
    controls = columns(5, 2, Kind.CHOICE)
    by_key = {control.key: control for control in controls}
    foot, top = by_key["4 0"], by_key["0 1"]
    assert neighbour(foot, controls, Command.DOWN) is top
    assert neighbour(top, controls, Command.UP) is foot


def test_one_control_alone_keeps_the_focus() -> None:
    panel = panel_of([Control("only", Box(0, 0, 100, 50), "")])
    panel.focus = "only"
    for command in (*DIRECTIONS, Command.NEXT, Command.PREVIOUS):
        panel.hear(Press(command))
        assert panel.focus == "only"


def test_a_panel_without_controls_hears_everything_and_does_nothing() -> None:
    panel = Panel()
    for command in Command:
        assert panel.hear(Press(command)) is None
    assert panel.hear(Tap((5, 5))) is None


# ---------------------------------------------------------------------- pressing


@pytest.fixture
def panel() -> Panel:
    return panel_of(
        [
            Control("play", Box(0, 0, 200, 50), "Play", Kind.MAIN),
            Control("off", Box(0, 60, 200, 50), "Off", enabled=False),
            Control("speed", Box(0, 120, 200, 50), "Speed", Kind.CHOICE),
            Control("name", Box(0, 180, 200, 50), "Name", Kind.ENTRY),
        ]
    )


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_confirm_presses_what_has_the_focus_once(panel: Panel, device: Device) -> None:
    panel.focus = "play"
    assert panel.hear(Press(Command.CONFIRM, device)) == Pressed("play")
    assert panel.hear(Press(Command.CONFIRM, device, repeat=True)) is None


def test_the_first_confirm_without_a_focus_only_shows_it(panel: Panel) -> None:
    assert panel.hear(Press(Command.CONFIRM)) is None
    assert panel.focus == "play"


def test_the_key_that_covers_presses_nothing(panel: Panel) -> None:
    panel.focus = "play"
    assert panel.hear(Press(Command.COVER)) is None


@pytest.mark.parametrize("device", [Device.MOUSE, Device.TOUCH])
def test_a_tap_presses_what_lies_there_and_a_drag_does_not(panel: Panel, device: Device) -> None:
    assert panel.hear(Tap((10, 10), device)) == Pressed("play")
    assert panel.focus == "play"
    assert panel.hear(Touched((10, 10), device)) is None
    assert panel.held == "play"
    assert panel.hear(Dragged((10, 10), (10, 10), (90, 10), device)) is None
    assert panel.held is None
    assert panel.hear(Dropped((10, 10), (10, 10), device)) is None


def test_what_is_disabled_is_neither_pressed_nor_focused_nor_hovered(panel: Panel) -> None:
    assert panel.hear(Tap((10, 70))) is None
    panel.hear(PointedAt((10, 70)))
    assert panel.hovered is None
    assert "off" not in panel.spots
    panel.focus = "off"
    assert panel.hear(Press(Command.CONFIRM)) is None


def test_left_and_right_change_a_choice_and_a_tap_does_by_its_half(panel: Panel) -> None:
    panel.focus = "speed"
    assert panel.hear(Press(Command.RIGHT)) == Pressed("speed", 1)
    assert panel.hear(Press(Command.LEFT)) == Pressed("speed", -1)
    assert panel.focus == "speed"
    assert panel.hear(Tap((199, 130))) == Pressed("speed", 1)
    assert panel.hear(Tap((1, 130))) == Pressed("speed", -1)


def test_an_entry_takes_text_while_it_has_the_focus(panel: Panel) -> None:
    assert not panel.takes_text
    assert panel.hear(Tap((10, 190))) is None
    assert panel.takes_text
    assert panel.hear(Press(Command.CONFIRM)) is None, "Enter leaves it"
    assert panel.focus == "play"


def test_the_focus_outlives_a_new_layout(panel: Panel) -> None:
    panel.focus = "speed"
    panel.clear()
    assert panel.focused is None
    panel.put(Control("speed", Box(300, 300, 80, 40), "", Kind.CHOICE))
    assert panel.focused is not None
    assert panel.focused.box.x == 300
