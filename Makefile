# Two commands: `make app` serves the site, `make test` runs every test. `make check` is its fast part,
# and `make check GAME=scopa` what of that concerns one game. `make static` writes the site as files into
# `dist/site`, for any web host, and `make lite` the lessons as notebooks for JupyterLite into `dist/lite`.
# `make dist` builds what an index takes into `dist/packages` (docs/release.md), and `make pages` the site as
# files with the documentation beneath it into `dist/pages`.
# `make docs` writes the documentation into `dist/docs`; with `PLAY=dist/play` the site beside it, so that
# the tables of its pages can be played at.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
unexport PYTHONDONTWRITEBYTECODE # hundreds of processes are started here: each would compile us anew
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := install --no-compile --require-hashes # what is imported is compiled then, and no more

.PHONY: app static lite docs dist pages test check read quick lock bundle clean

SITE ?= dist/site
LITE ?= dist/lite
DOCS ?= dist/docs
PAGES := dist/pages
PACKAGES := dist/packages

app: $(VENV)/app
	$(BIN)/italiancards serve $(SERVE)

static: $(VENV)/test
	$(BIN)/italiancards export $(SITE) --zip

lite: $(VENV)/test
	$(BIN)/python -m tools.lite $(LITE)

dist: $(VENV)/test
	rm -rf $(PACKAGES)
	$(BIN)/python -m build --no-isolation --outdir $(PACKAGES) .
	$(BIN)/python -m twine check --strict $(PACKAGES)/*

pages: $(VENV)/test
	rm -rf $(PAGES)
	$(BIN)/italiancards export $(PAGES)
	$(BIN)/python -m tools.docs $(PAGES)/docs --play $(PAGES)
	rm -rf $(PAGES)/docs.doctrees

docs: $(VENV)/test
	$(if $(PLAY),$(BIN)/italiancards export $(PLAY))
	$(BIN)/python -m tools.docs $(DOCS) $(if $(PLAY),--play $(PLAY))

test: $(VENV)/test
	$(BIN)/python -m tools.browser # says what to type where there is none
	$(MAKE) check
	$(BIN)/pytest -n 3 --dist loadgroup --no-loadscope-reorder -m "not alone and not quick" tests tools
	$(BIN)/pytest -m alone $$(grep -rl --include=*.py mark.alone tests)

ifdef GAME

check: $(VENV)/test
	$(BIN)/pytest -n 2 -m "not slow" --game $(GAME) italiancards/games/$(GAME) tests/italiancards

else

check: $(VENV)/test
	$(MAKE) --no-print-directory --jobs read quick

endif

read: # what reads the sources, beside the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd widgets && npm run --silent check && npm run --silent lint && node --test ../tests/widgets/*.test.mjs

quick:
	$(BIN)/pytest -n 2 -m "not slow" README.md italiancards widgets tests/italiancards

# The environment: what the site needs, then what the tests need beside it.

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/app: .ci/app.lock pyproject.toml | $(VENV)/bin/python
	$(PIP) $(INSTALL) -r .ci/app.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/test: .ci/test.lock widgets/package-lock.json docs/deploy/hub/package-lock.json $(VENV)/app
	$(PIP) $(INSTALL) -r .ci/test.lock
	cd widgets && npm ci --ignore-scripts --silent
	cd docs/deploy/hub && npm ci --ignore-scripts --silent
	touch $@

# What needs a machine, or serves another kind of notebook; numpy and tqdm are the arena's.
LEFT_OUT := jupyterlab-widgets numpy pexpect ptyprocess tqdm widgetsnbextension

# For whoever changes the front end, the deck or the versions.

bundle: $(VENV)/test
	$(BIN)/python -m widgets.deck
	cd widgets && npm run --silent build

lock: # keeps the versions that are locked and still fit; with UPGRADE=--upgrade takes the newest
	$(BIN)/python -m pip install --quiet uv
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet $(UPGRADE) \
	  pyproject.toml --extra site .ci/build.in -o .ci/app.lock
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet $(UPGRADE) \
	  pyproject.toml --extra test -c .ci/app.lock .ci/build.in -o .ci/test.lock
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet $(UPGRADE) \
	  .ci/lite.in -c .ci/app.lock -o .ci/lite.lock
	uv pip compile --python-version 3.14 --only-binary :all: --generate-hashes --no-header --quiet $(UPGRADE) \
	  pyproject.toml .ci/lite_kernel.in $(addprefix --no-emit-package ,$(LEFT_OUT)) -o .ci/lite_kernel.lock

clean:
	rm -rf $(VENV) widgets/node_modules dist
