"""Other hosts of notebooks: marimo, files of nbconvert, and the tool that looks at all of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from support.site import ROOT

from tools.host_pages import HostResult, Level, read
from tools.host_servers import SERVED
from tools.host_stills import STILLS, read_markdown
from tools.host_visits import Host, HostVisit
from tools.hosts import main

pytestmark = pytest.mark.browser

WORKS = HostResult(Level.WORKS)


@pytest.fixture
def visit(browser: Browser, tmp_path: Path) -> HostVisit:
    """A visit to a host that is installed here, with the code of this checkout."""
    return HostVisit(Path(sys.executable), tmp_path, browser, ROOT)


def examined(host: Host, visit: HostVisit, *subjects: str) -> dict[str, HostResult]:
    return host.examine(visit, subjects)


@pytest.mark.thorough
def test_in_marimo_a_table_is_played_and_tells_other_cells(visit: HostVisit) -> None:
    found = examined(SERVED["marimo"], visit, "table", "box")
    assert found == dict.fromkeys(("table", "box", "reopened"), WORKS)


@pytest.mark.parametrize("name", ["nbconvert-html", "nbconvert-markdown"])
def test_a_file_that_nbconvert_writes_has_a_picture_of_each_table(
    name: str, visit: HostVisit
) -> None:
    assert examined(STILLS[name], visit, "box") == {"box": WORKS}


TABLE = '<svg width="300" height="200"></svg>'
SEEN = {
    TABLE: HostResult(Level.WORKS),
    "<p>Nothing": HostResult(Level.FAILS, "no picture of the table"),
    f"{TABLE}<p>&lt;CardTable object at 0x7f>": HostResult(Level.FAILS, "object at 0x"),
    f"{TABLE}<div class=ic><button>Hint": HostResult(Level.PARTLY, "a button looks alive"),
}
"""Pages that nothing answers, and what is found there."""


def test_what_a_page_lacks_is_found(visit: HostVisit) -> None:
    with visit.page() as page:
        for html, finding in SEEN.items():
            page.set_content(html)
            assert read(page) == finding
        page.set_content(TABLE)
        assert read(page, tables=2) == HostResult(Level.PARTLY, "1 of 2 tables have a picture")


def test_a_picture_that_a_file_of_markdown_names_is_there(tmp_path: Path) -> None:
    file = tmp_path / "table.md"
    file.write_text("![svg](table.svg)")
    assert read_markdown(file) == HostResult(Level.FAILS, "no picture of the table")
    (tmp_path / "table.svg").touch()
    assert read_markdown(file) == WORKS


def test_a_host_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lotus"])
    assert "no such host: lotus; there are lab, notebook" in capsys.readouterr().err
