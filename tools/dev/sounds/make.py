"""Makes the sound files again: `python -m tools.dev.sounds.make [FOLDER]`, or `make sounds`."""

import io
import sys
import wave
from pathlib import Path

from sounds.speaker import FOLDER
from tools.dev.sounds.effects import EFFECTS
from tools.dev.sounds.synth import RATE, Sound, to_pcm


def wav(sound: Sound) -> bytes:
    """A whole file: one channel, 16 bits."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(to_pcm(sound))
    return file.getvalue()


def write_all(folder: Path) -> None:
    """Every effect, and nothing else: a file whose effect is gone goes too."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        if old.stem not in EFFECTS:
            old.unlink()
    for name, effect in EFFECTS.items():
        (folder / f"{name}.wav").write_bytes(wav(effect.sound()))


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
