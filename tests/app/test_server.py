"""The server with many visitors, and when something dies under it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from app.site.forking.system import FILES
from support.kernels import children, running, until
from support.site import PRACTICE, ROOT, rehearsed, serving
from support.thorough import some
from support.visitors import channels, fetched, heard, kernel_of, message, opened

from app.site import tested
from app.site.lessons import lessons

Told = tuple[int, float, str]
"""What a visitor was answered: the status, after how many seconds the first word, and all of it."""
SOON = 5
"""Seconds in which everybody is to have a page or a clear word."""


def arriving(site: str, number: int) -> list[Told]:
    """Visitors who all come at once, to lesson after lesson."""
    names = [each.name for each in lessons()]

    def visit(each: int) -> Told:
        start = time.perf_counter()
        try:
            answer = urllib.request.urlopen(f"{site}voila/render/{names[each % len(names)]}")
        except urllib.error.HTTPError as error:
            answer = error
        first, said = b"", (b"Shuffling the cards", b"All tables are full")
        while not any(words in first for words in said) and (more := answer.read1()):
            first += more
        seconds = time.perf_counter() - start
        assert any(words in first for words in said)
        return answer.status, seconds, (first + answer.read()).decode()

    with ThreadPoolExecutor(number) as visitors:
        return list(visitors.map(visit, range(number)))


def health(site: str) -> dict:
    """What the server says of itself."""
    return json.loads(fetched(f"{site}health")[2])


@pytest.fixture(scope="module")
def own() -> Iterator[tuple[str, int]]:
    """A site that no other file asks, with its process."""
    with serving() as told:
        yield told


@pytest.fixture
def server(own: tuple[str, int]) -> tuple[str, int]:
    """The same with nobody at its tables."""
    site, process = own
    for child in filter(kernel_is, children(process)):
        os.kill(child, signal.SIGKILL)
    asyncio.run(until(lambda: health(site)["tables"]["taken"] == 0))
    return own


@pytest.mark.alone
def test_where_forty_fit_sixty_get_a_page_or_a_clear_word_within_five_seconds(
    server: tuple[str, int],
) -> None:
    site, _ = server
    told = arriving(site, 60)
    pages = [html for status, _, html in told if status == 200]
    words = [html for status, _, html in told if status == 503]
    assert (len(pages), len(words)) == (40, 20)
    assert len({kernel_of(html) for html in pages}) == 40
    assert all("All tables are full" in html and "refresh" in html for html in words)
    assert max(seconds for _, seconds, _ in told) < SOON
    assert health(site)["status"] == "full"


def test_visitors_of_one_moment_get_different_deals(server: tuple[str, int]) -> None:
    site, _ = server
    with ThreadPoolExecutor(4) as visitors:
        pages = list(visitors.map(lambda _: opened(site), range(4)))

    async def table(html: str, kernel: str) -> str:
        """The hand and the trump, as the page will be told them."""
        line = await channels(site, kernel)
        model = html.split('"model_id": "')[1][:32]
        asked = {"comm_id": model, "data": {"method": "request_state"}}
        line.write_message(message("comm_msg", asked))
        told = [each["content"].get("data", {}) for each in await heard(line, 20, "comm_msg")]
        line.close()
        state = [each["state"] for each in told if each.get("method") == "update"][-1]
        return json.dumps(state["model"]["zones"])

    async def tables() -> set[str]:
        return set(await asyncio.gather(*(table(*page) for page in pages)))

    assert len(asyncio.run(tables())) == 4


def test_the_server_takes_as_many_sockets_as_it_may_have() -> None:
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
    try:
        with serving() as (_, process):
            told = Path(f"/proc/{process}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    files = re.search(r"Max open files +(\d+) +(\d+)", told)
    assert files
    assert int(files[1]) == min(FILES, int(files[2]))


@pytest.mark.alone
def test_with_the_template_killed_again_and_again_everybody_gets_a_page(
    server: tuple[str, int],
) -> None:
    site, process = server
    _, kept = opened(site)
    for _ in range(3):
        for child in children(process):
            if not kernel_is(child):
                os.kill(child, signal.SIGKILL)
        told = arriving(site, 4)
        assert [status for status, _, _ in told] == [200] * 4
        assert max(seconds for _, seconds, _ in told) < SOON
    assert fetched(f"{site}api/kernels/{kept}")[0] == 200


def kernel_is(process: int) -> bool:
    """Whether a process is a fork of the template: those lead a session and have threads."""
    return len(os.listdir(f"/proc/{process}/task")) > 1


def test_a_killed_kernel_is_gone_within_five_seconds_and_its_table_is_free(
    server: tuple[str, int],
) -> None:
    site, process = server
    _, kernel = opened(site)
    _, other = opened(site)

    async def watched() -> None:
        line = await channels(site, kernel)
        await heard(line, 0.5)
        for child in children(process):
            if kernel_is(child):
                os.kill(child, signal.SIGKILL)
                break
        await until(lambda: health(site)["tables"]["taken"] == 1, within=5)
        line.close()

    asyncio.run(watched())
    left = [fetched(f"{site}api/kernels/{number}")[0] for number in (kernel, other)]
    assert sorted(left) == [200, 404]
    assert opened(site)


def test_a_page_that_is_closed_gives_its_kernel_back_at_once(server: tuple[str, int]) -> None:
    site, process = server
    _, kernel = opened(site)
    urllib.request.urlopen(f"{site}voila/api/shutdown/{kernel}", data=b"").read()
    assert health(site)["tables"]["taken"] == 0
    assert not [each for each in children(process) if kernel_is(each)]


def _soon() -> dict[str, str]:
    """The environment of a server whose template is soon ready."""
    return {**os.environ, "PYTHONPATH": rehearsed()}


@pytest.mark.thorough
def test_a_full_disk_for_the_log_stops_nobody() -> None:
    command = [sys.executable, "-m", "app.cli", "serve", "--no-browser", "--port", "0"]
    with open("/dev/full", "w") as full:
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=full, text=True, cwd=ROOT, env=_soon()
        )
    assert server.stdout is not None
    try:
        site = server.stdout.readline().split(" at ")[1].split(" ")[0]
        _, kernel = opened(site)
        for _ in range(3):  # each of these would be logged
            fetched(f"{site}nowhere")
            asyncio.run(_flood(site, kernel))
        assert opened(site)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=20)


async def _flood(site: str, kernel: str) -> None:
    line = await channels(site, kernel)
    line.write_message("{")
    await heard(line, 0.5)
    line.close()


@pytest.mark.parametrize("number", some([signal.SIGKILL, signal.SIGTERM, signal.SIGINT], 3))
def test_nothing_runs_on_when_the_server_is_stopped_or_killed(number: int) -> None:
    command = [sys.executable, "-m", "app.cli", "serve", "--no-browser", "--port", "0"]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT, env=_soon()
    )
    assert server.stdout is not None
    site = server.stdout.readline().split(" at ")[1].split(" ")[0]
    opened(site), opened(site)
    left = children(server.pid)
    assert len(left) == 3
    server.send_signal(number)
    server.wait(timeout=20)
    asyncio.run(until(lambda: not any(running(each) for each in left), within=5))


def test_every_answer_says_what_its_page_may_do(server: tuple[str, int]) -> None:
    site, _ = server
    _, _, home = fetched(site)
    file = re.search(r"static/home\.[a-z0-9.]+", home)
    assert file
    for path in ("", PRACTICE, "rules/briscola", "glossary", "nowhere", "health", file.group()):
        _, headers, _ = fetched(f"{site}{path}")
        policy = headers["Content-Security-Policy"]
        assert "unsafe-eval" not in policy
        assert re.search(r"default-src 'none'", policy), path
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Server"] is None


def test_health_counts_and_names_nobody(server: tuple[str, int]) -> None:
    site, _ = server
    _, kernel = opened(site)
    told = health(site)
    assert told["tables"] == {"taken": 1, "of": 40}
    assert told["forking"] is True
    assert set(told["memory_bytes"]) == {"server", "template", "kernels"}
    assert kernel not in json.dumps(told)


def test_with_other_versions_the_usual_way_is_taken_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tested.tested.cache_clear()
    assert tested.tested("voila")
    monkeypatch.setitem(tested.VERSIONS, "voila", "0.0.1")
    tested.tested.cache_clear()
    assert not tested.tested("voila")
    assert "not tested with voila" in caplog.text
    tested.tested.cache_clear()
