"""What the place that keeps the project reads: its workflows, templates and hooks, and a changelog fit for a tag."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from game import __version__
from tools.dev.release import UNRELEASED, released

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / ".github"
FORMS = sorted((HOSTING / "ISSUE_TEMPLATE").glob("*.yml"))
SCHEMAS = {
    "github-workflows": sorted((HOSTING / "workflows").glob("*.yml")),
    "github-issue-forms": [
        path for path in sorted((HOSTING / "ISSUE_TEMPLATE").glob("*.yml")) if path.stem != "config"
    ],
    "github-issue-config": [HOSTING / "ISSUE_TEMPLATE" / "config.yml"],
}
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def judged(schema: str, *files: Path) -> subprocess.CompletedProcess[str]:
    """By a schema that comes with the package: nothing is fetched."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_each_file_is_what_its_schema_says(schema: str) -> None:
    assert SCHEMAS[schema]
    told = judged(schema, *SCHEMAS[schema])
    assert told.returncode == 0, told.stdout


def test_a_file_that_is_not_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "test.yml"
    wrong.write_text("name: test\non: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps: none\n", "utf-8")
    assert judged("github-workflows", wrong).returncode == 1


def test_make_test_runs_on_three_systems_and_every_python_that_is_promised() -> None:
    job = YAML(typ="safe").load((HOSTING / "workflows" / "test.yml").read_text("utf-8"))["jobs"]["test"]
    matrix = job["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {system.partition("-")[0] for system in matrix["os"]} == {"ubuntu", "windows", "macos"}
    runs = {step["run"] for step in job["steps"] if "run" in step}
    assert runs == {".ci/run", "make test"}
    assert (ROOT / ".ci" / "run").read_text("utf-8").rstrip().endswith("make test")


def test_the_hooks_are_what_make_asks() -> None:
    """Each runs a program of the project's own environment, and `make style` or `make check` runs the same."""
    config = YAML(typ="safe").load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    subprocess.run(
        [sys.executable, "-m", "pre_commit", "validate-config", str(ROOT / ".pre-commit-config.yaml")],
        check=True,
        capture_output=True,
        timeout=60,
    )
    asked = (ROOT / "Makefile").read_text("utf-8").replace("$(BIN)", ".venv/bin")
    [local] = config["repos"]
    assert [hook["entry"] for hook in local["hooks"] if hook["entry"].replace(" -q ", " ") not in asked] == []


# ---------------------------------------------------------------------- the changelog


def test_the_changelog_is_fit_for_a_tag() -> None:
    """Sections in the usual order, each once and with something in it; versions newest first."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert text.count(UNRELEASED) == 1
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.+)$", section, re.MULTILINE)
        assert kinds == sorted(set(kinds), key=KINDS.index)
        assert all(part.strip().startswith("- ") for part in re.split(r"^### .+$", section, flags=re.MULTILINE)[1:])
    versions = re.findall(r"^## \[(\d.+?)\] - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert versions == sorted(versions, key=lambda one: [*map(int, one.split("."))], reverse=True)
    assert not versions or versions[0] == __version__


def test_what_is_unreleased_becomes_a_version_s() -> None:
    before = (
        "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A game.\n\n## [0.1.0] - 2026-01-01\n\n### Added\n\n- All.\n"
    )
    after = released(before, "0.2.0", "2026-12-01")
    assert after == before.replace(UNRELEASED, "## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n")
    for version, date, problem in (
        ("0.3", "2026-12-01", "a version is written"),
        ("0.3.0", "1 December", "a version is written"),
        ("0.1.0", "2026-12-01", "released already"),
    ):
        with pytest.raises(ValueError, match=problem):
            released(before, version, date)
    with pytest.raises(ValueError, match="nothing has changed"):
        released(after, "0.3.0", "2026-12-02")
