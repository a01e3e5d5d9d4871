"""Where the things that are kept lie."""

import os
import sys
from pathlib import Path

NAME = "Tranque"
VARIABLE = "TRANQUE_DATA"
_ASK_SDL = ("darwin", "win32")


def data_folder(given: Path | None = None) -> Path | None:
    """The folder asked for, else that of the variable TRANQUE_DATA, else the one the platform sets apart for a program
    of one person; an empty variable is none. None where there is no home; whether anything can be written there shows
    only when it is tried."""
    asked = given or os.environ.get(VARIABLE)
    if asked:
        return _expanded(Path(asked)).absolute()
    return _as_sdl_says() if sys.platform in _ASK_SDL else _by_the_desktop_rule()


def _expanded(path: Path) -> Path:
    """No shell has read a `~` behind `--data=`, or in a variable that a menu entry sets."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def _as_sdl_says() -> Path | None:
    """SDL makes the folder as it tells it."""
    import pygame.system  # noqa: PLC0415 - a test that names its folder starts without it

    try:
        return Path(pygame.system.get_pref_path("", NAME))
    except (pygame.error, UnicodeError):
        return None


def _by_the_desktop_rule() -> Path | None:
    """The XDG Base Directory Specification: a relative XDG_DATA_HOME does not count. SDL would follow it, and knows no
    home whose name is not UTF-8."""
    told = Path(os.environ.get("XDG_DATA_HOME", ""))
    shared = told if told.is_absolute() else _shared_of_the_home()
    if shared is None:
        return None
    folder = shared / NAME
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, ValueError):
        return folder if folder.is_dir() else None
    return folder


def _shared_of_the_home() -> Path | None:
    """A service or a bare shell may run without HOME; the user's own entry still names a home. One that HOME names and
    that does not work is respected: whoever set it did not mean another."""
    if "HOME" in os.environ:
        home = Path(os.environ["HOME"])
        return home / ".local" / "share" if home.is_absolute() else None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / ".local" / "share" if home.is_absolute() and home.is_dir() else None
