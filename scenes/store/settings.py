"""What a family has chosen, kept as JSON. Every broken, missing or unknown key leaves the rest as it is."""

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from game.words import LANGUAGES, system_language
from sprites.palette import table_named

VERSION: Final = 1
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "language": LANGUAGES,
    "text_size": (100, 125, 150),
    "tiles": ("pips", "bone", "black", "colours", "numerals"),
    "table": ("green", "blue", "wine", "graphite", "plum"),
    "wood": ("mahogany", "walnut", "oak"),
    "full_screen": (True, False),
    "bot_speed": ("slow", "normal", "fast", "instant", "wait"),
    "passes": ("auto", "tap"),
    "curtain": ("tap", "hold", "never"),
    "hide_on_focus_loss": (True, False),
    "details": (True, False),
    "reduced_motion": (False, True),
    "sound": (True, False),
    "volume": tuple(range(0, 101, 10)),
    "safe_margin": (3, 5),
    "speech": (False, True),
}
"""What each setting can be, its default first; the language's default is the system's."""


@dataclass(frozen=True, slots=True)
class Settings:
    language: str = "en"
    text_size: int = 100
    tiles: str = "pips"
    table: str = "green"
    wood: str = "mahogany"
    full_screen: bool = True
    bot_speed: str = "normal"
    passes: str = "auto"
    curtain: str = "tap"
    hide_on_focus_loss: bool = True
    details: bool = True
    reduced_motion: bool = False
    sound: bool = True
    volume: int = 70
    safe_margin: int = 3
    speech: bool = False

    @property
    def table_top(self) -> str:
        """Cloth and wood under the one name by which pictures know them."""
        return table_named(self.table, self.wood)

    def having(self, **changes: object) -> "Settings":
        """These settings with some changed; ValueError for a value that is none of CHOICES."""
        for name, value in changes.items():
            if not _is_choice(name, value):
                raise ValueError(f"{name} cannot be {value!r}")
        return replace(self, **changes)  # type: ignore[arg-type]

    def after(self, name: str, steps: int = 1) -> "Settings":
        """The next choice of one setting, round and round."""
        choices = CHOICES[name]
        place = choices.index(getattr(self, name))
        return self.having(**{name: choices[(place + steps) % len(choices)]})


def default_settings() -> Settings:
    return Settings(language=system_language())


def to_text(settings: Settings) -> str:
    return json.dumps({"tranque_settings": VERSION, **asdict(settings)}, ensure_ascii=False, indent=1) + "\n"


def from_text(text: str) -> tuple[Settings, tuple[str, ...]]:
    """The settings and the names of the keys that could not be used. ValueError where the text is no JSON object."""
    try:
        read: Any = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deep") from None
    if not isinstance(read, dict):
        raise ValueError("no JSON object")
    settings, refused = default_settings(), []
    for name in (field.name for field in fields(Settings)):
        if name not in read:
            continue
        if _is_choice(name, read[name]):
            settings = settings.having(**{name: read[name]})
        else:
            refused.append(name)
    return settings, tuple(refused)


def _is_choice(name: str, value: object) -> bool:
    """True is no 1 here: the type counts too."""
    return any(type(value) is type(choice) and value == choice for choice in CHOICES.get(name, ()))
