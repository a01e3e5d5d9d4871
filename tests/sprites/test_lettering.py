"""Text fits, and no accent is cut."""

from itertools import pairwise
from random import Random

import pytest

from sprites import plates
from sprites.layout import Side, play_layout
from sprites.lettering import ELLIPSIS, Weight, fitted, rendered, width_of, wrapped
from sprites.palette import Scale
from sprites.plate_layout import plate_parts

ACCENTS = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»—"
SIZES = (14, 18, 22, 28, 42, 84)


@pytest.mark.parametrize("width", [100, 150, 333])
@pytest.mark.parametrize("sign", ["/", "\\"])
def test_a_path_is_broken_after_its_folders_and_keeps_the_name_of_its_file(width: int, sign: str) -> None:
    chance = Random(f"{sign} {width}")
    for _ in range(40):
        names = ["".join(chance.choices("abcñW.-_1", k=chance.randint(1, 14))) for _ in range(chance.randint(2, 9))]
        path = sign + sign.join(names)
        lines = wrapped(f"Guardado: {path}", 20, width)
        assert "".join(line for line in lines).replace(" ", "") == f"Guardado:{path}"
        assert all(width_of(line, 20) <= width for line in lines)
        for line, after in pairwise(lines[1:]):
            part = line + after.partition(sign)[0] + sign
            assert line.endswith(sign) or (sign not in line[1:] and width_of(part, 20) > width), lines


@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize("px", SIZES)
def test_every_accent_is_whole(px: int, weight: Weight) -> None:
    """As tall, for its size, as it is when drawn very large, where nothing can be cut by rounding."""
    for letter in ACCENTS:
        large = rendered(letter, 400, weight).get_bounding_rect()
        small = rendered(letter, px, weight).get_bounding_rect()
        assert small.h >= large.h * px / 400 - 1.6, (letter, px)
        assert small.h > 0


@pytest.mark.parametrize("weight", Weight)
def test_every_accent_has_a_glyph(weight: Weight) -> None:
    missing = rendered("\U0001fbff", 40, weight).get_buffer().raw
    for letter in ACCENTS + ELLIPSIS + "·":
        assert rendered(letter, 40, weight).get_buffer().raw != missing


@pytest.mark.parametrize("width", [40, 90, 200])
def test_a_fitted_text_fits(width: int) -> None:
    for text in ("Ana", "Wenceslao Ibáñez", "¿Confirmas la jugada en la punta izquierda?"):
        shown, px = fitted(text, 28, width)
        assert width_of(shown, px) <= width
        assert px >= 14
        assert shown == text or shown.endswith(ELLIPSIS)


def test_a_text_that_fits_is_left_alone() -> None:
    assert fitted("Ana", 28, 400) == ("Ana", 28)


@pytest.mark.parametrize("width", [60, 150, 400])
def test_wrapped_lines_fit_and_lose_no_letter(width: int) -> None:
    text = "La pareja que cierra gana\nsi suma menos: supercalifragilístico"
    lines = wrapped(text, 20, width)
    assert all(width_of(line, 20) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("size", [(800, 480), (800, 600), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize(
    "name", ["José Ángel Ñuñez", "Maximiliano Vera", "Wenceslaoibáñezz", "Ñandú Ñuñoa Ibáñ", "María Concepción"]
)
def test_names_of_sixteen_letters_fit_every_plate(size: tuple[int, int], text: int, name: str) -> None:
    assert len(name) == 16
    layout = play_layout(Scale(*size, text, 5))
    for side in Side:
        box = plate_parts(layout, side, 0 if side is Side.BOTTOM else 7).name
        lines, px = plates.name_lines(name, layout.scale.body, int(box.w), box.h)
        assert "".join("".join(lines).split()) == "".join(name.split())
        assert all(width_of(line, px, Weight.DISPLAY) <= box.w for line in lines)
        assert len(lines) * px <= box.h
        assert px >= 11
