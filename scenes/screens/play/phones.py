"""The picture to scan, the address to type, and every person's seat: on a phone or at the screen."""

import pygame

from game.seats import Seat, pair_of
from scenes import routes
from scenes.look import Look
from scenes.phones.desk import Desk
from scenes.phones.reception import There
from scenes.services import Services
from scenes.stack import Move, Pop
from scenes.table.company import Company
from scenes.ui.panel import Control, Kind, Pressed
from scenes.ui.panel_scene import PanelScene
from scenes.ui.qr_code import qr_picture
from sprites import badges
from sprites.geometry import Box
from sprites.ground import table_ground
from sprites.lettering import Align, Weight, line_height, wrapped, write_block, write_in, write_lines
from sprites.palette import ALARM, CREAM, GOLD, SOFT


class Phones(PanelScene):
    """Over the lobby, where the way on deals, and over the table. A seat changes between phone and screen here."""

    keeps_phones = True

    def __init__(self, to: routes.Phones, company: Company, desk: Desk) -> None:
        self._company, self._desk = company, desk
        self._is_before = to.is_before

    def arrive(self, look: Look, services: Services) -> None:
        self._problem = ""
        self._seen: object = None
        super().arrive(look, services)

    # ------------------------------------------------------------------ layout

    def place(self) -> None:
        scale = self.look.scale
        whole, gap = scale.safe_area, scale.px(18, 7)
        row = max(scale.touch, round(scale.body * 1.9))
        self._head = Box(whole.x, whole.y, whole.w, scale.head * 1.4)
        foot_lines = len(wrapped(self._foot_text, scale.small, int(whole.w)))
        foot = line_height(scale.small) * foot_lines
        self._foot = Box(whole.x, whole.bottom - foot, whole.w, foot)
        body = Box(whole.x, self._head.bottom, whole.w, self._foot.y - gap - self._head.bottom)
        side = min(body.h - line_height(scale.body) * 2.4, body.w * 0.46)
        self._left = Box(body.x, body.y, max(side, body.w * 0.42), body.h).whole()
        self._picture = Box(self._left.x, body.y, self._left.w, side).whole()
        self._address = Box(self._left.x, self._picture.bottom, self._left.w, body.bottom - self._picture.bottom)
        right = Box(self._left.right + gap, body.y, body.right - self._left.right - gap, body.h)
        self._place_right(right, row, gap)
        self._seen = self.sight

    def _place_right(self, right: Box, row: int, gap: int) -> None:
        scale, say, desk = self.look.scale, self.look.words.say, self._desk
        y = right.y
        self._rows: dict[Seat, Box] = {}
        for seat in self._seats():
            self._rows[seat] = Box(right.x, y, right.w, row + line_height(scale.body))
            self._place_seat(seat, Box(right.x, y + line_height(scale.body), right.w, row), gap)
            y = self._rows[seat].bottom + gap
        if len(desk.door.addresses) > 1 and desk.door.is_open:
            box = Box(right.x, y, right.w, row).whole()
            self.panel.put(Control("address", box, say("Address"), Kind.CHOICE, desk.door.address))
        label = say("Deal") if self._is_before else say("Back to the table")
        box = Box(right.x, right.bottom - row, right.w, row).whole()
        self.panel.put(Control("go_on", box, label, Kind.MAIN, icon="play" if self._is_before else ""))
        if self._is_before:
            box = Box(right.x, right.bottom - 2 * row - gap, right.w, row).whole()
            self.panel.put(Control("back", box, say("Back"), icon="back"))

    def _place_seat(self, seat: Seat, box: Box, gap: int) -> None:
        say, desk = self.look.words.say, self._desk
        if seat not in desk.seats:
            self.panel.put(Control(f"phone:{seat}", box.whole(), say("To a phone")))
            return
        half = (box.w - gap) / 2
        is_taken = desk.people.stand(seat) is not There.WAITING
        free = Box(box.x, box.y, half, box.h).whole()
        self.panel.put(Control(f"free:{seat}", free, say("Free this seat"), enabled=is_taken))
        self.panel.put(
            Control(f"screen:{seat}", Box(box.x + half + gap, box.y, half, box.h).whole(), say("To the screen"))
        )

    def _seats(self) -> tuple[Seat, ...]:
        """The people, before they sit and when they do."""
        sitting, party = self._company.sitting, self._company.party
        if sitting is not None:
            return sitting.people
        return party.seating.people() if party is not None else ()

    @property
    def first_focus(self) -> str:
        return "go_on"

    # ------------------------------------------------------------------ doing

    def press(self, pressed: Pressed) -> Move | None:
        kind, _, which = pressed.key.partition(":")
        desk = self._desk
        self._problem = ""
        try:
            match kind:
                case "phone":
                    desk.put_on_phone(int(which))
                case "free":
                    desk.free(int(which))
                case "screen":
                    desk.take_to_screen(int(which))
                case "address":
                    addresses = desk.door.addresses
                    place = addresses.index(desk.door.address) + pressed.step
                    desk.open(addresses[place % len(addresses)])
                case "go_on":
                    self._company.shall_deal = self._is_before
                    return Pop()
                case _:
                    return self.back()
        except (OSError, ValueError) as problem:
            self._problem = self.look.words.say("Phones cannot come in: {reason}", reason=problem)
        self.lay_out()
        return None

    def back(self) -> Move | None:
        return Pop()

    def pass_time(self, dt: float) -> Move | None:
        if self._seen != self.sight:
            self.lay_out()
        return None

    @property
    def sight(self) -> object:
        desk = self._desk
        stands = tuple((seat, desk.people.stand(seat)) for seat in self._seats() if seat in desk.seats)
        return stands, desk.picture, desk.people.admission.code, desk.door.is_unvisited, self._problem

    @property
    def wants_time(self) -> bool:
        return False

    # ------------------------------------------------------------------ picture

    @property
    def _foot_text(self) -> str:
        say = self.look.words.say
        if self._problem:
            return self._problem
        if self._desk.door.is_unvisited:
            return say(
                "Nobody has come yet. Phone and television must be in the same network; a guest network may keep them "
                "apart, and a firewall may ask."
            )
        return say("Only inside your home network. Without encryption: whoever shares the Wi-Fi could read along.")

    def paint(self, surface: pygame.Surface) -> None:
        scale, table, say = self.look.scale, self.look.settings.table_top, self.look.words.say
        desk = self._desk
        surface.blit(table_ground(scale.width, scale.height, scale.frame, table), (0, 0))
        write_in(surface, say("Everybody takes out the phone"), self._head, scale.head, GOLD, Weight.BLACK)
        if desk.door.is_open:
            picture = qr_picture(desk.picture, int(min(self._picture.w, self._picture.h)))
            x = self._picture.centre[0] - picture.get_width() / 2
            surface.blit(picture, (round(x), round(self._picture.y)))
            self._paint_address(surface)
        else:
            nobody = say("Nobody plays on a phone yet. Choose a seat.")
            write_block(surface, nobody, self._picture, scale.body, SOFT, align=Align.CENTRE)
        for seat, box in self._rows.items():
            self._paint_seat(surface, seat, box)
        colour = ALARM if self._problem or desk.door.is_unvisited else SOFT
        write_lines(surface, self._foot_text, self._foot, scale.small, colour)

    def _paint_address(self, surface: pygame.Surface) -> None:
        scale, say, desk = self.look.scale, self.look.words.say, self._desk
        half = self._address.h / 2
        first = self._address._replace(h=half)
        second = self._address._replace(y=first.bottom, h=half)
        write_in(surface, desk.door.typed, first, scale.head, CREAM, Weight.BLACK, Align.CENTRE)
        code = say("Typed by hand? The characters: {code}", code=desk.people.admission.code)
        write_in(surface, code, second, scale.body, GOLD, align=Align.CENTRE)

    def _paint_seat(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        scale, desk = self.look.scale, self._desk
        line = box._replace(h=line_height(scale.body))
        mark = badges.pair_shape(round(scale.body * 0.8), pair_of(seat))
        surface.blit(mark, (round(line.x), round(line.centre[1] - mark.get_height() / 2)))
        words = line._replace(x=line.x + scale.body * 1.2, w=line.w - scale.body * 1.2)
        stand = desk.people.stand(seat) if seat in desk.seats else None
        name = desk.people.names[seat - 1]
        told = f"{seat} · {name} · {self._stands(stand)}"
        write_in(surface, told, words, scale.body, CREAM if stand is There.AWAKE else SOFT, Weight.BOLD)

    def _stands(self, stand: There | None) -> str:
        say = self.look.words.say
        match stand:
            case There.AWAKE:
                return say("on the phone")
            case There.ASLEEP:
                return say("phone asleep")
            case There.WAITING:
                return say("waits for a phone")
            case None:
                return say("at the screen")
