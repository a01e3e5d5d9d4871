"""What the table promises to tell: passes, blocks, great moments, the last play, the log."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.actions import End, Pass, Play
from game.hand_end import EndedBy
from game.match import Match
from game.sentences.turns import turn_line
from game.tiles import TILE_ENDS
from game.words import Words
from scenes.table.acts import Banner, Card
from scenes.table.log_rows import log_rows
from scenes.table.table_picture import voice_of
from tests.kit.given import given
from tests.kit.moments import FOUR, at_decision, brought_to, calm, find, lay_by_mouse
from tests.kit.sit_down import SitDown, sit_down_at

ALONE = "Ana,bot:easy,bot:easy,bot:easy"


def shown(player: SitDown, kind: type[Card] | type[Banner]) -> list[str]:
    """A list that grows with each card or banner that comes."""
    told: list[str] = []
    last: list[object] = [None]

    def look(now: SitDown) -> None:
        act = now.table.flow.showing.act if now.scene_name == "play" else None
        if act is not None and act is not last[0] and isinstance(act, kind):
            told.append(act.text if isinstance(act, Card) else act.title)
        last[0] = act

    player.after_frame = look
    return told


@pytest.mark.parametrize(("language", "verb"), [("es", "pasa"), ("en", "passes")])
def test_each_forced_pass_is_a_card_in_the_words_of_the_log(tmp_path: Path, language: str, verb: str) -> None:
    bots = "bot:easy,bot:easy,bot:easy,bot:easy"
    player = sit_down_at(
        tmp_path, "--seed", "7", "--seats", bots, settings=calm(bot_speed="fast"), language=language, size=(800, 600)
    )
    cards = shown(player, Card)
    player.wait_for("hand_summary", limit=600)
    voice = voice_of(player.sitting, Words(language))
    passes = [taken for taken in player.match.state.log if isinstance(taken.turn, Pass)]
    in_block = 4 if player.match.state.line.is_blocked and given(player.match.state.result).seat is None else 0
    assert cards == [turn_line(voice, taken) for taken in passes[: len(passes) - in_block]]
    assert cards
    assert all(f" {verb}: " in card for card in cards)


@pytest.mark.parametrize("speed", ["slow", "instant", "wait"])
def test_a_block_is_told_at_once_and_its_four_passes_need_no_card(tmp_path: Path, speed: str) -> None:
    seed, turns = find("chiva", lambda match: match.hand_is_over and given(match.state.result).end is EndedBy.BLOCK)
    player = at_decision(brought_to(tmp_path, "chiva", seed, turns[:-5], language="es", bot_speed=speed))
    cards, banners = shown(player, Card), shown(player, Banner)

    looks = (given(player.after_frame),)

    def both(now: SitDown) -> None:
        act = now.table.flow.showing.act if now.scene_name == "play" else None
        assert not isinstance(act, Card)
        for look in looks:
            look(now)

    player.after_frame = both
    lay_by_mouse(player, turns[-5])
    player.wait_for("hand_summary", limit=20)
    assert not cards
    assert banners[0] == "¡Tranque!"
    assert player.match.hand.words[-4:] == ("-",) * 4


MOMENTS: dict[str, tuple[str, Callable[[Match], bool]]] = {
    "¡Dominó!": ("chiva", lambda match: match.hand_is_over and given(match.state.result).seat is not None),
    "¡Llave!": ("sixlove", lambda match: match.hand_is_over and given(match.state.result).key),
}


@pytest.mark.parametrize("title", MOMENTS)
def test_a_great_moment_has_its_banner(tmp_path: Path, title: str) -> None:
    game, wanted = MOMENTS[title]
    seed, turns = find(game, wanted)
    player = at_decision(brought_to(tmp_path, game, seed, turns[:-1], language="es"))
    banners = shown(player, Banner)
    lay_by_mouse(player, turns[-1])
    player.wait_for("hand_summary", limit=20)
    assert banners[0] == title


@pytest.mark.parametrize("size", [(800, 480), (2560, 1080)])
@pytest.mark.parametrize("end", [End.LEFT, End.RIGHT])
def test_going_out_with_a_double_works_at_either_end(tmp_path: Path, size: tuple[int, int], end: End) -> None:
    def wanted(match: Match) -> bool:
        last = match.state.log[-1].turn
        is_double = isinstance(last, Play) and len(set(TILE_ENDS[last.tile])) == 1
        return match.hand_is_over and is_double and isinstance(last, Play) and last.end is end

    seed, turns = find("sixlove", wanted)
    player = at_decision(brought_to(tmp_path, "sixlove", seed, turns[:-1], size))
    lay_by_mouse(player, turns[-1])
    assert player.match.hand_is_over
    player.wait_for("hand_summary", limit=20)


def test_the_last_play_stays_marked_until_the_next_person_is_on_turn(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", ALONE, settings=calm())
    seen = 0
    while seen < 2:
        at_decision(player)
        plays = [taken.turn.tile for taken in player.match.state.log if isinstance(taken.turn, Play)]
        if plays:
            assert player.table.picture().last == plays[-1]
            player.wait(3)
            assert player.table.picture().last == plays[-1]
            seen += 1
        lay_by_mouse(player, player.legal_plays()[0])


# ---------------------------------------------------------------------- the log


def test_the_log_opens_at_any_time(tmp_path: Path) -> None:
    """At the curtain, while somebody names, on the own turn, while a bot thinks, after the hand."""
    seats = "Ana,bot:easy,Carmen,bot:easy"
    player = sit_down_at(
        tmp_path, "--game", "sixlove", "--seed", "7", "--seats", seats, settings=calm(bot_speed="slow")
    )
    tried = set[str]()
    until = player.now + 900
    while tried < {"reveal", "opener", "play", "play: a bot", "hand_summary"}:
        assert player.now < until, tried
        scene = player.scene_name
        decides = player.decides
        kind = "play: a bot" if scene == "play" and player.table.flow.is_thinking else scene
        if scene != "deal" and kind not in tried and (scene != "play" or decides or kind != "play"):
            tried.add(kind)
            player.key("l")
            assert player.scene_name == "log", kind
            player.key("escape")
            assert player.scene_name == scene
        elif scene == "reveal":
            player.hold("return")
        elif scene == "opener":
            player.tap("confirm")
        elif scene == "hand_summary":
            player.tap("next")
        elif decides:
            lay_by_mouse(player, player.legal_plays()[0])
        else:
            player.wait(0.1)


@pytest.mark.parametrize(("language", "words"), [("es", "Deshacer: "), ("en", "Undo: ")])
def test_undo_and_restart_stand_in_the_log_with_the_name(tmp_path: Path, language: str, words: str) -> None:
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(), language=language))
    name = player.match.player(given(player.match.state.turn)).name
    lay_by_mouse(player, player.legal_plays()[0])
    at_decision(player)
    player.key("u")
    for _ in range(2):
        at_decision(player)
        lay_by_mouse(player, player.legal_plays()[0])
    at_decision(player)
    player.key("m")
    player.tap("restart")
    player.tap("yes")
    rows = [text for text, _ in log_rows(player.match.hand, voice_of(player.sitting, Words(language)))]
    assert any(row.startswith(words) and name in row for row in rows)
    assert len(player.match.hand.notes) == 2
    assert len(rows) == 3
