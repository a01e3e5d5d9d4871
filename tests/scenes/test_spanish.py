"""The Spanish of the screens: one word for one thing, and everybody is spoken to as a friend."""

import re
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from game.words import Words
from tools.dev import catalogues

NEVER = {
    "carta": "a tile is a ficha",
    "cartas": "tiles are fichas",
    "agacharse": "not a word for passing",
    "usted": "the player is tú",
    "vosotros": "the players are tú",
    "pulse": "the player is tú",
    "elija": "the player is tú",
    "toque": "the player is tú",
    "cierre": "a block is a tranque",
    "extremo": "an end is a punta",
    "extremos": "ends are puntas",
    "blando": "an end is hard or not",
    "salir": "it means to lead in one game and to go out in the other",
    "sales": "as salir",
}
BUTTONS = {
    "New match": "Nuevo encuentro",
    "Next match": "Siguiente partida",
    "New session": "Nueva sesión",
    "Undo": "Deshacer",
    "Redo": "Rehacer",
    "Restart the deal": "Reiniciar reparto",
    "Repeat the deal": "Reiniciar reparto",
    "Leave": "Dejar la mesa",
    "Quit": "Cerrar",
}


def catalogue_of(domain: str) -> Catalog:
    with catalogues.po_path(domain, "es").open("rb") as file:
        return read_po(file, locale="es")


def sentences() -> Iterator[tuple[str, str]]:
    for domain in catalogues.ROOMS:
        for message in catalogue_of(domain):
            forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
            yield from ((catalogues.shown(message.id), str(form)) for form in forms if message.id)


@pytest.mark.parametrize("word", NEVER)
def test_a_word_that_confuses_is_never_said(word: str) -> None:
    said = [text for _, text in sentences() if re.search(rf"\b{word}\b", text.lower())]
    assert said == [], NEVER[word]


def test_the_buttons_are_called_as_the_rules_call_them() -> None:
    said = dict(sentences())
    assert {english: said[english] for english in BUTTONS} == BUTTONS


def test_questions_and_cries_begin_as_they_end() -> None:
    for _, text in sentences():
        assert text.count("¿") == text.count("?"), text
        assert text.count("¡") == text.count("!"), text


def test_no_sentence_about_a_pair_that_chooses_reads_as_an_order() -> None:
    words = Words("es")
    for text in (
        "Your pair chooses. Your partner's tiles stay hidden.",
        "{name}'s pair chooses: {name} picks the opener",
    ):
        assert not re.match("Elige", words.say(text).format(name="Ana"))


def test_pips_are_summed_and_points_are_not() -> None:
    words = Words("es")
    assert words.count("Together {n} pip", "Together {n} pips", 20) == "Suman 20 tantos"
    for one, many in (
        ("{pair} add {n} point", "{pair} add {n} points"),
        ("{pair} add {n} win", "{pair} add {n} wins"),
        ("{n} point is added", "{n} points are added"),
        ("{n} win is added", "{n} wins are added"),
    ):
        assert "anota" in words.count(one, many, 1, pair="Ana y Beto")
