# Everything a newcomer needs: `make play` and `make test` do all their own set-up.

PYTHON ?=
# Twice as many as the smallest machine has cores: the tests in a real window wait more than they work.
JOBS ?= 4
ARGS ?=

# Empty means off: the tests start hundreds of programs, and compiled files make each start sooner.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
# Windows keeps the programs of an environment elsewhere.
PROGRAMS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN := $(VENV)/$(PROGRAMS)
OLDEST := .venv-oldest
BUNDLER := .venv-bundle
PACKAGES := game scenes sprites sounds tools

.PHONY: bundle deb docs
.PHONY: help play test check style format coverage bench shots long words sounds oldest wheel clean
.DEFAULT_GOAL := help

help:
	@echo "make play    start the game (ARGS='--game sixlove --lang es' passes flags on)"
	@echo "make test    everything that must hold: style, types, import law, tests"
	@echo "make check   the same without the tests"
	@echo "make long    the laws at full size"
	@echo "make oldest  the engine's tests on the oldest NumPy that is promised"
	@echo "make coverage    what of the program the tests run through, branches and started programs included"
	@echo "make bench   how fast it is          make shots   a picture of every screen"
	@echo "make words   update the catalogues   make sounds  make the sound files again"
	@echo "make format  lay the code out        make wheel   build the package in dist/"
	@echo "make bundle  a folder that runs without Python, and its archive    make deb   a Debian package of it"
	@echo "make docs    the pages on how to play, as a site in build/site"
	@echo "make clean   remove all that was made, the environments included"

play: $(VENV)/.ready-to-play
	@$(BIN)/python -m game $(ARGS)

test: style
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

check: style
	$(BIN)/python -m pytest tests/test_imports.py

style: $(VENV)/.ready-to-test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if [ -f tools/dev/catalogues.py ]; then echo "$(BIN)/python -m tools.dev.catalogues --check"; $(BIN)/python -m tools.dev.catalogues --check; fi

format: $(VENV)/.ready-to-test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Tests that measure time may fail while everything is watched: those of `make test` count.
coverage: $(VENV)/.ready-to-test
	$(BIN)/coverage erase
	-$(BIN)/coverage run -m pytest -n $(JOBS) --dist worksteal $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

bench: $(VENV)/.ready-to-test
	$(BIN)/python -m tools.dev.bench $(ARGS)

shots: $(VENV)/.ready-to-test
	$(BIN)/python -m tools.dev.shots $(ARGS)

long: $(VENV)/.ready-for-pages
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m long $(ARGS)

words: $(VENV)/.ready-to-test
	$(BIN)/python -m tools.dev.catalogues $(ARGS)

sounds: $(VENV)/.ready-to-test
	$(BIN)/python -m tools.dev.sounds.make

wheel: $(VENV)/.ready-to-test
	$(BIN)/python -m hatchling build

bundle: $(BUNDLER)/.ready
	@$(BUNDLER)/bin/python -m tools.dev.packing.bundle

docs: $(VENV)/.ready-for-pages
	@$(BIN)/python -m tools.dev.site $(ARGS)

$(VENV)/.ready-for-pages: $(VENV)/.ready-to-test
	@$(BIN)/python -m pip install --quiet --group pages
	@touch $@

deb: bundle
	@$(BUNDLER)/bin/python -m tools.dev.packing.deb

$(BUNDLER)/.ready: pyproject.toml .ci/make-venv
	@PYTHON="$(PYTHON)" sh .ci/make-venv $(BUNDLER)
	@$(BUNDLER)/bin/python -m pip install --quiet --editable . --group bundle
	@touch $@

# NumPy works in the bots and in the sound script only, so the client's tests are left out.
oldest: $(OLDEST)/.ready
	$(OLDEST)/$(PROGRAMS)/python -m pytest -n $(JOBS) --dist worksteal tests/game tests/sounds tests/tools $(ARGS)

$(VENV)/.ready-to-play: pyproject.toml .ci/make-venv
	@PYTHON="$(PYTHON)" sh .ci/make-venv $(VENV)
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/.ready-to-test: $(VENV)/.ready-to-play
	@$(BIN)/python -m pip install --quiet --group dev
	@touch $@

# NumPy 1.26 has no wheels for Python 3.13 and later.
$(OLDEST)/.ready: pyproject.toml .ci/make-venv
	@PYTHON="$(PYTHON)" NEWEST=3.12 sh .ci/make-venv $(OLDEST)
	@$(OLDEST)/$(PROGRAMS)/python -m pip install --quiet --editable . --group dev "numpy==1.26.*"
	@touch $@

# The `hard` of the first release, for the arena: built from the git history.
.venv-hard-0.1/.ready: $(VENV)/.ready-to-test
	$(BIN)/python -m tools.dev.frozen hard-0.1
	@touch $@

clean:
	rm -rf $(VENV) $(OLDEST) $(BUNDLER) .venv-hard-0.1 dist build shots .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info
	find $(PACKAGES) tests -name __pycache__ -type d -prune -exec rm -rf {} +
