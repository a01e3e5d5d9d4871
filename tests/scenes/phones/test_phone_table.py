"""Phones and screen at one table: seats that change, phones that sleep, pages that are read."""

from pathlib import Path

import pytest

from game.actions import to_text
from scenes.screens.play.reveal import Reveal
from tests.kit.moments import calm
from tests.kit.phone import HOME, Phone
from tests.kit.players import smallest_word
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.phones.people_at_phones import at_phones, decide, wait_for_decision

pytestmark = pytest.mark.usefixtures("quick_thumbs")


def test_a_seat_changes_to_the_screen_and_back_in_mid_hand(tmp_path: Path) -> None:
    """A battery dies: the curtain hangs for that seat alone, and a new phone takes over afterwards."""
    player, phones = at_phones(tmp_path, "chiva", "table")
    for _ in range(3):
        wait_for_decision(player)
        decide(player, phones)
    wait_for_decision(player)
    seat = player.match.state.turn
    assert seat is not None
    player.client.phones.take_to_screen(seat)
    gone = phones.pop(seat)
    assert player.wait_for("reveal") == "reveal"
    assert player.on(Reveal).seat == seat
    decide(player, phones)
    player.client.phones.put_on_phone(seat)
    phones[seat] = Phone(player).take(seat)
    assert phones[seat].secret != gone.secret
    before = len(player.match.state.log)
    for _ in range(5):
        wait_for_decision(player)
        assert player.scene_name == "play", "no curtain hangs for people at phones"
        decide(player, phones)
    assert len(player.match.state.log) >= before + 5
    player.client.phones.close()


def test_the_curtain_hangs_for_the_seat_at_the_screen_alone(tmp_path: Path) -> None:
    player, phones = at_phones(tmp_path, "chiva", "table", on_phones=(1, 2, 4))
    curtains = set()

    def watch(seen: SitDown) -> None:
        if seen.scene_name == "reveal":
            curtains.add(seen.on(Reveal).seat)

    player.after_frame = watch
    for _ in range(8):
        wait_for_decision(player)
        if player.scene_name == "hand_summary":
            break
        decide(player, phones)
    assert curtains == {3}
    player.client.phones.close()


def test_a_stale_hand_after_undo(tmp_path: Path) -> None:
    """What was chosen before somebody took a decision back is void, and an old act does nothing."""
    player, phones = at_phones(tmp_path, "chiva", "table")
    wait_for_decision(player)
    first = player.match.state.turn
    assert first is not None
    decide(player, phones)
    wait_for_decision(player)
    second = player.match.state.turn
    assert second is not None
    phones[second].show()
    word = to_text(smallest_word(player.match))
    phones[second].act("choose", tile=word[:2], end=word[2:])
    phones[second].settle(lambda table: table["chosen"] is not None)
    old = phones[second].table["n"]
    phones[first].settle(lambda table: "undo" in table["can"])
    phones[first].act("undo")
    phones[second].settle(lambda table: table["n"] != old and table["chosen"] is None)
    phones[second].say("confirm", n=old, tile=word[:2], end=word[2:])
    assert "nothing was done" in phones[second].wait_for("said")["text"]
    assert player.match.state.turn == first
    assert player.match.hand.words == ()
    player.client.phones.close()


def test_another_one_s_decision_is_taken_back_after_a_question(tmp_path: Path) -> None:
    player, phones = at_phones(tmp_path, "chiva", "table")
    wait_for_decision(player)
    decider = player.match.state.turn
    assert decider is not None
    decide(player, phones)
    other = decider % 4 + 1
    phones[other].settle(lambda table: bool(table["undo"]))
    phones[other].act("undo")
    assert phones[other].wait_for("ask")["act"] == {"say": "undo"}
    assert len(player.match.state.log) >= 1
    phones[other].act("undo", sure=True)
    phones[other].settle(lambda table: not table["plays"])
    player.client.phones.close()


@pytest.mark.parametrize("page", ["rules", "log", "details"])
def test_whoever_reads_on_a_phone_keeps_the_table_waiting_until_it_goes_on(tmp_path: Path, page: str) -> None:
    player, phones = at_phones(tmp_path, "chiva", "table", on_phones=(1, 2))
    player.wait_for("play", "reveal")
    while player.scene_name == "reveal":
        player.hold("return")
    phones[1].say("read", page=page)
    assert phones[1].wait_for("page")["blocks"]
    player.wait_for("phone_reads")
    player.wait(1.0)
    assert player.scene_name == "phone_reads"
    player.tap("go_on")
    phones[1].wait_for("closed")
    assert player.scene_name == "play"
    assert bool(player.match.hand.notes) == (page == "details")
    player.client.phones.close()


def test_a_television_that_is_started_again_has_its_phones_back(tmp_path: Path) -> None:
    """At the same address every phone is in its seat again by its secret, with the match as it stood."""
    player, phones = at_phones(tmp_path, "chiva", "table")
    for _ in range(4):
        wait_for_decision(player)
        decide(player, phones)
    words = player.match.hand.words
    player.wait(0.5)
    player.client.phones.close()
    player.client.services.saves.finish()
    again = sit_down_at(tmp_path, "--phones-address", HOME, settings=calm())
    again.tap("continue")
    again.wait(0.3)
    assert again.client.phones.seats == {1, 2, 3, 4}
    for seat, phone in phones.items():
        phone.player = again
        phone.rows.clear()
        phone.come_back()
        phone.settle(lambda table, seat=seat: table["seat"] == seat and not table["shown"])  # type: ignore[misc]
    assert again.match.hand.words == words
    wait_for_decision(again)
    decide(again, phones)
    assert len(again.match.hand.words) > len(words)
    again.client.phones.close()


def test_a_hint_or_speech_meant_for_a_phone_that_sounds_from_the_television(tmp_path: Path) -> None:
    """A hint on a phone leaves no trace on the screen, in its notices or in what is read aloud."""
    player, phones = at_phones(tmp_path, "chiva", "table")
    wait_for_decision(player)
    decide(player, phones)
    wait_for_decision(player)
    seat = player.match.state.turn
    assert seat is not None
    player.wait(8.0)
    phones[seat].show()
    before = player.picture().get_buffer().raw
    phones[seat].act("hint")
    phones[seat].settle(lambda table: table["chosen"] is not None)
    is_same = player.picture().get_buffer().raw == before
    assert is_same
    player.client.phones.close()


def test_a_phone_that_sleeps_is_told_on_the_television(tmp_path: Path) -> None:
    player, phones = at_phones(tmp_path, "chiva", "table")
    wait_for_decision(player)
    phones[2].cut()
    for _ in range(100):
        player.wait()
        if 2 in player.client.company.seated.silent:
            break
    assert player.table.picture().seats[1].note == "phone asleep"
    phones[2].rows.clear()
    phones[2].come_back()
    phones[2].settle(lambda table: table["seat"] == 2)
    player.wait(0.1)
    assert player.table.picture().seats[1].note != "phone asleep"
    player.client.phones.close()


def test_every_person_on_a_phone_from_the_command_line(tmp_path: Path) -> None:
    """The lobby with everybody on a phone, the picture over it, and the deal when they have come."""
    player = sit_down_at(tmp_path, "--phones", "--phones-address", HOME, "--phones-port", "0", settings=calm())
    player.wait_for("phones")
    phones = {seat: Phone(player).take(seat) for seat in (1, 2, 3, 4)}
    player.client.phones.free(4)
    player.tap("go_on")
    player.wait_for("play")
    player.wait(0.1)
    assert player.scene.picture().seats[3].note == "waits for a phone"
    phones[4] = Phone(player).take(4)
    wait_for_decision(player)
    decide(player, phones)
    assert player.match.hand.words
    player.client.phones.close()
