"""How the download and its parts are called."""

from pathlib import Path

from game import __version__

ROOT = Path(__file__).resolve().parent.parent.parent.parent
ID = "org.tranque.Tranque"
"""The program's name among all programs of a desktop."""

BUNDLE = f"tranque-{__version__}-linux-x86_64"
SUMMARY = "Two partnership domino games at one screen: Chiva and six love"
COMMANDS = ("tranque", "tranque-replay")
