"""Who may take a seat: one-use tokens for the picture on the television, six characters for who types, and the secret
that a phone has of its seat. Nothing of it is ever shown but token and code, and only those on the television."""

import hashlib
import secrets
from collections import deque
from collections.abc import Callable

from game.seats import Seat

CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""None that is taken for another when it is read from three metres."""
CODE_LENGTH = 6
MOST_TRIES = 5
TRIES_WITHIN = 60.0
"""So many wrong codes in so many seconds, by everybody together; then none is listened to."""
OPEN_TOKENS = 8
"""Pictures that were scanned and led to no seat yet; the oldest one goes."""


def digest(secret: str) -> str:
    """What the disk keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Admission:
    """`draw` gives so many random bytes as text; `clock` seconds from anywhere."""

    def __init__(self, clock: Callable[[], float], draw: Callable[[int], str] = secrets.token_urlsafe) -> None:
        self._clock = clock
        self._draw = draw
        self._open: deque[str] = deque()
        self._wrong: deque[float] = deque()
        self._digests: dict[Seat, str] = {}
        self.renew()

    def renew(self) -> None:
        """Another picture and another code stand on the television; what was shown before is void."""
        self._open.clear()
        self.token = self._draw(16)
        self.code = self._drawn_code()

    # ------------------------------------------------------------------ joining

    def scanned(self, token: str) -> bool:
        """A phone came with this token: it may choose a seat, and the next one scans another picture."""
        if secrets.compare_digest(token, self.token):
            self._open.append(token)
            if len(self._open) > OPEN_TOKENS:
                self._open.popleft()
            self.token = self._draw(16)
            return True
        return self.is_open(token)

    def is_open(self, token: str) -> bool:
        """It was scanned and no seat was taken with it."""
        return any(secrets.compare_digest(token, known) for known in self._open)

    @property
    def listens(self) -> bool:
        """A code may be tried now."""
        now = self._clock()
        while self._wrong and now - self._wrong[0] >= TRIES_WITHIN:
            self._wrong.popleft()
        return len(self._wrong) < MOST_TRIES

    def typed(self, code: str) -> bool:
        if not self.listens:
            return False
        if secrets.compare_digest(code.upper(), self.code):
            return True
        self._wrong.append(self._clock())
        return False

    # ------------------------------------------------------------------ seats

    def give(self, seat: Seat, token: str) -> str:
        """The secret of a seat that was taken just now; its token is void, and so is the code."""
        if token in self._open:
            self._open.remove(token)
        self.code = self._drawn_code()
        secret = self._draw(16)
        self._digests[seat] = digest(secret)
        return secret

    def seat_of(self, secret: str) -> Seat | None:
        found = digest(secret)
        return next((seat for seat, kept in self._digests.items() if secrets.compare_digest(kept, found)), None)

    def free(self, seat: Seat) -> None:
        """Whoever had it must scan again."""
        self._digests.pop(seat, None)

    @property
    def digests(self) -> dict[Seat, str]:
        """For the disk, and back by `know`."""
        return dict(self._digests)

    def know(self, digests: dict[Seat, str]) -> None:
        self._digests = dict(digests)

    def _drawn_code(self) -> str:
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
