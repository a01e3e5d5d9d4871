"""Where the things that are kept lie."""

import os
import sys
from pathlib import Path

NAME = "Tranque"
VARIABLE = "TRANQUE_DATA"


def data_folder(given: Path | None = None) -> Path | None:
    """The folder asked for, else that of the variable TRANQUE_DATA, else the one the platform sets apart for a program
    of one person. None where there is no home; whether anything can be written there shows only when it is tried."""
    asked = given or os.environ.get(VARIABLE)
    if asked:
        return Path(asked).absolute()
    return _of_the_platform() or _without_a_variable()


def _of_the_platform() -> Path | None:
    """SDL makes the folder as it tells it."""
    import pygame.system  # noqa: PLC0415 - a test that names its folder starts without it

    if sys.platform.startswith("linux") and os.environ.get("HOME") == "" and not os.environ.get("XDG_DATA_HOME"):
        return None
    try:
        return Path(pygame.system.get_pref_path("", NAME))
    except (pygame.error, UnicodeError):
        return None


def _without_a_variable() -> Path | None:
    """A service or a bare shell may run without HOME; the user's own entry still names a home. One that HOME names and
    that does not work is respected: whoever set it did not mean another."""
    if "HOME" in os.environ:
        return None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / ".local" / "share" / NAME if home.is_absolute() and home.is_dir() else None
