"""After a hand: each decision of its people beside what could be known, and beside the truth of the open hands."""

from dataclasses import replace

import pygame

from game.actions import Play, Turn
from game.bots.review import Review, Verdict
from game.match import Match
from game.seats import SEATS, pair_of
from game.sentences.boards import board_line
from game.sentences.turns import turn_line
from game.sentences.voice import Voice
from scenes import routes
from scenes.input.intents import Command, Intent, Press
from scenes.look import Look
from scenes.screens.replay.review_table import least_width, review_table
from scenes.services import Services
from scenes.stack import Move, Pop, Push
from scenes.table.prompts import unbroken
from scenes.table.review_counts import count_lines
from scenes.table.review_words import other_line, review_lines, verdict_name
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import grid
from sprites import badges, surfaces
from sprites.dressing import Dress, looked_at
from sprites.geometry import NOWHERE, Box
from sprites.ground import table_ground
from sprites.lettering import Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import ALARM, CREAM, GOLD, SOFT, Colour, Mode
from sprites.picture import Ghost, TablePicture

SHARE, SHARE_LARGE = 0.6, 0.5
"""Of the window's width, for the table; with large letters the words need more room."""
COUNTED = 42
"""Small letters; a table that is less wide has four lines below it for what all decisions came to, else three."""
LEAST = 13
"""Pixels; smaller letters nobody reads."""
COLOURS: dict[Verdict, Colour] = {Verdict.MISTAKE: ALARM, Verdict.LOOSE: GOLD}


class ReviewScene(PanelScene):
    """The other tile shows only on request. The work goes on while the first decisions are read, and can be left."""

    def __init__(self, match: Match, hand: int) -> None:
        self._match, self._hand = match, hand
        self.place_shown = 0
        self.shows_other = False
        self.shows_all = False
        self._has_news = False
        self._small: tuple[object, pygame.Surface] | None = None

    def arrive(self, look: Look, services: Services) -> None:
        self.work = services.reviews.begin(self._match, self._hand)
        services.search.begin()
        super().arrive(look, services)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        gap, row = scale.apart, max(scale.touch, round(scale.body * 1.6))
        whole = scale.safe_area
        self._head = whole.top(round(scale.head * 1.3))
        room = whole.strip(self._head.bottom, whole.bottom - self._head.bottom)
        share = SHARE if scale.text == 100 else SHARE_LARGE
        left = max(round(room.w * share), least_width(scale))
        counts = (4 if left < COUNTED * scale.small else 3) * line_height(scale.small) + scale.tight
        self._table = Box(room.x, room.y, left, room.h - counts).whole()
        self._counts = Box(room.x, self._table.bottom, left, counts)
        self._art = review_table(scale, self._table)
        self._small = None
        side = room.piece(room.x + left + gap, room.w - left - gap)
        foot = 3 * row + 2 * gap
        self._side = side._replace(h=side.h - foot - gap).whole()
        controls = (
            ("before", say("Previous"), "left", Kind.PLAIN),
            ("after", say("Next"), "right", Kind.MAIN),
            ("other", say("The other tile"), "eye", Kind.PLAIN),
            ("hands", say("All hands"), "person", Kind.PLAIN),
            ("what-if", say("What if…"), "redo", Kind.PLAIN),
            ("back", say("Back"), "close", Kind.PLAIN),
        )
        grid(
            self.panel,
            side.strip(side.bottom - foot, row),
            gap,
            [Control(key, NOWHERE, label, kind, icon=icon) for key, label, icon, kind in controls],
            columns=2,
        )
        self._refresh()

    @property
    def first_focus(self) -> str:
        return "after"

    def _refresh(self) -> None:
        controls, review, say = self.panel.controls, self.review, self.look.words.say
        controls["before"].enabled = self.place_shown > 0
        controls["after"].enabled = self.place_shown < len(self.work.done) - 1
        controls["other"].enabled = review is not None and self._other(review) is not None
        controls["other"].is_on = self.shows_other
        controls["hands"].enabled = review is not None
        controls["hands"].label = say("Their tiles alone") if self.shows_all else say("All hands")
        controls["what-if"].enabled = review is not None

    # ------------------------------------------------------------------ state

    @property
    def review(self) -> Review | None:
        """The decision that is shown; None while it is not ready."""
        return self.work.done[self.place_shown] if self.place_shown < len(self.work.done) else None

    @property
    def word(self) -> int:
        """By which word it was taken."""
        return self.work.words[self.place_shown]

    def _other(self, review: Review) -> Turn | None:
        """By what could be known, else by the open hands."""
        return review.known.better or review.best_open

    @property
    def is_moving(self) -> bool:
        """Another review has come in; only then there is something new to draw."""
        return self._has_news

    @property
    def wants_time(self) -> bool:
        return not self.work.is_over or self._has_news

    def pass_time(self, dt: float) -> Move | None:
        if not dt:
            return None
        self._has_news = not self.services.search.is_busy and self.work.step()
        if self._has_news:
            self._refresh()
        return None

    # ------------------------------------------------------------------ doing

    def hear(self, intent: Intent) -> Move | None:
        match intent:
            case Press(Command.PAGE_UP | Command.UNDO):
                self._go(self.place_shown - 1)
            case Press(Command.PAGE_DOWN | Command.REDO):
                self._go(self.place_shown + 1)
            case Press(Command.FIRST):
                self._go(0)
            case Press(Command.LAST):
                self._go(len(self.work.done) - 1)
            case Press(Command.HINT, repeat=False) if self.panel.controls["other"].enabled:
                return self.press(Pressed("other"))
            case Press(Command.RULES, repeat=False):
                return Push(routes.Rules(self._match.game))
            case _:
                return super().hear(intent)
        return None

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "before":
                self._go(self.place_shown - 1)
            case "after":
                self._go(self.place_shown + 1)
            case "other":
                self.shows_other = not self.shows_other
            case "hands":
                self.shows_all = not self.shows_all
            case "what-if":
                return Push(routes.WhatIf(self._match, self.work.hand.number, self.word - 1))
            case "back":
                return Pop()
        self._refresh()
        return None

    def _go(self, place: int) -> None:
        self.place_shown = min(max(place, 0), max(len(self.work.done) - 1, 0))
        self.shows_other = False
        self._refresh()

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._match.players)

    @property
    def _voice(self) -> Voice:
        return Voice(self.look.words, self._match.game, self._names)

    def picture(self, review: Review) -> TablePicture:
        """The table before the decision from its seat, the tile that was played raised; on request the other one."""
        settings = self.look.settings
        words, board = self.look.words, board_line(self.look.words, self._match, self.work.hand.number)
        own = pair_of(review.seat)
        dress = Dress(words, Mode(settings.tiles), settings.table_top, own, names_partner=True, board=board)
        face_up = SEATS if self.shows_all else (review.seat,)
        plain = looked_at(self.work.hand.shown(self.word - 1), self._names, dress, face_up, review.seat)
        turn = self._other(review) if self.shows_other else review.turn
        if not isinstance(turn, Play):
            return plain
        return replace(plain, raised=turn.tile, ghosts=(Ghost(turn.tile, turn.end),))

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.look.scale, self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, self._title(), self._head, scale.head, GOLD, Weight.BLACK)
        surfaces.panel(surface, self._side, table, alpha=215, radius=scale.radius)
        inner = self._side.shrunk(scale.px(18, 8))
        review = self.review
        if review is not None:
            surface.blit(self._drawn(self.picture(review)), self._table[:2])
            surfaces.ring(surface, self._table, SOFT, scale.px(3, 2), scale.radius)
            self._write_review(surface, inner, review)
        self._write_counts(surface)

    def _title(self) -> str:
        say, work = self.look.words.say, self.work
        if not work.words:
            return say("Nobody decided anything in this hand")
        if self.review is None:
            return say("Looking at decision {n} of {all}…", n=len(work.done) + 1, all=len(work.words))
        if work.is_over:
            return say("Decision {n} of {all}", n=self.place_shown + 1, all=len(work.words))
        return say(
            "Decision {n} of {all} · {done} looked at", n=self.place_shown + 1, all=len(work.words), done=len(work.done)
        )

    def _drawn(self, picture: TablePicture) -> pygame.Surface:
        if self._small is None or self._small[0] != picture:
            small = pygame.Surface(self._table[2:])
            self._art.draw(small, picture)
            self._small = (picture, small)
        return self._small[1]

    def _write_review(self, surface: pygame.Surface, inner: Box, review: Review) -> None:
        scale, words, voice = self.look.scale, self.look.words, self._voice
        seen = self.work.hand.seen(self.word - 1)
        told = zip(review_lines(words, review, seen, self._names), (CREAM, SOFT, CREAM), strict=True)
        lines = [(unbroken(text), ink) for text, ink in told if text]
        other = self._other(review)
        if self.shows_other and other is not None:
            lines.append((unbroken(other_line(voice, review, other, seen, self._names)), GOLD))
        head, gap, verdict = scale.letters(36, 22), scale.tight, verdict_name(words, review.verdict)
        mark, played = round(scale.body * 0.8), turn_line(voice, self.work.hand.taken(self.word))
        name = Box(inner.x + mark + scale.px(10, 5), inner.y, inner.w - mark - scale.px(10, 5), 1)
        texts = [(played, name.w), *((text, inner.w) for text, _ in lines)]
        room = inner.h - len(wrapped(verdict, head, int(inner.w), Weight.BLACK)) * line_height(head, Weight.BLACK)
        px = _letters(texts, room, scale.body, gap)
        surface.blit(badges.pair_shape(mark, pair_of(review.seat)), (round(inner.x), round(inner.y + px * 0.2)))
        y = write_lines(surface, played, name, px, CREAM).bottom
        colour = COLOURS.get(review.verdict, CREAM)
        y = write_lines(surface, verdict, _from(inner, y), head, colour, Weight.BLACK).bottom
        for text, ink in lines:
            y = write_lines(surface, text, _from(inner, y + gap), px, ink).bottom

    def _write_counts(self, surface: pygame.Surface) -> None:
        scale, box, told = self.look.scale, self._counts, self.counts
        room = box._replace(y=box.y + scale.tight, h=box.h - scale.tight)
        px, y = _letters([(text, room.w) for text in told], room.h, scale.body, 0), room.y
        for text in told:
            y = write_lines(surface, text, _from(room, y), px, GOLD).bottom

    @property
    def counts(self) -> list[str]:
        """The lines of the hand's summary."""
        return count_lines(self._voice, self.work)


def _letters(texts: list[tuple[str, float]], height: float, most: int, gap: int) -> int:
    """The largest letters in which these texts, each with its width, fit one under the other."""

    def high(px: int) -> float:
        return sum(len(wrapped(text, px, int(width))) * line_height(px) + gap for text, width in texts)

    return next((px for px in range(most, LEAST, -1) if high(px) <= height), LEAST)


def _from(box: Box, y: float) -> Box:
    return box.strip(y, 1)
