"""`make shots`: a picture of every screen in both languages and all sizes, into a folder."""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.words import LANGUAGES, PSEUDO, Words
from scenes.store.settings import CHOICES, Settings, default_settings
from tools.dev.screens import shown

SIZES = ("800x600", "1024x768", "1280x720", "1920x1080", "2560x1080", "3840x2160")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("shots"))
    parser.add_argument("--sizes", nargs="*", default=SIZES, metavar="WxH")
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, choices=(*LANGUAGES, PSEUDO))
    parser.add_argument("--text", type=int, default=100, choices=(100, 125, 150))
    parser.add_argument("--tiles", default="pips", choices=CHOICES["tiles"])
    parser.add_argument("--table", default="green", choices=CHOICES["table"])
    parser.add_argument("--only", nargs="*", default=[], help="names of screens")
    read = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.Window("shots", (64, 64)).get_surface()
    for size_text in read.sizes:
        width, height = (int(part) for part in size_text.split("x"))
        for language in read.languages:
            settings = default_settings().having(
                language="en" if language == PSEUDO else language,
                text_size=read.text,
                tiles=read.tiles,
                table=read.table,
            )
            folder = read.out / f"{size_text}-{language}"
            folder.mkdir(parents=True, exist_ok=True)
            _shoot((width, height), folder, settings, Words(language), read.only)
            print(folder, file=sys.stderr)
    return 0


def _shoot(size: tuple[int, int], folder: Path, settings: Settings, words: Words, only: list[str]) -> None:
    with TemporaryDirectory() as data:
        for number, (screen, sofa) in enumerate(shown(size, Path(data), settings, words, only), start=1):
            pygame.image.save(sofa.picture(), folder / f"{number:02}-{screen.name}.png")


if __name__ == "__main__":
    sys.exit(main())
