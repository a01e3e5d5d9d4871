"""The program's icon as files: pictures of every size that a desktop asks for, and a drawing that fits any."""

import os
from collections.abc import Iterator
from pathlib import Path

from game.tiles import TILE_ENDS, TILE_OF, Tile
from tools.dev.packing.names import ID

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_SPOTS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a half lie, in columns and rows from its middle."""


def make_icons(share: Path) -> None:
    """Under `share/icons/hicolor`, as the icon theme specification of freedesktop.org names the folders."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame  # noqa: PLC0415 - the driver is chosen before

    from sprites.app_icon import app_icon  # noqa: PLC0415

    theme = share / "icons" / "hicolor"
    for size in SIZES:
        folder = theme / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(app_icon(size), folder / f"{ID}.png")
    folder = theme / "scalable" / "apps"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{ID}.svg").write_text(icon_drawing(), encoding="utf-8", newline="\n")


def icon_drawing() -> str:
    """Two tiles that meet, on a felt square with round corners: the drawn icon in 128 units."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">',
        '<rect x="2" y="2" width="124" height="124" rx="25" fill="#1f6b52" stroke="#cea454" stroke-width="4"/>',
        *_tile(TILE_OF[6, 6], 22, 24),
        *_tile(TILE_OF[4, 6], 66, 24),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _tile(tile: Tile, left: int, top: int) -> Iterator[str]:
    half, upper = 40, TILE_ENDS[tile]
    yield f'<rect x="{left + 2}" y="{top + 3}" width="{half}" height="{2 * half}" rx="7" fill="#03201a" opacity=".45"/>'
    yield f'<rect x="{left}" y="{top}" width="{half}" height="{2 * half}" rx="7" fill="#fbf5e4" stroke="#8e7a55"/>'
    yield f'<path d="M{left + 4} {top + half}h{half - 8}" stroke="#8e7a55" stroke-width="2"/>'
    for place, pips in enumerate(upper):
        middle_x, middle_y = left + half // 2, top + half // 2 + place * half
        for column, row in _SPOTS[pips]:
            yield f'<circle cx="{middle_x + 12 * column}" cy="{middle_y + 12 * row}" r="4.2" fill="#1a1a20"/>'
