# `make play` and `make test` are all that most people need; `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
TESTERS ?= 3
GAMES ?= 10000
# What `make bench-envs` measures besides; in an environment of their own, as pygame disturbs the tests.
PEERS := pgx==2.6.0 jax==0.10.2 pygame
PLAIN := tests/rules/test_worked.py tests/rules/test_golden.py tests/rules/test_settling.py tests/envs/test_batch.py \
  $(wildcard tests/rules/test_rulings_*.py)
CHECKED := tests/test_layers.py tests/test_docs.py tests/test_site.py

export PATH := $(CURDIR)/$(BIN):$(PATH)
# Otherwise every process of the tests would parse all sources again.
unexport PYTHONDONTWRITEBYTECODE
PAGE := src/chocolatier/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/worker web/public src/chocolatier/locale -type f 2>/dev/null) \
  web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
OPEN ?= --open
# Not ?=, because conda and csh set their own HOST.
HOST := 0.0.0.0

.PHONY: help play test long coverage check style types web-check docs compile system bench bench-envs load load-long load-peer fuzz attacks kill cluster-test first-minute soak soak-envs signature exact puzzles puzzles-verify puzzles-levels limits curve ladder judge luck calibrate fit train wire manners screenshots lock clean
.DEFAULT_GOAL := play

help: ## list what make can do
	@sed -n 's/^\([a-z-]*\):.*## /\1 /p' $(MAKEFILE_LIST) | while read -r name text; do printf '%-14s %s\n' "$$name" "$$text"; done

# What is compiled while the page is built stays in the cache; the server compiles the rest.
play: $(VENV)/play ## install what is needed, start the game and open its page
	@$(BIN)/chocolatier compile >/dev/null 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory $(PAGE); built=$$?; kill $$compiling 2>/dev/null; exit $$built
	@$(BIN)/chocolatier serve --host $(HOST) $(OPEN)

# What play needs is there soonest: with it the page is checked and the rules are compiled, while the other packages
# are still on their way.
test: ## check and test everything; 14 to 20 minutes on two processors
	@$(MAKE) --no-print-directory $(VENV)/play
	@$(MAKE) --no-print-directory --jobs=4 --output-sync=target $(VENV)/test system web-check compile $(PAGE) style types
	$(BIN)/pytest -n $(TESTERS) --dist worksteal -m "not long"

long: $(VENV)/test $(PAGE) system ## run the tests that `make test` has no time for
	$(BIN)/pytest -n $(JOBS) -m long

# Compiled code leaves no trace: tests of rules and batches run once more as plain Python; those of the search do so anyway.
coverage: $(VENV)/test $(PAGE) system ## measure which lines the tests run; takes half an hour
	@$(BIN)/python -c 'import coverage' 2>/dev/null || $(BIN)/pip install -q "coverage>=7.10"
	$(BIN)/coverage erase
	-$(BIN)/coverage run -m pytest -n $(JOBS) -m "not long"
	-NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -n $(JOBS) -W 'ignore:overflow encountered:RuntimeWarning' $(PLAIN)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --skip-covered

check: style types web-check docs ## check style, types, layers and docs

style: $(VENV)/test ## check the style of the Python sources
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test ## check the types of the Python sources
	$(BIN)/mypy

web-check: web/node_modules
	cd web && npm run --silent format && npm run --silent lint && npm run --silent check && npm run --silent test

docs: $(VENV)/test compile system web/node_modules ## build the documentation site in build/site, and test docs and layers
	$(BIN)/pytest $(CHECKED)

compile: $(VENV)/play ## compile the rules once, not in every process of the tests
	@$(BIN)/chocolatier compile >/dev/null

# What the tests need of the system: a browser and a database, those that are installed or else Debian's. The
# packages of the database would start a server of their own, which nothing here uses.
system:
	@packages=; \
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || packages="chromium-headless-shell"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || packages="$$packages postgresql"; \
	test -z "$$packages" || { echo "Installing $$packages for the tests ..."; \
	  $$(test "$$(id -u)" = 0 || echo sudo) sh -c "mkdir -p /etc/postgresql-common; \
	    test -e /etc/postgresql-common/createcluster.conf || \
	      echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf; \
	    apt-get update -qq; apt-get install -y -qq --no-install-recommends $$packages || \
	      apt-get install -y -qq --no-install-recommends $$(echo $$packages | sed s/-headless-shell//)" >/dev/null; }

bench: $(VENV)/test ## measure the speed of core and search, with C in the same run
	$(BIN)/python benchmarks/core.py
	$(BIN)/python benchmarks/search.py

bench-envs: ## measure the environments beside others of their kind
	@test -x $(VENV)/peers/bin/python || $(PYTHON) -m venv $(VENV)/peers
	@$(VENV)/peers/bin/pip install -q --disable-pip-version-check -e '.[envs]' $(PEERS)
	$(VENV)/peers/bin/python benchmarks/envs.py

signature: $(VENV)/test ## rewrite the search's signature after an intended change
	$(BIN)/python -m tests.bots.test_search

load: $(VENV)/test ## load a server with 500 tables of two sockets each, on this machine
	$(BIN)/python benchmarks/load.py --most

load-long: $(VENV)/test ## hold 10,000 sockets for five minutes, open 5,000 tables again, keep 100,000 games
	$(BIN)/python benchmarks/load.py --hold 300 --tables 5000
	$(BIN)/python benchmarks/load.py --reopen 5000
	$(BIN)/python benchmarks/many_games.py

load-peer: $(VENV)/test benchmarks/peer/node_modules ## put the same load on boardgame.io, and compare
	$(BIN)/python benchmarks/load_peer.py

kill: $(VENV)/test ## kill the server 50 times during play: nothing acknowledged may be lost
	$(BIN)/python -m tools.kill

cluster-test: $(VENV)/test system ## kill and pause three servers and their database during 50,000 moves
	$(BIN)/python -m tools.cluster $(CLUSTER)

attacks: $(VENV)/test ## attack a server on this machine, and print what its other guests notice
	$(BIN)/python -m tools.attacks

fuzz: $(VENV)/test ## send a million nonsensical inputs to a server: no 500, no traceback, no growth
	$(BIN)/python -m tools.fuzz $(FUZZ)

first-minute: $(VENV)/test $(PAGE) system ## measure a first start with empty caches, three times
	$(BIN)/python -m tools.first_minute

screenshots: $(VENV)/test $(PAGE) system ## take the pictures in docs/
	$(BIN)/python -m tools.screenshots

soak: $(VENV)/test ## play GAMES games per rule set in lock-step with the naive model
	$(BIN)/python -m tools.soak --games $(GAMES) --jobs $(JOBS)

soak-envs: $(VENV)/test ## play GAMES games of every environment in lock-step with Game
	$(BIN)/python -m tools.soak_envs --games $(GAMES)

exact: $(VENV)/test ## compare the search with brute force on late positions
	$(BIN)/python -m tools.exact

puzzles: $(VENV)/test ## make the puzzles of the package, or go on with them (PUZZLES="--scale 1.5")
	nice -n 19 $(BIN)/python -m tools.puzzles make $(PUZZLES)
	nice -n 19 $(BIN)/python -m tools.puzzles pack

puzzles-verify: $(VENV)/test ## prove every puzzle of the package again, by brute force
	$(BIN)/python -m tools.puzzles verify

puzzles-levels: $(VENV)/test ## count how many of 500 puzzles each level solves
	$(BIN)/python -m tools.puzzles levels

limits: $(VENV)/test ## play 1,000 games of the top level on the clock: no forfeit, no overrun
	$(BIN)/python -m tools.limits

curve: $(VENV)/test ## measure what twice the thinking time is worth; takes half an hour
	$(BIN)/python benchmarks/curve.py --jobs $(JOBS) --plot docs/curve.svg

ladder: $(VENV)/test ## play every level against the next on three rule sets; takes hours
	$(BIN)/python -m tools.ladder

judge: $(VENV)/test ## review games of every level against itself: are reviews right? takes hours
	$(BIN)/python -m tools.judge --jobs $(JOBS) $(JUDGE)

luck: $(VENV)/test ## measure whether the luck of every seat is 0 on average (LUCK="--games 300")
	$(BIN)/python -m tools.luck --jobs $(JOBS) $(LUCK)

calibrate: $(VENV)/test ## compare chances of winning with 1,000 games of every rule set
	$(BIN)/python -m chocolatier.lab.training.calibrate --jobs $(JOBS) $(CALIBRATE)

fit: $(VENV)/test ## fit the evaluation's weights on self-play
	$(BIN)/python -m chocolatier.lab.training.fit --jobs $(JOBS)

train: $(VENV)/test ## train the networks, or continue a training (TRAIN="--out DIR ...")
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(BIN)/pip install -q "torch>=2.4"
	$(BIN)/python -m chocolatier.lab.training.train --jobs $(JOBS) $(TRAIN)

manners: $(VENV)/test ## measure reviews, and bots while ten reviews are made
	$(BIN)/python -m tools.manners

wire: $(VENV)/test web/node_modules ## the browser's types, from the Python models
	$(BIN)/python -m chocolatier.view.typescript | (cd web && node tools/wire.js) > web/wire.tmp
	mv web/wire.tmp web/src/net/wire.ts

lock: ## pin the required packages again
	$(PYTHON) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip install -q uv
	$(VENV)/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --no-annotate --extra build --extra server --extra terminal \
	  pyproject.toml -o requirements/play.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --no-annotate --extra build --extra test pyproject.toml \
	  -c requirements/play.txt -o requirements/test.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --no-annotate --extra postgres pyproject.toml \
	  -c requirements/test.txt -o requirements/serve.txt

clean: ## remove everything that the other targets made
	rm -rf $(VENV) web/node_modules $(dir $(PAGE)) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp file per set of packages, renewed when its pins change; the second set has the first one's versions.
$(VENV)/play: requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Chocolatier needs Python 3.11 or newer; name it with: make PYTHON=python3.12")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the packages of requirements/play.txt into $(VENV) ..."
	@$(BIN)/python -m pip install -q --no-compile --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/test: requirements/test.txt $(VENV)/play
	@echo "Installing the packages of requirements/test.txt into $(VENV) ..."
	@$(BIN)/python -m pip install -q --no-compile --disable-pip-version-check --require-hashes -r requirements/test.txt
	@touch $@

$(BIN)/npm:
	@$(MAKE) --no-print-directory $(VENV)/play

# Node comes with the Python packages, so that a machine with only Python can build the page.
web/node_modules: web/package.json web/package-lock.json | $(BIN)/npm
	@echo "Installing the packages of web/package-lock.json ..."
	@cd web && npm ci --loglevel=error
	@touch $@

benchmarks/peer/node_modules: benchmarks/peer/package-lock.json | $(BIN)/npm
	@cd benchmarks/peer && npm ci --loglevel=error
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules
	@cd web && npm run --silent build
