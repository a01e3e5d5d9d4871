"""Any events of all devices, in any order, with pads that come and go: the translator keeps its promises."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
import pytest

from scenes.input.intents import Intent
from scenes.input.keys import ALWAYS, LETTERS
from tests.kit.virtual_pad import FAR, VirtualPad
from tests.scenes.input.hearing import Hearing, Witness

pytestmark = pytest.mark.usefixtures("events_at_rest")

KEYS = (
    *ALWAYS,
    *LETTERS,
    pygame.K_1,
    pygame.K_7,
    pygame.K_KP_3,
    pygame.K_z,
    pygame.K_y,
    pygame.K_v,
    pygame.K_BACKSPACE,
)
MODIFIERS = (0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA)
FINGERS = range(4)
EVENTS = 500


@dataclass
class Monkey:
    """Does anything at all, and lets go of everything in the end."""

    rng: random.Random
    hearing: Hearing = field(default_factory=Hearing)
    witness: Witness = field(default_factory=Witness)
    told: int = 0
    pads: tuple[VirtualPad, ...] = field(
        default_factory=lambda: (VirtualPad(), VirtualPad(), VirtualPad(known=False, axes=4, buttons=10, hats=1))
    )
    plugged: set[int] = field(default_factory=set)
    keys: list[int] = field(init=False)

    def __post_init__(self) -> None:
        """Few keys, so that they meet."""
        self.keys = self.rng.sample(KEYS, 6)

    def play(self, events: int) -> None:
        deeds: list[Callable[[], list[Intent]]] = [
            *[self.key] * 8,
            *[self.mouse] * 8,
            *[self.finger] * 10,
            *[self.pad] * 12,
            *[self.time] * 6,
            self.plug,
            self.window,
            self.scene,
        ]
        for _ in range(events):
            for intent in self.rng.choice(deeds)():
                self.witness.hear(intent)
                self.told += 1

    # ------------------------------------------------------------------ deeds

    def key(self) -> list[Intent]:
        key, mod = self.rng.choice(self.keys), self.rng.choice(MODIFIERS)
        if self.rng.random() < 0.1:
            return self.hearing.of(pygame.TEXTINPUT, text=self.rng.choice(("a", "ñ", " ", "")))
        if self.rng.random() < 0.5:
            return self.hearing.key_up(key, mod=mod)
        return self.hearing.key_down(key, mod=mod, unicode=chr(key) if key < 128 else "")

    def mouse(self) -> list[Intent]:
        at, touch = self.place(), self.rng.random() < 0.3
        match self.rng.randrange(4):
            case 0:
                return self.hearing.mouse_down(at, self.rng.choice((1, 1, 1, 2, 3)), touch=touch)
            case 1:
                return self.hearing.mouse_up(at, self.rng.choice((1, 1, 1, 2, 3)), touch=touch)
            case 2:
                return self.hearing.mouse_move(at, touch=touch)
            case _:
                return self.hearing.of(pygame.MOUSEWHEEL, x=0, y=1, precise_y=0.25, touch=touch)

    def finger(self) -> list[Intent]:
        kind = self.rng.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERMOTION, pygame.FINGERUP))
        return self.hearing.finger(kind, self.place(), self.rng.choice(FINGERS))

    def place(self) -> tuple[int, int]:
        """Often where somebody has been already."""
        if self.rng.random() < 0.5:
            return self.rng.choice(((100, 100), (103, 100), (400, 300)))
        return self.rng.randrange(1000), self.rng.randrange(800)

    def pad(self) -> list[Intent]:
        if not self.plugged:
            return []
        number = self.rng.choice(sorted(self.plugged))
        pad = self.pads[number]
        is_plain = number == 2
        match self.rng.randrange(4):
            case 0:
                pad.hold(self.rng.randrange(10 if is_plain else 15))
            case 1:
                pad.release(self.rng.randrange(10 if is_plain else 15))
            case 2:
                value = self.rng.choice((-32768, FAR, 0, 0, 13000, 17000, -15000, self.rng.randrange(-32768, 32768)))
                pad.push(self.rng.randrange(4 if is_plain else 6), value)
            case _ if is_plain:
                pad.hat(0, self.rng.choice((0, 0, 1, 2, 3, 4, 6, 8, 9, 12)))
        return self.hearing.heard()

    def plug(self) -> list[Intent]:
        number = self.rng.randrange(len(self.pads))
        if number in self.plugged:
            self.pads[number].detach()
        else:
            self.pads[number].attach()
        self.plugged ^= {number}
        return self.hearing.heard() if self.rng.random() < 0.7 else []

    def time(self) -> list[Intent]:
        return self.hearing.after(self.rng.choice((0.01, 0.05, 0.2, 0.6, 3.0)), self.rng.choice((0.016, 0.1, 5.0)))

    def window(self) -> list[Intent]:
        match self.rng.randrange(4):
            case 0:
                return self.hearing.of(self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)))
            case 1:
                width, height = self.rng.choice(((1000, 800), (640, 480), (3840, 2160)))
                return self.hearing.of(pygame.WINDOWSIZECHANGED, x=width, y=height)
            case 2:
                return self.hearing.of(
                    self.rng.choice((pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER, pygame.USEREVENT))
                )
            case _:
                self.hearing.translator.takes_text = not self.hearing.translator.takes_text
                return []

    def scene(self) -> list[Intent]:
        self.hearing.translator.forget_presses()
        self.witness.scene_changes()
        return []

    # ------------------------------------------------------------------ the end

    def let_go(self) -> list[Intent]:
        """Every key, button and finger up, every stick at rest; the pads stay plugged in."""
        hearing = self.hearing
        told = hearing.heard()
        for key in self.keys:
            told += hearing.key_up(key)
        told += hearing.mouse_up((5, 5))
        for finger in FINGERS:
            told += hearing.finger(pygame.FINGERUP, (5, 5), finger)
        for number in sorted(self.plugged):
            told += self.rest(number)
        return told

    def rest(self, number: int) -> list[Intent]:
        pad, is_plain = self.pads[number], number == 2
        for axis in range(4 if is_plain else 6):
            pad.push(axis, 0 if axis < 4 else -FAR)
        for button in range(10 if is_plain else 15):
            pad.release(button)
        if is_plain:
            pad.hat(0, 0)
        return self.hearing.heard()

    def unplug(self) -> list[Intent]:
        for pad in self.pads:
            pad.detach()
        return self.hearing.heard()


def hold_to_its_promises(seed: int, events: int) -> Monkey:
    monkey = Monkey(random.Random(seed))
    try:
        monkey.play(events)
        for intent in monkey.let_go():
            monkey.witness.hear(intent)
        monkey.witness.assert_nothing_is_held()
        assert not monkey.hearing.translator.waits_for_time
        assert monkey.hearing.after(20.0, step=0.1) == []
    finally:
        gone = monkey.unplug()
    for intent in gone:
        monkey.witness.hear(intent)
    assert monkey.witness.pads == set()
    return monkey


@pytest.mark.parametrize("seed", range(40))
def test_any_events_keep_every_promise(seed: int) -> None:
    assert hold_to_its_promises(seed, EVENTS).told > EVENTS / 10, "the monkey was not heard"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_a_great_many_events_keep_every_promise(seed: int) -> None:
    hold_to_its_promises(seed, 1000)
