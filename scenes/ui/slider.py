"""A bar with a knob: where one is between the first and the last."""

import pygame

from scenes.look import Look
from scenes.ui.panel import Control
from sprites import drawing
from sprites.drawing import rgba
from sprites.geometry import Box
from sprites.palette import CREAM, FAINT, GOLD, NIGHT, Scale


def track_of(control: Control, scale: Scale) -> Box:
    """The line that the knob runs along: in the lower part of its control, under what is written above it."""
    knob = _knob(scale)
    return Box(control.box.x + knob, control.box.bottom - knob * 0.75, control.box.w - 2 * knob, scale.px(10, 6))


def knob_at(control: Control, scale: Scale, share: float) -> Box:
    """Where the knob is, so far along the bar."""
    track, knob = track_of(control, scale), _knob(scale)
    return Box(track.x + track.w * share - knob / 2, track.centre[1] - knob / 2, knob, knob).whole()


def _knob(scale: Scale) -> int:
    return scale.px(26, 14)


def step_at(control: Control, scale: Scale, x: float, last: int) -> int:
    """The nearest of the steps 0 to `last` to a place along the bar."""
    track = track_of(control, scale)
    return round(min(max((x - track.x) / track.w, 0.0), 1.0) * last)


def draw_slider(surface: pygame.Surface, control: Control, look: Look) -> Box:
    """Where its knob is."""
    track = track_of(control, look.scale)
    radius = int(track.h) // 2
    ground = drawing.rounded(int(track.w), int(track.h), radius, rgba(NIGHT, 200), rgba(FAINT), 1)
    surface.blit(ground, (round(track.x), round(track.y)))
    done = max(round(track.w * control.share), int(track.h))
    surface.blit(drawing.rounded(done, int(track.h), radius, rgba(GOLD), rgba(GOLD), 1), (track.x, track.y))
    at = knob_at(control, look.scale, control.share)
    surface.blit(drawing.rounded(int(at.w), int(at.h), int(at.h) // 2, rgba(CREAM), rgba(GOLD), 2), at[:2])
    return at
