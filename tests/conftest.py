"""One game alone: `make check GAME=scopa` asks for its tests, its doctests and its contract.

And which tests run in one worker.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from support.depth import TIMES
from support.groups import group_of
from xdist.scheduler import LoadScopeScheduling

import italiancards as ic
import italiancards.site  # leaves out Jupyter's grammars of addresses, in our process too
from tools.browser import firefox


class Together(LoadScopeScheduling):
    """Hands out each test by itself, but in one go those that share something."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    """For `--dist loadgroup`: pytest hears no longer of the groups that xdist writes into names."""
    return Together(config, log) if config.getoption("dist") == "loadgroup" else None


def _words(text: str) -> set[str]:
    return set(re.split(r"[^a-z0-9]+", text.lower()))


def pytest_addoption(parser: pytest.Parser) -> None:
    """A game can be named."""
    parser.addoption("--game", choices=ic.GAMES, help="only what concerns this game")


def pytest_report_header() -> str | None:
    """Say what is left out here."""
    if firefox() is not None:
        return None
    return "There is no Firefox, so its walks are left out: on Debian, apt-get install firefox-esr."


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is named after other games is not even read."""
    game = config.getoption("game")
    others = _words(str(collection_path.relative_to(config.rootpath))) & set(ic.GAMES)
    return True if game and others and game not in others else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test concerns a game that stands in its place or among what it is asked about; what is
    long and marked so waits until it is to be thorough; what Firefox is asked needs a Firefox."""
    game = config.getoption("game")
    left_out = {"test_firefox.py"} if firefox() is None else set()

    def here(item: pytest.Item) -> bool:
        long = TIMES == 1 and item.get_closest_marker("thorough") is not None
        there = not long and item.path.name not in left_out
        return there and (game is None or game in _words(item.nodeid))

    config.hook.pytest_deselected(items=[item for item in items if not here(item)])
    items[:] = filter(here, items)
