"""What is refused, and how: in our own few words, whoever asks, and under whichever name."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.robotparser import RobotFileParser

import pytest
from support.depth import some
from support.own_lessons import TABLE, write_notebook
from support.site import PRACTICE, ROOT, beside_lessons, serving
from support.visitors import arrived, fetched, health

from italiancards.cli import main
from italiancards.site.hosts import served_names
from italiancards.site.server import run

NAME = "cards.example.org"
SHORT = 4000
"""Characters of a short page."""
KERNEL = "11111111-2222-3333-4444-555555555555"
ASKED = [
    ("GET", "logout"),
    ("GET", "login"),
    ("POST", "login"),
    ("GET", "api/me"),
    ("GET", "api/kernels"),
    ("POST", "api/kernels"),
    ("GET", f"api/kernels/{KERNEL}"),
    ("DELETE", f"api/kernels/{KERNEL}"),
    ("GET", f"api/kernels/{KERNEL}/channels"),
    ("POST", f"api/kernels/{KERNEL}/channels"),
    ("POST", f"voila/api/shutdown/{KERNEL}"),
    ("GET", f"voila/api/shutdown/{KERNEL}"),
    ("POST", f"voila/execution/{KERNEL}"),
    ("GET", f"kernels/{KERNEL}"),
    ("GET", "line/010_practice"),
    ("POST", "line/010_practice"),
    ("GET", f"line/010_practice?page={'0' * 32}&heard=0&lang=en"),
    ("GET", "voila/api/contents/"),
    ("GET", "voila/api/themes/x"),
    ("GET", "voila/static/x"),
    ("GET", "voila/labextensions/x"),
    ("GET", "voila/templates/italiancards/home.html"),
    ("GET", "voila/render/x?lang=%ff"),
    ("GET", "nowhere?lang=%ff"),
    ("POST", PRACTICE),
    ("PUT", "glossary"),
    ("CARDS", ""),
    ("CARDS", "nowhere"),
    ("CARDS", "voila/static/x"),
]
"""What nobody asks for with our pages."""
TELLTALE = ("jupyter", "tornado", "traceback", "voila", "xsrf", ".py", "python", "exception")


@pytest.fixture(scope="module")
def served() -> Iterator[str]:
    """A site with a name of its own."""
    with serving("--host-name", NAME) as (address, _):
        yield address


def answered(site: str, method: str, path: str, host: str | None = None) -> tuple[int, str, str]:
    """What is answered, whatever is asked: the status, the headers, and the rest."""
    where = site.split("/")[2]
    name, port = where.split(":")
    with socket.create_connection((name, int(port)), timeout=20) as line:
        head = f"{method} /{path} HTTP/1.1\r\nHost: {host or where}\r\nConnection: close\r\n"
        line.sendall(f"{head}Content-Length: 0\r\n\r\n".encode())
        reply = b"".join(iter(lambda: line.recv(65536), b"")).decode()
    headers, _, text = reply.partition("\r\n\r\n")
    return int(headers.split(" ")[1]), headers, text


@pytest.mark.parametrize(("method", "path"), ASKED)
def test_what_is_refused_is_one_short_page_of_ours(served: str, method: str, path: str) -> None:
    status, headers, text = answered(served, method, path)
    assert status in (400, 403, 404, 405)
    assert len(text) < SHORT
    assert "Italian cards" in text
    assert "default-src 'none'" in headers
    for word in TELLTALE:
        assert word not in text.lower(), text


ANSWERED = ("", "?lang=it", "rules", "rules/scopa/pad", "glossary", "health", PRACTICE, "nowhere")
"""Pages of each kind, and one that is not there."""
SHIFTING = r"(?m)^(Date|Etag|Content-Length|Transfer-Encoding): .*\n|expires=[^;]+; "
"""Headers that tell of the moment, or of a body of which HEAD may leave the size out."""


@pytest.mark.parametrize("path", ANSWERED)
def test_head_tells_what_get_would_and_sends_no_body(served: str, path: str) -> None:
    status, headers, text = answered(served, "HEAD", path)
    wanted, reply, _ = answered(served, "GET", path)
    assert (status, text) == (wanted, "")
    named = [re.sub(SHIFTING, "", f"{each}\n".replace("\r", "")) for each in (headers, reply)]
    assert sorted(named[0].splitlines()) == sorted(named[1].splitlines())


def test_every_address_that_answers_get_answers_head(served: str) -> None:
    for path in re.findall(r"static/[a-z0-9]+\.[0-9a-f]+\.\w+", answered(served, "GET", "")[2]):
        assert answered(served, "HEAD", path)[0] == 200, path


def test_head_of_a_lesson_takes_no_table(served: str) -> None:
    taken = health(served)["tables"]["taken"]
    assert answered(served, "HEAD", PRACTICE)[0] == 200
    assert health(served)["tables"]["taken"] == taken


@pytest.mark.parametrize("path", ["glossary", "rules", "health"])
def test_who_asks_in_a_way_that_there_is_not_is_told_which_there_are(
    served: str, path: str
) -> None:
    status, headers, _ = answered(served, "PUT", path)
    ways = re.findall(r"(?m)^Allow: (.*)\r$", headers)
    assert (status, len(ways)) == (405, 1)
    for way in ways[0].split(", "):
        assert answered(served, way, path)[0] != 405


def test_where_a_site_begins_is_found_without_its_last_stroke_too() -> None:
    with serving("--base-url", "/a/b/") as (site, _):
        root = site.removesuffix("a/b/")
        for path, place in (("a/b", "/a/b/"), ("a/b?lang=it", "/a/b/?lang=it")):
            for method in ("GET", "HEAD"):
                status, headers, _ = answered(root, method, path)
                assert (status, re.findall(r"Location: (\S+)", headers)) == (301, [place])
        status, _, text = fetched(f"{root}a/b")
        assert (status, "<h1" in text) == (200, True)
        assert answered(root, "GET", "a/bc")[0] == 404


def test_browsers_get_a_sign_and_search_engines_are_kept_from_the_tables(served: str) -> None:
    with urllib.request.urlopen(f"{served}favicon.ico") as answer:
        sign, kind = answer.read(), answer.headers["Content-Type"]
    assert (kind, sign[:6], sign[22:30]) == ("image/x-icon", b"\0\0\1\0\1\0", b"\x89PNG\r\n\x1a\n")
    status, headers, text = fetched(f"{served}robots.txt")
    assert (status, headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
    robot = RobotFileParser()
    robot.parse(text.splitlines())
    reads = {path: robot.can_fetch("any", f"{served}{path}") for path in ("", "rules", PRACTICE)}
    assert reads == {"": True, "rules": True, PRACTICE: False}


OPEN_GRAPH = re.compile(r'<meta property="og:(\w+)" content="([^"]*)">')


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_link_is_shown_with_its_title_a_sentence_and_a_picture(
    served: str, language: str
) -> None:
    for path in ("", "rules", "rules/scopa", "glossary", PRACTICE):
        _, _, text = fetched(f"{served}{path}?lang={language}")
        open_graph = dict(OPEN_GRAPH.findall(text))
        about = re.search(r'<meta name="description" content="([^"]*)">', text)
        assert about
        assert f"<title>{open_graph['title']}</title>" in text
        assert (open_graph["description"], open_graph["type"]) == (about[1], "website")
        assert open_graph["site_name"] == {"en": "Italian cards", "it": "Carte italiane"}[language]
        assert open_graph["image"].startswith(served)
        with urllib.request.urlopen(open_graph["image"]) as answer:
            assert answer.headers["Content-Type"] == "image/png"
    _, _, text = fetched(served, **{"X-Forwarded-Proto": "https"})
    assert dict(OPEN_GRAPH.findall(text))["image"].startswith(served.replace("http:", "https:"))


def test_no_answer_sets_a_cookie_but_the_language_that_was_chosen(served: str) -> None:
    for path in ("", PRACTICE, "glossary", "line/010_practice", f"kernels/{KERNEL}", "logout"):
        _, headers, _ = answered(served, "GET", path)
        assert "set-cookie" not in headers.lower(), path
    _, headers, _ = answered(served, "GET", "?lang=it")
    assert headers.lower().count("set-cookie") == 1


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST", "127.0.0.1:80", "[::1]", "192.0.2.7", "[2001:db8::7]:8866"),
        *(NAME, f"{NAME}:8866", f"{NAME}.", socket.gethostname()),
    ],
)
def test_the_site_answers_under_its_names_and_every_address(served: str, host: str) -> None:
    assert answered(served, "GET", "health", host)[0] == 200


@pytest.mark.parametrize(
    "host", ["elsewhere.example", f"x.{NAME}", "localhost.example", "127.0.0.x"]
)
def test_under_any_other_name_nothing_is_served(served: str, host: str) -> None:
    for method, path in (("GET", ""), ("GET", PRACTICE), ("CARDS", "x"), ("GET", "health")):
        status, _, text = answered(served, method, path, host)
        assert status == 421
        assert len(text) < 100


def test_where_it_listens_is_a_name_of_the_site() -> None:
    assert "teacher" in served_names("teacher")
    assert "0.0.0.0" in served_names("0.0.0.0")


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (["--port", "80000"], "a port is a number from 0 to 65535, not '80000'"),
        (["--port", "-1"], "a port is a number from 0 to 65535, not '-1'"),
        (["--tables", "-3"], "a whole number from 1 is needed, not '-3'"),
        (["--tables", "0"], "a whole number from 1 is needed, not '0'"),
        (["--host-name", "http://x"], "a name is written as cards.example.org, not 'http://x'"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_one_sentence(
    told: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["serve", "--no-browser", *told])
    assert refused.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(why)


def test_a_port_that_is_taken_is_not_exchanged_for_another(served: str) -> None:
    port = served.rstrip("/").rsplit(":", 1)[1]
    run = subprocess.run(
        [sys.executable, "-m", "italiancards.cli", "serve", "--no-browser", "--port", port],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert run.returncode == 1
    assert run.stderr == f"Port {port} is taken by another program; choose another with --port.\n"


@pytest.mark.thorough
def test_no_home_is_needed_and_nothing_is_written_but_in_the_sites_own_folder(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    home.write_text("no folder")
    with tempfile.TemporaryDirectory(dir="/tmp") as place:  # a short name, for sockets
        with serving(HOME=str(home / "x"), TMPDIR=place) as (site, _):
            asyncio.run(arrived(site))
            assert health(site)["status"] == "ok"
            assert os.listdir(place)
        assert os.listdir(place) == []


@pytest.mark.parametrize("length", some([150, 60, 30], 3))
def test_a_folder_for_what_is_temporary_may_have_a_long_name(tmp_path: Path, length: int) -> None:
    """Sockets may not: then workers and kernels are reached without any."""
    notebooks, served = tmp_path / "notebooks", tmp_path / "site"
    notebooks.mkdir()
    served.mkdir()
    write_notebook(notebooks, "000_ours", TABLE)
    write_notebook(notebooks, "900_slider", "print('a notebook')", ours=False)
    with tempfile.TemporaryDirectory(dir="/tmp") as place:
        folder = Path(place, "x" * (length - len(place) - 1))
        folder.mkdir()
        with serving(folder=beside_lessons(notebooks, served), TMPDIR=str(folder)) as (site, _):
            assert health(site)["status"] == "ok"
            status, _, page = fetched(f"{site}voila/render/900_slider", timeout=60)
            assert (status, "a notebook" in page) == (200, True)
        assert os.listdir(folder) == []


def test_where_nothing_can_be_written_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
    with pytest.raises(SystemExit, match="A temporary folder is needed"):
        run([], "localhost", 1, False, 0, (), "/", 1, "")


ONE = "from italiancards.widgets import CardTable; CardTable('briscola')"
"""A lesson's cell, as short as can be."""


def beside_one_lesson(code: str, folder: Path) -> Path:
    """A folder from which a site is served that has one lesson, of one cell."""
    cell = {"cell_type": "code", "metadata": {}, "source": code, "outputs": []}
    about = {name: {"en": "x", "it": "x"} for name in ("title", "goal")}
    notebook = {
        "cells": [cell | {"execution_count": None, "id": "x"}],
        "metadata": {"italiancards": {"kind": "lesson", "minutes": 1, **about}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    notebooks, site = folder / "notebooks", folder / "site"
    notebooks.mkdir()
    site.mkdir()
    (notebooks / "000_only.ipynb").write_text(json.dumps(notebook))
    return beside_lessons(notebooks, site)


@pytest.mark.thorough
def test_health_says_so_where_no_lesson_can_be_opened(tmp_path: Path) -> None:
    log = tmp_path / "log"
    folder = beside_one_lesson("1 / 0", tmp_path)
    with log.open("w") as file, serving(folder=folder, log=file) as (site, _):
        assert "No lesson can be opened" in log.read_text()
        status, _, text = fetched(f"{site}health")
        health_report = json.loads(text)
    assert (status, health_report["status"]) == (503, "broken")
    assert health_report["tables"]["taken"] == 0


def test_the_address_is_told_once_a_lesson_can_be_opened_and_a_job_was_done(
    tmp_path: Path,
) -> None:
    mark = tmp_path / "opened"
    code = f"import time, pathlib; time.sleep(2); pathlib.Path({str(mark)!r}).touch()"
    with serving(folder=beside_one_lesson(f"{code}\n{ONE}", tmp_path)) as (site, _):
        assert mark.exists()
        assert health(site)["jobs"].get("first")  # whose workers are there: nobody waits for them


ERRONEOUS = ("type", {"type": "nothing"}, {"type": "sit", "revision": 0, "at": "scopa; players=x"})
"""Messages with which something is wrong."""


def test_a_page_hears_of_no_errors_but_in_a_sentence(served: str) -> None:
    async def asked() -> None:
        visitor = await arrived(served)
        for content in ERRONEOUS:
            await visitor.say(content)
            await visitor.until(lambda: bool(visitor.model["answer"]), 30)  # it may have to be read
            answer_text = visitor.model["answer"]["text"]
            assert len(answer_text) < SHORT
            assert not [word for word in TELLTALE if word in answer_text.lower()], answer_text
        await visitor.leave()

    asyncio.run(asked())
