"""Python for the browser: Pyodide, Python's library and our code, as bytecode and in parts."""

from __future__ import annotations

import gzip
import io
import json
import re
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from italiancards import GAMES
from italiancards.core.names import LANGUAGES
from italiancards.site.export.folder import Folder

ROOT = Path(__file__).parents[3]
PYODIDE = ROOT / "widgets/node_modules/pyodide"
"""Folder into which `make static` installs Pyodide; the front end's lock has its version."""
PACKED = {
    "loader": "pyodide.mjs",
    "wasm": "pyodide.asm.wasm",
    "module": "pyodide.asm.mjs",
}
"""Files compressed by us: not every host compresses, and a damaged file is noticed."""
OURS = ROOT / "italiancards"
SITE = ("arena/", "cli.py", "lessons/", "replay.py", "site/")
NOTEBOOK = ("screen/deck.py", "screen/still.py", "widgets/boxes.py", "widgets/bundle.py")
NOT_FOR_PAGES = tuple(f"italiancards/{each}" for each in (*SITE, *NOTEBOOK))
"""Parts of our code that no page needs."""
KINDS = (".py", ".ftl", ".toml")
KNOWN = ("names.toml", "glossary.toml")
"""Files of a game that are read before its code is loaded."""
DEPENDENCY = "fluent.runtime"
"""The package that our code needs, beside its own requirements."""
EXCLUDED = re.compile(
    r"babel/messages/|pytz/zoneinfo/"  # of those others
    # of Python's own library: processes, prompts, servers, debuggers, what other machines write
    r"|(_pyrepl|ctypes|ensurepip|idlelib|multiprocessing|pydoc_data|sqlite3|tkinter|turtledemo"
    r"|unittest|venv|wsgiref|xml|xmlrpc)/|(asyncio/(proactor|windows)|http/(server|cookie))"
    r"|(_pydatetime|_pyio|bdb|cProfile|configparser|doctest|ftplib|imaplib|mailbox|optparse|pdb"
    r"|pickletools|poplib|profile|pstats|pydoc|smtplib|socketserver|trace|turtle|webbrowser)\.py"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi|kz|mac|palmos|ptcp|shift|tis)"
)
"""Files left out: nothing asks for them in a browser (a test reads all that is imported)."""
LOCALES = re.compile(rf"babel/(global|locale-data/(root|{'|'.join(LANGUAGES)}))\.dat")
"""Locale data of our languages, out of 33 MB for all."""


class PyodideMissing(ValueError):
    """Error of an export without Pyodide."""


@dataclass(frozen=True)
class PythonParts:
    """Paths of Python's parts in the edition.

    Args:
        order: the first message to every worker (`widgets/src/page/worker.js`).
        games: the part of each game.
    """

    order: dict[str, str]
    games: dict[str, str]

    def parts(self) -> dict[str, str]:
        """Return the paths of the games' code, fetched on demand, by package name."""
        return {f"italiancards.games.{game}": part for game, part in self.games.items()}


def sources() -> dict[str, dict[str, bytes]]:
    """Return the code that pages need, as file contents by path, for the core and each game."""
    parts: dict[str, dict[str, bytes]] = {"core": {}, **{game: {} for game in GAMES}}
    for name, path in (*_ours(), *_others()):
        room = name.split("/")
        lazy = room[:2] == ["italiancards", "games"] and len(room) > 3 and path.name not in KNOWN
        game = room[2] if lazy else "core"
        parts[game][name] = path.read_bytes()
    return parts


def _ours() -> Iterator[tuple[str, Path]]:
    """Yield the files of our package that pages need, by name."""
    for path in sorted(OURS.rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in KINDS and not name.startswith(NOT_FOR_PAGES):
            yield name, path


def _others() -> Iterator[tuple[str, Path]]:
    """Yield the files of other packages that pages need, by name."""
    for each in distributions_of(DEPENDENCY):
        for file in each.files or ():
            name = file.as_posix()
            if EXCLUDED.search(name) or name.startswith(".."):
                continue
            if file.suffix == ".py" or LOCALES.fullmatch(name):
                yield name, Path(str(each.locate_file(file)))


def distributions_of(name: str) -> list[Distribution]:
    """Return a Python distribution and all that it requires, each once."""
    found: dict[str, Distribution] = {}
    asked = [name]
    while asked:
        each = distribution(asked.pop())
        if each.name in found:
            continue
        found[each.name] = each
        plain = (
            requirement for requirement in each.requires or () if "extra ==" not in requirement
        )
        asked += [re.split(r"[^\w.-]", requirement)[0] for requirement in plain]
    return list(found.values())


def library(pyodide: Path) -> dict[str, bytes]:
    """Return the files of Python's library in Pyodide, without those useless in a browser."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library_zip:
        names = (name for name in library_zip.namelist() if not name.endswith("/"))
        return {name: library_zip.read(name) for name in names if not EXCLUDED.match(name)}


def write_python(folder: Folder, pyodide: Path) -> PythonParts:
    """Write Python and our code into the edition; return their paths; raise without Pyodide.

    Args:
        folder: the edition's folder.
        pyodide: the folder of the Pyodide package.

    Raises:
        PyodideMissing: it is not there.
    """
    if not (pyodide / "pyodide.mjs").exists():
        raise PyodideMissing(
            f"{pyodide}: there is no Pyodide here; `make static` installs it, "
            "and --pyodide names another folder that has it."
        )
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    packed = _bytecode(pyodide, {"library": library(pyodide), **sources()})
    plain = {name: (pyodide / file).read_bytes() for name, file in PACKED.items()}
    plain["library"] = packed.pop("library")
    plain["core"] = _row(_files(packed.pop("core")))
    order = {"lock": json.dumps({"info": lock["info"], "packages": {}})}
    for name, body in plain.items():
        order[name] = folder.keep("python", f"{name}.packed", gzip.compress(body, mtime=0))
    games = {}
    for name, archive in packed.items():
        body = _archive(_files(archive), zipfile.ZIP_DEFLATED)
        games[name] = folder.keep("python", f"{name}.zip", body)
    return PythonParts(order, games)


def _bytecode(pyodide: Path, parts: dict[str, dict[str, bytes]]) -> dict[str, bytes]:
    """Return files packed as archives of bytecode, compiled by Pyodide itself."""
    node = shutil.which("node")
    if node is None:
        raise PyodideMissing("node: it is not here; `make static` installs it first.")
    with tempfile.TemporaryDirectory() as place:
        archives = {name: Path(place, f"{name}.zip") for name in parts}
        for name, path in archives.items():
            path.write_bytes(_archive(parts[name].items()))
        script = Path(__file__).with_name("pack.mjs")
        subprocess.run([node, script, pyodide, place], check=True)
        return {name: path.read_bytes() for name, path in archives.items()}


def _files(archive: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the names and contents of the files in a zip archive."""
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        for name in packed.namelist():
            yield name, packed.read(name)


def _row(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return files packed as an uncompressed tar archive."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as row:
        for name, body in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(body)
            row.addfile(entry, io.BytesIO(body))
    return buffer.getvalue()


def _archive(files: Iterable[tuple[str, bytes]], packing: int = zipfile.ZIP_STORED) -> bytes:
    """Return files packed as a zip archive, by default uncompressed."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, body in files:
            archive.writestr(zipfile.ZipInfo(name), body, packing, 9)
    return packed.getvalue()
