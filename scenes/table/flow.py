"""How the table goes on by itself: bots think and lay, passes are told, everything is shown one after another."""

import time
from collections.abc import Callable
from dataclasses import replace

from game.actions import Pass, Turn
from game.bots.levels import ADVICE, rank_slices
from game.bots.ranking import Ranked, Thinking
from game.seats import Seat
from game.sentences.turns import turn_line
from scenes.look import Look
from scenes.services import Services
from scenes.table.acts import Act, Showing
from scenes.table.acts_of_events import Teller
from scenes.table.next_step import NextStep, Wait, next_step
from scenes.table.pacing import PACES, Pace, pace_of
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of
from scenes.work.thought import Thought
from sprites.picture import TablePicture
from sprites.table import TableArt

BUDGET = 0.012
"""Seconds of a frame in which the table may go on by itself."""


class Flow:
    """`picture` makes the table's picture of this moment. `goes_on` is a press that a bot may wait for."""

    def __init__(self, look: Look, services: Services, sitting: Sitting, picture: Callable[[], TablePicture]) -> None:
        self.look = look
        self._services = services
        self._sitting = sitting
        self._picture = picture
        self.showing = Showing(services.speaker)
        self.goes_on = False
        self._thought: Thought | None = None
        self._thought_for = 0.0
        self._hint: Thought | None = None
        self._acts: Callable[[TableArt], list[Act]] = lambda art: []
        services.search.begin_for(sitting.match.players)

    # ------------------------------------------------------------------ state

    @property
    def is_thinking(self) -> bool:
        return self._thought is not None

    @property
    def shows_thinking(self) -> bool:
        """A bot that waits for a press keeps nobody waiting."""
        return self.is_thinking and not self.pace.waits

    @property
    def looks_for_hint(self) -> bool:
        return self._hint is not None

    @property
    def wants_time(self) -> bool:
        waits_for_disk = self._services.saves.is_busy
        return self.showing.is_busy or self.is_thinking or self.looks_for_hint or waits_for_disk

    @property
    def awaits_decision(self) -> bool:
        """The person on turn sees their tiles and nothing is being shown."""
        sitting = self._sitting
        return not self.showing.is_busy and bool(sitting.seen().legal) and sitting.decider is not None

    def hears(self, seat: Seat) -> bool:
        """This seat decides now, on its phone: all is shown, and the last turn is kept."""
        sitting = self._sitting
        is_free = not self.showing.is_busy and not self._services.saves.is_busy
        return is_free and seat in sitting.on_phones and sitting.decider == seat

    @property
    def pace(self) -> Pace:
        settings = self.look.settings
        return pace_of(settings.bot_speed, reduced_motion=settings.reduced_motion)

    def forget(self) -> None:
        """Whatever was being thought or shown belongs to a turn that is over or taken back."""
        self._thought = None
        self._hint = None
        self.goes_on = False

    def forget_hint(self) -> None:
        self._hint = None

    # ------------------------------------------------------------------ time

    def pass_time(self, dt: float, art: TableArt, clock: Callable[[], float] = time.perf_counter) -> NextStep | None:
        """The next step where it is a person's, or the hand's end; None while the table goes on by itself. What takes
        no time to show may follow in the same frame, as long as the frame can spare it; where no time goes by, nobody
        thinks."""
        until = clock() + (BUDGET if dt > 0 else 0.0)
        self.showing.pass_time(dt)
        while not self.showing.is_busy:
            before = self._sitting.match.table
            step = self._go_on(dt, art, until - clock())
            if step is not None or self._sitting.match.table is before or clock() >= until:
                return step
            self.showing.pass_time(0.0)
            dt = 0.0
        return None

    def _go_on(self, dt: float, art: TableArt, seconds: float) -> NextStep | None:
        """A bot may think while the last turn is brought to the disk; nothing else goes on before it is there."""
        step = next_step(self._sitting)
        if step.wait is Wait.BOT and step.seat is not None:
            if seconds > 0:
                self._let_think(step.seat, dt, art, seconds)
            return None
        if self._services.saves.is_busy:
            return None
        self._sitting.turn_up_if_mine()
        if step.wait in (Wait.PASS, Wait.BLOCKED_PASS):
            self.commit(Pass(), art)
            return None
        return step

    def _let_think(self, seat: Seat, dt: float, art: TableArt, seconds: float) -> None:
        """A bot thinks in slices, and lays its tile when the pace allows."""
        if self._thought is None:
            self._thought = Thought(self._think_for(seat, self._sitting.player(seat).level or "easy"))
            self._thought_for = 0.0
        self._thought_for += dt
        if self._services.search.is_busy:
            return
        answer = self._thought.step(seconds)
        may_lay = self._thought_for >= self.pace.think and (self.goes_on or not self.pace.waits)
        if answer is not None and may_lay and not self._services.saves.is_busy:
            self.commit(answer[0].action, art)

    def _think_for(self, seat: Seat, level: str) -> Thinking:
        match = self._sitting.match
        return rank_slices(match.seen_by(seat), level, match.chance())

    # ------------------------------------------------------------------ doing

    def commit(self, turn: Turn, art: TableArt) -> None:
        """The one way on: whoever decided, the match hears it and the table shows it."""
        before = self._picture()
        pace_of_turn = self._pace_of(turn)
        self.forget()
        events = self._sitting.submit(turn)
        self._speak()
        after = self._picture()

        def acts(art: TableArt) -> list[Act]:
            voice = voice_of(self._sitting, self.look.words)
            return Teller(art, voice, pace_of_turn(), self._waits_for_tap).acts(events, before, after)

        self._acts = acts
        self.showing.add(*acts(art))

    def tell_anew(self, art: TableArt) -> None:
        """What is being shown, by the settings and at the size of now."""
        if self.showing.is_busy:
            self.showing.tell_anew(self._acts(art))

    def _pace_of(self, turn: Turn) -> Callable[[], Pace]:
        """As the settings have it whenever it is asked. A person's own turn is quick, for who has seen the tile lie
        there already; a person's pass can be read even where bots answer at once."""
        seat, fast = self._sitting.match.table.turn, PACES["fast"]
        if self._sitting.decider is not None:
            return lambda: replace(fast, flight=min(fast.flight, self.pace.flight))
        if isinstance(turn, Pass) and seat in self._sitting.people:
            return lambda: replace(self.pace, card=max(self.pace.card, fast.card))
        return lambda: self.pace

    def _speak(self) -> None:
        """The log's own sentence: what everybody may hear."""
        log = self._sitting.match.table.log
        self._services.speech.say(turn_line(voice_of(self._sitting, self.look.words), log[-1]))

    def _waits_for_tap(self, seat: Seat) -> bool:
        return self.look.settings.passes == "tap" and self._sitting.player(seat).is_human

    def undo(self) -> None:
        self._take_back()
        self._sitting.undo()

    def redo(self) -> None:
        self._take_back()
        self._sitting.redo()

    def _take_back(self) -> None:
        self.showing.clear()
        self.forget()

    def ask_for_hint(self) -> None:
        seat = self._sitting.match.table.turn
        if self.awaits_decision and self._hint is None and seat is not None:
            self._services.search.begin()
            self._hint = Thought(self._think_for(seat, ADVICE))

    def hint(self) -> list[Ranked] | None:
        """All turns, best first, once, when the hint that was asked for is ready."""
        if self._hint is None or self._services.search.is_busy:
            return None
        answer = self._hint.step()
        if answer is not None:
            self._hint = None
        return answer
