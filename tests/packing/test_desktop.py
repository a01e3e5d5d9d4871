"""What a Linux desktop is told: judged by the desktop's own tools."""

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from game.words import LANGUAGES, Words
from scenes.input.command_line import TAKES_VALUE
from tools.dev.packing.desktop import dated_releases, description, make_share
from tools.dev.packing.icons import SIZES, icon_drawing
from tools.dev.packing.names import COMMANDS, ID, ROOT
from tools.dev.packing.pages import page
from tools.replay_call import TAKES_VALUE as REPLAY_TAKES_VALUE


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("prefix") / "share"
    make_share(folder)
    return folder


def judged(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What a tool of the system says; left out where it is missing, except on a build machine."""
    if shutil.which(tool) is None:
        reason = f"{tool} is not installed"
        if os.environ.get("CI") == "true" and sys.platform == "linux":
            pytest.fail(reason)
        pytest.skip(reason)
    return subprocess.run([tool, *arguments], capture_output=True, text=True, check=False, timeout=60)


def test_the_menu_entry_is_valid(share: Path) -> None:
    told = judged("desktop-file-validate", str(share / "applications" / f"{ID}.desktop"))
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


@pytest.mark.parametrize("site", [None, "https://example.org/tranque"])
def test_the_description_for_software_centres_is_valid(tmp_path: Path, site: str | None) -> None:
    told_in = tmp_path / f"{ID}.metainfo.xml"
    told_in.write_text(description(site), encoding="utf-8")
    told = judged("appstreamcli", "validate", "--no-net", str(told_in))
    assert told.returncode == 0, told.stdout
    assert not [line for line in told.stdout.splitlines() if line.startswith(("E:", "W:"))]


def test_with_a_site_the_description_has_its_pictures() -> None:
    (image,) = ET.fromstring(description("https://example.org/tranque/")).iter("image")
    assert image.text == "https://example.org/tranque/table.png"
    assert (ROOT / "docs" / "table.png").exists()
    assert list(ET.fromstring(description(None)).iter("image")) == []


def test_each_dated_release_of_the_changelog_is_told() -> None:
    text = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n- x\n\n## 0.1.0 (2026-05-17)\n"
    assert dated_releases(text) == [("0.2.0", "2026-12-01"), ("0.1.0", "2026-05-17")]


def test_the_menu_entry_opens_the_records_of_the_program(share: Path) -> None:
    entry = (share / "applications" / f"{ID}.desktop").read_text(encoding="utf-8")
    kinds = ET.parse(share / "mime" / "packages" / f"{ID}.xml").getroot()
    kind = next(iter(kinds)).attrib["type"]
    assert f"MimeType={kind};" in entry
    magic = next(element for element in kinds.iter() if element.tag.endswith("match")).attrib["value"]
    for record in sorted((ROOT / "tests" / "records").glob("*.jsonl")):
        assert record.read_bytes().startswith(magic.encode()), record.name


def test_the_icon_is_there_in_every_size(share: Path) -> None:
    theme = share / "icons" / "hicolor"
    for size in SIZES:
        picture = pygame.image.load(theme / f"{size}x{size}" / "apps" / f"{ID}.png")
        assert picture.get_size() == (size, size)
        assert picture.get_at((size // 3, size // 2)).a > 240
        assert picture.get_at((0, 0)).a < 16
    assert (theme / "scalable" / "apps" / f"{ID}.svg").read_text(encoding="utf-8") == icon_drawing()


def test_the_drawn_icon_shows_the_tiles_of_the_pictures() -> None:
    circles = [element for element in ET.fromstring(icon_drawing()).iter() if element.tag.endswith("circle")]
    assert len(circles) == 12 + 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_manual_page_names_every_flag_and_reads_without_a_warning(
    tmp_path: Path, language: str, command: str
) -> None:
    file = tmp_path / f"{command}.6"
    file.write_text(page(command, language), encoding="utf-8")
    told = judged("groff", "-K", "utf8", "-man", "-T", "utf8", "-ww", "-P", "-cbou", str(file))
    assert (told.returncode, told.stderr) == (0, "")
    flags = TAKES_VALUE if command == "tranque" else REPLAY_TAKES_VALUE
    assert all(flag in told.stdout for flag in flags if flag not in ("-h", "--help"))
    last = Words(language).say("which version this is")
    assert last in " ".join(told.stdout.split())
