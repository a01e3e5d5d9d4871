"""How the download and its parts are called."""

import platform
import sys
from pathlib import Path

from game import __version__

ROOT = Path(__file__).resolve().parent.parent.parent.parent
ID = "org.tranque.Tranque"
"""The program's name among all programs of a desktop."""

_SYSTEMS = {"win32": "windows", "darwin": "macos"}
_MACHINES = {"AMD64": "x86_64"}
SYSTEM = _SYSTEMS.get(sys.platform, sys.platform)
MACHINE = _MACHINES.get(platform.machine(), platform.machine())
BUNDLE = f"tranque-{__version__}-{SYSTEM}-{MACHINE}"
SUMMARY = "Two partnership domino games at one screen: Chiva and six love"
COMMANDS = ("tranque", "tranque-replay")
