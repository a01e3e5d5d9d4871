"""The end of a hand: four hands face up, every sum, why this pair won, the score, and the whole log beside it."""

from typing import ClassVar

import pygame

from game.deal import show_code
from game.hand_end import Result
from game.seats import Pair
from game.sentences.openings import next_line
from game.sentences.results import event_line, key_line, other_game_line, winner_line
from scenes.four_hands import FourHands
from scenes.intents import Command, Intent, Press, Tap
from scenes.leaving import leave_question, next_deal, restart_question
from scenes.log import draw_log
from scenes.panel import Control, Kind, Pressed
from scenes.panel_scene import PanelScene
from scenes.scroll import Scroll
from scenes.sitting import Sitting
from scenes.stack import Move, Push, Replace, Restart
from scenes.stage import Stage
from scenes.table_view import picture_of, voice_of
from sounds.cues import Cue, cue_of_end
from sprites import badges, drawing, surfaces
from sprites.geometry import Box
from sprites.lettering import Align, Weight, line_height, width_of, wrapped, write, write_in, write_lines
from sprites.palette import CREAM, GOLD, PAIR_STYLE, SOFT
from sprites.table import TableArt

COUNTING = 1.8
"""Seconds in which the hands turn up and their pips are counted."""


class HandSummary(PanelScene):
    name: ClassVar[str] = "hand_summary"

    def arrive(self, stage: Stage) -> None:
        assert stage.sitting is not None, "nobody sits at the table"
        self.sitting: Sitting = stage.sitting
        result = self.sitting.match.state.result
        assert result is not None, "the hand is not over"
        self.result: Result = result
        self.is_looking = False
        self._spent = COUNTING if stage.settings.reduced_motion or stage.settings.bot_speed == "instant" else 0.0
        super().arrive(stage)
        stage.speaker.play(Cue.FLIP, cue_of_end(result))

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale = self.stage.scale
        gap = scale.px(18, 7)
        self.art = TableArt(scale)
        whole = Box(scale.margin_x, scale.margin_y, scale.width - 2 * scale.margin_x, scale.height - 2 * scale.margin_y)
        row = max(scale.touch, round(scale.body * 1.8))
        rows = self._place_buttons(Box(whole.x, whole.y, whole.w, whole.h), row, gap)
        body = Box(whole.x, whole.y, whole.w, whole.h - rows * (row + gap))
        log_w = round(body.w * (0.34 if scale.text == 100 else 0.36))
        self._log_box = Box(body.right - log_w, body.y, log_w, body.h).whole()
        self._left = Box(body.x, body.y, body.w - log_w - gap, body.h).whole()
        pad = scale.px(20, 8)
        inner = self._log_box.shrunk(pad)
        head = round(scale.body * 1.6)
        bar = scale.px(24, 12)
        view = Box(inner.x, inner.y + head, inner.w - bar, inner.h - head).whole()
        self.scroll = Scroll(view, self._drawn_log(int(view.w), int(view.h)), line_height(scale.small))
        self._log_head = Box(inner.x, inner.y, inner.w, head)
        self._place_left(gap)

    def _place_buttons(self, whole: Box, row: int, gap: int) -> int:
        """In as many rows as their words need; the number of rows."""
        controls = self._buttons()
        per_row = len(controls)
        widest = max(width_of(control.label, self.stage.scale.body) for control in controls) + row * 1.5
        while per_row > 1 and (whole.w - gap * (per_row - 1)) / per_row < widest:
            per_row -= 1
        rows = -(-len(controls) // per_row)
        rows = min(rows, 2)
        per_row = -(-len(controls) // rows)
        width = (whole.w - gap * (per_row - 1)) / per_row
        for place, control in enumerate(controls):
            line, column = divmod(place, per_row)
            y = whole.bottom - (rows - line) * row - (rows - line - 1) * gap
            control.box = Box(whole.x + column * (width + gap), y, width, row).whole()
            self.panel.put(control)
        return rows

    def _buttons(self) -> list[Control]:
        say, match = self.stage.words.say, self.sitting.match
        onward = say("The match") if match.match_is_over else say("Next hand")
        rows = [
            Control("next", Box(0, 0, 0, 0), onward, Kind.MAIN, icon="forward"),
            Control("look", Box(0, 0, 0, 0), say("See the table"), icon="eye"),
            Control("undo", Box(0, 0, 0, 0), say("Undo"), enabled=match.can_undo, command=Command.UNDO, icon="undo"),
            Control("restart", Box(0, 0, 0, 0), say("Repeat the deal"), enabled=match.can_restart, icon="redo"),
            Control("replay", Box(0, 0, 0, 0), say("Replay"), icon="play"),
            Control("review", Box(0, 0, 0, 0), say("Review"), icon="hint", enabled=bool(self.sitting.people)),
            Control("leave", Box(0, 0, 0, 0), say("Leave"), icon="close"),
        ]
        if match.seed is None and not match.match_is_over:
            rows[0].enabled = False
        return rows

    def _drawn_log(self, width: int, least: int) -> pygame.Surface:
        voice, scale, hand = voice_of(self.sitting, self.stage.words), self.stage.scale, self.sitting.match.hand
        height = draw_log(drawing.clear(width, 8), hand, voice, scale, width, scale.small)
        content = drawing.clear(width, max(round(height), least))
        draw_log(content, hand, voice, scale, width, scale.small)
        return content

    def _place_left(self, gap: int) -> None:
        scale, left = self.stage.scale, self._left
        self._title = Box(left.x, left.y, left.w, round(scale.head * 1.25))
        sentences = self._sentences()
        step = line_height(scale.body)
        lines = sum(len(wrapped(text, scale.body, int(left.w))) for text in sentences)
        self._words = Box(left.x, self._title.bottom, left.w, lines * step)
        foot = round(scale.small * 1.5)
        self._foot = Box(left.x, left.bottom - foot, left.w, foot)
        score_h = round(max(scale.body * 2.3, scale.px(84, 44)))
        self._scores = Box(left.x, self._foot.y - score_h - gap / 2, left.w, score_h)
        hands = Box(left.x, self._words.bottom + gap / 2, left.w, self._scores.y - gap - self._words.bottom)
        self.hands = FourHands(hands.whole(), self.stage, self.sitting, self.result)

    def _sentences(self) -> list[str]:
        voice = voice_of(self.sitting, self.stage.words)
        told = [
            winner_line(voice, self.result),
            key_line(voice, self.result),
            other_game_line(voice, self.result),
            event_line(voice, self.result),
        ]
        if not self.sitting.match.match_is_over:
            told.append(next_line(voice, self.result.next))
        return [line for line in told if line]

    # ------------------------------------------------------------------ doing

    @property
    def is_moving(self) -> bool:
        return self._spent < COUNTING

    def pass_time(self, dt: float) -> Move | None:
        self._spent += dt
        return None

    def hear(self, intent: Intent) -> Move | None:
        if self.is_looking:
            if isinstance(intent, Tap) or (isinstance(intent, Press) and not intent.repeat):
                self.is_looking = False
            return None
        if self.is_moving and isinstance(intent, Tap | Press):
            self._spent = COUNTING
        match intent:
            case Press(Command.UNDO, repeat=False):
                return self._undo()
            case Press(Command.RULES, repeat=False):
                return Push(self.stage.ways.rules(self.sitting.match.game))
            case Press(Command.LOG, repeat=False):
                return Push(self.stage.ways.log())
            case Press(Command.PAGE_UP | Command.PAGE_DOWN) if self.scroll.hear(intent):
                return None
        if not isinstance(intent, Press) and self.scroll.hear(intent):
            return None
        return super().hear(intent)

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "next" if self.sitting.match.match_is_over:
                return Replace(self.stage.ways.match_summary())
            case "next":
                return next_deal(self.stage)
            case "look":
                self.is_looking = True
            case "undo":
                return self._undo()
            case "restart":
                return Push(restart_question(self.stage))
            case "replay":
                return Push(self.stage.ways.replay(self.sitting.match, self.sitting.match.hand.number))
            case "review":
                return Push(self.stage.ways.review(self.sitting.match, self.sitting.match.hand.number))
            case "leave":
                return Push(leave_question(self.stage))
        return None

    def _undo(self) -> Move | None:
        if not self.sitting.match.can_undo:
            return None
        self.sitting.undo()
        return Restart(self.stage.ways.play())

    def back(self) -> Move | None:
        return Push(leave_question(self.stage))

    # ------------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        if self.is_looking:
            picture = picture_of(self.sitting, self.stage.words, self.stage.settings, opened=True)
            self.art.draw(surface, picture)
            prompt = self.stage.words.say("Press anything to go back")
            surfaces.pill(surface, prompt, self.art.layout.prompt, self.stage.scale.body, self.stage.settings.table)
            return
        super().draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.stage.scale, self.stage.settings.table
        surface.blit(surfaces.table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, self._headline(), self._title, scale.head, GOLD, Weight.BLACK)
        y = self._words.y
        for place, text in enumerate(self._sentences()):
            box = Box(self._words.x, y, self._words.w, 1)
            y = write_lines(surface, text, box, scale.body, CREAM if place == 0 else SOFT).bottom
        self.hands.draw(surface, min(self._spent / COUNTING, 1.0))
        self._draw_scores(surface)
        write_in(surface, self._proof(), self._foot, scale.small, SOFT)
        surfaces.panel(surface, self._log_box, table, alpha=190, radius=scale.radius)
        title = self.stage.words.say("Log of hand {n}", n=self.sitting.match.hand.number)
        write_in(surface, title, self._log_head, scale.body, GOLD, Weight.BLACK)
        self.scroll.draw(surface, scale)

    def _headline(self) -> str:
        voice, say, winner = voice_of(self.sitting, self.stage.words), self.stage.words.say, self.result.winner
        if winner is None:
            return say("A draw")
        return say("{pair} win the hand", pair=voice.pair(winner))

    def _proof(self) -> str:
        hand, say = self.sitting.match.hand, self.stage.words.say
        if hand.code is None:
            return say("A deal typed in")
        proof = say("Code {code} · seal {seal}", code=show_code(hand.code), seal=self.sitting.seal_text)
        return proof if self.sitting.deal_is_proven else proof + " · " + say("a chosen seed proves nothing")

    def _draw_scores(self, surface: pygame.Surface) -> None:
        scale, gap = self.stage.scale, self.stage.scale.px(18, 7)
        voice, target = voice_of(self.sitting, self.stage.words), self.sitting.seen().target
        width = (self._scores.w - gap) / 2
        for pair in Pair:
            box = Box(self._scores.x + pair.place * (width + gap), self._scores.y, width, self._scores.h).whole()
            surfaces.panel(surface, box, self.stage.settings.table, PAIR_STYLE[pair].colour, 220, scale.radius)
            inner = box.shrunk(scale.px(12, 5))
            points = self.result.score[pair.place]
            number = write(
                surface, str(points), (inner.right, inner.centre[1]), scale.head, GOLD, Weight.BLACK, Align.RIGHT
            )
            names = Box(inner.x, inner.y, inner.w - number.w - gap, inner.h * 0.5)
            write_in(surface, voice.pair(pair), names, scale.body)
            low = Box(names.x, names.bottom, names.w, inner.h * 0.5)
            badges.lamps(surface, low.shrunk(inner.h * 0.06), min(points, target), target)
