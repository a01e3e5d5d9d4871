"""The byte law: swap what is hidden behind one public record, and every byte that is sent to a seat stays the same."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.actions import Pass, Play
from game.seats import SEATS, Seat
from game.tile_sets import tiles_in
from game.tiles import TILE_TEXT
from game.turn import legal_actions
from scenes.phones.messages import KINDS
from scenes.phones.phone_view import Moment, Own, table_row
from scenes.table.between_hands import next_deal
from tests.kit.phone import Phone
from tests.kit.sit_down import SitDown
from tests.scenes.phones.people_at_phones import at_phones
from tests.scenes.test_nothing_leaks import dealt_otherwise, swapped

pytestmark = pytest.mark.usefixtures("quick_thumbs")


def conversation(phone: Phone, seat: Seat) -> list[str]:
    """Every kind of message that a phone may say; all that it hears. Those that would change the match are said for
    a moment that has gone, or unasked: what they do is public."""
    player, said = phone.player, set[str]()
    heard: list[str] = []

    def say(what: str, **more: object) -> None:
        said.add(what)
        phone.say(what, **more)
        heard.extend(phone.hear_all())

    phone.close()
    said.add("hello")
    phone.come_back()
    heard.extend(phone.hear_all())
    n = phone.table["n"]
    say("show")
    mine = [TILE_TEXT[tile] for tile in tiles_in(player.match.state.holdings[seat - 1])]
    for tile in mine[:3]:
        say("choose", n=n, tile=tile, end="")
    not_mine = next(text for text in TILE_TEXT if text not in mine)
    say("choose", n=n, tile=not_mine, end="<")
    say("confirm", n=n, tile=not_mine, end="")
    say("name", n=n, seat=seat % 4 + 1)
    say("restart", n=n)
    if player.match.last_decider != seat:
        say("undo", n=n)
    for kind in ("hint", "redo", "next", "undo"):
        say(kind, n=0)
    for page in ("rules", "log", "details"):
        say("read", page=page)
    say("close")
    say("take", seat=seat % 4 + 1)
    say("pong")
    say("cover")
    assert said == set(KINDS), "a new kind of message needs its place here"
    return heard


@contextmanager
def as_it_was(player: SitDown) -> Iterator[None]:
    """Notes that were made meanwhile go, and the serial number is the one before."""
    hand, desk = player.match.hand, player.client.phones
    notes, serial = list(hand.notes), desk._serial
    yield
    hand.notes[:] = notes
    player.wait()
    desk._serial = serial - 1
    desk._mark = (None, None, 0)


def check_position(player: SitDown, phones: dict[int, Phone], seat: Seat) -> bool:
    """False where the hidden tiles lie in the only way that they can, or where the turn would be another one."""
    match = player.match
    while not player.scene.is_settled:
        player.wait()
    other = swapped(match.state, tuple(one for one in SEATS if one != seat))
    if other is None or isinstance(legal_actions(other)[0], Pass):
        return False
    with as_it_was(player):
        first = conversation(phones[seat], seat)
    with dealt_otherwise(match, other), as_it_was(player):
        second = conversation(phones[seat], seat)
    player.wait()
    for one, two in zip(first, second, strict=True):
        is_same = one == two
        assert is_same, f"seat {seat} is told of hidden tiles: {one[:60]} {two[:60]}"
    shows_own = any('"tiles":[' in line for line in first)
    assert shows_own or match.table.opener is None, "the own tiles were shown"
    return True


def go_on_at_random(player: SitDown, chance: random.Random) -> None:
    """A turn by anybody, until a person decides or the hand is over."""
    match = player.match
    if match.hand_is_over:
        player.client.stack.go(next_deal(player.client.company.seated))
        player.wait_for("play")
        return
    match.submit(chance.choice(legal_actions(match.state)))
    player.wait()


@pytest.mark.parametrize(
    ("game", "positions"),
    [
        ("chiva", 25),
        ("sixlove", 25),
        pytest.param("chiva", 500, marks=pytest.mark.long),
        pytest.param("sixlove", 500, marks=pytest.mark.long),
    ],
)
def test_no_byte_to_a_seat_depends_on_what_is_hidden_from_it(tmp_path: Path, game: str, positions: int) -> None:
    player, phones = at_phones(tmp_path, game, "bytes")
    chance, found = random.Random(positions), 0
    for _ in range(positions * 12):
        if found == positions:
            break
        for _ in range(chance.randrange(1, 4)):
            go_on_at_random(player, chance)
        state = player.match.state
        if state.turn is not None and not player.match.is_forced_pass and player.scene_name == "play":
            found += check_position(player, phones, chance.choice(SEATS))
    assert found == positions


def test_the_check_finds_a_tile_that_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that tells of the next seat's tiles is caught at once."""
    player, phones = at_phones(tmp_path, "chiva", "bytes")

    def leaky(seen: object, moment: Moment, voice: object, own: Own) -> dict[str, object]:
        row = table_row(seen, moment, voice, own)  # type: ignore[arg-type]
        return row | {"leak": player.match.state.holdings[seen.seat % 4]}  # type: ignore[attr-defined, return-value]

    monkeypatch.setattr("scenes.phones.desk.table_row", leaky)
    for _ in range(6):
        go_on_at_random(player, random.Random(1))
    with pytest.raises(AssertionError, match="is told of hidden tiles"):
        check_position(player, phones, 1)


def test_the_television_shows_no_tile_of_a_seat_on_a_phone(tmp_path: Path) -> None:
    """The pixel law at a public table: everybody's tiles are hidden from it, even those of whoever is on turn."""
    player, _ = at_phones(tmp_path, "chiva", "bytes")
    chance = random.Random(3)
    checked = 0
    for _ in range(16):
        go_on_at_random(player, chance)
        player.wait(0.3)
        other = None if player.match.hand_is_over else swapped(player.match.state, tuple(SEATS))
        if other is None:
            continue
        before = player.picture().get_buffer().raw
        with dealt_otherwise(player.match, other):
            after = player.picture().get_buffer().raw
        is_same = before == after
        assert is_same
        checked += 1
    assert checked >= 8


def test_while_an_opener_is_named_every_other_phone_shows_backs(tmp_path: Path) -> None:
    player, phones = at_phones(tmp_path, "sixlove", "bytes")
    chance = random.Random(5)
    for _ in range(400):
        if player.match.table.opening.by == "name" and player.match.table.opener is None:
            break
        go_on_at_random(player, chance)
    coordinator = player.match.state.turn
    assert coordinator is not None
    player.wait(0.2)
    for seat, phone in phones.items():
        phone.say("show")
        phone.hear_all()
        table = phone.table
        assert (table["tiles"] is not None) == (seat == coordinator)
        assert bool(table["naming"]) == (seat == coordinator)
        assert table["backs"] == 7


def test_a_hint_on_a_phone_knows_its_own_tiles_alone(tmp_path: Path) -> None:
    player, phones = at_phones(tmp_path, "chiva", "bytes")
    chance = random.Random(9)
    while (
        player.match.state.turn is None
        or len([t for t in legal_actions(player.match.state) if isinstance(t, Play)]) < 2
    ):
        go_on_at_random(player, chance)
    seat = player.match.state.turn
    phone = phones[seat]
    other = swapped(player.match.state, tuple(one for one in SEATS if one != seat))
    assert other is not None

    def hint() -> dict[str, object]:
        phone.say("show")
        phone.settle(lambda table: bool(table["shown"]) and table["yours"])
        phone.act("hint")
        table = phone.settle(lambda table: table["chosen"] is not None)
        phone.say("cover")
        phone.settle(lambda table: not table["shown"])
        return {key: value for key, value in table.items() if key != "n"}

    first = hint()
    with dealt_otherwise(player.match, other):
        assert hint() == first
