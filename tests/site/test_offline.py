"""The edition without a server, once the network is gone, and once another version has come."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.edition import BENEATH, PYTHON, renewed, serve_folder
from support.page_checks import Open, table
from support.site import PRACTICE, TABLE

from italiancards import GAMES
from italiancards.site.export.folder import MANIFEST
from italiancards.site.pages.lessons import lessons

pytestmark = pytest.mark.browser

SERVICE_WORKER_READY = "navigator.serviceWorker.ready.then(() => true)"
BEGAN = "performance.getEntriesByName('italiancards:python')[0].detail"
"""Whether Python began anew, or again where it was kept."""
REMEMBERED = """new Promise((done) =>
  new PerformanceObserver((all) => all.getEntriesByName("italiancards:kept").length && done())
    .observe({ type: "mark", buffered: true }))"""
"""Until Python is kept as it is when it has begun."""
SPOILT = """async () => {
  const cache = await caches.open("italiancards-python");
  const [kept] = await cache.keys();
  const memory = new Uint8Array(await (await cache.match(kept)).arrayBuffer());
  await cache.put(kept, new Response(memory.subarray(0, memory.length / 2)));
}"""
"""What is kept is cut off in the middle."""
NEW = "<title>A new version</title>"


def opened(open_page: Open, edition: str) -> Page:
    """A table of somebody whose browser has kept the whole edition."""
    page = table(open_page(f"{edition}{TABLE}", keeps=True))
    assert page.evaluate(SERVICE_WORKER_READY)
    return page


def played(page: Page) -> None:
    """Play a card, and see it answered."""
    card = page.locator(".ic-hand button[aria-disabled=false]").last  # of a fan it lies free
    key = card.get_attribute("data-key")
    card.click()
    expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()


def answered(page: Page) -> None:
    """Touch what a turn begins with, and Python answers."""
    revision = page.locator(".ic").first.get_attribute("data-revision")
    pile = page.locator(".ic-touched.ic-can")  # where a turn begins with drawing
    (pile if pile.count() else page.locator(".ic-hand button[aria-disabled=false]")).last.click()
    expect(page.locator(".ic").first).not_to_have_attribute("data-revision", str(revision))


def sits(page: Page, edition: str, game: str) -> None:
    """Leave the page, and sit down to another game once Python is there."""
    page.goto(f"{edition}glossary/")
    page.goto(f"{edition}{PRACTICE}#{game};+number=3;+level=easy;+players=2")
    page.wait_for_selector(PYTHON)
    table(page)


def test_with_the_network_gone_every_page_is_there_and_python_goes_on_from_where_it_was_kept(
    host: Path, open_page: Open
) -> None:
    with serve_folder(host) as address:
        edition = address + BENEATH
        page = opened(open_page, edition)
        assert page.evaluate(BEGAN) == "anew"
    files = [each.relative_to(host / BENEATH) for each in (host / BENEATH).rglob("*.html")]
    places = [f"{edition}{each.parent.as_posix()}/".replace("/./", "/") for each in files]
    asked = "all => Promise.all(all.map((each) => fetch(each).then(({ ok }) => ok)))"
    assert all(page.evaluate(asked, places))
    page.evaluate(REMEMBERED)
    for lesson in some(lessons(), 60):
        page.goto(f"{edition}voila/render/{lesson.name}")  # as a link says it: without a stroke
        page.wait_for_selector("[data-line=open]")
        assert page.evaluate(BEGAN) == "again"
    for place in some([each for each in sorted(places) if "/voila/" not in each], 30):
        language = "it" if place.startswith(f"{edition}it/") else "en"
        page.goto(f"{place}?lang={language}")
        expect(page.locator(f"html[lang={language}] h1").first).to_be_visible()
    for game in some(GAMES, 5):  # of which nothing was loaded when Python was kept
        sits(page, edition, game)
        assert page.evaluate(BEGAN) == "again"
        answered(page)
    page.evaluate(SPOILT)
    sits(page, edition, GAMES[-1])
    assert page.evaluate(BEGAN) == "anew"
    answered(page)


def test_a_new_version_comes_with_the_next_page_and_leaves_the_open_one_at_its_table(
    host: Path, tmp_path: Path, open_page: Open
) -> None:
    shutil.copytree(host / BENEATH, tmp_path / BENEATH)
    with serve_folder(tmp_path) as address:
        edition = address + BENEATH
        page = opened(open_page, edition)
        renewed(tmp_path / BENEATH, "tresette")
        retitled(tmp_path / BENEATH)
        other = page.context.new_page()
        other.goto(edition)
        other.evaluate(
            """async () => {
              const keeper = await navigator.serviceWorker.ready;
              const come = new Promise((done) =>
                navigator.serviceWorker.addEventListener("controllerchange", done));
              await keeper.update();
              await come;
            }"""
        )
        other.reload()
        expect(other).to_have_title("A new version")
    played(page)
    page.evaluate("location.hash = '#tresette;+number=3;+level=easy;+players=2'")
    expect(page.locator(".ic-heading")).to_contain_text("Tresette")


def retitled(edition: Path) -> None:
    """The home page says that it is another edition's."""
    home = edition / "index.html"
    title = home.read_text().split("<title>")[1].split("</title>")[0]
    home.write_text(home.read_text().replace(f"<title>{title}</title>", NEW))


def test_it_can_be_installed(host: Path) -> None:
    manifest = json.loads((host / BENEATH / MANIFEST).read_text())
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (
        "./",
        "./",
        "standalone",
    )
    assert "id" not in manifest  # a relative one would be the host's
    assert {each["sizes"] for each in manifest["icons"]} == {"192x192", "512x512"}
    for icon in manifest["icons"]:
        body = (host / BENEATH / icon["src"]).read_bytes()
        width, height = (int.from_bytes(body[place : place + 4]) for place in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
