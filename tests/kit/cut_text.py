"""Which texts a scene had to cut to fit them into their boxes."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sprites import lettering
from sprites.lettering import Weight


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every text that is cut while this lasts, as it was meant."""
    cut: list[str] = []
    fit = lettering.fitted

    def noting(text: str, px: int, width: int, least: int = 14, weight: Weight = Weight.BOLD) -> tuple[str, int]:
        shown, size = fit(text, px, width, least, weight)
        if shown != text:
            cut.append(text)
        return shown, size

    with monkeypatch.context() as patch:
        patch.setattr(lettering, "fitted", noting)
        yield cut
