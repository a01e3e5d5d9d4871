"""What is kept comes back; examples, one promise each."""

import shutil
from pathlib import Path
from random import Random

from game.record import hand_from_text, read_record
from game.seats import Pair
from scenes.store.saves import Saves
from tests.faults.playing import PEOPLE, act, content, new_match, play, play_hands
from tests.scenes.store.evenings import FIRST_EVENING, messages, reopened, resumed, settle

# ---------------------------------------------------------------------- the match that is played


def test_nothing_is_saved_before_the_first_deal(saves: Saves) -> None:
    saves.keep(new_match("chiva"))
    settle(saves)
    assert (saves.saved(), saves.list()) == (None, [])


def test_one_file_a_match_named_by_the_date_and_time_it_began(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("chiva"), 1, Random(1))
    for _ in range(3):
        match.deal_next()
        saves.keep(match)
        play_hands(match, 0, Random(1))
        while not match.hand_is_over:
            match.submit(match.seen_by(match.state.turn).legal[0])
    saves.keep(match)
    settle(saves)
    assert [path.name for path in (tmp_path / "records").glob("*.jsonl")] == ["2026-05-17 21.04.09.jsonl"]
    assert saves.list()[0].began == FIRST_EVENING


def test_two_matches_that_begin_in_one_second_have_two_files(tmp_path: Path) -> None:
    saves = Saves(tmp_path, lambda: FIRST_EVENING)
    for seed in "123":
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(1)))
    saves.finish()
    names = sorted(path.name for path in (tmp_path / "records").glob("*.jsonl"))
    assert names == ["2026-05-17 21.04.09 (2).jsonl", "2026-05-17 21.04.09 (3).jsonl", "2026-05-17 21.04.09.jsonl"]


def test_a_hand_in_play_shows_no_tile_that_is_still_held(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("sixlove"), 1, Random(1))
    match.deal_next()
    saves.keep(match)
    settle(saves)
    [record] = (tmp_path / "records").glob("*.jsonl")
    last = record.read_text("utf-8").splitlines()[-1]
    assert '"play": ""' in last
    assert "deal" not in last
    assert "code" not in last


def test_continue_goes_on_in_the_same_file(saves: Saves, tmp_path: Path) -> None:
    chance = Random(3)
    match = play(new_match("sixlove"), 70, chance)
    saves.keep(match)
    again = reopened(saves, tmp_path)
    back = resumed(again)
    assert content(back) == content(match)
    play(back, 30, chance)
    again.keep(back)
    third = reopened(again, tmp_path)
    assert content(resumed(third)) == content(back)
    assert len(third.list()) == 1
    third.finish()


def test_undo_and_notes_survive_the_night(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("chiva"), 2, Random(5))
    match.undo()
    saves.keep(match)
    back = resumed(reopened(saves, tmp_path))
    assert back.hand.repeated
    assert back.hand.notes == match.hand.notes
    assert back.can_undo == match.can_undo


def test_continue_is_the_match_played_last_not_the_one_begun_last(saves: Saves, tmp_path: Path) -> None:
    for seed in ("old", "new"):
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(6)))
    settle(saves)
    new, old = saves.list()
    match = saves.resume(old)
    assert match is not None
    match.deal_next()
    saves.keep(match)
    again = reopened(saves, tmp_path)
    kept = again.saved()
    assert kept is not None
    assert (kept.path, kept.hands) == (old.path, 2)
    again.delete(kept)
    assert again.saved() == new
    again.finish()


def test_without_a_word_of_the_last_one_continue_is_the_newest(saves: Saves, tmp_path: Path) -> None:
    for seed in "12":
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(6)))
    saves.finish()
    for damage in (b"", b"\0" * 40, b'{"record": 7}', b'{"record": "../x"}'):
        (tmp_path / "last.json").write_bytes(damage)
        again = Saves(tmp_path)
        assert again.saved() == again.list()[0]
        again.finish()


def test_practice_is_kept_once_it_is_over_and_is_nothing_to_continue(saves: Saves) -> None:
    line = 'tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66"'
    match = hand_from_text(line, PEOPLE)
    saves.keep(match)
    settle(saves)
    assert saves.list() == []
    while not match.hand_is_over:
        match.submit(match.seen_by(match.state.turn).legal[0])
        saves.keep(match)
    settle(saves)
    [kept] = saves.list()
    assert kept.is_practice
    assert saves.saved() is None
    assert saves.statistics().hands == 0
    match.restart()
    saves.keep(match)
    settle(saves)
    assert not saves.trouble


# ---------------------------------------------------------------------- the list


def test_the_list_shows_each_match_of_a_record(saves: Saves, tmp_path: Path) -> None:
    match = play_hands(new_match("chiva", "9"), 90, Random(1))
    match.deal_next()
    match.deal_afresh()
    saves.keep(match)
    live = saves.list()
    again = reopened(saves, tmp_path)
    (tmp_path / "summaries.json").unlink()
    third = reopened(again, tmp_path)
    assert live == again.list() == third.list()
    [kept] = live
    assert kept.names == ("Ana", "Rosa", "Ñusta", "Beto")
    assert (kept.matches[0].first, kept.matches[-1].last, kept.hands) == (1, 92, 92)
    over = [one for one in kept.matches if one.winner is not None]
    assert len(over) > 2
    for one in over:
        assert one.winner is not None
        assert one.score[one.winner.place] > one.score[one.winner.rival.place]
        assert match.hands[one.last - 1].result is not None
    for one, following in zip(kept.matches, kept.matches[1:], strict=False):
        assert one.last + 1 == following.first
    assert kept.matches[-1] == type(kept.matches[-1])(92, 92, (0, 0), None)
    third.finish()


def test_the_newest_comes_first(saves: Saves) -> None:
    for seed in "123":
        saves.keep(play_hands(new_match("chiva", seed), 1, Random(1)))
    settle(saves)
    assert [one.began.hour for one in saves.list()] == [23, 22, 21]


def test_deleting_takes_the_record_and_what_stood_before_it(saves: Saves, tmp_path: Path) -> None:
    match = play(new_match("chiva"), 10, Random(1))
    for _ in range(5):
        act(match, Random(2))
        saves.keep(match)
    [kept] = saves.list()
    assert saves.delete(kept)
    assert list((tmp_path / "records").iterdir()) == []
    again = reopened(saves, tmp_path)
    assert (again.list(), again.saved()) == ([], None)
    again.finish()


def test_a_record_from_elsewhere_is_listed_by_the_date_of_its_file(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "records" / "la tía Ñica.jsonl").write_bytes(content(play_hands(new_match("sixlove"), 2, Random(1))))
    [kept] = saves.list()
    assert (kept.game, kept.hands) == ("sixlove", 2)
    back = saves.resume(kept)
    assert back is not None
    back.deal_next()
    saves.keep(back)
    settle(saves)
    assert read_record(kept.path.read_bytes()).to_bytes() == content(back)


def test_pairs_are_told_as_pairs(saves: Saves) -> None:
    match = play_hands(new_match("chiva", "9"), 60, Random(1))
    saves.keep(match)
    winners = {one.winner for one in saves.list()[0].matches}
    assert winners <= {Pair.P13, Pair.P24, None}
    assert len(winners) > 1


# ---------------------------------------------------------------------- what earlier versions kept


def test_version_1_stays_readable(tmp_path: Path) -> None:
    """A folder as version 1 left it, never to be made again."""
    shutil.copytree(Path(__file__).parent / "kept" / "version-1", tmp_path / "kept")
    saves = Saves(tmp_path / "kept")
    settings = saves.settings()
    assert (settings.language, settings.volume, settings.curtain, settings.text_size) == ("es", 40, "hold", 125)
    assert saves.window_size() == (1024, 640)
    assert [(one.game, one.hands, one.began.day) for one in saves.list()] == [("sixlove", 5, 18), ("chiva", 2, 17)]
    kept = saves.saved()
    assert kept is not None
    assert kept.game == "chiva"
    whole = kept.path.read_bytes()
    assert content(resumed(saves)) == whole
    assert (saves.statistics().hands, saves.statistics().keys) == (2, 1)
    assert messages(saves) == []
    saves.finish()
