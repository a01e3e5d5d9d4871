"""What must be there in this test."""

from typing import TypeVar

T = TypeVar("T")


def given(value: T | None) -> T:
    """AssertionError where there is none."""
    assert value is not None, "there is none"
    return value
