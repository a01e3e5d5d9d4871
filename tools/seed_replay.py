"""Bots play from a seed, or a record is read: printed as text or as the record itself, or drawn."""

import errno
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

if not __package__:
    # Run as a file: the project's folder stands in for the tools' own, from wherever it is called.
    _HERE = Path(__file__).resolve().parent
    sys.path[:] = [str(_HERE.parent), *(place for place in sys.path if Path(place or ".").resolve() != _HERE)]

from game import __version__
from game.deal import deal_of, draw_seed
from game.flags import BadFlags, value_in
from game.games import GAMES
from game.match import KeptHand, Match
from game.record import Record, match_of_hand
from game.saying import readable
from game.sentences import bad_text_line, told
from game.sentences.boards import board_line
from game.words import LANGUAGES, Words, system_language
from tools.complaint import Complaint, record_of
from tools.replay_call import About, BadSeed, Call, Moment, read_call
from tools.replay_help import help_text
from tools.replay_homes import day_text, event_text, played_day, played_event, sheets_text
from tools.replay_text import hand_text, heading_text, match_text
from tools.self_play import bots_at, play_hand


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; its status is 0, or 2 with one line on standard error and nothing on standard output."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    language = value_in(given, "--lang")
    words = Words(language if language in LANGUAGES else system_language())
    try:
        call = read_call(given)
        return _write(_about(call, words) if isinstance(call, About) else _answer(call, words), words)
    except BadFlags as bad:
        return _complain(told(words, bad.reason))
    except BadSeed as bad:
        return _complain(bad_text_line(words, bad.what, bad.found, bad.bad))
    except Complaint as complaint:
        return _complain(str(complaint))
    except KeyboardInterrupt:
        return 130


def _about(asked: About, words: Words) -> Iterable[str]:
    return [help_text(words)] if asked is About.HELP else [f"tranque-replay {__version__}\n"]


def _answer(call: Call, words: Words) -> Iterable[str]:
    """What goes to standard output, piece by piece; everything that can be refused is refused before the first."""
    if call.results:
        return sheets_text(call.results, words)
    if call.file is not None:
        record = record_of(call.file, words)
        if call.at is not None:
            return _draw(call, call.at, record.match, words)
        return [record.to_bytes().decode()] if call.record else match_text(record.match, words)
    if call.is_text and call.event is not None:
        return event_text(call.event, words)
    if call.is_text and call.day is not None:
        return day_text(call.day, [call.game] if call.game else list(GAMES), words)
    match, hands = _played(call, words)
    if call.at is not None:
        for _ in hands:
            pass
        return _draw(call, call.at, match, words)
    return _as_record(match, hands) if call.record else _as_text(match, hands, words)


def _played(call: Call, words: Words) -> tuple[Match, Iterator[KeptHand]]:
    """A match, and its hands as they are played."""
    if call.event is not None:
        return played_event(call.event, words)
    if call.day is not None:
        return played_day(call.day, call.game)
    players = bots_at(call.levels)
    if call.code is not None:
        match = match_of_hand(call.game, deal_of(call.code), call.code, call.opening, players)
        return match, _one_hand(match)
    match = Match(call.game, players, call.seed or draw_seed())
    return match, _hands(match, call.matches, call.hands)


def _one_hand(match: Match) -> Iterator[KeptHand]:
    play_hand(match)
    yield match.hand


def _hands(match: Match, matches: int | None, hands: int | None) -> Iterator[KeptHand]:
    """Until so many matches are over or so many hands are played, whichever comes first."""
    over = 0
    while (matches is None or over < matches) and (hands is None or len(match.hands) < hands):
        match.deal_next()
        play_hand(match)
        over += match.match_is_over
        yield match.hand


def _as_record(match: Match, hands: Iterator[KeptHand]) -> Iterator[str]:
    record = Record(match)
    yield record.header_line()
    yield from (record.last_lines() for _ in hands)


def _as_text(match: Match, hands: Iterator[KeptHand], words: Words) -> Iterator[str]:
    yield heading_text(match, words)
    yield from (hand_text(match, hand.number - 1, words) for hand in hands)


def _draw(call: Call, at: Moment, match: Match, words: Words) -> Iterable[str]:
    """The picture or film of one hand; nothing for standard output. The window's rooms are loaded only here."""
    say, about = words.say, "" if call.file is None else f"{readable(call.file)}: "
    if at.hand > len(match.hands):
        raise Complaint(about + say("there is no hand {hand}", hand=at.hand))
    hand = match.hands[at.hand - 1]
    if not hand.may_be_opened:
        raise Complaint(about + say("hand {hand} is in play, its tiles cannot be shown", hand=at.hand))
    last = len(hand.log)
    word = last if at.words is None else at.words
    if word > last:
        raise Complaint(about + say("hand {hand} has no word {word}", hand=at.hand, word=word))
    moments = match.opened(at.hand).moments()
    names, board = tuple(player.name for player in match.players), board_line(words, match, at.hand)
    try:
        if call.picture is not None:
            from tools.picture import save_picture  # noqa: PLC0415 - with pygame

            save_picture(moments[word], names, Path(call.picture), words, board)
        if call.film is not None:
            from tools.film import save_film  # noqa: PLC0415 - with pygame

            save_film(moments, names, Path(call.film), words, board)
    except ImportError:
        raise Complaint(say("pictures and films are not available")) from None
    except (OSError, ValueError):
        raise Complaint(f"{readable(call.picture or call.film)}: " + say("the file cannot be written")) from None
    return ()


def _write(pieces: Iterable[str], words: Words) -> int:
    """UTF-8 with plain line feeds on every console and platform. A reader who has seen enough is no fault."""
    pieces = iter(pieces)
    piece = next(pieces, "")
    try:
        while piece:
            if sys.stdout is not None:
                sys.stdout.buffer.write(piece.encode())
                sys.stdout.buffer.flush()
            piece = next(pieces, "")
    except OSError as fault:
        _silence()
        if isinstance(fault, BrokenPipeError) or fault.errno == errno.EINVAL:
            return 0
        return _complain(words.say("standard output cannot be written"))
    return 0


def _silence() -> None:
    """Nothing more goes out, also not when Python closes down."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _complain(line: str) -> int:
    printable = "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in line)
    with suppress(OSError):
        print(printable, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
