"""Every screen of the client, brought about at the real client without a window: for pictures and for laws over all
of them."""

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pygame

from game.actions import Name, Play
from game.duplicate import Duplicate
from game.seats import Player
from game.turn import legal_actions
from game.words import Words
from scenes.client import Client
from scenes.hand_summary import HandSummary
from scenes.input.intents import Command, Press, Release, Typed
from scenes.keeping.saves import Saves
from scenes.keeping.settings import Settings, default_settings
from scenes.opening_scene import first_scene, sit_down_at_duplicate
from scenes.play import PlayScene
from scenes.reveal import Reveal
from scenes.stack import Push, Restart
from scenes.stage import Stage
from scenes.starting import Start
from scenes.table.showing import Banner, Card
from scenes.table.speech import Speech
from scenes.ways import Ways
from sounds.speaker import Speaker

FRAME = 1 / 60
NAMES = ("Ana", "Winston", "Íñigo Ñandú Güe", "Carmen")
SEED = "42"


@dataclass
class Sofa:
    """Somebody at the client who reaches any screen by intents alone, in time that is told."""

    client: Client
    now: float = 0.0

    @property
    def top(self) -> object:
        return self.client.stack.top

    def wait(self, seconds: float = FRAME) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.now += FRAME
            self.client.pass_time(self.now)
            while self.client.stage.saves.is_busy or self.client.stage.search.is_busy:
                time.sleep(0.0005)

    def press(self, command: Command, number: int = 0) -> None:
        self.client.hear(Press(command, number=number))
        self.client.hear(Release(command))
        self.wait()

    def lift(self) -> None:
        self.client.hear(Press(Command.CONFIRM))
        self.wait(0.7)
        self.client.hear(Release(Command.CONFIRM))

    def until(self, *kinds: type, limit: float = 900.0) -> None:
        """Plays the smallest words and lifts every curtain until a scene of one of these kinds is on top."""
        end = self.now + limit
        while not isinstance(self.top, kinds):
            assert self.now < end, f"{self.client.stack.top.name} stays on top"
            self.go_on()

    def until_tiles(self, tiles: int) -> None:
        """Until a person decides with so many tiles on the line."""
        while not (
            isinstance(self.top, PlayScene)
            and self.top.awaits_decision
            and len(self.top.sitting.match.state.line.laid) >= tiles
        ):
            self.go_on()

    def go_on(self) -> None:
        scene = self.client.stack.top
        if isinstance(scene, Reveal):
            self.lift()
        elif scene.name in ("deal", "opener"):
            self.press(Command.CONFIRM)
        elif isinstance(scene, PlayScene) and scene.awaits_decision:
            self.decide(scene)
        elif isinstance(scene, HandSummary):
            scene.panel.focus = "next"
            self.wait(2.0)
            self.press(Command.CONFIRM)
        else:
            self.wait(0.1)

    def decide(self, scene: PlayScene) -> None:
        turn = legal_actions(scene.sitting.match.state)[0]
        assert isinstance(turn, Play | Name)
        if isinstance(turn, Play):
            self.press(Command.TILE, scene.hand.order().index(turn.tile) + 1)
            self.wait(0.4)
            self.press(Command.CONFIRM)

    def picture(self) -> pygame.Surface:
        surface = pygame.Surface(self.client.stage.size)
        self.client.stack.draw(surface)
        self.client.notice.draw(surface)
        return surface


Reach: TypeAlias = Callable[[Sofa], None]


@dataclass(frozen=True, slots=True)
class Screen:
    """`levels` are those of seats 1 to 4, None a person; None altogether begins at the title."""

    name: str
    reach: Reach
    game: str = "sixlove"
    levels: tuple[str | None, ...] | None = (None, "easy", None, "easy")
    seed: str = SEED


def _leave(sofa: Sofa) -> None:
    """Back at the title, with a match to go on with, whose own table has played a while."""
    sofa.until_tiles(3)
    sofa.press(Command.MENU)
    for key in ("leave", "yes"):
        sofa.client.stack.top.panel.focus = key  # type: ignore[attr-defined]
        sofa.press(Command.CONFIRM)
    sofa.wait(30)


def _pressing(*commands: Command, tiles: int = 9) -> Reach:
    """From a decision in mid-hand."""

    def reach(sofa: Sofa) -> None:
        sofa.until_tiles(tiles)
        for command in commands:
            sofa.press(command)
            sofa.wait(0.4)

    return reach


def _hint(sofa: Sofa) -> None:
    """Once it has been found; what finds it may still have to be loaded."""
    _pressing(Command.HINT)(sofa)
    scene = sofa.client.stack.top
    assert isinstance(scene, PlayScene)
    while scene.flow.looks_for_hint:
        time.sleep(0.001)
        sofa.wait(0.1)
    sofa.wait(0.5)


def _title(key: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        sofa.wait()
        sofa.client.stack.top.panel.focus = key  # type: ignore[attr-defined]
        sofa.press(Command.CONFIRM)

    return reach


def _in_pause(key: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        _pressing(Command.MENU)(sofa)
        sofa.client.stack.top.panel.focus = key  # type: ignore[attr-defined]
        sofa.press(Command.CONFIRM)

    return reach


def _preview(tiles: int) -> Reach:
    return _pressing(Command.RIGHT, tiles=tiles)


def _to_summary(sofa: Sofa) -> None:
    sofa.until(HandSummary)
    sofa.wait(3.0)


def _look(sofa: Sofa) -> None:
    _to_summary(sofa)
    sofa.client.stack.top.panel.focus = "look"  # type: ignore[attr-defined]
    sofa.press(Command.CONFIRM)


def _to_name(name: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        stage = sofa.client.stage
        usual, stage.settings = stage.settings, stage.settings.having(bot_speed="instant")
        for _ in range(20000):
            if sofa.client.stack.top.name == name:
                break
            sofa.go_on()
        stage.settings = usual

    return reach


def _showing(kind: type) -> Reach:
    """While a card or banner stands over the table."""

    def reach(sofa: Sofa) -> None:
        for _ in range(20000):
            top = sofa.client.stack.top
            if isinstance(top, PlayScene) and isinstance(top.flow.showing.act, kind):
                sofa.wait(0.4)
                return
            sofa.go_on()

    return reach


def _dealing(seconds: float) -> Reach:
    return lambda sofa: sofa.wait(seconds)


def _focus(sofa: Sofa, *keys: str) -> None:
    """Presses these controls, one after another."""
    for key in keys:
        sofa.client.stack.top.panel.focus = key  # type: ignore[attr-defined]
        sofa.press(Command.CONFIRM)


def _after_hand(*keys: str, words: int = 0) -> Reach:
    """From the summary by these controls; in a replay first so many words on."""

    def reach(sofa: Sofa) -> None:
        _to_summary(sofa)
        _focus(sofa, keys[0])
        for _ in range(words):
            sofa.press(Command.RIGHT)
        sofa.wait(3.0)
        _focus(sofa, *keys[1:])
        sofa.wait(1.0)

    return reach


def _saved(sofa: Sofa) -> None:
    """A picture has been written."""
    _after_hand("replay", "more", "share", "picture", words=9)(sofa)
    while sofa.client.stack.top.wants_time:
        sofa.wait()


def _entry(text: str, *keys: str) -> Reach:
    """Something typed where a seed or a code is asked for, and these controls."""

    def reach(sofa: Sofa) -> None:
        _title("replays")(sofa)
        _focus(sofa, "entry")
        sofa.client.stack.top.panel.focus = "hand"  # type: ignore[attr-defined]
        sofa.picture()
        sofa.client.hear(Typed(text))
        _focus(sofa, *keys)

    return reach


def _leaving_after_hand(key: str) -> Reach:
    """From the title once a hand is over and kept."""

    def reach(sofa: Sofa) -> None:
        _to_summary(sofa)
        _focus(sofa, "leave", "yes")
        _title(key)(sofa)

    return reach


def _review(*commands: Command) -> Reach:
    def reach(sofa: Sofa) -> None:
        _to_summary(sofa)
        _focus(sofa, "review")
        sofa.wait(20.0)
        for command in commands:
            sofa.press(command)

    return reach


def _reviewed(sofa: Sofa) -> None:
    """The summary of a hand whose review has been made."""
    _review(Command.BACK)(sofa)
    sofa.wait(1.0)


def _gallery(sofa: Sofa) -> None:
    _title("rules")(sofa)
    _focus(sofa, "gallery")


def _duplicate(*levels: str | None, boards: int, then: Reach) -> Reach:
    """At the end of so many boards of four; with none, the first is begun."""

    def reach(sofa: Sofa) -> None:
        stage = sofa.client.stage
        usual, stage.settings = stage.settings, stage.settings.having(bot_speed="instant")
        players = tuple(Player(name, level) for name, level in zip(NAMES, levels, strict=True))
        duplicate = Duplicate("sixlove", players, SEED, 2)
        sit_down_at_duplicate(stage, duplicate)
        sofa.client.stack.go(Restart(stage.ways.deal()))
        while duplicate.finished < boards or (boards and not isinstance(sofa.top, HandSummary)):
            sofa.go_on()
        stage.settings = usual
        then(sofa)

    return reach


def _in_duplicate(sofa: Sofa) -> None:
    sofa.until_tiles(3)


def _to_sheet(key: str) -> Reach:
    def reach(sofa: Sofa) -> None:
        sofa.wait(2.0)
        _focus(sofa, key)
        sofa.wait()

    return reach


def _setup_again(sofa: Sofa) -> None:
    """Where one is kept that has not come to its end."""
    stage = sofa.client.stage
    assert stage.sitting is not None
    players = stage.sitting.match.players
    stage.sitting = None
    sofa.client.stack.go(Restart(stage.ways.title()))
    sofa.client.stack.go(Push(stage.ways.duplicate_setup("sixlove", players, None)))
    sofa.wait()


FOUR_PEOPLE = (None, None, None, None)
FOUR_BOTS = ("heaviest",) * 4
SCREENS: tuple[Screen, ...] = (
    Screen("title", lambda sofa: sofa.wait(20), levels=None),
    Screen("title-kept", _leave),
    Screen("lobby", _title("play"), levels=None),
    Screen("duplicate-setup", _duplicate(*FOUR_BOTS, boards=1, then=_setup_again), levels=None),
    Screen("duplicate-board", _duplicate(None, "easy", None, "easy", boards=0, then=_in_duplicate), levels=None),
    Screen("duplicate-summary", _duplicate(*FOUR_BOTS, boards=1, then=lambda sofa: sofa.wait(3.0)), levels=None),
    Screen("duplicate-so-far", _duplicate(*FOUR_BOTS, boards=3, then=_to_sheet("sheet")), levels=None),
    Screen("duplicate-sheet", _duplicate(*FOUR_BOTS, boards=4, then=_to_sheet("next")), levels=None),
    Screen("replays", _title("replays"), levels=None),
    Screen("replays-kept", _leaving_after_hand("replays")),
    Screen("statistics", _title("statistics"), levels=None),
    Screen("statistics-kept", _leaving_after_hand("statistics")),
    Screen("settings", _title("settings"), levels=None),
    Screen("rules-chiva", _title("rules"), levels=None),
    Screen("deal", _dealing(1.4)),
    Screen("dealt", _dealing(3.0)),
    Screen("reveal", lambda sofa: sofa.until(Reveal)),
    Screen("opener", _to_name("opener"), levels=FOUR_PEOPLE),
    Screen("play-open", _preview(0), levels=FOUR_PEOPLE),
    Screen("play-middle", _pressing()),
    Screen("play-preview", _preview(8)),
    Screen("play-late", _preview(15), "chiva", (None, "easy", "easy", "easy")),
    Screen("pass", _showing(Card)),
    Screen("banner", _showing(Banner), "chiva"),
    Screen("hint", _hint),
    Screen("log", _pressing(Command.LOG, tiles=14)),
    Screen("details", _pressing(Command.DETAILS, tiles=14)),
    Screen("rules", _pressing(Command.RULES)),
    Screen("help", _pressing(Command.HELP)),
    Screen("pause", _pressing(Command.MENU)),
    Screen("question", _in_pause("leave")),
    Screen("covered", _pressing(Command.COVER)),
    Screen("hand-summary", _to_summary),
    Screen("bare-table", _look),
    Screen("hand-summary-chiva", _to_summary, "chiva", FOUR_PEOPLE),
    Screen("replay", _after_hand("replay", words=14)),
    Screen("replay-more", _after_hand("replay", "more", words=9)),
    Screen("share", _after_hand("replay", "more", "share", words=9)),
    Screen("share-saved", _saved),
    Screen("share-film", _after_hand("replay", "more", "share", "film", words=9)),
    Screen("sent-hand", _after_hand("replay", "more", "entry", words=9)),
    Screen("seed", _entry("familia 42"), levels=None),
    Screen("hand-code", _entry("QDQ1-BH1C-VXVE-BNTT", "game", "opening"), levels=None),
    Screen("no-seed", _entry("tranque 1 chiva 66", "look"), levels=None),
    Screen("what-if", _after_hand("replay", "more", "what-if", words=9)),
    Screen("review", _review(*[Command.PAGE_DOWN] * 3)),
    Screen("review-other", _review(Command.LAST, Command.HINT), "chiva", FOUR_PEOPLE),
    Screen("reviewed", _reviewed),
    Screen("reviewed-chiva", _reviewed, "chiva", FOUR_PEOPLE),
    Screen("gallery", _gallery, levels=None),
    Screen("match-summary", _to_name("match_summary"), "chiva", ("easy",) * 4),
)


def sofa_at(screen: Screen, size: tuple[int, int], data: Path, settings: Settings, words: Words | None = None) -> Sofa:
    """The client at its first scene. `words` overrides the language of the settings (a pseudo-language)."""
    silent = settings.having(sound=False)
    said = words or Words(settings.language)
    stage = Stage(silent, said, Speaker(on=False, volume=0), Speech("en"), Saves(data), Ways(), size)
    players = None
    if screen.levels is not None:
        players = tuple(Player(name, level) for name, level in zip(NAMES, screen.levels, strict=True))
    start = Start(game=screen.game, seed=screen.seed, players=players)
    return Sofa(Client(stage, lambda: first_scene(stage, start)))


def shown(
    size: tuple[int, int],
    data: Path,
    settings: Settings | None = None,
    words: Words | None = None,
    only: Collection[str] = (),
) -> Iterator[tuple[Screen, Sofa]]:
    """Each screen, reached; or only those of some names."""
    for screen in SCREENS:
        if only and screen.name not in only:
            continue
        folder = data / screen.name
        folder.mkdir(parents=True, exist_ok=True)
        sofa = sofa_at(screen, size, folder, settings or default_settings(), words)
        screen.reach(sofa)
        yield screen, sofa
