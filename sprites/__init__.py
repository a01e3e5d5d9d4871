"""How it looks: geometry, colours, tiles, the table's picture and its motion. Nothing here decides anything."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
