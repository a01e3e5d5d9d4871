"""The client without a display: drawing here, everything else in a process of its own (see `client_process`)."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game.actions import Deal
from game.deal import deal_of, hand_code
from game.games import GAMES, SIX_LOVE
from game.hand_end import BY_DOUBLE_SIX
from game.observation import observe
from game.state import MatchState
from game.tile_sets import tiles_in
from game.turn import apply, legal_actions
from sprites.palette import Scale
from sprites.picture import PairPicture, SeatPicture, TablePicture, last_play
from sprites.table import Moving, Spot, TableArt
from tools.dev.benchmarks.figures import FAILED, Figure
from tools.dev.benchmarks.rounds import ROUNDS, compiled, rate

ROOT = Path(__file__).resolve().parent.parent.parent.parent
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
FULL_HD, FOUR_K = (1920, 1080), (3840, 2160)
MOST_TILES = 25
HANDS = 3
STILL_SCENES = {"reveal": 5, "rules": 5, "settings": 5, "title": 10, "title with reduced motion": 5}
"""The most of a core, in hundredths, that a scene may use while nobody does anything."""


def figures() -> list[Figure]:
    os.environ.update(UNSEEN)
    pygame.display.init()
    pygame.font.init()
    drawn = [
        _redraw("full redraw of a table with 25 tiles, 1920x1080", FULL_HD, must=4),
        _redraw("full redraw of a table with 25 tiles, 3840x2160", FOUR_K, must=12),
        _moving_tile(),
    ]
    played = [figure for game in GAMES for figure in _played(game)]
    films = [_filmed(size) for size in ("1280x720", "1920x1080")]
    return drawn + _started() + played + films + [_idle(scene, most) for scene, most in STILL_SCENES.items()]


# ---------------------------------------------------------------------- drawing


def _redraw(what: str, size: tuple[int, int], must: float) -> Figure:
    """Two pictures in turn, so that nothing kept can be shown again."""
    surface, art, picture = pygame.Surface(size), TableArt(Scale(*size)), long_table()
    pictures = [picture, replace(picture, prompt="…")]

    def work() -> int:
        for one in 8 * pictures:
            art.draw(surface, one)
        return 16

    return Figure(what, _milliseconds(work), "ms", must, less_is_better=True)


def _moving_tile() -> Figure:
    surface, art, picture = pygame.Surface(FULL_HD), TableArt(Scale(*FULL_HD)), long_table()

    def work() -> int:
        for step in range(60):
            spot = Spot(500 + 10 * step, 400 + 2 * step, 40, step / 60)
            art.draw(surface, picture, moving=(Moving(0, spot),))
        return 60

    return Figure(
        "a moving tile over the table as it was, 1920x1080", _milliseconds(work), "ms", 1.5, less_is_better=True
    )


def _milliseconds(work: Callable[[], int]) -> float:
    work()
    return median(1000 / rate(work) for _ in range(ROUNDS))


def long_table() -> TablePicture:
    """A table on which 25 tiles lie, so that a hand has just ended."""
    state = _long_line()
    seen = observe(state, 1)
    names = ("Ana", "Beto", "Carmen", "Winston")
    seats = tuple(
        SeatPicture(name, "2", tuple(tiles_in(seen.holding)) if seat == 1 else (None,) * seen.tiles_left[seat - 1])
        for seat, name in enumerate(names, start=1)
    )
    pairs = (PairPicture("Us", "1", 1, 6), PairPicture("Them", "0", 0, 6))
    return TablePicture(seen=seen, bottom=1, seats=seats, pairs=pairs, last=last_play(seen), hard_word="7/8")


def _long_line() -> MatchState:
    """The first hand in which the lowest legal words make so long a line."""
    number = 0
    while True:
        number += 1
        deal = Deal(deal_of(hand_code("a long line", number)))
        state = apply(MatchState(SIX_LOVE.id, opening=BY_DOUBLE_SIX), deal).state
        while state.turn is not None:
            state = apply(state, legal_actions(state)[-1]).state
            if len(state.line.laid) == MOST_TILES:
                return state


# ---------------------------------------------------------------------- processes


def _started() -> list[Figure]:
    """After once that does not count: then the code is compiled, as it is where a program was installed."""
    found = [told_by_process("first") for _ in range(ROUNDS + 1)][1:]
    waits = [one["shown"] - one["asked"] for one in found if "shown" in one]
    wait = median(waits) if len(waits) == ROUNDS else None
    return [_figure("from the command to the first frame", wait, "s", 1.5, found[-1])]


def _played(game: str) -> list[Figure]:
    """Hands of four bots at the highest speed, frame by frame as the window would show it."""
    found = [told_by_process("hand", game) for _ in range(HANDS)]

    def middle(what: str) -> float | None:
        values = [one[what] for one in found if one.get(what) is not None]
        return median(values) if len(values) == HANDS else None

    return [
        _figure(
            f"a hand of four `hard` bots at instant speed, 1920x1080, {game}", middle("seconds"), "s", 2, found[-1]
        ),
        _figure(f"its longest frame, {game}", middle("longest"), "ms", 33, found[-1]),
        _figure(f"memory after it, {game}", middle("memory"), "MB", 200, found[-1]),
    ]


def _filmed(size: str) -> Figure:
    found = [told_by_process("film", size) for _ in range(HANDS)]
    longest = [one["longest"] for one in found if "longest" in one]
    value = median(longest) if len(longest) == HANDS else None
    return _figure(f"longest frame while a film is made, {size}", value, "ms", 33, found[-1])


def _idle(scene: str, most: float) -> Figure:
    told = told_by_process("idle", scene)
    return _figure(f"a core's part while idle: {scene}", told.get("part"), "%", most, told)


def _figure(what: str, value: float | None, unit: str, must: float, told: dict[str, Any]) -> Figure:
    return Figure(what, value, unit, must, less_is_better=True, note=str(told.get("failed", "")))


def told_by_process(*asked: str) -> dict[str, Any]:
    """What the process says of itself, with the moment at which it was asked for; or that and how it failed."""
    with TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tools.dev.benchmarks.client_process", data, *asked]
        around = compiled(os.environ | UNSEEN)
        started = time.monotonic()
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=around)
    if ended.returncode:
        return {"asked": started, "failed": FAILED + (ended.stderr.strip().splitlines() or ["silently"])[-1]}
    told: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return {"asked": started, **told}
