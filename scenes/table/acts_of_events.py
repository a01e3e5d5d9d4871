"""From events to what the table shows of them."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.events import Blocked, Event, HandEnded, OpenerNamed, Passed, TilePlayed, WentOut
from game.hand_end import Result, ScoreEvent
from game.seats import pair_of
from game.sentences.turns import missing
from game.sentences.voice import Voice, told
from scenes.table.acts import Act, Banner, Card, Flight, Rest
from scenes.table.pacing import Pace
from sounds.cues import cues_of
from sprites.motion import ease_out, slam
from sprites.palette import ALARM, GOLD
from sprites.picture import Ghost, TablePicture
from sprites.table import Spot, TableArt

SLAM_SECONDS = 0.35
AFTER_HAND = 0.9
MADE_READY = 0.1
"""Some frames in which what tells of the hand is got ready, where nothing else takes time."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Makes acts for one table at one window size. `pace` is that of a bot's turn or of a person's own."""

    art: TableArt
    voice: Voice
    pace: Pace
    tap_to_pass: Callable[[int], bool]
    """Whether this seat's pass waits for a press."""

    def acts(self, events: tuple[Event, ...], before: TablePicture, after: TablePicture) -> list[Act]:
        """`before` and `after`: the table's picture around these events."""
        ends_hand = any(isinstance(event, HandEnded) for event in events)
        acts: list[Act] = []
        for event in events:
            told_of = self._acts_of(event, before, after, ends_hand)
            if told_of:
                first, *more = told_of
                acts += [replace(first, cues=cues_of(event, ends_hand=ends_hand)), *more]
        return acts if self.pace.flight > 0 else [_at_once(act) for act in acts]

    def _acts_of(self, event: Event, before: TablePicture, after: TablePicture, ends_hand: bool) -> list[Act]:
        match event:
            case TilePlayed():
                return [self._flight(event, before, after, last=ends_hand)]
            case Passed(forced_by_block=False):
                return [self._card(event)]
            case OpenerNamed(_, opener):
                text = self.voice.words.say("{name} opens", name=self.voice.seat(opener))
                return [Card(text, pair_of(opener), opener, self.pace.card)]
            case Blocked():
                return [Banner(self.voice.words.say("¡Tranque!"), self._block_line(event), self.pace.banner)]
            case WentOut():
                return self._out(event)
            case HandEnded(result):
                return [*self._end(result), Rest(MADE_READY if self.pace.flight <= 0 else AFTER_HAND)]
            case _:
                return []

    def _flight(self, event: TilePlayed, before: TablePicture, after: TablePicture, *, last: bool) -> Flight:
        start = self._start(event, before)
        goal = self.art.spot_on_line(after, event.tile)
        assert goal is not None, "a tile that was played lies on the line"
        seconds = self.pace.flight if not last or self.pace.flight <= 0 else SLAM_SECONDS
        line_before, line_after = self.art.line_of(before), self.art.line_of(after)
        return Flight(event.tile, start, goal, seconds, line_before, line_after, ease=slam if last else ease_out)

    def _start(self, event: TilePlayed, before: TablePicture) -> Spot:
        """From its ghost if the person saw one there, else from its place at the seat."""
        if before.raised == event.tile and before.ghosts:
            return self.art.spot_of_ghost(before, Ghost(event.tile, event.end))
        held = self.art.spot_in_hand(before, event.tile) if event.seat == before.bottom else None
        if held is not None:
            return held
        count = len(before.seats[event.seat - 1].tiles)
        spots = self.art.spots_of_seat(before, event.seat, count)
        return spots[len(spots) // 2]

    def _card(self, event: Passed) -> Card:
        words, name = self.voice.words, self.voice.seat(event.seat)
        waits = self.tap_to_pass(event.seat)
        text = words.say("{name} passes: {missing}", name=name, missing=missing(self.voice, event.ends))
        return Card(text, pair_of(event.seat), event.seat, self.pace.card, waits=waits)

    def _block_line(self, event: Blocked) -> str:
        return self.voice.words.say("{name} closes the table on {pip}", name=self.voice.seat(event.seat), pip=event.pip)

    def _out(self, event: WentOut) -> list[Act]:
        say, name = self.voice.words.say, self.voice.seat(event.seat)
        if event.key:
            under = say("{name} closes both hard ends: two points", name=name)
            return [Banner(say("¡Llave!"), under, self.pace.banner)]
        under = say("{name} has no tiles left", name=name)
        if event.tile == 0:
            under += " · " + say("chuchazo, sin valor")
        elif event.capicu:
            under += " · " + say("capicú, sin valor")
        return [Banner(say("¡Dominó!"), under, self.pace.banner)]

    def _end(self, result: Result) -> list[Act]:
        words, called = self.voice.words, self.voice.called
        if result.event is ScoreEvent.BREAK:
            title = told(words, called.broken)
            return [Banner(title, words.say("Both pairs go back to zero"), self.pace.banner, colour=ALARM)]
        if result.event is ScoreEvent.MATCH:
            assert result.winner is not None
            title = told(words, called.won)
            under = words.say("{pair} win the match", pair=self.voice.pair(result.winner))
            return [Banner(title, under, self.pace.banner * 1.5, colour=GOLD)]
        return []


def _at_once(act: Act) -> Act:
    """With reduced motion a card or banner stands as soon as it is there."""
    return replace(act, enters=0.0) if isinstance(act, Card | Banner) else act
