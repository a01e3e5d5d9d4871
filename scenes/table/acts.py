"""What has just happened, told on the table one thing after another: flights, cards, banners."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import pygame

from game.seats import Pair, Seat
from game.tiles import Tile
from scenes.stack import SEEN_AFTER
from sounds.cues import Cue
from sounds.speaker import Speaker
from sprites import surfaces
from sprites.line_layout import LineLayout, between
from sprites.motion import LONGEST_STEP, Ease, ease_in_out, ease_out
from sprites.palette import GOLD, Colour, Scale
from sprites.picture import TablePicture
from sprites.table import Moving, Spot, TableArt

HIGH = 0.6
ENTERS = 0.26
"""Seconds in which a card or banner comes."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A tile on its way from its seat to the line, which makes room for it (`before` to `after`)."""

    tile: Tile
    origin: Spot
    goal: Spot
    seconds: float
    before: LineLayout
    after: LineLayout
    cues: tuple[Cue, ...] = ()
    ease: Ease = ease_out


@dataclass(frozen=True, slots=True)
class Card:
    """A pass, for everybody. `waits`: it stays until a press. `enters`: seconds in which it comes, 0 at once."""

    text: str
    pair: Pair
    seat: Seat
    seconds: float
    cues: tuple[Cue, ...] = ()
    waits: bool = False
    enters: float = ENTERS


@dataclass(frozen=True, slots=True)
class Banner:
    """A great moment in one word and a line under it."""

    title: str
    under: str
    seconds: float
    cues: tuple[Cue, ...] = ()
    colour: Colour = GOLD
    enters: float = ENTERS


@dataclass(frozen=True, slots=True)
class Rest:
    """The table as it is, for a moment."""

    seconds: float
    cues: tuple[Cue, ...] = ()


Act: TypeAlias = Flight | Card | Banner | Rest


class Showing:
    """A queue of acts. A flight sounds when it lands, everything else when it begins."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._acts: deque[Act] = deque()
        self._spent = 0.0
        self._begun = False

    def add(self, *acts: Act) -> None:
        self._acts.extend(acts)

    def clear(self) -> None:
        """What was going to be shown has been taken back."""
        self._acts.clear()
        self._spent, self._begun = 0.0, False

    def tell_anew(self, acts: Sequence[Act]) -> None:
        """What was added last, made once more for other settings or another size; what has been shown stays so."""
        self._acts = deque(acts[len(acts) - len(self._acts) :])

    @property
    def is_busy(self) -> bool:
        return bool(self._acts)

    @property
    def act(self) -> Act | None:
        return self._acts[0] if self._acts else None

    @property
    def is_moving(self) -> bool:
        """Something changes from frame to frame; a card or banner soon only stands."""
        return isinstance(self.act, Flight) or self._entered < 1

    @property
    def _entered(self) -> float:
        """How far a card or banner has come, 0 to 1."""
        act = self.act
        if not isinstance(act, Card | Banner) or act.enters <= 0:
            return 1.0
        return min(self._spent / act.enters, 1.0)

    @property
    def waits_for_press(self) -> bool:
        return isinstance(self.act, Card) and self.act.waits

    @property
    def flying(self) -> Tile | None:
        return self.act.tile if isinstance(self.act, Flight) else None

    def pass_time(self, dt: float) -> None:
        """After a stall what moves goes on from where it was. Time with nothing to show is nobody's: what comes next
        begins at its beginning."""
        if not self.is_busy:
            return
        self._spent += min(dt, LONGEST_STEP) if self.is_moving else dt
        while (act := self.act) is not None:
            if not self._begun and not isinstance(act, Flight):
                self._speaker.play(*act.cues)
            self._begun = True
            if self.waits_for_press or self._spent < act.seconds:
                return
            self._spent = 0.0
            self._finish()

    def skip(self) -> None:
        """A press ends what is being shown now; not a banner that nobody can have seen yet."""
        if self._acts and not (isinstance(self.act, Banner) and self._spent < SEEN_AFTER):
            self._spent = 0.0
            self._finish()

    def _finish(self) -> None:
        act = self._acts.popleft()
        if isinstance(act, Flight):
            self._speaker.play(*act.cues)
        self._begun = False

    # ------------------------------------------------------------------ picture

    def line(self) -> LineLayout | None:
        """The line making room, where it has to; None where it lies still."""
        act = self.act
        if not isinstance(act, Flight) or act.seconds <= 0:
            return None
        lies_still = act.before.camera == act.after.camera and act.before.columns == act.after.columns
        return None if lies_still else between(act.before, act.after, ease_in_out(self._share(act)))

    def below(self, picture: TablePicture) -> TablePicture:
        """What lies below the tile that flies: the same without it."""
        return picture if self.flying is None else replace(picture, absent=frozenset({self.flying}))

    def moving(self) -> tuple[Moving, ...]:
        act = self.act
        if not isinstance(act, Flight):
            return ()
        share = self._share(act)
        lift = HIGH * (1 - (2 * share - 1) ** 2)
        return (Moving(act.tile, act.origin.towards(act.goal, act.ease(share)), lift),)

    def _share(self, act: Flight) -> float:
        return min(self._spent / act.seconds, 1.0) if act.seconds > 0 else 1.0

    def draw_over(self, surface: pygame.Surface, art: TableArt, scale: Scale, table: str) -> None:
        """Cards and banners over the middle of the line."""
        act, entered = self.act, ease_out(self._entered)
        area = art.layout.line
        if isinstance(act, Card):
            x, y = area.centre
            surfaces.card(surface, act.text, (x, y - self._knocked(scale)), scale, table, act.pair)
        elif isinstance(act, Banner):
            width = area.w * entered
            surface.set_clip(pygame.Rect(round(area.centre[0] - width / 2), 0, round(width), scale.height))
            surfaces.banner(surface, act.title, act.under, area, scale, table, act.colour)
            surface.set_clip(None)

    def _knocked(self, scale: Scale) -> float:
        """How high over its place a card is that falls and bounces once, as knuckles on the table."""
        t = self._entered
        fall = 0.6
        if t >= 1:
            return 0.0
        if t < fall:
            return scale.px(70, 26) * (1 - (t / fall) ** 2)
        return scale.apart * (1 - (2 * (t - fall) / (1 - fall) - 1) ** 2)
