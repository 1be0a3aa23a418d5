"""A served site, and a Chromium to look at it with."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from support.attacks import Attack, attack_beside_a_learner
from support.depth import TIMES
from support.edition import BENEATH, PYTHON, serve_folder
from support.groups import group_of
from support.own_lessons import CHANCE, TABLE, write_notebook
from support.page_checks import HURRIED, PACED, leave
from support.resume import watch
from support.site import ROOT, serving

from italiancards.cli import main
from tools.browser import chromium

expect.set_options(timeout=20_000)  # the machines that run this are busy


HERE = Path(__file__).parent
ALL = 10
"""How thorough it is to be for every form of every test to run against the edition."""
EITHER = {
    *("test_classroom", "test_course_map", "test_hand", "test_keeping", "test_keys"),
    *("test_lesson_end", "test_matches", "test_pages", "test_practice_page", "test_puzzle_page"),
    *("test_scopa", "test_site", "test_states", "test_table"),
}
"""What both editions can do: those marked `either`, and where it is to be thorough all of these but
what is marked `served`, with the reason. The other files concern the server."""
WITHOUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    "SpareRendererForSitePerProcess",
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""What Chromium leaves out. A window that nobody sees has an address bar all the same, whose pages
cost more than ours, and a process in waiting; the rest is what Playwright leaves out."""


QUICKLY = "--js-flags=--liftoff-only"
"""A page with its own Python lives for seconds here: what would be compiled better later is not."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of what both editions can do runs against each."""
    if "site" not in metafunc.fixturenames:
        return
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    thorough = TIMES > 1 and metafunc.module.__name__.split(".")[-1] in EITHER
    if "either" in marks or thorough:
        metafunc.parametrize("site", ["served", "edition"], indirect=True)


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> str:
    """The address of a site: a served one, unless a test is told otherwise."""
    address: str = request.getfixturevalue(getattr(request, "param", "served"))
    return address


@pytest.fixture(scope="session")
def served() -> Iterator[str]:
    """The address of a served site: one for each worker, so that none waits for the other's."""
    with serving(folder=ROOT) as (address, _):
        yield address


@pytest.fixture(scope="module")
def attacked() -> Iterator[str]:
    """The address of a site of its own: attacks leave sessions, and use up what one may say."""
    with serving("--tables", "60") as (address, _):
        yield address


@pytest.fixture
def attack(attacked: str) -> Attack:
    """Attacks beside somebody who plays, and is answered before and after."""
    return lambda act: asyncio.run(attack_beside_a_learner(attacked, act))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Notebooks: a table, one left to chance, and one that cannot be run."""
    write_notebook(tmp_path, "000", TABLE)
    write_notebook(tmp_path, "010", CHANCE)
    write_notebook(tmp_path, "020", "1 / 0")
    return tmp_path


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a host gives away; the edition without a server lies somewhere in it."""
    root = tmp_path_factory.mktemp("host")
    assert main(["export", str(root / BENEATH)]) == 0
    return root


@pytest.fixture(scope="session")
def edition(host: Path) -> Iterator[str]:
    """The address of the edition without a server."""
    with serve_folder(host) as address:
        yield address + BENEATH


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browsers come last: they leave a running event loop behind, which others take for theirs.

    Of the forms of a test one runs against the edition; where it is to be thorough those that tell
    something new of it, and where it is to be very thorough all.
    """
    met: dict[tuple[Path, str], set[tuple[str, str]]] = defaultdict(set)
    for item in list(items):
        if "[edition" not in item.name:
            continue
        marks_seen = _marks_of(item)
        known = met[item.path, item.name.partition("[")[0]]
        again = bool(known) if TIMES == 1 else TIMES < ALL and marks_seen <= known
        if again or item.get_closest_marker("served"):
            config.hook.pytest_deselected(items=[item])
            items.remove(item)
        else:
            known |= marks_seen
    looks = {group_of(item.nodeid) for item in items if _looks(item)}
    items.sort(key=lambda item: _late(item, looks))


def _marks_of(item: pytest.Item) -> set[tuple[str, str]]:
    """What a form of a test is told: where it runs, on which screen, in which language."""
    assert isinstance(item, pytest.Function)
    return {(name, repr(value)) for name, value in item.callspec.params.items()}


def _looks(item: pytest.Item) -> bool:
    """Return True for a test that needs a browser."""
    return "browser" in getattr(item, "fixturenames", ())


def _late(item: pytest.Item, looks: Collection[str]) -> tuple[bool, bool, bool, bool]:
    """Return the sort key of a test: false comes first, and each place parts those before it alike.

    First tests of other folders; then those that are in no group with a browser; of each, groups
    before single tests, for no worker is to wait for the end of one; and the slow ones first.

    Args:
        item: a test.
        looks: the groups in which a test needs a browser.
    """
    group = group_of(item.nodeid)
    long = item.get_closest_marker("slow") is not None
    ours = item.path.is_relative_to(HERE)
    return ours, ours and group in looks, group == item.nodeid, not long


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium: the machine's own, without windows where it has that."""
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(
            executable_path=chromium(playwright),
            args=[
                *("--no-sandbox", "--disable-background-networking", QUICKLY),
                f"--disable-features={','.join(WITHOUT)}",
            ],
        )
        yield made
        made.close()


Visitor = tuple[str, bool, bool]
"""What a context is told when it is made: a language, whether it is touched, whether it keeps."""


@pytest.fixture(scope="session")
def contexts() -> dict[Visitor, list[BrowserContext]]:
    """Those that nobody uses. What they have loaded they have compiled: a page of theirs costs a
    fifth less than one of a new context."""
    return defaultdict(list)


@pytest.fixture
def open_page(
    browser: Browser, contexts: dict[Visitor, list[BrowserContext]]
) -> Iterator[Callable[..., Page]]:
    """Opens pages, each for somebody who was never here; each complains of script errors, of
    requests to another host, and of what its content policy forbids."""
    opened: list[tuple[Page, list[str], Visitor]] = []

    def opening(
        address: str,
        *,
        width: int = 1280,
        language: str = "en-GB",
        scheme: str = "light",
        motion: str = "reduce",
        pace: str = "wait",
        height: int = 844,
        hurried: bool = False,
        keeps: bool = False,
        waits: bool = True,
    ) -> Page:
        visitor = (language, width < 600, keeps)
        context = contexts[visitor].pop() if contexts[visitor] else arrived(browser, *visitor)
        page = context.new_page()
        forget(page, address)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme, reduced_motion=motion)
        page.set_default_timeout(60_000)
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(f"script error: {error.stack or error}"))
        page.on("console", lambda console_message: _allowed(console_message.text, wrong))
        page.on("request", lambda request: _own(request.url, address, wrong))
        opened.append((page, wrong, visitor))
        page.add_init_script(PACED % pace)
        if hurried:
            page.add_init_script(HURRIED)
        page.goto(address)
        if waits:
            page.wait_for_selector(PYTHON, state="attached")
        return page

    yield opening
    for page, _, visitor in opened:
        leave(page.context)
        if visitor[-1]:  # what it keeps would go on without a page
            page.context.close()
        else:
            contexts[visitor].append(page.context)
    assert [wrong for _, wrong, _ in opened if wrong] == []


def arrived(browser: Browser, language: str, touched: bool, keeps: bool) -> BrowserContext:
    """A browser of somebody's own."""
    context = browser.new_context(
        locale=language,
        has_touch=touched,
        service_workers="allow" if keeps else "block",
        viewport={"width": 1280, "height": 844},
        reduced_motion="reduce",
    )
    watch(context)
    return context


def forget(page: Page, address: str) -> None:
    """Nothing is known of who was here before."""
    page.context.clear_cookies()
    page.context.clear_permissions()
    cdp = page.context.new_cdp_session(page)
    origin = "/".join(address.split("/")[:3])
    cdp.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    cdp.detach()


def _own(url: str, address: str, wrong: list[str]) -> None:
    host = address.split("/")[2]
    if not url.startswith((f"http://{host}/", f"ws://{host}/", "data:", "blob:")):
        wrong.append(f"request to another host: {url}")


def _allowed(message_text: str, wrong: list[str]) -> None:
    if "Content Security Policy" in message_text:
        wrong.append(f"forbidden: {message_text}")
