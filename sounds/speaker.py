"""Sounds cues, or says nothing: a machine without a sound card, or one that loses it, plays on in silence."""

from collections.abc import Iterable
from pathlib import Path

import pygame

from sounds.cues import Cue

FOLDER = Path(__file__).parent / "files"
CHANNELS = 16
"""A quick deal lays tiles faster than their sounds fade."""

_TROUBLE = (pygame.error, NotImplementedError, OSError)
"""NotImplementedError is what pygame says where it was built without its mixer."""


class Speaker:
    """While it is off the mixer is never opened. Nothing here raises for want of a device or a file."""

    def __init__(self, *, on: bool, volume: float) -> None:
        self._on = False
        self._loudness = 0.0
        self._voices: dict[Cue, list[pygame.mixer.Sound]] = {}
        self._heard: dict[Cue, int] = {}
        self.set(on=on, volume=volume)

    @property
    def is_heard(self) -> bool:
        """Whether there is a device open."""
        return self._is_open()

    def set(self, *, on: bool, volume: float) -> None:
        """`volume` from 0 to 1. Both take effect at once, on what is sounding too; switching on tries the device
        anew."""
        self._loudness = loudness_of(volume)
        self._on = on
        if not on:
            self.close()
        elif not self._is_open():
            self._open()
        self._level()

    def play(self, *cues: Cue) -> None:
        """All at once; the variants of a cue in turn."""
        if not self._is_open():
            return
        for cue in cues:
            turn = self._heard.get(cue, 0)
            self._heard[cue] = turn + 1
            variants = self._voices.get(cue, ())
            try:
                if variants:
                    variants[turn % len(variants)].play()
            except _TROUBLE:
                self.close()
                return

    def device_changed(self) -> None:
        """A sound device was plugged in or taken out: opens what there is now."""
        if self._on:
            self.close()
            self._open()
            self._level()

    def close(self) -> None:
        """Silence; the device is free for others."""
        self._voices = {}
        try:
            pygame.mixer.quit()
        except _TROUBLE:
            return

    def _is_open(self) -> bool:
        """Asked before every touch: a sound played on a mixer that somebody closed brings the process down."""
        if self._voices and not pygame.mixer.get_init():
            self._voices = {}
        return bool(self._voices)

    def _open(self) -> None:
        try:
            pygame.mixer.init(44100, -16, 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
            self._voices = {cue: [pygame.mixer.Sound(path) for path in files_of(cue)] for cue in Cue}
        except _TROUBLE:
            self.close()

    def _level(self) -> None:
        try:
            for voice in _all(self._voices.values()):
                voice.set_volume(self._loudness)
        except _TROUBLE:
            self.close()


def files_of(cue: Cue) -> tuple[Path, ...]:
    """The file of a cue, or its variants in order."""
    alone = FOLDER / f"{cue}.wav"
    return (alone,) if alone.exists() else tuple(sorted(FOLDER.glob(f"{cue}-*.wav")))


def _all(voices: Iterable[list[pygame.mixer.Sound]]) -> Iterable[pygame.mixer.Sound]:
    return (voice for variants in voices for voice in variants)


def loudness_of(volume: float) -> float:
    """0 to 1. Squared, because half of the scale should sound half as loud."""
    return min(max(volume, 0.0), 1.0) ** 2
