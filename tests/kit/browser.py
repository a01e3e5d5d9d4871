"""Real browsers that play phone: their pages, while the television goes on."""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.kit.sit_down import SitDown

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
PATIENCE = 10.0
"""Real seconds, on a busy machine."""

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None and os.environ.get("CI") != "true", reason="no chromium: the page is not tried in a browser"
)


def open_chromium() -> Iterator[Any]:
    """The body of a fixture: one browser for many tests."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    assert CHROMIUM is not None, "a build machine has chromium"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Handset:
    """One phone: a browser context of its own, and its page."""

    def __init__(
        self, browser: Any, player: SitDown, size: tuple[int, int] = (390, 844), locale: str = "en-GB", **more: Any
    ) -> None:
        self.player = player
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=locale, has_touch=True, **more
        )
        self.faults: list[str] = []
        self.page = self._watched(self.context.new_page())

    def _watched(self, page: Any) -> Any:
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._complained(message.text) if message.type == "error" else None)
        return page

    def _complained(self, text: str) -> None:
        """That a socket is refused while the television is away is no fault of the page; nor that there is no icon."""
        if "WebSocket connection" not in text and "favicon" not in text:
            self.faults.append(text)

    # ------------------------------------------------------------------ waiting

    def until(self, is_so: Callable[[], Any], what: str = "") -> None:
        """While the television goes on."""
        limit = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < limit, f"{what or is_so} does not come: {self.text()[:300]}"
            self.player.wait()
            self.page.wait_for_timeout(1)

    def sees(self, text: str) -> None:
        self.until(lambda: text in self.text(), text)

    def text(self) -> str:
        return str(self._asked("() => document.getElementById('room').innerText") or "")

    def has(self, selector: str) -> bool:
        return bool(self._asked("s => document.querySelector(s) !== null", selector))

    def _asked(self, script: str, argument: object = None) -> object:
        """None while the page is on its way to another."""
        from playwright.sync_api import Error  # noqa: PLC0415

        try:
            return self.page.evaluate(script, argument)
        except Error:
            return None

    # ------------------------------------------------------------------ doing

    def scan(self) -> None:
        self.page.goto(self.player.client.phones.picture)

    def press(self, name: str) -> None:
        """A button that can be pressed, by its words."""
        button = self.page.get_by_role("button", name=name, exact=True)
        self.until(lambda: button.count() > 0 and button.first.is_enabled(), name)
        button.first.click()

    def take(self, seat: int) -> None:
        self.scan()
        self.sit_down_at(seat)

    def sit_down_at(self, seat: int) -> None:
        free = self.page.locator(f"button:has-text('{seat} · ')")
        self.until(lambda: free.count() > 0, "a seat")
        free.first.click()
        self.until(lambda: self.player.client.phones.people.stand(seat) == "awake", "the seat")

    def show(self) -> None:
        self.until(lambda: self.has(".hold"), "the cover")
        self.page.locator(".hold").click()
        self.until(lambda: self.has(".tiles"), "the tiles")

    def is_uncovered(self) -> bool:
        """The cover of a new hand may come while one looks."""
        if self.has(".hold"):
            self.show()
        return self.has(".tiles")

    def play(self, word: str) -> None:
        """Tap the tile, its end where there is a choice, confirm."""
        tile, end = f"{word[0]}-{word[1]}", word[2:]
        button = self.page.locator(f"button[aria-label='{tile}, fits'], button[aria-label='{tile}, encaja']")
        self.until(lambda: self.is_uncovered() and button.count() == 1, f"{tile} that fits")
        button.click()
        self.until(lambda: button.get_attribute("aria-pressed") == "true", f"{tile} chosen")
        side = {"<": 0, ">": 1}.get(end)
        if side is not None:
            ends = self.page.locator("button.end")
            self.until(lambda: "lit" in str(ends.nth(side).get_attribute("class")), f"the end {end}")
            if ends.nth(side).get_attribute("aria-pressed") != "true":
                ends.nth(side).click()
                self.until(lambda: ends.nth(side).get_attribute("aria-pressed") == "true", f"the end {end} chosen")
        words = len(self.player.match.state.log)
        self.page.locator(".acts .main").click()
        self.until(lambda: len(self.player.match.state.log) != words, "the tile played")

    def cut(self) -> None:
        """The transport is gone: closed at the server, with no farewell."""
        desk = self.player.client.phones
        server = desk.door.server
        assert server is not None
        for phone in desk.people.seats.values():
            if phone.connection is not None:
                server.abort(phone.connection)

    def close(self) -> None:
        self.context.close()
