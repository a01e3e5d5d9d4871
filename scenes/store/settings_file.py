"""The settings and the size of the window, each in a small file of the folder."""

from typing import Final

from game.files import as_utf8
from game.saying import say
from scenes.store.kept_folder import KeptFolder
from scenes.store.settings import Settings, default_settings, from_text, to_text

NAME: Final = "settings.json"
WINDOW: Final = "window.json"
SMALLEST, LARGEST = 200, 20_000
"""Pixels of a window's side that can be meant."""


class SettingsFile:
    """A language may be asked for one run alone: it is not kept until another one is chosen."""

    def __init__(self, folder: KeptFolder) -> None:
        self._folder = folder
        self._asked: str | None = None
        self._language_kept = ""

    def settings(self, language: str | None) -> Settings:
        """The kept ones, in `language` for this run if one is given."""
        settings = self._kept()
        self._asked, self._language_kept = language, settings.language
        return settings if language is None else settings.having(language=language)

    def keep(self, settings: Settings) -> None:
        """Written soon, on the writer's thread."""
        if settings.language != self._asked:
            self._asked = None
        kept = settings if self._asked is None else settings.having(language=self._language_kept)
        self._folder.put(NAME, to_text(kept).encode())

    def _kept(self) -> Settings:
        content = self._folder.content(NAME)
        if content is None:
            return default_settings()
        try:
            settings, refused = from_text(as_utf8(content).decode())
        except ValueError:
            self._folder.refuse(NAME)
            return default_settings()
        if refused:
            keys = ", ".join(refused)
            self._folder.tell(say("{file}: {keys} could not be used; the rest is", file=NAME, keys=keys))
        return settings

    def window_size(self) -> tuple[int, int] | None:
        """Width and height in pixels; None where none was kept that can be meant."""
        match self._folder.row(WINDOW).get("size"):
            case [int(width), int(height)] if SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST:
                return width, height
        return None

    def keep_window_size(self, size: tuple[int, int]) -> None:
        """Written soon, on the writer's thread."""
        self._folder.put_row(WINDOW, {"tranque_window": 1, "size": list(size)})
