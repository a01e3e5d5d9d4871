"""How the screens of events and of the deal of the day are reached."""

from datetime import timedelta

from game.games import CHIVA, SIX_LOVE
from game.homes.day import day_event
from game.homes.event import Event, Who
from game.homes.result import HomeResult, result_of
from scenes import routes
from scenes.stack import Push
from scenes.store.kept_events import KeptEvent
from tools.dev.reaches import NAMES, Reach
from tools.dev.sofa import Sofa
from tools.self_play import play_hand_by

EVENT = Event("Domingo en casa", SIX_LOVE.id, "QDQ1BH1CVXVEBNTT", 2, Who.PAIR, "easy")
LEVELS = ("random", "heaviest", "easy")
HOMES = ("Casa de Ana", "Los de la esquina", "Ñáñez Güemes", "Winston")


def played(event: Event, home: str, levels: tuple[str, str, str, str]) -> KeptEvent:
    """By these bots in the people's seats."""
    kept = KeptEvent(event)
    boards = kept.begin(NAMES[: len(event.who.people)], home)
    while not boards.is_over:
        boards.deal_next()
        play_hand_by(boards.match, lambda seat: levels[seat - 1])
    return kept


def result(event: Event, home: str, level: str) -> HomeResult:
    kept = played(event, home, (level, "easy", level, "easy"))
    assert kept.played is not None
    return result_of(kept.played, home, kept.bots)


def events(sofa: Sofa) -> None:
    """One that is new, and one that four homes have played."""
    saves = sofa.client.services.saves
    kept = played(EVENT, HOMES[0], ("easy", "easy", "easy", "easy"))
    kept.others += [result(EVENT, home, level) for home, level in zip(HOMES[1:], LEVELS, strict=True)]
    saves.keep_event(kept)
    saves.keep_event(KeptEvent(Event("Sunday", CHIVA.id, "42", 8, Who.FOUR, None)))
    sofa.wait()
    sofa.use("play", "homes")


def event_page(*keys: str) -> Reach:
    """Of the one that was played."""

    def reach(sofa: Sofa) -> None:
        events(sofa)
        sofa.use("event:0", *keys)
        sofa.wait(0.5)
        while sofa.client.is_moving:
            sofa.wait()

    return reach


def new_event(sofa: Sofa) -> None:
    events(sofa)
    sofa.use("event:1")


def days(sofa: Sofa) -> None:
    """Three days were played, and yesterday's lines stand there."""
    saves = sofa.client.services.saves
    for back, games in ((1, (CHIVA, SIX_LOVE)), (2, (CHIVA,)), (4, (SIX_LOVE,))):
        for game in games:
            event = day_event(saves.today() - timedelta(back), game.id)
            saves.keep_event(played(event, HOMES[0], ("easy", "hard", "hard", "hard")))
    sofa.wait()
    sofa.client.stack.go(Push(routes.Days(saves.today() - timedelta(1))))
    while sofa.client.is_moving:
        sofa.wait()
