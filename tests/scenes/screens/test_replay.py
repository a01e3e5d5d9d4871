"""A match seen again: by every device, from every entrance, and never a tile that is still held."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.record import Record, hand_to_text
from scenes.input.command_line import start_from
from scenes.input.intents import FileDropped
from scenes.screens.replay.reel import VIEWS, Reel
from scenes.screens.replay.replay_controls import SCRUB, draw_caption
from scenes.screens.start.seed_or_code import HandEntry
from scenes.store.record_file import Refused
from scenes.store.settings import default_settings
from scenes.ui.slider import knob_at
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.replays_kit import (
    DEVICES,
    IN_PLAY,
    RECORD,
    RECORDS,
    Use,
    at,
    fingerprint,
    look_at,
    match_in,
    scene_of,
)
from tests.scenes.text_boxes import text_of


@pytest.fixture
def player(tmp_path: Path) -> SitDown:
    return look_at(tmp_path)


@pytest.mark.parametrize("use", DEVICES.values(), ids=DEVICES)
def test_each_device_steps_and_plays(player: SitDown, use: Use) -> None:
    for _ in range(3):
        use(player, "word-on")
    assert at(player) == (1, 3)
    use(player, "word-back")
    assert at(player) == (1, 2)
    use(player, "hand-on")
    assert at(player) == (2, 0)
    use(player, "hand-back")
    assert at(player) == (1, 0)
    use(player, "play")
    player.wait(3.0)
    assert at(player) > (1, 1)
    use(player, "play")
    stopped = at(player)
    player.wait(3.0)
    assert at(player) == stopped


def test_home_and_end_are_those_of_the_hand_then_of_the_match(player: SitDown) -> None:
    last = scene_of(player).reel.last_word
    player.key("end")
    assert at(player) == (1, last)
    player.key("end")
    assert at(player)[0] == len(match_in().hands)
    player.key("home", "home")
    assert at(player) == (1, 0)


def test_the_bar_is_scrubbed_by_a_tap_and_by_a_drag(player: SitDown) -> None:
    bar, words = player.spots["scrub"], scene_of(player).reel.last_word
    player.tap_at(bar.center)
    assert abs(at(player)[1] - words / 2) <= 1
    player.drag((bar.left + 30, bar.centery), (bar.right - 2, bar.centery))
    assert at(player) == (1, words)


def test_a_row_of_the_log_leads_to_its_word(player: SitDown) -> None:
    log = scene_of(player)._log
    x, y = log.scroll.box.centre
    player.tap_at((round(x), round(y)))
    word = at(player)[1]
    assert word
    row = log._row_of(word)
    assert row.top <= y - log.scroll.box.y + log.scroll.offset <= row.bottom


def test_playing_goes_on_over_the_end_of_a_hand_and_stops_at_the_end_of_all(tmp_path: Path) -> None:
    player = look_at(tmp_path)
    scene = scene_of(player)
    scene.speed = "fast"
    scene.go(0, scene.reel.last_word - 1)
    scene.is_playing = True
    player.wait(4.0)
    assert at(player)[0] == 2
    scene.go(len(match_in().hands) - 1, 10_000)
    player.wait(4.0)
    assert scene.reel.is_at_end


def other_language(player: SitDown, chance: Random) -> None:
    client = player.client
    client.services.change(client.look.settings.having(language=chance.choice(("es", "en"))))


def other_window(player: SitDown, chance: Random) -> None:
    player.resize(chance.choice(((800, 600), (1280, 720), (2560, 1080))))


def other_speed(player: SitDown, chance: Random) -> None:
    """And played at it for a while."""
    player.tap("speed")
    if "play" in player.spots:
        player.tap("play")
        player.wait(chance.uniform(0.5, 3.0))
        scene_of(player).is_playing = False


def other_tiles(player: SitDown, chance: Random) -> None:
    if "tiles" in player.spots:
        player.tap("tiles")


def restart(player: SitDown, chance: Random) -> None:
    """In the middle of a hand, from its beginning."""
    player.key("right", "right", "home")


def step(player: SitDown, chance: Random) -> None:
    player.key(chance.choice(("right", "left", "page down", "page up", "end")))


WAYS = (other_language, other_window, other_speed, other_tiles, restart, step)


def any_way_ends_in_one_state(folder: Path, record: Path, seed: int, times: int = 3) -> None:
    """Each way so many times, all of it twice."""
    chance, plain = Random(seed), match_in(record)
    ends = set()
    for time in ("once", "twice"):
        player = look_at(folder / time, record)
        for way in chance.sample(times * WAYS, times * len(WAYS)):
            way(player, chance)
        player.key("end", "end", "end")
        assert at(player) == (len(plain.hands), len(plain.hand.states) - 1)
        ends.add(fingerprint(player))
        assert scene_of(player).reel.hand.state == plain.hand.state
        assert Record(scene_of(player).reel.match).to_bytes() == Record(plain).to_bytes()
    assert len(ends) == 1


@pytest.mark.parametrize("record", [RECORD, IN_PLAY], ids=lambda path: path.stem)
def test_any_way_through_a_record_ends_in_one_state(tmp_path: Path, record: Path) -> None:
    """Steps, jumps, restarts in the middle, other speeds, languages, windows and tiles shown: the end is the end."""
    any_way_ends_in_one_state(tmp_path, record, 1, times=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_any_way_through_any_record_ends_in_one_state(tmp_path: Path, record: Path, seed: int) -> None:
    any_way_ends_in_one_state(tmp_path, record, seed)


def test_of_a_hand_in_play_no_tile_that_is_held_is_shown(tmp_path: Path) -> None:
    player = look_at(tmp_path, IN_PLAY)
    scene = scene_of(player)
    hands = scene.reel.match.hands
    assert not hands[-1].may_be_opened
    for place, hand in enumerate(hands):
        for word in range(len(hand.states)):
            scene.go(place, word)
            for view in VIEWS:
                scene.view = view
                picture = scene.picture()
                shown = {tile for seat in picture.seats for tile in seat.tiles} - {None}
                if not hand.may_be_opened:
                    assert shown == set()
                    assert picture.seen.opened is None
                    assert picture.seen.holding == 0
                else:
                    whole = {
                        tile for seat in view for tile in range(28) if hand.states[word].holdings[seat - 1] >> tile & 1
                    }
                    assert shown == whole


def test_a_hand_in_play_can_be_neither_shared_nor_branched(tmp_path: Path) -> None:
    player = look_at(tmp_path, IN_PLAY)
    scene = scene_of(player)
    scene.go(len(scene.reel.match.hands) - 1, 0)
    player.tap("more")
    assert not {"share", "what-if", "review"} & set(player.spots)


def test_a_step_flies_and_with_reduced_motion_does_not(tmp_path: Path) -> None:
    player = look_at(tmp_path)
    client = player.client
    player.tap("word-on")
    assert not scene_of(player).showing.is_busy
    client.services.change(client.look.settings.having(reduced_motion=False))
    scene_of(player).go(0, 4)
    scene_of(player)._use("word-on")
    assert scene_of(player).showing.flying is not None
    player.wait(3.0)
    assert not scene_of(player).is_moving


# ---------------------------------------------------------------------- ways in and out


def test_a_record_that_is_none_is_refused_before_there_is_a_window(tmp_path: Path) -> None:
    path = tmp_path / "ñandú.jsonl"
    path.write_bytes(RECORD.read_bytes().replace(b'"hand": 2', b'"hand": 3', 1))
    with pytest.raises(Refused, match=r"ñandú\.jsonl:3: "):
        start_from([str(path), "--lang", "en"])
    for bad in (tmp_path, tmp_path / "none"):
        with pytest.raises(Refused):
            start_from([str(bad)])


def test_behind_a_record_of_the_command_line_is_the_title(player: SitDown) -> None:
    player.tap("back")
    assert player.scene_name == "title"


def test_a_dropped_record_is_shown_at_once_from_the_title(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path)
    player.client.hear(FileDropped(RECORD))
    assert player.scene_name == "replay"
    player.key("escape")
    assert player.scene_name == "title"


def test_a_dropped_file_that_is_no_record_is_said_in_a_line(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path)
    path = tmp_path / "film.avi"
    path.write_bytes(bytes(1000))
    player.client.hear(FileDropped(path))
    assert player.scene_name == "title"
    assert "film.avi" in player.client.services.message


def test_during_a_match_a_dropped_record_is_asked_about(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seats", "Ana,bot:easy,Carmen,bot:easy", "--seed", "1")
    player.wait_for("reveal")
    before = player.match.state
    player.client.hear(FileDropped(RECORD))
    assert player.scene_name == "question"
    player.tap("yes")
    assert player.scene_name == "replay"
    player.key("escape")
    assert player.scene_name == "reveal"
    assert player.match.state == before


def test_a_file_with_a_hand_s_line_is_taken_too(tmp_path: Path) -> None:
    hand = match_in().hands[2]
    path = tmp_path / "hand.txt"
    path.write_text(hand_to_text(hand) + "\n", encoding="utf-8")
    player = look_at(tmp_path, path)
    assert scene_of(player).reel.hand.words == hand.words


def test_a_sent_line_is_pasted_and_looked_at(player: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = match_in().hands[3]
    monkeypatch.setattr("scenes.input.clipboard.get", lambda: f"  {hand_to_text(hand)}\n")
    player.tap("more")
    player.tap("entry")
    player.tap("paste")
    player.tap("look")
    assert player.scene_name == "replay"
    assert scene_of(player).reel.hand.words == hand.words
    player.key("escape")
    assert at(player) == (1, 0)


def test_a_line_is_typed_and_a_wrong_one_is_told_why(player: SitDown) -> None:
    player.tap("more")
    player.tap("entry")
    player.tap("hand")
    player.type("tranque 1 chiva rubbish")
    player.tap("look")
    assert player.scene_name == "hand_entry"
    assert player.on(HandEntry)._problem
    for _ in range(30):
        player.key("backspace")
    player.type("QDQ1-BH1C-VXVE-BNTT")
    player.tap("look")
    assert player.scene_name == "replay"
    assert scene_of(player).reel.hand.code == "QDQ1BH1CVXVEBNTT"


@pytest.mark.parametrize("size", [(800, 480), (800, 600), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("log", [True, False])
def test_no_control_lies_on_another(tmp_path: Path, size: tuple[int, int], log: bool) -> None:
    player = look_at(tmp_path, size=size)
    scene = scene_of(player)
    scene.shows_log = log
    scene.lay_out()
    boxes = list(player.spots.values())
    window = pygame.Rect(0, 0, *size)
    assert all(window.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for place, one in enumerate(boxes) for other in boxes[:place])
    picture = player.picture()
    assert picture.get_size() == size


def test_the_reel_knows_its_ends() -> None:
    reel = Reel(match_in())
    assert not reel.back()
    steps = 0
    while reel.forward():
        steps += 1
    assert steps == sum(len(hand.states) for hand in match_in().hands) - 1
    assert reel.is_at_end
    while reel.back():
        steps -= 1
    assert steps == 0


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_knob_of_the_bar_lies_clear_of_what_stands_above_it(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    player = look_at(tmp_path, settings=default_settings().having(text_size=text_size), size=size)
    scene, surface = scene_of(player), pygame.Surface(size)
    control = scene.panel.controls[SCRUB]
    caption = draw_caption(surface, control, scene.look, scene.reel, scene.voice)
    assert caption.bottom <= knob_at(control, scene.look.scale, 0.5).y
    assert knob_at(control, scene.look.scale, 0.0).bottom <= scene.art.layout.tray.y + 1


@pytest.mark.parametrize("text_size", [100, 150])
def test_fingers_and_names_have_their_room_beside_the_log(tmp_path: Path, text_size: int) -> None:
    player = look_at(tmp_path, settings=default_settings().having(text_size=text_size, safe_margin=5))
    scene = scene_of(player)
    scene.reel.match.players = tuple(replace(one, name="María José Ñandú") for one in scene.reel.match.players)
    scene.view = (1,)
    for size in ((800, 600), (1280, 720), (1920, 1080)):
        player.resize(size)
        safe = scene.look.scale.safe_area
        controls = [control.box for key, control in scene.panel.controls.items() if key != SCRUB]
        assert min(min(box[2:]) for box in controls) >= scene.look.scale.touch
        assert safe.encloses(scene._log_box)
        assert all(safe.encloses(box) for box in (*controls, *scene.art.layout.scores))
        cut = [short for text, short in text_of(scene, size).cut if text == scene.panel.controls["tiles"].label]
        assert cut == []
