"""The four hands of a finished hand, face up, each with its sum, both pairs' sums, and how the score moved."""

import pygame

from game.hand_end import HandEnd, Result, Score
from game.seats import Pair, Seat, pair_of
from game.tile_sets import tiles_in
from game.tiles import TILE_PIPS
from scenes.look import Look
from scenes.table.sitting import Sitting
from scenes.table.unfolding import Unfolding, moved, squeezed
from sounds.cues import Cue
from sprites import badges, surfaces, tile
from sprites.geometry import Box
from sprites.lettering import Align, Weight, set_in, width_of, write, write_block
from sprites.palette import CREAM, GOLD, LEADING, PAIR_STYLE, SOFT, Mode

MOST_HALF = 0.1
"""Of the window's height: half a tile, where few are left."""
GOOD_HALF = 0.05
"""Of the window's height: where the numbers under the tiles leave less, they are as small as may be."""
LEAST_HALF = 18
"""Pixels; where no more fits above them the numbers under the tiles go."""
LEAST_NUMBER = 14
LEAST_WORDS = 18
"""Pixels of the letters of both sums."""
LEAST_LAMP = 8


class FourHands:
    """A panel a pair: a row a seat, and below them what both hold together and the pair's score."""

    def __init__(self, box: Box, look: Look, sitting: Sitting, result: Result) -> None:
        self._look, self._sitting, self._result = look, sitting, result
        gap = look.scale.wide
        width = (box.w - gap) / 2
        self._panels = {pair: box.piece(box.x + pair.place * (width + gap), width).whole() for pair in Pair}
        opened = sitting.match.seen_by(None).opened
        assert opened is not None, "the hand is not over"
        self._holdings = {seat: tuple(tiles_in(opened[seat - 1])) for pair in Pair for seat in pair.seats}
        self._before: Score = sitting.match.hand.table_after(0).score
        self._target = sitting.seen().target

    def heard(self, before: Unfolding, after: Unfolding) -> tuple[Cue, ...]:
        """What sounds between two moments: tiles that were counted, and the score where it moves."""
        most = max(len(tiles) for tiles in self._holdings.values())
        counts = any(after.shows_face(place) and not before.shows_face(place) for place in range(most))
        moves = self._before != self._result.score and before.score == 0 < after.score
        return (Cue.TICK,) * counts + (Cue.SCORE,) * moves

    def draw(self, surface: pygame.Surface, at: Unfolding) -> None:
        for pair, box in self._panels.items():
            self._draw_ground(surface, pair, box)
            self._draw_pair(surface, pair, box.shrunk(self._look.scale.gap), at)

    def _draw_ground(self, surface: pygame.Surface, pair: Pair, box: Box) -> None:
        scale, table, won = self._look.scale, self._look.settings.table_top, self._result.winner is pair
        if won:
            surfaces.halo(surface, box, GOLD, scale.apart, scale.radius, 150)
        border = PAIR_STYLE[pair].colour
        surfaces.panel(surface, box, table, border, 240 if won else 190, scale.radius, scale.px(4 if won else 2, 1))
        if won:
            surfaces.ring(surface, box, GOLD, scale.px(3, 2), scale.radius)

    def _draw_pair(self, surface: pygame.Surface, pair: Pair, inner: Box, at: Unfolding) -> None:
        foot = round(self._look.scale.body * 1.5)
        rows = (inner.h - foot) / 2
        for place, seat in enumerate(pair.seats):
            self._draw_seat(surface, seat, inner.strip(inner.y + place * rows, rows), at)
        self._draw_foot(surface, pair, inner.strip(inner.bottom - foot, foot), at)

    # ------------------------------------------------------------------ a seat

    def _draw_seat(self, surface: pygame.Surface, seat: Seat, row: Box, at: Unfolding) -> None:
        """The sum stands large at the right, the tiles below the name."""
        scale, tiles = self._look.scale, self._holdings[seat]
        counted = sum(TILE_PIPS[which] for place, which in enumerate(tiles) if at.shows_face(place))
        column = width_of("88", scale.head, Weight.BLACK) + scale.px(12, 4)
        right = (row.right - scale.px(4, 2), row.centre[1])
        colour = GOLD if self._is_lowest(seat) and at.is_over else CREAM
        write(surface, str(counted), right, scale.head, colour, Weight.BLACK, Align.RIGHT)
        words = row.piece(row.x, row.w - column)
        name_px = max(min(scale.body, round(row.h * 0.2)), 18)
        mark = badges.pair_shape(round(name_px * 0.8), pair_of(seat))
        left = row.x + mark.get_width() + scale.px(12, 6)
        lines, px = set_in(self._name(seat), name_px, int(words.right - left), name_px * 1.3, 18)
        head = Box(left, row.y, words.right - left, max(name_px * 1.35, px * 1.14 * len(lines)))
        middle = head.centre[1] - px * LEADING * (len(lines) - 1) / 2
        surface.blit(mark, (round(row.x), round(middle - mark.get_height() / 2)))
        write_block(surface, self._name(seat), head, px, CREAM, least=min(px, 18))
        self._draw_tiles(surface, seat, Box(row.x, head.bottom, words.w, row.bottom - head.bottom), at)

    def _name(self, seat: Seat) -> str:
        return self._sitting.player(seat).name

    def _is_lowest(self, seat: Seat) -> bool:
        """The seat whose hand decided a block."""
        return self._result.seat is None and self._result.pips[seat - 1] == min(self._result.pips)

    def _draw_tiles(self, surface: pygame.Surface, seat: Seat, room: Box, at: Unfolding) -> None:
        scale, tiles = self._look.scale, self._holdings[seat]
        if not tiles:
            went_out = self._look.words.say("no tiles left")
            write_block(surface, went_out, room.top(room.h * 0.7), scale.small, SOFT)
            return
        small = self._under(room.h)
        by_height = (room.h - small) / 2.08
        half = int(max(min(by_height, room.w / (len(tiles) * 1.16), MOST_HALF * scale.height), 8))
        top = room.y + (room.h - small - 2 * half) * 0.4
        for place, which in enumerate(tiles):
            x = room.x + place * half * 1.16
            self._draw_tile(surface, which if at.shows_face(place) else None, (x, top), half, at.turned(place))
            if small and at.shows_face(place) and half * 1.16 >= width_of("12", round(small / 1.2)):
                under = (x + half / 2, top + 2 * half + small * 0.52)
                write(surface, str(TILE_PIPS[which]), under, round(small / 1.2), SOFT, align=Align.CENTRE)

    def _under(self, room: float) -> int:
        """How high the row of numbers under the tiles is: they give way to the tiles."""
        scale = self._look.scale
        if room - scale.small * 1.2 >= 2 * GOOD_HALF * scale.height:
            return round(scale.small * 1.2)
        small = round(min(scale.small, LEAST_NUMBER) * 1.2)
        return small if room - small >= 2 * LEAST_HALF else 0

    def _draw_tile(
        self, surface: pygame.Surface, which: int | None, at: tuple[float, float], half: int, turned: float
    ) -> None:
        image = tile.face(which, half, 0, Mode(self._look.settings.tiles))
        if 0 < turned < 1:
            image = squeezed(image, turned)
        else:
            shade, off = tile.shadow_of(half, 0)
            surface.blit(shade, (round(at[0]) + off[0], round(at[1]) + off[1]))
        surface.blit(image, (round(at[0] + (half - image.get_width()) / 2), round(at[1])))

    # ------------------------------------------------------------------ a pair

    def _together(self, pips: int) -> str:
        return self._look.words.count("Together {n} pip", "Together {n} pips", pips)

    def _lamp(self, foot: Box, px: int, gap: float) -> float:
        """Beside the longer of both sums, when they are counted: the pairs look alike, and nothing comes or goes."""
        sums = (self._together(pips) for pips in HandEnd(None, self._result.pips).pair_pips)
        longest = max(width_of(words, max(px - 2, 18), Weight.BLACK) for words in sums)
        spare = foot.w - longest - width_of("8", px, Weight.BLACK) - 2 * gap
        return min(foot.h * 0.5, spare / (1.22 * self._target))

    def _draw_foot(self, surface: pygame.Surface, pair: Pair, foot: Box, at: Unfolding) -> None:
        """Left what both hold, right the score: lamps, and the number of points; of a board of a duplicate what it
        brought, without lamps."""
        scale, is_board = self._look.scale, not self._sitting.contest.terms.counts_score
        points = moved(self._before[pair.place], self._result.score[pair.place], at.score)
        has_moved = self._before != self._result.score and 0 < at.score < 1
        total = moved(0, HandEnd(None, self._result.pips).pair_pips[pair.place], at.together)
        together = self._together(total)
        px, gap = scale.letters(32, 18), scale.px(12, 5)
        lamp = 0.0 if is_board else self._lamp(foot, px, gap)
        text = str(points) if is_board or lamp >= LEAST_LAMP else f"{points} / {self._target}"
        lamps = lamp * 1.22 * self._target if lamp >= LEAST_LAMP else 0
        write(surface, text, (foot.right, foot.centre[1]), px, GOLD, Weight.BLACK, Align.RIGHT)
        taken = width_of(text, px, Weight.BLACK) + gap
        if at.together > 0:
            words = foot.piece(foot.x, foot.w - taken - lamps - gap)
            if set_in(together, px, int(words.w), words.h, weight=Weight.BLACK)[1] < LEAST_WORDS:
                together = self._look.words.count("{n} pip", "{n} pips", total)
            write_block(surface, together, words, px, CREAM, Weight.BLACK)
        if lamps:
            row = Box(foot.right - taken - lamps, foot.centre[1] - lamp / 2, lamps, lamp)
            if has_moved:
                surfaces.halo(surface, row, GOLD, scale.px(12, 5), int(lamp / 2), 120)
            badges.lamps(surface, row, min(points, self._target), self._target)
