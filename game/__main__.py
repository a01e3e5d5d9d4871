"""`python -m game` starts the client, as does the command `tranque`."""

import signal
import sys


def main() -> int:
    """Loading takes a moment, in which Ctrl+C ends the program as silently as later."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: sys.exit(130))
    from scenes.app import main as play  # noqa: PLC0415

    return play()


if __name__ == "__main__":
    sys.exit(main())
