"""No frame depends on a tile that the person at the device may not see: swap the hidden tiles in the state, draw again,
and every pixel is the same. Checked in the middle of whole sessions, transitions and overlays included."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from game.match import Match
from game.seats import SEATS, Player, Seat
from game.state import MatchState
from game.tile_sets import tile_set, tiles_in
from game.turn import legal_actions
from scenes import routes
from scenes.input.intents import PadCame, PadWent
from scenes.routes import Route
from scenes.stack import Ask, Restart
from scenes.store.settings import default_settings
from scenes.table.sitting import Sitting
from scenes.table.speak_state import spoken_state
from scenes.table.table_picture import voice_of
from tests.kit.moments import calm
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.duplicates_kit import sit_down_after
from tests.scenes.test_whole_match import decide_by_mouse

SIZE = (800, 600)
EVERY = 25
"""Of quiet frames; right after a change of scene every frame is checked."""
AFTER_CHANGE = 10

WATCHED = frozenset(
    {
        *("deal", "reveal", "opener", "play", "log", "details", "rules", "help", "pause", "settings", "question"),
        *("pad_gone", "duplicate_sheet", "phones", "phone_reads"),
    }
)
"""Scenes over a hand in play."""
NO_MATCH = frozenset(
    {
        *("title", "lobby", "replays", "statistics", "fault", "gallery", "hand_entry", "practice", "duplicate_setup"),
        *("events", "event_setup", "event_page", "from_outside", "homes_sheet", "days"),
    }
)
"""Scenes from which no hand in play can be seen."""
ONLY_FINISHED = frozenset(
    {
        *("hand_summary", "match_summary", "replay", "replay_hands", "replay_more", "review", "review_summary"),
        *("share", "what_if", "event_board"),
    }
)
"""Scenes that show hands that are over, all four open by the rules."""


def every_scene() -> set[str]:
    """The names of all places one can go to."""
    kinds: list[type[Route] | type[Ask]] = [*Route.__subclasses__(), Ask]
    return {kind.name for kind in kinds}


def hidden_seats(sitting: Sitting) -> tuple[Seat, ...]:
    """Whose tiles the person at the device may not see now."""
    if sitting.match.hand_is_over:
        return ()
    shown = sitting.holder if sitting.is_face_up else None
    return tuple(seat for seat in SEATS if seat != shown)


def swapped(state: MatchState, hidden: tuple[Seat, ...]) -> MatchState | None:
    """The same public record with the hidden tiles dealt otherwise; None where there is no other way."""
    pool = [tile for seat in hidden for tile in tiles_in(state.holdings[seat - 1])]
    sizes = [state.holdings[seat - 1].bit_count() for seat in hidden]
    can_only_pass = len(legal_actions(state)) == 1
    for turn in range(1, len(pool)):
        dealt = pool[turn:] + pool[:turn]
        holdings = list(state.holdings)
        for place, seat in enumerate(hidden):
            start = sum(sizes[:place])
            holdings[seat - 1] = tile_set(dealt[start : start + sizes[place]])
        other = replace(state, holdings=tuple(holdings), dealt=tuple(holdings))
        same_turn = (len(legal_actions(other)) == 1) == can_only_pass
        if holdings != list(state.holdings) and same_turn:
            return other
    return None


@contextmanager
def dealt_otherwise(match: Match, state: MatchState) -> Iterator[None]:
    before = match.hand.states[-1]
    match.hand.states[-1] = state
    try:
        yield
    finally:
        match.hand.states[-1] = before


@dataclass
class Watch:
    """Compares frames as they come."""

    seen: dict[str, int] = field(default_factory=dict)
    last: str = ""
    since: int = 0

    def __call__(self, player: SitDown) -> None:
        if player.client.is_over or player.client.company.sitting is None:
            return
        name = player.scene_name
        self.since = 0 if name != self.last else self.since + 1
        self.last = name
        if self.since > AFTER_CHANGE and self.since % EVERY:
            return
        sitting = player.client.company.sitting
        hidden = hidden_seats(sitting)
        other = swapped(sitting.match.state, hidden) if hidden else None
        if other is None:
            return
        frame = player.picture().get_buffer().raw
        spots = {name: tuple(rect) for name, rect in player.spots.items()}
        with dealt_otherwise(sitting.match, other):
            again = player.picture().get_buffer().raw
            assert {name: tuple(rect) for name, rect in player.spots.items()} == spots, f"spots of {name}"
        is_same = frame == again  # pytest would tell two frames apart byte by byte, for a minute
        assert is_same, f"a hidden tile shows in {name}, hidden {hidden}"
        self.seen[name] = self.seen.get(name, 0) + 1


def tour(player: SitDown) -> None:
    """Every overlay over a hand in play."""
    for key in ("l", "d", "r", "f1"):
        player.key(key)
        player.wait(0.2)
        player.key("escape")
        player.wait(0.1)
    player.key("m")
    for choice in ("settings", "leave"):
        player.tap(choice)
        player.wait(0.2)
        player.key("escape")
    player.key("escape")
    player.client.hear(PadCame(99))
    player.client.hear(PadWent(99))
    player.wait(0.2)
    player.key("return")
    player.key("space")
    player.wait(0.3)
    player.hold("return")
    player.key("h")
    player.wait(0.6)
    player.key("escape")


def one_hand(player: SitDown, decisions_between_tours: int = 5) -> None:
    decided = 0
    while True:
        scene = player.wait_for("reveal", "deal", "opener", "play", "hand_summary")
        if scene == "hand_summary":
            return
        if scene == "reveal":
            player.wait(0.2)
            player.hold("return")
        elif scene == "deal":
            player.wait(0.2)
        elif scene == "opener":
            decide_by_mouse(player)
        elif player.decides:
            decided += 1
            if decided % decisions_between_tours == 2:
                tour(player)
            if decided == 4:
                player.key("u")
                player.wait(0.2)
                player.key("ctrl+y")
                player.wait(0.2)
            elif player.decides:
                decide_by_mouse(player)
        else:
            player.wait(0.05)


SESSIONS = [
    ("chiva", "Ana,Beto,Ana,Íñigo", "42"),
    ("sixlove", "Ana,bot:easy,Carmen,bot:easy", "7"),
    pytest.param("sixlove", "Ana,bot:easy,bot:easy,bot:easy", "42", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "seats", "seed"), SESSIONS)
def test_no_frame_shows_what_is_hidden(tmp_path: Path, game: str, seats: str, seed: str) -> None:
    settings = default_settings().having(bot_speed="fast")
    player = sit_down_at(tmp_path, "--game", game, "--seed", seed, "--seats", seats, size=SIZE, settings=settings)
    watch = Watch()
    player.after_frame = watch
    hands = 2 if game == "sixlove" else 1
    for _ in range(hands):
        one_hand(player)
        player.wait(2.5)
        player.tap("next")
    assert watch.seen.keys() >= WATCHED - {"deal", "opener", "duplicate_sheet", "phones", "phone_reads"}


def test_no_frame_of_a_duplicate_shows_what_is_hidden(tmp_path: Path) -> None:
    """Two people of a board and their overlays, the sheet so far among them."""
    player = sit_down_at(tmp_path, "--game", "chiva", size=SIZE, settings=calm())
    people = (Player("Ana"), Player("R", "heaviest"), Player("Íñigo"), Player("S", "heaviest"))
    sit_down_after(player, 1, players=people)
    client = player.client
    assert client.company.sitting is not None
    client.company.sitting.deal_next()
    player.client.stack.go(Restart(routes.Deal()))
    watch = Watch()
    player.after_frame = watch
    decided = 0
    while decided < 2:
        scene = player.wait_for("reveal", "deal", "play")
        if scene == "reveal":
            player.hold("return")
        elif player.decides:
            decided += 1
            if decided == 1:
                tour(player)
                player.key("m")
                player.tap("sheet")
                player.wait(0.1)
                player.key("escape")
                player.key("escape")
            while player.decides:
                decide_by_mouse(player)
        else:
            player.wait(0.05)
    assert watch.seen.keys() >= {"reveal", "play", "log", "details", "pause", "question", "duplicate_sheet"}


def test_the_check_finds_a_tile_that_shows(tmp_path: Path) -> None:
    """A table that is told to lie open is caught at once."""
    player = sit_down_at(tmp_path, "--game", "chiva", "--seed", "42", "--seats", "Ana,Beto,Ana,Íñigo", size=SIZE)
    player.wait_for("reveal")
    player.hold("return")
    player.wait_for("play")
    sitting = player.client.company.sitting
    assert sitting is not None
    other = hidden_seats(sitting)[0]
    sitting.seen = lambda: sitting.match.seen_by(other)  # type: ignore[method-assign]
    with pytest.raises(AssertionError, match="a hidden tile shows in play"):
        Watch()(player)


def test_every_scene_has_an_answer() -> None:
    """A scene that is new must be watched above, show no match, or show finished hands only."""
    assert every_scene() <= WATCHED | NO_MATCH | ONLY_FINISHED


def test_what_is_written_and_said_tells_nothing_hidden(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The kept files, the spoken state and the consoles are the same whatever the others hold."""
    player = sit_down_at(tmp_path, "--game", "sixlove", "--seed", "42", "--seats", "Ana,Beto,Ana,Íñigo", size=SIZE)
    while not player.decides:
        player.hold("return") if player.scene_name == "reveal" else player.wait(0.1)
    client, sitting = player.client, player.client.company.sitting
    assert sitting is not None
    other = swapped(sitting.match.state, hidden_seats(sitting))
    assert other is not None

    def told() -> tuple[str, dict[str, bytes]]:
        client.services.saves.keep(sitting.match)
        while client.services.saves.is_busy:
            player.wait()
        files = {str(path.relative_to(tmp_path)): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
        return spoken_state(sitting.seen(), voice_of(sitting, client.look.words)), files

    before = told()
    assert any(name.endswith(".jsonl") for name in before[1])
    with dealt_otherwise(sitting.match, other):
        assert told() == before
    written = capfd.readouterr()
    assert (written.out, written.err) == ("", "")
