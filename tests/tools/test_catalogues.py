"""The other languages are whole."""

import shutil
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from game.words import Words
from tools.dev import catalogues
from tools.dev.catalogues import LOCALE


def test_every_text_of_the_engine_and_the_tools_is_translated() -> None:
    assert list(catalogues.check("game", "es")) == []


def test_texts_are_found_where_they_are_said() -> None:
    found = {catalogues.shown(message.id) for message in catalogues.extract("game")}
    assert {"{name} passes: {missing}", "the file is empty", "{pair} add {n} points"} <= found


def test_spanish_has_three_plural_forms_and_all_are_filled() -> None:
    spanish = Words("es")
    said = [spanish.count("{pair} add {n} point", "{pair} add {n} points", n, pair="A y B") for n in (1, 2, 1000000)]
    assert said == ["A y B se anotan 1 punto", "A y B se anotan 2 puntos", "A y B se anotan 1000000 puntos"]


@pytest.mark.parametrize(
    ("text", "translation", "fault"),
    [
        ("{name} opens", "Abre {name}", None),
        ("{name} opens", "", "untranslated"),
        ("{name} opens", "Abre {nombre}", "its places differ"),
        ("{name} opens", "Abre", "its places differ"),
        (("{n} tile", "{n} tiles"), ("una ficha", "{n} fichas", "{n} fichas"), None),
        (("{n} tile", "{n} tiles"), ("{n} ficha", "{n} fichas"), "untranslated"),
        (("{n} tile", "{n} tiles"), ("{n} ficha", "{n} fichas", ""), "untranslated"),
    ],
)
def test_a_fault_in_a_translation_is_seen(
    text: str | tuple[str, str], translation: str | tuple[str, ...], fault: str | None
) -> None:
    assert list(catalogues.faults_of(Message(text, translation), 3)) == ([fault] if fault else [])


def test_a_fuzzy_translation_is_seen() -> None:
    assert "fuzzy" in list(catalogues.faults_of(Message("a", "b", flags={"fuzzy"}), 3))


def test_a_text_that_moves_to_another_room_keeps_its_translation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    shutil.copytree(LOCALE, tmp_path, dirs_exist_ok=True)
    whole, moved = catalogues.extract("game"), catalogues.extract("scenes")
    text = next(message for message in moved if message.id == "Back")
    moved.delete(text.id)
    whole.add(text.id)
    monkeypatch.setattr(catalogues, "extract", {"game": whole, "scenes": moved}.__getitem__)
    assert catalogues.main([]) == 0
    assert Words("es").say("Back") in (tmp_path / "es/LC_MESSAGES/game.po").read_text("utf-8")
