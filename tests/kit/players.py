"""People who always do the simplest thing, with one device each, and a match short enough to play to its end."""

from collections.abc import Callable

from game.actions import Pass, Play, Turn
from game.bots.levels import bot
from game.match import Match
from game.seats import Player
from game.tiles import TILE_TEXT
from game.turn import legal_actions
from tests.kit.sit_down import SitDown

MOST_HANDS = 8


def short_match(game: str, players: tuple[Player, ...], most: int = MOST_HANDS) -> tuple[str, int]:
    """A seed whose match is over within `most` hands when every person plays the smallest word; and its hands."""
    for number in range(1, 400):
        match = Match(game, players, f"short {number}")
        for hands in range(1, most + 1):
            match.deal_next()
            while not match.hand_is_over:
                match.submit(smallest_word(match))
            if match.match_is_over:
                return f"short {number}", hands
    raise AssertionError("no short match was found")


def smallest_word(match: Match) -> Turn:
    """What the scripted people do; bots think."""
    seat = match.state.turn
    assert seat is not None
    level = match.player(seat).level
    if level is None or match.is_forced_pass:
        turn = legal_actions(match.state)[0]
    else:
        turn = bot(level).choose(match.seen_by(seat), match.chance())
    assert not isinstance(turn, Pass) or match.is_forced_pass
    return turn


def play_to_the_end(player: SitDown, lift: Callable[[SitDown], None], decide: Callable[[SitDown], None]) -> None:
    """Until the match is over and its summary is shown. `lift` lifts a curtain, `decide` plays the smallest word or
    names the coordinator; both by the device that is tried."""
    while (scene := player.wait_for("reveal", "opener", "play", "hand_summary", "match_summary", "deal")) != (
        "match_summary"
    ):
        if scene == "reveal":
            lift(player)
        elif scene == "deal":
            player.wait(0.5)
        elif scene == "hand_summary":
            player.wait(2.0)
            player.tap("next") if "next" in player.spots else player.wait()
        elif scene == "opener" or player.decides:
            decide(player)
        else:
            player.wait(0.05)


def word_of(play: Play) -> tuple[str, str]:
    """The spots of a play: its tile and its ghost."""
    return f"tile:{TILE_TEXT[play.tile]}", f"ghost:{play.end or ''}"
