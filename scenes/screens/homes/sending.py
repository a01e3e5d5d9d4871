"""Lines on their way to other homes: into the clipboard, and a file that can be sent on."""

from pathlib import Path

from game.sentences import told
from game.words import Words
from scenes.input import clipboard
from scenes.store.durable import reason_of, write_whole

FOLDER = "to send"


def send(words: Words, folder: Path | None, name: str, lines: str, filed: str = "") -> str:
    """What became of it, in a sentence. `filed` stands in the file where that is to hold more."""
    say, is_copied = words.say, clipboard.put(lines)
    copied = say("Copied.") if is_copied else say("There is no clipboard here.")
    if folder is None:
        return copied
    path = folder / FOLDER / f"{name}.txt"
    try:
        write_whole(path, f"{filed or lines}\n".encode())
    except OSError as problem:
        reason = told(words, reason_of(problem))
        return f"{copied} {say('{file} could not be written: {reason}', file=path.name, reason=reason)}"
    return f"{copied} {say('Saved: {path}', path=path)}"
