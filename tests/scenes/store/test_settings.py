"""Settings: each key on its own, and the file that holds them."""

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as how
from hypothesis import strategies as st

from game.words import Words
from scenes.store.saves import Saves
from scenes.store.settings import CHOICES, Settings, default_settings, from_text, to_text

some_settings = st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in CHOICES.items()}).map(
    lambda chosen: Settings(**chosen)  # type: ignore[arg-type]
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
fixed = how(derandomize=True, deadline=None, database=None, max_examples=150)


@fixed
@given(some_settings)
def test_they_read_back(settings: Settings) -> None:
    assert from_text(to_text(settings)) == (settings, ())


@fixed
@given(some_settings, st.dictionaries(st.sampled_from([*CHOICES, "extra", "volumes", ""]), json_values))
def test_wrong_and_extra_keys_keep_the_rest(settings: Settings, changes: dict[str, Any]) -> None:
    row = json.loads(to_text(settings)) | changes
    read, refused = from_text(json.dumps(row))
    for name in CHOICES:
        if name not in changes:
            assert getattr(read, name) == getattr(settings, name)
        elif name in refused:
            assert getattr(read, name) == getattr(default_settings(), name)
        else:
            assert getattr(read, name) == changes[name]


@pytest.mark.parametrize("name", CHOICES)
def test_missing_and_renamed_keys_keep_the_rest(name: str) -> None:
    chosen = Settings(**{other: choices[-1] for other, choices in CHOICES.items()})  # type: ignore[arg-type]
    row = json.loads(to_text(chosen))
    row[f"old_{name}"] = row.pop(name)
    read, refused = from_text(json.dumps(row))
    assert refused == ()
    assert asdict(read) | {name: None} == asdict(chosen) | {name: None}
    assert getattr(read, name) == getattr(default_settings(), name)


def test_every_setting_has_its_choices_and_its_default_is_one() -> None:
    assert {field.name for field in fields(Settings)} == set(CHOICES)
    for name, choices in CHOICES.items():
        assert getattr(Settings(), name) in choices


def test_true_is_no_number_and_a_number_no_truth() -> None:
    read, refused = from_text('{"volume": true, "text_size": 100.0, "sound": 0, "safe_margin": "3"}')
    assert read == default_settings()
    assert set(refused) == {"volume", "text_size", "sound", "safe_margin"}


# ---------------------------------------------------------------------- the file


def test_the_settings_come_back(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    chosen = saves.settings().having(volume=20, curtain="hold", language="es")
    saves.keep_settings(chosen)
    saves.keep_window_size((1024, 640))
    saves.finish()
    again = Saves(tmp_path)
    assert again.settings() == chosen
    assert again.window_size() == (1024, 640)
    again.finish()


def test_a_language_for_one_run_is_not_kept(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep_settings(saves.settings().having(language="en"))
    saves.finish()
    second = Saves(tmp_path)
    flagged = second.settings("es")
    assert flagged.language == "es"
    second.keep_settings(flagged.having(volume=0))
    second.finish()
    third = Saves(tmp_path)
    assert (third.settings().language, third.settings().volume) == ("en", 0)
    assert third.settings("es").language == "es"
    third.keep_settings(third.settings("es").having(language="en"))
    third.keep_settings(third.settings("en").having(language="es"))
    third.finish()
    fourth = Saves(tmp_path)
    assert fourth.settings().language == "es"
    fourth.finish()


def test_a_key_that_cannot_be_used_is_named_once(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"volume": "loud", "curtain": "hold", "new_one": 4}')
    saves = Saves(tmp_path)
    assert saves.settings().curtain == "hold"
    assert saves.take_message(Words("en")) == "settings.json: volume could not be used; the rest is"
    assert saves.take_message(Words("en")) is None
    saves.finish()


@pytest.mark.parametrize(
    "damage", [b"", b"\0" * 300, b"[]", b"\xff\xfe", b'{"volume": 10', b"[" * 100_000, b"9" * 9000]
)
def test_settings_that_cannot_be_read_are_kept_aside(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(damage)
    saves = Saves(tmp_path)
    assert saves.settings() == default_settings()
    assert saves.take_message(Words("en")) == "settings.json is damaged; it is kept as settings.json.damaged"
    assert (tmp_path / "settings.json.damaged").read_bytes() == damage
    saves.finish()


@pytest.mark.parametrize(
    "size",
    ['{"size": [1, 1]}', '{"size": [1e9, 900]}', '{"size": [800]}', '{"size": "800x600"}', "[800, 600]", "x", "{}"],
)
def test_a_window_size_that_cannot_be_is_none(tmp_path: Path, size: str) -> None:
    (tmp_path / "window.json").write_text(size)
    saves = Saves(tmp_path)
    assert saves.window_size() is None
    saves.finish()
