"""The house's lettering for pygame_gui's text fields: a letter is drawn there as it is drawn everywhere else."""

import pygame
import pygame_gui
from pygame_gui.core.interfaces import IGUIFontInterface

from sprites.lettering import Weight, font, rendered, width_of


class FieldFont(IGUIFontInterface):
    """At `px` pixels."""

    underline = False
    underline_adjustment = 0.0

    def __init__(self, px: int) -> None:
        self._px = px
        self._font = font(Weight.BOLD, px)

    def size(self, text: str) -> tuple[int, int]:
        return self.get_rect(text).size

    def get_point_size(self) -> int:
        return self._px

    def get_rect(self, text: str) -> pygame.Rect:
        if not text:
            return pygame.Rect(0, 0, 0, 0)
        return pygame.Rect(0, self._font.get_ascent(), width_of(text, self._px), self._font.get_linesize())

    def get_metrics(self, text: str) -> list[tuple[int, int, int, int, int] | None]:
        return self._font.metrics(text)

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        image = rendered(text, self._px, Weight.BOLD, (text_color.r, text_color.g, text_color.b))
        return image.convert_alpha().premul_alpha() if min(image.get_size()) else image

    def render_premul_to(
        self, text: str, text_colour: pygame.Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> pygame.Surface:
        ground = pygame.Surface(surf_size, pygame.SRCALPHA, 32)
        image = self.render_premul(text, text_colour)
        at = (surf_position[0], surf_position[1] - self._font.get_ascent())
        ground.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return ground

    def get_padding_height(self) -> int:
        return -self._font.get_descent() + 1

    def get_direction(self) -> int:
        return pygame.DIRECTION_LTR


def use_house_font(manager: pygame_gui.UIManager, px: int) -> None:
    """For all text fields of a manager."""
    for resource in manager.get_theme().ele_font_res["text_entry_line"].values():  # type: ignore[attr-defined]
        resource.loaded_font = FieldFont(px)
