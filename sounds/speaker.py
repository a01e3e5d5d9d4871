"""Sounds cues, or says nothing: a machine without a sound card, or one that loses it, plays on in silence."""

from collections.abc import Iterable
from pathlib import Path

import pygame

from sounds.cues import Cue
from sounds.sound_trial import MIXER, SoundTrial

FOLDER = Path(__file__).parent / "files"
CHANNELS = 16
"""A quick deal lays tiles faster than their sounds fade."""
AGAIN = 20.0
"""Seconds after which a machine without a device is asked again: none of them announces one while nothing is open."""

_TROUBLE = (pygame.error, NotImplementedError, OSError)
"""NotImplementedError is what pygame says where it was built without its mixer."""


class Speaker:
    """While it is off the mixer is never opened. Nothing here raises for want of a device or a file. With a `trial` the
    mixer is opened only after another process could, and tried again now and then while none can."""

    def __init__(self, *, on: bool, volume: float, trial: SoundTrial | None = None) -> None:
        self._on = False
        self._trial = trial
        self._silent_for = 0.0
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
            self._find_device()
        self._level()

    def pass_time(self, dt: float) -> None:
        """Opens a device that was found meanwhile, and looks for one where there was none, all in `dt` seconds more."""
        if not self._on or self._trial is None or self._is_open():
            return
        self._silent_for += dt
        found = self._trial.outcome
        if found:
            self._open()
            self._level()
        if not self._is_open() and found is not None and self._silent_for >= AGAIN:
            self._find_device()

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
                self._quit()
                return

    def device_changed(self) -> None:
        """A sound device was plugged in or taken out: opens what there is now."""
        if self._on:
            self._quit()
            self._find_device()
            self._level()

    def close(self) -> None:
        """Silence; the device is free for others."""
        if self._trial is not None:
            self._trial.end()
        self._quit()

    def _find_device(self) -> None:
        if self._trial is None:
            self._open()
        else:
            self._silent_for = 0.0
            self._trial.begin()

    def _quit(self) -> None:
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
            pygame.mixer.init(*MIXER)
            pygame.mixer.set_num_channels(CHANNELS)
            self._voices = {cue: [pygame.mixer.Sound(path) for path in files_of(cue)] for cue in Cue}
        except _TROUBLE:
            self._quit()

    def _level(self) -> None:
        try:
            for voice in _all(self._voices.values()):
                voice.set_volume(self._loudness)
        except _TROUBLE:
            self._quit()


def files_of(cue: Cue) -> tuple[Path, ...]:
    """The file of a cue, or its variants in order."""
    alone = FOLDER / f"{cue}.wav"
    return (alone,) if alone.exists() else tuple(sorted(FOLDER.glob(f"{cue}-*.wav")))


def _all(voices: Iterable[list[pygame.mixer.Sound]]) -> Iterable[pygame.mixer.Sound]:
    return (voice for variants in voices for voice in variants)


def loudness_of(volume: float) -> float:
    """0 to 1. Squared, because half of the scale should sound half as loud."""
    return min(max(volume, 0.0), 1.0) ** 2
