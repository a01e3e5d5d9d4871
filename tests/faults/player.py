"""A program that plays and saves as quickly as it can, to be killed, starved of disk space and locked out.

`player.py FOLDER GAME SEED ACTS [new]`: goes on with the saved match, or with `new` begins one. It tells each act
before and after the match is on the disk, with the digest of the record; at the end what it could not keep."""

import hashlib
import os
import sys
import time
from pathlib import Path
from random import Random

from game.words import Words
from scenes.keeping.saves import Saves
from tests.faults.playing import act, content, new_match


def tell(*words: object) -> None:
    """At once: whoever kills this program must know how far it came."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def main(folder: str, game: str, seed: str, acts: str, *more: str) -> None:
    saves = Saves(Path(folder) if folder else None)
    kept = None if "new" in more else saves.saved()
    match = None if kept is None else saves.resume(kept)
    if match is None:
        match = new_match(game, seed)
        match.deal_next()
    chance = Random(f"{seed} {len(match.hands)} {len(match.hand.states)}")
    tell("plays in", saves.folder)
    for number in range(int(acts)):
        if number:
            act(match, chance)
        digest = hashlib.sha256(content(match)).hexdigest()
        tell("about", digest)
        saves.keep(match)
        while saves.is_busy:
            time.sleep(0.0002)
        tell("kept", digest)
    while (message := saves.take_message(Words("en"))) is not None:
        tell("message", message)
    tell("trouble", saves.trouble)
    saves.finish()
    tell("played", len(match.hands))


if __name__ == "__main__":
    main(*sys.argv[1:])
