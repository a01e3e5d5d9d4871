"""The hands that come with the program: each shows one thing worth seeing."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.match import Match
from game.record import read_record
from game.saying import Saying, say

FOLDER = Path(__file__).parent / "gallery_records"


@dataclass(frozen=True, slots=True)
class GalleryHand:
    """`name` is its file's; `hand` and `word` (from 1) are where to begin looking."""

    name: str
    title: Saying
    text: Saying
    hand: int
    word: int

    def match(self) -> Match:
        return read_record((FOLDER / f"{self.name}.jsonl").read_bytes()).match


GALLERY: Sequence[GalleryHand] = (
    GalleryHand(
        "key",
        say("A key"),
        say(
            "Before Rosa's last tile both ends are hard: seven of eight 5s and seven of eight 6s are out. "
            "Only 5-6 still fits, it closes both, and the hand is worth two points."
        ),
        1,
        22,
    ),
    GalleryHand(
        "near-key",
        say("Not quite a key"),
        say(
            "Carmen's last tile, 4-6, fits both ends, but only the 4 is hard: five of eight 6s are out. "
            "She wins the hand, and it is worth one point: capicú alone is no key."
        ),
        1,
        22,
    ),
    GalleryHand(
        "block",
        say("A block that two games judge differently"),
        say(
            "Beto closes the table, and his pair holds 29 pips against 31: in chiva it wins. "
            "In six love the lowest single hand decides, the 8 of Carmen, and the other pair would win."
        ),
        1,
        14,
    ),
    GalleryHand(
        "break",
        say("Broken one hand before the end"),
        say(
            "Rosa and Carmen have three wins to none and need one more. "
            "Winston goes out first: the chiva is broken, both pairs go back to zero, and this hand does not count."
        ),
        4,
        0,
    ),
    GalleryHand(
        "squeeze",
        say("Squeezed by passes"),
        say(
            "Carmen and Rosa hold all seven tiles with a 6 and keep one end at 6 until turn 12: "
            "each of Winston's three passes is on it. "
            "Carmen never passes, and goes out while he still holds four tiles."
        ),
        1,
        1,
    ),
)
