"""The program without its window: events and time in, a picture out. The window and the scripted player both drive
this one."""

from collections.abc import Iterator

import pygame

from scenes import routes
from scenes.directory import Directory
from scenes.input.command_line import Start
from scenes.input.intents import (
    DIRECTIONS,
    CloseAsked,
    Command,
    FileDropped,
    Intent,
    LookedAway,
    PadCame,
    PadWent,
    PointedAt,
    Press,
    Resized,
    device_of,
)
from scenes.input.translator import Translator
from scenes.input.waking import wake
from scenes.look import Look
from scenes.phones.desk import Desk
from scenes.phones.relay import hear_phones, tell_phones
from scenes.screens.reading.for_phones import phone_page
from scenes.services import Services
from scenes.stack import Ask, Push, Quit, Restart, Stack
from scenes.store.fault_report import write_report
from scenes.table.company import Company
from scenes.table.speak_state import say_state
from scenes.table.warming import warmed
from scenes.table.way_in import first_route, way_to_dropped
from scenes.ui.notice import Notice
from sprites.kept_pictures import forget_pictures
from sprites.palette import Mode

LONGEST_STEP = 0.1
"""A stall (a dragged title bar, a suspended machine) is never one giant step."""


_MOVING = frozenset({*DIRECTIONS, Command.NEXT, Command.PREVIOUS})


class Client:
    """Opens where `start` says. `demonstration` is the seed of the table that the title shows."""

    stack: Stack

    def __init__(self, look: Look, services: Services, start: Start, demonstration: str = "tranque") -> None:
        self.services = services
        self.company = Company(services.saves, services.pads, demonstration)
        self.phones = self._desk_of(start)
        self.translator = Translator(look.size)
        self.notice = Notice(look, services, lambda: () if self.is_over else self.stack.top.spots.values())
        self._now: float | None = None
        self._stale = True
        self._sight: object = None
        self._was_drawn = False
        self._warming = _to_warm(look)
        self._preparing: Iterator[None] = iter(())
        self._ahead: routes.Route | None = None
        services.settings_changed = lambda settings: self.show(self.look.after(settings))
        self.scene_of = Directory(self.company, self.phones).scene_of
        first = first_route(services, self.company, look.words, start)
        self.stack = Stack(look, services, self.scene_of, first, self._scene_changed)
        self._settle()

    def _desk_of(self, start: Start) -> Desk:
        saves, search = self.services.saves, self.services.search
        address, port = start.phones_address, start.phones_port
        return Desk(phone_page, search, saves.phones(), saves.keep_phones, wake=wake, address=address, port=port)

    # ------------------------------------------------------------------ in

    def handle(self, event: pygame.event.Event, now: float) -> None:
        for intent in self.translator.translate(event, now):
            self.hear(intent)

    def hear(self, intent: Intent) -> None:
        if self.is_over:
            return
        self._stale = self._stale or not isinstance(intent, PointedAt)
        if self._only_shows_focus(intent):
            return
        if not self._hear_for_all(intent):
            self.stack.hear(intent)
        if isinstance(intent, PointedAt) and not self.is_over:
            self._stale = True
        self._settle()

    def pass_time(self, now: float) -> None:
        """Let the clock be `now`, in seconds from anywhere."""
        dt = 0.0 if self._now is None else min(max(now - self._now, 0.0), LONGEST_STEP)
        self._now = now
        for intent in self.translator.tick(now):
            self.hear(intent)
        if self.is_over:
            return
        self._hear_phones()
        if self.is_over:
            return
        self._stale = self._stale or self.is_moving
        self.stack.pass_time(dt)
        if not self.notice.is_shown:
            self.services.message = self.services.saves.take_message(self.look.words) or ""
        self._pass_time_of_speech()
        self.services.speaker.pass_time(dt)
        self.notice.pass_time(dt)
        self._warm()
        self._settle()
        tell_phones(self.phones, self.company.sitting, self.stack, self.look.settings)
        self._look_again()

    def _hear_phones(self) -> None:
        desk = self.phones
        hear_phones(desk, self.company.sitting, self.stack, self.hear)
        for name in desk.people.take_came():
            self.services.message = self.look.words.say("{name} is there, on the phone", name=name)
        if desk.readers and not self.is_over and isinstance(self.stack.route, routes.Play):
            self.stack.go(Push(routes.PhoneReads()))

    def _pass_time_of_speech(self) -> None:
        speech = self.services.speech
        could_speak = speech.is_there
        speech.pass_time()
        if could_speak and speech.has_failed:
            self.services.message = self.look.words.say("No program of this system can read aloud")

    def _look_again(self) -> None:
        sight = None if self.is_over else self.stack.top.sight
        self._stale = self._stale or sight != self._sight
        self._sight = sight

    def _only_shows_focus(self, intent: Intent) -> bool:
        """Notes what was used. The first arrow or Tab after the mouse only shows where the focus is."""
        device, had_ring = device_of(intent), self.services.shows_focus
        if device is not None and not isinstance(intent, PointedAt):
            self.services.device = device
        moves = isinstance(intent, Press) and intent.command in _MOVING
        return moves and not had_ring and self.stack.top.shows_focus_first

    def _hear_for_all(self, intent: Intent) -> bool:
        """What works everywhere, whatever scene is on top."""
        match intent:
            case Resized(size):
                if size != self.look.size:
                    forget_pictures()
                self.show(self.look.sized(size))
                return True
            case Press(Command.FULL_SCREEN):
                self.services.change(self.look.settings.after("full_screen"))
                return True
            case Press(Command.SPEAK, repeat=False):
                say_state(self.services.speech, self.company.sitting, self.look.words)
                return True
            case Press(Command.COVER):
                return self._cover()
            case LookedAway(minimised):
                if minimised or self.look.settings.hide_on_focus_loss:
                    self._cover()
                return True
            case FileDropped(path):
                self.stack.go(way_to_dropped(self.services, self.company, self.look.words, path))
                return True
            case PadCame(pad):
                self._pad_came(pad)
            case PadWent(pad):
                self._pad_went(pad)
                return True
            case CloseAsked(at_once):
                self._close(at_once)
                return True
        return False

    def _close(self, at_once: bool) -> None:
        """Of one press two events may tell: that the window closes, and that it was the last one."""
        asked = None if at_once else next(filter(None, (scene.close_question() for scene in self.stack)), None)
        if asked is None:
            self.stack.go(Quit())
        elif not isinstance(self.stack.route, Ask):
            self.stack.go(asked)

    def _cover(self) -> bool:
        """Hide the hand at once, from anywhere. False where a curtain hangs already: it hears for itself."""
        if isinstance(self.stack.route, routes.Reveal):
            return False
        sitting = self.company.sitting
        if sitting is not None and not sitting.match.hand_is_over:
            person = sitting.cover_person
            sitting.cover()
            if person is not None:
                self.stack.go(Push(routes.Reveal(person)))
        return True

    def _pad_came(self, pad: int) -> None:
        """Those that were there from the start are no news."""
        self.services.pads.came(pad)
        if self._was_drawn:
            self.services.message = self.look.words.say("A pad is connected")

    def _pad_went(self, pad: int) -> None:
        """Everything waits, whatever scene is on top."""
        self.services.pads.went(pad)
        if not isinstance(self.stack.route, routes.PadGone):
            self.stack.hear(PadWent(pad))
            self.stack.go(Push(routes.PadGone()))

    def _settle(self) -> None:
        """Scenes that only lead to another one do so before anybody sees them."""
        if not self.is_over:
            self.stack.pass_time(0.0)
        if not self.is_over:
            self.translator.takes_text = self.stack.top.takes_text

    def _scene_changed(self) -> None:
        self.translator.forget_presses()
        self.notice.look_again()
        self._stale = True

    @property
    def look(self) -> Look:
        return self.stack.look

    def show(self, look: Look) -> None:
        """Everything, from now on."""
        self.stack.show(look)
        self.notice.look = look
        self.notice.look_again()
        self._stale = True
        self._warming = _to_warm(look)

    def _warm(self) -> None:
        """A piece a frame; where the way on is known, of the scene it leads to."""
        ahead = self.stack.top.leads_to
        if ahead is not None and self._ahead is None:
            self._preparing = self.scene_of(ahead).prepared(self.look, self.services)
        self._ahead = ahead
        next(self._warming if ahead is None else self._preparing, None)

    def show_fault(self, error: Exception) -> None:
        """An error that nobody foresaw: a report is written, the match is kept, and the people are told."""
        sitting, saves = self.company.sitting, self.services.saves
        scene = "none" if self.is_over else self.stack.top.name
        match = sitting.match if sitting else None
        report = write_report(saves.folder, error, scene, match, duplicate_goes_on=self._may_have_boards_to_come())
        self.stack.go(Restart(routes.Fault(report)))

    def _may_have_boards_to_come(self) -> bool:
        """A duplicate, at the table or kept. Where that cannot be found out it may."""
        sitting = self.company.sitting
        try:
            if sitting is not None:
                return not sitting.contest.may_look_back
            kept = self.services.saves.duplicate()
        except Exception:
            return True
        return kept is not None and not kept.is_over

    # ------------------------------------------------------------------ out

    @property
    def is_over(self) -> bool:
        return self.stack.is_empty

    @property
    def is_moving(self) -> bool:
        return not self.is_over and (self.stack.top.is_moving or self.notice.is_shown)

    @property
    def wants_time(self) -> bool:
        """Frames should follow quickly; else the window may sleep until something happens."""
        if self.is_over:
            return False
        waits = self.translator.waits_for_time or self.phones.wants_time
        return self.is_moving or waits or self.stack.top.wants_time or self.stack.is_unseen

    def draw_if_stale(self, surface: pygame.Surface) -> bool:
        """True where something was drawn."""
        if not self._stale or self.is_over:
            return False
        self.stack.draw(surface)
        self.notice.draw(surface)
        self._stale = False
        self._was_drawn = True
        return True


def _to_warm(look: Look) -> Iterator[None]:
    return warmed(look.scale, Mode(look.settings.tiles))
