"""What is said of events, their results and their sheets, in the reader's language."""

from fractions import Fraction

from game.homes.event import Event, Who
from game.homes.result import HomeResult, points_text
from game.sentences.voice import game_name, level_name
from game.words import Words


def event_line(words: Words, event: Event) -> str:
    """`Sunday: Chiva, 8 boards, a pair against two bots (hard)`."""
    return f"{event.title}: {facts_text(words, event)}"


def facts_text(words: Words, event: Event) -> str:
    boards = words.count("{n} board", "{n} boards", event.boards)
    return f"{game_name(words, event.game)}, {boards}, {who_text(words, event)}"


def who_text(words: Words, event: Event) -> str:
    if event.who is Who.FOUR:
        return words.say("four people")
    level = level_name(words, event.level or "")
    if event.who is Who.PAIR:
        return words.say("a pair against two bots ({level})", level=level)
    return words.say("one person with three bots ({level})", level=level)


def seat_note(words: Words, event: Event) -> str:
    """Whose points a sheet counts."""
    if event.who is Who.ONE:
        return words.say("Points of seat 1 and its partner; matchpoints in brackets")
    return words.say("Points of the pair in seats 1 and 3; matchpoints in brackets")


def apart_line(words: Words, result: HomeResult) -> str:
    """A home whose bots were others: what it made, beside the sheet."""
    points = points_text(sum(result.points))
    return words.say("{home}: {points}, made by another version", home=result.home, points=points)


def honesty_note(words: Words) -> str:
    """What an event can promise, and what not."""
    return words.say(
        "Whoever holds an event can look at its boards before they are played. Seals and words show that nobody's "
        "boards were changed; that nobody looked first, they cannot show."
    )


def tenths(number: Fraction) -> str:
    """`+0.4`, `-1`, `0`: rounded to tenths, halves away from zero; whole numbers without them."""
    rounded = int(abs(number) * 10 + Fraction(1, 2))
    if rounded == 0:
        return "0"
    sign = "+" if number > 0 else "-"
    return f"{sign}{rounded // 10}" + (f".{rounded % 10}" if rounded % 10 else "")
