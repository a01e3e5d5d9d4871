"""Bots of an earlier state of this project, to measure today's against: `python -m tools.dev.frozen hard-0.1`.

That builds the wheel of that state from the git history and installs it in an environment of its own. In the arena
`hard-0.1` then is a player: it is asked over a pipe, by what its seat may know and nothing else.
"""

import argparse
import json
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO

from game.actions import Turn, to_text
from game.deal import Chance
from game.observation import Observation
from game.tile_sets import tiles_in

ROOT = Path(__file__).parents[2]
ANSWERS = Path(__file__).with_name("frozen_answers.py")


@dataclass(frozen=True, slots=True)
class Frozen:
    """A level of the project as it stood at `commit`."""

    level: str
    commit: str


FROZEN = {"hard-0.1": Frozen("hard", "aadd0b32936b7ae50ea91f1993b250b1cbd47fc4")}


def environment(name: str) -> Path:
    return ROOT / f".venv-{name}"


def python_of(name: str) -> Path:
    folder = environment(name)
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def build(name: str) -> None:
    """The environment made anew: its wheel, and the NumPy that runs here."""
    import numpy as np  # noqa: PLC0415 - the arena needs none of it

    archive = subprocess.run(["git", "archive", FROZEN[name].commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            tar.extractall(folder, filter="data")
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=folder, check=True)
        (wheel,) = Path(folder, "dist").glob("*.whl")
        subprocess.run([sys.executable, "-m", "venv", "--clear", environment(name)], check=True)
        pip = [str(python_of(name)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, f"numpy=={np.__version__}"], check=True)
        subprocess.run([*pip, "--no-deps", str(wheel)], check=True)


def frozen_player(name: str) -> "FrozenPlayer":
    """ImportError where its environment was not built."""
    if not python_of(name).exists():
        raise ImportError(f"{name} is not built: make {environment(name).name}/.ready")
    return FrozenPlayer(python_of(name), FROZEN[name].level)


class FrozenPlayer:
    """Asks a process of that Python, whose installed `game` answers. It ends when nobody can ask it any more."""

    def __init__(self, python: Path, level: str) -> None:
        self._level = level
        call = [str(python), "-I", str(ANSWERS)]
        self._process = subprocess.Popen(
            call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def choose(self, seen: Observation, chance: Chance) -> Turn:
        question = _question(seen, self._level, chance)
        _write(self._process.stdin, json.dumps(question) + "\n")
        answer = _read(self._process.stdout)
        return next(turn for turn in seen.legal if to_text(turn) == answer)

    def close(self) -> None:
        self._process.communicate()
        assert self._process.returncode == 0


def _question(seen: Observation, level: str, chance: Chance) -> dict[str, object]:
    return {
        "level": level,
        "code": chance.take(4).hex(),
        "game": seen.game,
        "target": seen.target,
        "seat": seen.seat,
        "holding": list(tiles_in(seen.holding)),
        "tiles_left": seen.tiles_left,
        "opening": str(seen.opening),
        "log": [[taken.seat, to_text(taken.turn)] for taken in seen.log],
        "legal": [to_text(turn) for turn in seen.legal],
    }


def _write(pipe: IO[str] | None, line: str) -> None:
    assert pipe is not None
    pipe.write(line)
    pipe.flush()


def _read(pipe: IO[str] | None) -> str:
    assert pipe is not None
    return pipe.readline().strip()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dev.frozen", description=__doc__)
    parser.add_argument("name", choices=sorted(FROZEN))
    build(parser.parse_args(arguments).name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
