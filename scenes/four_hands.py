"""The four hands of a finished hand, face up, each with its sum, and the sums of both pairs."""

import pygame

from game.hand_end import HandEnd, Result
from game.seats import Pair, Seat
from game.tile_sets import tiles_in
from game.tiles import TILE_PIPS
from scenes.sitting import Sitting
from scenes.stage import Stage
from sprites import badges, surfaces, tile
from sprites.geometry import Box
from sprites.lettering import Align, Weight, write, write_in
from sprites.palette import CREAM, GOLD, PAIR_STYLE, SOFT, Mode


class FourHands:
    """A panel a pair, a row a seat. `draw` shows how far the tiles have turned and been counted."""

    def __init__(self, box: Box, stage: Stage, sitting: Sitting, result: Result) -> None:
        self._stage, self._sitting, self._result = stage, sitting, result
        gap = stage.scale.px(18, 7)
        width = (box.w - gap) / 2
        self._panels = {pair: Box(box.x + pair.place * (width + gap), box.y, width, box.h).whole() for pair in Pair}
        opened = sitting.match.seen_by(None).opened
        assert opened is not None, "the hand is not over"
        self._holdings = {seat: tuple(tiles_in(opened[seat - 1])) for pair in Pair for seat in pair.seats}

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """`share`: 0 nothing is turned up, 1 all is counted."""
        for pair, box in self._panels.items():
            won = self._result.winner is pair
            surfaces.panel(
                surface,
                box,
                self._stage.settings.table,
                PAIR_STYLE[pair].colour,
                235 if won else 190,
                self._stage.scale.radius,
                self._stage.scale.px(4 if won else 2, 1),
            )
            self._draw_pair(surface, pair, box.shrunk(self._stage.scale.px(14, 5)), share)

    def _draw_pair(self, surface: pygame.Surface, pair: Pair, inner: Box, share: float) -> None:
        scale = self._stage.scale
        foot = round(scale.body * 1.5)
        rows = (inner.h - foot) / 2
        for place, seat in enumerate(pair.seats):
            self._draw_seat(surface, seat, Box(inner.x, inner.y + place * rows, inner.w, rows), share)
        total = HandEnd(None, self._result.pips).pair_pips[pair.place]
        low = Box(inner.x, inner.bottom - foot, inner.w, foot)
        if share >= 1:
            text = self._stage.words.say("Together {n}", n=total)
            write_in(surface, text, low, scale.body, GOLD, Weight.BLACK, Align.RIGHT)

    def _draw_seat(self, surface: pygame.Surface, seat: Seat, row: Box, share: float) -> None:
        scale, tiles = self._stage.scale, self._holdings[seat]
        head = Box(row.x, row.y, row.w, min(scale.body * 1.5, row.h * 0.42))
        pair = Pair.P13 if seat % 2 else Pair.P24
        mark = badges.pair_shape(round(scale.body * 0.8), pair)
        surface.blit(mark, (round(head.x), round(head.centre[1] - mark.get_height() / 2)))
        turned = [place for place in range(len(tiles)) if share >= (place + 1) / 8]
        counted = sum(TILE_PIPS[tiles[place]] for place in turned)
        sum_box = write(
            surface, str(counted), (head.right, head.centre[1]), scale.body, CREAM, Weight.BLACK, Align.RIGHT
        )
        left = head.x + mark.get_width() + scale.px(10, 4)
        name = Box(left, head.y, sum_box.x - left - scale.px(8, 3), head.h)
        write_in(surface, self._sitting.player(seat).name, name, scale.body, CREAM)
        self._draw_tiles(surface, seat, Box(row.x, head.bottom, row.w, row.bottom - head.bottom), len(turned))

    def _draw_tiles(self, surface: pygame.Surface, seat: Seat, room: Box, turned: int) -> None:
        scale, tiles = self._stage.scale, self._holdings[seat]
        if not tiles:
            went_out = self._stage.words.say("no tiles left")
            write_in(surface, went_out, Box(room.x, room.y, room.w, room.h * 0.6), scale.small, SOFT)
            return
        small = round(scale.small * 1.25)
        half = int(max(min((room.h - small) / 2.1, room.w / (7 * 1.16)), 8))
        pitch = half * 1.14
        mode = Mode(self._stage.settings.tiles)
        for place, which in enumerate(tiles):
            x, face_up = round(room.x + place * pitch), place < turned
            surface.blit(tile.face(which if face_up else None, half, 0, mode), (x, round(room.y)))
            if face_up and small <= room.h - 2 * half + 2:
                at = (x + half / 2, room.y + 2 * half + small * 0.5)
                write(surface, str(TILE_PIPS[which]), at, scale.small, SOFT, align=Align.CENTRE)
