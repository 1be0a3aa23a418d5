"""The edition without a server, given away by a plain file server."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from italiancards.site.export.folder import KEEPER
from italiancards.site.pages.assets import with_digest

BENEATH = "some/where/"
"""Where it lies on the host: anywhere."""

PYTHON = "body:not([data-line=coming])"
"""A page whose Python is there, where it is in the page itself; a busy machine takes its time."""


class _Files(SimpleHTTPRequestHandler):
    """Files as they lie there: nothing packed, no header of ours."""

    def __init__(self, *arguments: Any, asked: list[str], **more: Any) -> None:
        self.asked = asked
        super().__init__(*arguments, **more)

    def log_message(self, *arguments: Any) -> None:
        self.asked.append(self.path)


@contextmanager
def serve_folder(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """The address of a folder, as long as somebody gives it away.

    Args:
        folder: what lies there.
        asked: takes what is asked for.
    """
    files = partial(_Files, directory=str(folder), asked=[] if asked is None else asked)
    server = ThreadingHTTPServer(("127.0.0.1", 0), files)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def renewed(edition: Path, game: str) -> None:
    """Another edition in the place of one: the code of a game is other than it was."""
    (old,) = (edition / "python").glob(f"{game}.*.zip")
    with zipfile.ZipFile(old, "a") as code:
        code.comment = b"newer"
    new = with_digest(f"{game}.zip", old.read_bytes())
    for page in (*edition.rglob("*.html"), edition / KEEPER):
        page.write_text(page.read_text().replace(old.name, new).replace('MARK = "', 'MARK = "0'))
    old.rename(old.with_name(new))
