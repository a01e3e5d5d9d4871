"""The table in sentences, for those who do not see the picture well: public facts, and the own tiles that lie open."""

from game.observation import Observation
from game.seats import SEATS, Pair
from game.sentences.boards import board_line
from game.sentences.openings import opening_line
from game.sentences.results import hand_lines, result_lines
from game.sentences.turns import tile_text, turn_line
from game.sentences.voice import Voice
from game.tile_sets import tiles_in
from game.words import Words
from scenes.table.sitting import Sitting
from scenes.table.table_picture import voice_of
from sounds.speech import Speech


def spoken_state(seen: Observation, voice: Voice, board: str = "") -> str:
    """Of a hand that is over all that there is to say; else the ends, the last turn, who is to play and what is left,
    and for the person whose tiles lie face up those too. `board` stands in the place of the score in duplicate."""
    if seen.result is None:
        lines = _of_play(seen, voice, board)
    elif board:
        lines = [*hand_lines(voice, seen.result), board]
    else:
        lines = result_lines(voice, seen.result)
    return " ".join(f"{line.rstrip('.')}." for line in lines)


def say_state(speech: Speech, sitting: Sitting | None, words: Words) -> None:
    """Aloud, where somebody sits at a table: what the eyes at the device may know now."""
    if sitting is not None:
        board = board_line(words, sitting.match)
        speech.say_at_once(spoken_state(sitting.seen(), voice_of(sitting, words), board))


def _of_play(seen: Observation, voice: Voice, board: str) -> list[str]:
    say = voice.words.say
    lines = [_ends(seen, voice)]
    if seen.log:
        lines.append(turn_line(voice, seen.log[-1]))
    elif seen.turn is not None:
        lines.append(opening_line(voice, seen.opening, seen.opener))
    if seen.turn is not None:
        lines.append(say("{name} is to play", name=voice.seat(seen.turn)))
        counts = ", ".join(f"{voice.seat(seat)} {seen.tiles_left[seat - 1]}" for seat in SEATS)
        lines.append(say("Tiles left: {counts}", counts=counts))
    score = ", ".join(f"{voice.pair(pair)} {seen.score[pair.place]}" for pair in Pair)
    lines.append(board or say("Score: {score}", score=score))
    if seen.holding:
        own = ", ".join(tile_text(tile) for tile in tiles_in(seen.holding))
        lines.append(say("Your tiles: {tiles}.", tiles=own))
    return lines


def _ends(seen: Observation, voice: Voice) -> str:
    say = voice.words.say
    if seen.line.ends is None:
        return say("The table is empty.")
    left, right = seen.line.ends
    if left == right:
        return say("Both ends are {pip}", pip=left)
    return say("The ends are {left} and {right}.", left=left, right=right)
