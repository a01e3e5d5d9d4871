"""People at phones who do what the scripted people at the screen do: always the smallest word."""

from pathlib import Path

from game.actions import Name, Pass, Play, to_text
from tests.kit.moments import calm, lay_by_mouse
from tests.kit.phone import HOME, Phone, sit_down_with_phones
from tests.kit.players import smallest_word
from tests.kit.sit_down import SitDown, sit_down_at

FOUR = "Ana,Beto,Carmen,Dora"


def at_phones(
    data: Path, game: str, seed: str, seats: str = FOUR, on_phones: tuple[int, ...] = (1, 2, 3, 4), **settings: object
) -> tuple[SitDown, dict[int, Phone]]:
    """A match at which these seats hold a phone and have shown their tiles."""
    flags = ("--game", game, "--seed", seed, "--seats", seats, "--phones-address", HOME, "--phones-port", "0")
    player = sit_down_at(data, *flags, settings=calm(**settings))
    phones = sit_down_with_phones(player, on_phones)
    player.wait()
    return player, phones


def decide(player: SitDown, phones: dict[int, Phone]) -> None:
    """Whoever is on turn does the smallest word, on the phone or at the screen."""
    seat = player.match.state.turn
    assert seat is not None
    word = smallest_word(player.match)
    phone = phones.get(seat)
    if phone is None:
        assert not isinstance(word, Pass)
        decide_here(player, word)
        return
    phone.settle(lambda table: bool(table["yours"]))
    if not phone.table["shown"]:
        phone.show()
    if isinstance(word, Name):
        before = phone.table["n"]
        phone.act("name", seat=word.seat)
        phone.settle(lambda table: table["n"] != before)
    else:
        phone.play(to_text(word))


def decide_here(player: SitDown, word: Play | Name) -> None:
    for _ in range(600):
        if player.scene_name == "reveal":
            player.hold("return")
        if player.scene_name == "opener" or player.decides:
            break
        player.wait()
    if isinstance(word, Name):
        player.tap("self" if word.seat == player.match.state.turn else "partner")
        player.tap("confirm")
        return
    player.wait_for("play")
    lay_by_mouse(player, word)


def awaits(player: SitDown) -> bool:
    """A person has something to decide, or the hand is over."""
    if player.scene_name in ("hand_summary", "match_summary"):
        return True
    seat = player.match.state.turn
    if player.scene_name not in ("play", "reveal", "opener") or seat is None or player.match.is_forced_pass:
        return False
    if player.scene_name == "play" and player.table.flow.showing.is_busy:
        return False
    return player.match.player(seat).is_human


def wait_for_decision(player: SitDown, most: int = 20_000) -> None:
    """Until a person decides, or the hand is over; a curtain before bots is lifted."""
    for _ in range(most):
        if awaits(player):
            return
        player.hold("return") if player.scene_name == "reveal" else player.wait()
    raise AssertionError(f"nobody decides in {player.scene_name}")


def play_hand(player: SitDown, phones: dict[int, Phone], most: int = 200) -> None:
    """To the end of the hand."""
    for _ in range(most):
        wait_for_decision(player)
        if player.scene_name in ("hand_summary", "match_summary"):
            return
        decide(player, phones)
    raise AssertionError("the hand does not end")
