"""Who plays what: the game, four seats as two pairs, an optional seed."""

from dataclasses import replace

import pygame

from game.deal import NAME_LENGTH, SEED_LENGTH, BadText, seed_from_text
from game.games import DEFAULT_GAME, GAMES
from game.seats import SEATS, Pair, Player, Seat, pair_of
from game.sentences.refusals import bad_text_line
from game.sentences.voice import level_name
from scenes import routes
from scenes.input.intents import Command, Intent, PadCame, PadWent, Press
from scenes.look import Look
from scenes.phones.desk import Desk
from scenes.phones.reception import There
from scenes.screens.start.lobby_game_card import draw_game_card
from scenes.screens.start.lobby_sizes import LobbySizes
from scenes.services import Services
from scenes.stack import Move, Pop, Push, Restart
from scenes.table.company import Company
from scenes.table.party import PERSON, PHONE, Party, Seating, preset_labels
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.rows import cells, row
from sprites import badges, surfaces
from sprites.geometry import NOWHERE, Box
from sprites.ground import table_ground
from sprites.lettering import Weight, width_of, write_block, write_in
from sprites.palette import ALARM, CREAM, GOLD, PAIR_STYLE, SOFT, Colour
from sprites.tokens import token_of


class Lobby(PanelScene):
    keeps_phones = True

    def __init__(self, company: Company, desk: Desk) -> None:
        self._company = company
        self._desk = desk

    def arrive(self, look: Look, services: Services) -> None:
        company = self._company
        if company.party is None:
            seating = self._first_seating(look)
            company.party = Party(seating, company.wished_game or DEFAULT_GAME, company.wished_seed)
        self.party, self.seating = company.party, company.party.seating
        self.seating.moving = None
        self.problem = ""
        self.look = look
        self._call_phones()
        self._phones_shown: object = None
        super().arrive(look, services)

    def _first_seating(self, look: Look) -> Seating:
        if not self._company.wished_phones:
            return Seating(look.words, "one")
        seating = Seating(look.words, "four")
        seating.to_phones()
        return seating

    def pass_time(self, dt: float) -> Move | None:
        if self._company.wished_phones:
            self._company.wished_phones = False
            return self._deal()
        if self._company.shall_deal:
            self._company.shall_deal = False
            return self._begin()
        if self._phones_shown != self.sight:
            self.lay_out()
        return None

    def return_to_top(self) -> None:
        """A seat may have gone to the screen meanwhile."""
        for seat in self.seating.on_phones:
            if seat not in self._desk.seats:
                self.seating.to_screen(seat)
        self.lay_out()

    @property
    def sight(self) -> object:
        """Who has come to a seat."""
        people = self._desk.people
        return tuple((seat, people.stand(seat)) for seat in people.seats)

    def _call_phones(self) -> None:
        """The desk asks for as many phones as seats want one; where none can come in, people stay at the screen."""
        desk, wanted = self._desk, self.seating.on_phones
        desk.people.name([self.seating[seat].name for seat in SEATS])
        for seat in desk.seats - set(wanted):
            desk.take_to_screen(seat)
        try:
            for seat in wanted:
                desk.put_on_phone(seat)
        except (OSError, ValueError) as problem:
            self.problem = self.look.words.say("Phones cannot come in: {reason}", reason=problem)
            for seat in set(wanted) - desk.seats:
                self.seating.to_screen(seat)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        self.seating.speak(self.look.words)
        whole = self.look.scale.safe_area
        sizes = LobbySizes.fitting(self.look.scale, whole.h)
        gap, high = sizes.gap, sizes.row
        self._head = whole.top(sizes.head)
        y = self._place_games(whole.strip(self._head.bottom + gap * 0.6, sizes.card), gap)
        y = self._place_presets(whole.strip(y + gap, sizes.preset), gap)
        foot = whole.strip(whole.bottom - 2 * high - gap, 2 * high + gap)
        self._place_pairs(whole.strip(y + gap, foot.y - y - 2 * gap), sizes)
        self._place_foot(foot, high, gap)
        self._phones_shown = self.sight

    def _place_games(self, box: Box, gap: int) -> float:
        row(
            self.panel,
            box,
            gap,
            [Control(f"game:{game}", NOWHERE, "", is_on=self.party.game == game) for game in GAMES],
        )
        return box.bottom

    def _place_presets(self, box: Box, gap: int) -> float:
        presets = preset_labels(self.look.words).items()
        is_like = self.seating.is_like
        row(
            self.panel,
            box,
            gap,
            [Control(f"preset:{preset}", NOWHERE, label, is_on=is_like(preset)) for preset, label in presets],
        )
        return box.bottom

    def _place_pairs(self, box: Box, sizes: LobbySizes) -> None:
        gap = sizes.gap
        self._pairs = {pair: cell.whole() for pair, cell in zip(Pair, cells(box, gap, (1, 1)), strict=True)}
        for pair, panel in self._pairs.items():
            inner = panel.shrunk(self.look.scale.gap)
            top = inner.y + self.look.scale.body * 1.4
            spare = (inner.bottom - top - 2 * sizes.seat) / 3
            first = inner.strip(top + max(spare, 0), sizes.seat)
            for place, seat in enumerate(pair.seats):
                self._place_seat(seat, first.moved(0, place * (sizes.seat + max(spare, gap))))

    def _place_foot(self, box: Box, high: int, gap: int) -> None:
        say, (half, other) = self.look.words.say, cells(box.top(high), gap, (1, 1))
        self._seed_label = half.piece(half.x, width_of(say("Seed"), self.look.scale.small) + gap)
        field = half.piece(self._seed_label.right, half.w - self._seed_label.w).whole()
        seed = Control("seed", field, say("Seed (optional)"), Kind.ENTRY, self.party.seed)
        self.panel.put(replace(seed, longest=SEED_LENGTH))
        self._note = other
        if self.services.pads.numbers:
            pads_w = (other.w - gap) * 0.6
            label = say("Pads: one each") if self.party.pads_each else say("Pads: shared")
            cell = other.piece(box.right - pads_w, pads_w).whole()
            self.panel.put(Control("pads", cell, label, is_on=self.party.pads_each))
            self._note = other.piece(other.x, other.w - pads_w - gap)
        row(
            self.panel,
            box.strip(box.bottom - high, high),
            gap,
            [
                Control("back", NOWHERE, say("Back"), icon="back"),
                Control("homes", NOWHERE, say("Two homes…"), icon="person"),
                Control("duplicate", NOWHERE, say("Duplicate…"), icon="swap"),
                Control("deal", NOWHERE, say("Deal"), Kind.MAIN, icon="play"),
            ],
        )

    def _place_seat(self, seat: Seat, line: Box) -> None:
        say, place = self.look.words.say, self.seating[seat]
        gap, mark = self.look.scale.near, line.h
        swap_w = max(line.h, self.look.scale.touch)
        rest = line.w - mark - swap_w - 3 * gap
        name = Control(
            f"name:{seat}",
            line.piece(line.x + mark + gap, rest * 0.52).whole(),
            say("Name"),
            Kind.ENTRY,
            place.name,
            longest=NAME_LENGTH,
        )
        self.panel.put(name)
        kind = self._kind_label(seat)
        icon, x = "person" if place.is_person else "bot", name.box.right + gap
        self.panel.put(Control(f"kind:{seat}", line.piece(x, rest * 0.48).whole(), kind, icon=icon))
        swap = line.piece(line.right - swap_w, swap_w).whole()
        self.panel.put(Control(f"swap:{seat}", swap, "", icon="swap", is_on=self.seating.moving == seat))

    def _kind_label(self, seat: Seat) -> str:
        say, kind, desk = self.look.words.say, self.seating[seat].kind, self._desk
        if kind == PHONE:
            has_come = seat in desk.seats and desk.people.stand(seat) is not There.WAITING
            return say("phone: there") if has_come else say("phone")
        return say("person") if kind == PERSON else level_name(self.look.words, kind)

    @property
    def first_focus(self) -> str:
        return "deal"

    # ------------------------------------------------------------------ doing

    def edited(self) -> None:
        self.problem = ""
        for control in self.panel.controls.values():
            if control.key == "seed":
                self.party.seed = control.value
            elif control.key.startswith("name:"):
                self.seating.rename(int(control.key[-1]), control.value)
        self._desk.people.name([self.seating[seat].name for seat in SEATS])

    def press(self, pressed: Pressed) -> Move | None:
        kind, _, what = pressed.key.partition(":")
        self.problem = ""
        if kind != "swap":
            self.seating.moving = None
        match kind:
            case "game":
                self.party.game = what
            case "preset":
                self.seating.use_preset(what)
            case "kind":
                self._take_next_kind(int(what))
                return None
            case "swap":
                self.seating.swap(int(what))
            case "pads":
                self.party.pads_each = not self.party.pads_each
            case "back":
                return self._leave()
            case "homes":
                return Push(routes.Events())
            case "deal" if (move := self._deal()) is not None:
                return move
            case "duplicate" if (move := self._to_duplicate()) is not None:
                return move
        self._call_phones()
        self.lay_out()
        return None

    def _take_next_kind(self, seat: Seat) -> None:
        """Where no phone can come in the choice goes on past it: whoever wants a bot there must come to it."""
        self.seating.next_kind(seat)
        wants_phone = self.seating[seat].kind == PHONE
        self._call_phones()
        if wants_phone and self.seating[seat].kind != PHONE:
            self.seating.next_kind(seat)
            self.seating.next_kind(seat)
        self.lay_out()

    def _leave(self) -> Move:
        """Nobody waits for a phone any more."""
        for seat in self._desk.seats:
            self._desk.take_to_screen(seat)
        return Pop()

    def _chosen(self) -> tuple[tuple[Player, ...], str | None] | None:
        """The players and the seed; None where something that was typed is refused, and the note says what."""
        words, players = self.look.words, []
        for seat in SEATS:
            try:
                players.append(self.seating.player(seat))
            except BadText as refused:
                problem = bad_text_line(words, "name", self.seating[seat].name, refused)
                self.problem = words.say("Name of seat {seat}: {problem}", seat=seat, problem=problem)
                return None
        try:
            seed = seed_from_text(self.party.seed) if self.party.seed.strip() else None
        except BadText as refused:
            self.problem = bad_text_line(words, "seed", self.party.seed, refused)
            return None
        return tuple(players), seed

    def _to_duplicate(self) -> Move | None:
        chosen = self._chosen()
        if chosen is None:
            return None
        return Push(routes.DuplicateSetup(self.party.game, *chosen, pads_each=self.party.pads_each))

    def _deal(self) -> Move | None:
        """To the table; first to the picture for phones, while a seat waits for one."""
        if self._chosen() is None or self._desk.people.has_all:
            return self._begin()
        return Push(routes.Phones(is_before=True))

    def _begin(self) -> Move | None:
        chosen = self._chosen()
        if chosen is None:
            return None
        players, seed = chosen
        self.services.pads.share()
        if self.party.pads_each:
            self.services.pads.deal_out(self.seating.people())
        self._company.sit_down(self.party.game, players, seed)
        self.party.seed = self._company.wished_seed  # one that was typed was for this match: the next deals anew
        return Restart(routes.Deal())

    def hear(self, intent: Intent) -> Move | None:
        if isinstance(intent, PadCame | PadWent):
            self.lay_out()
        if self.panel.focus == "seed" and isinstance(intent, Press) and intent.command is Command.CONFIRM:
            # The next control in reading order would be Back, or the pads.
            if not intent.repeat:
                self.panel.focus = "deal"
            return None
        return super().hear(intent)

    def back(self) -> Move | None:
        """A field is left first, and the lobby from anywhere else."""
        if not self.panel.takes_text:
            return self._leave()
        self.panel.focus = self.first_focus
        return None

    # ------------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        scale, say = self.look.scale, self.look.words.say
        table = self.look.settings.table_top
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, say("Who plays?"), self._head, scale.head, GOLD, Weight.BLACK)
        write_in(surface, say("Seed"), self._seed_label, scale.small, SOFT)
        for pair, box in self._pairs.items():
            surfaces.panel(surface, box, table, PAIR_STYLE[pair].colour, 200, scale.radius, scale.px(3, 1))
            self._paint_pair_head(surface, pair, box.shrunk(scale.gap))
        for seat in SEATS:
            box = self.panel.controls[f"name:{seat}"].box
            centre = (box.x - scale.near - box.h / 2, box.centre[1])
            moves, size = self.seating.moving == seat, round(box.h * 0.8)
            badges.avatar(surface, centre, size, pair_of(seat), token_of(seat), on_turn=moves)
        write_block(surface, *self._note_line())

    def _paint_pair_head(self, surface: pygame.Surface, pair: Pair, inner: Box) -> None:
        scale = self.look.scale
        mark = badges.pair_shape(round(scale.body * 0.9), pair)
        head = inner.top(scale.body * 1.35)
        surface.blit(mark, (round(head.x + scale.px(4)), round(head.centre[1] - mark.get_height() / 2)))
        words = head.piece(head.x + scale.body * 1.3, head.w - scale.body * 1.3)
        write_in(
            surface, self.look.words.say("Pair {seats}", seats="-".join(pair)), words, scale.body, CREAM, Weight.BLACK
        )

    def _note_line(self) -> tuple[str, Box, int, Colour]:
        """Beside the seed: what was refused, what is being done, or what a seed is."""
        say, small = self.look.words.say, self.look.scale.small
        if self.problem:
            return self.problem, self._note, small, ALARM
        if self.seating.moving is not None:
            name = self.seating[self.seating.moving].name
            return say("{name} changes places with: press another arrow", name=name), self._note, small, GOLD
        return say("The same seed deals the same hands."), self._note, small, SOFT

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for game in GAMES:
            box = self.panel.controls[f"game:{game}"].box
            draw_game_card(surface, self.look, box, game, is_on=self.party.game == game)
