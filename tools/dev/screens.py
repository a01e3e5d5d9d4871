"""Every screen of the client, for pictures and for laws over all of them."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from game.games import CHIVA, SIX_LOVE
from game.seats import Player
from game.words import Words
from scenes.client import Client
from scenes.input.command_line import Start
from scenes.input.intents import Command
from scenes.look import Look
from scenes.screens.play.reveal import Reveal
from scenes.services import Services
from scenes.store.saves import Saves
from scenes.store.settings import Settings, default_settings
from scenes.table.acts import Banner, Card
from sounds.speaker import Speaker
from sounds.speech import Speech
from tools.dev import reaches, reaches_homes
from tools.dev.reaches import NAMES, SEED, Reach
from tools.dev.sofa import Sofa


@dataclass(frozen=True, slots=True)
class Screen:
    """`levels` are those of seats 1 to 4, None a person; None altogether begins at the title."""

    name: str
    reach: Reach
    game: str = SIX_LOVE.id
    levels: tuple[str | None, ...] | None = (None, "easy", None, "easy")
    seed: str = SEED


FOUR_PEOPLE = (None, None, None, None)
FOUR_BOTS = ("heaviest",) * 4
SCREENS: tuple[Screen, ...] = (
    Screen("title", lambda sofa: sofa.wait(20), levels=None),
    Screen("title-kept", reaches.leave),
    Screen("lobby", reaches.title("play"), levels=None),
    Screen("duplicate-new", reaches.title("play", "duplicate"), levels=None),
    Screen("duplicate-setup", reaches.duplicate(*FOUR_BOTS, boards=1, then=reaches.setup_again), levels=None),
    Screen(
        "duplicate-board",
        reaches.duplicate(None, "easy", None, "easy", boards=0, then=reaches.in_duplicate),
        levels=None,
    ),
    Screen("duplicate-pause", reaches.duplicate(None, *FOUR_BOTS[1:], boards=0, then=reaches.in_pause()), levels=None),
    Screen("duplicate-question", reaches.duplicate(*FOUR_BOTS, boards=1, then=reaches.leaving), levels=None),
    Screen("duplicate-replays", reaches.duplicate(*FOUR_BOTS, boards=3, then=reaches.replays_again), levels=None),
    Screen("duplicate-replay", reaches.duplicate(*FOUR_BOTS, boards=4, then=reaches.replay_board), levels=None),
    Screen("replay-hands", reaches.duplicate(*FOUR_BOTS, boards=4, then=reaches.replay_hands), levels=None),
    Screen("duplicate-summary", reaches.duplicate(*FOUR_BOTS, boards=1, then=lambda sofa: sofa.wait(3.0)), levels=None),
    Screen("duplicate-so-far", reaches.duplicate(*FOUR_BOTS, boards=3, then=reaches.to_sheet("sheet")), levels=None),
    Screen("duplicate-sheet", reaches.duplicate(*FOUR_BOTS, boards=4, then=reaches.to_sheet("next")), levels=None),
    Screen("two-homes-new", reaches.title("play", "homes"), levels=None),
    Screen("two-homes", reaches_homes.events, levels=None),
    Screen("new-event", reaches.title("play", "homes", "new"), levels=None),
    Screen("event-new", reaches_homes.new_event, levels=None),
    Screen("event-played", reaches_homes.event_page(), levels=None),
    Screen("event-sheet", reaches_homes.event_page("sheet"), levels=None),
    Screen("event-board", reaches_homes.event_page("sheet", "open"), levels=None),
    Screen("deal-of-day", reaches_homes.days, levels=None),
    Screen("replays", reaches.title("replays"), levels=None),
    Screen("replays-kept", reaches.leaving_after_hand("replays")),
    Screen("statistics", reaches.title("statistics"), levels=None),
    Screen("statistics-kept", reaches.leaving_after_hand("statistics")),
    Screen("settings", reaches.title("settings"), levels=None),
    Screen("rules-chiva", reaches.title("rules"), levels=None),
    Screen("deal", reaches.dealing(1.4)),
    Screen("dealt", reaches.dealing(3.0)),
    Screen("reveal", lambda sofa: sofa.until(Reveal)),
    Screen("opener", reaches.to_name("opener"), levels=FOUR_PEOPLE),
    Screen("play-open", reaches.preview(0), levels=FOUR_PEOPLE),
    Screen("play-middle", reaches.pressing()),
    Screen("play-preview", reaches.preview(8)),
    Screen("play-late", reaches.preview(15), CHIVA.id, (None, "easy", "easy", "easy")),
    Screen("pass", reaches.showing(Card)),
    Screen("banner", reaches.showing(Banner), CHIVA.id),
    Screen("hint", reaches.hint),
    Screen("log", reaches.pressing(Command.LOG, tiles=14)),
    Screen("details", reaches.pressing(Command.DETAILS, tiles=14)),
    Screen("rules", reaches.pressing(Command.RULES)),
    Screen("help", reaches.pressing(Command.HELP)),
    Screen("pause", reaches.pressing(Command.MENU)),
    Screen("question", reaches.in_pause("leave")),
    Screen("covered", reaches.pressing(Command.COVER)),
    Screen("hand-summary", reaches.to_summary),
    Screen("bare-table", reaches.look),
    Screen("hand-summary-chiva", reaches.to_summary, CHIVA.id, FOUR_PEOPLE),
    Screen("replay", reaches.after_hand("replay", words=14)),
    Screen("replay-more", reaches.after_hand("replay", "more", words=9)),
    Screen("share", reaches.after_hand("replay", "more", "share", words=9)),
    Screen("share-saved", reaches.saved),
    Screen("share-film", reaches.after_hand("replay", "more", "share", "film", words=9)),
    Screen("sent-hand", reaches.after_hand("replay", "more", "entry", words=9)),
    Screen("seed", reaches.entry("familia 42"), levels=None),
    Screen("hand-code", reaches.entry("QDQ1-BH1C-VXVE-BNTT", "game", "opening"), levels=None),
    Screen("no-seed", reaches.entry("tranque 1 chiva 66", "look"), levels=None),
    Screen("what-if", reaches.after_hand("replay", "more", "what-if", words=9)),
    Screen("review", reaches.review(*[Command.PAGE_DOWN] * 3)),
    Screen("review-other", reaches.review(Command.LAST, Command.HINT), CHIVA.id, FOUR_PEOPLE),
    Screen("reviewed", reaches.reviewed),
    Screen("reviewed-chiva", reaches.reviewed, CHIVA.id, FOUR_PEOPLE),
    Screen("gallery", reaches.gallery, levels=None),
    Screen("match-summary", reaches.to_name("match_summary"), CHIVA.id, ("easy",) * 4),
)


def sofa_at(screen: Screen, size: tuple[int, int], data: Path, settings: Settings, words: Words | None = None) -> Sofa:
    """The client at its first scene. `words` overrides the language of the settings (a pseudo-language)."""
    silent = settings.having(sound=False)
    said = words or Words(settings.language)
    services = Services(Saves(data), Speaker(on=False, volume=0), Speech("en"))
    players = None
    if screen.levels is not None:
        players = tuple(Player(name, level) for name, level in zip(NAMES, screen.levels, strict=True))
    start = Start(game=screen.game, seed=screen.seed, players=players)
    return Sofa(Client(Look(size, silent, said), services, start))


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
