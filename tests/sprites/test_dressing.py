"""Names in fewer letters, for the panels that have no room for them whole."""

from itertools import product

import pytest

from game.match import Match
from game.observation import observe_open
from game.seats import Player
from game.words import Words
from sprites.dressing import SHORTER, Dress, looked_at, short
from sprites.layout import play_layout
from sprites.palette import Scale
from sprites.picture import TablePicture
from sprites.scores import ScoreParts, in_few_letters

LONGEST = ("Íñigo Ñandú Güe", "Maximiliano Cruz", "W" * 16, "Wilhelmina Brown")
SIZES = tuple(product(((800, 600), (1024, 768), (1280, 720)), (100, 150)))


def table(names: tuple[str, ...], language: str) -> TablePicture:
    match = Match("sixlove", tuple(Player(name) for name in names), "names")
    match.deal_next()
    return looked_at(observe_open(match.state), names, Dress(Words(language)))


@pytest.mark.parametrize(
    ("name", "letters", "told"),
    [
        ("Ana", 4, "Ana"),
        ("Íñigo Ñandú Güe", 16, "Íñigo Ñandú Güe"),
        ("Íñigo Ñandú Güe", 10, "Íñigo"),
        ("La Negra", 6, "La Ne…"),
        ("Maximiliano Cruz", 8, "Maximil…"),
        ("W" * 16, 4, "WWW…"),
    ],
)
def test_a_name_keeps_its_first_word_where_it_can(name: str, letters: int, told: str) -> None:
    assert short(name, letters) == told


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_who_a_pair_is_stands_on_every_panel(size: tuple[int, int], text: int, language: str) -> None:
    scale = Scale(*size, text=text)
    pairs = table(LONGEST, language).pairs
    where = ScoreParts(play_layout(scale).scores[0], scale, pairs)
    for whole, told in zip(pairs, in_few_letters(pairs, where), strict=True):
        assert where.has_room(told.label)
        assert told.label in (whole.label, *whole.shorter)


def test_names_that_have_room_stay_whole() -> None:
    scale = Scale(800, 600)
    pairs = table(("Ana", "Beto", "Carmen", "Inés"), "es").pairs
    where = ScoreParts(play_layout(scale).scores[0], scale, pairs)
    assert in_few_letters(pairs, where) == pairs
    assert len(pairs[0].shorter) == len(SHORTER)
