"""The rules, the log and the details as plain blocks, for whoever reads them on a phone."""

from collections.abc import Iterator

from game.games import GAMES
from game.observation import Observation
from game.sentences.voice import Voice, told
from game.tile_sets import APPEARANCES, HARD
from game.tiles import PIPS
from game.words import Words
from scenes.phones.phone_view import Row
from scenes.screens.reading.details import is_dead_double, passed_on
from scenes.screens.reading.rules_text import RULES
from scenes.screens.reading.rules_text.blocks import Heading, Point, Text
from scenes.table.log_rows import log_rows, log_title
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of


def phone_page(page: str, sitting: Sitting, words: Words) -> Row:
    """`rules`, `log` or `details`: public facts only."""
    voice = voice_of(sitting, words)
    match sitting.match, page:
        case match, "rules":
            return {"title": told(words, GAMES[match.game].called.rules), "blocks": list(_rules(match.game, words))}
        case match, "log":
            rows = [
                {"kind": "text", "text": text, "pair": None if pair is None else pair.value}
                for text, pair in log_rows(match.hand, voice)
            ]
            return {"title": log_title(words, match, match.hand), "blocks": rows}
        case match, _:
            blocks = [{"kind": "text", "text": text} for text in _details(match.seen_by(None), voice)]
            return {"title": words.say("What everybody could see"), "blocks": blocks}


def _rules(game: str, words: Words) -> Iterator[Row]:
    """The drawn examples stand on the television alone."""
    for block in RULES[game]:
        if isinstance(block, Heading | Text | Point):
            yield {"kind": "head" if isinstance(block, Heading) else "text", "text": told(words, block.text)}


def _details(seen: Observation, voice: Voice) -> Iterator[str]:
    say = voice.words.say
    for pip in PIPS:
        shown = seen.line.appearances(pip)
        line = [f"{pip}: " + say("{n} of 8", n=shown)]
        if passed := passed_on(seen, pip):
            line.append(say("passed on it: {names}", names=voice.seats(passed)))
        if is_dead_double(seen, pip):
            line.append(say("dead double"))
        elif seen.line.ends is not None and pip in seen.line.ends:
            line.append(say("hard end") if shown == HARD else say("open end"))
        elif shown == APPEARANCES:
            line.append(say("none left"))
        yield " · ".join(line)
    if seen.result is None:
        yield say("The log notes that the details were opened.")
