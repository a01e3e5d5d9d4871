"""The tests that docs/promises.md names exist, so that no promise is held by a test that is gone."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))


@cache
def names_in(file: str) -> frozenset[str]:
    """By name, as they are collected; of a class too."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_the_test_that_holds_it_exists(file: str, name: str) -> None:
    assert (ROOT / file).is_file()
    assert name.startswith("test_")
    assert name in names_in(file)


def test_every_promise_names_a_test() -> None:
    for section in PAGE.split("\n## ")[1:]:
        title, *lines = section.splitlines()
        rows = [line for line in lines if line.startswith("| ") and not line.startswith("| promise")]
        assert rows, title
        if not title.startswith("Measured"):
            assert [row for row in rows if "::test_" not in row] == []


def test_no_promise_is_made_twice() -> None:
    promises = Counter(re.findall(r"^\| ([^|]+) \|", PAGE, re.MULTILINE))
    del promises["promise"]
    assert len(promises) > 70
    assert promises.most_common(1)[0][1] == 1


def test_every_promise_test_is_told_of() -> None:
    """The tests that were written for this page stand in it."""
    for file in sorted((ROOT / "tests").rglob("test_promises_*.py")):
        path = file.relative_to(ROOT).as_posix()
        written = {name for name in names_in(path) if name.startswith("test_")}
        assert written - {name for other, name in NAMED if other == path} == set(), path
