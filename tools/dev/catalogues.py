"""The catalogues of the other languages: texts gathered from the code, compiled, and checked to be whole.

`python -m tools.dev.catalogues` brings each .po up to the code and compiles it; `--check` changes nothing and fails
where a text is untranslated or fuzzy, where a {place} of it was lost, or where a file is behind the code.
"""

import string
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

from game.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
LOCALE = ROOT / "game" / "locale"
ROOMS = {"game": ("game", "tools"), "scenes": ("scenes", "sprites")}
"""Where the texts of each domain stand."""
KEYWORDS = {"say": None, "count": (1, 2)}
UNDATED = datetime(2000, 1, 1, tzinfo=UTC)
"""Dates in a catalogue say nothing that the history does not, and would differ on every run."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Status 1 where something is left to translate or to mend."""
    given = sys.argv[1:] if arguments is None else arguments
    faults = []
    for language in LANGUAGES:
        domains = list(ROOMS) if language != "en" else []
        known = {} if "--check" in given else known_in(language)
        for domain in domains:
            if "--check" not in given:
                update(domain, language, known)
            faults += [f"{po_path(domain, language).name} ({language}): {fault}" for fault in check(domain, language)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def po_path(domain: str, language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{domain}.po"


def extract(domain: str) -> Catalog:
    """Every text of a domain as the code has it."""
    template = _catalog(None)
    for room in ROOMS[domain]:
        for name, line, text, _, context in extract_from_dir(ROOT / room, [("**.py", "python")], keywords=KEYWORDS):
            template.add(text, locations=[(f"{room}/{name}", line)], context=context)
    return template


def known_in(language: str) -> dict[object, str | tuple[str, ...] | list[str]]:
    """The translations of every domain, so that a text which moves from one room to another keeps its own."""
    found: dict[object, str | tuple[str, ...] | list[str]] = {}
    for domain in ROOMS:
        for message in _read(po_path(domain, language), language):
            if message.id and message.string:
                found[_plain(message.id)] = message.string
    return found


def update(domain: str, language: str, known: Mapping[object, str | tuple[str, ...] | list[str]]) -> None:
    """New texts come in untranslated where they are not `known`, old ones go, the rest stays; then the .mo is made."""
    path = po_path(domain, language)
    catalogue = _read(path, language)
    catalogue.update(extract(domain), no_fuzzy_matching=True)
    for message in catalogue:
        if message.id and (not message.string or not any(message.string)):
            message.string = known.get(_plain(message.id), message.string)
    catalogue.revision_date = catalogue.creation_date = UNDATED
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_po_bytes(catalogue))
    with path.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, catalogue)


def check(domain: str, language: str) -> Iterator[str]:
    """What is wrong, a line each."""
    path = po_path(domain, language)
    catalogue = _read(path, language)
    wanted, found = ({message.id for message in texts if message.id} for texts in (extract(domain), catalogue))
    yield from (f"not in the catalogue: {shown(text)}" for text in sorted(wanted - found, key=shown))
    yield from (f"no longer in the code: {shown(text)}" for text in sorted(found - wanted, key=shown))
    for message in catalogue:
        if message.id:
            yield from (f"{fault}: {shown(message.id)}" for fault in faults_of(message, catalogue.num_plurals))
    if _translations(catalogue) != _compiled(path.with_suffix(".mo")):
        yield "the compiled file is behind: run make words"


def faults_of(message: Message, plurals: int) -> Iterator[str]:
    """Untranslated, fuzzy, or with other {places} than the English; `{n}` may fall where a form says the number."""
    if message.fuzzy:
        yield "fuzzy"
    originals = message.id if isinstance(message.id, tuple | list) else (message.id,)
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    if not all(forms) or len(forms) != (plurals if message.pluralizable else 1):
        yield "untranslated"
        return
    free = {"n"} if message.pluralizable else set()
    if any(places(str(form)) - free != places(originals[-1]) - free for form in forms):
        yield "its places differ"


def places(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def shown(text: str | tuple[str, ...] | list[str]) -> str:
    return text if isinstance(text, str) else text[-1]


def _catalog(language: str | None) -> Catalog:
    return Catalog(
        locale=language,
        project="tranque",
        msgid_bugs_address="",
        version="1",
        creation_date=UNDATED,
        revision_date=UNDATED,
        header_comment="# Texts of Tranque.",
        last_translator="The Tranque authors",
        language_team="The Tranque authors",
        fuzzy=False,
    )


def _read(path: Path, language: str) -> Catalog:
    if not path.exists():
        return _catalog(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def _po_bytes(catalogue: Catalog) -> bytes:
    out = BytesIO()
    write_po(out, catalogue, width=120, no_location=True, sort_output=True, ignore_obsolete=True)
    return out.getvalue()


def _translations(catalogue: Catalog) -> dict[object, object]:
    return {_plain(message.id): _plain(message.string) for message in catalogue if message.id and message.string}


def _plain(text: object) -> object:
    """Babel reads plurals now as a tuple, now as a list."""
    return tuple(text) if isinstance(text, list) else text


def _compiled(path: Path) -> dict[object, object] | None:
    if not path.exists():
        return None
    with path.open("rb") as file:
        return _translations(read_mo(file))


if __name__ == "__main__":
    sys.exit(main())
