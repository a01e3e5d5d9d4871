"""What the summary of a hand says: the great word of it, why this pair won, and how the deal is proven."""

from game.deal import show_code
from game.hand_end import Result, ScoreEvent
from game.sentences.boards import board_line
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


def reason_lines(voice: Voice, result: Result, *, goes_on: bool) -> list[str]:
    """Under the headline, which names the winners: why they won and what it is worth; then, where another hand may
    follow, who opens next."""
    told = [
        why_line(voice, result),
        key_line(voice, result),
        other_game_line(voice, result),
        worth_line(voice, result),
    ]
    if goes_on:
        told.append(next_line(voice, result.next))
    return [line for line in told if line]


def board_reason_lines(voice: Voice, result: Result) -> list[str]:
    """Of a board of a duplicate: no score changes, and the next board begins anew."""
    told = [why_line(voice, result), key_line(voice, result), other_game_line(voice, result)]
    return [line for line in told if line]


def seal_line(words: Words, sitting: Sitting) -> str:
    """The seal, which may be read at any time of the hand; a board of a duplicate shows none."""
    return "" if sitting.duplicate is not None else words.say("Seal {seal}", seal=sitting.seal_text)


def proof_line(words: Words, sitting: Sitting) -> str:
    """Code and seal, and what they prove; of a board of a duplicate, which one it was."""
    if sitting.duplicate is not None:
        told = [board_line(words, sitting.match), words.say("no match score, the result sheet counts")]
        if not sitting.duplicate.is_over:
            told.append(words.say("replay and review after the last board"))
        return " · ".join(told)
    code = sitting.match.hand.code
    if code is None:
        return words.say("This deal has no code")
    proof = words.say("Code {code} · seal {seal}", code=show_code(code), seal=sitting.seal_text)
    return proof if sitting.deal_is_proven else proof + " · " + words.say("a chosen seed proves nothing")
