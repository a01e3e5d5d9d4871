"""A pad in another process: what is written into the pipe is pressed on a virtual pad inside the product.

Start the product as `python -m tests.kit.pipe_pad PIPE ARGUMENTS`; a `PipePad(PIPE)` presses from outside."""

import os
import sys
import threading
import time
from pathlib import Path

from tests.kit.virtual_pad import VirtualPad

PRESS_SECONDS = 0.03


class PipePad:
    """Writes; the other end must be open or come soon."""

    def __init__(self, pipe: Path) -> None:
        self._pipe = pipe

    @staticmethod
    def make(pipe: Path) -> Path:
        os.mkfifo(pipe)
        return pipe

    def tell(self, *words: str) -> None:
        with self._pipe.open("w", encoding="ascii") as end:
            end.write(" ".join(words) + "\n")

    def press(self, button: int, seconds: float = PRESS_SECONDS) -> None:
        """Down, and up again after so long."""
        self.tell("down", str(int(button)))
        time.sleep(seconds)
        self.tell("up", str(int(button)))

    def push(self, axis: int, value: int) -> None:
        self.tell("push", str(int(axis)), str(value))

    def pull_out(self) -> None:
        self.tell("detach")

    def plug_in(self) -> None:
        self.tell("attach")


def obey(pad: VirtualPad, line: str) -> None:
    match line.split():
        case ["down", button]:
            pad.hold(int(button))
        case ["up", button]:
            pad.release(int(button))
        case ["push", axis, value]:
            pad.push(int(axis), int(value))
        case ["detach"]:
            pad.detach()
        case ["attach"]:
            pad.attach()


def listen(pad: VirtualPad, pipe: Path) -> None:
    """Each writer closes its end: then it is opened anew."""
    while True:
        with pipe.open(encoding="ascii") as end:
            for line in end:
                obey(pad, line)


def main() -> int:
    pipe, *arguments = sys.argv[1:]
    pad = VirtualPad()
    pad.attach()
    threading.Thread(target=listen, args=(pad, Path(pipe)), daemon=True).start()
    from scenes import app  # noqa: PLC0415 (the pad must be there first)

    sys.argv = ["tranque", *arguments]
    return app.main()


if __name__ == "__main__":
    sys.exit(main())
