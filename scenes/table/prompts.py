"""The one line that says what is to be done."""

import re

from game.hand_end import OpenedBy
from game.observation import Observation
from game.sentences.turns import tile_text
from game.tiles import Tile
from game.words import Words
from scenes.table.flow import Flow
from scenes.table.hand_input import HandInput
from scenes.table.selection import Selection
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of


def table_prompt(sitting: Sitting, flow: Flow, hand: HandInput, words: Words) -> str:
    """For whoever looks at the table; empty once the hand is over."""
    if flow.showing.waits_for_press:
        return words.say("Press to go on")
    if hand.words:
        return unbroken(hand.words)
    seen = sitting.seen()
    if flow.awaits_decision:
        if flow.looks_for_hint:
            return words.say("Looking for a hint…")
        return decision_prompt(seen, hand.selection, words)
    if seen.turn is None:
        return ""
    name = voice_of(sitting, words).seat(seen.turn)
    is_bot = not sitting.player(seen.turn).is_human
    if is_bot and flow.pace.waits and not flow.showing.is_busy:
        return words.say("{name} is to play: press to go on", name=name)
    return words.say("{name} is to play", name=name)


def unbroken(text: str) -> str:
    """With no line end between a figure and the word that it belongs to."""
    return re.sub(r" (?=\d)|(?<=\d) (?=(?:pip|tanto)s?\b)", "\N{NO-BREAK SPACE}", text)


def decision_prompt(seen: Observation, selection: Selection, words: Words) -> str:
    """For the person on turn."""
    if selection.why_not is not None:
        return why_not(seen, selection.why_not, words)
    if selection.tile is not None:
        return _preview(seen, selection, selection.tile, words)
    if seen.line.ends is None:
        if seen.opening.by is OpenedBy.DOUBLE_SIX:
            return words.say("You hold the double six: it opens")
        return words.say("you open: any tile")
    left, right = seen.line.ends
    if left == right:
        return words.say("your turn: {pip}", pip=left)
    return words.say("your turn: {left} or {right}", left=left, right=right)


def _preview(seen: Observation, selection: Selection, tile: Tile, words: Words) -> str:
    if seen.line.ends is None:
        return words.say("Open with {tile}?", tile=tile_text(tile))
    if len(selection.ends) > 1:
        return words.say("Play {tile} here, or at the other end?", tile=tile_text(tile))
    return words.say("Play {tile} here?", tile=tile_text(tile))


def why_not(seen: Observation, tile: Tile, words: Words) -> str:
    """Why this tile cannot be laid now."""
    if seen.line.ends is None:
        return words.say("The double six opens this hand")
    left, right = seen.line.ends
    if left == right:
        return words.say("{tile} does not fit: both ends show {pip}", tile=tile_text(tile), pip=left)
    return words.say(
        "{tile} does not fit: the ends are {left} and {right}", tile=tile_text(tile), left=left, right=right
    )
