"""A version: what stands under "Unreleased" in CHANGELOG.md becomes its own, and the program says that it is that one.

`python -m tools.dev.release VERSION DATE`; what is left is to commit, and to tag the commit `vVERSION`.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CHANGELOG, VERSION_FILE = ROOT / "CHANGELOG.md", ROOT / "game" / "__init__.py"
UNRELEASED = "## [Unreleased]\n"
_VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


def released(changelog: str, version: str, date: str) -> str:
    """ValueError for no version, no date, a version that is there already, and where there is nothing to release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        raise ValueError("a version is written 1.2.3, a date 2026-01-31")
    if f"## [{version}]" in changelog:
        raise ValueError(f"{version} is released already")
    before, _, after = changelog.partition(UNRELEASED)
    if not after.partition("\n## [")[0].strip():
        raise ValueError("nothing has changed since the last version")
    return f"{before}{UNRELEASED}\n## [{version}] - {date}\n{after}"


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    _, version, date = sys.argv
    changelog = released(CHANGELOG.read_text(encoding="utf-8"), version, date)
    named = _VERSION.sub(f'__version__ = "{version}"', VERSION_FILE.read_text(encoding="utf-8"))
    CHANGELOG.write_text(changelog, encoding="utf-8")
    VERSION_FILE.write_text(named, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
