"""Statistics against a second way of counting: from the text of a record, line by line."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.match import Match
from game.record import hand_from_text
from game.seats import Player
from scenes.store.saves import Saves
from scenes.store.statistics import Counts, statistics_of, tally_of
from tests.faults.playing import content, new_match, play, play_hands

PAIR = {1: "13", 2: "24", 3: "13", 4: "24"}


def rows_of(match: Match) -> list[dict[str, Any]]:
    return [row for row in map(json.loads, content(match).decode().splitlines()) if "hand" in row]


def turns_of(row: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Seat and word; a naming hands the turn to the named, every other word to the right."""
    seat = int(row["open"][-1]) if row["open"].startswith("name") else row["opener"]
    for word in row["play"].split():
        yield seat, word
        seat = int(word[1]) if word.startswith("=") else seat % 4 + 1


def recount(match: Match) -> tuple[Counter[tuple[str, str]], Counter[str]]:
    """By player (name of a person, level of a bot) and of the table."""
    players: Counter[tuple[str, str]] = Counter()
    table: Counter[str] = Counter()
    names = {seat: player.level or player.name for seat, player in enumerate(match.players, 1)}
    for row in rows_of(match):
        if "result" not in row or row.get("repeated"):
            continue
        result, last = row["result"], 0
        turns = list(turns_of(row))
        for seat, word in turns[:-4] if result["end"] == "block" else turns:
            if word == "-":
                players[names[seat], "passes"] += 1
                players[names[last], "passes_given"] += PAIR[last] != PAIR[seat]
            elif not word.startswith("="):
                last = seat
        for seat, name in names.items():
            players[name, "hands"] += 1
            players[name, "wins"] += PAIR[seat] == result["winner"]
            players[name, "matches"] += result["event"] == "match"
            players[name, "matches_won"] += result["event"] == "match" and PAIR[seat] == result["winner"]
            players[name, "keys"] += result["key"] and result["seat"] == seat
            players[name, "blocks"] += result["end"] == "block" and last == seat
        table["hands"] += 1
        table["draws"] += result["event"] == "draw"
        table["breaks"] += result["event"] == "break"
        table["matches"] += result["event"] == "match"
        table["blocks"] += result["end"] == "block"
        table["keys"] += result["key"]
    return players, table


def recount_deals(match: Match) -> tuple[int, list[int], list[int]]:
    deals, doubles, pips = 0, [0] * 4, [0] * 4
    for row in rows_of(match):
        if "deal" in row and not row.get("repeated"):
            deals += 1
            for seat in range(4):
                tiles = row["deal"][str(seat + 1)].split()
                doubles[seat] += sum(tile[0] == tile[1] for tile in tiles)
                pips[seat] += sum(int(tile[0]) + int(tile[1]) for tile in tiles)
    return deals, doubles, pips


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 60))])
def test_counting_the_states_is_counting_the_lines(game: str, seed: int) -> None:
    match = play(new_match(game, str(seed)), 900, Random(seed))
    found = statistics_of([tally_of(match)])
    players, table = recount(match)
    assert sorted([*found.people, *found.levels]) == sorted({name for name, _ in players})
    for name, counts in (*found.people.items(), *found.levels.items()):
        assert counts == Counts(**{what: players[name, what] for what in Counts.__dataclass_fields__})
    assert {what: getattr(found, what) for what in table} == dict(table)
    deals, doubles, pips = recount_deals(match)
    assert found.deals.deals == deals
    assert (list(found.deals.doubles), list(found.deals.pips)) == (doubles, pips)


def test_every_deal_has_seven_doubles_and_168_pips() -> None:
    deals = statistics_of([tally_of(play_hands(new_match("chiva"), 30, Random(1)))]).deals
    assert (deals.deals, sum(deals.doubles), sum(deals.pips)) == (30, 7 * 30, 168 * 30)


def test_tallies_add_up() -> None:
    one, two = play_hands(new_match("chiva"), 9, Random(1)), play_hands(new_match("sixlove"), 9, Random(2))
    together = statistics_of([tally_of(one), tally_of(two)])
    assert together.hands == 18
    assert together.people["Ana"].hands == 18
    assert tally_of(one) == tally_of(one, 0)
    first = play_hands(new_match("chiva"), 4, Random(1))
    assert tally_of(first) + tally_of(one, 4) == tally_of(one)


def test_two_of_one_name_and_two_of_one_level_are_counted_at_every_seat() -> None:
    players = (Player("Ana"), Player("Rosa", "hard"), Player("Ana"), Player("Beto", "hard"))
    found = statistics_of([tally_of(play_hands(new_match("chiva", players=players), 10, Random(1)))])
    assert set(found.people) == {"Ana"}
    assert set(found.levels) == {"hard"}
    assert found.people["Ana"].hands == found.levels["hard"].hands == 20
    assert found.people["Ana"].wins + found.levels["hard"].wins == 2 * (10 - found.draws)


def test_repeated_hands_practice_and_a_hand_in_play_are_left_out() -> None:
    match = play_hands(new_match("chiva"), 3, Random(1))
    before = tally_of(match)
    match.deal_next()
    assert tally_of(match) == before
    while not match.hand_is_over:
        match.submit(match.seen_by(match.state.turn).legal[0])
    assert statistics_of([tally_of(match)]).hands == 4
    match.restart()
    while not match.hand_is_over:
        match.submit(match.seen_by(match.state.turn).legal[0])
    assert tally_of(match) == before
    practice = hand_from_text('tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66"')
    while not practice.hand_is_over:
        practice.submit(practice.seen_by(practice.state.turn).legal[0])
    assert tally_of(practice) == Counter()


def test_a_reset_counts_anew_and_outlives_the_night(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    other = play_hands(new_match("sixlove", "other"), 5, Random(1))
    saves.keep(other)
    match = play_hands(new_match("chiva"), 3, Random(1))
    match.deal_next()
    saves.keep(match)
    assert saves.statistics().hands == 8
    saves.reset_statistics()
    assert saves.statistics() == statistics_of([])
    while not match.hand_is_over:
        match.submit(match.seen_by(match.state.turn).legal[0])
    saves.keep(match)
    assert saves.statistics().hands == 1, "the hand in play at the reset counts when it is over"
    saves.finish()
    again = Saves(tmp_path)
    assert again.statistics().hands == 1
    assert [one.hands for one in again.list()] == [4, 5]
    (tmp_path / "summaries.json").unlink()
    again.finish()
    third = Saves(tmp_path)
    assert third.statistics().hands == 1
    third.finish()


def test_a_deleted_record_is_counted_no_more(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(play_hands(new_match("chiva"), 3, Random(1)))
    [kept] = saves.list()
    saves.delete(kept)
    assert saves.statistics().hands == 0
    saves.finish()
