"""Pictures made once and kept: the latest that fit into so many pixels, however large or small each of them is."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

import pygame

P = ParamSpec("P")
LEAST = 12
"""Kept all the same, so that a very large window is not drawn anew at every frame."""

_FORGETTING: list[Callable[[], None]] = []


def kept(pixels: int) -> Callable[[Callable[P, pygame.Surface]], Callable[P, pygame.Surface]]:
    """For a function of hashable arguments: four bytes a pixel are held in memory. Nobody may draw on what it gives."""

    def keeping(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        pictures: OrderedDict[object, pygame.Surface] = OrderedDict()
        held = 0

        @wraps(make)
        def picture(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
            nonlocal held
            key = (args, *kwargs.items()) if kwargs else args
            found = pictures.get(key)
            if found is not None:
                pictures.move_to_end(key)
                return found
            made = make(*args, **kwargs)
            pictures[key] = made
            held += _size(made)
            while held > pixels and len(pictures) > LEAST:
                held -= _size(pictures.popitem(last=False)[1])
            return made

        def forget() -> None:
            nonlocal held
            pictures.clear()
            held = 0

        _FORGETTING.append(forget)
        return picture

    return keeping


def _size(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


def forget_pictures() -> None:
    """Of a window whose size has changed hardly one will be wanted again."""
    for forget in _FORGETTING:
        forget()
