"""Flags of a command line."""

import pytest

from game.flags import BadFlags, read_flags, value_in

TAKES = {"--seed": True, "--record": False}


def test_values_come_with_a_space_or_an_equals_sign() -> None:
    for arguments in (["--seed", "4=2", "x", "--record"], ["--seed=4=2", "--record", "x"]):
        flags = read_flags(arguments, TAKES)
        assert flags.values == {"--seed": "4=2", "--record": ""}
        assert flags.others == ["x"]


def test_a_value_may_begin_with_hyphens_and_be_empty() -> None:
    assert read_flags(["--seed", "--x"], TAKES).get("--seed") == "--x"
    assert read_flags(["--seed", "-"], TAKES).get("--seed") == "-"
    assert read_flags(["--seed="], TAKES).get("--seed") == ""
    assert read_flags([], TAKES).get("--seed") is None


def test_after_two_hyphens_nothing_is_a_flag() -> None:
    flags = read_flags(["-", "--", "--record", "--"], TAKES)
    assert flags.values == {}
    assert flags.others == ["-", "--record", "--"]


@pytest.mark.parametrize(
    "arguments", [["--seed"], ["--seed", "--record"], ["--record=1"], ["--sed", "1"], ["-s"], ["--record", "--record"]]
)
def test_anything_else_is_refused(arguments: list[str]) -> None:
    with pytest.raises(BadFlags):
        read_flags(arguments, TAKES)


def test_one_value_is_found_however_wrong_the_rest() -> None:
    assert value_in(["--what", "--lang", "es", "--lang", "en"], "--lang") == "es"
    assert value_in(["--lang=en"], "--lang") == "en"
    assert value_in(["--lang"], "--lang") is None
