"""What the table promises a person with tiles in hand, in the words of the promises."""

from pathlib import Path

import pygame
import pytest

from game.actions import End, Pass, Play
from game.hand_end import EndedBy
from game.match import Match
from game.record import Record
from game.seats import SEATS
from game.sentences.turns import tile_text, turn_line
from game.tile_sets import tiles_in
from game.tiles import TILE_ENDS, TILE_OF
from game.words import Words
from scenes.input.intents import Command, Device, Press
from scenes.log import log_rows
from scenes.table.showing import Banner, Card
from scenes.table.table_view import voice_of
from tests.kit.moments import FOUR, at_decision, brought_to, calm, find, lay_by_mouse
from tests.kit.players import word_of
from tests.kit.sit_down import SitDown, sit_down_at

SIZES = [(800, 480), (2560, 1080)]
ALONE = "Ana,bot:easy,bot:easy,bot:easy"


def may_choose_an_end(match: Match) -> bool:
    state = match.state
    if state.turn is None or state.line.ends is None or state.line.ends[0] == state.line.ends[1]:
        return False
    words = [turn for turn in match.seen_by(state.turn).legal if isinstance(turn, Play)]
    return len({play.tile for play in words}) < len(words)


def both_ends(player: SitDown) -> tuple[Play, Play]:
    """A tile that fits both ends of the table that lies there: on the left, on the right."""
    legal = [turn for turn in player.scene.sitting.seen().legal if isinstance(turn, Play)]
    tile = next(play.tile for play in legal if sum(other.tile == play.tile for other in legal) == 2)
    return Play(tile, End.LEFT), Play(tile, End.RIGHT)


def at_a_choice(data: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> SitDown:
    seed, turns = find("chiva", may_choose_an_end)
    return at_decision(brought_to(data, "chiva", seed, turns, size, **settings))


def nothing_is_played(player: SitDown, words: tuple[str, ...]) -> None:
    player.wait(5)
    assert player.match.hand.words == words


# ---------------------------------------------------------------------- tile, ghost, confirm


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_raises_a_tile_and_a_second_tap_takes_it_back(tmp_path: Path, size: tuple[int, int]) -> None:
    player = at_a_choice(tmp_path, size)
    words, tile = player.match.hand.words, word_of(both_ends(player)[0])[0]
    player.tap(tile)
    assert {"ghost:<", "ghost:>"} <= player.spots.keys()
    player.tap(tile)
    assert not {"ghost:<", "ghost:>"} & player.spots.keys()
    nothing_is_played(player, words)


@pytest.mark.parametrize("size", SIZES)
def test_the_other_ghost_changes_the_end_and_the_chosen_one_confirms(tmp_path: Path, size: tuple[int, int]) -> None:
    player = at_a_choice(tmp_path, size)
    words, (left, _) = player.match.hand.words, both_ends(player)
    player.tap(word_of(left)[0])
    first = player.spots["chosen"]
    other = next(name for name in ("ghost:<", "ghost:>") if player.spots[name] != first)
    player.tap(other)
    assert player.spots["chosen"] == player.spots[other] != first
    nothing_is_played(player, words)
    player.tap(other)
    assert player.match.hand.words == (*words, f"{tile_text(left.tile).replace('-', '')}{other[-1]}")


@pytest.mark.parametrize("end", [End.LEFT, End.RIGHT])
def test_a_drag_to_an_end_is_a_preview_there_and_no_play(tmp_path: Path, end: End) -> None:
    player = at_a_choice(tmp_path)
    words, (left, _) = player.match.hand.words, both_ends(player)
    tile, ghost = word_of(Play(left.tile, end))
    player.tap(tile)
    goal, start = player.spots[ghost].center, player.spots[tile].center
    player.tap(tile)
    player.drag(start, goal)
    assert player.spots["chosen"] == player.spots[ghost]
    nothing_is_played(player, words)
    player.tap("confirm")
    assert player.match.hand.words == (*words, f"{tile.removeprefix('tile:')}{end}")


@pytest.mark.parametrize(
    ("language", "different", "equal"),
    [
        ("es", "{tile} no encaja: las puntas son {left} y {right}", "{tile} no encaja: las dos puntas son {left}"),
        ("en", "{tile} does not fit: the ends are {left} and {right}", "{tile} does not fit: both ends show {left}"),
    ],
)
@pytest.mark.parametrize("are_equal", [False, True])
def test_a_tile_that_does_not_fit_says_why(
    tmp_path: Path, language: str, different: str, equal: str, are_equal: bool
) -> None:
    def wanted(match: Match) -> bool:
        state = match.state
        if state.turn is None or state.line.ends is None or match.is_forced_pass:
            return False
        fitting = {turn.tile for turn in match.seen_by(state.turn).legal if isinstance(turn, Play)}
        left, right = state.line.ends
        return (left == right) == are_equal and len(fitting) < state.holdings[state.turn - 1].bit_count()

    seed, turns = find("chiva", wanted)
    player = at_decision(brought_to(tmp_path, "chiva", seed, turns, language=language))
    words = player.match.hand.words
    held = next(name for name in player.spots if name.startswith("held:"))
    player.tap(held)
    assert player.match.state.line.ends is not None
    left, right = player.match.state.line.ends
    tile = "-".join(held.removeprefix("held:"))
    assert player.scene._prompt() == (equal if are_equal else different).format(tile=tile, left=left, right=right)
    assert "chosen" not in player.spots
    player.key("return")
    player.tap_at(player.scene.art.layout.line.whole().centre)
    nothing_is_played(player, words)


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
@pytest.mark.parametrize("focus", [None, "confirm"])
def test_a_preview_is_confirmed_only_once_it_has_shown(tmp_path: Path, device: Device, focus: str | None) -> None:
    """By Enter and A, in the hand or on the button."""
    player = at_a_choice(tmp_path)
    words, (left, _) = player.match.hand.words, both_ends(player)
    player.scene.hand.raise_up(left.tile)
    player.scene._enable()
    player.scene.panel.focus = focus
    player.client.hear(Press(Command.CONFIRM, device))
    player.wait(0.2)
    player.client.hear(Press(Command.CONFIRM, device))
    assert player.match.hand.words == words
    player.wait(0.2)
    player.client.hear(Press(Command.CONFIRM, device))
    assert len(player.match.hand.words) == len(words) + 1


def test_escape_takes_the_preview_back_before_it_is_the_menu(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    words = player.match.hand.words
    player.tap(word_of(both_ends(player)[0])[0])
    player.key("escape")
    assert (player.scene_name, player.scene.hand.is_empty) == ("play", True)
    player.key("escape")
    assert player.scene_name == "pause"
    player.key("escape")
    assert player.scene_name == "play"
    nothing_is_played(player, words)


# ---------------------------------------------------------------------- the hand's order


def test_a_tile_dragged_in_the_hand_stays_there_and_nobody_else_is_told(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    sitting, seat, match = player.client.stage.sitting, player.match.state.turn, player.match
    assert sitting is not None
    assert seat is not None
    others = [match.seen_by(other) for other in (None, *SEATS) if other != seat]
    record, before = Record(match).to_bytes(), player.scene.hand.order()
    hand = [player.spots[name] for name in player.spots if name.startswith(("tile:", "held:"))]
    player.drag(hand[0].center, hand[-1].center)
    after = player.scene.hand.order()
    assert after == (*before[1:], before[0])
    assert player.scene.hand.is_empty
    assert [match.seen_by(other) for other in (None, *SEATS) if other != seat] == others
    assert Record(match).to_bytes() == record
    lay_by_mouse(player, next(turn for turn in sitting.seen().legal if isinstance(turn, Play)))
    at_decision(player)
    player.key("u")
    assert player.scene_name == "reveal"
    at_decision(player)
    assert player.match.state.turn == seat
    assert player.scene.hand.order() == after


# ---------------------------------------------------------------------- the forced double six


@pytest.mark.parametrize(("language", "why"), [("es", "Esta mano se abre con el doble seis"), ("en", "The double six")])
def test_a_person_confirms_the_forced_double_six(tmp_path: Path, language: str, why: str) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(), language=language)
    at_decision(player)
    assert [name for name in player.spots if name.startswith("tile:")] == ["tile:66"]
    nothing_is_played(player, ())
    player.tap(next(name for name in player.spots if name.startswith("held:")))
    assert player.scene._prompt().startswith(why)
    nothing_is_played(player, ())
    player.tap("tile:66")
    nothing_is_played(player, ())
    player.tap("chosen")
    assert player.match.hand.words == ("66",)


def test_a_hand_after_a_win_opens_with_any_tile_and_none_is_played_by_itself(tmp_path: Path) -> None:
    seed, turns = find("chiva", lambda match: match.hand_is_over and match.state.result.end is EndedBy.OUT)
    player = brought_to(tmp_path, "chiva", seed, turns)
    player.client.stage.sitting.deal_next()
    at_decision(player)
    assert len([name for name in player.spots if name.startswith("tile:")]) == 7
    nothing_is_played(player, ())


# ---------------------------------------------------------------------- what is told


def shown(player: SitDown, kind: type[Card] | type[Banner]) -> list[str]:
    """A list that grows with each card or banner that comes."""
    told: list[str] = []
    last: list[object] = [None]

    def look(now: SitDown) -> None:
        act = now.scene.flow.showing.act if now.scene_name == "play" else None
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
    voice = voice_of(player.client.stage.sitting, Words(language))
    passes = [taken for taken in player.match.state.log if isinstance(taken.turn, Pass)]
    in_block = 4 if player.match.state.line.is_blocked and player.match.state.result.seat is None else 0
    assert cards == [turn_line(voice, taken) for taken in passes[: len(passes) - in_block]]
    assert cards
    assert all(f" {verb}: " in card for card in cards)


@pytest.mark.parametrize("speed", ["slow", "instant", "wait"])
def test_a_block_is_told_at_once_and_its_four_passes_need_no_card(tmp_path: Path, speed: str) -> None:
    seed, turns = find("chiva", lambda match: match.hand_is_over and match.state.result.end is EndedBy.BLOCK)
    player = at_decision(brought_to(tmp_path, "chiva", seed, turns[:-5], language="es", bot_speed=speed))
    cards, banners = shown(player, Card), shown(player, Banner)

    def both(now: SitDown, looks=(player.after_frame,)) -> None:
        act = now.scene.flow.showing.act if now.scene_name == "play" else None
        assert not isinstance(act, Card)
        for look in looks:
            look(now)

    player.after_frame = both
    lay_by_mouse(player, turns[-5])
    player.wait_for("hand_summary", limit=20)
    assert not cards
    assert banners[0] == "¡Tranque!"
    assert player.match.hand.words[-4:] == ("-",) * 4


MOMENTS = {
    "¡Dominó!": ("chiva", lambda match: match.hand_is_over and match.state.result.seat is not None),
    "¡Llave!": ("sixlove", lambda match: match.hand_is_over and match.state.result.key),
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
        return match.hand_is_over and is_double and last.end is end

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
            assert player.scene.picture().last == plays[-1]
            player.wait(3)
            assert player.scene.picture().last == plays[-1]
            seen += 1
        lay_by_mouse(player, next(turn for turn in player.scene.sitting.seen().legal if isinstance(turn, Play)))


# ---------------------------------------------------------------------- log, undo


def test_the_log_opens_at_any_time(tmp_path: Path) -> None:
    """At the curtain, while somebody names, on the own turn, while a bot thinks, after the hand."""
    seats = "Ana,bot:easy,Carmen,bot:easy"
    player = sit_down_at(
        tmp_path, "--game", "sixlove", "--seed", "7", "--seats", seats, settings=calm(bot_speed="slow")
    )
    tried = set()
    until = player.now + 900
    while tried < {"reveal", "opener", "play", "play: a bot", "hand_summary"}:
        assert player.now < until, tried
        scene = player.scene_name
        decides = scene == "play" and player.scene.awaits_decision
        kind = "play: a bot" if scene == "play" and player.scene.flow.is_thinking else scene
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
            lay_by_mouse(player, next(turn for turn in player.scene.sitting.seen().legal if isinstance(turn, Play)))
        else:
            player.wait(0.1)


def test_at_the_first_decision_undo_and_redo_do_nothing_by_any_way(tmp_path: Path) -> None:
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm()))
    state, scene = player.match.state, player.scene
    assert not {"undo", "redo"} & player.spots.keys()
    player.key("u", "ctrl+z", "ctrl+y")
    for command in (Command.UNDO, Command.REDO):
        player.client.hear(Press(command, Device.PAD))
        player.tap_at(player.scene.panel.controls[command.name.lower()].box.whole().centre)
    assert player.match.state is state
    assert player.scene is scene
    assert not player.match.hand.notes


@pytest.mark.parametrize(("language", "words"), [("es", "Deshacer: "), ("en", "Undo: ")])
def test_undo_and_restart_stand_in_the_log_with_the_name(tmp_path: Path, language: str, words: str) -> None:
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(), language=language))
    name = player.match.player(player.match.state.turn).name
    lay_by_mouse(player, next(turn for turn in player.scene.sitting.seen().legal if isinstance(turn, Play)))
    at_decision(player)
    player.key("u")
    for _ in range(2):
        at_decision(player)
        lay_by_mouse(player, next(turn for turn in player.scene.sitting.seen().legal if isinstance(turn, Play)))
    at_decision(player)
    player.key("m")
    player.tap("restart")
    player.tap("yes")
    rows = [text for text, _ in log_rows(player.match.hand, voice_of(player.client.stage.sitting, Words(language)))]
    assert any(row.startswith(words) and name in row for row in rows)
    assert len(player.match.hand.notes) == 2
    assert len(rows) == 3


def test_selecting_previewing_and_hints_leave_no_trace(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    record = Record(player.match).to_bytes()
    picture = player.match.seen_by(None)
    player.tap(word_of(both_ends(player)[0])[0])
    player.key("up", "escape", "h")
    player.wait(3)
    assert player.scene.hand.selection.tile is not None
    player.key("escape")
    assert Record(player.match).to_bytes() == record
    assert player.match.seen_by(None) == picture
    assert not player.match.hand.notes


# ---------------------------------------------------------------------- nothing from elsewhere


def test_a_press_beside_a_question_answers_nothing(tmp_path: Path) -> None:
    player = at_a_choice(tmp_path)
    state = player.match.state
    player.key("m")
    player.tap("leave")
    width, height = player.client.stage.size
    for at in ((2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3), (width // 2, 4)):
        player.tap_at(at)
        assert player.scene_name == "question"
    player.key("return")
    assert player.scene_name == "pause", "no is chosen first"
    assert player.match.state is state


def test_the_key_that_lifts_the_curtain_plays_nothing_however_long_it_is_held(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm())
    player.wait_for("reveal")
    player.press("return")
    player.wait_for("play")
    player.scene.hand.raise_up(TILE_OF[6, 6])
    player.wait(3)
    player.release("return")
    nothing_is_played(player, ())


def test_a_stall_is_no_giant_step(tmp_path: Path) -> None:
    """A title bar that is dragged for a minute, a machine that slept: a slow bot still takes its time."""
    bots = "bot:easy,bot:easy,bot:easy,bot:easy"
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", bots, settings=calm(bot_speed="slow"))
    player.wait_for("play")
    player.now += 60
    player.wait()
    assert player.match.hand.words == ()


def test_leaving_takes_the_bot_s_answer_with_it(tmp_path: Path) -> None:
    player = sit_down_at(tmp_path, "--seed", "42", "--seats", ALONE, settings=calm(bot_speed="slow"))
    while not (player.scene_name == "play" and player.scene.flow.is_thinking):
        if player.scene_name == "play" and player.scene.awaits_decision:
            lay_by_mouse(player, next(turn for turn in player.scene.sitting.seen().legal if isinstance(turn, Play)))
        player.hold("return") if player.scene_name == "reveal" else player.wait()
    match = player.match
    words = match.hand.words
    player.key("escape")
    player.tap("leave")
    player.tap("yes")
    assert player.scene_name == "title"
    player.wait(10)
    assert match.hand.words == words
    assert player.client.stage.sitting is None


@pytest.mark.parametrize("scene", ["play"])
def test_resizing_while_something_flies_loses_nothing(tmp_path: Path, scene: str) -> None:
    bots = "bot:easy,bot:easy,bot:easy,bot:easy"
    flags = ("--seed", "42", "--seats", bots)
    player = sit_down_at(tmp_path, *flags, settings=calm(bot_speed="normal", reduced_motion=False), size=(1280, 720))
    player.wait_for(scene)
    for step, size in enumerate([(800, 480), (2560, 1080), (640, 480)]):
        player.wait(0.35 + 0.1 * step)
        player.resize(size)
        player.key("f11")
    played = set(player.match.hand.words)
    player.wait_for("hand_summary", limit=600)
    assert played <= set(player.match.hand.words)
    assert player.match.state.result is not None


@pytest.mark.parametrize("scene", ["reveal", "rules", "settings", "log", "play"])
def test_what_stands_still_is_drawn_once_and_asks_for_no_time(tmp_path: Path, scene: str) -> None:
    """A core is left alone while nobody does anything."""
    player = at_decision(sit_down_at(tmp_path, "--seed", "42", "--seats", FOUR, settings=calm(reduced_motion=False)))
    match scene:
        case "reveal":
            player.key("space")
        case "rules" | "log":
            player.key(scene[0])
        case "settings":
            player.key("m")
            player.tap("settings")
    assert player.scene_name == scene
    player.wait(1)
    drawn = player.drawn
    player.wait(10)
    assert player.drawn == drawn
    assert not player.client.wants_time


def test_two_normal_starts_never_deal_alike(tmp_path: Path) -> None:
    dealt = set()
    for start in range(4):
        player = sit_down_at(tmp_path / str(start), "--seats", FOUR, settings=calm(), size=(640, 480))
        dealt.add(player.match.state.holdings)
        player.client.stage.sitting.deal_afresh()
        dealt.add(player.match.state.holdings)
    assert len(dealt) == 8
    assert all(sum(len(tuple(tiles_in(held))) for held in holdings) == 28 for holdings in dealt)


@pytest.mark.parametrize("kind", [pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST])
def test_a_tile_in_the_air_falls_back_when_the_window_looks_away(tmp_path: Path, kind: int) -> None:
    player = at_a_choice(tmp_path)
    words = player.match.hand.words
    start = player.spots[word_of(both_ends(player)[0])[0]].center
    player.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
    player.post(pygame.MOUSEMOTION, pos=(640, 250), rel=(0, 0), buttons=(1, 0, 0), touch=False)
    player.wait()
    player.post(kind)
    assert player.scene_name == "reveal"
    player.post(pygame.MOUSEBUTTONUP, pos=(640, 250), button=1, touch=False)
    at_decision(player)
    assert player.scene.hand.dragged is None
    nothing_is_played(player, words)
