"""Names as they are entered: what can be read on every screen, and bots that take a name nobody has."""

from collections.abc import Iterable
from dataclasses import replace

from game.deal import BadText, chosen_name_from_text
from game.names import free_name
from game.seats import BOT_NAMES, SEATS, Player, Seat
from sprites.faces import unwritable

ALL_BOT_NAMES = (*BOT_NAMES, "Mercedes", "Ramón", "Dulce", "Edwin")
"""Those of the seats first; more than anybody else can have taken."""


def readable_name(text: str) -> str:
    """A name that can be seen and drawn here; else BadText."""
    name = chosen_name_from_text(text)
    if unwritable(name):
        raise BadText("unwritable")
    return name


def bot_name(seat: Seat) -> str:
    """What the house calls a bot where nobody else is called so."""
    return BOT_NAMES[seat - 1]


def free_bot_name(seat: Seat, taken: Iterable[str]) -> str:
    return free_name((bot_name(seat), *ALL_BOT_NAMES[len(SEATS) :]), tuple(taken))


def with_bot_names(players: Iterable[Player]) -> tuple[Player, ...]:
    """Those without a name get one that nobody has."""
    named = list(players)
    for place, player in enumerate(named):
        if not player.name:
            others = [other.name for other in named if other is not player]
            named[place] = replace(player, name=free_bot_name(place + 1, others))
    return tuple(named)
