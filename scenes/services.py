"""What every scene may ask for: saves, sound, speech, pads, and work that goes on beside the picture."""

from collections.abc import Callable
from dataclasses import dataclass, field

from scenes.input.intents import Device
from scenes.input.pad_seats import PadSeats
from scenes.store.saves import Saves
from scenes.store.settings import Settings
from scenes.work.homes_work import HomesWork
from scenes.work.review_work import Reviews
from scenes.work.search_loading import SearchLoading
from sounds.speaker import Speaker
from sounds.speech import Speech


def _nobody(_: Settings) -> None:
    """Nobody listens yet."""


@dataclass(slots=True)
class Services:
    """`device` is what was used last: prompts show its glyphs, and the focus ring shows for keys and pads.
    `message` is one line for everybody, shown over the scene until its time is up. `settings_changed` hears of every
    change."""

    saves: Saves
    speaker: Speaker
    speech: Speech
    pads: PadSeats = field(default_factory=PadSeats)
    search: SearchLoading = field(default_factory=SearchLoading)
    reviews: Reviews = field(default_factory=Reviews)
    homes: HomesWork = field(default_factory=HomesWork)
    device: Device = Device.MOUSE
    message: str = ""
    settings_changed: Callable[[Settings], None] = field(default=_nobody)

    @property
    def shows_focus(self) -> bool:
        return self.device in (Device.KEYS, Device.PAD)

    def change(self, settings: Settings) -> None:
        """Every setting takes effect at once and is kept."""
        self.speaker.set(on=settings.sound, volume=settings.volume / 100)
        self.speech.set(settings.language, on=settings.speech)
        self.saves.keep_settings(settings)
        self.settings_changed(settings)
