"""Write a JupyterLite site with our lessons: `python -m tools.lite FOLDER`.

A whole notebook that runs in the browser, given away as files: JupyterLite, Python (Pyodide), our
wheel with what it needs, and the notebooks. It asks no other host for anything. JupyterLite itself
is installed by `.ci/lite.lock` into an environment of its own, which stays in `dist/.lite`.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from italiancards.site.export.licences import licences
from italiancards.site.export.python import LOCALES, PACKED, PYODIDE, PyodideMissing
from italiancards.site.pages.lessons import FOLDER

ROOT = Path(__file__).parents[1]
LOCK = ROOT / ".ci/lite.lock"
"""Packages that build the site: JupyterLite, ipywidgets and anywidget for a browser."""
KERNEL_LOCK = ROOT / ".ci/lite_kernel.lock"
"""Wheels of the kernel, for its own Python: our dependencies, and IPython."""
PLACE = ROOT / "dist/.lite"
KERNEL = "@jupyterlite/pyodide-kernel-extension"
SHIMS = ("ipykernel", "piplite", "pyodide_kernel")
"""Wheels that the kernel's extension brings along."""
APPS = ("lab", "notebooks", "tree", "edit")
SITE = "jupyter-lite.json"
"""The settings of a site; its folder is known by them."""
LOCKED = "pyodide-lock.json"


def build(root: Path, pyodide: Path = PYODIDE, lessons: Path = FOLDER, place: Path = PLACE) -> int:
    """Write the site into a folder.

    Args:
        root: the folder; it is to be empty, or to hold such a site, which is then replaced.
        pyodide: Python for browsers; packages of its own that lie there too, such as numpy in a
            full distribution, can be imported in the notebooks.
        lessons: the notebooks.
        place: where the environment that builds is kept.

    Returns:
        How many bytes it has.

    Raises:
        PyodideMissing: what runs Python in a browser is not there.
        FileExistsError: something else lies in the folder.
    """
    if not (pyodide / LOCKED).exists():
        raise PyodideMissing(
            f"{pyodide}: there is no Pyodide here; `npm ci` in `widgets` installs it, "
            "and --pyodide names another folder that has it."
        )
    if root.exists() and any(root.iterdir()):
        if not (root / SITE).exists():
            raise FileExistsError(f"{root}: something else lies there; choose a folder of its own.")
        shutil.rmtree(root)
    python = _environment(place)
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        packages = write_pyodide(here / "static/pyodide", pyodide, _wheels(python, here, pyodide))
        (here / SITE).write_text(json.dumps(_settings(packages)), encoding="utf-8")
        wanted = [f"--apps={app}" for app in APPS]
        wanted += ["--no-sourcemaps", "--no-unused-shared-packages", f"--lite-dir={here}"]
        wanted += [f"--output-dir={root.absolute()}", f"--contents={lessons.absolute()}"]
        _run(python.absolute(), "-m", "jupyterlite_core", "build", *wanted, cwd=here)
    return sum(path.stat().st_size for path in root.rglob("*") if path.is_file())


def _settings(packages: list[str]) -> dict[str, Any]:
    """Site's settings: a kernel starts with all packages, and never asks an index for one."""
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": packages}}
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {"litePluginSettings": {f"{KERNEL}:kernel": kernel}},
    }


def _environment(place: Path) -> Path:
    """Python that builds; it is installed anew once its lock has changed."""
    python, stamp = place / "bin/python", place / LOCK.name
    if not stamp.exists() or stamp.read_bytes() != LOCK.read_bytes():
        _run(sys.executable, "-m", "venv", "--clear", "--without-pip", place)
        _pip("--python", python, "install", "--no-deps", "--require-hashes", "-r", LOCK)
        shutil.copy(LOCK, stamp)
    return python


def _wheels(python: Path, folder: Path, pyodide: Path) -> list[Path]:
    """Wheels that the kernel starts with: ours, those of its lock, and its own."""
    python_version = json.loads((pyodide / LOCKED).read_text(encoding="utf-8"))["info"]["python"]
    version = ".".join(python_version.split(".")[:2])
    wheels = folder / "wheels"
    _pip(
        *("download", "--no-deps", "--require-hashes", "-r", KERNEL_LOCK, "-d", wheels),
        *("--only-binary=:all:", f"--python-version={version}", "--platform=any"),
        *("--implementation=py", "--abi=none"),
    )
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, cwd=ROOT)
    extension = python.parents[1] / "share/jupyter/labextensions" / KERNEL
    shims = (next(extension.glob(f"static/pypi/{name}-*.whl")) for name in SHIMS)
    return [*sorted(wheels.glob("*.whl")), *shims]


def write_pyodide(folder: Path, pyodide: Path, wheels: list[Path]) -> list[str]:
    """Lay Python out with its packages; gives the names of those that a kernel starts with.

    They stand in Pyodide's own lock, beside those of its packages whose files are there.
    """
    folder.mkdir(parents=True)
    for name in (*PACKED.values(), "python_stdlib.zip"):
        shutil.copy(pyodide / name, folder)
    (folder / "LICENSES.txt").write_text(licences(pyodide), encoding="utf-8")
    ours = {}
    for wheel in wheels:
        _slim(wheel, folder / wheel.name)
        entry = _entry(folder / wheel.name)
        ours[entry["name"]] = entry
    lock = json.loads((pyodide / LOCKED).read_text(encoding="utf-8"))
    brought = {}
    for entry in lock["packages"].values():
        name, file = _name(entry["name"]), pyodide / entry["file_name"]
        if name not in ours and file.is_file():
            shutil.copy(file, folder)
            brought[name] = entry
    lock["packages"] = {**brought, **ours}
    (folder / LOCKED).write_text(json.dumps(lock), encoding="utf-8")
    return sorted(ours)


def _slim(wheel: Path, place: Path) -> None:
    """Copy a wheel without the languages of Babel that are not ours: 10 MB, at every start."""
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(place, "w") as slim:
        for name in whole.namelist():
            if not name.endswith(".dat") or LOCALES.fullmatch(name):
                slim.writestr(zipfile.ZipInfo(name), whole.read(name), zipfile.ZIP_DEFLATED)


def _entry(wheel: Path) -> dict[str, Any]:
    """Wheel as Pyodide's lock knows it; it needs no other, as all are loaded together."""
    name, version = wheel.name.split("-")[:2]
    return {
        "name": _name(name),
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [],
        "depends": [],
        "unvendored_tests": False,
    }


def _name(name: str) -> str:
    """Return the normal form of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _pip(*arguments: str | Path) -> None:
    _run(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments)


def _run(*command: str | Path, cwd: Path | None = None) -> None:
    """Run a command; what it prints is read where it fails.

    Raises:
        CalledProcessError: it fails.
    """
    plain = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    plain.pop("PYTHONPATH", None)
    subprocess.run(command, cwd=cwd, env=plain, check=True, capture_output=True, text=True)


def main(arguments: list[str] | None = None) -> None:
    """Write a site, and say where it lies.

    Args:
        arguments: the command line.

    Raises:
        SystemExit: it cannot be written, and why.
    """
    parser = ArgumentParser(prog="python -m tools.lite", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where: a folder of its own")
    parser.add_argument(
        "--pyodide", type=Path, default=PYODIDE, metavar="FOLDER", help="Python for browsers"
    )
    parser.add_argument(
        "--lessons", type=Path, default=FOLDER, metavar="FOLDER", help="other notebooks than ours"
    )
    options = parser.parse_args(arguments)
    try:
        size = build(options.folder, options.pyodide, options.lessons)
    except (PyodideMissing, OSError) as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error}\n{error.stdout}{error.stderr}")
    print(f"{options.folder}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
