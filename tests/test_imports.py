"""The import law: which room may know which, and in what order the engine's files stand."""

import sys

import pytest

from tools.dev.house import (
    FILES,
    HOUSES,
    PLAN,
    ROOT,
    Import,
    all_imports,
    arrows_upwards,
    circle_in,
    circles,
    imports_of,
    redrawn,
    room_of,
    within,
)

ENGINE = (
    "tiles",
    "tile_sets",
    "seats",
    "names",
    "actions",
    "line",
    "hand_end",
    "events",
    "rules",
    "saying",
    "files",
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
        "chosen_name_from_text",
        "code_from_text",
        "draw_seed",
        "is_drawn_seed",
        "name_from_text",
        "seed_from_text",
        "show_code",
        "TITLE_LENGTH",
        "title_from_text",
    }
)
"""What a player types and reads: with these no scene can find out a holding."""

DUPLICATE_AS_PLAYED = frozenset({"Duplicate", "DealScore", "FEWEST_DEALS", "MOST_DEALS", "Sheet"})
"""What a scene may know of a duplicate: not the tiles of the boards to come."""

PAINTERS = frozenset({"seed_replay", "picture", "film"})
"""Tools that draw, on demand: nothing of the window may be loaded with them."""


OF_DEVELOPERS = ("pygame", "pygame_gui", "babel")
"""Packages that developers' tools may use beside those of the engine."""


PHONE_LIBRARIES = {
    "scenes.phones.server": "websockets",
    "scenes.phones.sockets": "websockets",
    "scenes.phones.page": "websockets",
}
"""What these files alone may ask from outside; they are loaded when a seat first asks for a phone."""


def house_of(name: str) -> str:
    return name.partition(".")[0]


def engine_file(target: str) -> str | None:
    """`line` for `game.line`; None for what is not one of the engine's files."""
    name = target.split(".")[1] if target.startswith("game.") else None
    return name if name in ENGINE else None


def may_see(module: str, seen: Import) -> bool:
    """The table, for one import of a room's own or of a package from outside."""
    target, room = seen.target, house_of(module)
    if house_of(target) in sys.stdlib_module_names:
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
    room = house_of(module)
    if within(target, "game"):
        other = engine_file(target)
        return target == "game.words" or (
            other is not None and other not in OUTSIDE_THE_TABLE | {"match", "opened", "record", "saying"}
        )
    return within(target, "pygame") or within(target, room)


def scene_may_see(seen: Import) -> bool:
    if within(seen.target, PHONE_LIBRARIES.get(seen.module, "scenes")):
        return True
    if seen.target == "game.deal" and seen.name in TEXTS_OF_A_DEAL:
        return True
    if seen.target == "game.duplicate":
        return seen.name in DUPLICATE_AS_PLAYED
    if seen.target == "game.observation":
        return seen.name == "Observation"
    if within(seen.target, "game"):
        return engine_file(seen.target) not in OUTSIDE_THE_TABLE
    if within(seen.target, "segno"):
        return seen.module == "scenes.ui.qr_code"
    return any(within(seen.target, room) for room in ("scenes", "sprites", "sounds", "pygame", "pygame_gui"))


def tool_may_see(module: str, seen: Import) -> bool:
    name = module.rpartition(".")[-1]
    if within(seen.target, "tools.dev"):
        return within(module, "tools.dev")
    if within(seen.target, "game") or within(seen.target, "tools") or within(seen.target, "numpy"):
        return True
    if within(module, "tools.dev"):
        return any(within(seen.target, room) for room in ("scenes", "sprites", "sounds", *OF_DEVELOPERS))
    if name in PAINTERS:
        return any(within(seen.target, room) for room in ("sprites", "pygame", "PIL"))
    return False


@pytest.mark.parametrize("room", HOUSES)
def test_every_import_is_in_the_table(room: str) -> None:
    against = [str(seen) for seen in all_imports() if within(seen.module, room) and not may_see(seen.module, seen)]
    assert against == []


def test_no_file_imports_itself_in_a_circle() -> None:
    """Imports for types and in functions count, and a package's `__init__`."""
    assert circles() == []


def test_no_arrow_leads_upwards() -> None:
    """Nor from one room of screens to another."""
    assert arrows_upwards(all_imports()) == []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("scenes.ui.panel", "def later():\n    from scenes.table.sitting import Sitting"),
        ("scenes.stack", "if TYPE_CHECKING:\n    from scenes.ui.question import Question"),
        ("scenes.screens.start.title", "from scenes.screens.play.pause import PauseMenu"),
        ("scenes.screens.play.pause", "from scenes.directory import Directory"),
        ("game.bots.easy", "from scenes.app import run"),
    ],
)
def test_an_arrow_upwards_is_found(module: str, text: str) -> None:
    assert len(arrows_upwards(imports_of(module, text))) == 1


def test_every_file_lies_in_a_room() -> None:
    held_together = {"scenes", "scenes.screens"}
    assert [module for module in FILES if room_of(module) is None and module not in held_together] == []


def test_few_files_lie_beside_the_rooms_of_scenes() -> None:
    assert len([*(ROOT / "scenes").glob("*.py")]) <= 8


def test_nothing_is_imported_by_a_name_in_a_text() -> None:
    """A law that reads imports would not see it."""
    tools = {"tools.dev.bench", "tools.dev.arena_players", "tools.dev.benchmarks.peers"}
    asked = {module for module, path in FILES.items() if "import_module" in path.read_text(encoding="utf-8")}
    assert asked <= tools


def test_the_drawing_is_that_of_today() -> None:
    text = PLAN.read_text(encoding="utf-8")
    assert text == redrawn(text), "python -m tools.dev.house --draw"


def test_a_circle_is_found_and_what_hangs_on_it_is_not_blamed() -> None:
    needs = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}
    assert circle_in(needs) == ["b", "c"]
    assert circle_in(needs | {"c": {"d"}}) == []


def test_what_phones_need_is_loaded_when_a_seat_first_asks() -> None:
    """A program that nobody plays by phone loads neither library."""
    asked = [seen for seen in all_imports() if not seen.lazily]
    early = [str(seen) for seen in asked if seen.target in PHONE_LIBRARIES and seen.module not in PHONE_LIBRARIES]
    assert early + [str(seen) for seen in asked if seen.target == "segno"] == []


def test_the_command_line_draws_only_on_demand() -> None:
    """Printing a record must work where there is no pygame."""
    window = ("pygame", "pygame_gui", "sprites", "scenes", "sounds")
    reached, frontier = set(), {"tools.seed_replay"} & set(FILES)
    while frontier:
        reached |= frontier
        loaded = {seen.target for seen in all_imports() if seen.module in frontier and not seen.lazily}
        assert [target for target in sorted(loaded) if house_of(target) in window] == []
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
        ("tools.seed_replay", "from tools.dev import arena"),
        ("sounds.cues", "import numpy"),
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
        ("tools.dev.shots", "from scenes import app"),
        ("tools.seed_replay", "def picture():\n    from sprites import table"),
    ],
)
def test_the_law_allows(module: str, text: str) -> None:
    assert judged(module, text) == [True]
