"""What a Linux desktop wants to know of the program, as the folder `share` of any prefix."""

import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

from tools.dev.packing.icons import make_icons
from tools.dev.packing.names import ID, ROOT
from tools.dev.packing.pages import make_pages

SOURCES = ROOT / "packaging" / "linux"


def make_share(share: Path, site: str | None = None) -> None:
    """Menu entry, description for software centres, kind of file, icons, manual pages. `site`: where the project's
    pages are published; without it the description names no pictures, since those must be addresses."""
    for folder, ending in (("applications", ".desktop"), ("mime/packages", ".xml")):
        (share / folder).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCES / f"{ID}{ending}", share / folder / f"{ID}{ending}")
    (share / "metainfo").mkdir(parents=True, exist_ok=True)
    (share / "metainfo" / f"{ID}.metainfo.xml").write_text(description(site), encoding="utf-8", newline="\n")
    make_icons(share)
    make_pages(share)


def description(site: str | None) -> str:
    """The AppStream metainfo, with every release that the CHANGELOG dates."""
    root = ET.parse(SOURCES / f"{ID}.metainfo.xml").getroot()
    if site is not None:
        launchable = next(place for place, child in enumerate(root) if child.tag == "launchable")
        homepage = ET.Element("url", type="homepage")
        homepage.text = site
        root.insert(launchable + 1, homepage)
        root.insert(launchable + 2, _pictures(site))
    releases = root.find("releases")
    assert releases is not None
    for version, date in dated_releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        ET.SubElement(releases, "release", version=version, date=date)
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _pictures(site: str) -> ET.Element:
    pictures = ET.Element("screenshots")
    screenshot = ET.SubElement(pictures, "screenshot", type="default")
    ET.SubElement(screenshot, "caption").text = "The table in the middle of a hand"
    ET.SubElement(screenshot, "image").text = f"{site.rstrip('/')}/table.png"
    return pictures


def dated_releases(changelog: str) -> list[tuple[str, str]]:
    """Version and date of each heading such as `## 0.1.0 (2026-05-17)`, the newest first."""
    return re.findall(r"^## \[?(\d+\.\d+\.\d+)\]?[^\n\d]+(\d{4}-\d\d-\d\d)", changelog, re.MULTILINE)
