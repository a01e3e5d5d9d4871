"""The tests, a package so that `tests.kit` is found from everywhere."""
