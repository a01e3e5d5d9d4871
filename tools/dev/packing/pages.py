"""Manual pages of both commands, in both languages, from the words of their own help."""

from pathlib import Path

from game import __version__
from game.words import LANGUAGES, Words
from scenes.input.command_line import flag_rows as client_rows
from tools.replay_help import flag_rows as replay_rows

_HEADINGS = {
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "FLAGS", "FILES", "SEE ALSO"),
    "es": ("NOMBRE", "SINOPSIS", "DESCRIPCIÓN", "OPCIONES", "ARCHIVOS", "VÉASE TAMBIÉN"),
}
_ABOUT = {
    ("tranque", "en"): (
        "dominoes in pairs: Chiva and six love",
        "A couch game for one to four people at one screen, with bots on the seats that are left.",
        "Settings and matches are kept in ~/.local/share/Tranque, or where TRANQUE_DATA or --data says.",
    ),
    ("tranque", "es"): (
        "dominó en parejas: Chiva y six love",
        "Un juego para una a cuatro personas ante una pantalla, con bots en los puestos que quedan.",
        "Los ajustes y las partidas se guardan en ~/.local/share/Tranque, o donde digan TRANQUE_DATA o --data.",
    ),
    ("tranque-replay", "en"): (
        "play from a seed, check and print records of Tranque",
        "Needs no window. Every word of a record is checked before a line is printed.",
        "A record is a text file with one row of JSON a hand. Status 2, with one line, where something is refused.",
    ),
    ("tranque-replay", "es"): (
        "jugar desde una semilla, comprobar y mostrar partidas de Tranque",
        "No necesita ventana. Cada palabra de una partida se comprueba antes de mostrar la primera línea.",
        "Una partida es un archivo de texto con una fila JSON por mano. Estado 2, con una línea, si algo se rechaza.",
    ),
}
_ROWS = {"tranque": client_rows, "tranque-replay": replay_rows}


def make_pages(share: Path) -> None:
    """Under `share/man`, as man(1) looks for them."""
    for command in _ROWS:
        for language in LANGUAGES:
            folder = share / "man" / ("man6" if language == "en" else f"{language}/man6")
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{command}.6").write_text(page(command, language), encoding="utf-8", newline="\n")


def page(command: str, language: str) -> str:
    """In the language of man(7)."""
    name, synopsis, description, flags, files, also = _HEADINGS[language]
    purpose, about, kept = _ABOUT[command, language]
    (other,) = set(_ROWS) - {command}
    lines = [f'.TH {command.upper()} 6 "" "Tranque {__version__}"', f".SH {name}", f"{_safe(command)} \\- {purpose}"]
    lines += [f".SH {synopsis}", f".B {_safe(command)}", "[\\fIflags\\fR] [\\fIFILE\\fR]"]
    lines += [f".SH {description}", _safe(about), f".SH {flags}"]
    for flag, meaning in _ROWS[command](Words(language)):
        lines += [".TP", f"\\fB{_safe(flag)}\\fR", _safe(meaning)]
    lines += [f".SH {files}", _safe(kept), f".SH {also}", f"\\fB{_safe(other)}\\fR(6)"]
    return "\n".join(lines) + "\n"


def _safe(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
