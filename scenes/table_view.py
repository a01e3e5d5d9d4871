"""From the people at the table to its picture: names, notes, tiles by whose they are, scores in words."""

from dataclasses import replace

from game.actions import Pass
from game.hand_end import OpenedBy
from game.observation import Observation
from game.seats import SEATS, Pair, Seat, pair_of, partner
from game.sentences.voice import Voice
from game.tile_sets import tiles_in
from game.tiles import Tile
from game.words import Words
from scenes.settings import Settings
from scenes.sitting import Sitting
from sprites.palette import Mode
from sprites.picture import PairPicture, SeatPicture, TablePicture, last_play

HARD_WORD = "7/8"


def picture_of(
    sitting: Sitting, words: Words, settings: Settings, *, thinking: bool = False, opened: bool = False
) -> TablePicture:
    """The table as whoever holds the device may see it. `opened`: the four hands of a hand that is over lie open;
    before that they stay as they were in play."""
    seen = sitting.seen() if opened else replace(sitting.seen(), opened=None)
    bottom = sitting.bottom
    seats = tuple(_seat(sitting, seen, seat, bottom, words, thinking) for seat in SEATS)
    pairs = (_pair(sitting, seen, Pair.P13, bottom, words), _pair(sitting, seen, Pair.P24, bottom, words))
    return TablePicture(
        seen=seen,
        bottom=bottom,
        seats=seats,
        pairs=pairs,
        last=last_play(seen),
        hard_word=HARD_WORD if seen.game == "sixlove" else "",
        mode=Mode(settings.tiles),
        table=settings.table,
    )


def voice_of(sitting: Sitting, words: Words) -> Voice:
    return Voice(words, sitting.match.game, sitting.names())


def tiles_shown(sitting: Sitting, seen: Observation, seat: Seat) -> tuple[Tile | None, ...]:
    """A seat's tiles as these eyes see them: None for each that lies face down."""
    if seen.opened is not None:
        return tuple(tiles_in(seen.opened[seat - 1]))
    if seat == seen.seat:
        return sitting.order_of(seat, seen.holding)
    return (None,) * seen.tiles_left[seat - 1]


def _seat(sitting: Sitting, seen: Observation, seat: Seat, bottom: Seat, words: Words, thinking: bool) -> SeatPicture:
    count = words.count("{n} tile", "{n} tiles", seen.tiles_left[seat - 1])
    note = count
    if seat == seen.turn:
        note = words.say("thinking…") if thinking else words.say("to play")
    elif seat == partner(bottom):
        note = words.say("Partner · {tiles}", tiles=count)
    passed = words.say("passed") if _has_just_passed(seen, seat) else ""
    return SeatPicture(sitting.player(seat).name, note, tiles_shown(sitting, seen, seat), passed)


def _has_just_passed(seen: Observation, seat: Seat) -> bool:
    """Until the seat is on turn again its last pass stays marked."""
    if seen.turn == seat or seen.result is not None:
        return False
    mine = [taken for taken in seen.log if taken.seat == seat]
    return bool(mine) and isinstance(mine[-1].turn, Pass)


def _pair(sitting: Sitting, seen: Observation, pair: Pair, bottom: Seat, words: Words) -> PairPicture:
    one, other = (sitting.player(seat).name for seat in pair.seats)
    target, points = seen.target, seen.score[pair.place]
    if len(sitting.people) == 1:
        label = words.say("You two") if pair is pair_of(bottom) else words.say("They")
    else:
        label = words.say("Pair {seats}", seats="-".join(pair))
    names = words.say("{one} and {other}", one=one, other=other)
    return PairPicture(label, names, f"{points} / {target}", min(points, target), target)


def opening_prompt(seen: Observation, words: Words) -> str:
    """What the person who opens is told."""
    if seen.opening.by is OpenedBy.DOUBLE_SIX:
        return words.say("You hold the double six: it opens")
    return words.say("You open: choose any tile")
