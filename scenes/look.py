"""How everything is shown: the window's size, the words and the settings."""

from dataclasses import dataclass, field, replace

from game.words import Words
from scenes.store.settings import Settings
from sprites.palette import Scale


@dataclass(frozen=True, slots=True)
class Look:
    """Made anew when one of them changes; scenes are laid out again then."""

    size: tuple[int, int]
    settings: Settings
    words: Words
    scale: Scale = field(init=False)

    def __post_init__(self) -> None:
        scale = Scale(*self.size, text=self.settings.text_size, margin=self.settings.safe_margin)
        object.__setattr__(self, "scale", scale)

    def sized(self, size: tuple[int, int]) -> "Look":
        return replace(self, size=size)

    def after(self, settings: Settings) -> "Look":
        """With these settings; a language that was chosen for this start alone lasts until another is set."""
        changed = settings.language != self.settings.language
        return replace(self, settings=settings, words=Words(settings.language) if changed else self.words)
