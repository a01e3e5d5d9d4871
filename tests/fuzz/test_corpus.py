"""The fuzzer's corpus, fed once in every run: what it found stays found."""

from pathlib import Path

import pytest

from tests.fuzz.target import read_everything

CORPUS = sorted((Path(__file__).parent / "corpus").iterdir())


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.name)
def test_every_input_is_read_or_refused(file: Path) -> None:
    read_everything(file.read_bytes())


def test_there_is_a_corpus() -> None:
    assert len(CORPUS) >= 10
