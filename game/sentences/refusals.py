"""What is said where a text, a file or a flag cannot be taken."""

from game.deal import CODE_LENGTH, NAME_LENGTH, SEED_LENGTH, BadText
from game.record.refusal import RecordRefused
from game.saying import quoted, readable
from game.sentences.voice import told
from game.words import Words


def refusal_line(words: Words, refused: RecordRefused, file: str | None = None) -> str:
    """`FILE:LINE: hand H word W: reason`, as far as it applies; always one line."""
    file = None if file is None else readable(file)
    place = ":".join(str(part) for part in (file, refused.line) if part is not None)
    said = [told(words, saying) for saying in (refused.place, refused.reason) if saying is not None]
    return ": ".join([place, *said] if place else said)


def bad_text_line(words: Words, what: str, found: str, bad: BadText) -> str:
    """Why `found` is no `seed`, `name` or `code` (`what`)."""
    if what == "code":
        return words.say("{code} is no hand code: {n} digits and letters, but no U", code=quoted(found), n=CODE_LENGTH)
    longest = NAME_LENGTH if what == "name" else SEED_LENGTH
    if bad.reason == "too long":
        if what == "name":
            return words.count("a name has at most {n} character", "a name has at most {n} characters", longest)
        return words.count("a seed has at most {n} character", "a seed has at most {n} characters", longest)
    if bad.reason == "empty":
        return words.say("the name is empty") if what == "name" else words.say("the seed is empty")
    if what == "name":
        return words.say("the name holds a character that cannot be shown")
    return words.say("the seed holds a character that cannot be shown")
