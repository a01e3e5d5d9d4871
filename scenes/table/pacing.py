"""How long things take to happen on the table, in seconds."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """`think` passes before a bot's tile leaves its seat, `flight` is its way, `card` a pass's, `banner` that of a
    great moment, `waits` for a press before each bot's turn."""

    think: float
    flight: float
    card: float
    banner: float
    waits: bool = False


PACES = {
    "slow": Pace(think=1.4, flight=0.35, card=1.8, banner=1.8),
    "normal": Pace(think=0.7, flight=0.3, card=1.2, banner=1.4),
    "fast": Pace(think=0.25, flight=0.2, card=0.7, banner=1.0),
    "instant": Pace(think=0.0, flight=0.0, card=0.0, banner=0.5),
    "wait": Pace(think=0.0, flight=0.3, card=1.2, banner=1.4, waits=True),
}


def pace_of(bot_speed: str, *, reduced_motion: bool) -> Pace:
    pace = PACES[bot_speed]
    return Pace(pace.think, 0.0, pace.card, pace.banner, pace.waits) if reduced_motion else pace
