"""Who shall sit where, before anybody sits there: people and bots in four places, and how the house calls them."""

from dataclasses import dataclass, replace

from game.bots.levels import PLAYING_LEVELS
from game.seats import SEATS, Player, Seat
from game.words import Words
from scenes.input.names import ALL_BOT_NAMES, bot_name, free_bot_name, readable_name

PERSON = "person"
PHONE = "phone"
PEOPLE = (PERSON, PHONE)
KINDS = (*PEOPLE, *PLAYING_LEVELS)

PRESETS: dict[str, tuple[str, str, str, str]] = {
    "one": (PERSON, "medium", "medium", "medium"),
    "partners": (PERSON, "medium", PERSON, "medium"),
    "rivals": (PERSON, PERSON, "medium", "medium"),
    "four": (PERSON, PERSON, PERSON, PERSON),
    "bots": ("medium", "medium", "medium", "medium"),
}


def preset_labels(words: Words) -> dict[str, str]:
    """In the order of PRESETS."""
    return {
        "one": words.say("1 and 3 bots"),
        "partners": words.say("Two partners"),
        "rivals": words.say("Two rivals"),
        "four": words.say("Four people"),
        "bots": words.say("Four bots"),
    }


@dataclass(frozen=True, slots=True)
class Place:
    """`kind` is PERSON for somebody at the screen, PHONE for somebody with a phone, or a bot's level."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        return self.kind in PEOPLE


class Seating:
    """Begins as `preset`. `moving` is the seat whose place somebody wants to change, until it is said with whose."""

    def __init__(self, words: Words, preset: str) -> None:
        self._words = words
        self.moving: Seat | None = None
        self._places = {
            seat: Place(self._given_name(seat, kind), kind) for seat, kind in zip(SEATS, PRESETS[preset], strict=True)
        }

    def __getitem__(self, seat: Seat) -> Place:
        return self._places[seat]

    def is_like(self, preset: str) -> bool:
        """The people sit as there; the bots may be of any level."""
        return all(
            self._places[seat].is_person == (kind == PERSON) for seat, kind in zip(SEATS, PRESETS[preset], strict=True)
        )

    def players(self) -> tuple[Player, ...]:
        """BadText for a name that cannot be one."""
        return tuple(self.player(seat) for seat in SEATS)

    def player(self, seat: Seat) -> Player:
        """BadText for a name that cannot be one."""
        place = self._places[seat]
        return Player(readable_name(place.name), None if place.is_person else place.kind)

    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if self._places[seat].is_person)

    # ------------------------------------------------------------------ changing

    def speak(self, words: Words) -> None:
        """The names that the house gave to people are those of this language from now on."""
        before, self._words = [self._given_name(seat, PERSON) for seat in SEATS], words
        spoken = {name: self._given_name(seat, PERSON) for seat, name in zip(SEATS, before, strict=True)}
        for seat, place in self._places.items():
            self.rename(seat, spoken.get(place.name, place.name))

    def use_preset(self, preset: str) -> None:
        """Whoever has a phone and stays a person keeps it."""
        for seat, kind in zip(SEATS, PRESETS[preset], strict=True):
            if kind != PERSON or not self._places[seat].is_person:
                self._set_kind(seat, kind)

    def to_screen(self, seat: Seat) -> None:
        self._set_kind(seat, PERSON)

    def to_phones(self) -> None:
        """Every person takes out a phone."""
        for seat in self.people():
            self._set_kind(seat, PHONE)

    @property
    def on_phones(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if self._places[seat].kind == PHONE)

    def next_kind(self, seat: Seat) -> None:
        self._set_kind(seat, KINDS[(KINDS.index(self._places[seat].kind) + 1) % len(KINDS)])

    def rename(self, seat: Seat, name: str) -> None:
        self._places[seat] = replace(self._places[seat], name=name)
        self._make_room()

    def swap(self, seat: Seat) -> None:
        """The first call says who, the second with whom they change places; the same seat twice, and nobody moves."""
        other, self.moving = self.moving, None
        if other is None:
            self.moving = seat
        elif other != seat:
            self._places[seat], self._places[other] = self._places[other], self._places[seat]

    def _set_kind(self, seat: Seat, kind: str) -> None:
        """A name somebody typed stays; those given by the house follow the kind."""
        name = self._places[seat].name
        was_given = name in (self._given_name(seat, PERSON), *ALL_BOT_NAMES)
        self._places[seat] = Place(self._given_name(seat, kind) if was_given else name, kind)
        self._make_room()

    def _make_room(self) -> None:
        """A bot that was given its name gives way to whoever else is called so."""
        for seat, place in self._places.items():
            if not place.is_person and place.name in ALL_BOT_NAMES:
                others = [other.name for where, other in self._places.items() if where != seat]
                if place.name in others:
                    self._places[seat] = replace(place, name=free_bot_name(seat, others))

    def _given_name(self, seat: Seat, kind: str) -> str:
        return self._words.say("Player {seat}", seat=seat) if kind in PEOPLE else bot_name(seat)


@dataclass(slots=True)
class Party:
    """What is entered in the lobby: who sits where, at which game. The seed as it was typed, "" for none."""

    seating: Seating
    game: str
    seed: str = ""
    pads_each: bool = False
