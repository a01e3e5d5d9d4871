"""The sentences of the program in the reader's language: gettext catalogues beside this file.

Strings are written in English in the code as `words.say("...")` and `words.count("one", "many", n)`; the catalogues of
the two domains (`game`: shared with the command line, `scenes`: the client's screens) hold the Spanish.
"""

import gettext
import os

LANGUAGES = ("es", "en")
PSEUDO = "xx"
"""A language for tests: every text 40 % longer and accented, so that a tight box shows itself."""

# Without pathlib, which would take a twelfth of the time in which the engine loads.
_CATALOGUES = __file__.rpartition("words")[0] + "locale"
_DOMAINS = ("game", "scenes")
_ACCENTED = str.maketrans("aeiounAEIOUNcy", "áéíóúñÁÉÍÓÚÑçý")


class Words:
    """Texts of one language. Unknown texts come back in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue: gettext.NullTranslations = gettext.NullTranslations()
        if language not in ("en", PSEUDO):
            for domain in _DOMAINS:
                more = gettext.translation(domain, _CATALOGUES, [language], fallback=True)
                more.add_fallback(self._catalogue)
                self._catalogue = more

    def say(self, text: str, /, **parts: object) -> str:
        """The text with its `{parts}` filled in."""
        return self._finish(self._catalogue.gettext(text), parts)

    def count(self, one: str, many: str, n: int, /, **parts: object) -> str:
        """`one` or `many` by the language's own plural rule; `{n}` is filled in too."""
        return self._finish(self._catalogue.ngettext(one, many, n), {"n": n, **parts})

    def _finish(self, text: str, parts: dict[str, object]) -> str:
        finished = text.format_map({name: str(part) for name, part in parts.items()}) if parts else text
        return stretched(finished) if self.language == PSEUDO else finished


def stretched(text: str) -> str:
    """The pseudo-language: 40 % longer, in words, so that it breaks lines as a real text does."""
    more = round(len(text) * 0.4)
    filler = ("ñandú " * (more // 6 + 1))[: max(more - 1, 0)].rstrip()
    return f"{text.translate(_ACCENTED)} {filler}" if filler else text.translate(_ACCENTED)


def system_language() -> str:
    """Spanish where the system speaks it, else English. In gettext's order: LANGUAGE, a list, counts before the locale
    unless that is C."""
    spoken = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next((value for value in spoken if value), "") or _locale_name()
    wished = [] if locale.partition(".")[0] in ("C", "POSIX") else os.environ.get("LANGUAGE", "").split(":")
    told = next((wish for wish in wished if wish.lower().startswith(("es", "en"))), locale)
    return "es" if told.lower().startswith(("es", "spanish")) else "en"


def _locale_name() -> str:
    """Where the environment does not say, as on Windows. Loaded only there: it takes as long as the rest of this."""
    import locale  # noqa: PLC0415

    try:
        return locale.getlocale()[0] or ""
    except ValueError:  # a name that Python does not know, as some systems give
        return ""
