"""Names that can be seen, the sign a badge shows, and names that are told apart."""

import pytest

from game.deal import BadText, chosen_name_from_text, name_from_text
from game.names import apart, can_be_seen

UNSEEN = ["\u3164", "\u2800", "\u0301", "Ana\u3164", "\u00a0\u2003x\u2800", "\u115f", "\ufe0f", "A \u0301"]
SEEN = ["Ana", "Íñigo Ñandú", "Λίνα", "מרים", "فاطمة", "🦆", "❤️", "👍🏽", "🇩🇴", "ﬃﬃﬃ", "x̃", "!", "7"]


@pytest.mark.parametrize("name", UNSEEN)
def test_nobody_chooses_a_name_that_cannot_be_seen_and_records_keep_theirs(name: str) -> None:
    assert not can_be_seen(name.strip())
    with pytest.raises(BadText):
        chosen_name_from_text(name)
    assert name_from_text(name) == name.strip()


@pytest.mark.parametrize("name", SEEN)
def test_any_name_that_can_be_seen_is_taken(name: str) -> None:
    assert chosen_name_from_text(name)


def test_who_shares_a_name_is_told_with_the_seat() -> None:
    assert apart(("Ana", "Beto", "Ana", "Dora")) == ("Ana (1)", "Beto", "Ana (3)", "Dora")
    assert len(set(apart(("Ana", "Ana", "Ana (1)", "x")))) == 4
