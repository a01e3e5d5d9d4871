"""The table's picture with what the person on turn has in mind: the raised tile, its ghosts, what may be played."""

from dataclasses import replace

from game.actions import Play
from game.observation import Observation
from game.tiles import Tile
from scenes.table.selection import Selection
from sprites.picture import Ghost, TablePicture


def ghosts_of(selection: Selection) -> tuple[Ghost, ...]:
    if selection.tile is None:
        return ()
    if not selection.ends:
        return (Ghost(selection.tile, None),)
    return tuple(Ghost(selection.tile, end, chosen=end == selection.end) for end in selection.ends)


def playable_tiles(seen: Observation) -> frozenset[Tile]:
    return frozenset(turn.tile for turn in seen.legal if isinstance(turn, Play))


def with_selection(picture: TablePicture, selection: Selection, *, focus: Tile | None = None) -> TablePicture:
    """`focus` is the tile where keys or pad stand, if they are used."""
    return replace(
        picture,
        raised=selection.tile,
        ghosts=ghosts_of(selection),
        playable=playable_tiles(picture.seen) if picture.seen.legal else None,
        focus=focus,
    )
