"""The speaker: heard where there is a device, silent and in good health everywhere else."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest

from sounds.cues import Cue
from sounds.speaker import Speaker, files_of, loudness_of


@pytest.fixture(autouse=True)
def mixer_at_rest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def busy() -> int:
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels()))


@pytest.mark.parametrize("cue", Cue)
def test_each_cue_is_heard(cue: Cue) -> None:
    speaker = Speaker(on=True, volume=0.7)
    speaker.play(cue)
    assert speaker.is_heard
    assert busy() == 1


def test_while_off_the_mixer_is_never_opened() -> None:
    speaker = Speaker(on=False, volume=1.0)
    speaker.play(*Cue)
    speaker.set(on=False, volume=0.2)
    speaker.device_changed()
    assert pygame.mixer.get_init() is None
    assert not speaker.is_heard


def test_switching_off_frees_the_device_and_on_opens_it_again() -> None:
    speaker = Speaker(on=True, volume=0.5)
    speaker.set(on=False, volume=0.5)
    assert pygame.mixer.get_init() is None
    speaker.set(on=True, volume=0.5)
    speaker.play(Cue.WIN)
    assert busy() == 1


def test_the_volume_takes_effect_on_what_is_sounding() -> None:
    speaker = Speaker(on=True, volume=1.0)
    speaker.play(Cue.MATCH)
    sounding = pygame.mixer.Channel(0).get_sound()
    assert sounding is not None
    speaker.set(on=True, volume=0.3)
    assert busy() == 1
    assert sounding.get_volume() == pytest.approx(loudness_of(0.3), abs=0.01)


def test_volume_runs_from_silence_to_full_and_never_back() -> None:
    steps = [loudness_of(volume) for volume in (0.0, 0.1, 0.3, 0.5, 0.9, 1.0)]
    assert (steps[0], steps[-1]) == (0.0, 1.0)
    assert steps == sorted(set(steps))
    assert (loudness_of(-0.1), loudness_of(3.0)) == (0.0, 1.0)


def test_variants_take_turns() -> None:
    speaker = Speaker(on=True, volume=0.7)
    lengths = [pygame.mixer.Sound(path).get_raw() for path in files_of(Cue.CLACK)]
    speaker.play(*[Cue.CLACK] * len(lengths))
    heard = [pygame.mixer.Channel(n).get_sound() for n in range(len(lengths))]
    assert [sound.get_raw() for sound in heard if sound] == lengths


def test_more_sounds_than_channels_are_no_harm() -> None:
    speaker = Speaker(on=True, volume=0.7)
    speaker.play(*[Cue.DEAL] * 100)
    assert speaker.is_heard


def test_without_a_device_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")
    speaker = Speaker(on=True, volume=0.7)
    speaker.play(*Cue)
    speaker.set(on=True, volume=0.1)
    assert not speaker.is_heard


def test_a_device_that_comes_later_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")
    speaker = Speaker(on=True, volume=0.7)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker.device_changed()
    speaker.play(Cue.KNOCK)
    assert busy() == 1


def test_a_device_that_is_lost_is_no_harm() -> None:
    speaker = Speaker(on=True, volume=0.7)
    pygame.mixer.quit()
    speaker.play(Cue.CLACK)
    speaker.play(Cue.CLACK)
    speaker.set(on=True, volume=0.3)
    speaker.close()
    speaker.close()


def test_a_lost_device_comes_back_with_the_setting() -> None:
    speaker = Speaker(on=True, volume=0.7)
    pygame.mixer.quit()
    speaker.play(Cue.CLACK)
    assert not speaker.is_heard
    speaker.set(on=True, volume=0.7)
    assert speaker.is_heard


def test_numpy_is_not_loaded_at_play() -> None:
    """It would double the time to the first frame."""
    script = "import sys, sounds.cues, sounds.speaker; sys.exit('numpy' in sys.modules)"
    quiet = os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    assert subprocess.run([sys.executable, "-c", script], env=quiet, check=False, timeout=60).returncode == 0
