"""The controls of a replay: where they stand beside the table, and what they say."""

from collections.abc import Sequence

import pygame

from game.match import Match
from game.seats import Pair
from game.sentences.boards import board_line
from game.sentences.voice import Voice
from game.words import Words
from scenes.look import Look
from scenes.screens.replay.reel import Reel, Seats
from scenes.services import Services
from scenes.ui.panel import Control, Kind, Panel
from scenes.ui.widgets import Widgets, draw_ring
from sprites import drawing, surfaces
from sprites.drawing import rgba
from sprites.geometry import Box
from sprites.layout import Button, PlayLayout
from sprites.palette import CREAM, FAINT, GOLD, NIGHT

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
    boxes, beside = layout.buttons, layout.labels_beside
    play, speed = _play_and_speed(boxes)
    tiles = boxes[Button.DETAILS]
    tiles = tiles._replace(w=boxes[Button.MENU].right - tiles.x)
    prompt, tray = layout.prompt, layout.tray
    panel.put(Control(SCRUB, Box(prompt.x, prompt.y, prompt.w, tray.y - prompt.y).whole(), "", Kind.CHOICE))
    rows: list[tuple[str, Box, str, str, Kind]] = [
        ("play", play, say("Play back"), "play", Kind.MAIN),
        ("speed", speed, "", "speed", Kind.PLAIN),
        ("word-back", boxes[Button.HINT], say("Turn"), "left", Kind.PLAIN),
        ("word-on", boxes[Button.COVER], say("Turn"), "right", Kind.PLAIN),
        ("more", boxes[Button.UNDO], say("More"), "menu", Kind.PLAIN),
        ("back", boxes[Button.REDO], say("Back"), "close", Kind.PLAIN),
        ("hand-back", boxes[Button.RULES], hand, "left", Kind.PLAIN),
        ("hand-on", boxes[Button.LOG], hand, "right", Kind.PLAIN),
        ("tiles", tiles, "", "eye", Kind.PLAIN),
    ]
    for key, box, label, icon, kind in rows:
        panel.put(Control(key, box.whole(), label, kind, icon=icon, beside=beside))


def _play_and_speed(boxes: dict[Button, Box]) -> tuple[Box, Box]:
    """Side by side over the two columns below them: a name needs the width of a whole row elsewhere."""
    row, left, right = boxes[Button.CONFIRM], boxes[Button.HINT], boxes[Button.COVER]
    return row._replace(w=left.w), row._replace(x=right.x, w=right.w)


def track_of(control: Control, look: Look) -> Box:
    """The line that the scrub bar's knob runs along: in the lower part of its control, under the caption."""
    knob = _knob(look)
    y = control.box.bottom - knob * 0.75
    return Box(control.box.x + knob, y, control.box.w - 2 * knob, look.scale.px(10, 6))


def knob_at(control: Control, look: Look, share: float) -> Box:
    """Where the knob is, when the hand has come so far."""
    track, knob = track_of(control, look), _knob(look)
    return Box(track.x + track.w * share - knob / 2, track.centre[1] - knob / 2, knob, knob).whole()


def _knob(look: Look) -> int:
    return look.scale.px(26, 14)


def word_at(control: Control, look: Look, x: float, words: int) -> int:
    """The word nearest to a place along the scrub bar."""
    track = track_of(control, look)
    return round(min(max((x - track.x) / track.w, 0.0), 1.0) * words)


def draw_caption(surface: pygame.Surface, control: Control, look: Look, reel: Reel, voice: Voice) -> Box:
    """Above the bar and its knob: which hand and word, and what happened. The box it took."""
    box = control.box._replace(h=knob_at(control, look, 0.0).y - control.box.y)
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


class ReplayWidgets(Widgets):
    """Draws the scrub bar where a choice would be drawn; `share` is how far the hand has come."""

    def __init__(self, look: Look, services: Services, panel: Panel) -> None:
        super().__init__(look, services, panel)
        self.share = 0.0

    def _draw_choice(self, surface: pygame.Surface, control: Control) -> None:
        look = self._look
        track = track_of(control, look)
        radius = int(track.h) // 2
        ground = drawing.rounded(int(track.w), int(track.h), radius, rgba(NIGHT, 200), rgba(FAINT), 1)
        surface.blit(ground, (round(track.x), round(track.y)))
        done = max(round(track.w * self.share), int(track.h))
        surface.blit(drawing.rounded(done, int(track.h), radius, rgba(GOLD), rgba(GOLD), 1), (track.x, track.y))
        at = knob_at(control, look, self.share)
        surface.blit(drawing.rounded(int(at.w), int(at.h), int(at.h) // 2, rgba(CREAM), rgba(GOLD), 2), at[:2])
        if self.has_ring(control):
            draw_ring(surface, at, look)
