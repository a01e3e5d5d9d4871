"""Nobody gets in but who has the television in sight, and whoever asks for too much is turned away with a reason."""

import http.client
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from scenes.input.addresses import candidates, is_in_house
from scenes.phones.admission import MOST_TRIES, TRIES_WITHIN, Admission
from scenes.phones.messages import KINDS, MOST_BYTES, NoMessage, read_message
from scenes.phones.server import Server
from tests.kit.phone import HOME, Phone
from tests.kit.sit_down import SitDown
from tests.scenes.phones.people_at_phones import at_phones


@pytest.fixture
def table(tmp_path: Path) -> Iterator[tuple[SitDown, dict[int, Phone]]]:
    """Four people, two of them at phones."""
    player, phones = at_phones(tmp_path, "chiva", "door", on_phones=(1, 2))
    yield player, phones
    player.client.phones.close()


def get(player: SitDown, path: str = "/", **headers: str) -> http.client.HTTPResponse:
    address = player.client.phones.door.typed.removeprefix("http://")
    asked = http.client.HTTPConnection(address, timeout=5)
    asked.putrequest("GET", path, skip_host="Host" in headers)
    for name, value in headers.items():
        asked.putheader(name, value)
    asked.endheaders()
    return asked.getresponse()


def closed_with(phone: Phone) -> int:
    """The code with which the server has ended it."""
    with pytest.raises(ConnectionClosed) as closed:
        phone.hear(3.0)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


# ---------------------------------------------------------------------- the page


def test_the_page_comes_whole_and_may_load_nothing(table: tuple[SitDown, dict[int, Phone]]) -> None:
    player, _ = table
    answer = get(player)
    body, headers = answer.read().decode(), answer.headers
    policy = str(headers["Content-Security-Policy"])
    assert answer.status == 200
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert f"connect-src ws://{HOME}:{player.client.phones.door.port}/seat" in policy
    assert headers["Cache-Control"] == "no-store"
    assert "http://" not in body.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in body
    assert "unsafe" not in policy


@pytest.mark.parametrize("host", ["localhost:80", "evil.example", "127.0.0.1", ""])
def test_another_name_for_this_machine_leads_nowhere(table: tuple[SitDown, dict[int, Phone]], host: str) -> None:
    """A page from elsewhere that has its name point here is refused (rebinding)."""
    answer = get(table[0], Host=host)
    assert answer.status == 403
    assert b"<" not in answer.read()


@pytest.mark.parametrize("path", ["/favicon.ico", "/../etc/passwd", "/seat/", "//", "/%2e%2e"])
def test_there_is_nothing_but_the_page(table: tuple[SitDown, dict[int, Phone]], path: str) -> None:
    assert get(table[0], path).status == 404


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "http://127.0.0.1", "https://127.0.0.1:8714"])
def test_a_socket_opens_only_from_the_page(table: tuple[SitDown, dict[int, Phone]], origin: str | None) -> None:
    address = table[0].client.phones.door.typed.removeprefix("http://")
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://{address}/seat", origin=origin, proxy=None):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403


# ---------------------------------------------------------------------- seats


def test_a_picture_leads_to_one_seat_and_the_next_one_to_another(table: tuple[SitDown, dict[int, Phone]]) -> None:
    player, _ = table
    desk = player.client.phones
    desk.put_on_phone(3)
    desk.put_on_phone(4)
    first_picture = desk.people.admission.token
    one, two = Phone(player).open(token=first_picture), Phone(player).open(token=first_picture)
    one.wait_for("seats")
    two.wait_for("seats")
    assert desk.people.admission.token != first_picture
    one.say("take", seat=3)
    assert len(one.wait_for("seated")["secret"]) >= 22
    two.say("take", seat=4)
    assert two.wait_for("door")["why"] == "used"
    assert Phone(player).open(token=first_picture).wait_for("door")["why"] == "used"


def test_name_already_taken_for_the_one_who_comes_back(table: tuple[SitDown, dict[int, Phone]]) -> None:
    """A trap of others: who has the secret is back in the seat, who has lost it waits until the seat is freed."""
    player, phones = table
    phones[1].cut()
    player.wait(0.2)
    back = phones[1].come_back()
    back.settle(lambda row: row["seat"] == 1)
    desk = player.client.phones
    stranger = Phone(player).scan()
    row = stranger.wait_for("seats")
    assert [seat["free"] for seat in row["seats"]] == [False, False]
    desk.free(1)
    row = stranger.wait_until(lambda row: row["do"] == "seats" and row["seats"][0]["free"])
    stranger.say("take", seat=1)
    assert stranger.wait_for("seated")["secret"] != phones[1].secret
    assert Phone(player).open(secret=phones[1].secret).wait_for("door")["why"] == "freed"


def test_two_tabs_of_one_phone(table: tuple[SitDown, dict[int, Phone]]) -> None:
    """The newest one wins; the older one is told why it ends."""
    player, phones = table
    newer = Phone(player)
    newer.open(secret=phones[1].secret)
    newer.settle(lambda row: row["seat"] == 1)
    assert closed_with(phones[1]) == 4001


def test_a_private_window_that_forgets_its_secret(table: tuple[SitDown, dict[int, Phone]]) -> None:
    """It is a stranger: the seat stays whose it was until the television frees it."""
    player, _ = table
    forgetful = Phone(player).scan()
    row = forgetful.wait_for("seats")
    assert not any(seat["free"] for seat in row["seats"])
    forgetful.say("take", seat=1)
    assert forgetful.wait_for("seats")


def test_no_secret_stands_on_the_disk(tmp_path: Path) -> None:
    player, phones = at_phones(tmp_path, "chiva", "door", on_phones=(1, 2))
    player.wait(0.5)
    kept = {path.name: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert "phones.json" in kept
    for phone in phones.values():
        assert all(phone.secret.encode() not in content for content in kept.values())
    assert player.client.phones.people.admission.token.encode() not in b"".join(kept.values())
    player.client.phones.close()


def test_five_wrong_codes_a_minute_by_everybody_together() -> None:
    now = 100.0
    admission = Admission(lambda: now)
    for _ in range(MOST_TRIES):
        assert admission.listens
        assert not admission.typed("??????")
    assert not admission.typed(admission.code), "nobody is listened to now"
    now += TRIES_WITHIN
    assert admission.typed(admission.code.lower())


def test_typed_characters_lead_to_a_seat(table: tuple[SitDown, dict[int, Phone]]) -> None:
    player, _ = table
    desk = player.client.phones
    desk.put_on_phone(4)
    phone = Phone(player).open()
    assert phone.wait_for("door")["why"] == "code"
    phone.close()
    phone.open(code="WRONG1")
    assert phone.wait_for("door")["why"] == "wrong"
    phone.close()
    phone.open(code=desk.people.admission.code)
    phone.wait_for("seats")
    phone.say("take", seat=4)
    phone.wait_for("seated")


# ---------------------------------------------------------------------- what a neighbour may ask for


def test_whoever_says_what_the_page_never_says_is_closed_with_a_reason(
    table: tuple[SitDown, dict[int, Phone]],
) -> None:
    player, _ = table
    for raw, code in (
        ("{", 4003),
        (b"\x00\x01", 4003),
        ('{"say":"hello","secret":"' + "x" * 70 + '"}', 4003),
        ("[" * 2000, 4003),
        ("x" * (MOST_BYTES + 1), 1009),
    ):
        phone = Phone(player).open()
        phone.wait_for("door")
        phone.send(raw)
        assert closed_with(phone) == code


def test_a_double_tap_and_a_flood_of_them(table: tuple[SitDown, dict[int, Phone]]) -> None:
    """Two alike act once; more than twenty a second are turned away."""
    phone = table[1][1]
    for _ in range(2):
        phone.say("show")
    phone.settle(lambda row: bool(row["shown"]))
    for _ in range(40):
        with suppress(ConnectionClosed):
            phone.say("pong")
    assert closed_with(phone) == 4008


def test_two_strangers_an_address_and_phones_in_seats_beside_them(table: tuple[SitDown, dict[int, Phone]]) -> None:
    player, phones = table
    strangers = [Phone(player).open() for _ in range(2)]
    with pytest.raises(InvalidStatus) as refused:
        Phone(player).open()
    assert refused.value.response.status_code == 503
    strangers[0].close()
    player.wait(0.2)
    Phone(player).open().wait_for("door")
    phones[1].show()


def test_public_addresses_are_refused() -> None:
    for address in ("8.8.8.8", "0.0.0.0", "203.0.113.7", "::1", "localhost", "", "192.168.1.1.1", "100.64.0.1"):
        assert not is_in_house(address)
        with pytest.raises(ValueError, match="no address of a house"):
            Server(address, (0,), None, lambda: None)  # type: ignore[arg-type]
    for address in ("192.168.77.1", "10.0.0.4", "172.31.0.9", "169.254.1.1", HOME):
        assert is_in_house(address)
    assert all(is_in_house(address) and address != HOME for address in candidates())


def test_nothing_is_open_until_a_seat_asks_and_all_is_closed_when_none_does(tmp_path: Path) -> None:
    others = set(threading.enumerate())
    player, _ = at_phones(tmp_path, "chiva", "door", on_phones=(1,))
    desk, port = player.client.phones, player.client.phones.door.port
    assert port is not None
    desk.take_to_screen(1)
    assert not desk.door.is_open
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((HOME, port), timeout=1).close()
    own = [thread for thread in set(threading.enumerate()) - others if thread.name == "phones"]
    assert not [thread for thread in own if thread.is_alive()]


def test_the_port_stays_the_same_from_start_to_start(tmp_path: Path) -> None:
    player, _ = at_phones(tmp_path, "chiva", "door", on_phones=(1,))
    player.wait(0.3)
    port = player.client.phones.door.port
    player.client.phones.close()
    row = json.loads((tmp_path / "phones.json").read_text(encoding="utf-8"))
    assert row["port"] == port


# ---------------------------------------------------------------------- messages


def random_value(chance: random.Random, depth: int = 0) -> object:
    kinds = [None, True, -1, 10**20, 1.5, "", "x" * 80, "1", "\x00<b>\u202e", "46", "<", ">"]
    if depth < 3 and chance.random() < 0.3:
        return [random_value(chance, depth + 1) for _ in range(chance.randrange(3))]
    return chance.choice(kinds)


@pytest.mark.parametrize("tries", [2_000, pytest.param(100_000, marks=pytest.mark.long)])
def test_any_text_is_a_message_or_none(tries: int) -> None:
    """Nothing but NoMessage comes of it, and what is read is as it must be."""
    chance, read = random.Random(tries), 0
    names = ("say", "n", "seat", "tile", "end", "page", "sure", "secret", "token", "code", "lang")
    for _ in range(tries):
        row = {name: random_value(chance) for name in chance.sample(names, chance.randrange(len(names)))}
        row["say"] = chance.choice([*KINDS, *KINDS, random_value(chance)])
        text = json.dumps(row)
        if chance.random() < 0.2:
            text = text[: chance.randrange(len(text))]
        try:
            read_message(text)
            read += 1
        except NoMessage:
            pass
    assert 0 < read < tries


# ---------------------------------------------------------------------- the hostile neighbour


@pytest.mark.parametrize("size", [200, pytest.param(2_000, marks=pytest.mark.long)])
def test_a_hostile_neighbour_gains_nothing(tmp_path: Path, size: int, capfd: pytest.CaptureFixture[str]) -> None:
    """Fuzzed messages, guessed secrets, many connections, slow handshakes, a message of a gigabyte: the match goes on,
    nobody takes a seat, and nothing is complained of."""
    player, phones = at_phones(tmp_path, "chiva", "door", on_phones=(1, 2))
    door = player.client.phones.door
    address, origin = door.typed.removeprefix("http://"), door.typed
    host, _, port = address.partition(":")
    is_over = threading.Event()

    def attack(number: int) -> None:
        chance = random.Random(number)
        while not is_over.is_set():
            try:
                with connect(f"ws://{address}/seat", origin=origin, proxy=None, open_timeout=1) as opened:  # type: ignore[call-overload]
                    opened.send(json.dumps({"say": "hello", "secret": f"guess-{chance.random()}", "code": "AAAAAA"}))
                    opened.send(chance.choice(['{"say":"take","seat":1}', "[[", '{"say":"show"}']))
                    opened.recv(timeout=0.2)
            except Exception:
                time.sleep(0.002)

    def crowd() -> None:
        held = []
        for number in range(size):
            if is_over.is_set():
                break
            try:
                opened = socket.create_connection((host, int(port)), timeout=1)
                opened.settimeout(0.2)
                if number % 2:
                    opened.sendall(b"GET /seat HTTP/1.1\r\nHost: ")
                else:
                    length = b"\x81\xff" + (2**30).to_bytes(8, "big")
                    opened.sendall(length + b"\x00" * 1000)
                held.append(opened)
            except OSError:
                continue
        for opened in held:
            opened.close()

    attackers = [threading.Thread(target=attack, args=(number,), daemon=True) for number in range(2)]
    attackers.append(threading.Thread(target=crowd, daemon=True))
    for thread in attackers:
        thread.start()
    try:
        attackers[-1].join(timeout=60)
        phones[1].show()
        player.wait(0.2)
        assert player.client.phones.people.stand(1) == "awake"
        assert player.client.phones.people.stand(2) == "awake"
        assert player.scene_name in ("play", "reveal")
    finally:
        is_over.set()
        for thread in attackers:
            thread.join(timeout=5)
        player.client.phones.close()
    told = capfd.readouterr()
    assert (told.out, told.err) == ("", "")
