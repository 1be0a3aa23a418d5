"""The edition without a server as one file: where it was built, and nobody keeps others from it."""

from __future__ import annotations

import socket
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from support.site import ROOT, beside_lessons, serving

from italiancards.site.allowances import DOWNLOADS, DOWNLOADS_EACH, Downloads
from italiancards.site.pages.links import DOWNLOAD

SIZE = 40 << 20
"""Bytes of a file that no socket swallows whole."""


@pytest.mark.thorough
def test_it_is_offered_where_it_was_built_and_to_a_few_at_a_time(tmp_path: Path) -> None:
    folder = beside_lessons(ROOT / "lessons", tmp_path)
    place = folder / "dist" / DOWNLOAD
    with serving(folder=folder) as (site, _):
        assert DOWNLOAD not in _read(site).decode()
        with pytest.raises(urllib.error.HTTPError, match="404"):
            _read(f"{site}{DOWNLOAD}")
        place.parent.mkdir()
        with place.open("wb") as file:
            file.truncate(SIZE)
        assert f"({SIZE / 1e6:.0f} MB)" in _read(site).decode()
        assert len(_read(f"{site}{DOWNLOAD}")) == SIZE
        with ExitStack() as slow:  # they ask, and take nothing
            for _ in range(DOWNLOADS_EACH):
                taking = slow.enter_context(_asked(site))
                assert taking.recv(12) == b"HTTP/1.1 200"
            with pytest.raises(urllib.error.HTTPError, match="503"):
                _read(f"{site}{DOWNLOAD}")
            assert _read(f"{site}health")
        for _ in range(50):  # they are gone: it may be had again
            try:
                assert len(_read(f"{site}{DOWNLOAD}")) == SIZE
                break
            except urllib.error.HTTPError:
                continue
        else:
            raise AssertionError("who left still counts")


def test_all_addresses_together_have_a_few_as_well() -> None:
    downloads = Downloads()
    with ExitStack() as taken:
        found = [taken.enter_context(downloads.one(f"a{each}")) for each in range(DOWNLOADS + 1)]
    assert found == [*[True] * DOWNLOADS, False]
    assert not downloads.by


def _read(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as answer:
        body: bytes = answer.read()
    return body


def _asked(site: str) -> socket.socket:
    """A line on which the file is asked for."""
    host = urlsplit(site)
    line = socket.create_connection((host.hostname, host.port), timeout=60)
    line.sendall(f"GET /{DOWNLOAD} HTTP/1.1\r\nHost: {host.netloc}\r\n\r\n".encode())
    return line
