"""A match told as readable text, hand by hand."""

from collections.abc import Iterator

from game.actions import Start
from game.contest import hands_called
from game.deal import show_code
from game.hand_end import Result, ScoreEvent
from game.match import KeptHand, Match
from game.seats import SEATS
from game.sentences import (
    Voice,
    game_name,
    level_name,
    note_line,
    opening_line,
    opening_reason,
    repeated_line,
    result_lines,
    tile_text,
    told,
    turn_line,
)
from game.sentences.boards import board_line
from game.tile_sets import tiles_in
from game.words import Words


def voice_of(match: Match, words: Words) -> Voice:
    return Voice(words, match.game, tuple(player.name for player in match.players))


def match_text(match: Match, words: Words) -> Iterator[str]:
    """The heading, then each hand."""
    yield heading_text(match, words)
    for index in range(len(match.hands)):
        yield hand_text(match, index, words)


def heading_text(match: Match, words: Words) -> str:
    game = game_name(words, match.game)
    if match.seed is None:
        title = words.say("{game}, without a seed", game=game)
    else:
        title = words.say("{game}, seed {seed}", game=game, seed=match.seed)
    return seated(title, match, words)


def seated(title: str, match: Match, words: Words) -> str:
    """The title, and who sits where."""
    return "\n".join((title, *(f"{seat} {_player(match, seat, words)}" for seat in SEATS))) + "\n"


def hand_text(match: Match, index: int, words: Words) -> str:
    """One hand. Of a hand in play the plays, never a tile that is still held."""
    hand = match.hands[index]
    voice = voice_of(match, words)
    before = match.hands[index - 1].result if index else None
    heading = board_line(words, match, hand.number) or words.say("Hand {hand}", hand=hand.number)
    lines = ["", *([] if match.boards else _afresh_lines(hand, voice)), heading]
    lines += _opening_lines(match, hand, voice, before)
    if hand.may_be_opened:
        lines += _deal_lines(hand, voice)
    lines += [f"{number:>3} {turn_line(voice, taken)}" for number, taken in enumerate(hand.log, start=1)]
    lines += [words.say("After word {n}: {note}", n=note.words, note=note_line(voice, note)) for note in hand.notes]
    if hand.repeated:
        lines.append(repeated_line(voice))
    return "\n".join(lines + _end_lines(hand, voice)) + "\n"


def _player(match: Match, seat: int, words: Words) -> str:
    player = match.player(seat)
    if player.level is None:
        return player.name
    return words.say("{name} (bot, {level})", name=player.name, level=level_name(words, player.level))


def _afresh_lines(hand: KeptHand, voice: Voice) -> list[str]:
    if hand.start is not Start.AFRESH:
        return []
    return [told(voice.words, voice.called.begun_afresh)]


def _opening_lines(match: Match, hand: KeptHand, voice: Voice, before: Result | None) -> list[str]:
    dealt = hand.states[0]
    line = opening_line(voice, dealt.opening, dealt.opener)
    begins = before is None or hand.start is Start.AFRESH
    if begins and dealt.opening.seat is not None:
        return [line]
    if match.boards is not None:
        return [f"{line} ({told(voice.words, hands_called(match.boards).begins)})"]
    return [f"{line} ({opening_reason(voice, dealt.opening, None if begins else before)})"]


def _deal_lines(hand: KeptHand, voice: Voice) -> list[str]:
    return [
        f"{voice.seat(seat)}: {' '.join(tile_text(tile) for tile in tiles_in(hand.state.dealt[seat - 1]))}"
        for seat in SEATS
    ]


def _end_lines(hand: KeptHand, voice: Voice) -> list[str]:
    say = voice.words.say
    seal = say("Seal {seal}", seal=hand.seal)
    if not hand.may_be_opened:
        return [say("This hand is in play"), seal]
    code = say("Typed in, without a code") if hand.code is None else say("Code {code}", code=show_code(hand.code))
    result = hand.result
    if result is None:
        return [say("This hand was given up"), code, seal]
    lines = result_lines(voice, result)
    if result.event is ScoreEvent.MATCH:
        lines.append(say("Match over"))
    return [*lines, code, seal]
