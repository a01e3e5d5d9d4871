"""The values of a record, each made from its text or refused."""

from game import tile_sets
from game.actions import turn_from_text
from game.deal import NAME_LENGTH, BadText, code_from_text, deal_of, name_from_text, seed_from_text
from game.hand_end import Opening
from game.match import Match, Note, NoteKind
from game.record.fields import is_whole_number, must_lack, text_field
from game.record.refusal import Wrong
from game.record.rows import Row
from game.rules import GAMES, may_open
from game.saying import quoted, say
from game.seats import SEATS, Player
from game.tile_sets import DEALT, EVERY_TILE, TileSet
from game.turn import IllegalAction

LEVELS = ("easy", "medium", "hard", "random", "heaviest")
"""Those of `bots.levels`, of which a record may not know."""
MOST_WORDS = 120
"""More than any hand can have: a naming, 28 tiles and three passes after each."""


def play_word(match: Match, word: str) -> None:
    """Wrong for a word that is none or not open now."""
    try:
        turn = turn_from_text(word)
    except ValueError:
        raise Wrong(say("{word} is no word", word=quoted(word) or '""')) from None
    seat = match.state.turn
    if seat is None:
        raise Wrong(say("{word} comes after the end of the hand", word=word))
    try:
        match.submit(turn)
    except IllegalAction:
        raise Wrong(say("{word} is not open to seat {seat}", word=word, seat=seat)) from None


def must_be_tidy_seed(seed: str) -> None:
    try:
        is_tidy = seed_from_text(seed) == seed
    except BadText:
        is_tidy = False
    if not is_tidy:
        raise Wrong(say("{seed} is no seed", seed=quoted(seed)))


def player_of(number: int, seat: object) -> Player:
    if not isinstance(seat, dict):
        raise Wrong(say("seat {seat} is no JSON object", seat=number))
    name = text_field(seat, "name")
    try:
        is_tidy = name_from_text(name) == name
    except BadText:
        is_tidy = False
    if not is_tidy:
        raise Wrong(say("{name} is no name of 1 to {most} characters", name=quoted(name), most=NAME_LENGTH))
    kind = text_field(seat, "player")
    if kind == "human":
        must_lack(seat, "level")
        return Player(name)
    if kind != "bot":
        raise Wrong(say("seat {seat} is neither a human nor a bot", seat=number))
    level = text_field(seat, "level")
    if level not in LEVELS:
        raise Wrong(say("{level} is no level of a bot", level=quoted(level)))
    return Player(name, level)


def holdings_of(deal: Row) -> tuple[TileSet, ...]:
    """Four sets of seven, each written in ascending order; Wrong for anything else."""
    return whole_deal([text_field(deal, str(seat)) for seat in SEATS])


def whole_deal(texts: list[str]) -> tuple[TileSet, ...]:
    holdings = []
    for seat, text in zip(SEATS, texts, strict=True):
        try:
            holding = tile_sets.from_text(text)
        except ValueError:
            holding = tile_sets.NO_TILES
        if holding.bit_count() != DEALT or tile_sets.to_text(holding) != text:
            raise Wrong(say("seat {seat} does not hold seven tiles in ascending order", seat=seat))
        holdings.append(holding)
    one, two, three, four = holdings
    if one | two | three | four != EVERY_TILE:
        raise Wrong(say("a tile is dealt twice"))
    return tuple(holdings)


def must_be_dealt_by(code: str, holdings: tuple[TileSet, ...]) -> None:
    try:
        is_code = code_from_text(code) == code
    except BadText:
        is_code = False
    if not is_code:
        raise Wrong(say("{code} is no hand code", code=quoted(code)))
    if deal_of(code) != holdings:
        raise Wrong(say("the deal does not follow from the code"))


def opening_of(game: str, text: str) -> Opening:
    """Any opening of that game; Wrong for anything else."""
    try:
        opening = Opening.from_text(text)
    except ValueError:
        raise Wrong(say("{opening} is no opening", opening=quoted(text) or '""')) from None
    if not may_open(GAMES[game], opening):
        raise Wrong(say("{opening} is no opening of this game", opening=text))
    return opening


def note_of(found: object) -> Note:
    match found:
        case [words, str(kind), seat] if kind in set(NoteKind) and is_whole_number(words, 0, MOST_WORDS):
            if is_whole_number(seat, 1, 4):
                return Note(words, NoteKind(kind), seat)
            if seat is None and kind == NoteKind.RESTART:
                return Note(words, NoteKind.RESTART, None)
    raise Wrong(say("a note is not as it must be"))
