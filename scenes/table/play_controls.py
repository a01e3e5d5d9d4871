"""The buttons beside the table."""

from collections.abc import Mapping

from scenes.input.intents import Command
from scenes.look import Look
from scenes.ui.panel import Control, Kind, Panel
from sprites.layout import Button, PlayLayout

COMMANDS = {
    Button.CONFIRM: Command.CONFIRM,
    Button.HINT: Command.HINT,
    Button.CENTRE: Command.CENTRE,
    Button.COVER: Command.COVER,
    Button.UNDO: Command.UNDO,
    Button.REDO: Command.REDO,
    Button.RULES: Command.RULES,
    Button.LOG: Command.LOG,
    Button.DETAILS: Command.DETAILS,
    Button.MENU: Command.MENU,
}


def place_controls(panel: Panel, layout: PlayLayout, look: Look, *, may_cover: bool) -> None:
    """In reading order from the button that matters most. What can do nothing now leaves its place empty."""
    say = look.words.say
    labels = {
        Button.CONFIRM: say("Confirm"),
        Button.REDO: say("Redo"),
        Button.HINT: say("Hint"),
        Button.UNDO: say("Undo"),
        Button.CENTRE: say("Centre"),
        Button.COVER: say("Cover"),
        Button.MENU: say("Menu"),
    }
    for button, label in labels.items():
        if button not in layout.buttons or (button is Button.COVER and not may_cover):
            continue
        kind = Kind.MAIN if button is Button.CONFIRM else Kind.PLAIN
        control = Control(button, layout.buttons[button], label, kind, command=COMMANDS[button], icon=button)
        control.vanishes = True
        panel.put(control)


def enable_controls(panel: Panel, may: Mapping[Button, bool]) -> None:
    for key, enabled in may.items():
        if key in panel.controls:
            panel.controls[key].enabled = enabled
