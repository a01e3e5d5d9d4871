"""What every scene shares: the window's size, the language, the settings, the sound, the people at the table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from game.words import Words
from scenes.input.intents import Device, Point
from scenes.input.pad_seats import PadSeats
from scenes.store.saves import Saves
from scenes.store.settings import Settings
from scenes.table.review_work import Reviews
from scenes.table.search_loading import SearchLoading
from scenes.table.sitting import Sitting
from scenes.table.speech import Speech
from sounds.speaker import Speaker
from sprites.palette import Scale

if TYPE_CHECKING:
    from scenes.screens.start.seating import Party

Tell: TypeAlias = Callable[[], None]


def _nothing() -> None:
    """Nobody listens yet."""


@dataclass(slots=True)
class Stage:
    """`device` is what was used last: prompts show its glyphs, and the focus ring shows for keys and pads.
    `message` is one line for everybody, shown over the scene until its time is up. `demonstration` is the seed of
    the title's own table. `wished_game` and `wished_seed` stand in the lobby when it opens first, `party`
    is what was entered there since."""

    settings: Settings
    words: Words
    speaker: Speaker
    speech: Speech
    saves: Saves
    size: Point
    device: Device = Device.MOUSE
    sitting: Sitting | None = None
    search: SearchLoading = field(default_factory=SearchLoading)
    pads: PadSeats = field(default_factory=PadSeats)
    reviews: Reviews = field(default_factory=Reviews)
    message: str = ""
    demonstration: str = "tranque"
    wished_game: str = ""
    wished_seed: str = ""
    party: "Party | None" = None
    scene_changed: Tell = field(default=_nothing)
    settings_changed: Tell = field(default=_nothing)

    @property
    def scale(self) -> Scale:
        return Scale(*self.size, text=self.settings.text_size, margin=self.settings.safe_margin)

    @property
    def shows_focus(self) -> bool:
        return self.device in (Device.KEYS, Device.PAD)

    def change(self, settings: Settings) -> None:
        """Every setting takes effect at once and is kept."""
        before, self.settings = self.settings, settings
        if settings.language != before.language:
            self.words = Words(settings.language)
        self.speaker.set(on=settings.sound, volume=settings.volume / 100)
        self.speech.set(settings.language, on=settings.speech)
        self.saves.keep_settings(settings)
        self.settings_changed()
