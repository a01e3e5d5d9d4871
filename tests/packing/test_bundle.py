"""The download as a family has it: no Python, no pygame, a folder that may lie anywhere. Made by `make bundle` and
`make deb`; the bare system is Debian's smallest, made by debootstrap, and looked into by chroot."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from scenes.store.saves import Saves
from scenes.store.settings import default_settings
from tests.kit.own_screen import ROOT, require_xvfb
from tests.kit.real_window import RealWindow
from tests.kit.window_people import Pointing, play_until
from tools.dev.packing.bundle import packed, size_of
from tools.dev.packing.names import BUNDLE, ID

pytestmark = [
    pytest.mark.long,
    pytest.mark.xdist_group("bundle"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the bundle of Linux"),
]

MOST_UNPACKED = 90_000_000
MOST_PACKED = 30_000_000
MOST_SECONDS = 3.0
"""To the first picture, from the docs."""
CODE_OF_A_SEED = ("--game", "sixlove", "--seed", "42", "--hands", "3", "--bots", "hard,easy,hard,easy", "--record")


def made(target: str) -> None:
    """By the command of the README, whatever it sets up for itself."""
    subprocess.run(["make", target], cwd=ROOT, check=True, capture_output=True, timeout=900)


@pytest.fixture(scope="module")
def bundle() -> Path:
    made("bundle")
    return ROOT / "dist" / BUNDLE


@pytest.fixture(scope="module")
def checkout_says() -> bytes:
    asked = [sys.executable, "tools/seed_replay.py", *CODE_OF_A_SEED]
    return subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, timeout=300).stdout


def bare(home: Path, **more: str) -> Mapping[str, str]:
    """Surroundings with no Python in PATH and nothing of this process."""
    return {"HOME": str(home), "PATH": "/nonexistent", **more}


def ended(*command: str, env: Mapping[str, str], user: int | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, env=env, user=user, cwd="/", capture_output=True, timeout=180, check=False)


def digests(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_it_is_as_small_as_the_docs_say(bundle: Path) -> None:
    assert size_of(bundle) < MOST_UNPACKED
    assert (ROOT / "dist" / f"{BUNDLE}.tar.xz").stat().st_size < MOST_PACKED


def test_a_second_build_is_equal(bundle: Path, tmp_path: Path) -> None:
    before = digests(bundle)
    archive = (ROOT / "dist" / f"{BUNDLE}.tar.xz").read_bytes()
    made("bundle")
    assert digests(bundle) == before
    assert packed(bundle, tmp_path / "again.tar.xz").read_bytes() == archive


@pytest.mark.parametrize(
    "variables",
    [
        {},
        {"LC_ALL": "tr_TR.UTF-8"},
        {"LC_ALL": "C", "PYTHONUTF8": "0"},
        {"PYTHONPATH": "/nonexistent", "PYTHONHOME": "/nonexistent"},
    ],
    ids=str,
)
def test_one_seed_is_one_match_wherever_it_lies(
    bundle: Path, checkout_says: bytes, tmp_path: Path, variables: dict[str, str]
) -> None:
    place = tmp_path / "Descargas de Íñigo" / "juego de dominó"
    shutil.copytree(bundle, place, symlinks=True)
    for path in (*place.rglob("*"), place):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    before = digests(place)
    asked = [str(place / "tranque-replay"), *CODE_OF_A_SEED]
    said = subprocess.run(
        asked, env=bare(tmp_path, **variables), cwd="/", capture_output=True, timeout=120, check=False
    )
    assert (said.returncode, said.stderr, said.stdout) == (0, b"", checkout_says)
    assert digests(place) == before


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can be somebody else")
def test_another_person_runs_it(bundle: Path, checkout_says: bytes, tmp_path: Path) -> None:
    place = Path("/var/tmp") / f"tranque-{os.getpid()}"
    shutil.copytree(bundle, place, symlinks=True)
    try:
        asked = [str(place / "tranque-replay"), *CODE_OF_A_SEED]
        said = subprocess.run(
            asked, env=bare(place), user=65534, group=65534, cwd="/", capture_output=True, timeout=120, check=False
        )
        assert (said.returncode, said.stderr, said.stdout) == (0, b"", checkout_says)
    finally:
        shutil.rmtree(place)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "datos de Íñigo"
    saves = Saves(folder)
    saves.keep_settings(default_settings().having(bot_speed="instant", reduced_motion=True, language="es"))
    saves.finish()
    return folder


def play_a_hand(window: RealWindow) -> None:
    window.until(lambda: window.scene() != "", "no scene", 60)
    play_until(window, Pointing(window), "hand_summary")
    assert "Traceback" not in window.output()
    window.close()
    assert window.status() == 0


def test_the_first_picture_comes_soon(bundle: Path, tmp_path: Path) -> None:
    require_xvfb()
    started = time.monotonic()
    with RealWindow("--windowed", "--data", str(tmp_path / "d"), command=(str(bundle / "tranque"),)) as window:
        window.wait_for("title", 30)
        assert time.monotonic() - started < MOST_SECONDS + 4, "the screen's own start included"


@pytest.mark.parametrize("game", ["chiva", "sixlove"])
def test_the_archive_is_unpacked_and_a_hand_is_played(bundle: Path, data: Path, tmp_path: Path, game: str) -> None:
    require_xvfb()
    place = tmp_path / "unpacked here"
    with tarfile.open(ROOT / "dist" / f"{BUNDLE}.tar.xz") as archive:
        archive.extractall(place, filter="data")
    flags = (
        "--windowed",
        "--game",
        game,
        "--seed",
        "42",
        "--seats",
        "Ana,bot:easy,bot:easy,bot:easy",
        "--data",
        str(data),
    )
    with RealWindow(*flags, size=(1024, 768), command=(str(place / BUNDLE / "tranque"),)) as window:
        play_a_hand(window)
    assert Saves(data).list()[0].hands >= 1


def test_it_is_installed_into_a_home_and_removed_again(bundle: Path, tmp_path: Path) -> None:
    home = tmp_path / "casa de Íñigo"
    home.mkdir()
    with_tools = {"HOME": str(home), "PATH": os.environ["PATH"]}
    subprocess.run([bundle / "install"], env=with_tools, check=True, capture_output=True, timeout=120)
    share = home / ".local" / "share"
    entry = (share / "applications" / f"{ID}.desktop").read_text(encoding="utf-8")
    assert f'Exec="{share / "tranque-program" / "tranque"}" %f' in entry
    said = subprocess.run(
        [home / ".local" / "bin" / "tranque-replay", "--version"],
        env=bare(home),
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.startswith("tranque-replay ")
    kept = share / "Tranque" / "settings.json"
    kept.parent.mkdir()
    kept.write_text("{}", encoding="utf-8")
    remove: list[str | Path] = [share / "tranque-program" / "install", "--remove"]
    subprocess.run(remove, env=with_tools, check=True, capture_output=True, timeout=120)
    left = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file() or path.is_symlink()}
    assert {name for name in left if "cache" not in name and "/mime/" not in name} == {
        ".local/share/Tranque/settings.json"
    }
    assert not [name for name in left if ID in name]


@pytest.fixture(scope="module")
def bare_system(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Debian's smallest system with the libraries that the package asks for, and no Python in it."""
    if shutil.which("debootstrap") is None or os.geteuid() != 0:
        pytest.skip("a bare system needs debootstrap and root")
    system = tmp_path_factory.mktemp("bare") / "system"
    ask = ["debootstrap", "--variant=minbase", "--include=libx11-6,libxext6", "bookworm", str(system)]
    subprocess.run(ask, check=True, capture_output=True, timeout=600)
    assert not list(system.glob("usr/bin/python*"))
    yield system
    shutil.rmtree(system, ignore_errors=True)


def inside(system: Path, *command: str) -> tuple[str, ...]:
    """That command in the system, with this one's /tmp in it: the screen and the data folder lie there."""
    script = 'mount --bind /tmp "$1/tmp" && shift_root=$1 && shift && exec chroot "$shift_root" "$@"'
    return ("unshare", "--mount", "sh", "-c", script, "sh", str(system), *command)


def test_on_a_bare_system_the_package_plays_and_leaves_what_was_played(
    bundle: Path, checkout_says: bytes, bare_system: Path
) -> None:
    require_xvfb()
    made("deb")
    (package,) = (ROOT / "dist").glob("tranque_*_amd64.deb")
    shutil.copy(package, bare_system / "root" / "tranque.deb")
    before = {str(path.relative_to(bare_system)) for path in bare_system.rglob("*")}
    subprocess.run(inside(bare_system, "dpkg", "-i", "/root/tranque.deb"), check=True, capture_output=True, timeout=120)
    said = subprocess.run(
        inside(bare_system, "/usr/games/tranque-replay", *CODE_OF_A_SEED), capture_output=True, check=False, timeout=120
    )
    assert (said.returncode, said.stdout) == (0, checkout_says)
    for game in ("chiva", "sixlove"):
        program = inside(bare_system, "/usr/games/tranque")
        flags = ("--windowed", "--game", game, "--seed", "42", "--seats", "Ana,bot:easy,bot:easy,bot:easy")
        with RealWindow(*flags, size=(1024, 768), command=program) as window:
            play_a_hand(window)
            assert Saves(window.data).list()[0].hands >= 1
    subprocess.run(inside(bare_system, "dpkg", "--purge", "tranque"), check=True, capture_output=True, timeout=120)
    after = {str(path.relative_to(bare_system)) for path in bare_system.rglob("*")}
    changed = {name for name in after - before if not name.startswith(("var/", "tmp"))}
    assert changed == set()
