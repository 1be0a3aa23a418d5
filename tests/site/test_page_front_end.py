"""The light page: what it loads, how soon it is there, and what it does when its line is cut."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.depth import across, some
from support.page_checks import PACED, Open, leave, table, until
from support.resume import end_session_at
from support.site import TABLE, serving
from support.visitors import health

from italiancards.site.pages.assets import addresses, assets

pytestmark = pytest.mark.browser
LESSON = "voila/render/000_welcome"

WIDTHS = pytest.mark.parametrize("width", some([390, 1280], 2))

LINES = """
window.lines = [];
window.held = false;
window.WebSocket = class Line {
  static OPEN = 1;
  readyState = 0;
  constructor(address) {
    this.address = address;
    window.lines.push(this);
    if (!window.held) this.letGo();
  }
  letGo() {
    this.real = new Real(this.address);
    this.real.binaryType = this.binaryType ?? "arraybuffer";
    this.real.onopen = () => { this.readyState = 1; this.onopen?.(); };
    this.real.onmessage = (event) => this.deaf || this.onmessage?.(event);
    this.real.onclose = (event) => { this.readyState = 3; this.onclose?.(event); };
  }
  send(frame) { if (!this.deaf) this.real.send(frame); }
  close(code) { this.real?.close(code); }
};
"""
LINES = f"(() => {{ const Real = WebSocket; {LINES} }})()"
"""Lines to the site that a test can hold back, make deaf, and cut."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor whose lines can be tampered with."""
    made = browser.new_context(viewport={"width": 1280, "height": 844}, reduced_motion="reduce")
    made.add_init_script(LINES)
    yield made
    leave(made)
    made.close()


def _played(page: Page) -> None:
    """Play the first card, and see it on the table."""
    card = page.locator(".ic-hand button[aria-disabled=false]").first
    key = card.get_attribute("data-key")
    card.click()
    expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()


def _line(page: Page) -> str:
    """The address of the page's line."""
    return str(page.evaluate("lines.at(-1).address"))


# What it loads


LOADED = """performance.getEntries().filter((each) => "transferSize" in each)
  .map((each) => [each.name.split("/").pop().split("#")[0], each.transferSize])"""
FILES = ("page.js", "table.js", "table.css")
"""What a table needs; a browser with windows asks for the icon too."""


def _loaded(page: Page) -> dict[str, int]:
    """What a page has loaded and how many bytes of each came over the line, but for the icon."""
    icon = assets()["icon.svg"].served
    expect(page.locator(f"link[rel=icon][href$='{icon}']")).to_have_count(1)
    loaded = [(name, size) for name, size in page.evaluate(LOADED) if name != icon]
    names = sorted(name for name, _ in loaded)
    assert names == sorted(["010_practice", *(assets()[file].served for file in FILES)])
    return dict(loaded)


@WIDTHS
def test_a_table_loads_five_files_of_a_hundred_kilobytes(
    site: str, open_page: Open, width: int
) -> None:
    loaded = _loaded(table(open_page(f"{site}{TABLE}", width=width)))
    icon = min(map(len, assets()["icon.svg"].packed.values()))
    assert sum(loaded.values()) + icon < 115_000


def test_a_second_visit_loads_the_page_alone(site: str, context: BrowserContext) -> None:
    page = context.new_page()
    for _ in range(2):
        page.goto("about:blank")
        page.goto(f"{site}{TABLE}")
        table(page)
    loaded = _loaded(page)
    assert [name for name, size in loaded.items() if size] == ["010_practice"]


def test_a_file_is_kept_for_good_and_comes_packed_where_a_browser_takes_that(site: str) -> None:
    for name, address in addresses(site).items():
        plain = urllib.request.urlopen(address)
        assert plain.read() == assets()[name].body
        assert plain.headers["Content-Encoding"] is None
        asked = urllib.request.Request(address, headers={"Accept-Encoding": "gzip, deflate"})
        packed = urllib.request.urlopen(asked)
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.read()) == assets()[name].body
        asked.add_header("Accept-Encoding", "gzip, br;q=1.0")
        best = urllib.request.urlopen(asked)
        way = "br" if "br" in assets()[name].packed else "gzip"
        assert best.headers["Content-Encoding"] == way
        assert best.read() == assets()[name].packed[way]
        for answer in (plain, packed, best):
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert "Accept-Encoding" in answer.headers["Vary"]


def test_a_file_of_another_version_is_not_there(site: str) -> None:
    for name in ("table.000000000000.js", "table.js", "server.py"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{site}static/{name}")


def test_a_page_runs_no_script_but_ours_and_evaluates_nothing(
    site: str, context: BrowserContext
) -> None:
    page = context.new_page()
    answer = page.goto(f"{site}{TABLE}")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    table(page)
    page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.ran = 1\">');"
        "document.body.append(Object.assign(document.createElement('script'), {text: 'ran = 2'}))"
    )
    page.wait_for_timeout(200)
    assert page.evaluate("window.ran") is None


# Before its line stands


@pytest.mark.parametrize(("width", "language"), across([1280, 390], ["en", "it"]))
def test_a_lesson_is_drawn_before_its_line_stands_and_the_first_click_is_not_lost(
    site: str, browser: Browser, width: int, language: str
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844}, locale=language)
    context.add_init_script(LINES.replace("held = false", "held = true"))
    page = context.new_page()
    page.goto(f"{site}{LESSON}")
    expect(page.locator("#loading")).to_have_count(0)
    answer = page.locator(".ic-hand button[aria-disabled=false]").first
    key = answer.get_attribute("data-key")
    answer.click()
    page.wait_for_timeout(300)
    expect(page.locator(".ic-reply")).to_have_count(0)
    page.evaluate("held = false; lines.at(-1).letGo()")
    expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()
    leave(context)
    context.close()


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_a_page_is_in_the_language_of_its_visitor_before_any_script_runs(
    site: str, browser: Browser, language: str
) -> None:
    context = browser.new_context(locale=language, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}{TABLE}")
    assert page.locator("html").get_attribute("lang") == language[:2]
    name = {"en-GB": "Practice", "it-IT": "Pratica"}[language]
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    context.close()


# When the line is cut


def test_a_line_that_is_cut_comes_back_and_the_hand_goes_on(
    site: str, context: BrowserContext
) -> None:
    page = context.new_page()
    page.add_init_script(PACED % "wait")
    page.goto(f"{site}{TABLE}")
    _played(table(page))
    for number in (1, 2):
        page.evaluate("lines.at(-1).close()")
        until(page, f"lines.length === {number + 1} && lines.at(-1).readyState === 1")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".ic-trick [data-key]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_clicked_while_the_line_is_away_is_played_when_it_is_back(
    site: str, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(f"{site}{TABLE}")
    table(page)
    until(page, "lines[0].readyState === 1")
    page.evaluate("window.held = true; lines[0].close()")
    until(page, "lines.length === 2")
    card = page.locator(".ic-hand button").first
    key = card.get_attribute("data-key")
    card.click()
    page.evaluate("lines[1].letGo()")
    expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()


def test_a_line_that_falls_silent_without_a_word_is_found_out_and_replaced(
    site: str, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(f"{site}{TABLE}")
    _played(table(page))
    page.evaluate("lines[0].deaf = held = true")
    until(page, "lines.length === 2")
    expect(page.get_by_text("The table is not responding.")).to_be_visible(timeout=5_000)
    page.evaluate("held = false; lines[1].letGo()")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".ic-trick [data-key]")).to_have_count(0)


def test_a_session_that_has_gone_is_told_within_five_seconds_and_the_hand_goes_on_in_a_new_one(
    site: str, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(f"{site}{TABLE}")
    _played(table(page))
    lying = page.locator(".ic-trick [data-key]").first.get_attribute("data-key")
    page.wait_for_timeout(300)
    line = _line(page)
    end_session_at(line)
    expect(page.get_by_text("The server has lost this table.")).to_be_visible(timeout=5_000)
    with page.expect_navigation():
        page.get_by_role("button", name="Continue this deal").click()
    page.wait_for_selector(f".ic-trick [data-key='{lying}']")
    assert _line(page) != line


def test_a_page_that_is_left_gives_its_table_back(context: BrowserContext) -> None:
    with serving() as (site, _):
        page = context.new_page()
        page.goto(f"{site}{TABLE}")
        table(page)
        until(page, "lines[0].readyState === 1")
        assert health(site)["tables"]["taken"] == 1
        page.goto(site)
        for _ in range(50):
            if health(site)["tables"]["taken"] == 0:
                return
            page.wait_for_timeout(100)
        raise AssertionError("the table is still taken")
