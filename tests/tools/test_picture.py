"""The picture and the film of the command line show what the client's replay shows."""

from io import BytesIO
from pathlib import Path
from random import Random

import pygame
import pytest
from PIL import Image, ImageChops

from game.match import Match
from game.observation import Observation, observe_open
from game.record import read_record
from game.words import Words
from scenes import routes
from scenes.screens.replay.replay import ReplayScene
from sprites.dressing import Dress, looked_at
from sprites.film import SIZE as FILM_SIZE
from sprites.film import Film
from sprites.geometry import Box
from sprites.palette import Scale
from sprites.table import TableArt
from tests.kit.sit_down import sit_down_at
from tests.scenes.replays_kit import draw_table
from tools import film, picture
from tools.seed_replay import main

RECORDS = Path(__file__).parent.parent / "records"
NAMES = ("sixlove-heaviest-nandu", "chiva-random-42")
MOST_BYTES = 3_000_000


def match_of(name: str) -> Match:
    return read_record((RECORDS / f"{name}.jsonl").read_bytes()).match


def moments_of(match: Match, share: int) -> list[tuple[int, int]]:
    chance = Random(f"moments {match.game}")
    hands = [chance.randrange(len(match.hands)) for _ in range(share)]
    return [(hand, chance.randrange(len(match.hands[hand].states))) for hand in hands]


def replay_at(tmp_path: Path, match: Match, hand: int, word: int, language: str) -> ReplayScene:
    player = sit_down_at(tmp_path, size=picture.SIZE, language=language)
    scene = ReplayScene(routes.Replay(match, hand + 1, word))
    scene.arrive(player.client.look, player.client.services)
    return scene


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def frames_of(read: Image.Image) -> int:
    """A decoder for moving pictures knows how many there are."""
    frames = getattr(read, "n_frames", 1)
    assert isinstance(frames, int)
    return frames


@pytest.mark.parametrize(("name", "language"), [(NAMES[0], "es"), (NAMES[1], "en")])
def test_the_picture_of_a_moment_is_the_frame_of_the_replay(tmp_path: Path, name: str, language: str) -> None:
    match = match_of(name)
    for hand, word in moments_of(match, 1):
        path = tmp_path / "moment.png"
        at = f"{hand + 1}.{word}"
        assert main([str(RECORDS / f"{name}.jsonl"), "--at", at, "--picture", str(path), "--lang", language]) == 0
        frame = pygame.Surface(picture.SIZE)
        draw_table(replay_at(tmp_path, match, hand, word, language), frame)
        assert pixels(pygame.image.load(path)) == pixels(frame), at


def test_the_replay_draws_that_frame_wherever_none_of_its_controls_is(tmp_path: Path) -> None:
    match = match_of(NAMES[0])
    for hand, word in moments_of(match, 2):
        scene = replay_at(tmp_path, match, hand, word, "en")
        scene.shows_log = False
        scene.lay_out()
        whole, frame = pygame.Surface(picture.SIZE), pygame.Surface(picture.SIZE)
        scene.draw(whole)
        draw_table(scene, frame)
        boxes = {name: Box(*control.box) for name, control in scene.panel.controls.items()}
        row = boxes["tiles"].y - boxes["hand-back"].y
        # Above the controls at the left stands which hand is shown.
        words = Box(boxes["tiles"].x, boxes["tiles"].y - 2 * row, boxes["tiles"].w, boxes["tiles"].h)
        for box in (*boxes.values(), words):
            covered = pygame.Rect(box.shrunk(-24).whole())
            whole.fill((0, 0, 0), covered)
            frame.fill((0, 0, 0), covered)
        assert pixels(whole) == pixels(frame)


def test_another_moment_is_another_picture(tmp_path: Path) -> None:
    match = match_of(NAMES[0])
    shots = {
        pixels(picture.drawn(observe_open(state), ("A", "B", "C", "D"), Words("en")))
        for state in match.hand.states[2:6]
    }
    assert len(shots) == 4


def open_moments(match: Match, hand: int) -> list[Observation]:
    return [observe_open(state) for state in match.hands[hand].states]


def names_of(match: Match) -> list[str]:
    return [player.name for player in match.players]


@pytest.fixture(scope="module")
def filmed() -> tuple[Match, list[bytes], list[float]]:
    """The end of a hand: its pieces, and how far it was after each."""
    match = match_of(NAMES[0])
    made = Film(open_moments(match, 1)[-7:], names_of(match), Dress(Words("es")))
    pieces, shares = [], []
    for piece in made.slices():
        pieces.append(piece)
        shares.append(made.share)
    return match, pieces, shares


def test_a_film_is_as_long_as_its_hand(filmed: tuple[Match, list[bytes], list[float]]) -> None:
    match, pieces, _ = filmed
    moments = open_moments(match, 1)[-7:]
    laid = len(moments[-1].line.laid) - len(moments[0].line.laid)
    with Image.open(BytesIO(b"".join(pieces))) as read:
        assert read.size == FILM_SIZE
        assert frames_of(read) == len(moments) + 2 * laid


def test_the_last_frame_of_a_film_is_the_end_of_the_hand(filmed: tuple[Match, list[bytes], list[float]]) -> None:
    """Read by a decoder of other people's; the few colours of the format stand near the true ones."""
    match, pieces, _ = filmed
    frame = pygame.Surface(FILM_SIZE)
    TableArt(Scale(*FILM_SIZE)).draw(frame, looked_at(open_moments(match, 1)[-1], names_of(match), Dress(Words("es"))))
    with Image.open(BytesIO(b"".join(pieces))) as read:
        read.seek(frames_of(read) - 1)
        shown = Image.frombytes("RGB", FILM_SIZE, pixels(frame))
        apart = ImageChops.difference(read.convert("RGB"), shown).convert("L").histogram()
    assert sum(value * count for value, count in enumerate(apart)) / sum(apart) < 3
    assert sum(apart[40:]) < sum(apart) * 0.001


def test_a_film_is_made_in_small_pieces(filmed: tuple[Match, list[bytes], list[float]]) -> None:
    _, pieces, shares = filmed
    assert shares == sorted(shares)
    assert len(pieces) > 5 * len([piece for piece in pieces if piece])


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_every_film_is_small(tmp_path: Path, name: str) -> None:
    match = match_of(name)
    for hand in range(min(len(match.hands), 6)):
        film.save_film(open_moments(match, hand), names_of(match), tmp_path / "hand.gif", Words("es"))
        assert (tmp_path / "hand.gif").stat().st_size < MOST_BYTES


def test_half_a_film_is_never_left(tmp_path: Path) -> None:
    match = match_of(NAMES[0])
    moments = [observe_open(state) for state in match.hand.states[:2]]
    with pytest.raises(FileNotFoundError):
        film.save_film(moments, ("A", "B", "C", "D"), tmp_path / "nowhere" / "hand.gif", Words("en"))
    assert list(tmp_path.iterdir()) == []
