"""Names in other scripts are drawn in letters of their own, or refused where they are entered."""

from pathlib import Path

import pytest

from scenes.input.command_line import Refused, start_from
from sprites import fonts
from sprites.faces import OWN, unwritable
from sprites.lettering import Weight, rendered, width_of
from sprites.letters_of_file import letters_of

NAMES = ["Λίνα", "Иван", "מרים", "فاطمة", "🦆", "🙂", "ﬃﬃﬃ", "שָׁלוֹם"]


def test_the_house_has_every_letter_that_is_taken_for_its_own() -> None:
    for file in (fonts.BOLD, fonts.BLACK):
        assert {letter for letter in OWN if ord(letter) not in letters_of(file.read_bytes())} == set()


@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize("name", NAMES)
def test_no_letter_of_a_name_is_a_box(name: str, weight: Weight) -> None:
    assert unwritable(name) == ""
    box = rendered("\U0001fbff", 60, weight)
    for letter in name:
        shown = rendered(letter, 60, weight)
        assert shown.get_buffer().raw != box.get_buffer().raw
    image = rendered(name, 60, weight)
    assert image.get_width() == width_of(name, 60, weight)
    assert image.get_bounding_rect().h > 10


def test_a_name_without_letters_here_is_refused_in_a_sentence() -> None:
    for name in ("\U0001fbff", "\u3164", "\u2800"):
        with pytest.raises(Refused, match="seat 1"):
            start_from(["--seats", f"{name},bot:easy,bot:easy,bot:easy", "--lang", "en"])


def test_a_bot_takes_a_name_nobody_has() -> None:
    start = start_from(["--seats", "Ana,bot:easy,Beto,bot:easy"])
    assert start.players is not None
    assert len({player.name for player in start.players}) == 4
    assert start.players[2].name == "Beto"
    assert start.players[3].name == "Winston"


def test_the_shipped_faces_stay_small() -> None:
    assert sum(file.stat().st_size for file in fonts.FOR_OTHER_LETTERS) < 3_000_000
    assert len(list(Path(fonts.FOLDER).glob("OFL-Noto*.txt"))) == len(fonts.FOR_OTHER_LETTERS)
