"""Writing on a thread of its own, so that a slow disk never holds a frame back."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from scenes.store.durable import write_whole


@dataclass(frozen=True, slots=True)
class Order:
    """What is to stand in a file, and whether the file it replaces stays beside it."""

    path: Path
    content: bytes
    keep_before: bool = False


Write: TypeAlias = Callable[[Order], None]


def carry_out(order: Order) -> None:
    write_whole(order.path, order.content, keep_before=order.keep_before)


class Writer:
    """Orders are carried out one after the other; of two for one file that both wait, the later one counts. The thread
    lives only while there is something to write, and the program does not end before it."""

    def __init__(self, write: Write = carry_out) -> None:
        self._write = write
        self._changed = threading.Condition()
        self._orders: dict[Path, Order] = {}
        self._is_writing = False
        self._failures: dict[Path, OSError | ValueError] = {}
        self._written: set[Path] = set()

    @property
    def is_busy(self) -> bool:
        with self._changed:
            return self._is_writing

    def put(self, order: Order) -> None:
        with self._changed:
            self._orders[order.path] = order
            if self._is_writing:
                return
            self._is_writing = True
        try:
            threading.Thread(target=self._work, name="writer").start()
        except RuntimeError:
            # No thread can be had (a machine at its limit, a program that is ending): better late than lost.
            self._work()

    def drop(self, path: Path) -> None:
        """Forget what waits for this file, and wait for what is being written."""
        with self._changed:
            self._orders.pop(path, None)
        self.wait()

    def wait(self) -> None:
        """Until nothing is left to write."""
        with self._changed:
            self._changed.wait_for(lambda: not self._is_writing)

    def take_outcomes(self) -> tuple[dict[Path, OSError | ValueError], set[Path]]:
        """The files that could not be written since this was last asked, and those that could; the last attempt at
        each counts."""
        with self._changed:
            failures, self._failures = self._failures, {}
            written, self._written = self._written, set()
        return failures, written

    def _work(self) -> None:
        while (order := self._next()) is not None:
            error: OSError | ValueError | None = None
            try:
                self._write(order)
            except (OSError, ValueError) as problem:
                error = problem
            with self._changed:
                if error is None:
                    self._failures.pop(order.path, None)
                    self._written.add(order.path)
                else:
                    self._written.discard(order.path)
                    self._failures[order.path] = error

    def _next(self) -> Order | None:
        with self._changed:
            if not self._orders:
                self._is_writing = False
                self._changed.notify_all()
                return None
            return self._orders.pop(next(iter(self._orders)))
