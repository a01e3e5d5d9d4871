"""People at a real window with one device each: they press controls, lift curtains and lay tiles, and nothing else."""

import time
from collections import deque
from collections.abc import Callable
from typing import ClassVar, Protocol

from scenes.input.intents import Command
from scenes.input.neighbours import links
from sprites.geometry import Box
from tests.kit.pipe_pad import PipePad
from tests.kit.real_window import HOLD_SECONDS, RealWindow
from tests.kit.virtual_pad import Button

STEADY = 0.45
"""Seconds after which a preview may surely be confirmed by keys and pad."""
PATIENCE = 3.0
"""Seconds until a press counts as lost. A second one on the heels of a late one would do something else."""
VALUED = ("name:", "seed", "scrub")
"""Controls of the lobby and the replay whose left and right stay inside; in the settings all but these do: """
SETTINGS_BUTTONS = ("close", "previous", "next")


class Person(Protocol):
    def press(self, spot: str) -> None:
        """Use a control of the scene on top."""

    def lift(self) -> None:
        """Show my tiles."""

    def play(self) -> None:
        """Lay the first tile that may be laid, on the left where it fits both ends."""

    def change(self, setting: str) -> None:
        """The next value of a setting."""

    def back(self) -> None:
        """One step out of the scene on top: Escape, B, or the button for it."""


class Pointing:
    """By mouse; by one finger where the window makes fingers of the mouse."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window

    def press(self, spot: str) -> None:
        self.window.click(spot)

    def lift(self) -> None:
        self.window.click("lift")

    def play(self) -> None:
        window = self.window
        window.click(first_tile(window))
        window.until(lambda: "chosen" in window.spots(), "nothing is previewed")
        spots = window.spots()
        if spots.get("ghost:<", spots["chosen"]) != spots["chosen"]:
            window.click("ghost:<")
            window.until(lambda: window.spots()["chosen"] == window.spots()["ghost:<"], "the other end is not chosen")
        window.click("chosen")
        window.until(lambda: "chosen" not in window.spots(), "the tile is not laid")

    def change(self, setting: str) -> None:
        left, top, width, height = self.window.spots()[setting]
        self.window.click((left + width * 9 // 10, top + height // 2))

    def back(self) -> None:
        spots = self.window.spots()
        self.window.click(next(name for name in ("close", "back", "continue", "no", "menu") if name in spots))


class Dragging(Pointing):
    """By mouse, tiles by drag."""

    def play(self) -> None:
        window = self.window
        wide, high = window.size()
        window.drag(first_tile(window), (wide // 2, high // 3))
        window.until(lambda: "chosen" in window.spots() and "confirm" in window.spots(), "nothing is previewed")
        window.click("confirm")
        window.until(lambda: "chosen" not in window.spots(), "the tile is not laid")


class Stepping:
    """By keys or pad: a focus goes from control to control."""

    def __init__(self, window: RealWindow) -> None:
        self.window = window

    def step(self, command: Command) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def way_to(self, spot: str) -> list[Command]:
        raise NotImplementedError

    def press(self, spot: str) -> None:
        self.go_to(spot)
        self.confirm()

    def go_to(self, spot: str) -> None:
        window = self.window
        window.spot(spot)
        for _ in range(60):
            if window.focus() == spot:
                return
            here = window.focus()
            self.step(self.way_to(spot)[0])
            comes_true(window, lambda: window.focus() != here, PATIENCE)  # noqa: B023
        raise AssertionError(f"the focus does not come to {spot}")

    def play(self) -> None:
        window = self.window
        self.step(Command.RIGHT)
        window.until(lambda: "chosen" in window.spots(), "nothing is previewed")
        spots = window.spots()
        if spots.get("ghost:<", spots["chosen"]) != spots["chosen"]:
            self.step(Command.UP)
            window.until(lambda: window.spots()["chosen"] == window.spots()["ghost:<"], "the other end is not chosen")
        for _ in range(8):
            time.sleep(STEADY)
            self.confirm()
            if comes_true(window, lambda: "chosen" not in window.spots(), PATIENCE):
                return
        raise AssertionError("the tile is not laid")

    def change(self, setting: str) -> None:
        self.go_to(setting)
        self.step(Command.RIGHT)


class Typing(Stepping):
    """By keys alone."""

    NAMES: ClassVar = {Command.NEXT: "Tab", Command.PREVIOUS: "shift+Tab", Command.RIGHT: "Right", Command.UP: "Up"}

    def step(self, command: Command) -> None:
        self.window.key(self.NAMES[command])

    def confirm(self) -> None:
        self.window.key("Return")

    def lift(self) -> None:
        self.window.hold_key("space", HOLD_SECONDS)

    def back(self) -> None:
        self.window.key("Escape")

    def way_to(self, spot: str) -> list[Command]:
        """The shorter way round."""
        keys = controls(self.window)
        here = self.window.focus()
        if here not in keys:
            return [Command.NEXT]
        ahead = (keys.index(spot) - keys.index(here)) % len(keys)
        return [Command.NEXT if ahead <= len(keys) / 2 else Command.PREVIOUS]


class Padding(Stepping):
    """By pad alone."""

    NAMES: ClassVar = {
        Command.LEFT: Button.LEFT,
        Command.RIGHT: Button.RIGHT,
        Command.UP: Button.UP,
        Command.DOWN: Button.DOWN,
    }

    def __init__(self, window: RealWindow, pad: PipePad) -> None:
        super().__init__(window)
        self.pad = pad

    def step(self, command: Command) -> None:
        self.pad.press(self.NAMES[command])

    def confirm(self) -> None:
        self.pad.press(Button.A)

    def lift(self) -> None:
        self.pad.press(Button.A, HOLD_SECONDS)

    def back(self) -> None:
        self.pad.press(Button.B)

    def way_to(self, spot: str) -> list[Command]:
        """The shortest way of arrows."""
        window = self.window
        rects = window.spots()
        boxes = {key: Box(*rects[key]) for key in controls(window)}
        here = window.focus()
        if here not in boxes:
            return [Command.RIGHT]
        found = links(boxes, valued(window.scene(), boxes))
        narrow = valued(window.scene(), boxes)
        came: dict[str, list[Command]] = {here: []}
        waiting = deque([here])
        while waiting:
            at = waiting.popleft()
            for command, there in found[at].items():
                is_value = at in narrow and command in (Command.LEFT, Command.RIGHT)
                if there not in came and not is_value:
                    came[there] = [*came[at], command]
                    waiting.append(there)
        return came[spot]


def valued(scene: str, keys: dict[str, Box]) -> frozenset[str]:
    """Controls whose left and right change their value."""
    if scene == "settings":
        return frozenset(key for key in keys if key not in SETTINGS_BUTTONS)
    return frozenset(key for key in keys if key.startswith(VALUED))


def controls(window: RealWindow) -> list[str]:
    """In reading order, the tiles and ghosts of the table left out."""
    return [name for name in window.spots() if not name.startswith(("tile:", "held:", "ghost:", "chosen"))]


def first_tile(window: RealWindow) -> str:
    return next(name for name in window.spots() if name.startswith("tile:"))


def may_decide(window: RealWindow) -> bool:
    return window.scene() == "play" and any(name.startswith("tile:") for name in window.spots())


def comes_true(window: RealWindow, holds: Callable[[], bool], seconds: float) -> bool:
    try:
        window.until(holds, "did not come", seconds)
    except AssertionError:
        if not window.is_running():
            raise
        return False
    return True


def play_until(window: RealWindow, person: Person, *scenes: str, most: int = 600) -> str:
    """Lift, name and play until one of `scenes` is on top; its name. All that can be seen must go on changing."""
    for _ in range(most):
        before = window.told()
        match window.scene():
            case scene if scene in scenes:
                return scene
            case "reveal":
                person.lift()
            case "opener":
                press_away(window, person, "confirm")
            case "hand_summary":
                press_away(window, person, "next")
            case "play" if may_decide(window):
                person.play()
        window.until(lambda: window.told() != before, "nothing goes on", 30)  # noqa: B023
    raise AssertionError(f"{scenes} did not come")


def press_away(window: RealWindow, person: Person, spot: str) -> str:
    """Use a control that leads to another scene, and wait for it; its name."""
    before = window.scene()
    person.press(spot)
    window.until(lambda: window.scene() != before, f"{spot} leads nowhere")
    return window.scene()
