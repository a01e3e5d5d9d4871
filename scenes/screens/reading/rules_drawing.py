"""The blocks of the rules on a page: text, and examples with the table's own tiles."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pygame

from game.games import GAMES, BlockBy
from game.hand_end import HandEnd, Result
from game.saying import Saying
from game.seats import Pair, Seat, pair_of
from game.sentences.results import other_game_line, winner_line
from game.sentences.voice import Voice
from game.tile_sets import TileSet, pips_in, tiles_in
from scenes.look import Look
from scenes.screens.reading.rules_text.blocks import Block, Heading, Point, Text
from scenes.screens.reading.rules_text.examples import PEOPLE, BlockExample, LineExample, ScoreExample, ScoreRow
from scenes.ui.bent_line import BentLine
from scenes.ui.page_text import heading, point
from sprites import badges, surfaces, tile
from sprites.geometry import Box
from sprites.lettering import Align, Weight, line_height, write, write_in, write_lines
from sprites.palette import ALARM, CREAM, FAINT, GOLD, SOFT, Colour, Mode

Paint: TypeAlias = Callable[[Look, pygame.Surface, Box], float]


def draw_block(block: Block, look: Look, surface: pygame.Surface, box: Box) -> float:
    """From the top of a box; how far down it reached."""
    match block:
        case Heading(text):
            return heading(look.scale, surface, box, _said(look, text))
        case Text(text):
            return write_lines(surface, _said(look, text), box, look.scale.body, CREAM).bottom
        case Point(text):
            return point(look.scale, surface, box, _said(look, text))
        case LineExample():
            return _framed(look, surface, box, partial(_line, block))
        case BlockExample():
            return _framed(look, surface, box, partial(_block, block))
        case ScoreExample():
            return _framed(look, surface, box, partial(_score, block))


def _said(look: Look, saying: Saying) -> str:
    return look.words.say(saying.text, **saying.parts)


def _framed(look: Look, surface: pygame.Surface, box: Box, paint: Paint) -> float:
    """An example on a plate of its own: measured first, since the plate lies below it."""
    scale = look.scale
    pad = scale.inset
    inner = Box(box.x + pad, box.y + pad, box.w - 2 * pad, 0)
    bottom = paint(look, pygame.Surface((1, 1)), inner) + pad
    plate = box.top(bottom - box.y)
    surfaces.panel(surface, plate, look.settings.table_top, FAINT, 255, scale.radius, scale.px(2, 1))
    paint(look, surface, inner)
    return bottom + scale.tight


def _tallest(look: Look) -> int:
    return round(look.scale.px(54, 26) * look.scale.text / 100)


def of_line(look: Look) -> int:
    """Pixels a half tile of a line: its halves are counted, from afar."""
    return look.scale.px(82, 38)


# ------------------------------------------------------------------ a line


def _line(example: LineExample, look: Look, surface: pygame.Surface, box: Box) -> float:
    scale, pad = look.scale, look.scale.pad
    colour = GOLD if example.is_key or example.last is None else SOFT
    title = write_lines(surface, _said(look, example.verdict), box, scale.body, colour, Weight.BLACK)
    row = BentLine(example.line, Mode(look.settings.tiles), example.last, example.counted)
    bottom = row.draw(surface, box.strip(title.bottom + pad, 0), of_line(look))
    return write_lines(surface, _said(look, example.note), box.strip(bottom + pad, 0), scale.body).bottom


# ------------------------------------------------------------------ a block


def _block(example: BlockExample, look: Look, surface: pygame.Surface, box: Box) -> float:
    scale, pad = look.scale, look.scale.pad
    table = example.match.table
    voice = Voice(look.words, example.game, PEOPLE)
    result, opened = table.result, table.opened
    assert result is not None, "the example is a whole hand"
    assert opened is not None
    title = write_lines(surface, look.words.say("A block"), box, scale.body, GOLD, Weight.BLACK)
    row = BentLine(table.line, Mode(look.settings.tiles))
    bottom = row.draw(surface, box.strip(title.bottom + pad, 0), of_line(look)) + pad
    columns = 2 if box.w >= 26 * scale.body else 1
    width = (box.w - (columns - 1) * 3 * pad) / columns
    deep = bottom
    for pair in Pair:
        x = box.x + (pair.place * (width + 3 * pad) if columns == 2 else 0)
        y = bottom if columns == 2 or pair is Pair.P13 else deep + pad
        deep = max(deep, _pair(look, surface, Box(x, y, width, 0), example.game, result, opened, pair))
    y = deep + pad
    for line, colour in ((winner_line(voice, result), CREAM), (other_game_line(voice, result), SOFT)):
        if line is not None:
            y = write_lines(surface, line, box.strip(y, 0), scale.body, colour).bottom
    return y


def _pair(
    look: Look,
    surface: pygame.Surface,
    box: Box,
    game: str,
    result: Result,
    holdings: tuple[TileSet, ...],
    pair: Pair,
) -> float:
    """Two hands with their pips, and both together; what decides this game's block is gold."""
    scale, lowest, y = look.scale, min(result.pips), box.y
    for seat in pair.seats:
        decides = GAMES[game].block is BlockBy.LOWEST_HAND and result.pips[seat - 1] == lowest
        y = _hand(look, surface, box.strip(y, 0), seat, holdings[seat - 1], GOLD if decides else CREAM)
    pips = HandEnd(None, result.pips).pair_pips[pair.place]
    total = look.words.count("Together {n} pip", "Together {n} pips", pips)
    colour = GOLD if GAMES[game].block is BlockBy.PAIRS_TOGETHER and result.winner is pair else SOFT
    foot = box.strip(y, line_height(scale.body))
    write_in(surface, total, foot, scale.body, colour, Weight.BLACK, Align.RIGHT)
    return foot.bottom


def _hand(look: Look, surface: pygame.Surface, box: Box, seat: Seat, holding: TileSet, colour: Colour) -> float:
    scale, step = look.scale, line_height(look.scale.body)
    mark = badges.pair_shape(round(scale.body * 0.75), pair_of(seat))
    surface.blit(mark, (round(box.x), round(box.y + (step - mark.get_height()) / 2)))
    middle, left = box.y + step / 2, box.x + mark.get_width() + scale.near
    write(surface, PEOPLE[seat - 1], (left, middle), scale.body, CREAM)
    write(surface, str(pips_in(holding)), (box.right, middle), scale.body, colour, Weight.BLACK, Align.RIGHT)
    half = min(round(_tallest(look) * 0.8), int(box.w / 6))
    for place, which in enumerate(tiles_in(holding)):
        face = tile.face(which, half, 0, Mode(look.settings.tiles))
        surface.blit(face, (round(box.x + place * half * 1.14), round(box.y + step)))
    return box.y + step + 2 * half + scale.px(8, 4)


# ------------------------------------------------------------------ a score


def _score(example: ScoreExample, look: Look, surface: pygame.Surface, box: Box) -> float:
    scale, y = look.scale, box.y
    title = look.words.say("A broken streak")
    y = write_lines(surface, title, box, scale.body, GOLD, Weight.BLACK).bottom + scale.tight
    for number, row in enumerate(example.rows, start=1):
        y = _score_row(example.game, look, surface, box.strip(y, 0), number, row) + scale.tight
    return y


def _score_row(game: str, look: Look, surface: pygame.Surface, box: Box, number: int, row: ScoreRow) -> float:
    """The score at the right, the words beside it."""
    scale, step = look.scale, line_height(look.scale.body)
    pair = Voice(look.words, game, PEOPLE).pair(row.winner)
    text = look.words.say("Hand {n}: {pair} win; {note}", n=number, pair=pair, note=_said(look, row.note))
    is_break = row.score == (0, 0)
    score_w = 6.2 * scale.body
    words = write_lines(surface, text, Box(box.x, box.y, box.w - score_w, 0), scale.body, ALARM if is_break else CREAM)
    x, middle = box.right - score_w + scale.body, box.y + step / 2
    for pair_shown, points in zip(Pair, row.score, strict=True):
        mark = badges.pair_shape(round(scale.body * 0.75), pair_shown)
        surface.blit(mark, (round(x), round(middle - mark.get_height() / 2)))
        at = (x + 1.1 * scale.body, middle)
        write(surface, str(points), at, round(scale.body * 1.2), ALARM if is_break else GOLD, Weight.BLACK)
        x += 2.7 * scale.body
    return max(words.bottom, box.y + step)
