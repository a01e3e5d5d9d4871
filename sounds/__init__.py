"""What is heard: cues of events, and the speaker that plays them."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
