"""Lines for other homes carry the bots' version, so it has to tell bots apart that play otherwise."""

from hashlib import sha256

from game.bots.version import BOTS_VERSION
from tests.game.bots.golden_moves import GOLDEN

MOVES = {1: "9194e7eca5bd9630", 2: "27279096ed8411f8"}
"""By version: a digest of the golden moves. Bots that were released are never changed under their number."""


def test_bots_that_move_otherwise_have_another_version() -> None:
    assert sha256(GOLDEN.read_bytes().strip()).hexdigest()[:16] == MOVES[BOTS_VERSION]
