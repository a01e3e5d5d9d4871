"""What the replay command says of itself."""

from game.words import Words


def help_text(words: Words) -> str:
    usage = words.say("usage: {command} [flags] [FILE]", command="tranque-replay")
    return "\n".join((usage, "", *(f"  {flag:<36}{meaning}" for flag, meaning in flag_rows(words)))) + "\n"


def flag_rows(words: Words) -> tuple[tuple[str, str], ...]:
    """Each flag, and what it does."""
    say = words.say
    return (
        ("--game chiva|sixlove", say("bots play this game")),
        ("--seed TEXT", say("from this seed; without it one is drawn and printed")),
        ("--matches N, --hands N", say("how much is played; by default one match")),
        (
            "--bots LEVEL[,LEVEL,LEVEL,LEVEL]",
            say("level of all seats or of each: easy, medium, hard, random, heaviest"),
        ),
        ("--hand CODE", say("one hand from its code")),
        ('--open 66|"seat N"|"name N"', say("how that hand opens; by default 66")),
        ("--event LINE", say("the boards of an event as bots play them, or what a home made of them")),
        ("--day 2026-12-01", say("the boards of that day as hard plays them; one of them with --game")),
        ("--sheet FILE...", say("compare what homes made of an event, from the files of their results")),
        ("FILE, -", say("read a record from a file or from standard input")),
        ("--record", say("print the record instead of text")),
        ("--at HAND[.WORD] --picture FILE.png", say("draw the table at that moment")),
        ("--at HAND --film FILE.gif", say("draw the hand as a film")),
        ("--lang es|en", say("language of the text")),
        ("--version", say("which version this is")),
    )
