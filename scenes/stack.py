"""Scenes on top of each other: only the top one hears input and time, and only the stack goes anywhere."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

import pygame

from scenes.input.intents import Command, Intent, LongPress, Press, Tap
from scenes.look import Look
from scenes.routes import Route
from scenes.services import Services

SEEN_AFTER = 0.3
"""Seconds after which somebody who presses has seen what came."""


class Scene:
    """What a player is doing. A scene returns where to go and changes nothing while it is drawn."""

    name: str
    """That of the route by which one came."""

    is_overlay: ClassVar[bool] = False
    """What lies below shows through, dimmed."""

    shows_focus_first: ClassVar[bool] = False
    """The first arrow after the mouse shows where the focus is and moves nothing."""

    ends_something: ClassVar[bool] = False
    """It may come while somebody presses on: it takes no press before it can have been seen."""

    keeps_phones: ClassVar[bool] = False
    """Phones may come in while this scene lies anywhere, with nobody at a table yet."""

    look: Look
    services: Services

    def arrive(self, look: Look, services: Services) -> None:
        """The scene enters the stack."""
        self.look, self.services = look, services
        self.lay_out()

    def lay_out(self) -> None:
        """Make everything that depends on the window's size, the language or the text size."""

    def return_to_top(self) -> None:
        """What lay above has gone."""

    def leave(self) -> None:
        """The scene goes for good."""

    def prepared(self, look: Look, services: Services) -> Iterator[None]:
        """Before it arrives: what takes long of its first picture, a part at each step."""
        return iter(())

    def hear(self, intent: Intent) -> "Move | None":
        """An intent meant for the top scene."""

    def pass_time(self, dt: float) -> "Move | None":
        """`dt` seconds went by, never more than a tenth at once."""

    def close_question(self) -> "Ask | None":
        """What is asked before the window closes, wherever this scene lies; None where nothing would be lost."""

    def draw(self, surface: pygame.Surface) -> None:
        raise NotImplementedError

    @property
    def hears_phones(self) -> bool:
        """What phones wish may be done here."""
        return False

    @property
    def is_settled(self) -> bool:
        """All that happened was shown, so phones may be told of it."""
        return True

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
    def leads_to(self) -> Route | None:
        """Where it goes soon by itself, if that is known: the scene there is prepared meanwhile."""
        return None

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
    route: Route


@dataclass(frozen=True, slots=True)
class Replace:
    route: Route


@dataclass(frozen=True, slots=True)
class Pop:
    pass


@dataclass(frozen=True, slots=True)
class Restart:
    """Clear the stack down to one new scene."""

    route: Route


@dataclass(frozen=True, slots=True)
class Quit:
    pass


@dataclass(frozen=True, slots=True)
class Ask:
    """A question before what cannot be taken back. `yes` makes the way on, once the question itself has gone."""

    name: ClassVar[str] = "question"

    title: str
    text: str
    answer: str
    yes: "Callable[[], Move | None]"


Move: TypeAlias = Push | Replace | Pop | Restart | Quit | Ask
SceneOf: TypeAlias = Callable[[Route | Ask], Scene]


class Stack:
    """Never empty until the program ends. `scene_of` makes the scene of a route, `changed` hears that another one is on
    top."""

    def __init__(
        self, look: Look, services: Services, scene_of: SceneOf, first: Route, changed: Callable[[], None]
    ) -> None:
        self.look = look
        self._services = services
        self._changed = changed
        self._scene_of = scene_of
        self._scenes: list[tuple[Route | Ask, Scene]] = []
        self._seen_for = 0.0
        self.go(Push(first))

    def __iter__(self) -> Iterator[Scene]:
        """From the bottom up."""
        return (scene for _, scene in self._scenes)

    @property
    def is_empty(self) -> bool:
        return not self._scenes

    @property
    def top(self) -> Scene:
        return self._scenes[-1][1]

    @property
    def route(self) -> Route | Ask:
        """By which one came to the top scene."""
        return self._scenes[-1][0]

    @property
    def is_unseen(self) -> bool:
        """What ends something has come just now."""
        return self.top.ends_something and self._seen_for < SEEN_AFTER

    def hear(self, intent: Intent) -> None:
        if not (self.is_unseen and _does_something(intent)):
            self.go(self.top.hear(intent))

    def pass_time(self, dt: float) -> None:
        self._seen_for += dt
        self.go(self.top.pass_time(dt))

    def go(self, move: Move | None) -> None:
        match move:
            case Push(route):
                self._arrive(route)
            case Ask():
                self._arrive(move)
            case Replace(route):
                self._drop()
                self._arrive(route)
            case Pop():
                self._drop()
                self._uncovered()
            case Restart(route):
                while self._scenes:
                    self._drop()
                self._arrive(route)
            case Quit():
                while self._scenes:
                    self._drop()
            case None:
                pass

    def show(self, look: Look) -> None:
        """From now on."""
        self.look = look
        for scene in self:
            scene.look = look
            scene.lay_out()

    def draw(self, surface: pygame.Surface) -> None:
        """The top scene, and what shows through below it."""
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest][1].is_overlay:
            lowest -= 1
        for height, (_, scene) in enumerate(self._scenes[lowest:]):
            if height > 0:
                surface.fill((96, 96, 104), special_flags=pygame.BLEND_MULT)
            scene.draw(surface)

    def _arrive(self, to: Route | Ask) -> None:
        scene = self._scene_of(to)
        scene.name = to.name
        self._scenes.append((to, scene))
        self._seen_for = 0.0
        scene.arrive(self.look, self._services)
        self._changed()

    def _uncovered(self) -> None:
        if self._scenes:
            self.top.return_to_top()
            self._changed()

    def _drop(self) -> None:
        self._scenes.pop()[1].leave()


def _does_something(intent: Intent) -> bool:
    """A press that could have been meant for what was there before."""
    doing = (Command.CONFIRM, Command.BACK)
    return isinstance(intent, Tap | LongPress) or (isinstance(intent, Press) and intent.command in doing)
