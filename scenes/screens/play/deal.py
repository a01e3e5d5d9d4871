"""The deal as motion: tiles shuffled on the felt, seven to each seat, and why who opens."""

import math
from dataclasses import replace

import pygame

from game.actions import Start
from game.contest import place_of
from game.hand_end import Result
from game.seats import SEATS, Seat, next_seat
from game.sentences.openings import opening_line, opening_reason
from game.sentences.voice import told
from scenes import routes
from scenes.input.intents import Command, Intent, Press, Tap
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Move, Replace, Scene
from scenes.table.sitting import Sitting
from scenes.table.summary_words import seal_line
from scenes.table.table_picture import picture_of, voice_of
from sounds.cues import Cue, cues_of
from sprites.lettering import Align, Weight, write_in
from sprites.motion import LONGEST_STEP, ease_in_out, ease_out
from sprites.palette import CREAM, GOLD, SOFT
from sprites.picture import TablePicture
from sprites.table import Moving, Spot, TableArt

SHUFFLE = 0.8
EACH = 0.045
FLIGHT = 0.3
SHOWN = 1.6
"""Seconds of shuffling, between two tiles dealt, of one tile's way, and of the opening's sentence."""


class DealScene(Scene):
    """Nothing hidden is in it: every tile lies face down. A press skips it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def arrive(self, look: Look, services: Services) -> None:
        self._spent = 0.0
        self._sounded = 0
        super().arrive(look, services)
        services.search.begin_for(self.sitting.match.players)
        for event in self.sitting.match.hand.told(0):
            services.speaker.play(*cues_of(event))

    def lay_out(self) -> None:
        self.art = TableArt(self.look.scale, is_public=self.sitting.is_public)
        if self.look.settings.reduced_motion or self.look.settings.bot_speed == "instant":
            self._spent = max(self._spent, self._dealt_at)

    # ------------------------------------------------------------------ time

    @property
    def _dealt_at(self) -> float:
        return SHUFFLE + EACH * 28 + FLIGHT

    @property
    def _over_at(self) -> float:
        return self._dealt_at + (0.0 if self.look.settings.bot_speed == "instant" else SHOWN)

    def pass_time(self, dt: float) -> Move | None:
        self._spent += min(dt, LONGEST_STEP) if self.is_moving else dt
        landed = min(max(int((self._spent - SHUFFLE - FLIGHT) / EACH) // 4, 0), 7)
        if landed > self._sounded:
            self._sounded = landed
            self.services.speaker.play(Cue.DEAL)
        return Replace(routes.Play()) if self._spent >= self._over_at else None

    @property
    def hears_phones(self) -> bool:
        return True

    def hear(self, intent: Intent) -> Move | None:
        if isinstance(intent, Tap) or (
            isinstance(intent, Press) and intent.command in (Command.CONFIRM, Command.BACK) and not intent.repeat
        ):
            return Replace(routes.Play())
        return None

    @property
    def is_settled(self) -> bool:
        return False

    @property
    def is_moving(self) -> bool:
        return self._spent < self._dealt_at

    @property
    def wants_time(self) -> bool:
        return True

    # ------------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        picture = picture_of(self.sitting, self.look.words, self.look.settings)
        flights = self._flights(picture)
        counts = {seat: sum(1 for to, share in flights if to == seat and share >= 1) for seat in SEATS}
        self.art.draw(surface, _with_counts(picture, counts), moving=self._moving(picture, flights))
        self._write(surface)

    def _flights(self, picture: TablePicture) -> list[tuple[Seat, float]]:
        """For each tile dealt so far, to whom and how far it is; the opener's neighbour is served first."""
        seat = next_seat(picture.bottom)
        flights = []
        for place in range(28):
            share = (self._spent - SHUFFLE - EACH * place) / FLIGHT
            if share > 0:
                flights.append((seat, min(share, 1.0)))
            seat = next_seat(seat)
        return flights

    def _moving(self, picture: TablePicture, flights: list[tuple[Seat, float]]) -> list[Moving]:
        heap = [self._heap_spot(place) for place in range(len(flights), 28)]
        moving = [Moving(None, spot, 0.1) for spot in heap]
        dealt: dict[Seat, int] = dict.fromkeys(SEATS, 0)
        for place, (seat, share) in enumerate(flights):
            which, dealt[seat] = dealt[seat], dealt[seat] + 1
            if share < 1:
                goal = self.art.spots_of_seat(picture, seat, 7)[which]
                moving.append(Moving(None, self._heap_spot(place).towards(goal, ease_out(share)), 0.5))
        return moving

    def _heap_spot(self, place: int) -> Spot:
        """Tiles washed in the middle: each on a small way of its own, at rest when dealing begins."""
        area = self.art.layout.line
        stir = 1 - ease_in_out(min(self._spent / SHUFFLE, 1.0))
        row, column = divmod(place, 7)
        half = area.h / 15
        angle = place * 2.4 + self._spent * 5
        x = area.centre[0] + (column - 3) * half * 1.5 + math.cos(angle) * stir * half * 2.2
        y = area.centre[1] + (row - 1.5) * half * 2.5 + math.sin(angle) * stir * half * 1.6
        return Spot(x, y, half, stir * math.sin(angle * 1.7) * 0.7)

    def _write(self, surface: pygame.Surface) -> None:
        if self._spent < self._dealt_at:
            return
        scale, area = self.look.scale, self.art.layout.line
        voice = voice_of(self.sitting, self.look.words)
        table = self.sitting.match.table
        head, reason, proof = self._told()
        lines = [
            (head, scale.head, GOLD, Weight.BLACK),
            (opening_line(voice, table.opening, table.opener), scale.letters(36, 22), CREAM, Weight.BLACK),
            (reason, scale.body, SOFT, Weight.BOLD),
            (proof, scale.small, SOFT, Weight.BOLD),
        ]
        y = area.centre[1] - 2 * scale.head
        for text, px, colour, weight in lines:
            line = area.strip(y - px * 0.85, px * 1.7)
            write_in(surface, text, line, px, colour, weight, Align.CENTRE)
            y += px * 1.7

    def _told(self) -> tuple[str, str, str]:
        """Which hand it is, why it opens so, and how its deal is proven."""
        words, sitting, before = self.look.words, self.sitting, self._before()
        why = told(words, sitting.contest.called.begins)
        if before is not None:
            why = opening_reason(voice_of(sitting, words), sitting.match.table.opening, before)
        return told(words, place_of(sitting.match)), why, seal_line(words, sitting) or words.say("Duplicate")

    def _before(self) -> Result | None:
        hands = self.sitting.match.hands
        afresh = len(hands) < 2 or hands[-1].start is Start.AFRESH
        return None if afresh else hands[-2].result


def _with_counts(picture: TablePicture, counts: dict[Seat, int]) -> TablePicture:
    seats = tuple(
        replace(shown, tiles=(None,) * counts[seat], note="") for seat, shown in zip(SEATS, picture.seats, strict=True)
    )
    return replace(picture, seats=seats)
