"""The controls of a replay: where they stand beside the table, and what they say."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import pygame

from game.match import Match
from game.seats import Pair
from game.sentences.boards import board_line
from game.sentences.voice import Voice
from game.words import Words
from scenes.look import Look
from scenes.screens.replay.reel import Reel, Seats
from scenes.ui.panel import Control, Kind, Panel
from scenes.ui.slider import knob_at
from sprites import surfaces
from sprites.dressing import Dress, looked_at
from sprites.geometry import Box
from sprites.layout import PlayLayout, Side
from sprites.palette import Mode
from sprites.picture import TablePicture

T = TypeVar("T")

SCRUB = "scrub"
SPEEDS: Sequence[str] = ("slow", "normal", "fast")


def view_label(look: Look, reel: Reel, view: Seats) -> str:
    """Whose tiles are shown, in a word or two."""
    if len(view) == 4:
        return look.words.say("All hands")
    if len(view) == 2:
        return look.words.say("Pair {seats}", seats="-".join(Pair.P13 if view[0] == 1 else Pair.P24))
    return reel.names[view[0] - 1]


def speed_label(look: Look, speed: str) -> str:
    say = look.words.say
    return {"slow": say("Slow"), "normal": say("Normal"), "fast": say("Fast")}[speed]


def place_controls(panel: Panel, layout: PlayLayout, look: Look, hand: str) -> None:
    """Where play has its buttons: the table itself lies as it does there. The scrub bar comes first. `hand` is what a
    hand of this match is called."""
    say = look.words.say
    cells, beside = layout.cells, layout.cells_beside
    tiles = cells[10].joined(cells[11])
    prompt, tray = layout.prompt, layout.tray
    panel.put(Control(SCRUB, prompt.top(tray.y - prompt.y).whole(), "", Kind.SLIDER))
    rows: list[tuple[str, Box, str, str, Kind]] = [
        ("play", cells[0], say("Play back"), "play", Kind.MAIN),
        ("speed", cells[1], "", "speed", Kind.PLAIN),
        ("word-back", cells[2], say("Turn"), "left", Kind.PLAIN),
        ("word-on", cells[3], say("Turn"), "right", Kind.PLAIN),
        ("more", cells[4], say("More"), "menu", Kind.PLAIN),
        ("back", cells[5], say("Back"), "close", Kind.PLAIN),
        ("hand-back", cells[8], hand, "left", Kind.PLAIN),
        ("hand-on", cells[9], hand, "right", Kind.PLAIN),
        ("tiles", tiles, "", "eye", Kind.PLAIN),
    ]
    for key, box, label, icon, kind in rows:
        panel.put(Control(key, box.whole(), label, kind, icon=icon, beside=beside))


def show_state(
    controls: Mapping[str, Control], look: Look, reel: Reel, view: Seats, speed: str, *, is_playing: bool
) -> None:
    """What the controls say, and which of them do something."""
    say = look.words.say
    controls["play"].label = say("Pause") if is_playing else say("Play back")
    controls["play"].icon = "pause" if is_playing else "play"
    controls["play"].enabled = is_playing or not reel.is_at_end
    controls["tiles"].label = view_label(look, reel, view)
    controls["tiles"].enabled = reel.hand.may_be_opened
    controls["speed"].label = speed_label(look, speed)
    controls["word-back"].enabled = controls["hand-back"].enabled = bool(reel.place or reel.word)
    controls["word-on"].enabled = not reel.is_at_end
    controls["hand-on"].enabled = reel.place < len(reel.match.hands) - 1
    controls[SCRUB].share = reel.word / reel.last_word if reel.last_word else 1.0


def after(choices: Sequence[T], now: T) -> T:
    """Round and round."""
    return choices[(choices.index(now) + 1) % len(choices)]


def with_own_plate_aside(layout: PlayLayout) -> PlayLayout:
    """The scrub bar lies above the hand: whoever holds it stands above the left block."""
    own = layout.cells[6].joined(layout.cells[7]).whole()
    return replace(layout, plates={**layout.plates, Side.BOTTOM: own})


def moment_of(reel: Reel, view: Seats, look: Look) -> TablePicture:
    """The table at this moment, with the tiles of these seats."""
    settings = look.settings
    board = board_line(look.words, reel.match, reel.hand.number)
    dress = Dress(look.words, Mode(settings.tiles), settings.table_top, board=board)
    return looked_at(reel.seen(), reel.names, dress, view, 1 if len(view) == 4 else view[0])


def draw_caption(surface: pygame.Surface, control: Control, look: Look, reel: Reel, voice: Voice) -> Box:
    """Above the bar and its knob: which hand and word, and what happened. The box it took."""
    box = control.box._replace(h=knob_at(control, look.scale, 0.0).y - control.box.y)
    text = f"{place_text(look.words, reel)} · {reel.caption(voice)}"
    return surfaces.pill(surface, text, box.shrunk(2), look.scale.small, look.settings.table_top)


def place_text(words: Words, reel: Reel) -> str:
    """Which hand of how many, where there are several, and which turn of how many."""
    hand, turn = hand_text(words, reel.match, reel.place), {"word": reel.word, "words": reel.last_word}
    if len(reel.match.hands) == 1 and not board_line(words, reel.match):
        return words.say("Turn {word} of {words}", **turn)
    return words.say("{hand} · turn {word} of {words}", hand=hand, **turn)


def hand_text(words: Words, match: Match, place: int) -> str:
    """Which hand of how many; `place` counts from 0."""
    board = board_line(words, match, match.hands[place].number)
    return board or words.say("Hand {hand} of {hands}", hand=match.hands[place].number, hands=len(match.hands))
