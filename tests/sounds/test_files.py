"""The sound files: what the script makes, nothing cut off, nothing alike."""

import itertools
import math
import wave
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from sounds.cues import Cue
from sounds.speaker import FOLDER, files_of
from tools.dev.sounds.effects import CEILING, EFFECTS, LOUDNESS, Level
from tools.dev.sounds.make import wav, write_all
from tools.dev.sounds.synth import RATE, Sound, edged, levelled, loudness, noise, struck

LONGEST = {Level.HAND: 0.45, Level.TABLE: 1.2, Level.MOMENT: 1.8}
"""Seconds: what is heard often is short."""

MOST_BYTES = 600_000
LAST_BITS = 3
"""Processors may differ in the last bits of a sine."""


def read(path: Path) -> NDArray[np.int16]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2")


def level(name: str) -> Sound:
    return read(FOLDER / f"{name}.wav") / 32767


def likeness(one: Sound, other: Sound) -> float:
    """0 for equal sounds: the distance of their energies by octave third and twentieth of a second, each cut to the
    quietest 50 decibels below its own loudest."""
    frames = max(len(one), len(other)) // (RATE // 20) + 1
    first, second = picture_of(one, frames), picture_of(other, frames)
    return float(np.abs(first - second).mean())


def picture_of(sound: Sound, frames: int) -> NDArray[np.float64]:
    size = RATE // 20
    padded = np.zeros(frames * size)
    padded[: len(sound)] = sound
    power = np.abs(np.fft.rfft(padded.reshape(frames, size) * np.hanning(size), axis=1)) ** 2
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    edges = 60 * 2 ** (np.arange(26) / 3)
    bands = np.stack([power[:, (hertz >= low) & (hertz < high)].sum(axis=1) for low, high in itertools.pairwise(edges)])
    decibels = 10 * np.log10(bands + 1e-12)
    relative: NDArray[np.float64] = np.maximum(decibels - decibels.max(), -50)
    return relative


def test_the_script_makes_the_files_that_are_shipped(tmp_path: Path) -> None:
    write_all(tmp_path)
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(path.name for path in tmp_path.iterdir())
    for made in tmp_path.iterdir():
        shipped = read(FOLDER / made.name).astype(int)
        again = read(made).astype(int)
        assert len(shipped) == len(again), made.name
        assert np.abs(shipped - again).max() <= LAST_BITS, made.name


def test_making_twice_gives_the_same_bytes() -> None:
    for name in ("shuffle", "slam"):
        assert wav(EFFECTS[name].sound()) == wav(EFFECTS[name].sound())


def test_a_file_whose_effect_is_gone_goes(tmp_path: Path) -> None:
    (tmp_path / "gong.wav").write_bytes(b"old")
    write_all(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == set(EFFECTS)


def test_they_are_small_together() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_its_files_and_no_other_cue_s(cue: Cue) -> None:
    names = [path.stem for path in files_of(cue)]
    assert names
    assert names == [name for name, effect in EFFECTS.items() if effect.cue is cue]


@pytest.mark.parametrize("name", EFFECTS)
def test_nothing_is_cut_off(name: str) -> None:
    sound = level(name)
    assert np.abs(sound).max() <= CEILING + 0.01
    assert abs(sound.mean()) < 0.004
    assert abs(sound[0]) < 0.01
    assert abs(sound[-1]) < 0.01


@pytest.mark.parametrize("name", EFFECTS)
def test_it_is_as_long_as_it_should_be(name: str) -> None:
    length = len(level(name)) / RATE
    assert 0.04 <= length <= LONGEST[EFFECTS[name].level]


@pytest.mark.parametrize("name", EFFECTS)
def test_it_begins_at_once(name: str) -> None:
    """A clack that comes late belongs to nothing. What swells (the shuffle, a curtain) is heard a little later."""
    sound = np.abs(level(name))
    heard = int(np.argmax(sound > sound.max() / 10)) / RATE
    assert heard < (0.1 if name in ("shuffle", "curtain", "deal") else 0.01)


@pytest.mark.parametrize("name", EFFECTS)
def test_a_family_is_equally_loud(name: str) -> None:
    assert loudness(level(name)) == pytest.approx(LOUDNESS[EFFECTS[name].level], abs=1.0)


def test_a_moment_is_louder_than_the_table_and_the_table_than_a_hand() -> None:
    assert LOUDNESS[Level.MOMENT] > LOUDNESS[Level.TABLE] + 3 > LOUDNESS[Level.HAND] + 6


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(EFFECTS, 2)))
def test_no_two_are_alike(one: str, other: str) -> None:
    variants = EFFECTS[one].cue is EFFECTS[other].cue
    assert likeness(level(one), level(other)) > (1.0 if variants else 2.8)


def test_likeness_tells_a_sound_from_itself_and_from_a_softer_one() -> None:
    sound = level("clack-1")
    assert likeness(sound, sound) == 0
    assert likeness(sound, sound / 2) < 0.1
    assert likeness(sound, sound[::-1]) > 3.0


@pytest.mark.parametrize("decibels", [-30.0, -20.0, -12.0])
def test_levelling_reaches_the_loudness_and_keeps_below_the_ceiling(decibels: float) -> None:
    for sound in (noise(1, 0.3, 200, 4000), struck([(440, 1.0, 0.2)], 0.3), 100 * noise(2, 0.3, 60, 300)):
        even = levelled(sound, decibels, 0.8)
        assert loudness(even) == pytest.approx(decibels, abs=0.5)
        assert np.abs(even).max() <= 0.8


def test_edges_are_silent() -> None:
    sound = edged(np.ones(2000))
    assert (sound[0], sound[-1]) == (0, 0)
    assert sound[1000] == 1


def test_noise_keeps_to_its_band() -> None:
    power = np.abs(np.fft.rfft(noise(5, 1.0, 1000, 3000))) ** 2
    hertz = np.fft.rfftfreq(RATE, 1 / RATE)
    inside = power[(hertz > 900) & (hertz < 3300)].sum()
    assert inside / power.sum() > 0.85
    assert math.isclose(np.abs(noise(5, 1.0, 1000, 3000)).max(), 1.0)
