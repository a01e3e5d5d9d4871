"""The first screen: go on, begin, look back, choose; beside it a table at which somebody always plays."""

import pygame

from game.games import DEFAULT_GAME
from game.homes.day import streak
from game.seats import Pair
from game.sentences.voice import Voice, game_name
from scenes import routes
from scenes.look import Look
from scenes.services import Services
from scenes.stack import Move, Push, Quit, Replace
from scenes.table.company import Company
from scenes.table.duplicate_words import stand_line
from scenes.table.living_table import LivingTable
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from sprites import badges
from sprites.fan import fan
from sprites.geometry import Box
from sprites.ground import table_ground
from sprites.lettering import Align, Weight, fitted, line_height, rendered, wrapped, write, write_lines
from sprites.palette import CREAM, GOLD, INK, SOFT, Mode

NAME = "Tranque"
_ICONS = {
    "continue": "forward",
    "play": "play",
    "days": "hint",
    "replays": "speed",
    "statistics": "details",
    "rules": "rules",
    "settings": "settings",
    "quit": "close",
}


class Title(PanelScene):
    def __init__(self, company: Company) -> None:
        self._company = company

    def arrive(self, look: Look, services: Services) -> None:
        self.table = LivingTable(self._company.demonstration)
        self._kept: pygame.Surface | None = None
        self._kept_for: object = None
        super().arrive(look, services)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.look.scale, self.look.words.say
        saves = self.services.saves
        self._duplicate = saves.duplicate() if saves.goes_on_with_duplicate else None
        self._saved = None if self._duplicate is not None else saves.saved()
        labels = {
            "continue": say("Continue"),
            "play": say("Play"),
            "days": self._days_label,
            "replays": say("Replays"),
            "statistics": say("Statistics"),
            "rules": say("Rules"),
            "settings": say("Settings"),
            "quit": say("Quit"),
        }
        if self._saved is None and self._duplicate is None:
            labels.pop("continue")
        first = next(iter(labels))
        column = self._column
        self._told_pad, self._told_step = scale.gap, scale.small * 1.25
        told = self._told_step * len(self._told_lines(column.w - 2 * self._told_pad))
        told += self._told_pad * 2 if told else 0
        gap = scale.gap
        y = self._place_head(column, told + len(labels) * (scale.touch + gap) - gap)
        row = min((column.bottom - y - told + gap) / len(labels) - gap, max(scale.touch * 1.2, scale.body * 2.2))
        row = max(row, scale.touch)
        y += max(column.bottom - y - told - len(labels) * (row + gap) + gap, 0) * 0.4
        for key, label in labels.items():
            kind = Kind.MAIN if key == first else Kind.PLAIN
            self.panel.put(Control(key, column.strip(y, row).whole(), label, kind, icon=_ICONS[key]))
            y += row + gap
            if key == "continue":
                self._told = column.strip(y - gap, told)
                y += told
        right = column.right + scale.px(60, 14)
        area = Box(right, scale.margin_y, scale.width - scale.margin_x - right, scale.height - 2 * scale.margin_y)
        settings = self.look.settings
        top, still = settings.table_top, settings.reduced_motion
        self.table.lay_out(area.whole(), scale, self.look.words, Mode(settings.tiles), top, still=still)
        self._kept = None

    @property
    def _days_label(self) -> str:
        """With the streak, where there is one."""
        saves, words = self.services.saves, self.look.words
        days = streak(saves.events.days(), saves.today())
        label = words.say("Deal of the day")
        return f"{label} · {days}" if days else label

    @property
    def _column(self) -> Box:
        scale = self.look.scale
        width = min(max(scale.px(560), 12.5 * scale.body), 0.42 * scale.width)
        x = scale.margin_x + scale.px(30, 2)
        return Box(x, scale.margin_y + scale.px(10, 0), width, scale.height - 2 * scale.margin_y - scale.px(10, 0))

    def _place_head(self, column: Box, rest: float) -> float:
        """The name, the fan behind its right, the line below; where they end. Where the `rest` of the column needs the
        room the fan is smaller or there is none, and at last no line."""
        scale = self.look.scale
        said = wrapped(self._subtitle, scale.body, int(column.w))
        line: float = scale.body * 1.5 + line_height(scale.body) * (len(said) - 1)
        if column.h - rest - line < 1.1 * scale.title:
            line = 0
        spare = column.h - rest - line - scale.px(20, 5)
        height = spare + 1
        for tenths in range(10, 6, -1):
            self._fan_half = round(min(scale.px(64, 26), column.w * 0.11) * tenths / 10)
            name_width = column.w - 5.6 * self._fan_half * 0.5
            self._name_px = fitted(NAME, round(scale.height * 0.13), int(name_width), 26, Weight.BLACK)[1]
            height = self._fan_half * 2.9 + self._name_px * 0.9
            if height <= spare:
                break
        if height > spare:
            self._fan_half = 0
            self._name_px = fitted(NAME, round(max(spare * 0.75, 26)), int(column.w), 26, Weight.BLACK)[1]
            height = self._name_px * 1.2
        self._head = column.top(height)
        self._line = column.strip(self._head.bottom, line)
        return self._line.bottom + scale.px(20, 5)

    @property
    def _subtitle(self) -> str:
        return self.look.words.say("Chiva and six love, in pairs")

    def _told_lines(self, width: float) -> list[tuple[str, Pair | None, str]]:
        """Below Continue: which game, and each pair's score. Line, whose it is, points."""
        words, saved, px = self.look.words, self._saved, self.look.scale.small
        if self._duplicate is not None:
            kept = self._duplicate
            lines = (f"{words.say('Duplicate')} · {game_name(words, kept.match.game)}", stand_line(words, kept))
            return [(line, None, "") for told in lines for line in wrapped(told, px, int(width))]
        if saved is None:
            return []
        voice = Voice(words, saved.game, saved.names)
        told: list[tuple[str, Pair | None, str]] = []
        hand = words.say("{game}, hand {n}", game=game_name(words, saved.game), n=saved.hands)
        told += [(line, None, "") for line in wrapped(hand, px, int(width))]
        for pair in Pair:
            first, *more = wrapped(voice.pair(pair), px, int(width - px * 2.6))
            told += [(first, pair, str(saved.score[pair.place])), *((line, pair, "") for line in more)]
        return told

    # ------------------------------------------------------------------ doing

    def pass_time(self, dt: float) -> Move | None:
        if self._company.wished_phones:
            return Push(routes.Lobby())
        self.table.pass_time(dt)
        return None

    @property
    def is_moving(self) -> bool:
        return self.table.is_moving

    def press(self, pressed: Pressed) -> Move | None:
        match pressed.key:
            case "continue":
                return self._continue()
            case "play":
                return Push(routes.Lobby())
            case "days":
                return Push(routes.Days())
            case "replays":
                return Push(routes.Replays())
            case "statistics":
                return Push(routes.Statistics())
            case "rules":
                return Push(routes.Rules(DEFAULT_GAME))
            case "settings":
                return Push(routes.Settings())
            case _:
                return Quit()

    def return_to_top(self) -> None:
        """A match may have been kept or taken away meanwhile."""
        self.lay_out()

    def _continue(self) -> Move | None:
        if self._duplicate is not None:
            return self._go_on_with_duplicate()
        match = self.services.saves.resume(self._saved) if self._saved else None
        if match is None:
            return None
        self._company.sit_down_again(match)
        return Replace(routes.Play())

    def _go_on_with_duplicate(self) -> Move | None:
        return Replace(routes.Play()) if self._company.sit_down_at_duplicate_again() else None

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        """Between two moves only the tile in the air is drawn anew."""
        if self.table.line_moves:
            self._paint_ground(surface)
        else:
            if self._kept is None or self._kept_for != self.table.moment:
                self._kept = self._kept or pygame.Surface(surface.get_size(), 0, surface)
                self._kept_for = self.table.moment
                self._paint_ground(self._kept)
            surface.blit(self._kept, (0, 0))
        self.table.draw_moving(surface)

    def _paint_ground(self, surface: pygame.Surface) -> None:
        scale = self.look.scale
        ground = table_ground(scale.width, scale.height, scale.frame, self.look.settings.table_top)
        surface.blit(ground, (0, 0))
        self._paint_head(surface)
        if "continue" in self.panel.controls:
            self._paint_saved(surface)
        self.table.draw_still(surface)

    def _paint_head(self, surface: pygame.Surface) -> None:
        scale = self.look.scale
        if self._fan_half:
            picture = fan(self._fan_half, Mode(self.look.settings.tiles))
            surface.blit(picture, (round(self._head.right - picture.get_width()), round(self._head.y)))
        middle = self._head.bottom - self._name_px * 0.62
        shade = rendered(NAME, self._name_px, Weight.BLACK, INK)
        offset = max(round(self._name_px * 0.05), 2)
        surface.blit(shade, (round(self._head.x), round(middle - shade.get_height() / 2 + offset)))
        write(surface, NAME, (self._head.x, middle), self._name_px, GOLD, Weight.BLACK)
        if self._line.h:
            write_lines(surface, self._subtitle, self._line.moved(0, scale.body * 0.1), scale.body, CREAM)

    def _paint_saved(self, surface: pygame.Surface) -> None:
        px, pad = self.look.scale.small, self._told_pad
        before = None
        for place, (line, pair, points) in enumerate(self._told_lines(self._told.w - 2 * pad)):
            y = self._told.y + pad * 1.2 + (place + 0.5) * self._told_step
            left = self._told.x + pad
            if pair is None:
                write(surface, line, (left, y), px, SOFT)
                continue
            if pair is not before:
                mark = badges.pair_shape(round(px * 0.8), pair)
                surface.blit(mark, (round(left), round(y - mark.get_height() / 2)))
            before = pair
            write(surface, line, (left + px * 1.2, y), px, CREAM)
            write(surface, points, (self._told.right - pad, y), px, GOLD, Weight.BLACK, Align.RIGHT)
