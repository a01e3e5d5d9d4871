"""The program with a fault in it: the table raises once, at the fourth turn, with hidden tiles in its words. With
TRANQUE_PRESSES somebody presses Enter where the dialog about it stands."""

import os
import sys
import time
from collections.abc import Callable

import pygame

from scenes import app
from scenes.client import Client
from scenes.stack import SEEN_AFTER, Move
from scenes.table.table_view import TableView

PASSING, GOING_ON = TableView.pass_time, app.go_on
TURNS = 3


def main() -> int:
    done: set[str] = set()
    seen: list[float] = []

    def failing(scene: TableView, dt: float) -> Move | None:
        state = scene.sitting.match.state
        if len(state.log) == TURNS and "failed" not in done:
            done.add("failed")
            raise RuntimeError(f"tiles {state.holdings}")
        return PASSING(scene, dt)

    def pressing(client: Client, clock: Callable[[], float] = time.monotonic) -> None:
        stands = client.stack.top.name == "fault" and "go-on" in client.stack.top.spots
        seen.extend([time.monotonic()] if stands and not seen else [])
        was_read = stands and time.monotonic() - seen[0] > 2 * SEEN_AFTER
        if was_read and "TRANQUE_PRESSES" in os.environ and "pressed" not in done:
            done.add("pressed")
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40))
        GOING_ON(client, clock)

    TableView.pass_time = failing  # type: ignore[method-assign, assignment]
    app.go_on = pressing
    return app.main()


if __name__ == "__main__":
    sys.exit(main())
