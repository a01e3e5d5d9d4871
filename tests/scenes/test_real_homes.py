"""Two data folders and two real windows play one event, and send each other what they made by files and clipboard."""

import subprocess
from fractions import Fraction
from pathlib import Path

import pytest

from game.homes.check import check
from game.homes.event import Event, Who
from game.homes.result import HomeResult, result_from_text
from game.homes.sheet import homes_sheet
from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from tests.game.homes.test_sheet import counted
from tests.kit.own_screen import require_xvfb
from tests.kit.real_window import RealWindow
from tests.kit.window_people import Person, Pointing, Typing, play_until, press_away

SIZE = (1024, 768)


def home(folder: Path, name: str) -> Path:
    """A data folder in which bots answer at once."""
    saves = Saves(folder)
    saves.keep_settings(default_settings().having(bot_speed="instant", reduced_motion=True, language="es"))
    saves.events.call_home(name)
    saves.finish()
    return folder


def sent(data: Path) -> list[str]:
    return sorted(path.read_text("utf-8").strip() for path in (data / "to send").glob("*.txt"))


def own_result(data: Path) -> str:
    return next(line for line in sent(data) if line.startswith("tranque result "))


def kept_results(data: Path, event: Event) -> list[HomeResult]:
    kept = Saves(data).events.find(event)
    assert kept is not None
    return kept.results


def play_event(data: Path, file: Path, person_of: type[Pointing] | type[Typing], folder: Path) -> None:
    """From the file that came, by one device, to the result that is sent."""
    with RealWindow("--windowed", "--data", str(data), str(file), size=SIZE) as window:
        person: Person = person_of(window)
        window.wait_for("event_page", 60)
        path = window.screenshot(folder / f"{data.name}.png")
        done = subprocess.run(["zbarimg", "-q", "--raw", str(path)], capture_output=True, check=False, timeout=60)
        assert done.stdout.decode().strip() == file.read_text("utf-8").strip()
        press_away(window, person, "play")
        play_until(window, person, "event_page")
        person.press("send")
        window.until(lambda: any(line.startswith("tranque result ") for line in sent(data)), "nothing is sent", 40)
        assert "Traceback" not in window.output()
        window.close()
        assert window.status() == 0


def read_and_compare(data: Path, file: Path) -> None:
    """The other home's result, as a file; then the sheet and a board of it."""
    with RealWindow("--windowed", "--data", str(data), str(file), size=SIZE) as window:
        window.wait_for("event_page", 60)
        window.click("sheet")
        window.wait_for("homes_sheet")
        window.click("open")
        window.wait_for("event_board")
        window.click("replay")
        window.wait_for("replay")
        window.close()
        assert window.status() == 0


@pytest.mark.parametrize("boards", [1, pytest.param(8, marks=pytest.mark.long)])
def test_two_windows_play_an_event_and_see_one_sheet(tmp_path: Path, boards: int) -> None:
    """Whichever imports first: the sheet is what the second engine counts from the raw words."""
    require_xvfb()
    event = Event("Domingo", "chiva", "42", boards, Who.ONE, "easy")
    file = tmp_path / "event.txt"
    file.write_text(f"{event}\n", encoding="utf-8")
    homes = {"Casa Ñ": Pointing, "Güemes": Typing}
    folders = {name: home(tmp_path / f"home {place}", name) for place, name in enumerate(homes)}
    for name, person in homes.items():
        play_event(folders[name], file, person, tmp_path)  # type: ignore[arg-type]
    lines = {name: own_result(data) for name, data in folders.items()}
    for line in lines.values():
        check(result_from_text(line))
    for name, other in (("Casa Ñ", "Güemes"), ("Güemes", "Casa Ñ")):
        came = tmp_path / f"from {other}.txt"
        came.write_text(lines[other], encoding="utf-8")
        read_and_compare(folders[name], came)
    sheets = [homes_sheet(event, kept_results(data, event)) for data in folders.values()]
    assert sheets[0] == sheets[1]
    raw = counted(list(lines.values()))
    seen = {
        column.result.home: list(zip(column.result.points, column.matchpoints, strict=True))
        for column in sheets[0].columns
    }
    assert seen == raw
    points = zip(*([made for made, _ in row] for row in raw.values()), strict=True)
    assert sheets[0].averages == tuple(Fraction(sum(board), 2) for board in points)
