"""From the people at the table to its picture: whose tiles these eyes see, and in whose words it is told."""

from dataclasses import replace

from game.observation import Observation
from game.seats import SEATS, Seat, pair_of
from game.sentences.boards import board_line
from game.sentences.voice import Voice
from game.words import Words
from scenes.store.settings import Settings
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
    pairs = {pair_of(seat) for seat in sitting.people}
    own = pair_of(sitting.bottom) if len(pairs) == 1 and not sitting.on_phones else None
    board = board_line(words, sitting.match)
    dress = Dress(
        words,
        Mode(settings.tiles),
        settings.table_top,
        own,
        names_partner=not sitting.is_public,
        thinking=thinking,
        board=board,
        silent=sitting.silent,
        awaited=sitting.awaited,
    )
    tiles = [tiles_shown(sitting, seen, seat) for seat in SEATS]
    return dressed(seen, sitting.bottom, sitting.names(), tiles, dress)


def voice_of(sitting: Sitting, words: Words) -> Voice:
    return Voice(words, sitting.match.game, sitting.names())


def tiles_shown(sitting: Sitting, seen: Observation, seat: Seat) -> Shown:
    """A seat's tiles as these eyes see them."""
    if seen.opened is None and seat == seen.seat:
        return sitting.order_of(seat, seen.holding)
    return tiles_open(seen, seat)
