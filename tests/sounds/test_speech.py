"""Speech by a program beside this one. The speakers here are real processes that write down what they are told."""

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sounds.speech import LONGEST_WAIT, Backend, Speech, backends_for

ECHO = "import sys; open(sys.argv[1], 'a', encoding='utf-8').write(sys.stdin.buffer.read().decode('utf-8'))"
SLOW = ECHO + "; import time; time.sleep(60)"
DEAF = "import sys; sys.stdin.close()"


def speaker(code: str, *arguments: object) -> Callable[[str], list[Backend]]:
    command = (sys.executable, "-S", "-c", code, *map(str, arguments))
    return lambda language: [Backend(command)]


def spoken(speech: Speech, path: Path, lines: int) -> list[str]:
    """What has been said, once there are so many lines of it."""
    for _ in range(1000):
        speech.pass_time()
        said = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if len(said) >= lines:
            return said
        time.sleep(0.01)
    raise AssertionError(f"nobody said {lines} lines")


def test_off_is_the_default_and_starts_nothing() -> None:
    def never(language: str) -> list[Backend]:
        raise AssertionError("looked for a speaker")

    speech = Speech("es", find=never)
    speech.say("Beto pasa")
    speech.say_at_once("Beto pasa")
    speech.pass_time()
    speech.hush()
    assert not speech.is_there


def test_sentences_are_spoken_in_order_with_their_accents(tmp_path: Path) -> None:
    path = tmp_path / "said"
    speech = Speech("es", on=True, find=speaker(ECHO, path))
    speech.say("Peña juega 6-4;\n puntas 3 y 5")
    spoken(speech, path, 1)
    speech.say("¡Tranque!")
    assert spoken(speech, path, 2) == ["Peña juega 6-4; puntas 3 y 5", "¡Tranque!"]


def test_what_comes_meanwhile_waits_and_the_oldest_gives_way(tmp_path: Path) -> None:
    path = tmp_path / "said"
    gate = tmp_path / "gate"
    waits = ECHO + "\nimport os, time\nwhile not os.path.exists(sys.argv[2]): time.sleep(0.01)"
    speech = Speech("es", on=True, find=speaker(waits, path, gate))
    speech.say("first")
    for number in range(LONGEST_WAIT + 3):
        speech.say(f"line {number}")
    spoken(speech, path, 1)
    gate.touch()
    said = spoken(speech, path, 2)
    assert said == ["first", " ".join(f"line {number}" for number in range(3, LONGEST_WAIT + 3))]


def test_what_is_urgent_is_said_instead_of_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "said"
    speech = Speech("en", on=True, find=speaker(SLOW, path))
    speech.say("a long story")
    spoken(speech, path, 1)
    speech.say("never said")
    speech.say_at_once("your tiles")
    assert spoken(speech, path, 2) == ["a long story", "your tiles"]
    speech.hush()


def test_silence_when_it_is_switched_off(tmp_path: Path) -> None:
    path = tmp_path / "said"
    speech = Speech("en", on=True, find=speaker(SLOW, path))
    speech.say("one")
    spoken(speech, path, 1)
    speech.set("en", on=False)
    speech.say("two")
    assert not speech.is_there
    assert path.read_text(encoding="utf-8") == "one\n"
    speech.set("es", on=True)
    assert speech.is_there


@pytest.mark.parametrize("command", [("/nowhere/at/all",), ("",), ("nul\0",), (str(Path(__file__)),)])
def test_a_speaker_that_does_not_start_is_silence(command: tuple[str, ...]) -> None:
    speech = Speech("es", on=True, find=lambda language: [Backend(command)])
    speech.say("Beto pasa")
    speech.pass_time()
    assert not speech.is_there
    speech.say("Beto pasa")
    speech.hush()


def test_a_speaker_that_does_not_listen_is_harmless() -> None:
    speech = Speech("es", on=True, find=speaker(DEAF))
    for _ in range(5):
        speech.say_at_once("x" * 100_000)
    speech.hush()


def test_stopping_asks_a_program_behind_the_speaker_to_stop(tmp_path: Path) -> None:
    path = tmp_path / "said"
    talks = (sys.executable, "-S", "-c", SLOW, str(path))
    stops = (sys.executable, "-S", "-c", f"open({str(path)!r}, 'a').write('stopped\\n')")
    speech = Speech("es", on=True, find=lambda language: [Backend(talks, stops)])
    speech.say("one")
    spoken(speech, path, 1)
    speech.hush()
    assert spoken(speech, path, 2) == ["one", "stopped"]


@pytest.mark.parametrize("program", ["spd-say", "espeak-ng", "say", "powershell"])
@pytest.mark.parametrize("language", ["es", "en"])
def test_each_program_is_found_and_told_the_language(program: str, language: str) -> None:
    [backend] = backends_for(language, lambda name: f"/bin/{name}" if name == program else None)
    assert backend.command[0] == f"/bin/{program}"
    named = {"es": ("es", "Mónica"), "en": ("en", "Samantha")}[language]
    assert any(name in part for part in backend.command[1:] for name in named)


def test_a_system_that_cannot_speak_has_no_backend() -> None:
    assert backends_for("es", lambda name: None) == []
    speech = Speech("es", on=True, find=lambda language: [])
    speech.say("Beto pasa")
    assert not speech.is_there


FAILS = "import sys; sys.stdin.read(); sys.exit('Failed to connect to Speech Dispatcher')"


def test_of_two_speakers_the_one_that_works_says_it_all(tmp_path: Path) -> None:
    path = tmp_path / "said"
    both = [*speaker(FAILS)("es"), *speaker(ECHO, path)("es")]
    speech = Speech("es", on=True, find=lambda language: both)
    speech.say("Beto pasa")
    assert spoken(speech, path, 1) == ["Beto pasa"]
    speech.say("Ana juega")
    assert spoken(speech, path, 2) == ["Beto pasa", "Ana juega"]
    assert not speech.has_failed


def test_where_none_works_that_is_known() -> None:
    speech = Speech("es", on=True, find=lambda language: [*speaker(FAILS)("es"), Backend(("/nowhere",))])
    speech.say("Beto pasa")
    for _ in range(1000):
        speech.pass_time()
        if speech.has_failed:
            break
        time.sleep(0.01)
    assert speech.has_failed
    assert not speech.is_there
