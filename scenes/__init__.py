"""What the player is doing: the window, the stack of scenes, and everything people can press."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
