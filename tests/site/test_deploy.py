"""Files of `docs/deploy` for operators of the site: they work as they stand there."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from ctypes.util import find_library
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.page_checks import Open, table
from support.site import PRACTICE, ROOT, TABLE, free_port, serving
from support.visitors import answered, arrived, fetched
from tornado.httpclient import HTTPClientError

from italiancards.cli import parser
from italiancards.site.allowances import Accounts
from tools.visitors import LineClosed, Visitor

DEPLOY = ROOT / "docs/deploy"
PORT = "8866"
SERVICE = (DEPLOY / "italiancards.service").read_text()
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


@contextmanager
def fronted(site: str, folder: Path) -> Iterator[str]:
    """A site behind nginx, configured as in `docs/deploy`: nginx's address."""
    port = free_port()
    ours = (DEPLOY / "nginx.conf").read_text()
    for written, here in (
        ("listen 80 default_server", f"listen 127.0.0.1:{port}"),
        (f"127.0.0.1:{PORT}", site.split("/")[2].replace("localhost", "127.0.0.1")),
        ("/var/log/nginx/italiancards.log", str(folder / "site.log")),
        ("/opt/italiancards", str(ROOT)),
    ):
        assert written in ours
        ours = ours.replace(written, here)
    bodies = " ".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; user root; pid {folder / 'pid'}; error_log {folder / 'errors.log'};\n"
        f"events {{}}\nhttp {{ {bodies}\n{ours} }}\n"
    )
    assert NGINX is not None
    server = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(config)])
    try:
        deadline = time.monotonic() + 10
        while True:
            assert server.poll() is None, (folder / "errors.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait(timeout=10)


@needs_nginx
@pytest.mark.browser
def test_a_table_is_played_through_nginx(site: str, open_page: Open, tmp_path: Path) -> None:
    with fronted(site, tmp_path) as address:
        page = table(open_page(f"{address}{TABLE}"))
        page.locator(".ic-hand button").first.click()
        expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
        sizes = page.evaluate(
            "performance.getEntriesByType('resource').map(each => each.encodedBodySize)"
        )
        assert sum(sizes) < 98_000  # packed
        page.goto(address)
        assert fetched(f"{address}health")[0] == 200
    assert (tmp_path / "site.log").read_text() == ""


@pytest.mark.thorough
@needs_nginx
def test_who_asks_for_hundreds_of_pages_is_stopped_and_a_class_is_not(tmp_path: Path) -> None:
    with serving("--tables", "1") as (site, _), fronted(site, tmp_path) as address:

        def ask(_: int) -> tuple[int, str]:
            status, _headers, text = fetched(f"{address}{PRACTICE}")
            return status, text

        with ThreadPoolExecutor(8) as visitors:
            replies = list(visitors.map(ask, range(140)))
        assert {status for status, _ in replies[:60]} <= {200, 503}
        stopped = [text for status, text in replies if status == 429]
        assert stopped
        assert all("Trying again every ten seconds" in text for text in stopped)


async def free_line(address: str) -> Visitor:
    """A visitor with a line, as soon as one that was closed is no longer counted."""
    for _ in range(20):
        await asyncio.sleep(0.3)
        with suppress(HTTPClientError):
            return await arrived(address)
    return await arrived(address)


@needs_nginx
def test_behind_nginx_nobody_has_more_lines_by_saying_to_be_somebody_else(tmp_path: Path) -> None:
    with serving("--tables", "30") as (site, _), fronted(site, tmp_path) as address:

        async def come(each: int) -> None:
            visitor = Visitor(address, address=f"192.0.2.{each}")
            with suppress(LineClosed):
                await visitor.connect()
            await visitor.leave()

        async def crowd() -> None:
            for _ in range(20):
                await asyncio.gather(*map(come, range(30)))

        async def many() -> None:
            with pytest.raises(HTTPClientError, match="429"):
                await crowd()
            await asyncio.sleep(1)
            await answered(await free_line(address))

        asyncio.run(many())


@needs_nginx
def test_while_the_site_is_away_nginx_says_so_in_both_languages(tmp_path: Path) -> None:
    with fronted(f"http://localhost:{free_port()}/", tmp_path) as address:
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{address}{PRACTICE}")
        body = refused.value.read().decode()
        assert refused.value.code == 502
        assert "Trying again every ten seconds" in body
        assert "riprova da sola" in body


def test_the_service_starts_what_nginx_asks() -> None:
    command = re.findall(r"^ExecStart=\S+/italiancards (.*)$", SERVICE, re.M)
    options = parser().parse_args(shlex.split(command[0]))
    assert (options.host, str(options.port), options.no_browser) == ("127.0.0.1", PORT, True)
    ours = (DEPLOY / "nginx.conf").read_text()
    assert f"server 127.0.0.1:{PORT};" in ours
    assert options.host_name == ["cards.example.org"]
    assert "cards.example.org" in ours
    assert f"limit_conn italiancards_lines {Accounts(options.tables).address.lines};" in ours


@pytest.mark.skipif(
    find_library("seccomp") is None or shutil.which("systemd-analyze") is None,
    reason="this machine has not what systemd filters system calls with",
)
def test_a_table_is_laid_under_what_the_service_may_ask_of_the_system() -> None:
    confined = ROOT / "tests/support/sandbox.py"
    by = (sys.executable, str(confined), str(DEPLOY / "italiancards.service"))
    with serving(by=by) as (site, _):

        async def hint() -> None:
            visitor = await arrived(site)
            await visitor.do("hint")
            await visitor.until(lambda: bool(visitor.model["coach"]), seconds=20)

        asyncio.run(hint())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    here = re.sub(r"/opt/italiancards/\.venv/bin/italiancards", "/bin/true", SERVICE)
    unit = tmp_path / "italiancards.service"
    unit.write_text(here.replace("WorkingDirectory=/opt/italiancards", "WorkingDirectory=/"))
    run = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert "italiancards.service" not in run.stderr, run.stderr
