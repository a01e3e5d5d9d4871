"""What of phones outlives the program: the port, and by what the phones of a match are known again."""

from collections.abc import Mapping

from game.match import Match
from game.seats import Seat


def known_as(match: Match) -> str:
    """By what the phones' file knows a match: its first hand's seal, which tells nothing of the deal."""
    return match.hands[0].seal


def read_kept(kept: Mapping[str, object]) -> tuple[int | None, str, dict[Seat, str]]:
    """Port, match and digests; whatever is not as it was written counts for nothing."""
    port, known, seats = kept.get("port"), kept.get("match"), kept.get("seats")
    usable = port if type(port) is int and 1024 <= port <= 65535 else None
    if not isinstance(known, str) or not isinstance(seats, dict):
        return usable, "", {}
    found = {
        int(seat): digest
        for seat, digest in seats.items()
        if seat in ("1", "2", "3", "4") and isinstance(digest, str) and len(digest) in (0, 64)
    }
    return usable, known, found
