"""The import law: which room may know which, and in what order the engine's files stand."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("game", "scenes", "sprites", "sounds", "tools")

ENGINE = (
    "tiles",
    "tile_sets",
    "seats",
    "actions",
    "line",
    "hand_end",
    "events",
    "rules",
    "saying",
    "games",
    "deal",
    "state",
    "turn",
    "observation",
    "opened",
    "match",
    "boards",
    "duplicate",
    "contest",
    "flags",
    "record",
    "sentences",
    "homes",
)
"""Each file, or folder of files, imports only what stands before it."""

SPEAKING = frozenset({"homes", "record", "saying", "sentences"})
"""Those that write for a reader, and so may ask `words`, which itself needs nothing."""

OUTSIDE_THE_TABLE = frozenset({"turn", "state", "rules", "deal"})
"""What only the engine, its bots and the command line may see of a match."""

TEXTS_OF_A_DEAL = frozenset(
    {
        "BadText",
        "CODE_LENGTH",
        "NAME_LENGTH",
        "SEED_LENGTH",
        "code_from_text",
        "draw_seed",
        "is_drawn_seed",
        "name_from_text",
        "seed_from_text",
        "show_code",
    }
)
"""What a player types and reads: with these no scene can find out a holding."""

DUPLICATE_AS_PLAYED = frozenset({"Duplicate", "DealScore", "FEWEST_DEALS", "MOST_DEALS", "Sheet"})
"""What a scene may know of a duplicate: not the tiles of the boards to come."""

PAINTERS = frozenset({"seed_replay", "picture", "film"})
"""Tools that draw, on demand: nothing of the window may be loaded with them."""

DRIVERS = frozenset(
    {
        "bench",
        "client",
        "client_process",
        "icons",
        "pages",
        "reaches",
        "rules_pages",
        "screens",
        "shots",
        "soak",
        "sofa",
    }
)
"""Tools that run the client itself."""

NUMPY_SCRIPTS = frozenset({"sounds.effects", "sounds.make", "sounds.synth"})
"""The script that makes the sounds; the program at play never loads it."""


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


FILES = {module_name(path): path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))}


def targets(node: ast.Import | ast.ImportFrom, module: str) -> Iterator[tuple[str, str]]:
    """Full names of modules with the name taken from them; `from game import tiles` is `game.tiles` and no name."""
    if isinstance(node, ast.Import):
        yield from ((alias.name, "") for alias in node.names)
        return
    assert node.level == 0, f"{module} line {node.lineno}: imports name their package in full"
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


IMPORTS = [found for module, path in FILES.items() for found in imports_of(module, path.read_text(encoding="utf-8"))]


def within(target: str, room: str) -> bool:
    return target == room or target.startswith(room + ".")


def room_of(name: str) -> str:
    return name.partition(".")[0]


def engine_file(target: str) -> str | None:
    """`line` for `game.line`; None for what is not one of the engine's files."""
    name = target.split(".")[1] if target.startswith("game.") else None
    return name if name in ENGINE else None


def may_see(module: str, seen: Import) -> bool:
    """The table, for one import of a room's own or of a package from outside."""
    target, room = seen.target, room_of(module)
    if room_of(target) in sys.stdlib_module_names:
        return True
    if module == "game.__main__":
        return within(target, "scenes") or within(target, "game")
    match room:
        case "game":
            return game_may_see(module, target)
        case "sprites" | "sounds":
            return painter_may_see(module, target)
        case "scenes":
            return scene_may_see(seen)
        case "tools":
            return tool_may_see(module, seen)
    return False


def game_may_see(module: str, target: str) -> bool:
    if within(module, "game.bots"):
        held_back = any(within(target, f"game.{room}") for room in ("match", "record", "homes"))
        return within(target, "numpy") or (within(target, "game") and not held_back)
    if within(module, "game.homes") and within(target, "game.bots"):
        return True
    if not within(target, "game") or within(target, "game.bots"):
        return False
    own, other = engine_file(module), engine_file(target)
    if own is None:
        return True
    if other is None:
        return target == "game.words" and own in SPEAKING
    return own == other or ENGINE.index(other) < ENGINE.index(own)


def painter_may_see(module: str, target: str) -> bool:
    room = room_of(module)
    if within(target, "game"):
        other = engine_file(target)
        return target == "game.words" or (
            other is not None and other not in OUTSIDE_THE_TABLE | {"match", "opened", "record", "saying"}
        )
    if within(target, "numpy"):
        return module in NUMPY_SCRIPTS
    return within(target, "pygame") or within(target, room)


def scene_may_see(seen: Import) -> bool:
    if seen.target == "game.deal" and seen.name in TEXTS_OF_A_DEAL:
        return True
    if seen.target == "game.duplicate":
        return seen.name in DUPLICATE_AS_PLAYED
    if seen.target == "game.observation":
        return seen.name == "Observation"
    if within(seen.target, "game"):
        return engine_file(seen.target) not in OUTSIDE_THE_TABLE
    return any(within(seen.target, room) for room in ("scenes", "sprites", "sounds", "pygame", "pygame_gui"))


def tool_may_see(module: str, seen: Import) -> bool:
    name = module.rpartition(".")[-1]
    if within(seen.target, "game") or within(seen.target, "tools") or within(seen.target, "numpy"):
        return True
    if name in DRIVERS:
        return any(within(seen.target, room) for room in ("scenes", "sprites", "sounds", "pygame", "pygame_gui"))
    if name in PAINTERS:
        return any(within(seen.target, room) for room in ("sprites", "pygame", "PIL"))
    return name == "catalogues" and within(seen.target, "babel")


@pytest.mark.parametrize("room", ROOMS)
def test_every_import_is_in_the_table(room: str) -> None:
    against = [str(seen) for seen in IMPORTS if within(seen.module, room) and not may_see(seen.module, seen)]
    assert against == []


def circle_in(needs: dict[str, set[str]]) -> list[str]:
    """Those that stand in a circle, or between two circles; empty where there is none."""
    left = dict(needs)
    while free := [name for name in left if not needs[name] & left.keys() or not is_needed(name, left)]:
        for name in free:
            del left[name]
    return sorted(left)


def is_needed(name: str, among: dict[str, set[str]]) -> bool:
    return any(name in needed for needed in among.values())


def test_no_file_imports_itself_in_a_circle() -> None:
    """Over the imports made on loading, a package's `__init__` included."""
    needs: dict[str, set[str]] = {module: set() for module in FILES}
    for seen in IMPORTS:
        if seen.target in FILES and not seen.lazily and seen.target != seen.module:
            needs[seen.module].add(seen.target)
    assert circle_in(needs) == []


def test_a_circle_is_found_and_what_hangs_on_it_is_not_blamed() -> None:
    needs = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}
    assert circle_in(needs) == ["b", "c"]
    assert circle_in(needs | {"c": {"d"}}) == []


def test_the_command_line_draws_only_on_demand() -> None:
    """Printing a record must work where there is no pygame."""
    window = ("pygame", "pygame_gui", "sprites", "scenes", "sounds")
    reached, frontier = set(), {"tools.seed_replay"} & set(FILES)
    while frontier:
        reached |= frontier
        loaded = {seen.target for seen in IMPORTS if seen.module in frontier and not seen.lazily}
        assert [target for target in sorted(loaded) if room_of(target) in window] == []
        frontier = (loaded & set(FILES)) - reached


def test_every_file_of_the_engine_has_its_place_in_the_order() -> None:
    apart = {"__init__", "__main__", "words"}
    found = {path.stem for path in (ROOT / "game").glob("*.py")} | {"rules"}
    assert sorted(found - apart - set(ENGINE)) == []


def judged(module: str, text: str) -> list[bool]:
    return [may_see(module, seen) for seen in imports_of(module, text)]


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("game.tiles", "from game.tile_sets import tile_set"),
        ("game.turn", "import pygame"),
        ("game.turn", "def later():\n    import numpy"),
        ("game.bots.easy", "from game.match import Match"),
        ("game.match", "from game.bots import easy"),
        ("scenes.play", "from game.turn import apply"),
        ("scenes.play", "from game import turn"),
        ("scenes.play", "from game import deal"),
        ("scenes.play", "from game.deal import deal_of"),
        ("scenes.play", "from game.duplicate import schedule"),
        ("scenes.play", "from game.observation import observe_open"),
        ("scenes.play", "import numpy"),
        ("sprites.table", "from scenes.play import Play"),
        ("sprites.table", "from game.state import MatchState"),
        ("sounds.speaker", "import numpy as np"),
        ("tools.arena", "from scenes import app"),
        ("tools.seed_replay", "from scenes import app"),
    ],
)
def test_the_law_refuses(module: str, text: str) -> None:
    assert judged(module, text) == [False]


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("game.turn", "from game.line import Line"),
        ("game.bots.worlds", "import numpy as np"),
        ("game.bots.worlds", "from game.turn import legal_actions"),
        ("game.__main__", "from scenes.app import run"),
        ("scenes.play", "from game.match import Match"),
        ("scenes.lobby", "from game.deal import BadText"),
        ("scenes.play", "import pygame_gui.elements"),
        ("sprites.table", "from game.observation import Observation"),
        ("tools.shots", "from scenes import app"),
        ("tools.seed_replay", "def picture():\n    from sprites import table"),
    ],
)
def test_the_law_allows(module: str, text: str) -> None:
    assert judged(module, text) == [True]
