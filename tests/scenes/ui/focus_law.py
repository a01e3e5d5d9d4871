"""Arrows alone, and Tab alone, lead from any control of a panel to any other."""

from scenes.input.intents import DIRECTIONS, Command, Press
from scenes.ui.panel import Panel


def ways(panel: Panel, commands: list[Command]) -> dict[str, set[str]]:
    """Where each of these keys leads from each control, as the panel hears it."""
    found: dict[str, set[str]] = {}
    for key in panel.spots:
        found[key] = set()
        for command in commands:
            panel.focus = key
            panel.hear(Press(command))
            assert panel.focus in panel.spots
            found[key].add(panel.focus)
    return found


def reached(start: str, found: dict[str, set[str]]) -> set[str]:
    seen, frontier = {start}, [start]
    while frontier:
        new = found[frontier.pop()] - seen
        seen |= new
        frontier.extend(new)
    return seen


def arrows_and_tab_lead_everywhere(panel: Panel) -> None:
    enabled = set(panel.spots)
    for commands in (list(DIRECTIONS), [Command.NEXT], [Command.PREVIOUS]):
        found = ways(panel, commands)
        assert all(reached(key, found) == enabled for key in enabled)
