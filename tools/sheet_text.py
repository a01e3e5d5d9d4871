"""The comparison sheet as columns of text."""

from collections.abc import Sequence
from fractions import Fraction

from game.homes.par import Par
from game.homes.result import points_text
from game.homes.sheet import HomesSheet
from game.homes.wording import apart_line, event_line, seat_note, tenths
from game.words import Words

BETWEEN = "  "


def sheet_text(sheet: HomesSheet, pars: Sequence[Par], words: Words) -> str:
    """`pars` of every board, in their order."""
    rows = _rows(sheet, pars, words) if sheet.columns else []
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))] if rows else []
    lines = [event_line(words, sheet.event), seat_note(words, sheet.event), ""]
    lines += [_aligned(row, widths) for row in rows]
    lines += [apart_line(words, result) for result in sheet.apart]
    return "\n".join(lines) + "\n"


def _rows(sheet: HomesSheet, pars: Sequence[Par], words: Words) -> list[list[str]]:
    """Points, and in brackets matchpoints."""
    say, columns = words.say, sheet.columns
    head = ["", *(column.result.home for column in columns), say("Average"), say("Par")]
    rows = [head]
    for place, (average, par) in enumerate(zip(sheet.averages, pars, strict=True)):
        cells = [_cell(column.result.points[place], column.matchpoints[place]) for column in columns]
        rows.append([say("Board {n}", n=place + 1), *cells, tenths(average), tenths(par.mean)])
    sums = [_cell(column.points, column.all_matchpoints) for column in columns]
    all_pars = sum((par.mean for par in pars), Fraction(0))
    return [*rows, [say("Total"), *sums, tenths(sum(sheet.averages, Fraction(0))), tenths(all_pars)]]


def _cell(points: int, matchpoints: int) -> str:
    return f"{points_text(points)} ({matchpoints})"


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = (
        text.rjust(width) if place else text.ljust(width)
        for place, (text, width) in enumerate(zip(row, widths, strict=True))
    )
    return BETWEEN.join((first, *others)).rstrip()
