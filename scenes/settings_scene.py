"""Everything a family can choose; each choice takes effect at once and is kept."""

from typing import ClassVar

from scenes.card_scene import CardScene, choice
from scenes.panel import Control, Kind, Pressed
from scenes.settings import CHOICES
from scenes.stack import Move, Pop


class SettingsScene(CardScene):
    name: ClassVar[str] = "settings"

    @property
    def title(self) -> str:
        return self.stage.words.say("Settings")

    def choices(self) -> list[Control]:
        rows = [choice(name, label, Kind.CHOICE) for name, label in self._labels().items()]
        for row in rows:
            row.value = self._value(row.key)
        return [*rows, choice("close", self.stage.words.say("Back"), Kind.MAIN)]

    def press(self, pressed: Pressed) -> Move | None:
        if pressed.key == "close":
            return Pop()
        stage = self.stage
        settings = stage.settings.after(pressed.key, pressed.step)
        if pressed.key == "curtain" and settings.curtain == "never" and not self._may_never:
            settings = settings.after("curtain", pressed.step)
        stage.change(settings)
        return None

    @property
    def _may_never(self) -> bool:
        """A table of several people always has its curtain."""
        return self.stage.sitting is None or len(self.stage.sitting.people) <= 1

    def back(self) -> Move | None:
        return Pop()

    # ------------------------------------------------------------------ words

    def _labels(self) -> dict[str, str]:
        say = self.stage.words.say
        labels = {
            "language": say("Language"),
            "text_size": say("Text size"),
            "tiles": say("Tiles"),
            "table": say("Table"),
            "full_screen": say("Full screen"),
            "bot_speed": say("Bot speed"),
            "passes": say("Passes"),
            "curtain": say("Curtain"),
            "hide_on_focus_loss": say("Hide when away"),
            "details": say("Details"),
            "reduced_motion": say("Reduced motion"),
            "sound": say("Sound"),
            "volume": say("Volume"),
            "safe_margin": say("Safe margin"),
            "speech": say("Speech"),
        }
        assert labels.keys() == CHOICES.keys()
        return labels

    def _value(self, name: str) -> str:
        value = getattr(self.stage.settings, name)
        say = self.stage.words.say
        if isinstance(value, bool):
            return say("on") if value else say("off")
        if isinstance(value, int):
            return f"{value} %"
        named = {
            "es": "Español",
            "en": "English",
            "pips": say("pips"),
            "colours": say("colour code"),
            "numerals": say("numerals"),
            "green": say("green"),
            "blue": say("blue"),
            "wine": say("wine red"),
            "slow": say("slow"),
            "normal": say("normal"),
            "fast": say("fast"),
            "instant": say("instant"),
            "wait": say("wait for a key"),
            "auto": say("automatic"),
            "tap": say("tap"),
            "hold": say("hold"),
            "never": say("never"),
        }
        return named[value]
