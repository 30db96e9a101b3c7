# Everything from nothing: each target makes what it needs first.
#
#   make play    play at a table in the terminal
#   make test    run every test
#   make lint    style, types, and who may import whom
#   make bench   measure, beside other systems
#   make load    measure the service under load, beside boardgame.io's
#   make wheel   build the compiled wheel into dist/
#   make soak    the long runs
#   make migration NAME="what changed"   write a migration, after a change of store/tables.py
#   make golden  write the golden playthroughs anew, after a change of rules

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
WITH   := --constraint constraints.txt
GAME   ?=
WORKERS ?= auto

.DELETE_ON_ERROR:
.PHONY: play test setup lint bench load wheel soak golden clean

play: $(VENV)/installed
	@$(BIN)/regnum play $(GAME)

setup: $(VENV)/installed-test

test: $(VENV)/installed-test
	$(BIN)/python -m pytest -n $(WORKERS)

lint: $(VENV)/installed-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: $(VENV)/installed-test
	REGNUM_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS)

golden: $(VENV)/installed-test
	REGNUM_GOLDEN=write $(BIN)/python -m pytest -q tests/conformance/test_golden.py

migration: $(VENV)/installed-test
	$(BIN)/python -m regnum.server.store.migrations "$(NAME)"
	$(BIN)/ruff format src/regnum/server/store/migrations

wheel: $(VENV)/installed-test
	$(BIN)/python -m build --wheel --no-isolation --outdir dist .

# the compiled wheel and the peers, in an environment of their own
bench: wheel
	$(PYTHON) -m venv --clear build/bench
	build/bench/bin/python -m pip --quiet --disable-pip-version-check install $(WITH) \
		"$$(ls -t dist/*.whl | head -n 1)[bench]"
	cd build && bench/bin/regnum bench --bars $(BENCH)

# needs node and npm
load: $(VENV)/installed-test
	mkdir -p build/load/peer && cp bench/load/package.json build/load/peer/
	cd build/load/peer && npm install --no-audit --no-fund --no-package-lock
	$(BIN)/python -m bench.load $(LOAD)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Regnum needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing Regnum into $(VENV) ..."
	@$(PIP) install $(WITH) --editable .
	@touch $@

$(VENV)/installed-test: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing Regnum with its tests into $(VENV) ..."
	@$(PIP) install $(WITH) --editable '.[test]'
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) build dist
