"""Duplicate before it begins: what it is, how many deals, and the one that was begun before."""

from functools import partial

import pygame

from game.deal import draw_seed
from game.duplicate import Duplicate
from game.seats import Pair, Player
from game.sentences.voice import Voice, game_name
from scenes import routes
from scenes.input.intents import Command, Intent, Press
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Ask, Move, Pop, Push, Restart
from scenes.table.company import Company
from scenes.table.duplicate_words import memory_note, stand_line
from scenes.ui.long_page import LongPage
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import row
from scenes.ui.scroll import Scroll
from sprites.geometry import NOWHERE, Box
from sprites.ground import table_ground
from sprites.lettering import Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import CREAM, GOLD, SOFT, Colour

SIZES = (2, 4, 8, 12, 16)
USUAL = 4


class DuplicateSetup(PanelScene):
    def __init__(self, to: routes.DuplicateSetup, company: Company) -> None:
        self._company = company
        self._game, self._players, self._seed, self._pads_each = to.game, to.players, to.seed, to.pads_each
        self.deals = USUAL
        self.scroll: Scroll = LongPage(NOWHERE, [], 1, 0)

    def arrive(self, look: Look, services: Services) -> None:
        self._kept = services.saves.duplicate()
        super().arrive(look, services)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        gap, high = scale.wide, max(scale.touch, round(scale.body * 1.9))
        whole = scale.safe_area
        width = min(whole.w, max(scale.px(1240) * scale.text / 100, 700))
        x = whole.x + (whole.w - width) / 2
        self._head = Box(x, whole.y, width, round(scale.head * 1.35))
        low = whole.bottom - high
        sections = self._sections()
        room = low - gap - self._head.bottom - len(sections) * (high + 2 * gap)
        text_w = width - scale.px(28, 14)
        sizes = range(scale.body, scale.small, -1)
        self._px = px = next((px for px in sizes if self._letters_height(px, text_w) <= room), scale.small)
        spare = room - self._letters_height(px, text_w)
        between = max(spare, 0) / (len(sections) + 2)
        text_h = self._height_of(self._told(), px, text_w) + min(spare, 0)
        self._place_text(Box(x, self._head.bottom, text_w, text_h).whole())
        y, self._lines = self.scroll.box.bottom + gap, []
        for text, control in sections:
            line = Box(x, y + between, text_w, self._height_of([text], px, text_w))
            self._lines.append((text, line))
            control.box = Box(x, line.bottom + gap / 2, width, high).whole()
            self.panel.put(control)
            y = control.box.bottom + gap
        goes_on = self._unfinished is not None
        label = say("Deal a new one") if goes_on else say("Deal")
        back = Control("back", NOWHERE, say("Back"), icon="back")
        begin = Control("begin", NOWHERE, label, Kind.PLAIN if goes_on else Kind.MAIN, icon="play")
        row(self.panel, Box(x, low, width, high), gap, [back, begin], shares=(1, 2))

    def _place_text(self, box: Box) -> None:
        """Where large letters leave too little room for it, it scrolls."""
        colours = (CREAM, CREAM, SOFT, SOFT)
        pieces = [partial(self._paragraph, text, colour) for text, colour in zip(self._told(), colours, strict=False)]
        before, step = self.scroll.offset, line_height(self._px)
        self.scroll = LongPage(box, pieces, step, round(step / 3))
        self.scroll.to(before)

    def _paragraph(self, text: str, colour: Colour, surface: pygame.Surface, box: Box) -> float:
        return write_lines(surface, text, box, self._px, colour).bottom

    def _sections(self) -> list[tuple[str, Control]]:
        """What was begun, with its own people, then what would be new: a line about each, and its control."""
        say = self.look.words.say
        length = Control("deals", NOWHERE, say("How long"), Kind.CHOICE, self._length)
        new = self._who(self._game, self._players)
        kept = self._kept
        if kept is None:
            return [(new, length)]
        before = self._who(kept.match.game, kept.match.players)
        if kept.is_over:
            sheet = Control("sheet", NOWHERE, say("The last result sheet"), icon="details")
            return [(new, length), (say("Played last: {who}", who=before), sheet)]
        label = say("Go on: {board}", board=stand_line(self.look.words, kept))
        go_on = Control("go-on", NOWHERE, label, Kind.MAIN, icon="forward")
        begun, instead = say("Begun: {who}", who=before), say("Or a new one in its place: {who}", who=new)
        return [(begun, go_on), (instead, length)]

    @property
    def _unfinished(self) -> Duplicate | None:
        return None if self._kept is None or self._kept.is_over else self._kept

    @property
    def first_focus(self) -> str:
        return "begin" if self._unfinished is None else "go-on"

    # ------------------------------------------------------------------ words

    @property
    def _length(self) -> str:
        return self.look.words.say("{n} deals, {all} boards", n=self.deals, all=2 * self.deals)

    def _who(self, game: str, players: tuple[Player, ...]) -> str:
        """The game, and each pair with its seats."""
        words = self.look.words
        voice = Voice(words, game, tuple(player.name for player in players))
        one, two = (f"{voice.pair(pair)} ({'-'.join(pair)})" for pair in Pair)
        return words.say("{game}, {one} against {two}", game=game_name(words, game), one=one, two=two)

    def _told(self) -> list[str]:
        say = self.look.words.say
        told = [
            say(
                "Each deal is played twice, never twice in a row. You keep seats and partners; the tiles move on by "
                "one chair or three, so that each pair plays both sides. Which side comes first is drawn."
            ),
            memory_note(self.look.words),
            say(
                "Every board begins at 0-0 with the double six and counts on the result sheet alone. Replay and review "
                "wait for the last board."
            ),
        ]
        if self._seed is not None:
            told.append(say("The seed was typed in: whoever knows it can see every deal before it is played."))
        return told

    @staticmethod
    def _height_of(texts: list[str], px: int, width: float) -> float:
        """A third of a line stands below each paragraph but the last."""
        lines = [len(wrapped(text, px, int(width))) for text in texts]
        return line_height(px) * (sum(lines) + (len(lines) - 1) / 3)

    def _letters_height(self, px: int, width: float) -> float:
        return self._height_of(self._told(), px, width) + sum(
            self._height_of([text], px, width) for text, _ in self._sections()
        )

    # ------------------------------------------------------------------ doing

    def hear(self, intent: Intent) -> Move | None:
        """Up and down lead the focus; all else that scrolls moves the text."""
        leads = isinstance(intent, Press) and intent.command in (Command.UP, Command.DOWN)
        if not leads and self.scroll.hear(intent):
            return None
        return super().hear(intent)

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "back":
                return Pop()
            case "begin":
                kept = self._unfinished
                return self._begin() if kept is None else self._question(kept)
            case "go-on":
                return Restart(routes.Play()) if self._company.sit_down_at_duplicate_again() else None
            case "sheet" if self._kept is not None:
                return Push(routes.DuplicateSheet(self._kept))
            case "deals":
                self.deals = SIZES[(SIZES.index(self.deals) + pressed.step) % len(SIZES)]
        self.lay_out()
        return None

    def _question(self, kept: Duplicate) -> Ask:
        """What was begun has one place, and would be lost."""
        say = self.look.words.say
        board = stand_line(self.look.words, kept)
        text = say("{board}: the one that was begun is given up. Its boards are opened among the replays.", board=board)
        return Ask(say("Begin a new duplicate?"), text, say("Deal"), self._begin)

    def _begin(self) -> Move:
        self._share_pads()
        duplicate = Duplicate(self._game, self._players, self._seed or draw_seed(), self.deals)
        self._company.sit_down_at_duplicate(duplicate)
        return Restart(routes.Deal())

    def _share_pads(self) -> None:
        self.services.pads.share()
        if self._pads_each:
            people = (seat for seat, player in enumerate(self._players, start=1) if player.is_human)
            self.services.pads.deal_out(people)

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.look.scale, self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, self.look.words.say("Duplicate"), self._head, scale.head, GOLD, Weight.BLACK)
        self.scroll.draw(surface, scale)
        for text, box in self._lines:
            write_lines(surface, text, box, self._px, GOLD)
