"""Laws of the play screen: nothing lies on anything else, at any size."""

from itertools import combinations

import pytest

from game.seats import SEATS, next_seat, partner, previous_seat
from sprites.geometry import Box
from sprites.layout import LEAST_HAND_HALF, Button, Side, play_layout, side_of
from sprites.palette import Scale
from sprites.plate_layout import plate_parts

SIZES = (
    (800, 480),
    (800, 600),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
)
TEXTS = (100, 125, 150)
MARGINS = (3, 5)

every_screen = pytest.mark.parametrize(
    "scale",
    [Scale(*size, text, margin) for size in SIZES for text in TEXTS for margin in MARGINS],
    ids=lambda scale: f"{scale.width}x{scale.height}-{scale.text}-{scale.margin}",
)


@every_screen
def test_nothing_lies_on_anything_else_or_off_the_screen(scale: Scale) -> None:
    layout = play_layout(scale)
    boxes = [layout.line, *layout.plates.values(), *layout.scores, layout.tray]
    boxes += {box for button, box in layout.buttons.items() if button is not Button.REDO}
    assert layout.plates[Side.BOTTOM] == layout.prompt
    assert layout.buttons[Button.REDO] == layout.buttons[Button.CONFIRM]
    inside = Box(0, 0, scale.width, scale.height).shrunk(scale.frame)
    for box in (*boxes, *layout.cells):
        assert box.w > 0
        assert box.h > 0
        assert inside.encloses(box)
    for one, other in combinations(boxes, 2):
        assert not one.overlaps(other), (one, other)
    for one, other in combinations((*layout.cells, layout.tray, layout.prompt), 2):
        assert not one.overlaps(other, slack=0.5), (one, other)


@every_screen
def test_all_keeps_to_the_safe_margin(scale: Scale) -> None:
    layout = play_layout(scale)
    least_x, least_y = scale.width * scale.margin // 100, scale.height * scale.margin // 100
    safe = Box(least_x, least_y, scale.width - 2 * least_x, scale.height - 2 * least_y)
    for box in (*layout.plates.values(), *layout.scores, layout.tray, *layout.buttons.values()):
        assert safe.encloses(box, slack=1)


@every_screen
def test_what_a_finger_must_hit_is_large_enough(scale: Scale) -> None:
    layout = play_layout(scale)
    for box in layout.buttons.values():
        assert min(box.w, box.h) >= 44
    assert layout.hand_half >= LEAST_HAND_HALF * scale.height


@every_screen
def test_the_hand_stands_in_its_tray_and_rises_below_the_prompt(scale: Scale) -> None:
    layout = play_layout(scale)
    for tiles in range(1, 8):
        slots = layout.hand_slots(tiles)
        tray = layout.tray_for(tiles)
        assert layout.tray.encloses(tray, slack=1)
        assert all(tray.encloses(slot) for slot in slots)
        assert not any(one.overlaps(other) for one, other in combinations(slots, 2))
        assert all(slot.y - layout.lift >= layout.prompt.bottom for slot in slots)
        assert (slots[0].x + slots[-1].right) / 2 == pytest.approx(layout.tray.centre[0], abs=1)


@every_screen
def test_a_plate_holds_its_sign_words_and_tiles(scale: Scale) -> None:
    layout = play_layout(scale)
    for side in Side:
        parts = plate_parts(layout, side, 0 if side is Side.BOTTOM else 7)
        pieces = [parts.avatar, parts.name, parts.note, *parts.tiles]
        assert side is Side.BOTTOM or parts.half >= 9
        for piece in pieces:
            assert layout.plates[side].encloses(piece, slack=1), (side, piece)
        for one, other in combinations(pieces, 2):
            assert not one.overlaps(other, slack=1), (side, one, other)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_hand_is_as_tall_as_aimed(size: tuple[int, int]) -> None:
    layout = play_layout(Scale(*size))
    assert 2 * layout.hand_half / size[1] >= 0.18


@pytest.mark.parametrize("bottom", SEATS)
def test_seats_go_counter_clockwise_from_the_bottom(bottom: int) -> None:
    assert side_of(bottom, bottom) is Side.BOTTOM
    assert side_of(next_seat(bottom), bottom) is Side.RIGHT
    assert side_of(partner(bottom), bottom) is Side.TOP
    assert side_of(previous_seat(bottom), bottom) is Side.LEFT


@every_screen
def test_letters_are_never_too_small(scale: Scale) -> None:
    assert scale.body >= 18 * scale.text / 100 - 1
    assert scale.small >= 14 * scale.text / 100 - 1
    assert scale.touch >= 44
