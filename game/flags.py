"""The flags of a command line, read without a word of English: whoever asks says the fault in the user's language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.saying import Saying, quoted, say


class BadFlags(ValueError):
    """`reason` is one sentence."""

    def __init__(self, reason: Saying) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(slots=True)
class Flags:
    """`values` by flag (`--seed`); a flag that takes no value stands for "". `others` are what is no flag."""

    values: dict[str, str] = field(default_factory=dict)
    others: list[str] = field(default_factory=list)

    def __contains__(self, flag: str) -> bool:
        return flag in self.values

    def get(self, flag: str) -> str | None:
        return self.values.get(flag)


def read_flags(arguments: Sequence[str], takes_value: Mapping[str, bool]) -> Flags:
    """`--seed 42` or `--seed=42`; after `--` nothing is a flag, and `-` alone never is. A value may begin with a
    hyphen unless it is a flag itself. BadFlags for what is unknown, given twice, or without the value it takes."""
    flags = Flags()
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        if argument == "--":
            flags.others += rest
            break
        if argument == "-" or not argument.startswith("-"):
            flags.others.append(argument)
            continue
        flag, equals, value = argument.partition("=")
        if flag not in takes_value:
            raise BadFlags(say("{flag} is no flag", flag=quoted(flag)))
        if flag in flags:
            raise BadFlags(say("{flag} is given twice", flag=flag))
        if not takes_value[flag] and equals:
            raise BadFlags(say("{flag} takes no value", flag=flag))
        if takes_value[flag] and not equals:
            if not rest or rest[0].partition("=")[0] in takes_value:
                raise BadFlags(say("{flag} needs a value", flag=flag))
            value = rest.pop(0)
        flags.values[flag] = value
    return flags


def value_in(arguments: Sequence[str], flag: str) -> str | None:
    """The value of one flag, however wrong the rest may be: the language to complain in."""
    for place, argument in enumerate(arguments):
        if argument == flag and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith(f"{flag}="):
            return argument.partition("=")[2]
    return None
