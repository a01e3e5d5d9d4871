"""What a review says of one decision."""

from collections.abc import Sequence

from game.actions import Name, Play, Turn
from game.bots.apart import beside, telling_reason
from game.bots.claims import Kind
from game.bots.costs import cost
from game.bots.reasons import reason
from game.bots.review import Review, Verdict
from game.observation import Observation
from game.sentences.turns import tile_text
from game.sentences.voice import Voice
from game.words import Words

ORDER: Sequence[Verdict] = (
    Verdict.FINE,
    Verdict.ONLY_MOVE,
    Verdict.TOO_CLOSE,
    Verdict.UNLUCKY,
    Verdict.LOOSE,
    Verdict.MISTAKE,
)

BAD = frozenset({Verdict.LOOSE, Verdict.MISTAKE})
"""Another turn was better, and that could be known."""

_NOTHING_ELSE = frozenset({Kind.ONLY_MOVE, Kind.ONLY_TILE})
"""Facts that say all that the verdict says."""

MUCH_FROM = 0.30
"""Points a hand."""


def verdict_name(words: Words, verdict: Verdict) -> str:
    say = words.say
    return {
        Verdict.FINE: say("Fine"),
        Verdict.LOOSE: say("Loose"),
        Verdict.MISTAKE: say("Mistake"),
        Verdict.UNLUCKY: say("Unlucky"),
        Verdict.ONLY_MOVE: say("Only move"),
        Verdict.TOO_CLOSE: say("Too close to call"),
    }[verdict]


def review_lines(words: Words, review: Review, seen: Observation, names: Sequence[str]) -> tuple[str, str, str]:
    """What the verdict means here (empty where the fact says it), one fact about the turn, and what it was worth with
    all hands open. The fact speaks for the turn, or against it where another was better by what could be known."""
    is_said = reason(seen, review.turn, names, words).kind in _NOTHING_ELSE
    meaning = "" if is_said else verdict_line(words, review)
    return meaning, fact_line(words, review, seen, names), open_line(words, review)


def other_line(voice: Voice, review: Review, other: Turn, seen: Observation, names: Sequence[str]) -> str:
    """The other turn by name, with its own fact where it has one."""
    told = voice.words.say("The other: {play}.", play=play_text(voice, other, seen))
    fact = telling_reason(seen, other, [review.turn], names, voice.words).sentence + "."
    return told if fact == fact_line(voice.words, review, seen, names) else f"{told} {fact}"


def verdict_line(words: Words, review: Review) -> str:
    """What the verdict means here, with its margin. No other tile is named."""
    say, margin = words.say, points_text(words, review.known.margin)
    match review.verdict:
        case Verdict.ONLY_MOVE:
            return say("There was nothing else to play.")
        case Verdict.TOO_CLOSE if not float(f"{review.known.margin:.2f}"):
            return say("From what could be known, another play was worth as much.")
        case Verdict.TOO_CLOSE:
            return say(
                "Another play came out {margin} points a hand ahead: within what chance may bring.", margin=margin
            )
        case Verdict.UNLUCKY:
            return say("From what could be known, it was right; the hidden tiles lay otherwise.")
        case Verdict.LOOSE | Verdict.MISTAKE if review.known.margin < MUCH_FROM:
            return say("From what could be known, another play was better by {margin} points a hand.", margin=margin)
        case Verdict.LOOSE | Verdict.MISTAKE:
            return say(
                "From what could be known, another play was much better, by {margin} points a hand.", margin=margin
            )
        case _ if review.known.margin > 0:
            return say("From what could be known, only {margin} points a hand behind another play.", margin=margin)
        case _:
            return say("From what could be known, nothing was better.")


def open_line(words: Words, review: Review) -> str:
    """With all hands open and everybody playing on without a fault: exact."""
    say, mine, best = words.say, worth(words, review.value), worth(words, review.best)
    if review.value < review.best:
        return say("With all hands open: {worth}. Another play: {best}.", worth=mine, best=best)
    if review.verdict is Verdict.ONLY_MOVE:
        return say("With all hands open: {worth}.", worth=mine)
    if all(value == review.value for _, value in review.values):
        return say("With all hands open: {worth}, whatever is played.", worth=mine)
    return say("With all hands open: {worth}. No other play does better.", worth=mine)


def worth(words: Words, value: int) -> str:
    say = words.say
    return {
        2: say("the pair wins with the key"),
        1: say("the pair wins"),
        0: say("a draw"),
        -1: say("the pair loses"),
        -2: say("the pair loses to a key"),
    }[value]


def play_text(voice: Voice, turn: Turn, seen: Observation) -> str:
    """A turn by name: `4-6 on the 4`."""
    say = voice.words.say
    match turn:
        case Play(tile, end) if end is not None and seen.line.ends is not None:
            pip = seen.line.ends[0 if end == "<" else 1]
            return say("{tile} on the {pip}", tile=tile_text(tile), pip=pip)
        case Play(tile):
            return tile_text(tile)
        case Name(seat):
            return say("{name} opens", name=voice.seat(seat))
        case _:
            return say("pass")


def fact_line(words: Words, review: Review, seen: Observation, names: Sequence[str]) -> str:
    """One thing about the turn that anybody can check from what its seat could see."""
    better = review.known.better
    if review.verdict in BAD and better is not None:
        return cost(seen, review.turn, better, names, words).sentence + "."
    others = beside(seen, review.known.ranking, review.turn)
    return telling_reason(seen, review.turn, others, names, words).sentence + "."


def points_text(words: Words, points: float) -> str:
    text = f"{points:.2f}"
    return text.replace(".", ",") if words.language == "es" else text
