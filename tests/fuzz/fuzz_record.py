"""Coverage-guided fuzzing of the record reader and the hand code, with atheris (optional: `pip install atheris`).

    python -m tests.fuzz.fuzz_record tests/fuzz/corpus -max_total_time=600

New inputs land in the first folder named; what crashed, in `crash-*` where it was started."""

import sys

import atheris

with atheris.instrument_imports(include=["game"]):
    from tests.fuzz.target import read_everything


def main() -> None:
    atheris.Setup(sys.argv, read_everything)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
