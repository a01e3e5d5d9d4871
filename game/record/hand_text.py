"""One hand as a line of text, to send: `tranque 1 chiva QDQ1-BH1C-VXVE-BNTT "66" 66 06> ...`."""

import re

from game import tile_sets
from game.deal import BadText, code_from_text, deal_of, show_code
from game.games import GAMES
from game.hand_end import Opening
from game.match import KeptHand, Match
from game.record.refusal import RecordRefused, Wrong
from game.record.values import opening_of, play_word, whole_deal
from game.record.writing import VERSION
from game.saying import quoted, say
from game.seats import SEATS, Player
from game.tile_sets import TileSet

STRANGERS = tuple(Player(f"S{seat}") for seat in SEATS)
"""Who sits at a hand that came as a line: the line does not say."""

_LINE = re.compile(r'tranque (\S+) (\S+) ([^"]+) "([^"]*)"(?: (.+))?')


def hand_to_text(hand: KeptHand) -> str:
    """ValueError for a hand in play: its line would show every tile."""
    if not hand.may_be_opened:
        raise ValueError("a hand in play cannot be sent")
    state = hand.state
    holdings = "/".join(tile_sets.to_text(holding).replace(" ", "") for holding in state.dealt)
    dealt = holdings if hand.code is None else show_code(hand.code)
    return " ".join((f'tranque {VERSION} {state.game} {dealt} "{state.opening}"', *hand.words))


def hand_from_text(text: str, players: tuple[Player, ...] = STRANGERS) -> Match:
    """A match without a seed that holds this one hand, from 0-0. RecordRefused for anything else."""
    word = None
    try:
        match, words = _deal(text.strip(), players)
        for word in range(1, len(words) + 1):
            play_word(match, words[word - 1])
    except Wrong as wrong:
        raise RecordRefused(wrong.reason, hand=None if word is None else 1, word=word) from None
    match.hand.given_up = not match.hand.is_over
    return match


def match_of_hand(
    game: str, holdings: tuple[TileSet, ...], code: str | None, opening: Opening, players: tuple[Player, ...]
) -> Match:
    """One hand dealt, from 0-0."""
    match = Match(game, players, None, opening)
    match.deal_given(holdings, code)
    return match


def match_of_code(game: str, code: str, opening: Opening, players: tuple[Player, ...]) -> Match:
    """One hand dealt from its code, from 0-0: practice, since whoever has the code can know every tile."""
    return match_of_hand(game, deal_of(code), code, opening, players)


def _deal(text: str, players: tuple[Player, ...]) -> tuple[Match, list[str]]:
    found = _LINE.fullmatch(text)
    if found is None:
        raise Wrong(say('a hand is written as: tranque 1 GAME CODE "OPEN" WORDS'))
    version, game, dealt, opening, words = found.groups()
    if version != str(VERSION):
        raise Wrong(say("version {version} of the record is not known", version=quoted(version)))
    if game not in GAMES:
        raise Wrong(say("{game} is no game", game=quoted(game)))
    code, holdings = _holdings_of(dealt)
    match = match_of_hand(game, holdings, code, opening_of(game, opening), players)
    return match, words.split(" ") if words else []


def _holdings_of(dealt: str) -> tuple[str | None, tuple[TileSet, ...]]:
    if "/" not in dealt:
        try:
            code = code_from_text(dealt)
        except BadText:
            raise Wrong(say("{code} is no hand code", code=quoted(dealt))) from None
        return code, deal_of(code)
    texts = dealt.split("/")
    if len(texts) != len(SEATS):
        raise Wrong(say("there are not four holdings"))
    return None, whole_deal([" ".join(re.findall("..?", text)) for text in texts])
