"""The Debian package, made of the bundle. `make deb`, after `make bundle`."""

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

from game import __version__
from tools.dev.packing.bundle import DIST, c_library, gzipped, moment_of_commit, size_of
from tools.dev.packing.names import BUNDLE, COMMANDS, ROOT, SUMMARY

MAINTAINER = "The Tranque authors <tranque@localhost>"
NEEDED = ("libx11-6", "libxext6")
WELCOME = ("libxcursor1", "libxi6", "libxrandr2", "libxss1", "libxfixes3", "libasound2 | libasound2t64", "libpulse0")
DESCRIPTION = """\
 Chiva, as it is played in Puerto Rico, and six love with the key, as in Jamaica: partnership dominoes for one to four
 people at one screen, with bots on the seats that are left. Nothing is played before it is confirmed, a curtain hides
 each hand from the others, and every match can be replayed from its seed. In Spanish and English."""


def main() -> int:
    bundle = DIST / BUNDLE
    if not bundle.is_dir():
        print("there is no bundle yet: make bundle", file=sys.stderr)
        return 2
    made = package(bundle, DIST)
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


def package(bundle: Path, dist: Path) -> Path:
    root = ROOT / "build" / "deb"
    shutil.rmtree(root, ignore_errors=True)
    program = root / "usr" / "lib" / "tranque"
    shutil.copytree(
        bundle, program, symlinks=True, ignore=shutil.ignore_patterns("share", "install", "README.txt", "licenses")
    )
    shutil.copytree(bundle / "share", root / "usr" / "share")
    _pack_pages(root / "usr" / "share" / "man")
    games = root / "usr" / "games"
    games.mkdir(parents=True)
    for command in COMMANDS:
        (games / command).symlink_to(f"../lib/tranque/{command}")
    _write_papers(root / "usr" / "share" / "doc" / "tranque", bundle / "licenses")
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(control_text(size_of(root)), encoding="utf-8", newline="\n")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    target = dist / f"tranque_{__version__}_amd64.deb"
    same = os.environ | {"SOURCE_DATE_EPOCH": str(moment_of_commit())}
    build = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)]
    subprocess.run(build, check=True, env=same, stdout=subprocess.DEVNULL)
    return target


def control_text(size: int) -> str:
    """The fields of deb-control(5); the size in KiB."""
    fields = {
        "Package": "tranque",
        "Version": __version__,
        "Section": "games",
        "Priority": "optional",
        "Architecture": "amd64",
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join((f"libc6 (>= {c_library()})", *NEEDED)),
        "Recommends": ", ".join(WELCOME),
        "Suggests": "speech-dispatcher | espeak-ng",
        "Description": SUMMARY,
    }
    told = textwrap.fill(" ".join(DESCRIPTION.split()), 78, initial_indent=" ", subsequent_indent=" ")
    return "".join(f"{name}: {value}\n" for name, value in fields.items()) + told + "\n"


def _pack_pages(folder: Path) -> None:
    for page in sorted(folder.rglob("*.6")):
        page.with_name(page.name + ".gz").write_bytes(gzipped(page.read_text(encoding="utf-8")))
        page.unlink()


def _write_papers(folder: Path, licences_of_bundle: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "changelog.gz").write_bytes(gzipped((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    texts = sorted(licences_of_bundle.iterdir())
    parts = [f"=== {path.stem} ===\n\n{path.read_text(encoding='utf-8', errors='replace')}" for path in texts]
    (folder / "copyright").write_text("\n".join(parts), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
