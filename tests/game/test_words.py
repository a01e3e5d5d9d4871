"""In which language the program speaks where nobody said."""

import pytest

from game.words import system_language

PUERTO_RICO, JAMAICA = "es_PR.UTF-8", "en_JM.UTF-8"


@pytest.mark.parametrize(
    ("told", "language"),
    [
        ({"LANG": PUERTO_RICO}, "es"),
        ({"LANG": JAMAICA}, "en"),
        ({"LANG": JAMAICA, "LC_MESSAGES": PUERTO_RICO}, "es"),
        ({"LANG": JAMAICA, "LC_MESSAGES": JAMAICA, "LC_ALL": PUERTO_RICO}, "es"),
        ({"LANG": JAMAICA, "LANGUAGE": "es"}, "es"),
        ({"LANG": PUERTO_RICO, "LANGUAGE": "en_GB:es"}, "en"),
        ({"LANG": JAMAICA, "LANGUAGE": "fr:es:en"}, "es"),
        ({"LANG": PUERTO_RICO, "LANGUAGE": "fr"}, "es"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "es"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": PUERTO_RICO}, "en"),
        ({"LANG": "not a locale"}, "en"),
    ],
)
def test_the_system_s_language_is_found_in_the_order_of_gettext(
    told: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
