# Every target sets up what it needs in .venv: nothing is installed outside this folder.

PYTHON ?= python3
JOBS ?= 2
GAMES ?= ichoria mythic
SAMPLE ?= 1000
SEED ?= 1

VENV := .venv
BIN := $(VENV)/bin
LIGHT := $(VENV)/.light
READY := $(VENV)/.ready
LOG := $(VENV)/install.log
INSTALL := $(if $(shell command -v uv),uv pip install --python $(BIN)/python,$(BIN)/python -m pip install)
LOCKED := echo 'setuptools>=77' | $(BIN)/uv pip compile pyproject.toml - --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links --no-sources --quiet
PACKAGES := api bench scenes skirmish terrain viewer

.DEFAULT_GOAL := help
.PHONY: help demo test check bench bench-compare arena records mutants gallery baselines compiled wheel soak lock outdated clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(LIGHT) ## Settle a sight dispute on the scanned castle: ruling, proof and picture
	@$(BIN)/pas demo

test: $(READY) ## Run the tests
	@$(BIN)/python -m compileall -q $(PACKAGES)
	@$(BIN)/python -m pytest -q -n $(JOBS) -m "not soak"

check: $(READY) ## Lint, formatting, types, layers and sentences
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tests.words

bench: $(READY) ## Print the benchmark tables, and keep their figures for `make bench-compare`
	@mkdir -p build/bench
	@test ! -f build/bench/after.json || mv build/bench/after.json build/bench/before.json
	@$(BIN)/python -m bench --json build/bench/after.json

bench-compare: $(READY) ## Compare the last two benchmarks: what has become a fifth worse
	@$(BIN)/python -m bench.compare build/bench/before.json build/bench/after.json

arena: $(READY) ## Let bots play each other: the share that the hunter wins
	@$(BIN)/python -m bench.arena

records: $(READY) ## Play the golden games anew, where rules were meant to change
	@$(BIN)/python -m tests.records

mutants: $(READY) ## Put small faults into the rules, and name those that no test notices
	@for game in $(GAMES); do $(BIN)/python -m tests.mutants $$game --sample $(SAMPLE) --seed $(SEED) || failed=1; done; exit $${failed:-0}

gallery: $(READY) ## Draw a page of ten scenes into gallery/
	@$(BIN)/python -m viewer.gallery

baselines: $(READY) ## Draw the pictures of the README, and those that tests compare with, anew
	@$(BIN)/python -m viewer.gallery --readme
	@$(BIN)/python -m tests.viewer.picture_baselines

compiled: $(READY) ## Pack the compiled geometry that the repository carries (ANEW=1: compile all of it anew)
	@$(BIN)/python -m bench.compiled $(if $(ANEW),--anew)

wheel: $(READY) ## Build a wheel with the geometry compiled in, and try it on a bare machine
	@$(BIN)/python -m bench.wheel

soak: $(READY) ## Run the long proofs
	@$(BIN)/python -m pytest -q -n $(JOBS) -m soak

lock: $(READY) ## Resolve the packages anew, and write their versions and hashes into locks/
	@$(LOCKED) --all-extras -o locks/everything.txt
	@$(LOCKED) --extra viewer --extra scans --extra postgres -c locks/everything.txt -o locks/server.txt
	@$(LOCKED) --extra viewer -c locks/everything.txt -o locks/demo.txt

outdated: $(READY) ## List the packages of which there are newer versions
	@$(BIN)/python -m pip list --outdated

clean: ## Remove .venv, caches and what the demo drew
	@rm -rf $(VENV) demo build dist terrain/compiled/*/ *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The demo needs a quarter of what the tests do: what rules and draws. Its geometry is in terrain/compiled/.
$(LIGHT): pyproject.toml locks/demo.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "pas needs Python 3.11 or newer; set it with: make PYTHON=python3.11 …"; exit 1; }
	@echo "Setting up $(VENV) (once; a minute or two)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@{ $(INSTALL) --require-hashes -r locks/demo.txt && $(INSTALL) --no-deps --no-build-isolation -e .; } > $(LOG) 2>&1 \
		|| { tail -n 20 $(LOG); echo "The installation failed; all of it is in $(LOG)"; exit 1; }
	@touch $@

$(READY): $(LIGHT) locks/everything.txt
	@echo "Adding to $(VENV) what tests and benchmarks need (once; a few minutes)"
	@$(INSTALL) --require-hashes -r locks/everything.txt >> $(LOG) 2>&1 \
		|| { tail -n 20 $(LOG); echo "The installation failed; all of it is in $(LOG)"; exit 1; }
	@$(BIN)/python -m scenes.warm
	@touch $@
