"""A hand is sent as its line, code and seal, as a picture and as a film, while the frames go on."""

from io import BytesIO
from itertools import takewhile
from pathlib import Path
from random import Random

import pygame
import pytest

from game.observation import observe_open
from game.record import hand_from_text
from game.words import Words
from scenes.screens.after.share import FOLDER, Share
from sprites import ground
from sprites.dressing import Dress
from sprites.film import Film
from sprites.still import SIZE, Still, png_slices
from tests.kit.sit_down import SitDown
from tests.scenes.replays_kit import draw_table, look_at, match_in, scene_of
from tests.scenes.text_boxes import text_of

HAND = 3


@pytest.fixture
def player(tmp_path: Path) -> SitDown:
    player = look_at(tmp_path)
    hand = match_in().hands[HAND - 1]
    scene_of(player).go(HAND - 1, len(hand.states) - 3)
    player.tap("more")
    player.tap("share")
    return player


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts: list[str] = []

    def put(text: str) -> bool:
        texts.append(text)
        return True

    monkeypatch.setattr("scenes.input.clipboard.put", put)
    return texts


def making(player: SitDown) -> Film | Still:
    made = player.on(Share)._making
    assert made is not None
    return made


def files(player: SitDown) -> list[Path]:
    folder = player.client.services.saves.folder
    assert folder is not None
    return sorted((folder / FOLDER).iterdir()) if (folder / FOLDER).exists() else []


def test_the_line_reads_back_to_the_same_hand(player: SitDown, copied: list[str]) -> None:
    player.tap("line")
    read, hand = hand_from_text(copied[0]).hand, match_in().hands[HAND - 1]
    assert (read.words, read.code, read.state.dealt) == (hand.words, hand.code, hand.state.dealt)
    player.tap("code")
    assert copied[1].replace("-", "") == f"{hand.code} {hand.seal}"


def test_without_a_clipboard_it_says_so(player: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.input.clipboard.put", lambda text: False)
    before = player.on(Share).text
    player.tap("line")
    assert player.on(Share).text != before


def done(player: SitDown) -> None:
    """What was asked for is made."""
    while player.scene.wants_time:
        player.wait()


def test_a_picture_of_the_moment_is_written(player: SitDown) -> None:
    player.tap("picture")
    assert set(player.spots) == {"cancel"}
    done(player)
    (path,) = files(player)
    assert path.suffix == ".png"
    assert pygame.image.load(path).get_size() == (1920, 1080)
    assert str(path) in player.on(Share).text
    assert player.scene.focus == "picture"


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_name_of_the_file_stands_in_one_piece(player: SitDown, text_size: int) -> None:
    client = player.client
    client.services.change(client.look.settings.having(text_size=text_size))
    player.tap("picture")
    done(player)
    (path,) = files(player)
    lines = [one.text for one in text_of(player.scene, client.look.size).written]
    assert any(path.name in line for line in lines), lines


def test_the_picture_is_the_table_of_the_moment(player: SitDown) -> None:
    player.tap("picture")
    done(player)
    (path,) = files(player)
    player.key("escape")
    table = pygame.Surface(SIZE)
    draw_table(scene_of(player), table)
    assert pygame.image.tobytes(pygame.image.load(path), "RGB") == pygame.image.tobytes(table, "RGB")


def test_ground_and_tiles_of_a_picture_are_drawn_in_slices_of_their_own() -> None:
    """All of them at once were too much for a frame."""
    hand = match_in().hands[HAND - 1]
    seen = observe_open(hand.state)
    still = Still(seen, ["Ana", "Beto", "Carmen", "Eva"], Dress(Words("en")))
    ground._ground.cache_clear()
    slices = still.slices()
    before = sum(1 for _ in takewhile(lambda piece: not piece, slices))
    assert before > len(seen.log) + 12


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 61)])
def test_any_picture_reads_back(size: tuple[int, int]) -> None:
    chance, surface = Random("png"), pygame.Surface(size)
    for _ in range(40):
        at = (chance.randrange(size[0]), chance.randrange(size[1]))
        surface.fill([chance.randrange(256) for _ in range(3)], (*at, 9, 4))
    read = pygame.image.load(BytesIO(b"".join(png_slices(surface))), "one.png")
    assert pygame.image.tobytes(read, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_a_film_is_made_between_the_frames_and_can_be_cancelled(player: SitDown) -> None:
    player.tap("film")
    assert set(player.spots) == {"cancel"}
    shares: list[float] = []
    while len(set(shares)) < 3:
        shares.append(making(player).share)
        player.wait()
    assert 0 < shares[-1] < 1
    assert shares == sorted(shares)
    player.key("escape")
    assert player.scene_name == "share"
    assert files(player) == []
    player.key("escape")
    assert player.scene_name == "replay"


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_no_control_moves_whatever_is_told(player: SitDown, size: tuple[int, int], copied: list[str]) -> None:
    player.resize(size)

    def places() -> list[tuple[float, ...]]:
        return [tuple(control.box) for control in player.panel.controls.values()]

    before, told = places(), {player.on(Share).text}
    for key in ("line", "code", "film", "cancel", "picture", ""):
        if key:
            player.tap(key)
        else:
            done(player)
        told.add(player.on(Share).text)
        assert places() == before, key
    assert len(told) == 6
    assert len(copied) == 2


def test_a_bar_grows_while_a_film_is_made(player: SitDown) -> None:
    player.tap("film")
    pictures = set()
    for share in (0.0, 0.03, 0.06):
        while making(player).share < share:
            player.wait()
        box, picture = player.on(Share)._text, player.picture()
        pictures.add(pygame.image.tobytes(picture.subsurface((box.x, box.bottom - 8, box.w, 4)), "RGB"))
    assert len(pictures) == 3


def test_a_film_comes_to_its_end(tmp_path: Path) -> None:
    """Of a hand that was given up early: a short one."""
    path = tmp_path / "hand.txt"
    path.write_text('tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66" 66', encoding="utf-8")
    player = look_at(tmp_path, path)
    player.tap("more")
    player.tap("share")
    player.tap("film")
    done(player)
    (film,) = files(player)
    assert film.read_bytes().startswith(b"GIF89a")
    assert film.stat().st_size < 3_000_000


@pytest.mark.parametrize("work", ["film", "picture"])
def test_the_window_closes_on_unfinished_work_only_after_a_question(player: SitDown, work: str) -> None:
    player.tap(work)
    player.wait(0.1)
    for event in (pygame.WINDOWCLOSE, pygame.QUIT):
        player.post(event)
    assert player.scene_name == "question"
    player.tap("no")
    made = making(player)
    for _ in range(400):
        player.wait()
        if made.share > 0.1:
            break
    assert player.on(Share)._making is made
    assert made.share > 0.1
    player.post(pygame.WINDOWCLOSE)
    player.tap("yes")
    assert player.client.is_over
    assert files(player) == []


def test_it_closes_at_once_where_the_system_ends_the_program(player: SitDown) -> None:
    player.tap("film")
    player.post(pygame.QUIT, at_once=True)
    assert player.client.is_over


def test_it_closes_without_a_question_when_the_work_is_done(player: SitDown) -> None:
    player.tap("picture")
    done(player)
    player.post(pygame.WINDOWCLOSE)
    assert player.client.is_over


def test_a_folder_that_cannot_be_written_is_told(player: SitDown) -> None:
    folder = player.client.services.saves.folder
    assert folder is not None
    (folder / FOLDER).write_text("in the way", encoding="utf-8")
    player.tap("picture")
    done(player)
    assert player.scene_name == "share"
    assert ".png" in player.on(Share).text
