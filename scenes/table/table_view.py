"""From the people at the table to its picture: whose tiles these eyes see, and in whose words it is told."""

from dataclasses import replace

from game.duplicate import Duplicate
from game.hand_end import OpenedBy
from game.observation import Observation
from game.seats import SEATS, Pair, Seat, pair_of
from game.sentences.voice import Voice
from game.words import Words
from scenes.keeping.settings import Settings
from scenes.table.duplicate_words import board_line
from scenes.table.sitting import Sitting
from sprites.dressing import Dress, Shown, dressed, tiles_open
from sprites.palette import Mode
from sprites.picture import TablePicture


def picture_of(
    sitting: Sitting, words: Words, settings: Settings, *, thinking: bool = False, opened: bool = False
) -> TablePicture:
    """The table as whoever holds the device may see it. `opened`: the four hands of a hand that is over lie open;
    before that they stay as they were in play."""
    seen = sitting.seen() if opened else replace(sitting.seen(), opened=None)
    own = pair_of(sitting.bottom) if len(sitting.people) == 1 else None
    dress = Dress(words, Mode(settings.tiles), settings.table, own, names_partner=True, thinking=thinking)
    tiles = [tiles_shown(sitting, seen, seat) for seat in SEATS]
    picture = dressed(seen, sitting.bottom, sitting.names(), tiles, dress)
    return picture if sitting.duplicate is None else _without_score(picture, sitting.duplicate, words)


def _without_score(picture: TablePicture, duplicate: Duplicate, words: Words) -> TablePicture:
    """No streak is at stake: in the place of the lamps stands which board is played."""
    one, two = (replace(score, points="", lit=0, lamps=0) for score in picture.pairs)
    board, what = board_line(words, duplicate), words.say("Duplicate")
    if pair_of(picture.bottom) is Pair.P13:
        return replace(picture, pairs=(replace(one, names=board), replace(two, names=what)))
    return replace(picture, pairs=(replace(one, names=what), replace(two, names=board)))


def voice_of(sitting: Sitting, words: Words) -> Voice:
    return Voice(words, sitting.match.game, sitting.names())


def tiles_shown(sitting: Sitting, seen: Observation, seat: Seat) -> Shown:
    """A seat's tiles as these eyes see them."""
    if seen.opened is None and seat == seen.seat:
        return sitting.order_of(seat, seen.holding)
    return tiles_open(seen, seat)


def opening_prompt(seen: Observation, words: Words) -> str:
    """What the person who opens is told."""
    if seen.opening.by is OpenedBy.DOUBLE_SIX:
        return words.say("You hold the double six: it opens")
    return words.say("You open: choose any tile")
