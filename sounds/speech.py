"""Sentences read aloud by whatever program the system has for it: off unless asked for, and never in the way."""

import contextlib
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

LONGEST_WAIT = 8
"""Sentences kept while one is spoken; the oldest ones give way."""
LONGEST_TEXT = 1500
"""Letters; less than any pipe holds, so that writing them waits for nobody."""
LONGEST_FAREWELL = 0.1

_POWERSHELL: Final = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}') }} catch {{ }}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)
_MAC_VOICES: Final = {"es": "Mónica", "en": "Samantha"}
_NO_CONSOLE: Final[int] = getattr(subprocess, "CREATE_NO_WINDOW", 0)
Find: TypeAlias = Callable[[str], str | None]
FindAll: TypeAlias = Callable[[str], "Sequence[Backend]"]


@dataclass(frozen=True, slots=True)
class Backend:
    """A program with its flags; it reads from its input what it shall say, and ends when it has said it. `hush`
    stops what a program behind it may still be saying."""

    command: tuple[str, ...]
    hush: tuple[str, ...] = ()


def backends_for(language: str, find: Find = shutil.which) -> list[Backend]:
    """The speaking programs there are, for `es` or `en`, in the order in which they are tried."""
    candidates = {
        "spd-say": Backend(("-w", "-e", "-l", language), hush=("-S",)),
        "espeak-ng": Backend(("-v", language, "--stdin")),
        "say": Backend(("-v", _MAC_VOICES.get(language, "Samantha"), "-f", "-")),
        "powershell": Backend(("-NoProfile", "-Command", _POWERSHELL.format(language=language))),
    }
    found = ((find(program), flags) for program, flags in candidates.items())
    return [Backend((path, *flags.command), (path, *flags.hush) if flags.hush else ()) for path, flags in found if path]


class Speech:
    """Speaks the sentences it is given, one after another. What sentences those are, and that nobody's tiles are
    among them, is for whoever gives them."""

    def __init__(self, language: str, *, on: bool = False, find: FindAll = backends_for) -> None:
        self._language = language
        self._is_on = on
        self._find = find
        self._backends = [*find(language)] if on else []
        self._text = ""
        self._speaking: subprocess.Popen[bytes] | None = None
        self._waiting: list[str] = []

    @property
    def _backend(self) -> Backend | None:
        return self._backends[0] if self._backends else None

    @property
    def has_failed(self) -> bool:
        """It is on, and no program of the system can speak."""
        return self._is_on and not self._backends

    @property
    def is_there(self) -> bool:
        """It is on, and the system can speak."""
        return self._backend is not None

    def set(self, language: str, *, on: bool) -> None:
        if (language, on) == (self._language, self._is_on):
            return
        self.hush()
        self._language, self._is_on = language, on
        self._backends = [*self._find(language)] if on else []

    def say(self, sentence: str) -> None:
        """After what is being said now."""
        if self._backend is None or not sentence.strip():
            return
        self._waiting = [*self._waiting, " ".join(sentence.split())][-LONGEST_WAIT:]
        self.pass_time()

    def say_at_once(self, sentence: str) -> None:
        """Instead of all that was to be said."""
        self.hush()
        self.say(sentence)

    def pass_time(self) -> None:
        """Ask now and then whether the next sentence can follow."""
        if self._backend is None or self._is_speaking():
            return
        if self._speaking is not None and self._text and self._speaking.returncode:
            self._waiting.insert(0, self._text)
            self._pass_over()
        self._text = ""
        if self._backend is not None and self._waiting:
            text = " ".join(self._waiting)[:LONGEST_TEXT]
            self._waiting, self._text = [], text
            self._start(self._backend, text)

    def hush(self) -> None:
        """Silence, at once."""
        self._waiting, self._text = [], ""
        was_speaking = self._is_speaking()
        if self._speaking is not None and was_speaking:
            with contextlib.suppress(OSError):
                self._speaking.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._speaking.wait(LONGEST_FAREWELL)
        self._speaking = None
        if was_speaking and self._backend is not None and self._backend.hush:
            self._start(Backend(self._backend.hush), "")

    def _pass_over(self) -> None:
        """One that is there and does not work is not asked again until speech is set anew; the next one is."""
        self._backends, self._speaking, self._text = self._backends[1:], None, ""

    def _is_speaking(self) -> bool:
        return self._speaking is not None and self._speaking.poll() is None

    def _start(self, backend: Backend, text: str) -> None:
        """A program that does not start is not asked again until speech is set anew."""
        try:
            self._speaking = subprocess.Popen(
                backend.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=_NO_CONSOLE,
            )
        except (OSError, ValueError):
            self._waiting[:0] = [text] if text else []
            self._pass_over()
            return
        _give(self._speaking, text)


def _give(process: subprocess.Popen[bytes], text: str) -> None:
    """The program may have ended already: then nobody hears it."""
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.write((text + "\n").encode("utf-8", "replace"))
    with contextlib.suppress(OSError):
        process.stdin.close()
