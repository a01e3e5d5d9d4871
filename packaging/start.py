"""Where the bundle's commands begin: one program that does what it is called."""

import sys
from pathlib import Path


def main() -> int:
    if Path(sys.argv[0]).stem == "tranque-replay":
        from tools.seed_replay import main as replay  # noqa: PLC0415 - the window's rooms are not loaded with it

        return replay()
    from game.__main__ import main as play  # noqa: PLC0415

    return play()


sys.exit(main())
