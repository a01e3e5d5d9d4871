"""Who plays what: the game, four seats as two pairs, an optional seed."""

from dataclasses import dataclass, replace
from typing import ClassVar

import pygame

from game.bots.levels import PLAYING_LEVELS
from game.deal import NAME_LENGTH, SEED_LENGTH, BadText, name_from_text, seed_from_text
from game.seats import SEATS, Pair, Player, Seat, pair_of
from game.sentences.voice import level_name
from scenes.opening_scene import sit_down
from scenes.panel import Control, Kind, Pressed
from scenes.panel_scene import PanelScene
from scenes.stack import Move, Pop, Restart
from scenes.stage import Stage
from scenes.starting import bot_name, text_problem
from sprites import badges, surfaces
from sprites.geometry import Box
from sprites.lettering import Align, Weight, write_in
from sprites.palette import ALARM, CREAM, GOLD, PAIR_STYLE, SOFT

PERSON = "person"
KINDS = (PERSON, *PLAYING_LEVELS)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as it is being set up: `kind` is PERSON or a bot's level."""

    name: str
    kind: str


PRESETS: dict[str, tuple[str, str, str, str]] = {
    "one": (PERSON, "medium", "medium", "medium"),
    "partners": (PERSON, "medium", PERSON, "medium"),
    "rivals": (PERSON, PERSON, "medium", "medium"),
    "four": (PERSON, PERSON, PERSON, PERSON),
    "bots": ("medium", "medium", "medium", "medium"),
}


class Lobby(PanelScene):
    name: ClassVar[str] = "lobby"

    def arrive(self, stage: Stage) -> None:
        say = stage.words.say
        self.game = "chiva"
        self.seed = ""
        self.problem = ""
        self.places: dict[Seat, Place] = {
            seat: Place(say("Player {seat}", seat=seat) if kind == PERSON else bot_name(seat), kind)
            for seat, kind in zip(SEATS, PRESETS["one"], strict=True)
        }
        super().arrive(stage)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale, say = self.stage.scale, self.stage.words.say
        gap = scale.px(16, 6)
        row = max(scale.touch, round(scale.body * 1.8))
        whole = Box(scale.margin_x, scale.margin_y, scale.width - 2 * scale.margin_x, scale.height - 2 * scale.margin_y)
        self._head = Box(whole.x, whole.y, whole.w, scale.head * 1.3)
        y = self._head.bottom + gap / 2
        half = (whole.w - gap) / 2
        for place, (game, label) in enumerate((("chiva", say("Chiva")), ("sixlove", say("Six love")))):
            box = Box(whole.x + place * (half + gap), y, half, row).whole()
            self.panel.put(Control(f"game:{game}", box, label, is_on=self.game == game))
        y += row + gap / 2
        self._expect = Box(whole.x, y, whole.w, scale.small * 1.5)
        y = self._expect.bottom + gap / 2
        labels = {
            "one": say("1 and 3 bots"),
            "partners": say("Two partners"),
            "rivals": say("Two rivals"),
            "four": say("Four people"),
            "bots": say("Four bots"),
        }
        fifth = (whole.w - 4 * gap) / 5
        for place, (key, label) in enumerate(labels.items()):
            self.panel.put(Control(f"preset:{key}", Box(whole.x + place * (fifth + gap), y, fifth, row).whole(), label))
        y += row + gap
        bottom = whole.bottom - row
        self._place_pairs(Box(whole.x, y, whole.w, bottom - gap - row - gap - y), row, gap)
        seed_y = bottom - gap - row
        seed = Control("seed", Box(whole.x, seed_y, half, row).whole(), say("Seed (optional)"), Kind.ENTRY, self.seed)
        self.panel.put(replace(seed, longest=SEED_LENGTH))
        self._note = Box(whole.x + half + gap, seed_y, half, row)
        third = (whole.w - 2 * gap) / 3
        self.panel.put(Control("back", Box(whole.x, bottom, third, row).whole(), say("Back"), icon="back"))
        wide = Box(whole.x + third + gap, bottom, 2 * third + gap, row).whole()
        self.panel.put(Control("deal", wide, say("Deal"), Kind.MAIN, icon="play"))

    def _place_pairs(self, box: Box, row: int, gap: int) -> None:
        half = (box.w - gap) / 2
        self._pairs = {pair: Box(box.x + pair.place * (half + gap), box.y, half, box.h).whole() for pair in Pair}
        pad = self.stage.scale.px(14, 5)
        for pair, panel in self._pairs.items():
            inner = panel.shrunk(pad)
            head = self.stage.scale.body * 1.5
            step = (inner.h - head) / 2
            for place, seat in enumerate(pair.seats):
                self._place_seat(seat, Box(inner.x, inner.y + head + place * step, inner.w, min(row, step - gap / 2)))

    def _place_seat(self, seat: Seat, row: Box) -> None:
        say, place = self.stage.words.say, self.places[seat]
        gap, mark = self.stage.scale.px(10, 4), row.h
        swap_w = max(row.h, self.stage.scale.touch)
        rest = row.w - mark - swap_w - 3 * gap
        name = Control(
            f"name:{seat}",
            Box(row.x + mark + gap, row.y, rest * 0.5, row.h).whole(),
            say("Name"),
            Kind.ENTRY,
            place.name,
            longest=NAME_LENGTH,
        )
        self.panel.put(name)
        kind = say("person") if place.kind == PERSON else level_name(self.stage.words, place.kind)
        x = name.box.right + gap
        self.panel.put(Control(f"kind:{seat}", Box(x, row.y, rest * 0.5, row.h).whole(), kind, icon=self._icon(place)))
        swap = Box(row.right - swap_w, row.y, swap_w, row.h).whole()
        self.panel.put(Control(f"swap:{seat}", swap, "", icon="redo"))

    @staticmethod
    def _icon(place: Place) -> str:
        return "person" if place.kind == PERSON else "bot"

    @property
    def first_focus(self) -> str:
        return "deal"

    # ------------------------------------------------------------------ doing

    def edited(self) -> None:
        self.problem = ""
        for control in self.panel.controls.values():
            if control.key == "seed":
                self.seed = control.value
            elif control.key.startswith("name:"):
                seat = int(control.key[-1])
                self.places[seat] = replace(self.places[seat], name=control.value)

    def press(self, pressed: Pressed) -> Move | None:
        kind, _, what = pressed.key.partition(":")
        match kind:
            case "game":
                self.game = what
            case "preset":
                self._use_preset(what)
            case "kind":
                self._next_kind(int(what))
            case "swap":
                self._swap(int(what))
            case "back":
                return Pop()
            case "deal":
                return self._deal()
        self.lay_out()
        return None

    def _use_preset(self, preset: str) -> None:
        for seat, kind in zip(SEATS, PRESETS[preset], strict=True):
            self._set_kind(seat, kind)

    def _next_kind(self, seat: Seat) -> None:
        kinds = KINDS
        self._set_kind(seat, kinds[(kinds.index(self.places[seat].kind) + 1) % len(kinds)])

    def _set_kind(self, seat: Seat, kind: str) -> None:
        """A name somebody typed stays; those given by the house follow the kind."""
        place, person = self.places[seat], self.stage.words.say("Player {seat}", seat=seat)
        given = place.name in (person, bot_name(seat))
        name = (person if kind == PERSON else bot_name(seat)) if given else place.name
        self.places[seat] = Place(name, kind)

    def _swap(self, seat: Seat) -> None:
        """With the next seat: so anybody can come to sit anywhere."""
        other = seat % 4 + 1
        self.places[seat], self.places[other] = self.places[other], self.places[seat]

    def _deal(self) -> Move | None:
        try:
            players = tuple(self._player(seat) for seat in SEATS)
            seed = seed_from_text(self.seed) if self.seed.strip() else None
        except BadText as refused:
            self.problem = text_problem(refused, self.stage.words)
            return None
        sit_down(self.stage, self.game, players, seed)
        return Restart(self.stage.ways.deal())

    def _player(self, seat: Seat) -> Player:
        place = self.places[seat]
        return Player(name_from_text(place.name), None if place.kind == PERSON else place.kind)

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        stage, scale, say = self.stage, self.stage.scale, self.stage.words.say
        table = stage.settings.table
        surface.blit(surfaces.table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, say("Who plays?"), self._head, scale.head, GOLD, Weight.BLACK)
        expect = (
            say("Four wins against none: often half an hour.")
            if self.game == "chiva"
            else say("Six points against none: often over an hour; leaving keeps the match.")
        )
        write_in(surface, expect, self._expect, scale.small, SOFT)
        for pair, box in self._pairs.items():
            surfaces.panel(surface, box, table, PAIR_STYLE[pair].colour, 200, scale.radius, scale.px(3, 1))
            inner = box.shrunk(scale.px(14, 5))
            head = Box(inner.x, inner.y, inner.w, scale.body * 1.4)
            write_in(surface, say("Pair {seats}", seats="-".join(pair)), head, scale.body, CREAM, Weight.BLACK)
        for seat in SEATS:
            box = self.panel.controls[f"name:{seat}"].box
            centre = (box.x - self.stage.scale.px(10, 4) - box.h / 2, box.centre[1])
            badges.avatar(surface, centre, round(box.h * 0.8), pair_of(seat), str(seat), False)
        text = self.problem or say("The same seed deals the same hands.")
        write_in(surface, text, self._note, scale.small, ALARM if self.problem else SOFT, align=Align.LEFT)
