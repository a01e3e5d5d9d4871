"""A tiny program that says each press it hears, to try the kit on: python tests/kit/echo_program.py."""

import json
import os
import sys
from pathlib import Path

import pygame

NAMES = {
    pygame.MOUSEBUTTONDOWN: "mouse down",
    pygame.MOUSEBUTTONUP: "mouse up",
    pygame.FINGERDOWN: "finger down",
    pygame.FINGERMOTION: "finger moves",
    pygame.FINGERUP: "finger up",
    pygame.TEXTINPUT: "text",
    pygame.KEYDOWN: "key down",
    pygame.KEYUP: "key up",
    pygame.WINDOWMINIMIZED: "minimised",
    pygame.WINDOWRESTORED: "restored",
}


def told(event: pygame.Event) -> str:
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return f"{event.button} {event.pos[0]},{event.pos[1]} {'touch' if event.touch else 'mouse'}"
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return pygame.key.name(event.key)
    return event.text if event.type == pygame.TEXTINPUT else ""


def tell_spots(scene: str, size: tuple[int, int]) -> None:
    row = {"scene": scene, "spots": {"middle": [size[0] // 2 - 10, size[1] // 2 - 10, 20, 20]}}
    with Path(os.environ["TRANQUE_SPOTS"]).open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def main() -> int:
    pygame.display.init()
    window = pygame.Window("Echo", size=(300, 200), resizable=True)
    pygame.key.start_text_input()
    window.get_surface().fill("navy")
    window.flip()
    tell_spots("small", window.size)
    while True:
        event = pygame.event.wait()
        if event.type == pygame.QUIT:
            return 3
        if event.type == pygame.WINDOWSIZECHANGED:
            tell_spots("large", window.size)
        window.get_surface().fill("navy")
        window.flip()
        if event.type in NAMES:
            print(NAMES[event.type], told(event), flush=True)


if __name__ == "__main__":
    sys.exit(main())
