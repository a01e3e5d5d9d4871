"""Who opens a hand, and why."""

from game.games import BlockBy
from game.hand_end import EndedBy, OpenedBy, Opening, Result, ScoreEvent
from game.seats import Seat
from game.sentences.voice import Voice


def opening_line(voice: Voice, opening: Opening, opener: Seat | None) -> str:
    """Said when the tiles are dealt: `66 opens: Ana holds it`, `Ana opens`, `Ana's pair chooses`."""
    say = voice.words.say
    if opening.seat is None:
        return say("66 opens") if opener is None else say("66 opens: {name} holds it", name=voice.seat(opener))
    if opening.by is OpenedBy.SEAT:
        return say("{name} opens", name=voice.seat(opening.seat))
    return say("{name}'s pair chooses: {name} picks the opener", name=voice.seat(opening.seat))


def opening_reason(voice: Voice, opening: Opening, before: Result | None) -> str:
    """Why it opens so. `before` is the hand before, None where a match or session begins with this hand."""
    say = voice.words.say
    if before is None or (before.event is ScoreEvent.MATCH and opening.seat is None):
        return say("a match begins with 66")
    if before.event is ScoreEvent.DRAW:
        return say("after a draw 66 opens")
    if opening.seat is None:
        return say("after a broken streak 66 opens")
    if before.end is EndedBy.OUT:
        return say("{name} went out", name=voice.seat(opening.seat))
    if voice.about.block is BlockBy.PAIRS_TOGETHER:
        return say("{name} is the lighter of the winning pair", name=voice.seat(opening.seat))
    return say("{name} held the lowest hand", name=voice.seat(opening.seat))


def next_line(voice: Voice, opening: Opening) -> str:
    """How the hand after this one will open."""
    say = voice.words.say
    if opening.seat is None:
        return say("Next hand: 66 opens")
    if opening.by is OpenedBy.SEAT:
        return say("Next hand: {name} opens", name=voice.seat(opening.seat))
    return say("Next hand: {name} picks the opener", name=voice.seat(opening.seat))
