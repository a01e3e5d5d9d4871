"""The window, its frames and its end."""

import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import pygame

from game.deal import draw_seed
from game.words import Words, system_language
from scenes.client import Client
from scenes.input.command_line import HelpAsked, Refused, Start, start_from
from scenes.look import Look
from scenes.routes import Route
from scenes.services import Services
from scenes.stack import Push
from scenes.store.saves import Saves
from scenes.store.settings import Settings
from scenes.work.bare_screen import nobody_keeps_windows
from sounds import sound_trial
from sounds.speaker import Speaker
from sounds.speech import Speech
from sprites.app_icon import app_icon

TITLE = "Tranque"
FIRST_SIZE = (1280, 720)
LEAST_SIZE = (640, 480)
SHARE = 0.85
"""Of the desktop, where a kept window is larger than it."""
FRAMES = 60
MOST_FAULTS = 3
"""In a row, before the program gives up."""
UNSEEN = frozenset({"dummy", "evdev", "offscreen"})
"""Drivers of SDL that open no window."""
CLOSING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals; not every system has all."""
IDLE = 0.1
"""Seconds that the window may sleep while nothing moves and nobody presses anything."""


def main() -> int:
    """The command `tranque`; 0, or 2 with one line on standard error, or 130 where it was interrupted before there was
    a window."""
    if sys.argv[1:] == [sound_trial.FLAG]:
        return sound_trial.try_sound()
    try:
        start = start_from(sys.argv[1:])
        return run(start)
    except HelpAsked as asked:
        return _told(str(asked), sys.stdout, 0)
    except Refused as refused:
        return _told(f"{refused}\n", sys.stderr, 2)
    except KeyboardInterrupt:
        return 130


def _told(text: str, console: TextIO | None, status: int) -> int:
    """`status`, after the text on whatever console there is: none at all, one that knows few letters, a pipe that
    nobody reads any more."""
    if console is None:
        return status
    encoding = console.encoding or "ascii"
    try:
        console.write(text.encode(encoding, "replace").decode(encoding))
        console.flush()
    except OSError:
        # What is left in it would be tried once more at the very end, and complained of.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), console.fileno())
    return status


def run(start: Start, then: Route | None = None) -> int:
    """Open the window and play until it is closed; `then` lies on top of what it opens with. Refused where there is no
    display."""
    words = Words(start.language or system_language())
    saves = Saves(start.data)
    settings = saves.settings(start.language)
    try:
        with _libraries_silent():
            _find_display()
            window = _window(_size_kept(saves))
    except pygame.error as missing:
        saves.finish()
        line = words.say("no display was found ({reason}); tranque-replay works without one", reason=missing)
        raise Refused(line) from None
    _close_by_signal()
    pygame.font.init()
    pygame.joystick.init()
    full_screen = settings.full_screen if start.full_screen is None else start.full_screen
    frames = Frames(window)
    frames.fill(full_screen)
    client = _client(window, start, settings.having(full_screen=full_screen), saves)
    if then is not None:
        client.stack.go(Push(then))
    try:
        _play(window, frames, client)
    finally:
        saves.finish()
        client.services.speech.hush()
        client.services.speaker.close()
        pygame.quit()
    return 0


def _close_by_signal() -> None:
    """As by the window's X, and nothing is asked: who sends one waits for no answer. Those that somebody told the
    program to ignore (nohup, a job in the background) stay ignored; one that comes while it ends changes nothing."""

    def close(*_: object) -> None:
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.QUIT, at_once=True))

    for name in CLOSING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, close)


def _window(size: tuple[int, int]) -> pygame.Window:
    """Shown when it is whole: a least size asked for later undoes what the player or the desktop did meanwhile."""
    window = pygame.Window(TITLE, size=size, resizable=True, allow_high_dpi=True, hidden=True)
    window.minimum_size = LEAST_SIZE
    window.set_icon(app_icon(64))
    window.show()
    return window


def _find_display() -> None:
    """pygame.error where there is none: SDL then takes a driver that shows nothing, even where nobody asked for it."""
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        raise pygame.error("No available video device")


@contextlib.contextmanager
def _libraries_silent() -> Iterator[None]:
    """What libraries of the system grumble while they look for a device is nothing to a player."""
    try:
        console = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(console, 2)
        os.close(console)
        os.close(nowhere)


def _client(window: pygame.Window, start: Start, settings: Settings, saves: Saves) -> Client:
    with _libraries_silent():
        trial = sound_trial.SoundTrial() if sound_trial.is_needed() else None
        speaker = Speaker(on=settings.sound, volume=settings.volume / 100, trial=trial)
    size = window.get_surface().get_size()
    words = Words(start.language or settings.language)
    speech = Speech(words.language, on=settings.speech)
    return Client(Look(size, settings, words), Services(saves, speaker, speech), start, draw_seed())


class Frames:
    """Whether the window fills the screen, and the place it had before it did."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self.full_screen = False
        self._before: tuple[tuple[int, int], tuple[int, int]] | None = None

    def fill(self, full_screen: bool) -> None:
        """Do as the settings say now; a window comes back at its old place and size."""
        if full_screen == self.full_screen:
            return
        self.full_screen = full_screen
        if full_screen:
            if nobody_keeps_windows(pygame.display.get_driver()):
                self._take_the_screen()
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
            if self._before is not None:
                (self._window.size, self._window.position), self._before = self._before, None

    def _take_the_screen(self) -> None:
        """SDL asks a keeper of windows for the whole screen, and without one believes that it was given."""
        self._before = (self._window.size, self._window.position)
        self._window.position = (0, 0)
        self._window.size = pygame.display.get_desktop_sizes()[0]


def _play(window: pygame.Window, frames: Frames, client: Client) -> None:
    clock = pygame.time.Clock()
    spots = Spots()
    faults = 0
    while not client.is_over:
        try:
            go_on(client)
            faults = 0
        except Exception as error:
            faults += 1
            if faults > MOST_FAULTS:
                raise
            client.show_fault(error)
        if client.is_over:
            break
        frames.fill(client.look.settings.full_screen)
        show(window, client)
        spots.tell(client)
        if client.wants_time:
            clock.tick(FRAMES)
    client.services.saves.keep_settings(client.look.settings)
    if not frames.full_screen:
        client.services.saves.keep_window_size(window.size)


def go_on(client: Client, clock: Callable[[], float] = time.monotonic) -> None:
    """One step of the loop. What went by, asleep or not, went by before the presses that ended it: a preview is as
    old as it looked, and a curtain is not held before anybody held it."""
    events = _events(client)
    client.pass_time(clock())
    for event in events:
        _hear_of_sound(event, client.services.speaker)
        client.handle(event, clock())


def show(window: pygame.Window, client: Client) -> bool:
    """Hand the screen another picture where there is one; whether there was."""
    if not client.draw_if_stale(window.get_surface()):
        return False
    window.flip()
    return True


_SOUND_NEWS = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)


def _hear_of_sound(event: pygame.event.Event, speaker: Speaker) -> None:
    """Opening a device announces all of them anew, which is no news and would never end."""
    if event.type not in _SOUND_NEWS or (event.type == pygame.AUDIODEVICEADDED and speaker.is_heard):
        return
    speaker.device_changed()
    pygame.event.clear(_SOUND_NEWS)


def _events(client: Client) -> list[pygame.event.Event]:
    if client.wants_time:
        return pygame.event.get()
    return [pygame.event.wait(round(IDLE * 1000)), *pygame.event.get()]


def _size_kept(saves: Saves) -> tuple[int, int]:
    """The kept one may be of a larger screen than today's."""
    return fitted(saves.window_size() or FIRST_SIZE, pygame.display.get_desktop_sizes()[0])


def fitted(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """The size itself where the desktop has it; else each side that is too long, with room for bars and frame."""
    width, height = (side if side <= most else round(most * SHARE) for side, most in zip(size, desktop, strict=True))
    return width, height


class Spots:
    """Where things can be pressed, written for a scripted player outside the process who asks by TRANQUE_SPOTS.
    Public things only: names of controls and tiles that anybody sees on the screen, and which control has the focus."""

    def __init__(self) -> None:
        asked = os.environ.get("TRANQUE_SPOTS")
        self._path = Path(asked) if asked else None
        self._told = ""

    def tell(self, client: Client) -> None:
        if self._path is None or client.is_over:
            return
        top = client.stack.top
        spots = {} if client.stack.is_unseen else {name: list(rect) for name, rect in top.spots.items()}
        told = {"scene": top.name, "size": client.look.size, "focus": top.focus, "spots": spots}
        row = json.dumps(told | {"notice": client.notice.text})
        if row != self._told:
            self._told = row
            new = self._path.with_suffix(".new")
            new.write_text(row + "\n", encoding="utf-8")
            new.replace(self._path)
