"""How long the engine takes to load, each time in a new process."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from tools.dev.benchmarks.figures import Figure
from tools.dev.benchmarks.rounds import ROUNDS, compiled

ROOT = Path(__file__).resolve().parent.parent.parent.parent
ENGINE = "import game.match, game.words"
BOTS = "import game.bots.levels, game.bots.search"
TIMED = "import time\nstarted = time.process_time()\n{loaded}\nprint(time.process_time() - started)"


def figures() -> list[Figure]:
    """Processor time; NumPy's own is measured in the same rounds, after one that does not count."""
    loads = {"numpy": "import numpy", "engine": ENGINE, "bots": f"{ENGINE}\n{BOTS}"}
    times: dict[str, list[float]] = {name: [] for name in loads}
    for loaded in loads.values():
        _milliseconds(loaded)
    for _ in range(ROUNDS):
        for name, loaded in loads.items():
            times[name].append(_milliseconds(loaded))
    above = median(bots - numpy for bots, numpy in zip(times["bots"], times["numpy"], strict=True))
    return [
        Figure("import of the engine without bots", median(times["engine"]), "ms", 60, less_is_better=True),
        Figure("import of the engine with bots, above NumPy's own", above, "ms", 60, 10, less_is_better=True),
        Figure("import of NumPy", median(times["numpy"]), "ms"),
    ]


def _milliseconds(loaded: str) -> float:
    asked = [sys.executable, "-c", TIMED.format(loaded=loaded)]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True, env=compiled(os.environ))
    return 1000 * float(told.stdout)
