"""The light page: what it loads, how soon it is there, and what it does when its line is cut."""

from __future__ import annotations

import gzip
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.looking import PACED, Open, axe, leave, sideways, table, until
from support.site import TABLE, beside_lessons, serving
from support.thorough import across, some

from app.site.assets import addresses, assets

pytestmark = pytest.mark.browser

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
    this.real.onclose = () => { this.readyState = 3; this.onclose?.(); };
  }
  send(frame) { if (!this.deaf) this.real.send(frame); }
  close() { this.real?.close(); }
};
"""
LINES = f"(() => {{ const Real = WebSocket; {LINES} }})()"
"""Lines to the kernel that a test can hold back, make deaf, and cut."""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor whose lines can be tampered with."""
    made = browser.new_context(viewport={"width": 1280, "height": 844}, reduced_motion="reduce")
    made.add_init_script(LINES)
    yield made
    leave(made)
    made.close()


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site of notebooks with Jupyter's own widgets."""
    notebooks = Path(__file__).parent / "notebooks"
    folder = beside_lessons(notebooks, tmp_path_factory.mktemp("beside"))
    with serving(folder=folder) as (address, _):
        yield address


def _played(page: Page) -> None:
    """Play the first card, and see it on the table."""
    card = page.locator(".ic-hand button[aria-disabled=false]").first
    key = card.get_attribute("data-key")
    card.click()
    expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()


def _kernel(page: Page) -> str:
    """The address that tells of the page's kernel."""
    told = page.evaluate("document.getElementById('ic-page').textContent")
    return str(json.loads(told)["state"])


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
def test_a_table_loads_five_files_of_ninety_kilobytes(
    site: str, open_page: Open, width: int
) -> None:
    loaded = _loaded(table(open_page(f"{site}{TABLE}", width=width)))
    icon = min(map(len, assets()["icon.svg"].packed.values()))
    assert sum(loaded.values()) + icon < 90_000


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
    assert "script-src 'self' blob:;" in policy
    assert "unsafe-eval" not in policy
    table(page)
    page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.ran = 1\">');"
        "document.body.append(Object.assign(document.createElement('script'), {text: 'ran = 2'}))"
    )
    page.wait_for_timeout(200)
    assert page.evaluate("window.ran") is None


# Before the kernel answers


@pytest.mark.parametrize(("width", "language"), across([1280, 390], ["en", "it"]))
def test_a_table_is_drawn_before_its_line_stands_and_the_first_click_is_not_lost(
    site: str, browser: Browser, width: int, language: str
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844}, locale=language)
    context.add_init_script(LINES.replace("held = false", "held = true"))
    page = context.new_page()
    page.goto(f"{site}{TABLE}")
    told = {"en": "Your turn: you lead.", "it": "Tocca a te: esci tu."}[language]
    expect(page.locator(".ic-status")).to_have_text(told)
    expect(page.locator("#loading")).to_have_count(0)
    card = table(page).locator(".ic-hand button[aria-disabled=false]").first
    key = card.get_attribute("data-key")
    card.click()
    page.wait_for_timeout(300)
    expect(page.locator(".ic-trick [data-key]")).to_have_count(0)
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


def test_a_kernel_that_has_gone_is_told_within_five_seconds_and_the_hand_goes_on_in_a_new_one(
    site: str, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(f"{site}{TABLE}")
    _played(table(page))
    lying = page.locator(".ic-trick [data-key]").first.get_attribute("data-key")
    page.wait_for_timeout(300)
    kernel = _kernel(page)
    _shut_down(site, kernel)
    expect(page.get_by_text("The server has lost this table.")).to_be_visible(timeout=5_000)
    with page.expect_navigation():
        page.get_by_role("button", name="Continue this deal").click()
    page.wait_for_selector(f".ic-trick [data-key='{lying}']")
    assert _kernel(page) != kernel


def _shut_down(site: str, kernel: str) -> None:
    number = kernel.rsplit("/", 1)[1]
    asked = urllib.request.Request(f"{site}voila/api/shutdown/{number}", method="POST")
    assert urllib.request.urlopen(asked).status == 204


def test_a_page_that_is_left_gives_its_kernel_back(site: str, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"{site}{TABLE}")
    kernel = _kernel(table(page))
    address = f"{site}{kernel.lstrip('/')}"
    assert json.load(urllib.request.urlopen(address))["state"] in ("idle", "busy")
    page.goto(site)
    for _ in range(50):
        try:
            urllib.request.urlopen(address)
        except urllib.error.HTTPError as error:
            assert error.code == 404
            return
        page.wait_for_timeout(100)
    raise AssertionError("the kernel is still there")


# Jupyter's own widgets


@WIDTHS
def test_plain_widgets_and_a_table_are_shown_on_one_page(
    plain: str, open_page: Open, width: int
) -> None:
    page = open_page(f"{plain}voila/render/900_controls", width=width)
    expect(page.locator("em", has_text="plain")).to_be_visible()
    expect(page.locator("pre", has_text="A line of text")).to_be_visible()
    expect(page.locator("em", has_text="and one of HTML")).to_be_visible()
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    slider = page.get_by_role("slider").first
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("6 times itself is 36")).to_be_visible()
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_text("The number is 6")).to_be_visible()
    expect(page.locator("b", has_text="and that is all")).to_be_visible()
    expect(page.get_by_text("Another")).to_be_visible()
    expect(page.get_by_text("Nothing yet")).to_have_count(0)
    _played(page)
    assert sideways(page) <= 0


@pytest.mark.thorough
def test_plain_widgets_go_on_after_their_line_was_cut(plain: str, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(f"{plain}voila/render/900_controls")
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_text("The number is 3")).to_be_visible()
    page.evaluate("lines[0].close()")
    until(page, "lines.length === 2 && lines[1].readyState === 1")
    page.get_by_role("slider").first.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("2 times itself is 4")).to_be_visible()
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_text("The number is 2")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(2)


def test_a_widget_of_somebody_elses_is_shown_without_jupyters_own(
    plain: str, open_page: Open
) -> None:
    page = open_page(f"{plain}voila/render/910_counter")
    for count in (0, 1, 2):
        page.get_by_role("button", name=f"Counted {count}").click()
    button = page.get_by_role("button", name="Counted 10")  # the kernel has the last word
    expect(button).to_be_visible()
    expect(button).to_have_css("font-weight", "700")
    names = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    assert not [name for name in names if "controls" in name]


@pytest.mark.parametrize(
    ("language", "scheme"), some(across(["it-IT", "en-GB"], ["dark", "light"]), 2)
)
def test_a_page_without_a_table_says_itself_that_its_kernel_has_gone(
    plain: str, open_page: Open, language: str, scheme: str
) -> None:
    page = open_page(f"{plain}voila/render/910_counter", language=language, scheme=scheme)
    expect(page.get_by_role("button", name="Counted 0")).to_be_visible()
    page.wait_for_timeout(500)
    _shut_down(plain, _kernel(page))
    page.get_by_role("button", name="Counted 0").click()
    again = page.get_by_role("link", name=re.compile("Reopen|Riaprila"))
    expect(again).to_be_visible(timeout=8_000)
    assert axe(page) == []
    again.click()
    expect(page.get_by_role("button", name="Counted 0")).to_be_visible()


@pytest.mark.parametrize("language", some(["it-IT", "en-GB"], 2))
def test_a_page_whose_kernel_dies_while_it_is_made_says_so(
    plain: str, open_page: Open, language: str
) -> None:
    page = open_page(f"{plain}voila/render/920_broken", language=language)
    word = re.compile("could not be made|stato possibile", re.I)
    expect(page.get_by_role("alert")).to_contain_text(word)
    expect(page.locator("#loading")).to_be_hidden()
    assert axe(page) == []


# The other front end


@pytest.mark.thorough
def test_jupyterlabs_front_end_is_one_setting_away(open_page: Open) -> None:
    with serving("--front-end", "jupyterlab") as (address, _):
        page = table(open_page(f"{address}{TABLE}", language="it-IT"))
        assert page.locator("html").get_attribute("lang") == "it"
        _played(page)
        page.locator(".ic-settings summary").click()
        page.locator(".ic-settings select").first.select_option("English")
        page.locator(".ic-settings summary").click()
        expect(page.get_by_role("button", name="Continue")).to_be_visible()
        assert page.locator("#ic-page").count() == 0
