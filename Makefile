# Everything sets itself up; stamp files keep what is up to date from being done again.
# `make help` lists the targets.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
# The plain sources win over the installed package.
PLAIN := PYTHONPATH=src
PLAIN_TABLERO := $(PLAIN) $(PY) -m tablero
JOBS ?= auto
# Each has a server and a Chromium of its own. Three for two cores: a third of the time they wait, for pictures and answers.
BROWSERS ?= 3
PYTEST_ARGS ?=

# uv when it is there, else venv and pip; both install the same hashed files.
HAVE_UV := $(shell command -v uv 2>/dev/null)
# The first interpreter that really runs and is new enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
ifdef HAVE_UV
  MAKE_VENV = uv venv -q --allow-existing --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" $(VENV)
  INSTALL = VIRTUAL_ENV=$(VENV) uv pip install -q
  REINSTALL = $(INSTALL) --reinstall
else
  MAKE_VENV = $(PYTHON) -m venv $(VENV)
  INSTALL = $(PY) -m pip install -q --disable-pip-version-check
  REINSTALL = $(INSTALL) --force-reinstall
endif

# Without Node.js there is no client and no site.
HAVE_NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm)
STATIC := src/tablero/static/index.html
RUNTIME := src/tablero/runtime/names.json
SITE := site/index.html
API_TYPES := web/src/generated/api.d.ts
PRINTED := web/src/generated/printed.sum
ifneq ($(HAVE_NODE),)
  CLIENT := $(STATIC)
endif

SOURCES := setup.py pyproject.toml README.md LICENSE NOTICE \
  $(shell find src -type f -not -path 'src/tablero/static/*' -not -path 'src/tablero/runtime/*' -not -name '*.pyc' -not -path '*.egg-info/*' 2>/dev/null)
# The client carries the words of the package.
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*' 2>/dev/null) \
  $(shell find src/tablero -path '*/words/*' -type f -not -name '*.py*' 2>/dev/null)

PRINTED_SOURCES := $(shell find src/tablero/core src/tablero/games src/tablero/words -type f -not -name '*.pyc' -not -name '*.md')

# ---------------------------------------------------------------- set-up

$(PY):
	test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed (set PYTHON=...)"; exit 1; }
	echo "making an environment of its own for Python in $(VENV)"
	$(MAKE_VENV)

$(VENV)/.runtime: requirements/runtime.txt requirements/build.txt | $(PY)
	echo "installing what the package needs"
	$(INSTALL) --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.runtime
	echo "installing what tests and checks need"
	$(INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

$(VENV)/.ray: requirements/ray.txt $(VENV)/.dev
	echo "installing Ray"
	$(INSTALL) --require-hashes -r requirements/ray.txt
	touch $@

# The environment holds the package as a user has it: compiled, with the built client. `src` stays plain.
# The wheel stays for tests/packaging, so that nothing is compiled twice.
WHEEL := $(VENV)/wheel
$(VENV)/.package: $(SOURCES) $(CLIENT) $(VENV)/.runtime
ifneq ($(CLIENT),)
	$(MAKE) $(RUNTIME) || {
	  rm -rf $(dir $(RUNTIME))
	  echo "The runtime for people's own pages cannot be made here: the server alone will think for them."
	}
endif
	echo "building the package, compiled where a C compiler is found: this takes some minutes"
	rm -rf $(WHEEL) && mkdir $(WHEEL)
	$(PY) -c 'from setuptools.build_meta import build_wheel; build_wheel("$(WHEEL)")' > $(WHEEL)/log || { tail -40 $(WHEEL)/log; exit 1; }
	$(REINSTALL) --no-deps $(WHEEL)/*.whl
	$(PY) -m tablero._build
	touch $@

web/node_modules/.stamp: web/package-lock.json
	echo "installing what the browser client needs"
	cd web && npm ci --no-audit --no-fund --loglevel=error > /dev/null
	touch node_modules/.stamp

# What the client gets of the titles. The file changes only when that does, so an edit of a rule builds no client.
$(PRINTED): tools/printed.py $(PRINTED_SOURCES) $(VENV)/.runtime
	$(PLAIN) $(PY) tools/printed.py

$(API_TYPES): web/openapi.json $(PRINTED) web/node_modules/.stamp
	cd web && npm run --silent types > /dev/null
	touch ../$@

$(STATIC): $(API_TYPES) $(WEB_SOURCES)
	echo "building the browser client"
	cd web && npm run --silent build
	touch ../$@

# A site of plain files: the client with the engine in the page. The wheels are for the page's runtime (web/package.json).
PAGE := build/page
PAGE_WHEELS = --implementation cp --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32
PIP = $(if $(HAVE_UV),uv tool run pip,$(PY) -m pip)

$(PAGE)/wheels/.stamp: requirements/page.txt | $(PY)
	rm -rf $(PAGE)/wheels
	$(PIP) download -q --disable-pip-version-check --require-hashes --no-deps --only-binary=:all: $(PAGE_WHEELS) -d $(PAGE)/wheels -r $<
	touch $@

# `make site ENGINE=wasm` compiles the engine by the regular road, which brings Emscripten from hosts of its own. Where they
# cannot be reached the plain engine runs; what runs is told at the end, and in the page.
ENGINE ?= plain
COMPILED := $(PAGE)/compiled
ROAD := $(PAGE)/road
CIBUILDWHEEL := cibuildwheel==4.3.5

$(COMPILED)/.plain:
	rm -rf $(COMPILED) && mkdir -p $(COMPILED)
	touch $@

$(COMPILED)/.wasm: $(SOURCES) | $(PY)
	rm -rf $(COMPILED) && mkdir -p $(COMPILED)
	{ $(PYTHON) -m venv $(ROAD) && $(ROAD)/bin/pip install -q $(CIBUILDWHEEL) &&
	  CIBW_BUILD=cp314-pyodide_wasm32 $(ROAD)/bin/cibuildwheel --platform pyodide --output-dir $(COMPILED) .
	} > $(PAGE)/compiling.log 2>&1 || {
	  echo "The engine cannot be compiled for the page here, so the plain one is taken; $(PAGE)/compiling.log ends with"
	  tail -1 $(PAGE)/compiling.log
	}
	touch $@

$(RUNTIME): $(PAGE)/wheels/.stamp $(COMPILED)/.$(ENGINE) tools/site.py web/tools/pack.mjs web/tools/engine.mjs $(SOURCES) web/node_modules/.stamp $(VENV)/.runtime
	echo "packing Python and the engine for pages that think by themselves"
	$(PLAIN) $(PY) tools/site.py $(PAGE)/wheels $(COMPILED) $(PAGE)
	cd web && npm run --silent pack

$(SITE): $(RUNTIME) $(API_TYPES) $(WEB_SOURCES)
	echo "building the site"
	cd web && npm run --silent site

# Each step says in a line what it does, and more only where it fails.
.SILENT: $(PY) $(addprefix $(VENV)/.,runtime dev ray package) web/node_modules/.stamp $(PRINTED) $(API_TYPES) $(STATIC) \
  $(PAGE)/wheels/.stamp $(COMPILED)/.plain $(COMPILED)/.wasm $(RUNTIME) $(SITE)

# ---------------------------------------------------------------- for people

.PHONY: help setup play web site browser test test-plain test-compiled test-web test-browser test-site test-ray check format audit bench build lock clean

help:  ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 24

setup: $(VENV)/.dev $(VENV)/.package  ## environment with everything, nothing started

play: $(VENV)/.package  ## set up and play: the web application
	@test -f $(STATIC) || echo "Node.js 20 with npm is not here, so the browser client cannot be built; a released wheel carries it."
	exec $(BIN)/tablero serve $(ARGS)

web: $(STATIC)  ## build the browser client into the package

site: $(SITE)  ## a folder of plain files that plays without a server (docs/page.md); ENGINE=wasm: compiled

browser:  ## see to it that Chromium is there for the browser tests
	@if [ -n "$${CHROMIUM:-}" ] || command -v chromium >/dev/null; then exit 0; fi
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
	else
	  echo "Chromium is missing. Install it, for example: sudo apt-get install chromium (or set CHROMIUM=/path)"; exit 1
	fi

# ---------------------------------------------------------------- tests

# The engine is one C file, compiled on one core: the plain sources and the client are tested meanwhile.
BESIDE_THE_BUILD := test-plain
TEST_PARTS := test-compiled test-browser
ifneq ($(HAVE_NODE),)
  TEST_PARTS += test-site
  BESIDE_THE_BUILD := test-web test-plain
endif

test: $(VENV)/.dev  ## set up everything and run all tests: client, plain, compiled, browser, site
	@$(MAKE) -j2 $(VENV)/.package $(BESIDE_THE_BUILD)
	for part in $(TEST_PARTS); do $(MAKE) $$part; done

# What decides that both builds play the same is tested on both: vectors, records, counts of answers, random games, parts
# of the engine. All else is tested once, on what is shipped; titles of tests/family are plain Python, examples of the docs
# run as a reader would try them.
ONCE_INSTALLED := bots cli envs lessons packaging properties server words
ONCE_PLAIN := docs family

# What failed is tried again alone, at most twice; what needed that is named (tools/tries.py).
# $(1): processes, $(2): what is asked of pytest, $(3): the environment.
TESTED = $(3) $(PY) tools/tries.py $(1) $(2) $(PYTEST_ARGS)
LEAVING_OUT = $(foreach part,$(1),--ignore=tests/$(part))

test-plain: $(VENV)/.dev  ## tests on the plain sources
	$(call TESTED,$(JOBS),--expect-build=plain $(call LEAVING_OUT,browser site $(ONCE_INSTALLED)),$(PLAIN))

test-compiled: $(VENV)/.dev $(VENV)/.package  ## the rules again and the rest on the installed, compiled package
	$(call TESTED,$(JOBS),--expect-build=installed --wheel=$(WHEEL) $(call LEAVING_OUT,browser site $(ONCE_PLAIN)))

# Not part of `test`: Ray is large, and few need it. Once it is here, test-compiled runs these too.
test-ray: $(VENV)/.ray $(VENV)/.package  ## the arena on a Ray cluster of two nodes (installs Ray)
	$(PY) -m pytest --expect-build=installed tests/cli/test_ray.py $(PYTEST_ARGS)

test-web: $(API_TYPES)  ## types and unit tests of the browser client
	cd web && npm run check && npm run test

# A call of its own: Playwright leaves an event loop running in the process.
test-browser: $(VENV)/.dev $(VENV)/.package browser  ## browser tests
	$(call TESTED,$(BROWSERS),--expect-build=installed tests/browser)

test-site: $(VENV)/.dev $(VENV)/.package $(SITE) browser  ## the site of plain files: the same game, and whole games in Chromium
	$(call TESTED,$(BROWSERS),--expect-build=installed --dist load tests/site)

check: $(VENV)/.dev  ## style, types, imports, file sizes, data (under a minute)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(PLAIN) $(BIN)/lint-imports --no-logo
	$(PY) tools/check_sizes.py
	$(PLAIN_TABLERO) check-data

format: $(VENV)/.dev  ## let ruff put the style right
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

audit: $(VENV)/.dev  ## known weaknesses of the requirements, Python and JavaScript (needs the network)
	$(PY) tools/audit.py

bench: $(VENV)/.package  ## the speed table, compiled and plain
	$(BIN)/tablero bench $(ARGS)

build: $(VENV)/.dev $(if $(CLIENT),$(CLIENT) $(RUNTIME))  ## wheel and sdist into dist/
	rm -rf dist
	$(PY) -m build --no-isolation --sdist --wheel
	ls -l dist

LOCK = uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --custom-compile-command 'make lock'
EXTRAS = --extra server --extra terminal
lock:  ## refresh the hashed requirement files (needs uv)
	$(LOCK) pyproject.toml -o requirements/engine.txt
	$(LOCK) pyproject.toml $(EXTRAS) -c requirements/engine.txt -o requirements/runtime.txt
	$(LOCK) --group build -c requirements/runtime.txt -o requirements/build.txt
	$(LOCK) pyproject.toml --extra rl --extra openspiel -c requirements/engine.txt -o requirements/learning.txt
	$(LOCK) pyproject.toml --extra ray -c requirements/engine.txt -o requirements/ray.txt
	$(LOCK) pyproject.toml $(EXTRAS) --extra rl --extra openspiel --group dev -c requirements/runtime.txt -c requirements/build.txt -c requirements/learning.txt -o requirements/dev.txt

clean:  ## remove everything that was made
	rm -rf $(VENV) build dist site src/*.egg-info src/tablero/static src/tablero/runtime web/node_modules web/src/generated
	rm -rf .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache
