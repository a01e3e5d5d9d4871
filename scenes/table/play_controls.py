"""The buttons beside the table."""

from scenes.input.intents import Command
from scenes.look import Look
from scenes.ui.panel import Control, Kind, Panel
from sprites.layout import Button, PlayLayout

COMMANDS = {
    Button.CONFIRM: Command.CONFIRM,
    Button.HINT: Command.HINT,
    Button.COVER: Command.COVER,
    Button.UNDO: Command.UNDO,
    Button.REDO: Command.REDO,
    Button.RULES: Command.RULES,
    Button.LOG: Command.LOG,
    Button.DETAILS: Command.DETAILS,
    Button.MENU: Command.MENU,
}


def place_controls(panel: Panel, layout: PlayLayout, look: Look) -> None:
    """In reading order from the button that matters most."""
    say = look.words.say
    labels = {
        Button.CONFIRM: say("Confirm"),
        Button.HINT: say("Hint"),
        Button.COVER: say("Cover"),
        Button.UNDO: say("Undo"),
        Button.REDO: say("Redo"),
        Button.RULES: say("Rules"),
        Button.LOG: say("Log"),
        Button.DETAILS: say("Details"),
        Button.MENU: say("Menu"),
    }
    for button, label in labels.items():
        if button not in layout.buttons or (button is Button.DETAILS and not look.settings.details):
            continue
        kind = Kind.MAIN if button is Button.CONFIRM else Kind.PLAIN
        panel.put(
            Control(
                button,
                layout.buttons[button],
                label,
                kind,
                command=COMMANDS[button],
                icon=button,
                beside=layout.labels_beside,
            )
        )


def enable_controls(panel: Panel, *, confirm: bool, hint: bool, undo: bool, redo: bool, cover: bool) -> None:
    rows = {Button.CONFIRM: confirm, Button.HINT: hint, Button.UNDO: undo, Button.REDO: redo, Button.COVER: cover}
    for key, enabled in rows.items():
        if key in panel.controls:
            panel.controls[key].enabled = enabled
