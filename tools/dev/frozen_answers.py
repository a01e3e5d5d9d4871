"""The other end of the pipe of `frozen`: run by the earlier state's own Python, with its own engine and bots.

A line of JSON comes in for each decision, with what the seat may know; the turn goes out as its word. Only names that
the frozen state has are used here.
"""

import json
import sys
from typing import Any

from game.actions import Deal, Name, Play, Taken, Turn, from_text, to_text
from game.bots import rank
from game.deal import Chance
from game.hand_end import Opening
from game.line import Line
from game.observation import Observation
from game.rules import GAMES
from game.state import MatchState


def _seen(asked: dict[str, Any]) -> Observation:
    line, log, opener = Line(), [], None
    for seat, word in asked["log"]:
        turn = _turn(word)
        log.append(Taken(seat, turn, None if isinstance(turn, Name) else line.ends))
        if isinstance(turn, Name):
            opener = turn.seat
        if isinstance(turn, Play):
            opener = opener or seat
            line = line.lay(turn.tile, turn.end)
    return Observation(
        game=asked["game"],
        target=GAMES[asked["game"]].target,
        seat=asked["seat"],
        holding=sum(1 << tile for tile in asked["holding"]),
        tiles_left=tuple(asked["tiles_left"]),
        line=line,
        log=tuple(log),
        score=MatchState(asked["game"]).score,
        opening=Opening.from_text(asked["opening"]),
        opener=opener,
        turn=asked["seat"],
        legal=tuple(_turn(word) for word in asked["legal"]),
        result=None,
        opened=None,
    )


def _turn(word: str) -> Turn:
    turn = from_text(word)
    assert not isinstance(turn, Deal)
    return turn


def main() -> None:
    for row in sys.stdin:
        asked = json.loads(row)
        chance = Chance(asked["code"], asked["seat"], len(asked["log"]))
        print(to_text(rank(_seen(asked), asked["level"], chance)[0].action), flush=True)


if __name__ == "__main__":
    main()
