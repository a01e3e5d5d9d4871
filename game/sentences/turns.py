"""A line of the log: what somebody played, or why not."""

from game.actions import End, Name, Pass, Play, Taken
from game.match import Note, NoteKind
from game.sentences.voice import Voice
from game.tiles import TILE_ENDS, Pip, Tile


def tile_text(tile: Tile) -> str:
    """`4-6`."""
    low, high = TILE_ENDS[tile]
    return f"{low}-{high}"


def turn_line(voice: Voice, taken: Taken) -> str:
    """`Ana plays 4-6 on the 4`, `Beto passes: neither 3 nor 5`."""
    say, name = voice.words.say, voice.seat(taken.seat)
    match taken.turn:
        case Play(tile, end):
            if taken.ends is None:
                return say("{name} opens with {tile}", name=name, tile=tile_text(tile))
            pip = taken.ends[0 if end is End.LEFT else 1]
            return say("{name} plays {tile} on the {pip}", name=name, tile=tile_text(tile), pip=pip)
        case Pass():
            assert taken.ends is not None
            return say("{name} passes: {missing}", name=name, missing=missing(voice, taken.ends))
        case Name(opener) if opener == taken.seat:
            return say("{name} opens", name=name)
        case Name(opener):
            return say("{name} names {opener}: {opener} opens", name=name, opener=voice.seat(opener))


def missing(voice: Voice, ends: tuple[Pip, Pip]) -> str:
    """`neither 3 nor 5`; between equal ends `has no 3`."""
    left, right = sorted(ends)
    if left == right:
        return voice.words.say("has no {pip}", pip=left)
    return voice.words.say("neither {one} nor {other}", one=left, other=right)


def note_line(voice: Voice, note: Note) -> str:
    say = voice.words.say
    name = "" if note.seat is None else voice.seat(note.seat)
    match note.kind:
        case NoteKind.UNDO:
            return say("Undo: the decision of {name} is taken back", name=name)
        case NoteKind.REDO:
            return say("Redo: the decision of {name} stands again", name=name)
        case NoteKind.RESTART:
            return say("The deal is begun again")
        case NoteKind.HELP:
            return say("Details were opened for {name}", name=name)


def repeated_line(voice: Voice) -> str:
    return voice.words.say("Repeated: the four hands had been open before")
