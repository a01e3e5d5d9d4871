"""The end of a hand: who won, by which rule, what it is worth, and what the other game would have said."""

from game.games import GAMES, BlockBy
from game.hand_end import EndedBy, HandEnd, Result, ScoreEvent
from game.rules import GAMES as RULES
from game.saying import Counting
from game.seats import SEATS, Pair, Seat, pair_of
from game.sentences.openings import next_line
from game.sentences.voice import Voice, game_name, told


def result_lines(voice: Voice, result: Result) -> list[str]:
    """Everything there is to say of a hand that is over, the most important first."""
    match = [event_line(voice, result), score_line(voice, result), next_line(voice, result.next)]
    return [*hand_lines(voice, result), *match]


def hand_lines(voice: Voice, result: Result) -> list[str]:
    """What there is to say of it alone, whatever it does to a match."""
    lines = [
        winner_line(voice, result),
        sums_line(voice, result.pips),
        pair_sums_line(voice, result.pips),
        other_game_line(voice, result),
        key_line(voice, result),
    ]
    return [line for line in lines if line is not None]


def winner_line(voice: Voice, result: Result) -> str:
    """Which pair won and the rule that decided."""
    say = voice.words.say
    if result.seat is not None:
        return say(
            "{name} goes out: {pair} win the hand",
            name=voice.seat(result.seat),
            pair=voice.pair(pair_of(result.seat)),
        )
    return say("Block: {verdict}", verdict=_block_verdict(voice, voice.game, result.pips))


def why_line(voice: Voice, result: Result) -> str:
    """The rule that decided, alone: what stands under a title that names the winners."""
    say = voice.words.say
    if result.seat is not None:
        return say("{name} went out", name=voice.seat(result.seat))
    pips = result.pips
    if voice.about.block is BlockBy.PAIRS_TOGETHER:
        less, more = sorted(HandEnd(None, pips).pair_pips)
        if result.winner is None:
            return voice.words.count("Block: each pair has {n} pip", "Block: each pair has {n} pips", less)
        return say("Block: fewer pips together, {less} against {more}", less=less, more=more)
    lowest, names = min(pips), voice.seats(_lowest(pips))
    if result.winner is None:
        return say("Block: rivals share the lowest hand, {pips}: {names}", pips=lowest, names=names)
    if len(_lowest(pips)) > 1:
        return say("Block: both have the lowest hand, {pips}", pips=lowest)
    return say("Block: {name} has the lowest hand, {pips}", name=names, pips=lowest)


def sums_line(voice: Voice, pips: tuple[int, ...]) -> str:
    """`Pips left: Ana 7, Beto 0, Carmen 12, Dora 9`."""
    sums = ", ".join(f"{voice.seat(seat)} {pips[seat - 1]}" for seat in SEATS)
    return voice.words.say("Pips left: {sums}", sums=sums)


def pair_sums_line(voice: Voice, pips: tuple[int, ...]) -> str:
    """`Together: Ana and Carmen 19, Beto and Dora 9`."""
    totals = zip(Pair, HandEnd(None, pips).pair_pips, strict=True)
    sums = ", ".join(f"{voice.pair(pair)} {total}" for pair, total in totals)
    return voice.words.say("Together: {sums}", sums=sums)


def other_game_line(voice: Voice, result: Result) -> str | None:
    """What the rule of the other game makes of the same block, where it is not the same; None elsewhere."""
    if result.end is EndedBy.OUT:
        return None
    other = next(game for game in GAMES if game != voice.game)
    if RULES[other].judge(HandEnd(None, result.pips)).winner == result.winner:
        return None
    verdict = _block_verdict(voice, other, result.pips)
    return voice.words.say("By the rule of {game}: {verdict}", game=game_name(voice.words, other), verdict=verdict)


def key_line(voice: Voice, result: Result) -> str | None:
    if not result.key:
        return None
    if result.event is ScoreEvent.BREAK:
        return voice.words.say("key, no effect: the streak is broken")
    return voice.words.say("Key: the last tile closed two hard ends, the hand is worth two")


def event_line(voice: Voice, result: Result) -> str:
    """What the hand did to the score."""
    winner = result.winner
    if winner is None:
        return voice.words.say("The score stays as it was")
    pair, points = voice.pair(winner), result.score[winner.place]
    if result.event is ScoreEvent.BREAK:
        return told(voice.words, voice.called.break_line, pair=pair)
    if result.event is ScoreEvent.MATCH:
        return told(voice.words, voice.called.match_line, pair=pair, points=points)
    return _counted(voice, voice.called.adds, result.value, pair=pair)


def worth_line(voice: Voice, result: Result) -> str:
    """What the hand did to the score, under a title that names the winners and their great word."""
    match result.event:
        case ScoreEvent.BREAK:
            return told(voice.words, voice.called.no_effect)
        case ScoreEvent.ADD:
            return _counted(voice, voice.called.added, result.value)
        case _:
            return event_line(voice, result)


def score_line(voice: Voice, result: Result) -> str:
    """`Score: Ana and Carmen 2, Beto and Dora 0`."""
    scores = ", ".join(f"{voice.pair(pair)} {points}" for pair, points in zip(Pair, result.score, strict=True))
    return voice.words.say("Score: {scores}", scores=scores)


def _counted(voice: Voice, counting: Counting, n: int, **parts: object) -> str:
    return voice.words.count(counting.one, counting.many, n, **parts)


def _block_verdict(voice: Voice, game: str, pips: tuple[int, ...]) -> str:
    winner = RULES[game].judge(HandEnd(None, pips)).winner
    told_by = _by_pair_totals if GAMES[game].block is BlockBy.PAIRS_TOGETHER else _by_lowest_hand
    return told_by(voice, winner, pips)


def _by_pair_totals(voice: Voice, winner: Pair | None, pips: tuple[int, ...]) -> str:
    less, more = sorted(HandEnd(None, pips).pair_pips)
    if winner is None:
        return voice.words.count("a draw, each pair has {n} pip", "a draw, each pair has {n} pips", less)
    return voice.words.say(
        "{pair} win with fewer pips together, {less} against {more}", pair=voice.pair(winner), less=less, more=more
    )


def _by_lowest_hand(voice: Voice, winner: Pair | None, pips: tuple[int, ...]) -> str:
    lowest, holders = min(pips), _lowest(pips)
    names = voice.seats(holders)
    if winner is None:
        return voice.words.say("a draw, rivals share the lowest hand, {pips}: {names}", pips=lowest, names=names)
    if len(holders) > 1:
        return voice.words.say("{pair} win, both with the lowest hand, {pips}", pair=names, pips=lowest)
    return voice.words.say(
        "{pair} win with the lowest hand, {name}'s {pips}", pair=voice.pair(winner), name=names, pips=lowest
    )


def _lowest(pips: tuple[int, ...]) -> list[Seat]:
    """Who holds the fewest pips."""
    return [seat for seat in SEATS if pips[seat - 1] == min(pips)]
