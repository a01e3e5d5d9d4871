"""Who shall sit where: laws of the four places that the lobby and a practice hand fill."""

import pytest

from game.deal import BadText
from game.seats import SEATS, Seat
from game.words import Words
from scenes.table.party import KINDS, PRESETS, Seating, preset_labels

ENGLISH = Words("en")


def seen(seating: Seating) -> list[tuple[str, str]]:
    return [(seating[seat].name, seating[seat].kind) for seat in SEATS]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_seats_its_people_and_bots(preset: str) -> None:
    seating = Seating(ENGLISH, preset)
    levels = [player.level or "person" for player in seating.players()]
    assert levels == list(PRESETS[preset])
    assert [name for name in PRESETS if seating.is_like(name)] == [preset]
    assert set(seating.people()) == {seat for seat in SEATS if seating.player(seat).is_human}
    assert preset in preset_labels(ENGLISH)


@pytest.mark.parametrize("before", PRESETS)
@pytest.mark.parametrize("after", PRESETS)
def test_names_of_the_house_follow_the_kind(before: str, after: str) -> None:
    seating = Seating(ENGLISH, before)
    seating.use_preset(after)
    assert seen(seating) == seen(Seating(ENGLISH, after))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_name_that_was_typed_stays(preset: str) -> None:
    seating = Seating(ENGLISH, "one")
    seating.rename(2, "Ñandú")
    seating.use_preset(preset)
    assert seating.player(2).name == "Ñandú"


@pytest.mark.parametrize("seat", SEATS)
def test_kinds_come_round(seat: Seat) -> None:
    seating = Seating(ENGLISH, "one")
    before = seen(seating)
    kinds = set()
    for _ in KINDS:
        kinds.add(seating[seat].kind)
        seating.next_kind(seat)
    assert kinds == set(KINDS)
    assert seen(seating) == before


@pytest.mark.parametrize("one", SEATS)
@pytest.mark.parametrize("other", SEATS)
def test_two_presses_change_two_places(one: Seat, other: Seat) -> None:
    seating = Seating(ENGLISH, "partners")
    wanted = seen(seating)
    wanted[one - 1], wanted[other - 1] = wanted[other - 1], wanted[one - 1]
    seating.swap(one)
    assert seating.moving == one
    seating.swap(other)
    assert seating.moving is None
    assert seen(seating) == wanted


def test_a_name_that_cannot_be_one_is_refused() -> None:
    seating = Seating(ENGLISH, "one")
    seating.rename(3, "   ")
    with pytest.raises(BadText):
        seating.players()


def test_names_of_the_house_follow_the_language_and_others_do_not() -> None:
    seating, spanish = Seating(ENGLISH, "partners"), Words("es")
    seating.rename(3, "Ana")
    seating.swap(1)
    seating.swap(2)
    seating.speak(spanish)
    wanted = seen(Seating(spanish, "partners"))
    assert seen(seating) == [wanted[1], wanted[0], ("Ana", "person"), wanted[3]]
    seating.speak(ENGLISH)
    assert seating[2].name == Seating(ENGLISH, "partners")[1].name
