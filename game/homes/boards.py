"""The boards of an event as one home plays them."""

from game.boards import Boards, Dealt
from game.deal import deal_of, hand_code
from game.homes.event import Event
from game.seats import Player


class EventBoards(Boards):
    """Each deal once; the codes are those of the event's seed."""

    def __init__(self, event: Event, players: tuple[Player, ...]) -> None:
        self.event = event
        super().__init__(event.game, players, event.boards)

    def _dealt(self, number: int) -> Dealt:
        code = hand_code(self.event.seed, number)
        return deal_of(code), code
