"""What the summary of a hand says: the great word of it, why this pair won, and how the deal is proven."""

from game.contest import Contest, Next, place_of
from game.deal import show_code
from game.hand_end import Result, ScoreEvent
from game.sentences.openings import next_line
from game.sentences.results import key_line, other_game_line, why_line, worth_line
from game.sentences.voice import Voice, told
from game.words import Words
from scenes.table.sitting import Sitting


def headline(voice: Voice, result: Result) -> str:
    """The great word of this hand, if it has one, and who won."""
    say = voice.words.say
    if result.winner is None:
        return say("A draw")
    won = say("{pair} win the hand", pair=voice.pair(result.winner))
    if result.event is ScoreEvent.BREAK:
        return f"{told(voice.words, voice.called.broken)} {won}"
    if result.event is ScoreEvent.MATCH:
        return f"{told(voice.words, voice.called.won)} {won}"
    return f"{say('¡Llave!')} {won}" if result.key else won


def reason_lines(voice: Voice, result: Result, contest: Contest) -> list[str]:
    """Under the headline, which names the winners: why they won; then, where a score moves with it, what it is worth
    and who opens the hand that may follow."""
    lines = [why_line(voice, result), key_line(voice, result), other_game_line(voice, result)]
    if contest.terms.counts_score:
        lines.append(worth_line(voice, result))
        if contest.next is Next.HAND:
            lines.append(next_line(voice, result.next))
    return [line for line in lines if line]


def seal_line(words: Words, sitting: Sitting) -> str:
    """The seal, which may be read at any time of the hand; empty where deals are not proven."""
    return words.say("Seal {seal}", seal=sitting.seal_text) if sitting.contest.terms.proves_deals else ""


def proof_line(words: Words, sitting: Sitting) -> str:
    """Code and seal, and what they prove; where deals are not proven, which hand it was and what counts it."""
    contest, code = sitting.contest, sitting.match.hand.code
    if not contest.terms.proves_deals:
        lines = [told(words, place_of(sitting.match)), words.say("no match score, the result sheet counts")]
        if not contest.may_look_back:
            lines.append(words.say("replay and review after the last board"))
        return " · ".join(lines)
    if code is None:
        return words.say("This deal has no code")
    proof = words.say("Code {code} · seal {seal}", code=show_code(code), seal=sitting.seal_text)
    return proof if sitting.deal_is_proven else proof + " · " + words.say("a chosen seed proves nothing")
