"""What is said about a match: true, in both languages, and never of the wrong person."""

import pytest

from game.actions import End, Name, Pass, Play, Taken
from game.deal import BadText, name_from_text, seed_from_text
from game.hand_end import BY_DOUBLE_SIX, HandEnd, OpenedBy, Opening, Result, ScoreEvent
from game.match import Note, NoteKind
from game.rules import GAMES, result_of
from game.sentences import (
    Voice,
    bad_text_line,
    note_line,
    opening_line,
    opening_reason,
    other_game_line,
    result_lines,
    sums_line,
    turn_line,
    winner_line,
)
from game.sentences.results import why_line, worth_line
from game.tiles import tile_from_text
from game.words import PSEUDO, Words
from tests.game.random_play import random_hands

NAMES = ("Ana", "Beto", "Carmen", "Inés")


def voice(language: str, game: str = "chiva", names: tuple[str, ...] = NAMES) -> Voice:
    return Voice(Words(language), game, names)


def result(
    game: str, score: tuple[int, int], pips: tuple[int, ...], out: int | None = None, key: bool = False
) -> Result:
    return result_of(GAMES[game], score, HandEnd(out, pips, key))


@pytest.mark.parametrize(
    ("taken", "english", "spanish"),
    [
        (Taken(1, Play(tile_from_text("46"), End.LEFT), (4, 2)), "Ana plays 4-6 on the 4", "Ana juega 4-6 en el 4"),
        (Taken(1, Play(tile_from_text("46"), End.RIGHT), (4, 6)), "Ana plays 4-6 on the 6", "Ana juega 4-6 en el 6"),
        (Taken(3, Play(tile_from_text("00")), None), "Carmen opens with 0-0", "Carmen abre con 0-0"),
        (Taken(2, Pass(), (5, 3)), "Beto passes: neither 3 nor 5", "Beto pasa: ni 3 ni 5"),
        (Taken(2, Pass(), (0, 0)), "Beto passes: has no 0", "Beto pasa: no tiene 0"),
        (Taken(1, Name(1), None), "Ana opens", "Abre Ana"),
        (Taken(1, Name(3), None), "Ana names Carmen: Carmen opens", "Ana elige a Carmen: abre Carmen"),
    ],
)
def test_a_turn_is_told(taken: Taken, english: str, spanish: str) -> None:
    assert turn_line(voice("en"), taken) == english
    assert turn_line(voice("es"), taken) == spanish


def test_two_of_one_name_are_told_apart_by_their_seats() -> None:
    alike = voice("en", names=("Ana", "Beto", "Ana", "Dora"))
    assert turn_line(alike, Taken(3, Pass(), (1, 2))) == "Ana (3) passes: neither 1 nor 2"
    assert turn_line(alike, Taken(2, Pass(), (1, 2))) == "Beto passes: neither 1 nor 2"
    assert alike.seats((1, 3)) == "Ana (1) and Ana (3)"


def test_spanish_says_e_before_the_sound_of_i() -> None:
    spanish = voice("es", names=("Ana", "Beto", "Hiedra", "Inés"))
    assert spanish.seats((2, 4)) == "Beto e Inés"
    assert spanish.seats((1, 3)) == "Ana y Hiedra"
    assert spanish.seats((1, 2, 4)) == "Ana, Beto e Inés"


def test_how_a_hand_opens_is_told() -> None:
    named, seated = Opening(OpenedBy.NAMED, 1), Opening(OpenedBy.SEAT, 1)
    assert opening_line(voice("en"), BY_DOUBLE_SIX, 2) == "66 opens: Beto holds it"
    assert opening_line(voice("en"), seated, 1) == "Ana opens"
    assert opening_line(voice("en"), named, None) == "Ana's pair chooses: Ana picks the opener"
    assert opening_line(voice("es"), BY_DOUBLE_SIX, 2) == "Abre el doble seis: lo tiene Beto"
    assert opening_line(voice("es"), seated, 1) == "Abre Ana"
    assert opening_line(voice("es"), named, None) == "Abre la pareja de Ana: Ana decide quién de los dos"


def test_why_it_opens_so_is_told() -> None:
    def reason(game: str, before: Result | None) -> str:
        return opening_reason(voice("en", game), before.next if before else BY_DOUBLE_SIX, before)

    assert reason("chiva", None) == "a match begins with 66"
    assert reason("chiva", result("chiva", (3, 0), (0, 9, 9, 9), out=1)) == "a match begins with 66"
    assert reason("chiva", result("chiva", (0, 0), (9, 9, 9, 9))) == "after a draw 66 opens"
    assert reason("sixlove", result("sixlove", (0, 1), (0, 9, 9, 9), out=1)) == "after a broken streak 66 opens"
    assert reason("sixlove", result("sixlove", (5, 0), (0, 9, 9, 9), out=1)) == "Ana went out"
    assert reason("chiva", result("chiva", (0, 1), (9, 20, 7, 20))) == "Carmen is the lighter of the winning pair"
    assert reason("sixlove", result("sixlove", (0, 0), (9, 20, 7, 20))) == "Carmen held the lowest hand"


def test_a_block_is_told_by_its_rule_and_the_other_games_where_it_differs() -> None:
    pips = (19, 18, 19, 34)
    chiva, six_love = result("chiva", (0, 0), pips), result("sixlove", (0, 0), pips)
    assert winner_line(voice("en"), chiva) == "Block: Ana and Carmen win with fewer pips together, 38 against 52"
    assert other_game_line(voice("en"), chiva) == (
        "By the rule of Six love: Beto and Inés win with the lowest hand, Beto's 18"
    )
    assert winner_line(voice("es", "sixlove"), six_love) == (
        "Tranque: Beto e Inés ganan por el mínimo de tantos, 18 de Beto"
    )
    assert other_game_line(voice("es", "sixlove"), six_love) == (
        "Según la regla de Chiva: Ana y Carmen ganan con menos tantos en pareja, 38 contra 52"
    )
    assert other_game_line(voice("en"), result("chiva", (0, 0), (1, 9, 1, 9))) is None
    assert other_game_line(voice("en"), result("chiva", (0, 0), (0, 9, 9, 9), out=1)) is None


def test_under_a_title_with_the_winners_their_names_stand_in_no_reason() -> None:
    for game, pips, out, told in (
        ("chiva", (0, 9, 9, 9), 1, "Ana went out"),
        ("chiva", (19, 18, 19, 34), None, "Block: fewer pips together, 38 against 52"),
        ("chiva", (5, 9, 9, 5), None, "Block: each pair has 14 pips"),
        ("sixlove", (19, 18, 19, 34), None, "Block: Beto has the lowest hand, 18"),
        ("sixlove", (5, 6, 5, 7), None, "Block: both have the lowest hand, 5"),
        ("sixlove", (5, 5, 9, 5), None, "Block: rivals share the lowest hand, 5: Ana, Beto and Inés"),
    ):
        assert why_line(voice("en", game), result(game, (0, 0), pips, out=out)) == told
    for game, score, told in (
        ("chiva", (1, 0), "1 win is added"),
        ("sixlove", (1, 0), "1 point is added"),
        ("chiva", (0, 2), "Zero to zero, and this hand does not count"),
        ("sixlove", (0, 2), "Zero to zero, and this hand adds nothing"),
        ("chiva", (3, 0), "Ana and Carmen win the match 4 to zero: chiva!"),
    ):
        assert worth_line(voice("en", game), result(game, score, (0, 9, 9, 9), out=1)) == told
    assert worth_line(voice("en"), result("chiva", (1, 0), (5, 9, 9, 5))) == "The score stays as it was"


def test_draws_are_told_by_their_rule() -> None:
    assert winner_line(voice("en"), result("chiva", (0, 0), (5, 9, 9, 5))) == "Block: a draw, each pair has 14 pips"
    assert winner_line(voice("es"), result("chiva", (0, 0), (0, 1, 1, 0))) == (
        "Tranque: empate, cada pareja tiene 1 tanto"
    )
    shared = result("sixlove", (0, 0), (5, 5, 9, 5))
    assert winner_line(voice("en", "sixlove"), shared) == (
        "Block: a draw, rivals share the lowest hand, 5: Ana, Beto and Inés"
    )
    partners = result("sixlove", (0, 0), (5, 6, 5, 7))
    assert winner_line(voice("en", "sixlove"), partners) == "Block: Ana and Carmen win, both with the lowest hand, 5"


def test_a_key_that_breaks_has_no_effect() -> None:
    broken = result("sixlove", (0, 3), (0, 9, 9, 9), out=1, key=True)
    lines = result_lines(voice("es", "sixlove"), broken)
    assert "llave, sin efecto: se rompe" in lines
    assert "Se rompe: Ana y Carmen cortan la racha, cero a cero, y esta mano no suma" in lines
    counted = result_lines(voice("es", "sixlove"), result("sixlove", (1, 0), (0, 9, 9, 9), out=1, key=True))
    assert "Llave: la última ficha cerró dos puntas duras, la mano vale dos" in counted
    assert "Ana y Carmen se anotan 2 puntos" in counted


def test_the_end_of_a_match_is_told_with_its_score() -> None:
    seven = result("sixlove", (5, 0), (0, 9, 9, 9), out=1, key=True)
    assert "Ana and Carmen win the match 7 to zero: six love!" in result_lines(voice("en", "sixlove"), seven)
    four = result("chiva", (0, 3), (9, 0, 9, 9), out=2)
    assert "Beto e Inés ganan la partida 4 a cero: ¡chiva!" in result_lines(voice("es"), four)
    broken = result("chiva", (0, 3), (0, 9, 9, 9), out=1)
    assert "Ana y Carmen rompen la chiva: cero a cero, y esta mano no cuenta" in result_lines(voice("es"), broken)


def test_every_hand_can_be_told_in_every_language(game: str) -> None:
    """All sums stand there, and no place is left unfilled."""
    seen: set[ScoreEvent] = set()
    for hand in random_hands(game, 150):
        ended = hand.last.result
        assert ended is not None
        seen.add(ended.event)
        for language in ("en", "es", PSEUDO):
            teller = voice(language, game)
            lines = [turn_line(teller, taken) for taken in hand.last.log] + result_lines(teller, ended)
            assert all(line.isprintable() and "{" not in line for line in lines)
        sums = sums_line(voice("en", game), ended.pips)
        assert all(f"{name} {pips}" in sums for name, pips in zip(NAMES, ended.pips, strict=True))
    assert seen == set(ScoreEvent)


@pytest.mark.parametrize(
    ("note", "english", "spanish"),
    [
        (
            Note(4, NoteKind.UNDO, 1),
            "Undo: the decision of Ana is taken back",
            "Deshacer: se retira la decisión de Ana",
        ),
        (
            Note(2, NoteKind.REDO, 3),
            "Redo: the decision of Carmen stands again",
            "Rehacer: vuelve la decisión de Carmen",
        ),
        (Note(9, NoteKind.RESTART, None), "The deal is begun again", "Se reinicia el reparto"),
        (Note(0, NoteKind.HELP, 1), "Details were opened for Ana", "Se abrieron los detalles para Ana"),
    ],
)
def test_a_press_is_told(note: Note, english: str, spanish: str) -> None:
    assert note_line(voice("en"), note) == english
    assert note_line(voice("es"), note) == spanish


@pytest.mark.parametrize(
    ("what", "found", "english"),
    [
        ("seed", "", "the seed is empty"),
        ("name", "x" * 17, "a name has at most 16 characters"),
        ("seed", "a\x00", "the seed holds a character that cannot be shown"),
        ("name", "a\u202eb", "the name holds a character that cannot be shown"),
    ],
)
def test_a_text_that_is_none_is_refused_in_words(what: str, found: str, english: str) -> None:
    reader = seed_from_text if what == "seed" else name_from_text
    with pytest.raises(BadText) as caught:
        reader(found)
    assert bad_text_line(Words("en"), what, found, caught.value) == english
    assert bad_text_line(Words("es"), what, found, caught.value) != english
