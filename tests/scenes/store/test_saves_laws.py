"""Laws of what is kept, over many matches and many damaged files."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.record import RecordRefused, read_record
from scenes.store.saves import Saves
from scenes.store.settings import CHOICES, Settings
from scenes.store.settings import to_text as settings_text
from tests.faults.damage import DAMAGES, HARMLESS, Damage
from tests.faults.playing import act, content, new_match, play
from tests.scenes.store.evenings import messages

BATCH = 50
GAMES = ("chiva", "sixlove")


@settings(derandomize=True, deadline=None, database=None, max_examples=25)
@given(
    game=st.sampled_from(GAMES),
    evenings=st.lists(st.integers(0, 40), min_size=1, max_size=4),
    chance=st.integers(0, 2**32).map(Random),
)
def test_any_mix_of_presses_comes_back_evening_after_evening(
    tmp_path_factory: pytest.TempPathFactory, game: str, evenings: list[int], chance: Random
) -> None:
    """Turns, deals, undo, redo, restart, help and new matches: the match that comes back has the states of the one that
    was left, and goes on as it would have gone on."""
    folder = tmp_path_factory.mktemp("evenings")
    match = new_match(game)
    for acts in evenings:
        saves = Saves(folder)
        kept = saves.saved()
        if kept is not None:
            back = saves.resume(kept)
            assert back is not None
            assert content(back) == content(match)
            assert [hand.states for hand in back.hands] == [hand.states for hand in match.hands]
            assert [hand.start for hand in back.hands] == [hand.start for hand in match.hands]
            match = back
        for _ in range(acts):
            act(match, chance)
            saves.keep(match)
        saves.finish()
        assert messages(saves) == []
    assert len(list((folder / "records").glob("*.jsonl"))) <= 1


def damaged_records(count: int) -> list[tuple[Damage, bytes, bytes]]:
    chance = Random(count)
    whole = [content(play(new_match(game, str(seed)), 40, Random(seed))) for seed in range(4) for game in GAMES]
    found = []
    for number in range(count):
        damage, record = DAMAGES[number % len(DAMAGES)], chance.choice(whole)
        found.append((damage, record, damage(record, chance)))
    return found


@pytest.mark.parametrize(
    "count", [pytest.param(450, id="share"), pytest.param(5000, id="whole", marks=pytest.mark.long)]
)
def test_damaged_records_are_refused_aside_or_mean_the_same(tmp_path: Path, count: int) -> None:
    """Every one of them lies in the folder when the program starts. Each is listed, with a meaning that is written and
    read again alike, or lies aside byte for byte, named in one message."""
    damaged = damaged_records(count)
    refused = 0
    for start in range(0, count, BATCH):
        folder = tmp_path / str(start)
        (folder / "records").mkdir(parents=True)
        batch = damaged[start : start + BATCH]
        for number, (_, _, found) in enumerate(batch):
            (folder / "records" / f"2026-05-17 20.00.{number:02}.jsonl").write_bytes(found)
        saves = Saves(folder)
        listed = {kept.path.name: kept for kept in saves.list()}
        told = messages(saves)
        for number, (damage, record, found) in enumerate(batch):
            name = f"2026-05-17 20.00.{number:02}.jsonl"
            aside = folder / "records" / f"{name}.damaged"
            if name in listed:
                match = saves.read(listed[name])
                assert match is not None
                assert content(read_record(content(match)).match) == content(match)
                if damage in HARMLESS:
                    assert content(match) == record
                continue
            refused += 1
            assert damage not in HARMLESS
            with pytest.raises(RecordRefused):
                read_record(found)
            [message] = [one for one in told if name in one]
            assert "\n" not in message
            stays = "version" in message
            assert (aside if not stays else folder / "records" / name).read_bytes() == found
        assert messages(saves) == []
        saves.keep(play(new_match("chiva"), 3, Random(1)))
        saves.finish()
        assert not any((folder / "records").glob("*.new"))
    print(f"{count} damaged records: {refused} refused, {count - refused} read")
    assert refused > count // 2


@pytest.mark.parametrize(
    "count", [pytest.param(900, id="share"), pytest.param(5000, id="whole", marks=pytest.mark.long)]
)
def test_damaged_settings_keep_what_is_whole(tmp_path: Path, count: int) -> None:
    """Settings that are no JSON object lie aside; of all others each key that is still what it was counts, and every
    setting is one that can be chosen."""
    chance, saves = Random(count), Saves(tmp_path)
    path = tmp_path / "settings.json"
    aside = 0
    for number in range(count):
        damage = DAMAGES[number % len(DAMAGES)]
        chosen = Settings(**{name: chance.choice(choices) for name, choices in CHOICES.items()})  # type: ignore[arg-type]
        found = damage(settings_text(chosen).encode(), chance)
        path.write_bytes(found)
        settings = saves.settings()
        for name, choices in CHOICES.items():
            value = getattr(settings, name)
            assert any(type(value) is type(choice) and value == choice for choice in choices)
        if damage in HARMLESS:
            assert settings == chosen
        if not path.exists():
            [kept] = tmp_path.glob("settings.json.damaged*")
            assert kept.read_bytes() == found
            kept.unlink()
            aside += 1
        assert all("\n" not in message for message in messages(saves))
    saves.finish()
    print(f"{count} damaged settings: {aside} aside, {count - aside} used in part or whole")
