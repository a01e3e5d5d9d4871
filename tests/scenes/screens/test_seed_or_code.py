"""A seed, a hand code or a hand's line leads to a replay: of what the command line makes of the same."""

from pathlib import Path

import pygame
import pytest

from game.deal import draw_seed, hand_code, show_code
from game.games import GAMES
from game.match import Match
from game.record import Record, hand_to_text
from game.words import Words
from scenes.screens.replay.replay import ReplayScene
from scenes.screens.start.opening_choice import opening_label, openings
from scenes.screens.start.seed_or_code import HandEntry, Reading
from scenes.work.bots_play import bots_play, hand_of_code, match_of_seed
from tests.kit.sit_down import SitDown, sit_down_at
from tests.scenes.replays_kit import DEVICES, Use, match_in
from tests.scenes.text_boxes import text_of
from tools.seed_replay import main

CODE = hand_code("entry", 1)


@pytest.fixture
def player(tmp_path: Path) -> SitDown:
    player = sit_down_at(tmp_path)
    player.tap("replays")
    player.tap("entry")
    return player


def scene_of(player: SitDown) -> HandEntry:
    assert isinstance(player.scene, HandEntry)
    return player.scene


def typed(player: SitDown, text: str) -> HandEntry:
    player.tap("hand")
    player.type(text)
    return scene_of(player)


def looked_at(player: SitDown) -> Match:
    if "look" in player.spots:
        player.tap("look")
    player.wait_for("replay")
    assert isinstance(player.scene, ReplayScene)
    return player.scene.reel.match


def printed(capsysbinary: pytest.CaptureFixture[bytes], *flags: str) -> bytes:
    assert main([*flags, "--record"]) == 0
    return capsysbinary.readouterr().out


@pytest.mark.parametrize(("game", "seed"), [("chiva", "42"), ("sixlove", "ñandú")])
def test_a_seed_is_played_as_the_command_line_plays_it(
    player: SitDown, game: str, seed: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    scene = typed(player, f" {seed} ")
    assert scene.reading is Reading.SEED
    if scene.game != game:
        player.tap("game")
    match = looked_at(player)
    assert Record(match).to_bytes() == printed(capsysbinary, "--game", game, "--seed", seed)
    assert player.on(ReplayScene).reel.word == 0
    player.key("escape")
    assert player.scene_name == "replays"
    assert player.client.services.saves.list() == []


@pytest.mark.parametrize(("game", "presses"), [("chiva", 0), ("chiva", 3), ("sixlove", 2)])
def test_a_code_is_played_as_the_command_line_plays_it(
    player: SitDown, game: str, presses: int, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    scene = typed(player, show_code(CODE).lower())
    assert scene.reading is Reading.CODE
    if scene.game != game:
        player.tap("game")
    for _ in range(presses):
        rect = player.spots["opening"]
        player.tap_at((rect.right - 10, rect.centery))
    opening = str(openings(game)[presses])
    flags = ("--game", game, "--hand", CODE, "--open", opening)
    assert Record(looked_at(player)).to_bytes() == printed(capsysbinary, *flags)


def played_alike(number: int, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    game, seed = tuple(GAMES)[number % 2], f"seed {number}"
    for match, flags in (
        (match_of_seed(game, seed), ("--seed", seed)),
        (hand_of_code(game, hand_code(seed, 1), openings(game)[0]), ("--hand", hand_code(seed, 1))),
    ):
        for _ in bots_play(match):
            pass
        assert Record(match).to_bytes() == printed(capsysbinary, "--game", game, *flags)


@pytest.mark.parametrize("number", range(2))
def test_the_bots_play_a_seed_and_a_code_alike(number: int, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    played_alike(number, capsysbinary)


@pytest.mark.long
@pytest.mark.parametrize("number", range(2, 60))
def test_the_bots_play_any_seed_and_any_code_alike(number: int, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    played_alike(number, capsysbinary)


def test_a_drawn_seed_looks_like_a_code_and_can_be_read_as_either(player: SitDown) -> None:
    seed = draw_seed()
    scene = typed(player, seed)
    assert scene.reading == "code"
    assert {"reading", "opening"} <= set(player.spots)
    player.tap("reading")
    assert scene.reading == "seed"
    assert "opening" not in player.spots
    assert looked_at(player).seed == seed


@pytest.mark.parametrize(
    ("text", "reading"),
    [("", Reading.SEED), (CODE[:-1], Reading.SEED), (CODE, Reading.CODE), ("tranque 1 chiva", Reading.LINE)],
)
def test_what_a_text_is_read_as_stands_there(player: SitDown, text: str, reading: Reading) -> None:
    scene = typed(player, text)
    assert scene.reading is reading
    assert ("reading" in player.spots) == (reading is Reading.CODE)
    assert ("game" in player.spots) == (reading is not Reading.LINE)
    values = [scene.panel.controls[key].value for key in ("game", "opening")]
    assert (values[0] == "-") == (reading is Reading.LINE)
    assert (values[1] == "-") == (reading is not Reading.CODE and text != "")
    player.picture()


@pytest.mark.parametrize("text", ["", "  ", "x" * 65, "tranque 1 chiva rubbish", f'tranque 2 chiva {CODE} "66"'])
def test_what_is_none_of_these_is_refused_in_a_sentence(player: SitDown, text: str) -> None:
    scene = typed(player, text)
    player.tap("look")
    assert scene_of(player) is scene
    assert scene._problem
    player.type("A")
    assert not scene._problem


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_refusal_is_written_as_large_as_what_it_takes_the_place_of(player: SitDown, text_size: int) -> None:
    client = player.client
    client.services.change(client.look.settings.having(text_size=text_size))
    scene = typed(player, "tranque 1 chiva 66")
    player.tap("look")
    assert scene._problem
    found = [one for one in text_of(scene, client.look.size).written if one.text and one.text in scene._problem]
    assert found
    assert {one.px for one in found} == {client.look.scale.body}
    controls = scene.panel.controls
    room = (controls["opening"].box.bottom, controls["look"].box.y)
    assert all(room[0] <= one.ink.y and one.ink.bottom <= room[1] for one in found)


@pytest.mark.parametrize("use", DEVICES.values(), ids=DEVICES)
def test_each_device_pastes_a_line_and_looks_at_it(player: SitDown, use: Use, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = match_in().hands[3]
    monkeypatch.setattr("scenes.input.clipboard.get", lambda: f"  {hand_to_text(hand)}\n")
    for key in ("paste", "look"):
        press(player, use, key)
    assert looked_at(player).hand.words == hand.words


def press(player: SitDown, use: Use, key: str) -> None:
    """The kit's keys and pads know the replay's bar; here they confirm what has the focus."""
    if use in (DEVICES["keys"], DEVICES["pad"]):
        scene_of(player).panel.focus = key
        player.key("return")
    else:
        use(player, key)


def test_the_bots_play_between_the_frames_and_can_be_stopped(player: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each frame has time for one turn."""
    monkeypatch.setattr("scenes.work.slices.SLICE", 0.0)
    scene = typed(player, "42")
    player.tap("look")
    assert scene_of(player) is scene
    assert set(player.spots) == {"cancel"}
    told = set()
    for _ in range(30):
        told.add(scene._progress())
        player.picture()
        player.wait()
    assert len(told) > 1
    player.tap("cancel")
    assert scene_of(player) is scene
    assert {"look", "paste", "back", "game"} <= set(player.spots)
    assert scene._typed == "42"
    player.tap("look")
    player.key("escape")
    assert scene_of(player) is scene
    player.key("escape")
    assert player.scene_name == "replays"


def test_a_letter_stands_there_in_the_first_picture_after_it(player: SitDown) -> None:
    player.tap("hand")
    field = player.spots["hand"]
    seen = [player.picture().subsurface(field).copy()]
    for letter in "42":
        player.post(pygame.TEXTINPUT, text=letter)
        seen.append(player.picture().subsurface(field).copy())
    pictures = {pygame.image.tobytes(surface, "RGB") for surface in seen}
    assert len(pictures) == 3


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_every_opening_has_its_own_words(language: str, game: str) -> None:
    labels = [opening_label(Words(language), opening) for opening in openings(game)]
    assert len(set(labels)) == 5
