"""The instruments: struck wood, struck bars, noise. Mono samples as float64, about -1 to 1.

Run when the sounds are made, never by the program at play. Noise comes from the standard library's generator, whose
numbers are promised to stay the same, so the files can be made again to the last bits of a sine.
"""

import math
import random
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Sound: TypeAlias = NDArray[np.float64]

RATE = 22050
"""Samples a second."""


def seconds(length: float) -> Sound:
    """The time of each sample of a sound of that length."""
    return np.arange(round(length * RATE)) / RATE


def damped(frequency: float, decay: float, length: float, phase: float = 0.0) -> Sound:
    """A sine that falls to a thousandth in `decay` seconds."""
    time = seconds(length)
    wave: Sound = np.sin(2 * math.pi * frequency * time + phase) * np.exp(-math.log(1000) * time / decay)
    return wave


def glide(low: float, high: float, decay: float, length: float) -> Sound:
    """As `damped`, the pitch moving evenly (in octaves) from `low` to `high`."""
    time = seconds(length)
    octaves = math.log2(high / low) / length
    turns = low * (np.exp2(octaves * time) - 1) / (octaves * math.log(2))
    wave: Sound = np.sin(2 * math.pi * turns) * np.exp(-math.log(1000) * time / decay)
    return wave


def struck(modes: Iterable[tuple[float, float, float]], length: float, pitch: float = 1.0) -> Sound:
    """A body's own tones, each (hertz, loudness, decay in seconds)."""
    return mixed(*(loud * damped(hertz * pitch, decay, length, phase=0.6) for hertz, loud, decay in modes))


def noise(seed: int, length: float, low: float, high: float) -> Sound:
    """Even noise between two frequencies, its edges rounded off."""
    dice = random.Random(seed)
    white = np.array([dice.random() * 2 - 1 for _ in range(round(length * RATE))])
    spectrum = np.fft.rfft(white)
    hertz = np.fft.rfftfreq(len(white), 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(hertz, 1)) ** 4) / (1 + (hertz / high) ** 4)
    band: Sound = np.fft.irfft(spectrum, len(white))
    band /= np.abs(band).max()
    return band


def fading(sound: Sound, decay: float) -> Sound:
    """Falls to a thousandth in `decay` seconds."""
    faded: Sound = sound * np.exp(-math.log(1000) * np.arange(len(sound)) / RATE / decay)
    return faded


def swelling(sound: Sound, peak: float) -> Sound:
    """Rises to its loudest at `peak` (a share of the length) and falls again, both as a half cosine."""
    place = np.linspace(0, 1, len(sound))
    turned = np.where(place < peak, place / peak, 1 + (place - peak) / (1 - peak))
    swelled: Sound = sound * (1 - np.cos(math.pi * turned)) / 2
    return swelled


def edged(sound: Sound, rise: float = 0.0006, fall: float = 0.012) -> Sound:
    """Begins and ends in silence, so that it does not crackle."""
    whole = sound.copy()
    first, last = round(rise * RATE), round(fall * RATE)
    whole[:first] *= np.linspace(0, 1, first)
    whole[-last:] *= np.linspace(1, 0, last)
    return whole


def mixed(*sounds: Sound) -> Sound:
    """All at once, as long as the longest."""
    whole = np.zeros(max(len(sound) for sound in sounds))
    for sound in sounds:
        whole[: len(sound)] += sound
    return whole


def placed(parts: Sequence[tuple[float, float, Sound]]) -> Sound:
    """One after another or over one another: each (starts at, loudness, sound)."""
    return mixed(
        *(np.concatenate([np.zeros(round(start * RATE)), loud * edged(sound)]) for start, loud, sound in parts)
    )


def loudness(sound: Sound, window: float = 0.05) -> float:
    """The loudest stretch of `window` seconds, as root mean square in decibels below full scale."""
    size = min(round(window * RATE), len(sound))
    energy = np.concatenate([[0.0], np.cumsum(sound**2)])
    mean = (energy[size:] - energy[:-size]).max() / size
    return 10 * math.log10(max(float(mean), 1e-12))


def levelled(sound: Sound, decibels: float, ceiling: float) -> Sound:
    """At that loudness; what would stand out above `ceiling` is bent down softly, never cut."""
    centred = sound - sound.mean()
    gain = 10 ** ((decibels - loudness(centred)) / 20)
    for _ in range(8):
        bent: Sound = ceiling * np.tanh(centred * gain / ceiling)
        gain *= 10 ** ((decibels - loudness(bent)) / 20)
    return bent


def to_pcm(sound: Sound) -> bytes:
    """16 bits a sample, little-endian."""
    return np.round(sound * 32767).astype("<i2").tobytes()
