"""The page in a real browser: people tap it through whole matches, and it bears what phones go through."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.actions import Name, Pass, to_text
from game.match import Match
from game.record import Record
from tests.kit.browser import Handset, needs_chromium, open_chromium
from tests.kit.moments import calm
from tests.kit.phone import HOME
from tests.kit.players import short_match, smallest_word
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.phones.people_at_phones import decide_here, wait_for_decision

pytestmark = [needs_chromium, pytest.mark.usefixtures("quick_thumbs")]
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024)]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from open_chromium()


def at_table(data: Path, game: str, seed: str, seats: str, size: tuple[int, int] = (800, 600)) -> SitDown:
    flags = ("--game", game, "--seed", seed, "--seats", seats, "--phones-address", HOME, "--phones-port", "0")
    player = sit_down_at(data, *flags, settings=calm(), size=size)
    player.wait()
    return player


def take_out(browser: Any, player: SitDown, seats: tuple[int, ...], **more: Any) -> dict[int, Handset]:
    handsets = {}
    for seat in seats:
        player.client.phones.put_on_phone(seat)
        handsets[seat] = Handset(browser, player, **more)
        handsets[seat].take(seat)
    return handsets


def play_on(player: SitDown, handsets: dict[int, Handset]) -> None:
    """One decision, by whoever is on turn."""
    wait_for_decision(player)
    if player.scene_name == "hand_summary":
        any_phone = next(iter(handsets.values()))
        any_phone.press("Next hand")
        any_phone.until(lambda: player.scene_name != "hand_summary", "the next hand")
        return
    seat, word = player.match.state.turn, smallest_word(player.match)
    assert seat is not None
    handset = handsets.get(seat)
    if handset is None:
        assert not isinstance(word, Pass)
        decide_here(player, word)
    elif isinstance(word, Name):
        handset.until(handset.is_uncovered, "the tiles")
        mate = player.match.player(word.seat).name
        handset.press("I open" if word.seat == seat else f"{mate} opens")
        handset.press("Yes")
        handset.until(lambda: player.match.table.opener is not None, "the opener")
    else:
        handset.play(to_text(word))


def engine_alone(match: Match, hands: int) -> bytes:
    alone = Match(match.game, match.players, match.seed)
    for _ in range(hands):
        alone.deal_next()
        while not alone.hand_is_over:
            alone.submit(smallest_word(alone))
    return Record(alone).to_bytes()


@pytest.mark.parametrize(
    ("game", "seats", "on_phones"),
    [("chiva", "Ana,bot:easy,Carmen,bot:easy", (1, 3)), ("sixlove", "Ana,bot:easy,Carmen,bot:easy", (3,))],
)
def test_a_whole_short_match_by_real_browsers(
    tmp_path: Path, browser: Any, game: str, seats: str, on_phones: tuple[int, ...]
) -> None:
    """Two phones and a pair of bots; one phone, and the curtain for the other person."""
    players = at_table(tmp_path / "who", game, "who", seats).match.players
    seed, hands = short_match(game, players, most=4)
    player = at_table(tmp_path, game, seed, seats)
    handsets = take_out(browser, player, on_phones)
    while not (player.scene_name in ("hand_summary", "match_summary") and player.match.match_is_over):
        play_on(player, handsets)
    assert Record(player.match).to_bytes() == engine_alone(player.match, hands)
    first = next(iter(handsets.values()))
    first.sees("win the hand")
    assert first.page.locator(".hands li").count() == 4
    for handset in handsets.values():
        assert handset.faults == []
        handset.close()
    player.client.phones.close()


# ---------------------------------------------------------------------- every state of the page


@pytest.fixture
def one_at_phone(tmp_path: Path, browser: Any) -> Iterator[tuple[SitDown, Handset]]:
    """Whoever of the two people is on turn has a phone; the other one is at the screen."""
    player = at_table(tmp_path, "chiva", "42", "Ana,bot:easy,Carmen,bot:easy")
    wait_for_decision(player)
    seat = player.match.state.turn
    assert seat is not None
    handset = take_out(browser, player, (seat,))[seat]
    handset.until(lambda: player.scene_name == "play", "the table")
    yield player, handset
    assert handset.faults == []
    handset.close()
    player.client.phones.close()


def fits_its_width(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


def widest(page: Any) -> str:
    return str(
        page.evaluate(
            "[...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)"
            ".map(e => e.tagName + '.' + e.getAttribute('class') + ' ' + e.textContent.slice(0, 30))"
        )
    )


def test_a_phone_turned_upright_or_flat(one_at_phone: tuple[SitDown, Handset]) -> None:
    """At every size nothing reaches over the edge, every tile can be seen and hit, and Confirm is on the page."""
    _, handset = one_at_phone
    handset.show()
    for width, height in SIZES:
        handset.page.set_viewport_size({"width": width, "height": height})
        assert fits_its_width(handset.page), (width, height)
        boxes = [tile.bounding_box() for tile in handset.page.locator(".tiles button").all()]
        assert (
            len(boxes) == handset.player.match.state.holdings[int(handset.page.evaluate("table.seat")) - 1].bit_count()
        )
        assert all(box["width"] >= 32 and box["height"] >= 56 for box in boxes), (width, height, boxes[0])
        assert handset.page.locator(".acts .main").is_visible()


def test_a_system_font_at_200_percent(one_at_phone: tuple[SitDown, Handset]) -> None:
    _, handset = one_at_phone
    handset.show()
    handset.page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    for width, height in SIZES:
        handset.page.set_viewport_size({"width": width, "height": height})
        assert fits_its_width(handset.page), (width, height, widest(handset.page))
        assert handset.page.locator(".tiles button").count() > 0


def test_it_speaks_the_phone_s_own_language(tmp_path: Path, browser: Any) -> None:
    player = at_table(tmp_path, "chiva", "42", "Ana,Beto,Carmen,Dora")
    player.client.phones.put_on_phone(1)
    handset = Handset(browser, player, locale="es-PR")
    handset.take(1)
    handset.sees("Eres Ana, con Carmen")
    assert handset.page.evaluate("document.documentElement.lang") == "es"
    handset.close()
    player.client.phones.close()


def test_a_page_that_was_hidden_is_covered_and_back_at_once(one_at_phone: tuple[SitDown, Handset]) -> None:
    _, handset = one_at_phone
    handset.show()
    handset.page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    handset.until(lambda: handset.has(".hold"), "the cover")
    assert not handset.has(".tiles")
    handset.page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: false, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    handset.show()


def test_the_back_gesture_in_mid_turn(one_at_phone: tuple[SitDown, Handset]) -> None:
    """It covers the tiles, or closes what is open over them, and leaves nothing."""
    player, handset = one_at_phone
    handset.show()
    handset.press("Rules")
    handset.until(lambda: handset.has(".sheet"), "the rules")
    assert player.scene_name == "phone_reads"
    handset.page.evaluate("history.back()")
    handset.until(lambda: not handset.has(".sheet"), "the table")
    handset.until(lambda: player.scene_name == "play", "the bots go on")
    handset.page.evaluate("history.back()")
    handset.until(lambda: handset.has(".hold"), "the cover")
    assert handset.page.url.endswith("/")


def test_the_page_reloaded_and_the_transport_cut_come_back_by_themselves(
    one_at_phone: tuple[SitDown, Handset],
) -> None:
    _, handset = one_at_phone
    handset.until(lambda: "#" not in handset.page.url, "the address without its token")
    handset.page.reload()
    handset.show()
    handset.cut()
    handset.until(lambda: handset.has(".hold"), "the seat again")
    handset.show()


def test_a_double_tap_on_confirm_plays_once(one_at_phone: tuple[SitDown, Handset]) -> None:
    player, handset = one_at_phone
    handset.show()
    word = to_text(smallest_word(player.match))
    handset.page.locator(f"button[aria-label='{word[0]}-{word[1]}, fits']").click()
    handset.until(lambda: handset.page.locator(".acts .main").is_enabled(), "Confirm")
    before = len(player.match.state.log)
    handset.page.evaluate("const b = document.querySelector('.acts .main'); b.click(); b.click(); b.click()")
    handset.until(lambda: len(player.match.state.log) > before, "the tile")
    assert [taken.seat for taken in player.match.state.log].count(player.match.state.log[before].seat) <= before + 1


def test_what_is_told_aloud(one_at_phone: tuple[SitDown, Handset]) -> None:
    """A live region says what happened; tiles, ends and buttons are buttons with words."""
    _, handset = one_at_phone
    handset.show()
    said = handset.page.evaluate("document.getElementById('live').textContent")
    assert said
    names = handset.page.evaluate("[...document.querySelectorAll('.tiles button')].map(b => b.ariaLabel)")
    assert all(", fits" in name or ", does not fit" in name for name in names)


AXE = """() => axe.run(document, {resultTypes: ['violations']})
  .then(found => found.violations.map(one => one.id + ': ' + one.nodes[0].html))"""


def test_axe_finds_nothing_in_any_state(tmp_path: Path, browser: Any) -> None:
    """From the door to the end of a hand."""
    source = axe_source()
    player = at_table(tmp_path, "chiva", "42", "Ana,bot:easy,bot:easy,bot:easy")
    player.client.phones.put_on_phone(1)
    handset = Handset(browser, player)

    def check(state: str) -> None:
        handset.page.evaluate(source)
        assert handset.page.evaluate(AXE) == [], state

    handset.page.goto(player.client.phones.door.typed)
    handset.until(lambda: handset.has("input"), "the door")
    check("door")
    handset.scan()
    handset.until(lambda: handset.has("button:not([type=submit])") and "seat" in handset.text(), "seats")
    check("seats")
    handset.sit_down_at(1)
    handset.until(lambda: handset.has(".hold"), "the table")
    check("covered")
    handset.show()
    check("table")
    for page in ("Rules", "Log", "Details"):
        handset.press(page)
        handset.until(lambda: handset.has(".sheet"), page)
        check(page)
        handset.press("Close")
        handset.until(lambda: not handset.has(".sheet"), "closed")
    wait_for_decision(player)
    while player.scene_name != "hand_summary":
        play_on(player, {1: handset})
        wait_for_decision(player)
    handset.sees("win the hand")
    check("end of a hand")
    handset.press("Repeat the deal")
    handset.until(lambda: handset.has("[role=alertdialog]"), "the question")
    check("question")
    handset.close()
    player.client.phones.close()


def axe_source() -> str:
    import axe_core_python  # noqa: PLC0415

    folder = Path(axe_core_python.__file__).parent
    return next(folder.rglob("axe*.js")).read_text(encoding="utf-8")


# ---------------------------------------------------------------------- the picture on the television


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="no zbarimg")
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_a_qr_code_that_is_too_small_at_three_metres_or_inverted(tmp_path: Path, size: tuple[int, int]) -> None:
    """It is read from the frame, even at a quarter of its size, and stands dark on light with its margin."""
    player = sit_down_at(tmp_path, "--phones", "--phones-address", HOME, "--phones-port", "0", size=size)
    player.wait_for("phones")
    player.wait(0.2)
    picture = player.picture()
    for part in (1, 4 if size[0] > 800 else 2):
        small = pygame.transform.smoothscale(picture, (size[0] // part, size[1] // part))
        pygame.image.save(small, tmp_path / "shot.png")
        read = subprocess.run(
            ["zbarimg", "--quiet", "--raw", str(tmp_path / "shot.png")], capture_output=True, text=True, check=False
        )
        assert read.stdout.strip() == player.client.phones.picture
    player.client.phones.close()
