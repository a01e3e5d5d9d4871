"""The bundle: one folder with both commands and all they need, and its archive. `make bundle`.

Two builds of one commit in one environment are equal, byte for byte, but for what docs/download.md lists: times are
those of the last commit, owners are nobody's, names are in order.
"""

import gzip
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from pathlib import Path

from tools.dev.packing.desktop import make_share
from tools.dev.packing.names import BUNDLE, ROOT, SYSTEM

DIST = ROOT / "dist"
PACKAGES = ("pygame-ce", "pygame_gui", "numpy", "python-i18n", "websockets", "segno", "fsrs")
"""Whose licences go along, where they are installed."""

_LICENCE_WORDS = ("LICENSE", "LICENCE", "LGPL", "COPYING", "NOTICE", "AUTHORS")


def main() -> int:
    folder = build(DIST)
    archive = archived(folder)
    print(f"{folder}: {size_of(folder) / 1e6:.1f} MB; {archive.name}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


def build(dist: Path) -> Path:
    """The folder of the bundle, made anew under `dist`."""
    folder, work = dist / BUNDLE, ROOT / "build" / "bundle"
    for old in (folder, dist / "tranque", work):
        shutil.rmtree(old, ignore_errors=True)
    plan = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(dist), "--workpath", str(work), str(ROOT / "packaging" / "tranque.spec")]
    same = {"SOURCE_DATE_EPOCH": str(moment_of_commit()), "PYTHONHASHSEED": "0"}
    subprocess.run([*plan, *places], check=True, cwd=ROOT, env=os.environ | same)
    (dist / "tranque").rename(folder)
    if not (folder / "tranque-replay.exe").exists():
        (folder / "tranque-replay").symlink_to("tranque")
    _strip(folder)
    _add_licences(folder / "licenses")
    if SYSTEM == "linux":
        _add_desktop(folder)
    return folder


def _add_desktop(folder: Path) -> None:
    make_share(folder / "share", os.environ.get("TRANQUE_SITE"))
    shutil.copy(ROOT / "packaging" / "linux" / "install", folder / "install")
    told = (ROOT / "packaging" / "linux" / "README.txt").read_text(encoding="utf-8").replace("GLIBC", c_library())
    (folder / "README.txt").write_text(told, encoding="utf-8", newline="\n")


def c_library() -> str:
    """The version of glibc that the bundle is built with, and so the oldest it runs on."""
    return (os.confstr("CS_GNU_LIBC_VERSION") or "").removeprefix("glibc ")


def moment_of_commit() -> int:
    """Seconds since 1970; SOURCE_DATE_EPOCH where it is given, as reproducible-builds.org has it."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True)
    return int(asked.stdout)


def _strip(folder: Path) -> None:
    """Python's own libraries may carry what a debugger needs. Those of the wheels are left as they came: they were
    patched to find each other, which stripping undoes."""
    strip = shutil.which("strip")
    inner = folder / "_internal"
    found = [*inner.glob("libpython3*.so*"), *inner.glob("python3*/lib-dynload/*.so")]
    if strip is not None and found:
        subprocess.run([strip, "--strip-unneeded", *map(str, found)], check=True)


def _add_licences(folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "Tranque.txt")
    for path in sorted((ROOT / "sprites" / "fonts").glob("OFL*.txt")):
        shutil.copy(path, folder / f"fonts-{path.name}")
    standard = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if standard.exists():
        shutil.copy(standard, folder / "Python.txt")
    for package, text in licences():
        with (folder / f"{package}.txt").open("a", encoding="utf-8", newline="\n") as file:
            file.write(text + "\n")


def licences() -> Iterator[tuple[str, str]]:
    """Of each package that is installed, PyInstaller's own start code included: every licence text in it."""
    for package in (*PACKAGES, "pyinstaller"):
        try:
            files = importlib.metadata.files(package) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        for path in sorted(files):
            if any(word in path.name.upper() for word in _LICENCE_WORDS) and path.suffix in ("", ".txt", ".md", ".rst"):
                yield package, Path(str(path.locate())).read_text(encoding="utf-8", errors="replace")


def archived(folder: Path) -> Path:
    """Beside the folder, in the form that its system opens by itself."""
    if SYSTEM == "windows":
        return Path(shutil.make_archive(str(folder), "zip", folder.parent, folder.name))
    return packed(folder, folder.with_name(f"{folder.name}.tar.xz"))


def packed(folder: Path, archive: Path) -> Path:
    """The same folder gives the same bytes."""
    with tarfile.open(archive, "w:xz", format=tarfile.PAX_FORMAT, preset=9) as tar:
        tar.add(folder, folder.name, recursive=False, filter=plain)
        for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            tar.add(path, name, recursive=False, filter=plain)
    return archive


def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = moment_of_commit()
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def gzipped(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


def size_of(folder: Path) -> int:
    """Bytes of all files; what a link names is counted once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
