"""How fast it is: every figure beside what it must and should reach.

`python -m tools.dev.bench` prints the tables, `--docs` also writes docs/bench.md, names of rooms (`hands`, `thinking`,
`startup`, `client`) measure only those. Peers that are not installed are left out, and said to be.
"""

import os
import platform
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from tools.dev.benchmarks import peers
from tools.dev.benchmarks.figures import Figure, Verdict, as_markdown, as_text
from tools.dev.benchmarks.rounds import on_one_core

ROOMS = {
    "hands": "Hands a second",
    "thinking": "Answers",
    "startup": "Loading",
    "client": "The client",
}
"""The files of `tools.benchmarks`, each with a `figures()`."""
DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "bench.md"
PACKAGES = ("numpy", "pygame-ce", peers.PYPI, peers.OPEN_SPIEL)


def main(arguments: Sequence[str] | None = None) -> int:
    """Status 1 where a figure stays below its must, 2 for a room that there is not."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    rooms = [name for name in given if name != "--docs"] or list(ROOMS)
    if unknown := [name for name in rooms if name not in ROOMS]:
        print(f"no such room: {', '.join(unknown)}; there are {', '.join(ROOMS)}", file=sys.stderr)
        return 2
    on_one_core()
    print(machine())
    measured: dict[str, list[Figure]] = {}
    for room in rooms:
        measured[room] = figures_of(room)
        print(f"\n{ROOMS[room]}\n{as_text(measured[room])}", flush=True)
    if "--docs" in given:
        DOCS.parent.mkdir(exist_ok=True)
        DOCS.write_text(document(measured, machine(), datetime.now(UTC).date().isoformat()), encoding="utf-8")
    below = [figure for figures in measured.values() for figure in figures if figure.verdict is Verdict.BELOW]
    return 1 if below else 0


def figures_of(room: str) -> list[Figure]:
    figures: Callable[[], list[Figure]] = import_module(f"tools.dev.benchmarks.{room}").figures
    return figures()


def machine() -> str:
    """Kind of machine and versions, one line; no name of the machine itself."""
    versions = [f"{package} {peers.version_of(package) or 'not installed'}" for package in PACKAGES]
    kind = f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    return ", ".join([kind, f"Python {platform.python_version()}", *versions])


def processor() -> str:
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def document(measured: dict[str, list[Figure]], on: str, date: str) -> str:
    """The tables as a page."""
    intro = (
        "Made by `make bench ARGS=--docs`. Rates and times are processor time on one core; a ratio is the median of"
        " seven rounds in which the contestants take turns. Deal, play and scoring are all counted. Hands in"
        " lock-step and one at a time are those of `tools/dev/fast`, which show how quickly the rules can be played;"
        " the bots play by `game/bots/playout.py`, measured as decisions."
    )
    parts = ["# How fast it is", "", intro, "", f"{date}: {on}."]
    for room, figures in measured.items():
        parts += ["", f"## {ROOMS[room]}", "", as_markdown(figures)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.exit(main())
