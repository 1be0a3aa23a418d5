"""Export of the edition without a server: `italiancards export FOLDER`."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from italiancards.site.export.folder import Folder
from italiancards.site.export.licences import licences
from italiancards.site.export.pages import write_sheets, write_tables
from italiancards.site.export.python import PYODIDE, write_python
from italiancards.site.export.web_app import is_edition, write_keeper, write_manifest
from italiancards.site.pages.assets import SIGNS, assets, favicon
from italiancards.site.pages.links import DOWNLOAD
from italiancards.site.pages.own_lessons import check_lessons
from italiancards.widgets.port import STATIC

LOADED = (
    *("cards.svg", "icon.svg", "header.js", "home.js", "table.js", "table.css"),
    *("classroom.js", "classroom.css"),
)
"""Files that pages load here as on the site."""
OWN = ("first.js", "inside.js", "worker.js")
"""Files that pages load only here."""


def zip_edition(root: Path) -> Path:
    """Pack an edition's folder into one zip file beside it; return that file's path.

    Args:
        root: the folder.
    """
    place = root.parent / DOWNLOAD
    with tempfile.TemporaryDirectory(dir=root.parent) as aside:
        made = shutil.make_archive(f"{aside}/all", "zip", root.parent, root.name)
        Path(made).replace(place)  # whoever takes it now has the one before
    return place


def export(
    root: Path, pyodide: Path = PYODIDE, address: str = "", lessons: Path | None = None
) -> tuple[int, int]:
    """Write the whole edition into a folder; return its numbers of pages and bytes.

    Args:
        root: the folder; it is to be empty, or to hold an edition, which is then replaced.
        pyodide: what runs Python in a browser.
        address: where it will lie, if that is known: others show its sign with a link to it.
        lessons: the folder of a teacher's own lessons, if there is one.

    Returns:
        How many pages there are, and how many bytes all that was written has.

    Raises:
        PyodideMissing: what runs Python in a browser is not there.
        FileExistsError: something else lies in the folder.
        ItalianCardsError: one of the teacher's own lessons cannot be written.
    """
    own = check_lessons(lessons) if lessons else []
    if root.exists() and any(root.iterdir()):
        if not is_edition(root):
            raise FileExistsError(f"{root}: something else lies there; choose a folder of its own.")
        shutil.rmtree(root)
    folder = Folder(root, address)
    python = write_python(folder, pyodide)
    for name in (*LOADED, *OWN):
        folder.keep("static", name, (STATIC / name).read_bytes())
    for name in SIGNS:
        folder.keep("static", name, assets()[name].body)
    folder.put("favicon.ico", favicon())
    folder.put("robots.txt", b"User-agent: *\nAllow: /\n")
    write_sheets(folder, own)
    write_tables(folder, python, own, lessons)
    folder.put("LICENSES.txt", licences(pyodide).encode())
    write_manifest(folder)
    write_keeper(folder)
    pages = [path for path in folder.written if path.endswith(".html")]
    return len(pages), sum(folder.written.values())
