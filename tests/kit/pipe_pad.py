"""A pad in another process: what is written into the pipe is pressed on a virtual pad inside the product.

Start the product as `python -m tests.kit.pipe_pad PIPE ARGUMENTS`; a `PipePad(PIPE)` presses from outside."""

import os
import sys
import threading
import time
from pathlib import Path

from tests.kit.virtual_pad import VirtualPad

PRESS_SECONDS = 0.03
LONGEST_WAIT = 20.0


class PipePad:
    """Writes; the other end must be open or come soon."""

    def __init__(self, pipe: Path) -> None:
        self._pipe = pipe
        self._end: int | None = None

    @staticmethod
    def make(pipe: Path) -> Path:
        os.mkfifo(pipe)
        return pipe

    def tell(self, *words: str) -> None:
        if self._end is None:
            self._end = opened(self._pipe)
        os.write(self._end, (" ".join(words) + "\n").encode("ascii"))

    def close(self) -> None:
        if self._end is not None:
            os.close(self._end)
            self._end = None

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


def opened(pipe: Path) -> int:
    """For writing, as soon as somebody reads; OSError where nobody ever does."""
    until = time.monotonic() + LONGEST_WAIT
    while True:
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


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
