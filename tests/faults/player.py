"""A program that plays and saves as quickly as it can, to be killed, starved of disk space and locked out.

`player.py FOLDER GAME SEED ACTS [new] [duplicate]`: goes on with the saved match, or with `new` begins one; with
`duplicate` it is one, board after board. It tells each act before and after the match is on the disk, with the digest
of the record; at the end what it could not keep."""

import hashlib
import os
import sys
import time
from pathlib import Path
from random import Random

from game.duplicate import Duplicate
from game.words import Words
from scenes.store.saves import Saves
from tests.faults.playing import PEOPLE, act, content, duplicate_digest, new_match

DEALS = 4


def tell(*words: object) -> None:
    """At once: whoever kills this program must know how far it came."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def main(folder: str, game: str, seed: str, acts: str, *more: str) -> None:
    saves = Saves(Path(folder) if folder else None)
    if "duplicate" in more:
        play_duplicate(saves, None if "new" in more else saves.resume_duplicate(), game, seed, int(acts))
        return
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


def play_duplicate(saves: Saves, kept: Duplicate | None, game: str, seed: str, acts: int) -> None:
    """Turns and nothing else, and another duplicate when one is over."""
    duplicate = kept or Duplicate(game, PEOPLE, seed, DEALS)
    chance = Random(f"{seed} {duplicate.board} {len(duplicate.match.state.log)}")
    for _ in range(acts):
        if duplicate.is_over:
            duplicate = Duplicate(game, PEOPLE, f"{seed}+", DEALS)
        match = duplicate.match
        if match.hand_is_over:
            duplicate.deal_next()
        else:
            match.submit(chance.choice(match.seen_by(match.state.turn).legal))
        digest = duplicate_digest(duplicate)
        tell("about", digest)
        saves.keep_duplicate(duplicate)
        while saves.is_busy:
            time.sleep(0.0002)
        tell("kept", digest)
    saves.finish()


if __name__ == "__main__":
    main(*sys.argv[1:])
