"""The look of pygame_gui's text fields, made from the house's palette. Its `defaults` block carries colours only, so
font and shape are said for the element itself."""

from typing import Any

from sprites import fonts
from sprites.drawing import mixed
from sprites.palette import CREAM, DEFAULT_TABLE, FAINT, GOLD, INK, TABLES, Colour, Scale


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


def theme(scale: Scale, table: str = DEFAULT_TABLE) -> dict[str, Any]:
    """For one window size and the colours of one table."""
    bold, black = str(fonts.BOLD), str(fonts.BLACK)
    return {
        "text_entry_line": {
            "font": {
                "name": "nunito",
                "size": str(scale.body),
                "regular_path": bold,
                "bold_path": black,
                "italic_path": bold,
                "bold_italic_path": black,
            },
            "misc": {
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(scale.radius),
                "border_width": str(scale.px(2, 1)),
                "shadow_width": "0",
                "padding": f"{scale.pad},{scale.px(4, 2)}",
            },
            "colours": {
                "dark_bg": _hex(mixed(TABLES[table].panel, INK, 0.3)),
                "normal_text": _hex(CREAM),
                "selected_text": _hex(INK),
                "selected_bg": _hex(GOLD),
                "normal_border": _hex(FAINT),
                "text_cursor": _hex(GOLD),
            },
        }
    }
