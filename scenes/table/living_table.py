"""The title's own table: four easy bots play hand after hand, slowly and in silence, and show no tile they hold."""

from dataclasses import dataclass, replace

import pygame

from game.actions import Play
from game.bots.levels import bot
from game.events import TilePlayed
from game.games import DEFAULT_GAME
from game.match import Match
from game.seats import SEATS, Player, Seat, pair_of
from game.words import Words
from scenes.input.names import bot_name
from sprites import badges, tile
from sprites.dressing import Dress, looked_at
from sprites.geometry import Box
from sprites.layout import HAND_TILES, Side, side_of
from sprites.line_layout import LineLayout, between
from sprites.motion import LONGEST_STEP, ease_in_out, ease_out
from sprites.palette import ALARM, Mode, Scale
from sprites.picture import TablePicture
from sprites.table import Moving, Spot, TableArt
from sprites.tokens import token_of

LEVEL = "easy"
THINKS, FLIES, STAYS = 2.2, 0.4, 5.0
"""Seconds before a tile, of its way, and that the end of a hand stays."""
STILL_AT = 13
"""Turns into a hand, where the table stands still."""
HIGH = 0.6
_TURNS = {Side.BOTTOM: 0, Side.RIGHT: 1, Side.TOP: 2, Side.LEFT: 3}


@dataclass(frozen=True, slots=True)
class _Flight:
    moving: TilePlayed
    origin: Spot
    before: LineLayout


class LivingTable:
    """What it plays depends on `seed` alone."""

    def __init__(self, seed: str) -> None:
        players = tuple(Player(bot_name(seat), LEVEL) for seat in SEATS)
        self._match = Match(DEFAULT_GAME, players, seed)
        self._match.deal_next()
        self._rest = THINKS
        self._flight: _Flight | None = None
        self._flown = 0.0
        self._has_changed = False
        self._is_still = False

    def lay_out(self, area: Box, scale: Scale, words: Words, mode: Mode, table: str, *, still: bool) -> None:
        """`still`: nothing moves; a hand that has hardly begun stands in its middle."""
        self._is_still = still
        while still and not self._match.hand_is_over and len(self._match.table.log) < STILL_AT:
            self._play()
        self._scale, self._dress = scale, Dress(words, mode, table)
        self._area = area
        self._half = max(scale.px(34), 13)
        band = self._band
        self._art = TableArt(scale)
        inner = Box(area.x + band, area.y + band, area.w - 2 * band, area.h - 2 * band).whole()
        self._art.layout = replace(self._art.layout, line=inner)
        self._flight = None

    @property
    def _band(self) -> int:
        """How much a row of tiles takes of each side."""
        return round(2 * self._half + self._scale.px(26, 8))

    # ------------------------------------------------------------------ time

    @property
    def is_moving(self) -> bool:
        return self._flight is not None or self._has_changed

    @property
    def moment(self) -> tuple[int, int, bool]:
        """Two pictures of one moment are alike, but for the tile in the air."""
        return len(self._match.hands), len(self._match.table.log), self._flight is not None

    def pass_time(self, dt: float) -> None:
        self._has_changed = False
        if self._is_still:
            return
        if self._flight is not None:
            self._flown += min(dt, LONGEST_STEP)
            if self._flown >= FLIES:
                self._flight, self._has_changed = None, True
            return
        self._rest -= dt
        if self._rest <= 0:
            self._go_on()

    def _go_on(self) -> None:
        self._rest, self._has_changed = THINKS, True
        if self._match.hand_is_over:
            self._match.deal_next()
            return
        before = self._picture()
        line = self._art.line_of(before)
        origin = self._seat_spots(before)[self._on_turn][-1]
        played = self._play()
        if played is not None:
            self._flight, self._flown = _Flight(played, origin, line), 0.0
        if self._match.hand_is_over:
            self._rest = STAYS

    @property
    def _on_turn(self) -> Seat:
        seat = self._match.table.turn
        assert seat is not None, "the hand is in play"
        return seat

    def _play(self) -> TilePlayed | None:
        if self._match.hand_is_over:
            return None
        turn = bot(LEVEL).choose(self._match.seen_by(self._on_turn), self._match.chance())
        events = self._match.submit(turn)
        if not isinstance(turn, Play):
            return None
        return next(event for event in events if isinstance(event, TilePlayed))

    # ------------------------------------------------------------------ picture

    def _picture(self) -> TablePicture:
        """Everybody's tiles lie face down, at the end of a hand too."""
        seen = replace(self._match.seen_by(None), opened=None)
        names = tuple(player.name for player in self._match.players)
        return looked_at(seen, names, self._dress, face_up=())

    def draw_still(self, surface: pygame.Surface) -> None:
        """All but the tile in the air; while the line makes room for it `draw_moving` draws the line too."""
        picture = self._picture()
        self._draw_seats(surface, picture)
        if not self.line_moves:
            self._draw_line(surface, picture)

    def draw_moving(self, surface: pygame.Surface) -> None:
        if self._flight is None:
            return
        picture = self._picture()
        if self.line_moves:
            self._draw_line(surface, picture)
        which = self._flight.moving.tile
        goal = self._art.spot_on_line(picture, which)
        assert goal is not None, "a tile that was played lies on the line"
        share = min(self._flown / FLIES, 1.0)
        spot = self._flight.origin.towards(goal, ease_out(share))
        self._art.draw_moving(surface, picture, Moving(which, spot, HIGH * (1 - (2 * share - 1) ** 2)))

    @property
    def line_moves(self) -> bool:
        """The line makes room for a tile that comes."""
        if self._flight is None:
            return False
        after = self._art.line_of(self._picture())
        return self._flight.before.camera != after.camera or self._flight.before.columns != after.columns

    def _draw_line(self, surface: pygame.Surface, picture: TablePicture) -> None:
        if self._flight is None:
            self._art.draw_line(surface, picture, None, None)
            return
        flying = replace(picture, absent=frozenset({self._flight.moving.tile}), last=None)
        after = self._art.line_of(picture)
        part = ease_in_out(min(self._flown / FLIES, 1.0))
        line = between(self._flight.before, after, part) if self.line_moves else None
        self._art.draw_line(surface, flying, None, line)

    def _draw_seats(self, surface: pygame.Surface, picture: TablePicture) -> None:
        for seat, spots in self._seat_spots(picture).items():
            for spot in spots[: picture.seen.tiles_left[seat - 1]]:
                self._art.draw_moving(surface, picture, Moving(None, spot, 0.0))
            sign, shown = self._sign(picture, seat), picture.seats[seat - 1]
            size = round(self._half * 1.7)
            badges.avatar(surface, sign, size, pair_of(seat), token_of(seat), on_turn=picture.seen.turn == seat)
            if shown.passed:
                tag = badges.tag(shown.passed, max(round(self._half * 0.9), 18), ALARM)
                x, y = sign[0] - tag.get_width() / 2, sign[1] + size * 0.42
                surface.blit(tag, (round(x), round(y)))

    def _seat_spots(self, picture: TablePicture) -> dict[Seat, tuple[Spot, ...]]:
        """Seven places a seat along its side."""
        area, half, pitch = self._area, self._half, self._half * 1.16
        across, down = area.centre
        found: dict[Seat, tuple[Spot, ...]] = {}
        for seat in SEATS:
            side = side_of(seat, picture.bottom)
            offsets = [(place - (HAND_TILES - 1) / 2) * pitch for place in range(HAND_TILES)]
            x = {Side.LEFT: area.x + half, Side.RIGHT: area.right - half}.get(side)
            y = {Side.TOP: area.y + half, Side.BOTTOM: area.bottom - half}.get(side)
            found[seat] = tuple(
                Spot(across + by if x is None else x, down + by if y is None else y, half, _TURNS[side])
                for by in offsets
            )
        return found

    def _sign(self, picture: TablePicture, seat: Seat) -> tuple[float, float]:
        """Before the first place of the row or column."""
        first = self._seat_spots(picture)[seat][0]
        away = self._half * 2.1
        upright = tile.size_of(4, round(first.turn))[1] == 8
        return (first.x - away, first.y) if upright else (first.x, first.y - away)
