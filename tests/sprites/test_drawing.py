"""Shapes at the ends of their sizes."""

import pytest

from sprites import drawing


@pytest.mark.parametrize("blur", [0, 1, 5])
@pytest.mark.parametrize("side", [0, 1, 40])
def test_a_shadow_is_its_box_and_a_blur_on_each_side(side: int, blur: int) -> None:
    """A tile seen from very far may be no pixel wide."""
    assert drawing.shadow(side, side, 0, blur, 150).get_size() == (side + 2 * blur, side + 2 * blur)
