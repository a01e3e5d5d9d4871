"""Everything a family can choose; each choice takes effect at once and is kept."""

from typing import ClassVar

import pygame

from scenes.stack import Move, Pop
from scenes.store.settings import CHOICES
from scenes.table.sitting import Sitting
from scenes.ui.card_scene import paint_card
from scenes.ui.page_turner import PagedScene
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.widgets import choice_boxes
from sprites.geometry import NOWHERE, Box
from sprites.lettering import Align, width_of, write_in
from sprites.palette import CREAM, Mode
from sprites.sample import draw_sample


class SettingsScene(PagedScene):
    """In two columns where the words fit, else in one; on several pages where they do not fit on one."""

    is_overlay: ClassVar[bool] = True

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale = self.look.scale
        pad, gap = scale.px(36, 12), scale.pad
        row = max(scale.touch, round(scale.body * 1.8))
        widest = scale.width - 2 * scale.margin_x
        rows = self._choices()
        columns = 2 if 2 * self._column(rows) + gap + 2 * pad <= widest else 1
        needed = columns * self._column(rows) + (columns - 1) * gap + 2 * pad
        width = min(max(needed, scale.px(1100)), widest)
        head = max(round(scale.head * 1.35), scale.px(120, 60))
        room = scale.height - 2 * scale.margin_y - 2 * pad - head - row - 2 * gap
        per_column = max(int(room // (row + gap)), 1)
        self.set_pages(len(rows), columns * per_column)
        per_column = -(-len(rows) // (self.pages * columns))
        height = 2 * pad + head + per_column * (row + gap) + 2 * gap + row
        self.card = Box((scale.width - width) / 2, (scale.height - height) / 2, width, height).whole()
        inner = self.card.shrunk(pad)
        sample = min(2.4 * head, inner.w * 0.4)
        self._head = Box(inner.x, inner.y, inner.w - sample - gap, head)
        self._sample = Box(inner.right - sample, inner.y, sample, head)
        column_w = (inner.w - (columns - 1) * gap) / columns
        first = self.page * columns * per_column
        for place, control in enumerate(rows[first : first + columns * per_column]):
            column, line = divmod(place, per_column)
            y = self._head.bottom + gap + line * (row + gap)
            control.box = Box(inner.x + column * (column_w + gap), y, column_w, row).whole()
            self.panel.put(control)
        self._place_foot(inner.strip(inner.bottom - row, row), gap)
        if self.panel.focused is None:
            self.panel.focus = self.first_focus

    def _column(self, rows: list[Control]) -> float:
        """Wide enough for every label and every value in full size."""
        scale = self.look.scale
        name, value = choice_boxes(Box(0, 0, 1000, 10), 0)
        labels = max(width_of(row.label, scale.body) for row in rows) / name.w
        values = max(width_of(text, scale.body) for text in self._values()) + 3 * scale.body
        return 1000 * max(labels, values / value.w) + 3 * scale.inset

    def _place_foot(self, box: Box, gap: int) -> None:
        say, scale = self.look.words.say, self.look.scale
        close_w = min(max(scale.px(360), 9 * scale.body), box.w)
        x = box.centre[0] - close_w / 2
        if self.pages > 1:
            number_w = 3.2 * scale.body
            x = box.x
            close_w = box.w - 2 * (box.h + gap) - number_w
            self._number = box.piece(x + close_w + gap + box.h, number_w)
        self.panel.put(Control("close", box.piece(x, close_w).whole(), say("Back"), Kind.MAIN))
        if self.pages > 1:
            self._place_turns(box.piece(x + close_w + gap, box.right - x - close_w - gap))

    def _place_turns(self, box: Box) -> None:
        for key, x, may in (
            ("previous", box.x, self.page > 0),
            ("next", box.right - box.h, self.page < self.pages - 1),
        ):
            icon = "left" if key == "previous" else "right"
            self.panel.put(Control(key, box.piece(x, box.h).whole(), "", enabled=may, icon=icon))

    def _choices(self) -> list[Control]:
        return [
            Control(name, NOWHERE, label, Kind.CHOICE, self._value(getattr(self.look.settings, name)))
            for name, label in self._labels().items()
        ]

    # ------------------------------------------------------------------ doing

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "close":
                return Pop()
            case "previous":
                self.turn(-1)
            case "next":
                self.turn(1)
            case name:
                self._change(name, pressed.step)
        return None

    def _change(self, name: str, step: int) -> None:
        settings = self.look.settings.after(name, step)
        if name == "curtain" and settings.curtain == "never" and not self._may_never:
            settings = settings.after("curtain", step)
        self.services.change(settings)

    @property
    def _may_never(self) -> bool:
        """A table of several people always has its curtain."""
        return self._sitting is None or len(self._sitting.people) <= 1

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        paint_card(surface, self.look, self.card, self._head, self.look.words.say("Settings"))
        settings = self.look.settings
        draw_sample(surface, self._sample, settings.table_top, Mode(settings.tiles))
        if self.pages > 1:
            number = f"{self.page + 1} / {self.pages}"
            write_in(surface, number, self._number, self.look.scale.body, CREAM, align=Align.CENTRE)

    # ------------------------------------------------------------------ words

    def _labels(self) -> dict[str, str]:
        say = self.look.words.say
        labels = {
            "language": say("Language"),
            "text_size": say("Text size"),
            "tiles": say("Tiles"),
            "table": say("Cloth"),
            "wood": say("Wood"),
            "full_screen": say("Full screen"),
            "bot_speed": say("Bot speed"),
            "passes": say("Passes"),
            "curtain": say("Lift the curtain"),
            "hide_on_focus_loss": say("Hide when away"),
            "details": say("Details button"),
            "reduced_motion": say("Less motion"),
            "sound": say("Sound"),
            "volume": say("Volume"),
            "safe_margin": say("Screen margin"),
            "speech": say("Read aloud"),
        }
        assert labels.keys() == CHOICES.keys()
        return labels

    def _values(self) -> list[str]:
        """Of every setting, in words."""
        return [self._value(value) for choices in CHOICES.values() for value in choices]

    def __init__(self, sitting: Sitting | None) -> None:
        self._sitting = sitting

    def _value(self, value: object) -> str:
        say = self.look.words.say
        if isinstance(value, bool):
            return say("on") if value else say("off")
        if isinstance(value, int):
            return f"{value} %"
        named = {
            "es": "Español",
            "en": "English",
            "pips": say("ivory"),
            "bone": say("bone"),
            "black": say("black"),
            "colours": say("colours"),
            "numerals": say("numerals"),
            "green": say("green"),
            "blue": say("blue"),
            "wine": say("wine red"),
            "graphite": say("graphite"),
            "plum": say("plum"),
            "mahogany": say("mahogany"),
            "walnut": say("walnut"),
            "oak": say("oak"),
            "slow": say("slow"),
            "normal": say("normal"),
            "fast": say("fast"),
            "instant": say("instant"),
            "wait": say("after a key"),
            "auto": say("automatic"),
            "tap": say("with a tap"),
            "hold": say("by holding"),
            "never": say("never"),
        }
        return named[str(value)]
