"""The house as its imports draw it: `python -m tools.dev.house` prints it, with `--draw` it brings the drawing in
ARCHITECTURE.md up to date."""

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
HOUSES = ("game", "scenes", "sprites", "sounds", "tools")
PLAN = ROOT / "ARCHITECTURE.md"
BEGINS, ENDS = "<!-- drawn by tools.dev.house -->\n```\n", "```\n<!-- drawn -->\n"

ROOMS = (
    "tools.dev",
    "tools",
    "game.__main__",
    "scenes.app",
    "scenes.client",
    "scenes.directory",
    "scenes.screens.start",
    "scenes.screens.play",
    "scenes.screens.after",
    "scenes.screens.replay",
    "scenes.screens.reading",
    "scenes.screens.school",
    "scenes.screens.homes",
    "scenes.phones",
    "scenes.table",
    "scenes.ui",
    "scenes.stack",
    "scenes.services",
    "scenes.look",
    "scenes.routes",
    "scenes.work",
    "scenes.input",
    "scenes.store",
    "sounds",
    "sprites",
    "game.homes",
    "game.bots",
    "game",
)
"""From the roof down: each knows only rooms below it."""
DOT, ITSELF = "\N{BULLET}", "\N{BLACK SQUARE}"
ASIDE = "scenes.screens."
"""Rooms of screens know nothing of each other, though one of them stands first here."""


class Import(NamedTuple):
    """`module` imports `target` (dotted), or `name` from it, `lazily`: in a function, or for types."""

    module: str
    target: str
    name: str
    lazily: bool
    line: int

    def __str__(self) -> str:
        return f"{self.module} imports {self.target} {self.name} (line {self.line})"


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(path): path for house in HOUSES for path in sorted((ROOT / house).rglob("*.py"))}


def targets(node: ast.Import | ast.ImportFrom, module: str) -> Iterator[tuple[str, str]]:
    """Full names of modules with the name taken from them; `from game import tiles` is `game.tiles` and no name."""
    if isinstance(node, ast.Import):
        yield from ((alias.name, "") for alias in node.names)
        return
    if node.level:
        raise ValueError(f"{module} line {node.lineno}: imports name their package in full")
    for alias in node.names:
        full = f"{node.module}.{alias.name}"
        yield (full, "") if full in FILES else (str(node.module), alias.name)


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def imports_of(module: str, text: str) -> Iterator[Import]:
    def walk(node: ast.AST, lazily: bool) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import | ast.ImportFrom):
                yield from (Import(module, *found, lazily, child.lineno) for found in targets(child, module))
            inside = lazily or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) or is_for_types(child)
            yield from walk(child, inside)

    yield from walk(ast.parse(text), lazily=False)


@cache
def all_imports() -> tuple[Import, ...]:
    return tuple(
        found for module, path in FILES.items() for found in imports_of(module, path.read_text(encoding="utf-8"))
    )


def within(target: str, room: str) -> bool:
    return target == room or target.startswith(room + ".")


def room_of(module: str) -> str | None:
    """The innermost of ROOMS; None for a package that only holds rooms together."""
    return max((room for room in ROOMS if within(module, room)), key=len, default=None)


# ---------------------------------------------------------------------- what is wrong


def circle_in(needs: dict[str, set[str]]) -> list[str]:
    """Those that stand in a circle, or between two circles; empty where there is none."""
    left = dict(needs)
    while free := [name for name in left if not needs[name] & left.keys() or not _is_needed(name, left)]:
        for name in free:
            del left[name]
    return sorted(left)


def _is_needed(name: str, among: dict[str, set[str]]) -> bool:
    return any(name in needed for needed in among.values())


def circles() -> list[str]:
    """Files that import themselves in the end; imports for types and in functions count."""
    needs: dict[str, set[str]] = {module: set() for module in FILES}
    for seen in all_imports():
        if seen.target in FILES and seen.target != seen.module:
            needs[seen.module].add(seen.target)
    return circle_in(needs)


def goes_up(seen: Import) -> bool:
    """To a room above, or from one room of screens to another."""
    here, there = room_of(seen.module), room_of(seen.target)
    if here is None or there is None or here == there:
        return False
    is_aside = here.startswith(ASIDE) and there.startswith(ASIDE)
    return is_aside or ROOMS.index(there) < ROOMS.index(here)


def arrows_upwards(imports: Iterable[Import]) -> list[str]:
    return [str(seen) for seen in imports if goes_up(seen)]


# ---------------------------------------------------------------------- the drawing


def lines_of(module: str) -> int:
    return len(FILES[module].read_text(encoding="utf-8").splitlines())


def drawing() -> str:
    """A row for each room, the lowest last; a column for each, the lowest first. A dot stands where the room of the
    row imports something of the room of the column. All of them stand left of the room itself: below it."""
    built = [room for room in ROOMS if room in FILES]
    number = {room: len(built) - place for place, room in enumerate(built)}
    knows: dict[str, set[int]] = defaultdict(set)
    for seen in all_imports():
        here, there = room_of(seen.module), room_of(seen.target)
        if here in number and there in number and here != there:
            knows[here].add(number[there])
    wide = max(len(room) for room in built)
    head = " " * (wide + 4) + " ".join(f"{one:>2}" for one in range(1, len(built) + 1))
    rows = []
    for room in built:
        cells = [f" {DOT if one in knows[room] else ' '}" for one in range(1, number[room])]
        rows.append(f"{number[room]:>2}  {room:<{wide}}" + " ".join([*cells, f" {ITSELF}"]))
    return "\n".join([head, *rows]) + "\n"


def redrawn(text: str) -> str:
    """The plan with the drawing of today."""
    before, _, rest = text.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    return before + BEGINS + drawing() + ENDS + after


# ---------------------------------------------------------------------- the command


def figures() -> list[str]:
    largest = max(FILES, key=lines_of)
    beside = sorted(path.name for path in (ROOT / "scenes").glob("*.py"))
    by_house = {house: sum(lines_of(module) for module in FILES if within(module, house)) for house in HOUSES}
    told = ", ".join(f"{house} {lines}" for house, lines in by_house.items())
    return [
        f"circles: {len(circles())}",
        f"arrows upwards: {len(arrows_upwards(all_imports()))}",
        f"files directly in scenes: {len(beside)} ({', '.join(beside)})",
        f"largest file: {largest}, {lines_of(largest)} lines",
        f"lines of program: {sum(by_house.values())} in {len(FILES)} files ({told})",
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dev.house", description=__doc__)
    parser.add_argument("--draw", action="store_true", help="write the drawing into ARCHITECTURE.md")
    if parser.parse_args(arguments).draw:
        PLAN.write_text(redrawn(PLAN.read_text(encoding="utf-8")), encoding="utf-8")
        return 0
    print(drawing())
    wrong = [*circles(), *arrows_upwards(all_imports())]
    for line in [*wrong, *figures()]:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
