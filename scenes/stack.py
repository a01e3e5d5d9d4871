"""Scenes on top of each other: only the top one hears input and time, and only the stack goes anywhere."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import pygame

from scenes.input.intents import Intent

if TYPE_CHECKING:
    from scenes.stage import Stage


class Scene:
    """What a player is doing. A scene returns where to go and changes nothing while it is drawn."""

    name: ClassVar[str]
    is_overlay: ClassVar[bool] = False
    """What lies below shows through, dimmed."""

    shows_focus_first: ClassVar[bool] = False
    """The first arrow after the mouse shows where the focus is and moves nothing."""

    stage: "Stage"

    def arrive(self, stage: "Stage") -> None:
        """The scene enters the stack."""
        self.stage = stage
        self.lay_out()

    def lay_out(self) -> None:
        """Make everything that depends on the window's size, the language or the text size."""

    def return_to_top(self) -> None:
        """What lay above has gone."""

    def leave(self) -> None:
        """The scene goes for good."""

    def hear(self, intent: Intent) -> "Move | None":
        """An intent meant for the top scene."""

    def pass_time(self, dt: float) -> "Move | None":
        """`dt` seconds went by, never more than a tenth at once."""

    def close_question(self) -> "Scene | None":
        """What is asked before the window closes, wherever this scene lies; None where nothing would be lost."""

    def draw(self, surface: pygame.Surface) -> None:
        raise NotImplementedError

    @property
    def is_moving(self) -> bool:
        """Something moves by itself: frames are wanted."""
        return False

    @property
    def sight(self) -> object:
        """What the picture shows, where it may change with no press and no motion: it is drawn anew when this is
        another."""
        return None

    @property
    def wants_time(self) -> bool:
        """`pass_time` should come at every frame, whether or not anything is drawn."""
        return self.is_moving

    @property
    def takes_text(self) -> bool:
        """A text field has the focus: letters are letters."""
        return False

    @property
    def spots(self) -> dict[str, pygame.Rect]:
        """Where things can be pressed, by name; the scripted player looks here."""
        return {}

    @property
    def focus(self) -> str | None:
        """The spot where keys and pad are; None where they are at none."""
        return None


@dataclass(frozen=True, slots=True)
class Push:
    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    pass


@dataclass(frozen=True, slots=True)
class PopTo:
    """Down to the scene of this name, which must be there."""

    name: str


@dataclass(frozen=True, slots=True)
class Restart:
    """Clear the stack down to one new scene."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    pass


Move: TypeAlias = Push | Replace | Pop | PopTo | Restart | Quit


class Stack:
    """Never empty until the program ends."""

    def __init__(self, stage: "Stage", first: Scene) -> None:
        self._stage = stage
        self._scenes: list[Scene] = []
        self.go(Push(first))

    def __iter__(self) -> Iterator[Scene]:
        """From the bottom up."""
        return iter(self._scenes)

    @property
    def is_empty(self) -> bool:
        return not self._scenes

    @property
    def top(self) -> Scene:
        return self._scenes[-1]

    def hear(self, intent: Intent) -> None:
        self.go(self.top.hear(intent))

    def pass_time(self, dt: float) -> None:
        self.go(self.top.pass_time(dt))

    def go(self, move: Move | None) -> None:
        match move:
            case Push(scene):
                self._arrive(scene)
            case Replace(scene):
                self._drop()
                self._arrive(scene)
            case Pop():
                self._drop()
                self._uncovered()
            case PopTo(name):
                while self.top.name != name:
                    self._drop()
                self._uncovered()
            case Restart(scene):
                while self._scenes:
                    self._drop()
                self._arrive(scene)
            case Quit():
                while self._scenes:
                    self._drop()
            case None:
                pass

    def lay_out(self) -> None:
        for scene in self._scenes:
            scene.lay_out()

    def draw(self, surface: pygame.Surface) -> None:
        """The top scene, and what shows through below it."""
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].is_overlay:
            lowest -= 1
        for height, scene in enumerate(self._scenes[lowest:]):
            if height > 0:
                surface.fill((96, 96, 104), special_flags=pygame.BLEND_MULT)
            scene.draw(surface)

    def _arrive(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.arrive(self._stage)
        self._stage.scene_changed()

    def _uncovered(self) -> None:
        if self._scenes:
            self.top.return_to_top()
            self._stage.scene_changed()

    def _drop(self) -> None:
        self._scenes.pop().leave()
