"""Which control lies next in a direction, so that arrows alone lead from any control to any other."""

from collections.abc import Iterable, Iterator, Mapping, Set
from functools import lru_cache
from typing import TypeAlias

from scenes.input.intents import DIRECTIONS, Command
from sprites.geometry import Box

Links: TypeAlias = dict[str, dict[Command, str]]
"""Where each direction leads from each control; a direction that leads nowhere is left out."""

_OPPOSITE = {
    Command.LEFT: Command.RIGHT,
    Command.RIGHT: Command.LEFT,
    Command.UP: Command.DOWN,
    Command.DOWN: Command.UP,
}
_UP_AND_DOWN = (Command.UP, Command.DOWN)


def links(boxes: Mapping[str, Box], narrow: Set[str] = frozenset()) -> Links:
    """`boxes` in reading order. From the `narrow` ones only up and down lead on: left and right change their value.
    Mostly this is the nearest control each way. Where that leaves one out of reach, a link to it takes another's
    place, and should even this fail, the arrows go round in reading order."""
    return _links(tuple(boxes.items()), frozenset(narrow))


@lru_cache(maxsize=8)
def _links(placed: tuple[tuple[str, Box], ...], narrow: frozenset[str]) -> Links:
    """Kept, since one layout is asked again with every press."""
    boxes = dict(placed)
    found = {key: dict(_nearest_each_way(key, boxes)) for key in boxes}
    while (reach := _reach(found, narrow)) < len(boxes) ** 2:
        better = next((new for new in _mended(found, boxes) if _reach(new, narrow) > reach), None)
        if better is None:
            return _ring(list(boxes))
        found = better
    return found


def nearest(here: str, boxes: Mapping[str, Box], command: Command) -> str | None:
    """What lies straight ahead goes before what lies aside."""
    distances = [(far, key) for key, box in boxes.items() if (far := _distance(boxes[here], box, command)) is not None]
    return min(distances, key=lambda found: found[0])[1] if distances else None


def _nearest_each_way(here: str, boxes: Mapping[str, Box]) -> Iterator[tuple[Command, str]]:
    for command in DIRECTIONS:
        found = nearest(here, boxes, command)
        if found is not None:
            yield command, found


def _distance(here: Box, other: Box, command: Command) -> float | None:
    """None for what does not lie that way: what lies straight above is neither left nor right."""
    dx, dy = DIRECTIONS[command]
    x, y = other.centre[0] - here.centre[0], other.centre[1] - here.centre[1]
    ahead, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
    in_line, beside = (_shares_band(here, other, across=across) for across in (bool(dx), not dx))
    if ahead <= 1 or (beside and not in_line):
        return None
    return ahead + (0 if in_line else 2 * aside)


def _shares_band(one: Box, other: Box, *, across: bool) -> bool:
    """Whether the two lie in one row (`across`) or one column."""
    if across:
        return one.y < other.bottom and other.y < one.bottom
    return one.x < other.right and other.x < one.right


# ---------------------------------------------------------------------- reach


def _reach(found: Links, narrow: Set[str]) -> int:
    """How many pairs of controls there are, each with itself too, where arrows lead from the first to the second."""
    ways = {
        key: [to for command, to in leads.items() if key not in narrow or command in _UP_AND_DOWN]
        for key, leads in found.items()
    }
    return sum(len(_reached(key, ways)) for key in ways)


def _reached(start: str, ways: Mapping[str, Iterable[str]]) -> set[str]:
    seen, frontier = {start}, [start]
    while frontier:
        new = [key for key in ways[frontier.pop()] if key not in seen]
        seen.update(new)
        frontier.extend(new)
    return seen


def _mended(found: Links, boxes: Mapping[str, Box]) -> Iterator[Links]:
    """Each way to add one link: back from where one leads, at a dead end; from a dead end up or down to anywhere, so
    that below a column comes the top of another; at last, in another link's place."""
    steps = [(key, command, to) for key in boxes for command, to in found[key].items()]
    backwards = [(to, _OPPOSITE[command], key) for key, command, to in steps]
    dead_ends = [step for step in backwards if step[1] not in found[step[0]]]
    for key, command, to in (*dead_ends, *_jumps(found, boxes), *backwards):
        yield {**found, key: {**found[key], command: to}}


def _jumps(found: Links, boxes: Mapping[str, Box]) -> list[tuple[str, Command, str]]:
    """From the foot of a column to the top of the next one to the right before anything else, and back likewise."""
    ranked = []
    for key, command in ((key, command) for key in boxes for command in _UP_AND_DOWN if command not in found[key]):
        way = DIRECTIONS[command][1]
        for to, box in boxes.items():
            onwards = (box.centre[0] - boxes[key].centre[0]) * way
            ranked.append(((onwards <= 1, abs(onwards), box.centre[1] * way), (key, command, to)))
    return [jump for _, jump in sorted(ranked, key=lambda rank: rank[0])]


def _ring(keys: list[str]) -> Links:
    following = dict(zip(keys, [*keys[1:], keys[0]], strict=True))
    before = {to: key for key, to in following.items()}
    return {
        key: {
            Command.LEFT: before[key],
            Command.UP: before[key],
            Command.RIGHT: following[key],
            Command.DOWN: following[key],
        }
        for key in keys
    }
