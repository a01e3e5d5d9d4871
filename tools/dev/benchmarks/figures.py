"""A measured figure beside what it must and should reach, and tables of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

FAILED = "failed: "
"""How a note begins that says why a figure is missing which should be there."""


class Verdict(StrEnum):
    AIM = "aim reached"
    MUST = "must reached"
    BELOW = "BELOW"
    NONE = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` is None where it could not be measured; `note` then says why. `must` and `aim` are limits in the same
    unit, from below, or from above with `less_is_better`."""

    what: str
    value: float | None
    unit: str
    must: float | None = None
    aim: float | None = None
    less_is_better: bool = False
    note: str = ""

    @property
    def verdict(self) -> Verdict:
        if self.value is None and self.note.startswith(FAILED):
            return Verdict.BELOW
        if self.value is None or self.must is None:
            return Verdict.NONE
        if self.aim is not None and self._reaches(self.value, self.aim):
            return Verdict.AIM
        return Verdict.MUST if self._reaches(self.value, self.must) else Verdict.BELOW

    def _reaches(self, value: float, limit: float) -> bool:
        return value <= limit if self.less_is_better else value >= limit

    @property
    def row(self) -> tuple[str, ...]:
        measured = self.note if self.value is None else f"{shown(self.value)} {self.unit}"
        note = self.note if self.value is not None else ""
        return self.what, measured, *(limit_shown(limit) for limit in (self.must, self.aim)), self.verdict or note


HEADINGS = ("what", "measured", "must", "aim", "")


def shown(value: float) -> str:
    """Three digits that count, thousands apart."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def limit_shown(limit: float | None) -> str:
    return "" if limit is None else shown(limit)


def as_text(figures: Sequence[Figure]) -> str:
    rows = [HEADINGS, *(figure.row for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join(lines)


def as_markdown(figures: Sequence[Figure]) -> str:
    lines = ["| " + " | ".join(HEADINGS) + " |", "|---|---:|---:|---:|---|"]
    lines += ["| " + " | ".join(cell.replace("|", "/") for cell in figure.row) + " |" for figure in figures]
    return "\n".join(lines)
