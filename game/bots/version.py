"""Which bots these are: lines that are sent to other homes say so, since theirs may play otherwise."""

from typing import Final

BOTS_VERSION: Final = 2
"""One more whenever a level that players choose answers anything otherwise than before."""
