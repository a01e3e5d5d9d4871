"""Where the kept things lie, asked in processes of their own: a home is a matter of the environment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent.parent
ASK = (
    "import os, sys; from scenes.store.data_folder import data_folder; "
    "sys.stdout.buffer.write(os.fsencode(str(data_folder())))"
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="HOME decides on Linux only")


def folder_with(**changes: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "TRANQUE_", "HOME"))}
    environment = {**kept, "PYGAME_HIDE_SUPPORT_PROMPT": "1", **changes}
    asked = subprocess.run([sys.executable, "-c", ASK], cwd=ROOT, env=environment, capture_output=True, check=True)
    return os.fsdecode(asked.stdout)


def test_by_the_convention_of_the_platform(tmp_path: Path) -> None:
    assert folder_with(HOME=str(tmp_path)) == str(tmp_path / ".local" / "share" / "Tranque")
    assert folder_with(HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "xdg")) == str(tmp_path / "xdg" / "Tranque")


def test_the_variable_goes_first_and_is_no_place_where_it_is_empty(tmp_path: Path) -> None:
    assert folder_with(HOME=str(tmp_path), TRANQUE_DATA="/some where") == "/some where"
    assert folder_with(HOME=str(tmp_path), TRANQUE_DATA="") == str(tmp_path / ".local" / "share" / "Tranque")


def test_a_relative_or_empty_place_of_the_desktop_is_none(tmp_path: Path) -> None:
    """The XDG Base Directory Specification: it must be absolute, or is ignored."""
    usual = str(tmp_path / ".local" / "share" / "Tranque")
    assert folder_with(HOME=str(tmp_path), XDG_DATA_HOME="") == usual
    assert folder_with(HOME=str(tmp_path), XDG_DATA_HOME="beside") == usual
    assert not (ROOT / "beside").exists()
    assert folder_with(HOME="beside", XDG_DATA_HOME="") == "None"


def test_a_tilde_is_the_home_and_no_folder_of_that_name(tmp_path: Path) -> None:
    assert folder_with(HOME=str(tmp_path), TRANQUE_DATA="~/dominoes") == str(tmp_path / "dominoes")
    assert folder_with(HOME=str(tmp_path), TRANQUE_DATA="~nobody here/x") == str(ROOT / "~nobody here/x")


def test_a_home_whose_name_is_no_text_is_one(tmp_path: Path) -> None:
    home = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9")
    Path(home).mkdir()
    assert folder_with(HOME=home) == f"{home}/.local/share/Tranque"


def test_a_folder_told_from_where_one_stands_stays_when_one_goes(tmp_path: Path) -> None:
    assert folder_with(HOME=str(tmp_path), TRANQUE_DATA="beside") == str(ROOT / "beside")


def test_a_home_that_cannot_be_is_no_home() -> None:
    assert folder_with(HOME="/dev/null/home") == "None"
    assert folder_with(HOME="") == "None"


def test_without_the_variable_the_entry_of_the_user_names_the_home() -> None:
    pwd = pytest.importorskip("pwd")
    home = Path(pwd.getpwuid(os.getuid()).pw_dir)
    expected = home / ".local" / "share" / "Tranque" if home.is_dir() else None
    assert folder_with() == str(expected)
