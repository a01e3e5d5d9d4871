"""A panel's controls on the screen: buttons drawn by the house, text edited by pygame_gui. Presses and focus are the
panel's."""

from typing import TYPE_CHECKING

import pygame

from game.words import Words
from scenes.input.glyphs import glyph_of
from scenes.input.intents import Edited, Intent, Typed
from scenes.look import Look
from scenes.services import Services
from scenes.ui.panel import Control, Kind, Panel
from scenes.ui.slider import draw_slider
from sprites import surfaces
from sprites.buttons import State, button
from sprites.drawing import outline, rgba
from sprites.geometry import Box
from sprites.lettering import Align, width_of, write, write_in
from sprites.palette import CREAM, FAINT, GOLD, SOFT

if TYPE_CHECKING:
    from scenes.ui.entries import Entries


class TooLong(Exception):
    """A field has no room for a text, and took nothing of it: in a sentence."""


def too_long_line(words: Words, longest: int) -> str:
    """`longest` letters have room."""
    return words.say("Too long: at most {n} letters fit here. Nothing was added.", n=longest)


class Widgets:
    """Rebuilt by `show` whenever the panel's controls are laid out anew."""

    def __init__(self, look: Look, services: Services, panel: Panel) -> None:
        self._look = look
        self._services = services
        self._panel = panel
        self._entries: Entries | None = None

    def show(self, look: Look) -> None:
        """Make the text fields of the controls that the panel holds now."""
        self._look = look
        fields = [control for control in self._panel.controls.values() if control.kind is Kind.ENTRY]
        self._entries = _entries(self._look, fields, self._entries) if fields else None

    # ------------------------------------------------------------------ text

    def edit(self, intent: Intent) -> bool:
        """Text for the field that has the focus; True where it was taken. TooLong where it does not fit."""
        key = self._panel.focus or ""
        if self._entries is None or key not in self._entries or not isinstance(intent, Typed | Edited):
            return False
        control = self._panel.controls[key]
        text = self._entries.edited(key, intent)
        if text is None:
            raise TooLong(too_long_line(self._look.words, control.longest))
        control.value = text
        return True

    # ------------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        for control in self._panel.controls.values():
            if control.vanishes and not control.enabled:
                continue
            if control.kind is Kind.ENTRY:
                self._draw_entry(surface, control)
            elif control.kind is Kind.CHOICE:
                self._draw_choice(surface, control)
            elif control.kind is Kind.SLIDER:
                self._draw_slider(surface, control)
            elif control.kind is Kind.QUIET:
                self._draw_quiet(surface, control)
            else:
                self._draw_button(surface, control)

    def has_ring(self, control: Control) -> bool:
        return self._services.shows_focus and self._panel.focus == control.key and control.enabled

    def _draw_button(self, surface: pygame.Surface, control: Control) -> None:
        button(
            surface,
            control.box,
            control.label,
            self._look.scale,
            self._look.settings.table_top,
            self._state(control),
            control.icon,
            focus=self.has_ring(control),
            beside=control.beside,
            hover=self._panel.hovered == control.key,
            sign=self._sign(control),
        )
        if control.is_on:
            scale = self._look.scale
            surfaces.ring(surface, control.box, GOLD, scale.px(4, 2), scale.radius)

    def _state(self, control: Control) -> State:
        if not control.enabled:
            return State.OFF
        if self._panel.held == control.key:
            return State.PRESSED
        return State.PRIMARY if control.kind is Kind.MAIN else State.PLAIN

    def _sign(self, control: Control) -> str:
        """The key or pad button that does the same, on the device that was used last."""
        if control.command is None or not control.enabled:
            return ""
        return glyph_of(control.command, self._services.device, self._look.words)

    def _draw_choice(self, surface: pygame.Surface, control: Control) -> None:
        scale, table = self._look.scale, self._look.settings.table_top
        button(
            surface,
            control.box,
            "",
            scale,
            table,
            self._state(control),
            focus=self.has_ring(control),
            hover=self._panel.hovered == control.key,
        )
        name, value = choice_boxes(control.box, scale.inset)
        on = control.enabled
        write_in(surface, control.label, name, scale.body, SOFT if on else FAINT)
        arrow = width_of("‹", scale.body) + scale.px(8, 4)
        inner = value.piece(value.x + arrow, value.w - 2 * arrow)
        write(surface, "‹", (value.x, value.centre[1]), scale.body, GOLD if on else FAINT)
        write(surface, "›", (value.right, value.centre[1]), scale.body, GOLD if on else FAINT, align=Align.RIGHT)
        write_in(surface, control.value, inner, scale.body, CREAM if on else FAINT, align=Align.CENTRE)

    def _draw_slider(self, surface: pygame.Surface, control: Control) -> None:
        knob = draw_slider(surface, control, self._look)
        if self.has_ring(control):
            draw_ring(surface, knob, self._look)

    def _draw_quiet(self, surface: pygame.Surface, control: Control) -> None:
        scale = self._look.scale
        lit = self._panel.hovered == control.key or self.has_ring(control)
        write_in(surface, control.label, control.box, scale.body, GOLD if lit else CREAM, align=Align.CENTRE)
        if self.has_ring(control):
            draw_ring(surface, control.box, self._look)

    def _draw_entry(self, surface: pygame.Surface, control: Control) -> None:
        assert self._entries is not None, "made when the controls were laid out"
        has_focus = self._panel.focus == control.key
        image = self._entries.image(control.key, has_focus=has_focus)
        if image is not None:
            surface.blit(image, control.box[:2])
        if not control.value and not has_focus:
            room = control.box.shrunk(self._look.scale.px(12, 5))
            write_in(surface, control.label, room, self._look.scale.body, FAINT)
        if has_focus:
            draw_ring(surface, control.box, self._look)


def choice_boxes(box: Box, pad: int) -> tuple[Box, Box]:
    """Where a choice's label and its value stand."""
    name = box.piece(box.x + pad, box.w * 0.5 - pad)
    return name, box.piece(box.x + box.w * 0.52, box.w * 0.48 - pad)


def draw_ring(surface: pygame.Surface, box: Box, look: Look) -> None:
    """Where keys and pad are: a ring around a control."""
    grown = box.shrunk(-look.scale.px(5, 3)).whole()
    width, radius = look.scale.px(4, 2), look.scale.radius + look.scale.px(4, 2)
    surface.blit(outline(int(grown.w), int(grown.h), radius, rgba(CREAM), width), grown[:2])


def _entries(look: Look, fields: list[Control], before: "Entries | None") -> "Entries":
    """pygame_gui takes as long to load as everything else before the first frame: not before a field is shown."""
    from scenes.ui.entries import Entries  # noqa: PLC0415

    return Entries(look, fields, before)
