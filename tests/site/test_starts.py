"""The edition without a server where a table cannot be laid, and where a newer edition has come."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from support.depth import some
from support.edition import BENEATH, PYTHON, renewed, serve_folder
from support.page_checks import PACED, Open, table
from support.site import LESSON, PRACTICE, TABLE

from italiancards.site.export.folder import KEEPER

pytestmark = pytest.mark.browser

BRISCOLA = f"{PRACTICE}/#briscola;+number=7;+players=2"
SCRIPTS = ("inside.*.js", "table.*.js", "worker.*.js")
PACKED = tuple(f"{name}.*.packed" for name in ("loader", "module", "wasm", "library", "core"))
CODE = ("briscola.*.zip",)
Answer = Callable[[Route], None]


def missing(route: Route) -> None:
    """The host has no such file."""
    route.fulfill(status=404, body="")


def damaged(route: Route) -> None:
    """The file is cut off in the middle."""
    body = route.fetch().body()
    half = b"{" if route.request.url.endswith("js") else body[: len(body) // 2]
    route.fulfill(body=half, content_type="text/javascript")


def mistyped(route: Route) -> None:
    """The host takes a script for a text."""
    route.fulfill(body=route.fetch().body(), content_type="text/plain")


def away(route: Route) -> None:
    """The line to the host is cut."""
    route.abort()


@contextmanager
def visiting(browser: Browser, address: str, **how: object) -> Iterator[Page]:
    """A page of a browser that is not as others; what it complains of is not held against it."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce", **how)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(PACED % "wait") if how.get("java_script_enabled", True) else None
    try:
        yield page
    finally:
        context.close()


def unable(page: Page, *words: str) -> None:
    """The page says once in these words that there is no table, and offers nothing in its place."""
    alert = page.get_by_role("alert")
    expect(alert).to_have_count(1)
    for word in words:
        expect(alert).to_contain_text(re.compile(word))
    expect(page.locator(".ic, #loading, main button")).to_have_count(0)
    expect(page.get_by_role("navigation").first).to_be_visible()


@pytest.mark.parametrize("name", some(["WebAssembly", "Worker", "DecompressionStream"], 3))
def test_what_a_browser_lacks_is_named_once_and_the_link_is_kept(
    browser: Browser, edition: str, name: str
) -> None:
    with visiting(browser, edition, locale="it-IT") as page:
        page.add_init_script(f"delete self.{name}")
        page.goto(f"{edition}{BRISCOLA}")
        unable(page, f"questo browser {name} manca")
        expect(page.locator("main .go").locator("visible=true")).to_have_count(0)
        assert page.url == f"{edition}{BRISCOLA}"


BROKEN = [
    *((name, how) for how in (missing, damaged) for name in (*SCRIPTS, *PACKED, *CODE)),
    *((name, mistyped) for name in SCRIPTS),
    ("table.*.css", missing),
]


@pytest.mark.parametrize(
    ("name", "how"), some(BROKEN, 4), ids=lambda each: getattr(each, "__name__", each)
)
def test_a_file_that_is_missing_or_damaged_is_named_once(
    browser: Browser, edition: str, name: str, how: Answer
) -> None:
    with visiting(browser, edition) as page:
        page.route(f"**/{name}", how)
        page.goto(f"{edition}{BRISCOLA}")
        unable(page, rf"{name.replace('.*', r'.[0-9a-f]+')} is missing on this site, or damaged")
        expect(page.locator("main .go").locator("visible=true")).to_have_count(0)
        assert page.url == f"{edition}{BRISCOLA}"


def away_from_scripts(route: Route) -> None:
    """Who asks for a page is answered, and no script that asks for one."""
    if route.request.is_navigation_request():
        route.continue_()
    else:
        route.abort()


def test_while_the_site_is_away_it_can_be_asked_again(browser: Browser, edition: str) -> None:
    with visiting(browser, edition) as page:
        page.route("**/core.*.packed", away)
        page.route(re.compile("010_practice/$"), away_from_scripts)
        page.goto(f"{edition}{BRISCOLA}")
        unable(page, "the site cannot be reached right now, and core.* did not come")
        page.unroute_all()
        page.get_by_role("link", name="Reopen").click()
        table(page)
        expect(page.locator(".ic-heading")).to_contain_text("deal 7")


REFUSED = """
const no = () => { throw new DOMException("no", "SecurityError"); };
Object.defineProperty(Document.prototype, "cookie", { get: no, set: no });
Object.defineProperty(Navigator.prototype, "serviceWorker", { get: no });
"""
"""A browser that refuses cookies, and whatever else a page would keep, by an error."""


@pytest.mark.either
def test_a_browser_that_refuses_cookies_plays(browser: Browser, site: str) -> None:
    with visiting(browser, site, locale="it-IT") as page:
        page.add_init_script(REFUSED)
        page.goto(site)
        expect(page.locator("html")).to_have_attribute("lang", "it")
        page.goto(f"{site}{BRISCOLA}")
        card = table(page).locator(".ic-hand button[aria-disabled=false]").first
        key = card.get_attribute("data-key")
        card.click()
        expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()
        page.locator(".ic-settings summary").click()
        page.locator(".ic-settings select").first.select_option("English")
        expect(page.locator(".ic")).to_have_attribute("lang", "en")


@pytest.mark.either
def test_with_scripts_off_every_page_says_what_it_needs(browser: Browser, site: str) -> None:
    with visiting(browser, site, java_script_enabled=False, locale="it-IT") as page:
        for path in (LESSON, PRACTICE, "voila/render/030_class"):
            page.goto(f"{site}{path}")
            needs = page.locator(".needs[lang=it]")  # a noscript is no text to Playwright
            expect(needs).to_contain_text("hanno bisogno di JavaScript")
            expect(needs).to_be_visible()
            expect(page.locator("#loading")).to_be_hidden()
            page.locator(".nav a").last.click()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto(site)
        expect(page.locator("noscript .due")).to_be_visible()
        expect(page.locator(".try button").first).to_be_hidden()
        for path in ("rules/scopa", "glossary"):
            page.goto(f"{site}{path}")
            expect(page.locator("main :is(button, input)").locator("visible=true")).to_have_count(0)


# What is kept, and what is newer


SERVICE_WORKER_READY = "navigator.serviceWorker.ready.then(() => true)"
SPOILT = """async (name) => {
  for (const key of await caches.keys()) {
    const cache = await caches.open(key);
    for (const each of await cache.keys()) {
      if (!each.url.includes(name)) continue;
      const body = new Uint8Array(await (await cache.match(each)).arrayBuffer());
      body[body.length >> 1] ^= 1;
      await cache.put(each, new Response(body));
    }
  }
}"""
"""One bit of something that is kept is another."""


def test_what_is_kept_is_looked_at_before_it_is_used(edition: str, open_page: Open) -> None:
    page = table(open_page(f"{edition}{BRISCOLA}", keeps=True))
    assert page.evaluate(SERVICE_WORKER_READY)
    for name in ("/core.", "/library.", "/wasm.", "/table.", "/tresette.", "pyodide"):
        page.evaluate(SPOILT, name)
    page.goto(f"{edition}glossary/")
    page.goto(f"{edition}{PRACTICE}#tresette;+number=3;+level=easy;+players=2")
    page.wait_for_selector(PYTHON)
    expect(table(page).locator(".ic-heading")).to_contain_text("Tresette")


def test_a_file_that_the_host_damages_is_not_kept(
    host: Path, tmp_path: Path, browser: Browser
) -> None:
    shutil.copytree(host / BENEATH, tmp_path / BENEATH)
    (code,) = (tmp_path / BENEATH / "python").glob("scala40.*")
    code.write_bytes(code.read_bytes()[:-1])
    with serve_folder(tmp_path) as address:
        context = browser.new_context()
        page = context.new_page()
        page.goto(f"{address}{BENEATH}glossary/")
        state = page.evaluate(
            """async (keeper) => {
              const { installing } = await navigator.serviceWorker.register(keeper);
              await new Promise((done) => installing.addEventListener("statechange", done));
              return installing.state;
            }""",
            f"../{KEEPER}",
        )
        context.close()
    assert state == "redundant"


def test_an_open_page_tells_of_a_newer_edition_and_goes_on_there_with_what_was_asked(
    host: Path, tmp_path: Path, browser: Browser
) -> None:
    shutil.copytree(host / BENEATH, tmp_path / BENEATH)
    asked: list[Route] = []
    with serve_folder(tmp_path) as address, visiting(browser, address) as page:
        # The form names every game: their code may be asked for at any time, and waits here.
        page.route("**/tresette.*.zip", lambda each: asked.append(each))
        page.goto(f"{address}{BENEATH}{TABLE}")
        page.wait_for_selector(PYTHON, state="attached")
        renewed(tmp_path / BENEATH, "tresette")
        page.evaluate("location.hash = '#tresette;+number=3;+level=easy;+players=2'")
        for each in asked:
            each.continue_()
        page.unroute_all()
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("a newer edition of this site")
        expect(page.get_by_text("JsException")).to_have_count(0)
        expect(page.locator(".ic-heading")).to_contain_text("4711")  # the table is still there
        alert.get_by_role("link", name="Continue this deal there").click()
        page.wait_for_selector(PYTHON)
        expect(table(page).locator(".ic-heading")).to_contain_text("Tresette")
        expect(page.locator(".ic-heading")).to_contain_text("deal 3")


def test_the_code_of_a_game_that_is_missing_is_named_and_the_table_goes_on(
    edition: str, browser: Browser
) -> None:
    with visiting(browser, edition) as page:
        page.route("**/tresette.*.zip", missing)
        page.goto(f"{edition}{BRISCOLA}")
        page.wait_for_selector(PYTHON)
        page.evaluate("location.hash = '#tresette;+number=3;+level=easy;+players=2'")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(re.compile(r"tresette\.[0-9a-f]+\.zip is missing"))
        expect(alert.get_by_role("link")).to_have_count(0)
        expect(page.get_by_text("JsException")).to_have_count(0)
        page.unroute_all()
        page.evaluate("location.hash = '#tresette;+number=4;+level=easy;+players=2'")
        expect(page.locator(".ic-heading")).to_contain_text("Tresette")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_code_that_is_found_missing_late_is_not_told_of_once_another_table_is_asked_for(
    edition: str, browser: Browser
) -> None:
    with visiting(browser, edition) as page:
        held: list[Route] = []
        page.route("**/tresette.*.zip", missing)
        page.goto(f"{edition}{BRISCOLA}")
        page.wait_for_selector(PYTHON)
        # What became of the file is told by the page's own address, whose answer waits here.
        page.route(re.compile(re.escape(PRACTICE)), lambda each: held.append(each))
        with page.expect_request(re.compile(r"tresette\..*zip")):
            page.evaluate("location.hash = '#tresette;+number=3;+level=easy;+players=2'")
        while not held:
            page.wait_for_timeout(20)
        page.evaluate("location.hash = '#briscola;+number=8;+level=easy;+players=2'")
        expect(page.locator(".ic-heading")).to_contain_text("deal 8")
        for each in held:
            each.continue_()
        page.wait_for_timeout(300)
        expect(page.get_by_role("alert")).to_have_count(0)
