"""The end of a hand: four hands face up, every sum, why this pair won, the score, and the whole log beside it."""

from collections.abc import Iterator
from typing import ClassVar

import pygame

from game.contest import Next
from game.hand_end import Result
from scenes import routes
from scenes.input.intents import Command, Intent, PhoneWish, Press, Tap, Wish
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Move, Push, Replace, Restart
from scenes.table.between_hands import leave_question, next_deal, restart_question, take_back
from scenes.table.company import Company
from scenes.table.four_hands import FourHands
from scenes.table.log_rows import draw_log, log_title
from scenes.table.review_counts import count_lines, heading_line
from scenes.table.summary_buttons import summary_buttons
from scenes.table.summary_words import headline, proof_line, reason_lines
from scenes.table.table_picture import picture_of, voice_of
from scenes.table.unfolding import TURNED, WHOLE, Unfolding
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.scroll import Scroll
from scenes.work.review_work import ReviewWork
from sounds.cues import cues_of_end
from sprites import drawing, surfaces
from sprites.geometry import Box
from sprites.ground import table_ground
from sprites.lettering import Weight, line_height, set_in, wrapped, write_block, write_lines
from sprites.motion import LONGEST_STEP
from sprites.palette import CREAM, GOLD, SOFT
from sprites.table import TableArt


class HandSummary(PanelScene):
    ends_something: ClassVar[bool] = True

    def __init__(self, company: Company) -> None:
        self._company = company
        self.sitting = company.seated

    def arrive(self, look: Look, services: Services) -> None:
        self._sit_down(look, services)
        services.speaker.play(*cues_of_end(self.result))
        if not self.is_moving:
            services.speaker.play(*self.hands.heard(Unfolding(TURNED), Unfolding(WHOLE)))

    def prepared(self, look: Look, services: Services) -> Iterator[None]:
        """Everything drawn once where nobody looks, a part at each step: what is kept of it makes the first frame of
        the scene that arrives a short one."""
        self._sit_down(look, services)
        yield
        nowhere = pygame.Surface((1, 1))
        self.hands.draw(nowhere, Unfolding(WHOLE))
        yield
        self.widgets.draw(nowhere)
        yield
        self.paint(nowhere)
        yield
        self._drawn_log(self.scroll.box)

    def _sit_down(self, look: Look, services: Services) -> None:
        result = self.sitting.match.table.result
        assert result is not None, "the hand is not over"
        self.result: Result = result
        self.is_looking = False
        self._owes_log = not look.settings.reduced_motion
        self._spent = 0.0
        super().arrive(look, services)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale = self.look.scale
        if self.look.settings.reduced_motion or self.look.settings.bot_speed == "instant":
            self._spent = WHOLE
        gap = scale.wide
        self.art = TableArt(scale)
        whole = scale.safe_area
        body = whole._replace(h=self._place_buttons(whole, gap) - gap - whole.y)
        self._gap = gap
        log_w = round(body.w * (0.34 if scale.text == 100 else 0.36))
        log_box = body.piece(body.right - log_w, log_w).whole()
        self._place_log(log_box)
        self._left = body.piece(body.x, body.w - log_w - gap).whole()
        self._place_left(self._left, gap)

    def _place_log(self, box: Box) -> None:
        scale, title = self.look.scale, self._log_title
        self._log_box = box
        inner = box.shrunk(scale.inset)
        bar = scale.px(24, 12)
        head = line_height(scale.body, Weight.BLACK) * len(wrapped(title, scale.body, int(inner.w), Weight.BLACK))
        self._log_head = inner.top(head)
        view = Box(inner.x, inner.y + head, inner.w - bar, inner.h - head).whole()
        blank = drawing.clear(int(view.w), int(view.h))
        self.scroll = Scroll(view, blank if self._owes_log else self._drawn_log(view), line_height(scale.small))

    @property
    def _log_title(self) -> str:
        match = self.sitting.match
        return log_title(self.look.words, match, match.hand)

    def _place_buttons(self, whole: Box, gap: int) -> float:
        """In one row or two; their top."""
        scale = self.look.scale
        row = max(scale.touch, round(scale.body * 1.8))
        controls = summary_buttons(self.look.words, self.sitting)
        cells = sum(_cells(control) for control in controls)
        rows = 1 if (whole.w - gap * (cells - 1)) / cells >= 7.2 * scale.body else 2
        columns = -(-cells // rows)
        cell = (whole.w - gap * (columns - 1)) / columns
        place = 0
        for control in controls:
            wide = _cells(control)
            line, column = divmod(place, columns)
            y = whole.bottom - (rows - line) * row - (rows - line - 1) * gap
            control.box = Box(whole.x + column * (cell + gap), y, cell * wide + gap * (wide - 1), row).whole()
            self.panel.put(control)
            place += wide
        return whole.bottom - rows * row - (rows - 1) * gap

    def _drawn_log(self, view: Box) -> pygame.Surface:
        width, least = int(view.w), int(view.h)
        voice, scale, hand = voice_of(self.sitting, self.look.words), self.look.scale, self.sitting.match.hand
        height = draw_log(drawing.clear(width, 8), hand, voice, scale, width, scale.small)
        content = drawing.clear(width, max(round(height), least))
        draw_log(content, hand, voice, scale, width, scale.small)
        return content

    def _place_left(self, left: Box, gap: int) -> None:
        """The words in letters that leave the hands enough room."""
        scale = self.look.scale
        for head, px, small, tiles in self._letter_sizes():
            least_hands = 2 * (scale.body * 1.4 + tiles * scale.height) + scale.body * 1.5
            lines, self._title_px = set_in(self._headline(), head, int(left.w), head * 2.4, 18, Weight.BLACK)
            title = round(self._title_px * (1.3 if len(lines) == 1 else 1.2 * len(lines)))
            foot = line_height(small) * sum(len(wrapped(text, small, int(left.w))) for text in self._foot_lines())
            self._small = small
            if self._words_height(px, left.w) <= left.h - title - foot - 2 * gap - least_hands:
                break
        self._words_px = px
        self._title = left.top(title)
        self._words = left.strip(self._title.bottom, self._words_height(px, left.w))
        self._foot = left.strip(left.bottom - foot, foot)
        top = self._words.bottom + gap
        hands = left.strip(top, self._foot.y - gap * 0.6 - top)
        self.hands = FourHands(hands.whole(), self.look, self.sitting, self.result)

    def _letter_sizes(self) -> list[tuple[int, int, int, float]]:
        """Of the headline, the sentences and the proof, and a tile's part of the height, as large as may be first. The
        sentences give way first, but not far; then all do a little; then the sentences to their least."""
        scale = self.look.scale
        head, body, small = scale.head, scale.body, scale.small
        least = max(18, round(body * 0.65))
        sizes = [(head, px, small, 0.13) for px in range(body, least - 1, -1)]
        for part, tiles in ((0.9, 0.12), (0.85, 0.11), (0.8, 0.1), (0.75, 0.09)):
            sizes.append((max(26, round(head * part)), least, max(14, round(small * part)), tiles))
        smaller = [(max(26, round(head * 0.7)), px, max(14, round(small * 0.7)), 0.09) for px in range(least, 17, -1)]
        return [*sizes, *smaller, (max(26, round(head * 0.6)), 18, max(14, round(small * 0.6)), 0.09)]

    def _words_height(self, px: int, width: float) -> int:
        return line_height(px) * sum(len(wrapped(text, px, int(width))) for text in self._sentences())

    def _sentences(self) -> list[str]:
        return reason_lines(voice_of(self.sitting, self.look.words), self.result, self.sitting.contest)

    # ------------------------------------------------------------------ doing

    @property
    def is_moving(self) -> bool:
        return self._spent < WHOLE

    @property
    def sight(self) -> object:
        return self._owes_log, self.counts

    @property
    def wants_time(self) -> bool:
        return self.is_moving or (self.review is not None and not self.review.is_over)

    @property
    def review(self) -> ReviewWork | None:
        """Of this hand, where one was begun; it goes on here when it was left."""
        match = self.sitting.match
        return self.services.reviews.find(match, match.hand.number)

    def return_to_top(self) -> None:
        self._place_left(self._left, self._gap)

    def pass_time(self, dt: float) -> Move | None:
        """The log comes a frame later: one frame has no time for all."""
        if self._owes_log and dt > 0:
            self._owes_log = False
            self.scroll.content = self._drawn_log(self.scroll.box)
        before = Unfolding(self._spent)
        self._spent += min(dt, LONGEST_STEP)
        self.services.speaker.play(*self.hands.heard(before, Unfolding(self._spent)))
        if dt > 0 and self.review is not None and not self.services.search.is_busy and self.review.step():
            self._place_left(self._left, self._gap)
        return None

    def _grant(self, wish: Wish) -> Move | None:
        """What somebody at a phone wishes: the same as by the buttons here, asked already."""
        match wish:
            case Wish.NEXT if "next" in self.panel.spots:
                return self.press(Pressed("next"))
            case Wish.UNDO:
                return take_back(self.sitting)
            case Wish.RESTART if self.sitting.contest.may_restart:
                self.sitting.restart()
                return Restart(routes.Play())
            case _:
                return None

    @property
    def hears_phones(self) -> bool:
        return True

    def hear(self, intent: Intent) -> Move | None:
        if isinstance(intent, PhoneWish):
            return self._grant(intent.wish) if isinstance(intent.wish, Wish) else None
        if self.is_looking:
            if isinstance(intent, Tap) or (isinstance(intent, Press) and not intent.repeat):
                self.is_looking = False
            return None
        if self.is_moving and isinstance(intent, Tap | Press):
            self._spent = WHOLE
        match intent:
            case Press(Command.UNDO, repeat=False):
                return take_back(self.sitting)
            case Press(Command.RULES, repeat=False):
                return Push(routes.Rules(self.sitting.match.game))
            case Press(Command.LOG, repeat=False):
                return Push(routes.Log())
            case Press(Command.PAGE_UP | Command.PAGE_DOWN) if self.scroll.hear(intent):
                return None
        if not isinstance(intent, Press) and self.scroll.hear(intent):
            return None
        return super().hear(intent)

    def press(self, pressed: Pressed) -> Move | None:
        contest = self.sitting.contest
        match pressed.key, contest.next:
            case "next", Next.MATCH_END:
                return Replace(routes.MatchSummary())
            case ("next", Next.SHEET) if not contest.has_sheet:
                return Restart(self._company.leave_event())
            case ("next", Next.SHEET) | ("sheet", _):
                return Push(routes.DuplicateSheet(contest.sheet))
            case "next", _:
                return next_deal(self.sitting)
        match pressed.key:
            case "look":
                self.is_looking = True
            case "undo":
                return take_back(self.sitting)
            case "restart":
                return restart_question(self.look.words, self.sitting)
            case "replay":
                return Push(routes.Replay(self.sitting.match, self.sitting.match.hand.number))
            case "review":
                return Push(routes.Review(self.sitting.match, self.sitting.match.hand.number))
            case "leave":
                return leave_question(self.look.words, self._company, self.services.saves)
        return None

    def back(self) -> Move | None:
        return Push(routes.Pause())

    # ------------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        if self.is_looking:
            picture = picture_of(self.sitting, self.look.words, self.look.settings, opened=True)
            self.art.draw(surface, picture)
            prompt = self.look.words.say("Press anything to go back")
            surfaces.pill(surface, prompt, self.art.layout.prompt, self.look.scale.body, self.look.settings.table_top)
            return
        super().draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.look.scale, self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_block(surface, self._headline(), self._title, self._title_px, GOLD, Weight.BLACK, least=18)
        y = self._words.y
        for place, text in enumerate(self._sentences()):
            box = self._words.strip(y, 1)
            y = write_lines(surface, text, box, self._words_px, CREAM if place == 0 else SOFT).bottom
        self.hands.draw(surface, Unfolding(self._spent))
        y = self._foot.y
        for place, text in enumerate(self._foot_lines()):
            y = write_lines(surface, text, self._foot._replace(y=y), self._small, GOLD if place else SOFT).bottom
        surfaces.panel(surface, self._log_box, table, alpha=190, radius=scale.radius)
        write_lines(surface, self._log_title, self._log_head, scale.body, GOLD, Weight.BLACK)
        self.scroll.draw(surface, scale)

    def _headline(self) -> str:
        return headline(voice_of(self.sitting, self.look.words), self.result)

    def _foot_lines(self) -> list[str]:
        """How the deal is proven, and what a review of the hand has counted."""
        return [proof_line(self.look.words, self.sitting), *self.counts]

    @property
    def counts(self) -> list[str]:
        """Of the review of this hand, once somebody has asked for it: the lines of its walk, under a heading."""
        if self.review is None:
            return []
        words = self.look.words
        return [heading_line(words, self.review), *count_lines(voice_of(self.sitting, words), self.review)]


def _cells(control: Control) -> int:
    """Of the buttons' row: the way on takes two."""
    return 2 if control.kind is Kind.MAIN else 1
