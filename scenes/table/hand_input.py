"""The tiles in a person's hand: raising one, pointing it at an end, dragging it. Nothing here is played."""

from dataclasses import dataclass, field
from typing import TypeAlias

from game.actions import End, Play
from game.bots.apart import beside, telling_reason
from game.bots.ranking import Ranked
from game.tiles import Tile
from game.words import Words
from scenes.input.intents import DragCancelled, Dragged, Dropped, Point
from scenes.table.play_picture import playable_tiles
from scenes.table.selection import NOTHING, Selection, point_at, preview_of, raise_tile
from scenes.table.sitting import Sitting
from sounds.cues import Cue
from sounds.speaker import Speaker
from sprites.line_layout import Camera
from sprites.picture import TablePicture
from sprites.table import Moving, Spot, TableArt

DragIntent: TypeAlias = Dragged | Dropped | DragCancelled


@dataclass(slots=True)
class HandInput:
    """`words` is the reason beside a hint's preview. `dragged` is a tile in the air and where it is,
    `hinted` all turns, best first, as the last hint ranked them."""

    sitting: Sitting
    speaker: Speaker
    selection: Selection = NOTHING
    words: str = ""
    dragged: tuple[Tile, Point] | None = None
    hinted: list[Ranked] = field(default_factory=list)

    def drop(self) -> None:
        """Take everything back."""
        self.selection, self.words, self.dragged = NOTHING, "", None

    @property
    def is_empty(self) -> bool:
        return self.selection.tile is None and self.selection.why_not is None

    # ------------------------------------------------------------------ choosing

    def order(self) -> tuple[Tile, ...]:
        """The own tiles that lie face up, left to right."""
        seen = self.sitting.seen()
        return () if seen.seat is None else self.sitting.order_of(seen.seat, seen.holding)

    def raise_up(self, tile: Tile, towards: End | None = None) -> None:
        self.words = ""
        self.selection = raise_tile(self.sitting.seen(), tile, towards)
        self.speaker.play(Cue.REFUSED if self.selection.tile is None else Cue.RAISE)

    def raise_number(self, number: int) -> None:
        """The tile at a place of the hand, from 1."""
        order = self.order()
        if 1 <= number <= len(order):
            self.raise_up(order[number - 1])

    def step_tile(self, steps: int) -> bool:
        """The next tile that fits; False where none does."""
        fitting = playable_tiles(self.sitting.seen())
        order = [tile for tile in self.order() if tile in fitting]
        if not order:
            return False
        if self.selection.tile in order:
            self.raise_up(order[(order.index(self.selection.tile) + steps) % len(order)], self.selection.end)
        else:
            self.raise_up(order[0 if steps > 0 else -1])
        return True

    def step_end(self) -> bool:
        """The other end, where the raised tile fits both; False elsewhere."""
        other = [end for end in self.selection.ends if end != self.selection.end]
        if other:
            self.aim(other[0])
        return bool(other)

    def aim(self, end: End) -> None:
        self.selection = point_at(self.selection, end)
        self.words = ""

    def preview(self, play: Play, words: str) -> None:
        """A hint's move, shown and no more."""
        self.selection = preview_of(self.sitting.seen(), play)
        self.words = words

    # ------------------------------------------------------------------ pointing

    def preview_best(self, ranking: list[Ranked], words: Words) -> None:
        """A hint: the best of all turns, and why."""
        turn = ranking[0].action
        if isinstance(turn, Play):
            self.hinted = ranking
            self.preview(turn, self._reason_of_hint(words))

    def tell_hint_anew(self, words: Words) -> None:
        """In another language."""
        if self.words:
            self.words = self._reason_of_hint(words)

    def _reason_of_hint(self, words: Words) -> str:
        seen, turn = self.sitting.seen(), self.hinted[0].action
        return telling_reason(seen, turn, beside(seen, self.hinted, turn), self.sitting.names(), words).sentence

    def in_the_air(self, art: TableArt) -> Moving:
        """What is dragged."""
        assert self.dragged is not None, "nothing is dragged"
        tile, at = self.dragged
        return Moving(tile, Spot(*at, art.layout.hand_half), 0.8)

    def tap(self, art: TableArt, picture: TablePicture, camera: Camera | None, at: Point) -> bool:
        """True where the tap was on the chosen ghost: that confirms."""
        tile = art.tile_at(picture, at)
        if tile is not None and tile == self.selection.tile:
            self.drop()
        elif tile is not None:
            self.raise_up(tile, art.nearest_end(picture, at, camera))
        elif self.selection.tile is not None:
            return self._tap_ghost(art, picture, camera, at)
        return False

    def _tap_ghost(self, art: TableArt, picture: TablePicture, camera: Camera | None, at: Point) -> bool:
        if not self.selection.ends:
            return art.first_ghost_at(picture, at, camera)
        end = art.end_at(picture, at, camera)
        if end is None or end not in self.selection.ends:
            return False
        if end == self.selection.end:
            return True
        self.aim(end)
        return False

    def drag(self, art: TableArt, picture: TablePicture, camera: Camera | None, intent: DragIntent) -> bool:
        """A tile dragged over the table is previewed, inside the tray it moves there. False where no tile is held."""
        if isinstance(intent, DragCancelled):
            self.dragged = None
            return True
        if isinstance(intent, Dropped):
            return self._let_go(art, picture, intent.at)
        tile = self.dragged[0] if self.dragged is not None else art.tile_at(picture, intent.start)
        if tile is None:
            return False
        if self.dragged is None and picture.seen.legal:
            self.raise_up(tile)
        self.dragged = (tile, intent.at)
        if len(self.selection.ends) > 1:
            self.aim(art.nearest_end(picture, intent.at, camera) or self.selection.ends[0])
        return True

    def _let_go(self, art: TableArt, picture: TablePicture, at: Point) -> bool:
        if self.dragged is None:
            return False
        tile = self.dragged[0]
        self.dragged = None
        place, seen = art.place_at(picture, at), self.sitting.seen()
        if place is not None and seen.seat is not None:
            self.sitting.move_tile(seen.seat, seen.holding, tile, place)
            self.drop()
        return True
