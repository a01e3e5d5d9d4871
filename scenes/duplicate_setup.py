"""Duplicate before it begins: what it is, how many deals, and the one that was begun before."""

from typing import ClassVar

import pygame

from game.deal import draw_seed
from game.duplicate import Duplicate
from game.seats import Pair, Player
from game.sentences.boards import board_line
from game.sentences.voice import Voice, game_name
from scenes.opening_scene import sit_down_at_duplicate
from scenes.stack import Move, Pop, Push, Restart
from scenes.stage import Stage
from scenes.table.duplicate_words import memory_note
from scenes.widgets.panel import Control, Kind, Pressed
from scenes.widgets.panel_scene import PanelScene
from scenes.widgets.question import Question
from sprites import surfaces
from sprites.geometry import Box
from sprites.lettering import Weight, line_height, wrapped, write_in, write_lines
from sprites.palette import CREAM, GOLD, SOFT, Colour

SIZES = (2, 4, 8, 12, 16)
USUAL = 4


class DuplicateSetup(PanelScene):
    """For these people; without a `seed` one is drawn. `pads_each`: each person has a pad of their own."""

    name: ClassVar[str] = "duplicate_setup"

    def __init__(self, game: str, players: tuple[Player, ...], seed: str | None, *, pads_each: bool = False) -> None:
        self._game = game
        self._players = players
        self._seed = seed
        self._pads_each = pads_each
        self.deals = USUAL

    def arrive(self, stage: Stage) -> None:
        self._kept = stage.saves.duplicate()
        super().arrive(stage)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.stage.scale, self.stage.words.say
        gap, row = scale.px(18, 7), max(scale.touch, round(scale.body * 1.9))
        whole = scale.safe_area
        width = min(whole.w, max(scale.px(1240) * scale.text / 100, 560))
        x = whole.x + (whole.w - width) / 2
        self._head = Box(x, whole.y, width, round(scale.head * 1.35))
        low = whole.bottom - row
        rows = 1 + (self._kept is not None)
        room = low - 2 * gap - rows * (row + gap) - self._head.bottom
        self._px = next((px for px in range(scale.body, 14, -1) if self._told_height(px, width) <= room), 14)
        self._text = Box(x, self._head.bottom, width, self._told_height(self._px, width))
        y = self._text.bottom + 1.5 * gap
        y += max(low - 2 * gap - rows * (row + gap) - y, 0) * 0.25
        deals = Control("deals", Box(x, y, width, row).whole(), say("How long"), Kind.CHOICE, self._length)
        self.panel.put(deals)
        if self._kept is not None:
            label = self._kept_label(self._kept)
            kept = Box(x, y + row + gap, width, row).whole()
            self.panel.put(Control("go-on", kept, label, icon="forward"))
        third = (width - gap) / 3
        self.panel.put(Control("back", Box(x, low, third, row).whole(), say("Back"), icon="back"))
        begin = Box(x + third + gap, low, width - third - gap, row).whole()
        self.panel.put(Control("begin", begin, say("Deal"), Kind.MAIN, icon="play"))

    @property
    def first_focus(self) -> str:
        return "begin"

    # ------------------------------------------------------------------ words

    @property
    def _length(self) -> str:
        return self.stage.words.say("{n} deals, {all} boards", n=self.deals, all=2 * self.deals)

    def _kept_label(self, kept: Duplicate) -> str:
        say = self.stage.words.say
        if kept.is_over:
            return say("The last result sheet")
        return say("Go on: {board}", board=board_line(self.stage.words, kept.match))

    def _told(self) -> list[tuple[str, Colour]]:
        say = self.stage.words.say
        voice = Voice(self.stage.words, self._game, tuple(player.name for player in self._players))
        told = [
            (
                say(
                    "{game}: {one} against {two}",
                    game=game_name(self.stage.words, self._game),
                    one=voice.pair(Pair.P13),
                    two=voice.pair(Pair.P24),
                ),
                GOLD,
            ),
            (
                say(
                    "Each deal is played twice. You keep your seats and the tiles move on, so that each pair plays "
                    "both sides of it: the luck of the deal is the same for both."
                ),
                CREAM,
            ),
            (memory_note(self.stage.words), CREAM),
            (say("There is no match score and no streak: a result sheet shows both scores of each deal."), SOFT),
        ]
        if self._kept is not None and not self._kept.is_over:
            told.append((say("One that was begun is kept below; a new one takes its place."), SOFT))
        return told

    def _told_height(self, px: int, width: float) -> float:
        """A third of a line stands between two paragraphs."""
        lines = [len(wrapped(text, px, int(width))) for text, _ in self._told()]
        return line_height(px) * (sum(lines) + len(lines) / 3)

    # ------------------------------------------------------------------ doing

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "back":
                return Pop()
            case "begin":
                return self._begin() if self._kept is None or self._kept.is_over else Push(self._question(self._kept))
            case "go-on":
                return self._go_on()
            case "deals":
                self.deals = SIZES[(SIZES.index(self.deals) + pressed.step) % len(SIZES)]
        self.lay_out()
        return None

    def _question(self, kept: Duplicate) -> Question:
        """What was begun has one place, and would be lost."""
        say = self.stage.words.say
        board = board_line(self.stage.words, kept.match)
        text = say("{board}: the one that was begun is given up. Its boards stay among the replays.", board=board)
        return Question(say("Begin a new duplicate?"), text, say("Deal"), self._begin)

    def _begin(self) -> Move:
        self._share_pads()
        duplicate = Duplicate(self._game, self._players, self._seed or draw_seed(), self.deals)
        sit_down_at_duplicate(self.stage, duplicate)
        return Restart(self.stage.ways.deal())

    def _go_on(self) -> Move | None:
        duplicate = self.stage.saves.resume_duplicate()
        if duplicate is None:
            return None
        self.stage.pads.share()
        sit_down_at_duplicate(self.stage, duplicate)
        return Restart(self.stage.ways.play())

    def _share_pads(self) -> None:
        self.stage.pads.share()
        if self._pads_each:
            people = (seat for seat, player in enumerate(self._players, start=1) if player.is_human)
            self.stage.pads.deal_out(people)

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, table = self.stage.scale, self.stage.settings.table
        surface.blit(surfaces.table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, self.stage.words.say("Duplicate"), self._head, scale.head, GOLD, Weight.BLACK)
        y = self._text.y
        for text, colour in self._told():
            bottom = write_lines(surface, text, self._text._replace(y=y), self._px, colour).bottom
            y = bottom + line_height(self._px) / 3
