"""The pages on how to play, in both languages, as a site that needs no script: `make docs`.

The text lies in docs/site; the rules come from the blocks that the program itself shows, drawn by the program.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from game.words import LANGUAGES
from tools.dev.packing.names import ROOT
from tools.dev.rules_pages import write_rules

SOURCES = ROOT / "docs" / "site"
PICTURES = ("table.png", "hand.gif")
UNWANTED = ("search.html", "searchindex.js", "objects.inv", ".buildinfo", "genindex.html")
"""What Sphinx writes for scripts, and for other Sphinxes."""


def main(arguments: list[str]) -> int:
    return build(Path(arguments[0]) if arguments else ROOT / "build" / "site")


def build(target: Path) -> int:
    """The site under `target`, made anew; Sphinx's status: a link that leads nowhere is an error."""
    shutil.rmtree(target, ignore_errors=True)
    for language in LANGUAGES:
        source = target / "source" / language
        shutil.copytree(SOURCES / language, source)
        shutil.copy(SOURCES / "conf.py", source)
        for picture in PICTURES:
            shutil.copy(ROOT / "docs" / picture, source)
        write_rules(source, language)
        status = _pages(source, target / "html" / language, language)
        if status:
            return status
    shutil.copy(SOURCES / "index.html", target / "html" / "index.html")
    shutil.copy(ROOT / "docs" / "table.png", target / "html" / "table.png")
    print(f"{target / 'html' / 'index.html'}")
    return 0


def _pages(source: Path, target: Path, language: str) -> int:
    told = os.environ | {"TRANQUE_PAGES": language, "TRANQUE_THEME": str(SOURCES / "theme")}
    ask = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", str(source), str(target)]
    status = subprocess.run(ask, env=told, check=False).returncode
    if status == 0:
        _leave_out_scripts(target)
    return status


def _leave_out_scripts(folder: Path) -> None:
    for name in UNWANTED:
        (folder / name).unlink(missing_ok=True)
    for path in (folder / "_static").iterdir():
        if path.name != "tranque.css":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.rmtree(folder / ".doctrees", ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
