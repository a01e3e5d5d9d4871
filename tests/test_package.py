"""What is installed: the package holds all that it needs, and runs from any folder."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from game.words import LANGUAGES
from tools.dev.sounds.effects import EFFECTS

ROOT = Path(__file__).parent.parent
ROOMS = ("game", "scenes", "sprites", "sounds", "tools")
DEVELOPERS = "tools/dev/"
MOST_BYTES = 5_000_000


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by the project's own backend, without an environment of its own: nothing is fetched."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (built,) = folder.glob("*.whl")
    return built


def members(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def text(wheel: Path, ending: str) -> str:
    (name,) = [name for name in members(wheel) if name.endswith(ending)]
    return zipfile.ZipFile(wheel).read(name).decode()


def test_every_room_s_modules_are_in_it(wheel: Path) -> None:
    modules = {str(path.relative_to(ROOT).as_posix()) for room in ROOMS for path in (ROOT / room).rglob("*.py")}
    assert {name for name in modules - members(wheel) if not name.startswith(DEVELOPERS)} == set()


def test_the_tools_of_the_developers_are_not_in_it(wheel: Path) -> None:
    assert (ROOT / DEVELOPERS / "arena.py").exists()
    assert [name for name in members(wheel) if name.startswith(DEVELOPERS)] == []


def test_each_room_says_that_it_is_typed(wheel: Path) -> None:
    assert {f"{room}/py.typed" for room in ROOMS} <= members(wheel)


def test_sounds_fonts_and_catalogues_are_in_it(wheel: Path) -> None:
    held = members(wheel)
    assert {f"sounds/files/{name}.wav" for name in EFFECTS} <= held
    fonts = {str(path.relative_to(ROOT).as_posix()) for path in (ROOT / "sprites").rglob("*.ttf")}
    assert fonts
    assert fonts <= held
    assert [name for name in held if name.startswith("sprites/fonts/OFL")]
    for language in set(LANGUAGES) - {"en"}:
        for domain in ("game", "scenes"):
            assert f"game/locale/{language}/LC_MESSAGES/{domain}.mo" in held


def test_what_git_would_keep_of_a_room_is_in_it_and_nothing_else(wheel: Path) -> None:
    """No cache, no picture of yesterday."""
    ask = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *ROOMS]
    listed = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a checkout")
    listed_names = (name for name in listed.stdout.split("\0") if name and (ROOT / name).exists())
    kept = {name for name in listed_names if not name.startswith(DEVELOPERS)}
    inside = {name for name in members(wheel) if name.split("/")[0] in ROOMS}
    assert kept == inside


def test_it_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < MOST_BYTES


def test_both_commands_and_both_licences_are_told(wheel: Path) -> None:
    commands = text(wheel, "entry_points.txt")
    assert "tranque = game.__main__:main" in commands
    assert "tranque-replay = tools.seed_replay:main" in commands
    held = members(wheel)
    assert [name for name in held if name.endswith("licenses/LICENSE")]
    assert [name for name in held if "licenses/sprites/fonts/OFL" in name]
    assert "License-Expression: MIT" in text(wheel, "dist-info/METADATA")


def test_the_program_needs_five_packages_with_no_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == [
        *("pygame-ce>=2.5.6", "pygame_gui>=0.6.14", "numpy>=1.26"),
        *("segno>=1.6", "websockets>=15"),
    ]
    assert project["requires-python"] == ">=3.11"


@pytest.mark.long
def test_an_installed_copy_runs_from_any_folder(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "casa de Íñigo"
    home.mkdir()
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True, timeout=120)
    programs = venv / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", wheel], check=True, timeout=600)

    def run(*command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        surroundings = {
            name: value for name, value in os.environ.items() if not name.startswith(("DISPLAY", "WAYLAND"))
        }
        surroundings |= {"PYTHONPATH": "", "SDL_AUDIODRIVER": "dummy", "PYTHONUTF8": "1", **variables}
        return subprocess.run(
            [programs / command[0], *command[1:]],
            cwd=home,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )

    replayed = run("tranque-replay", "--game", "chiva", "--seed", "42", "--hands", "1", "--record")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert len(replayed.stdout.splitlines()) == 2

    refused = run("tranque", "--game", "poker", "--data", str(home))
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)

    script = (
        "from pathlib import Path; import sounds.speaker as s; from sounds.cues import Cue;"
        "assert all(s.files_of(cue) for cue in Cue); assert 'site-packages' in s.__file__;"
        "import sprites; assert list((Path(sprites.__file__).parent / 'fonts').glob('*.ttf'))"
    )
    found = run("python", "-c", script)
    assert found.returncode == 0, found.stderr
