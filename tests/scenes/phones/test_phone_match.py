"""A match by phones is the same match: the same words, the same record, and nobody's tiles on the television."""

import random
from pathlib import Path

import pytest

from game.match import Match
from game.record import Record
from game.seats import Player
from tests.kit.players import short_match, smallest_word
from tests.scenes.phones.people_at_phones import FOUR, at_phones, decide, play_hand, wait_for_decision

pytestmark = pytest.mark.usefixtures("quick_thumbs")


def same_turns(game: str, seed: str, players: tuple[Player, ...], hands: int) -> Match:
    """What the same people do at the screen, by the engine alone."""
    match = Match(game, players, seed)
    for _ in range(hands):
        match.deal_next()
        while not match.hand_is_over:
            match.submit(smallest_word(match))
    return match


@pytest.mark.parametrize(("game", "hands"), [("chiva", 1), ("sixlove", 2)])
def test_a_match_by_phones_is_the_same_match(tmp_path: Path, game: str, hands: int) -> None:
    seed, _ = short_match(game, tuple(Player(name) for name in FOUR.split(",")))
    player, phones = at_phones(tmp_path, game, seed)
    for hand in range(hands):
        play_hand(player, phones)
        if hand + 1 < hands:
            phones[1].settle(lambda table: "next" in table["can"])
            phones[1].act("next")
            player.wait_for("deal", "play")
    wanted = same_turns(game, seed, player.match.players, hands)
    assert [hand.words for hand in player.match.hands] == [hand.words for hand in wanted.hands]
    assert Record(player.match).to_bytes() == Record(wanted).to_bytes()


@pytest.mark.parametrize("cuts", [20, pytest.param(200, marks=pytest.mark.long)])
def test_transport_that_is_cut_at_random_moments_changes_nothing(tmp_path: Path, cuts: int) -> None:
    """Every phone comes back by its secret; nothing is played twice, and the words are those of the same turns."""
    chance, done = random.Random(cuts), 0
    player, phones = at_phones(tmp_path, "chiva", "cut")
    while done < cuts:
        wait_for_decision(player)
        if player.scene_name in ("hand_summary", "match_summary"):
            phones[1].settle(lambda table: "next" in table["can"])
            phones[1].act("next")
            player.wait_for("deal", "play", "match_summary")
            continue
        for seat in chance.sample(sorted(phones), chance.randrange(3)):
            phones[seat].cut()
            phones[seat].rows.clear()
            phones[seat].come_back()
            done += 1
        decide(player, phones)
    hands = len(player.match.hands)
    wanted = same_turns("chiva", "cut", player.match.players, hands)
    played = [hand.words for hand in player.match.hands]
    assert played[:-1] == [hand.words for hand in wanted.hands][:-1]
    assert wanted.hands[-1].words[: len(played[-1])] == played[-1]
    player.client.phones.close()
