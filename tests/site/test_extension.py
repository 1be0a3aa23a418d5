"""The site in a Jupyter server that is there already: for whoever is logged in, and nobody else."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress

import pytest
from support.own_lessons import PAGE
from support.site import ROOT, free_port
from support.visitors import fetched
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

TOKEN = "secret"
EXTENSION = "italiancards.site.extension"
ENABLED = ROOT / "docs/deploy/jupyter/italiancards.json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Jupyter server that finds us as it does where we are installed: where our part of it is."""
    folder, port = tmp_path_factory.mktemp("server"), free_port()
    config = folder / "config/jupyter_server_config.d"
    config.mkdir(parents=True)
    (config / ENABLED.name).write_bytes(ENABLED.read_bytes())
    own = {f"JUPYTER_{name}_DIR": str(folder / name) for name in ("DATA", "RUNTIME")}
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root"),
            *(f"--port={port}", "--ServerApp.port_retries=0", "--ServerApp.base_url=/some/where/"),
            *(f"--IdentityProvider.token={TOKEN}", f"--ServerApp.root_dir={folder}"),
        ],
        env={
            **os.environ,
            **own,
            "JUPYTER_CONFIG_DIR": str(folder / "config"),
            "PYTHONPATH": str(ROOT),
        },
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if "is running at" in line:
            break
    else:
        raise AssertionError("".join(said))
    try:
        address = f"http://127.0.0.1:{port}/some/where/"
        for _ in range(200):
            with suppress(OSError), urllib.request.urlopen(f"{address}login"):
                break
            time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.communicate(timeout=30)


def status(address: str, method: str = "GET") -> tuple[int, str]:
    """What is answered at first: the status, and where it leads."""

    class Here(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: object) -> None: ...

    try:
        asked = urllib.request.Request(address, method=method)
        answer = urllib.request.build_opener(Here).open(asked, timeout=20)
    except urllib.error.HTTPError as error:
        answer = error
    return answer.status, answer.headers.get("Location", "")


@pytest.mark.parametrize(
    "path",
    ["", "rules", "rules/scopa", "glossary", "health", "voila/render/000_welcome", "robots.txt"],
)
def test_who_is_not_logged_in_is_led_to_the_login(server: str, path: str) -> None:
    for method in ("GET", "HEAD"):
        answered, where = status(f"{server}italiancards/{path}", method)
        assert (answered, where.startswith("/some/where/login?next=")) == (302, True), path


def test_who_is_not_logged_in_gets_no_line(server: str) -> None:
    async def line() -> None:
        host = server.split("/")[2]
        address = f"ws://{host}/some/where/italiancards/line/000_welcome?page={PAGE}&heard=0"
        asked = HTTPRequest(address, headers={"Origin": f"http://{host}"})
        with pytest.raises(HTTPClientError, match="403"):
            await websocket_connect(asked)

    asyncio.run(line())


def test_who_is_logged_in_reads_and_plays(server: str) -> None:
    token_header = {"Authorization": f"token {TOKEN}"}
    site = f"{server}italiancards/"
    answered, headers, home = fetched(site, **token_header)
    assert (answered, "Italian cards" in home) == (200, True)
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    files = re.findall(r"/some/where/italiancards/static/[\w.-]+", home)
    assert files
    for file in (each for each in files if not each.endswith(".png")):
        assert fetched(f"http://{server.split('/')[2]}{file}", **token_header)[0] == 200
    answered, headers, page = fetched(f"{site}voila/render/000_welcome", **token_header)
    assert (answered, 'id="ic-page"' in page) == (200, True)
    assert "script-src 'self';" in headers["Content-Security-Policy"]
    assert fetched(f"{site}voila/render/nowhere", **token_header)[0] == 404
    assert fetched(f"{site}nowhere", **token_header)[0] == 404
    assert json.loads(fetched(f"{site}health", **token_header)[2])["status"] == "ok"
    assert (
        fetched(f"{server}italiancards?lang=it", **token_header)[0] == 200
    )  # led to its beginning

    async def play() -> None:
        host = server.split("/")[2]
        address = f"ws://{host}/some/where/italiancards/line/000_welcome?page={PAGE}&heard=0"
        for origin, fine in ((f"http://{host}", True), ("http://elsewhere.example", False)):
            asked = HTTPRequest(address, headers={"Origin": origin, **token_header})
            if not fine:
                with pytest.raises(HTTPClientError, match="403"):
                    await websocket_connect(asked)
                continue
            line = await websocket_connect(asked)
            assert json.loads(await line.read_message() or "") == [0]
            await line.write_message(json.dumps([1, {"type": "cards", "revision": 0}]))
            assert json.loads(await line.read_message() or "")[0] == 1
            line.close(1000)

    asyncio.run(play())


def test_what_is_installed_with_us_enables_it() -> None:
    extensions = json.loads(ENABLED.read_text())["ServerApp"]["jpserver_extensions"]
    assert extensions == {EXTENSION: True}
    built = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]
    shared = built["targets"]["wheel"]["shared-data"]
    place = "etc/jupyter/jupyter_server_config.d/italiancards.json"
    assert shared[str(ENABLED.relative_to(ROOT))] == place


def test_no_kernel_and_no_voila_is_needed_for_it() -> None:
    code = f"import sys, {EXTENSION}; sys.exit('voila' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
