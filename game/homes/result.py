"""What a home made of an event, as one line that can be checked to the last word:

tranque result 1 chiva 2 pair:hard "QDQ1BH1CVXVEBNTT" "Sunday" "The Gómez" "Ana" "Carmen" bots:1
    K2Z4W9QX +1 66 06> .. / 5TR0BN1C -1 66 36< .. / 9ZJ3M7KD

(in one line). Each board has its seal, its points for pair 13 and its words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.boards import board_score
from game.homes.boards import EventBoards
from game.homes.event import Event, facts_in, facts_text, must_begin
from game.homes.lines import LineRefused, marked, must_be_marked, name_in, number_in, pieces_of, quote
from game.match import KeptHand, Match
from game.record.refusal import Wrong
from game.record.values import play_word
from game.saying import quoted, say

VERSION: Final = 1
_HEAD = ("tranque", "result")
_FACTS = slice(3, 8)
MOST_BOTS: Final = 9999


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """`points` for pair 13; every word of the hand, passes included."""

    seal: str
    points: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.seal, points_text(self.points), *self.words))


@dataclass(frozen=True, slots=True)
class HomeResult:
    """`people` in the order of their seats. `bots` is the version of the bots that played."""

    event: Event
    home: str
    people: tuple[str, ...]
    bots: int
    boards: tuple[PlayedBoard, ...]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(board.points for board in self.boards)

    def __str__(self) -> str:
        """The line, without its end."""
        names = " ".join(quote(name) for name in (self.home, *self.people))
        boards = "".join(f"{board} / " for board in self.boards).rstrip()
        head = f"{_HEAD[0]} {_HEAD[1]} {VERSION} {facts_text(self.event)} {names} bots:{self.bots}"
        return marked("result", f"{head} {boards}")


def points_text(points: int) -> str:
    """`+1`, `0`, `-2`."""
    return f"{points:+d}" if points else "0"


def result_of(played: EventBoards, home: str, bots: int) -> HomeResult:
    """ValueError before the last board is over."""
    if not played.is_over:
        raise ValueError("the event is not over")
    people = tuple(player.name for player in played.match.players if player.is_human)
    hands = zip(played.match.hands, played.results(), strict=True)
    boards = tuple(PlayedBoard(hand.seal, points, hand.words) for hand, points in hands)
    return HomeResult(played.event, home, people, bots, boards)


def match_of(result: HomeResult) -> Match:
    """Its boards played again, a hand each."""
    boards = EventBoards(result.event, result.event.players(result.people))
    for _ in boards_again(boards, result):
        pass
    return boards.match


def boards_again(boards: EventBoards, result: HomeResult) -> Iterator[KeptHand]:
    """Each board as it is played again; none of `boards` was begun."""
    for board in result.boards:
        boards.deal_next()
        for word in board.words:
            play_word(boards.match, word)
        yield boards.match.hand


def result_from_text(text: str) -> HomeResult:
    """Every word played again. LineRefused, naming board and word, for anything that the rules do not make so. Whether
    the bots' words are those of their version, `check.bots_slices` finds out: it takes longer."""
    reader = _Reader()
    try:
        return reader.read(text)
    except Wrong as wrong:
        raise LineRefused(wrong.reason, hand=reader.board, word=reader.word) from None


class _Reader:
    """`board` and `word` are where it stands."""

    def __init__(self) -> None:
        self.board: int | None = None
        self.word: int | None = None

    def read(self, text: str) -> HomeResult:
        pieces = pieces_of(text)
        must_begin(pieces, _HEAD, VERSION)
        names = _FACTS.stop
        if len(pieces) <= names:
            raise Wrong(say("the line ends too early"))
        event = facts_in(pieces[_FACTS])
        bots = names + 1 + len(event.who.people)
        if len(pieces) <= bots:
            raise Wrong(say("the line ends too early"))
        home, *people = (name_in(piece) for piece in pieces[names:bots])
        version = _version_in(pieces[bots])
        *boards, last = _split(pieces[bots + 1 :])
        played = self._play(event, tuple(people), boards)
        if len(last) != 1:
            raise Wrong(say("the line ends too early"))
        must_be_marked("result", pieces[:-1], last[0])
        return HomeResult(event, home, tuple(people), version, played)

    def _play(self, event: Event, people: Sequence[str], boards: Sequence[Sequence[str]]) -> tuple[PlayedBoard, ...]:
        played = EventBoards(event, event.players(people))
        read = []
        for pieces in boards:
            if played.is_over:
                raise Wrong(say("there are more boards than the event has"))
            played.deal_next()
            self.board = played.board
            read.append(self._board(played.match, pieces))
            self.board = self.word = None
        if not played.is_over:
            raise Wrong(say("only {n} of {all} boards are there", n=played.finished, all=event.boards))
        return tuple(read)

    def _board(self, match: Match, pieces: Sequence[str]) -> PlayedBoard:
        if len(pieces) < 2:
            raise Wrong(say("the board has no words"))
        seal, points, *words = pieces
        if seal != match.hand.seal:
            raise Wrong(
                say("its seal is {found}, the seed makes it {expected}", found=quoted(seal), expected=match.hand.seal)
            )
        for number, word in enumerate(words, start=1):
            self.word = number
            play_word(match, word)
        result = match.hand.result
        if result is None:
            raise Wrong(say("the words do not end the board"))
        made = board_score(result)
        if points != points_text(made):
            raise Wrong(
                say("the words make it {made}, the line says {points}", made=points_text(made), points=quoted(points))
            )
        return PlayedBoard(seal, made, tuple(words))


def _version_in(piece: str) -> int:
    found = re.fullmatch(r"bots:(\S+)", piece)
    if found is None:
        raise Wrong(say("the version of the bots is missing"))
    return number_in(found[1], 1, MOST_BOTS)


def _split(pieces: Sequence[str]) -> Iterator[list[str]]:
    """What stands between the strokes; at least one list, possibly empty."""
    part: list[str] = []
    for piece in pieces:
        if piece == "/":
            yield part
            part = []
        else:
            part.append(piece)
    yield part
