# The two commands everybody needs: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
GAMES ?= 10000

.PHONY: play test check bench soak signature exact fit train lock clean
.DEFAULT_GOAL := play

play: $(VENV)/play ## install what it needs and start a game
	@$(BIN)/chocolatier play

test: check ## everything that must hold, in a few minutes
	$(BIN)/pytest -n $(JOBS)

check: $(VENV)/test ## style, types, layers and docs
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest tests/test_layers.py tests/test_docs.py

bench: $(VENV)/test ## speed, as a ratio to C in the same run
	$(BIN)/python benchmarks/core.py
	$(BIN)/python benchmarks/search.py

signature: $(VENV)/test ## write the search's signature anew, after a change that was meant
	$(BIN)/python -m tests.bots.test_search

soak: $(VENV)/test ## GAMES random games per rule set, core and naive model in lock-step
	$(BIN)/python -m tests.lockstep --games $(GAMES) --jobs $(JOBS)

exact: $(VENV)/test ## the search against brute force on late positions of every rule set
	$(BIN)/python -m tests.bots.brute

fit: $(VENV)/test ## fit the evaluation's weights on self-play
	$(BIN)/python -m chocolatier.lab.fit --jobs $(JOBS)

train: $(VENV)/test ## train the networks from nothing; goes on where it was (TRAIN="--out DIR ...")
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(BIN)/pip install -q "torch>=2.4"
	$(BIN)/python -m chocolatier.lab.train --jobs $(JOBS) $(TRAIN)

lock: ## compile the pinned requirements anew
	$(PYTHON) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip install -q uv
	$(VENV)/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --no-annotate --extra build pyproject.toml -o requirements/play.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-header --no-annotate --extra build --extra test pyproject.toml \
	  -c requirements/play.txt -o requirements/test.txt

clean: ## remove everything that the other targets made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp file per set of packages; either is made anew when its pins change.
$(VENV)/play $(VENV)/test: $(VENV)/%: requirements/%.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Chocolatier needs Python 3.11 or newer; name it with: make PYTHON=python3.12")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the packages of requirements/$*.txt into $(VENV) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/$*.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
