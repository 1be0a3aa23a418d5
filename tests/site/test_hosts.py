"""Hosts of notebooks that are no part of the site: marimo, and files written by nbconvert."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from support.site import ROOT

from tools.host_pages import Finding, Level
from tools.host_servers import SERVED
from tools.host_stills import STILLS
from tools.host_visits import Host, Visit

pytestmark = pytest.mark.browser

WORKS = Finding(Level.WORKS)


@pytest.fixture
def visit(browser: Browser, tmp_path: Path) -> Visit:
    """A visit to a host that is installed here, with the code of this checkout."""
    return Visit(Path(sys.executable), tmp_path, browser, ROOT)


def examined(host: Host, visit: Visit, *subjects: str) -> dict[str, Finding]:
    return host.examine(visit, subjects)


def test_in_marimo_a_table_is_played_and_tells_other_cells(visit: Visit) -> None:
    found = examined(SERVED["marimo"], visit, "table", "box")
    assert found == dict.fromkeys(("table", "box", "reopened"), WORKS)


@pytest.mark.parametrize("name", ["nbconvert-html", "nbconvert-markdown"])
def test_a_file_that_nbconvert_writes_has_a_picture_of_each_table(name: str, visit: Visit) -> None:
    assert examined(STILLS[name], visit, "box") == {"box": WORKS}
