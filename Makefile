# `make` alone lists the targets. Everything is installed into .venv and web/node_modules, nothing elsewhere.
unexport PYTHONDONTWRITEBYTECODE  # where it is set, each start of a program compiles its modules again
MAKEFLAGS += --no-print-directory
SHELL := /bin/sh
.DEFAULT_GOAL := help

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
IN := .venv/bin/
HOST ?= 127.0.0.1
PORT ?= 8000

# Tests run side by side, a file to a worker; WORKERS=4 for as many, and TESTS=tests/server for some of them.
WORKERS ?= auto
SINCE ?= main
# A worker that crashes ends the run: a new one would wait for a second test after a file's last, without an end.
PYTEST := $(IN)python -m pytest -q -rs -n $(WORKERS) --max-worker-restart=0 --no-loadscope-reorder --durations=15 --durations-min=5

.PHONY: help play test verify check build lint format types sanitize fuzz mutants bench bench-server soak pictures strength page wheel docs pins coverage clean python tools

help:
	@awk -F ':.*## ' '/^##@ / {print "\n" substr($$0, 5)} /^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' \
		$(firstword $(MAKEFILE_LIST))

python:
	@test -n "$(PYTHON)" || { echo "Lautta needs Python 3.11 or newer (on Debian: apt-get install python3), or PYTHON=... to name one."; exit 1; }

play: python ## Serve the page; installs and builds it first, which takes a minute (HOST=127.0.0.1 PORT=8000)
	@$(PYTHON) scripts/prepare.py play
	@$(IN)lautta serve --host $(HOST) --port $(PORT)

test: python ## Run the tests and checks; installs what they need first, six minutes in all (TESTS=tests/core)
	@$(PYTHON) scripts/prepare.py test
	@$(PYTEST) -m "not verify and not soak" $(TESTS)

##@ While you change something
check: python ## Only what a change can touch: style, types and quick tests (SINCE=main)
	@$(PYTHON) scripts/prepare.py test
	@chosen=$$($(IN)python tests/touched.py $(SINCE)) && $(PYTEST) -m "not slow and not verify and not soak" $$chosen

verify: test ## All that must hold before a change lands: also the whole page, PostgreSQL, NATS, several processes
	@$(PYTHON) scripts/prepare.py envs
	@$(PYTEST) -m "verify and not soak" $(TESTS)

build: python ## Compile the rules and build the page, without serving
	@$(PYTHON) scripts/prepare.py play

page: python ## Build the page into the package
	@$(PYTHON) scripts/prepare.py page

tools: python
	@$(PYTHON) scripts/prepare.py tools

lint: tools ## Check style, imports and the page's sources
	@$(IN)python -m pytest -q tests/test_tools.py -k "ruff or format or imports or svelte or eslint"

format: tools ## Lay out the Python sources and the page's (ruff format, prettier)
	@$(IN)ruff format --quiet .
	@$(IN)python scripts/page.py format

types: tools ## Check the types of the Python sources (mypy, strict)
	@$(IN)mypy

##@ Deeper checks
sanitize: tools ## Play 2,000,000 decisions on an engine built with sanitizers
	@$(IN)python tools/sanitize.py

fuzz: tools ## Give damaged positions, boards and snapshots to each game, on an engine with sanitizers (an hour)
	@$(IN)python tools/fuzz.py

mutants: tools build ## Plant known faults, one in each of several copies at a time: all must be caught
	@$(IN)python tools/mutants.py

coverage: tools ## Measure which lines of core and rules the tests reach, interpreted; at least 95 of 100
	@LAUTTA_ENGINE=interpreted $(IN)coverage run -m pytest -q -m "not page and not slow and not verify" tests/core tests/compiler tests/games
	@$(IN)coverage report --fail-under=95 --include='src/lautta/core/*,src/lautta/compiler/*,src/lautta/games/*'

soak: tools build ## Long stress tests: kills, lessons clicked at random, whole games on both engines (forty minutes, KEEP=--keep)
	@LAUTTA_KILLS=50 $(IN)python -m pytest -q tests/server/test_killed.py tests/server/test_killed_planning.py tests/server/test_killed_laying.py
	@LAUTTA_EXAMPLES=120 $(IN)python -m pytest -q tests/server/test_described.py
	@$(PYTEST) -m soak
	@$(IN)python -m bench.kill $(KEEP)
	@$(IN)python tools/sanitize.py
	@# Tests of compiled players have to be skipped here, which LAUTTA_CI forbids.
	@LAUTTA_CI= LAUTTA_ENGINE=interpreted LAUTTA_STRICT=1 $(PYTEST) -m "not slow and not soak" tests/core tests/compiler tests/games

##@ Measure
bench: build ## Measure Lautta beside its peers, three minutes (KEEP=--keep keeps the figures in bench/results)
	@$(IN)python -m bench.speed $(KEEP)

bench-server: build ## Measure what one server carries, also beside thinking computers (three minutes; results in bench/results)
	@$(IN)python -m bench.server
	@$(IN)python -m bench.thinkers

strength: build ## Let the computer players play 300 games of each game against each other
	@$(IN)python -m bench.ladder --games 300

##@ Write, release and clean
pictures: python ## Take pictures of the page in all languages and sizes, into pictures/, and of the documents
	@$(PYTHON) scripts/prepare.py test
	@LAUTTA_PICTURES=1 $(PYTEST) -m page tests/page
	@PYTHONPATH=scripts $(IN)python tools/pictures.py

wheel: python ## Build the wheel and the source archive into dist/
	@$(PYTHON) scripts/prepare.py tools
	@$(IN)python scripts/release.py

docs: python ## Write the documentation and the Python reference as a site into build/docs/html
	@$(PYTHON) scripts/prepare.py docs
	@$(IN)python scripts/docsite.py

pins: tools ## Write requirements/*.txt anew, with the newest versions
	@$(IN)python scripts/pin.py

clean: ## Remove everything that was built or installed here
	rm -rf .venv .venv-* build dist web/node_modules src/lautta/server/page src/*.egg-info pictures
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov
	find src tests tools scripts bench -name __pycache__ -prune -exec rm -rf {} +
	find src/lautta/games -name '_*.so' -delete
