"""The pages on how to play: whole in both languages, no link that leads nowhere, and no script in them."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from game.games import GAMES
from game.words import LANGUAGES
from tools.dev.packing.names import ROOT
from tools.dev.rules_pages import write_rules

SOURCES = ROOT / "docs" / "site"


def pages_of(language: str) -> set[str]:
    return {path.name for path in (SOURCES / language).glob("*.md")}


def test_each_page_stands_in_both_languages() -> None:
    english, *others = (pages_of(language) for language in LANGUAGES)
    assert english
    assert all(other == english for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_stands_in_the_list_of_pages(language: str) -> None:
    listed = (SOURCES / language / "index.md").read_text(encoding="utf-8").partition("{toctree}")[2].partition("```")[0]
    names = {line for line in listed.split() if not line.startswith(":")}
    assert names == {name.removesuffix(".md") for name in pages_of(language) - {"index.md"}} | {
        f"rules-{game}" for game in GAMES
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_have_the_same_headings_and_examples(tmp_path: Path, language: str) -> None:
    write_rules(tmp_path, language)
    for game in GAMES:
        text = (tmp_path / f"rules-{game}.md").read_text(encoding="utf-8")
        pictures = re.findall(r"!\[(.+)\]\((.+)\)", text)
        assert len(pictures) >= 2
        assert all(told and (tmp_path / name).stat().st_size > 1000 for told, name in pictures)
        assert text.count("\n## ") >= 4


def test_the_example_for_developers_runs() -> None:
    for language in LANGUAGES:
        text = (SOURCES / language / "developers.md").read_text(encoding="utf-8")
        code = text.partition("```python\n")[2].partition("```")[0]
        said: list[object] = []
        exec(code, {"print": said.append})
        assert said == [2]


class Page(HTMLParser):
    """What a page asks for, and what stands in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.scripts, self.pictures_untold = 0, 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        self.ids.add(has.get("id") or "")
        self.scripts += tag == "script" or any(name.startswith("on") for name in has)
        self.pictures_untold += tag == "img" and not has.get("alt")
        self.links += [value for name in ("href", "src") if (value := has.get(name))]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("sphinx")
    from tools.dev.site import build  # noqa: PLC0415

    target = tmp_path_factory.mktemp("site")
    assert build(target) == 0
    return target / "html"


@pytest.mark.long
def test_no_link_leads_nowhere_and_no_page_needs_a_script(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) == 1 + len(LANGUAGES) * (len(pages_of("en")) + len(GAMES))
    for path in pages:
        page = Page(path)
        assert (page.scripts, page.pictures_untold) == (0, 0), path
        for link in page.links:
            target, _, place = link.partition("#")
            if re.match("[a-z]+:", target):
                continue
            file = (path.parent / target).resolve() if target else path
            assert file.is_file(), f"{path}: {link}"
            assert not place or place in Page(file).ids, f"{path}: {link}"
    assert not list(site.rglob("*.js"))
