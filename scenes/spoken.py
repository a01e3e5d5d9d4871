"""The table in sentences, for those who do not see the picture well: public facts, and the own tiles that lie open."""

from game.observation import Observation
from game.sentences.turns import tile_text, turn_line
from game.sentences.voice import Voice
from game.tile_sets import tiles_in


def spoken_state(seen: Observation, voice: Voice) -> str:
    """The ends, the last turn, who is to play; for the person whose tiles lie face up, those too."""
    say = voice.words.say
    sentences = []
    if seen.line.ends is None:
        sentences.append(say("The table is empty."))
    else:
        left, right = seen.line.ends
        sentences.append(say("The ends are {left} and {right}.", left=left, right=right))
    if seen.log:
        sentences.append(turn_line(voice, seen.log[-1]) + ".")
    if seen.turn is not None:
        sentences.append(say("{name} is to play", name=voice.seat(seen.turn)) + ".")
    if seen.holding:
        own = ", ".join(tile_text(tile) for tile in tiles_in(seen.holding))
        sentences.append(say("Your tiles: {tiles}.", tiles=own))
    return " ".join(sentences)
