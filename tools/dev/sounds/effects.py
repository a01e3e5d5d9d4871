"""The family of sounds: hard tiles on a wooden table, and a marimba of the same wood for what they are worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from sounds.cues import Cue
from tools.dev.sounds.synth import Sound, edged, fading, glide, levelled, mixed, noise, placed, struck, swelling

CEILING = 0.89

TILE = ((1870, 1.0, 0.045), (2960, 0.8, 0.034), (4420, 0.55, 0.022), (6750, 0.3, 0.014))
"""A tile's own tones, bright and short."""

TABLE = ((118, 0.9, 0.16), (187, 1.0, 0.12), (293, 0.55, 0.09), (451, 0.3, 0.06))
"""The table's, dull and longer."""

KNUCKLES = ((162, 1.0, 0.14), (318, 0.8, 0.09), (534, 0.4, 0.05), (910, 0.2, 0.03))

BAR = ((1, 1.0, 0.9), (3.93, 0.35, 0.28), (9.24, 0.12, 0.1))
"""A marimba bar, as multiples of its lowest tone."""

BELL = ((1, 1.0, 1.1), (2.76, 0.55, 0.7), (5.4, 0.3, 0.4), (8.93, 0.15, 0.22))
"""A small metal bar: the key."""


class Level(StrEnum):
    """How loud a sound is among the others; see LOUDNESS."""

    HAND = "hand"
    TABLE = "table"
    MOMENT = "moment"


LOUDNESS = {Level.HAND: -27.0, Level.TABLE: -19.0, Level.MOMENT: -14.5}
"""The loudest twentieth of a second, in decibels below full scale."""

Maker: TypeAlias = Callable[[], Sound]


@dataclass(frozen=True, slots=True)
class Effect:
    """One sound of a cue; a cue with several variants is heard in turn."""

    cue: Cue
    level: Level
    make: Maker

    def sound(self) -> Sound:
        return edged(levelled(self.make(), LOUDNESS[self.level], CEILING))


def tile_on_wood(pitch: float, weight: float, seed: int, length: float = 0.2) -> Sound:
    """`weight` is how much of the table sounds with the tile."""
    return mixed(
        struck(TILE, length, pitch),
        weight * struck(TABLE, length, pitch**0.5),
        1.4 * fading(noise(seed, length, 1500, 9000), 0.012),
    )


def tick_of_a_tile(pitch: float, seed: int) -> Sound:
    return mixed(struck(TILE, 0.06, pitch), 0.8 * fading(noise(seed, 0.06, 2500, 9000), 0.01))


def knock() -> Sound:
    one = mixed(struck(KNUCKLES, 0.22), 0.5 * fading(noise(21, 0.22, 120, 1400), 0.03))
    return placed([(0, 1.0, one), (0.15, 0.8, one)])


def shuffle() -> Sound:
    """Tiles pushed round: a crowd of small ticks over a rubbing of wood, in two strokes."""
    rubbing = noise(31, 1.1, 250, 2600)
    strokes = placed([(0, 1.0, swelling(rubbing[:12000], 0.45)), (0.5, 0.9, swelling(rubbing[-13000:], 0.4))])
    spread = [(0.03 + 1.02 * (n * 0.618034 % 1), 0.35 + 0.5 * (n * 0.414214 % 1), n) for n in range(30)]
    ticks = [(start, loud, tick_of_a_tile(0.75 + 0.5 * (n * 0.7320508 % 1), 300 + n)) for start, loud, n in spread]
    return mixed(0.35 * strokes, placed(ticks))


def deal() -> Sound:
    """A tile slides over and stops."""
    return placed([(0, 0.7, swelling(noise(41, 0.11, 900, 5200), 0.7)), (0.085, 0.55, tick_of_a_tile(0.82, 42))])


def slam() -> Sound:
    return mixed(
        tile_on_wood(0.8, 2.2, 51, 0.55),
        2.6 * glide(140, 48, 0.6, 0.55),
        0.9 * fading(noise(52, 0.55, 80, 1800), 0.3),
        placed([(0.035 + 0.03 * n, 0.28 / (n + 1), tick_of_a_tile(0.9 + 0.13 * n, 53 + n)) for n in range(4)]),
    )


def block() -> Sound:
    """The table shuts: two heavy strokes, the second lower."""
    first = mixed(struck(TABLE, 0.4, 0.8), 0.25 * fading(noise(61, 0.4, 100, 900), 0.06))
    second = mixed(struck(TABLE, 0.5, 0.6), 0.6 * glide(96, 60, 0.4, 0.5), 0.25 * fading(noise(62, 0.5, 80, 700), 0.09))
    return placed([(0, 0.8, first), (0.2, 1.0, second)])


def flip() -> Sound:
    """Seven tiles fall on their backs, one against the next."""
    return placed([(0.045 * n, 0.6 + 0.06 * n, tick_of_a_tile(1.25 - 0.07 * n, 71 + n)) for n in range(7)])


def melody(
    notes: Sequence[tuple[float, float]], ring: float, tones: Sequence[tuple[float, float, float]] = BAR
) -> Sound:
    """Bars struck one after another: each (starts at, hertz). Higher bars ring shorter, as real ones do."""
    return placed([(start, 1.0, edged(struck(tones, ring, hertz), fall=0.6 * ring)) for start, hertz in notes])


def curtain() -> Sound:
    return swelling(noise(81, 0.42, 300, 1800), 0.35)


EFFECTS = {
    "clack-1": Effect(Cue.CLACK, Level.TABLE, lambda: tile_on_wood(1.0, 0.4, 11)),
    "clack-2": Effect(Cue.CLACK, Level.TABLE, lambda: tile_on_wood(0.87, 0.55, 12)),
    "clack-3": Effect(Cue.CLACK, Level.TABLE, lambda: tile_on_wood(1.12, 0.32, 13)),
    "knock": Effect(Cue.KNOCK, Level.TABLE, knock),
    "shuffle": Effect(Cue.SHUFFLE, Level.TABLE, shuffle),
    "deal": Effect(Cue.DEAL, Level.HAND, deal),
    "slam": Effect(Cue.SLAM, Level.MOMENT, slam),
    "block": Effect(Cue.BLOCK, Level.MOMENT, block),
    "flip": Effect(Cue.FLIP, Level.TABLE, flip),
    "tick": Effect(Cue.TICK, Level.HAND, lambda: tick_of_a_tile(1.3, 91)),
    "score": Effect(Cue.SCORE, Level.TABLE, lambda: melody([(0, 587.3), (0.09, 784.0)], 0.36)),
    "win": Effect(
        Cue.WIN, Level.MOMENT, lambda: melody([(0, 392.0), (0.12, 493.9), (0.24, 587.3), (0.36, 784.0)], 0.6)
    ),
    "draw": Effect(Cue.DRAW, Level.TABLE, lambda: melody([(0, 392.0), (0.2, 392.0)], 0.5)),
    "break": Effect(
        Cue.BREAK, Level.MOMENT, lambda: melody([(0, 466.2), (0.14, 392.0), (0.28, 311.1), (0.46, 233.1)], 0.6)
    ),
    "key": Effect(Cue.KEY, Level.MOMENT, lambda: melody([(0, 1046.5), (0.07, 1318.5), (0.14, 1760.0)], 0.9, BELL)),
    "match": Effect(
        Cue.MATCH,
        Level.MOMENT,
        lambda: melody(
            [(0, 392.0), (0.13, 392.0), (0.26, 523.3), (0.39, 659.3), (0.52, 784.0), (0.78, 659.3), (0.91, 1046.5)], 0.8
        ),
    ),
    "tap": Effect(Cue.TAP, Level.HAND, lambda: struck(((640, 1.0, 0.05), (1290, 0.4, 0.03)), 0.07)),
    "raise": Effect(Cue.RAISE, Level.HAND, lambda: mixed(glide(430, 620, 0.09, 0.1), 0.5 * tick_of_a_tile(0.9, 95))),
    "refused": Effect(
        Cue.REFUSED,
        Level.HAND,
        lambda: placed([(0, 1.0, struck(KNUCKLES, 0.12, 0.9)), (0.08, 0.9, struck(KNUCKLES, 0.12, 0.75))]),
    ),
    "curtain": Effect(Cue.CURTAIN, Level.HAND, curtain),
}
"""File names (without `.wav`) and how each is made."""
