"""How much a neighbour may ask for: connections without a seat, messages a second."""

from collections import Counter, deque
from dataclasses import dataclass, field

MOST_STRANGERS = 8
MOST_AN_ADDRESS = 2
"""Connections without a seat; those of phones in seats count for nobody."""
STRANGER_SECONDS = 30.0
HANDSHAKE_SECONDS = 5.0
MESSAGES_A_SECOND = 20
MOST_SOCKETS = 64
MOST_SOCKETS_AN_ADDRESS = 16
"""Open at one time, those whose handshake is not over among them."""


@dataclass(slots=True)
class Places:
    """The connections without a seat, by the address that they come from."""

    _by_address: Counter[str] = field(default_factory=Counter)

    @property
    def taken(self) -> int:
        return self._by_address.total()

    def enter(self, address: str) -> bool:
        """False where there is no place for one more."""
        if self.taken >= MOST_STRANGERS or self._by_address[address] >= MOST_AN_ADDRESS:
            return False
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]


@dataclass(slots=True)
class Talk:
    """When the last messages of a connection came."""

    _times: deque[float] = field(default_factory=lambda: deque(maxlen=MESSAGES_A_SECOND))

    def may(self, now: float) -> bool:
        """Note one more message; False where that is too many for this second."""
        if len(self._times) == MESSAGES_A_SECOND and now - self._times[0] < 1.0:
            return False
        self._times.append(now)
        return True
