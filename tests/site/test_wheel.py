"""The wheel, installed beside packages that own the names which ours had before."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from support.lab import RAN, run, serving
from support.mypy_output import USER, checked
from support.site import ROOT, without_grammars
from support.site import serving as serving_site

LESSON = "100_briscola_the_trick"
DECOYS = ("app", "lessons", "tools", "widgets")
PYODIDE = ROOT / "widgets/node_modules/pyodide"
NEVER = re.compile(r"(^|/)(tests?|bench|conftest|node_modules)[_./]|\.(lock|pyc)$")

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it is built."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the wheel, what it needs of others, and decoys that nobody may import."""
    folder = tmp_path_factory.mktemp("venv")
    command = [sys.executable, "-m", "venv", "--without-pip", "--symlinks", str(folder)]
    subprocess.run(command, check=True)
    python = folder / "bin/python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(python), "install", "--no-deps"]
    subprocess.run([*pip, "--no-index", str(wheel)], check=True, capture_output=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    for name in DECOYS:
        (packages / name).mkdir()
        (packages / name / "__init__.py").write_text(f"raise SystemExit('{name} is not ours')")
    # Added by its path alone, this environment's own link to the checkout is not followed.
    (packages / "others.pth").write_text(sysconfig.get_path("purelib"))
    return python


def of(python: Path) -> dict[str, str]:
    """The environment of a process of that Python."""
    where = {"PATH": f"{python.parent}{os.pathsep}{os.environ['PATH']}"}
    data = os.pathsep.join(
        [str(python.parents[1] / "share/jupyter"), f"{sys.prefix}/share/jupyter"]
    )
    return {**os.environ, **where, "PYTHONPATH": without_grammars(), "JUPYTER_PATH": data}


def ran(python: Path, folder: Path, *arguments: str) -> str:
    """What `italiancards` of that Python prints."""
    command = [str(python.parent / "italiancards"), *arguments]
    completed = subprocess.run(command, cwd=folder, env=of(python), capture_output=True, text=True)
    assert completed.returncode == 0, completed.stderr
    return completed.stdout


def test_it_holds_one_package_and_nothing_of_ours_that_only_we_need(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith((".dist-info", ".data"))} == {"italiancards"}
    assert [name for name in names if NEVER.search(name)] == []
    assert len([name for name in names if name.endswith(".ipynb")]) == len(
        [*(ROOT / "lessons").glob("*.ipynb")]
    )
    assert {"italiancards/py.typed", "italiancards/static/table.js"} <= set(names)


def test_every_module_of_it_can_be_imported_beside_others_of_the_old_names(
    python: Path, tmp_path: Path
) -> None:
    code = """
import importlib, pkgutil, italiancards
for each in pkgutil.walk_packages(italiancards.__path__, "italiancards."):
    if not each.name.endswith("__main__"):
        importlib.import_module(each.name)
print(italiancards.__file__)
"""
    completed = subprocess.run(
        [python, "-c", code], cwd=tmp_path, env=of(python), capture_output=True, text=True
    )
    assert completed.returncode == 0, completed.stderr
    assert str(python.parents[1]) in completed.stdout


def test_its_types_are_seen_by_whoever_writes_beside_it(python: Path, tmp_path: Path) -> None:
    file = tmp_path / "mypy_output.py"
    file.write_bytes(USER.read_bytes())
    assert checked(file, str(python)) == ["Success: no issues found in 1 source file"]
    file.write_text(f"{USER.read_text(encoding='utf-8')}table.shuffle()\n", encoding="utf-8")
    assert '"Table[ScopaView]" has no attribute "shuffle"' in checked(file, str(python))[0]


def test_it_lets_bots_play(python: Path, tmp_path: Path) -> None:
    played = ["arena", "briscola", "--a", "greedy", "--b", "random", "--deals", "2", "--json"]
    assert json.loads(ran(python, tmp_path, *played))["deals"] == 2


@pytest.mark.thorough
def test_it_serves_its_lessons(python: Path, tmp_path: Path, browser: Browser) -> None:
    environment = {
        name: value for name, value in of(python).items() if os.environ.get(name) != value
    }
    with serving_site(folder=tmp_path, python=python, **environment) as (address, _):
        page = browser.new_page()
        page.goto(f"{address}voila/render/{LESSON}")
        page.locator(".ic-hand [data-key=AB]").click()
        page.wait_for_function("document.querySelector('.ic').dataset.revision !== '0'")
        page.close()


@pytest.mark.thorough
def test_it_writes_its_edition(python: Path, tmp_path: Path) -> None:
    output = ran(python, tmp_path, "export", "site", "--pyodide", str(PYODIDE))
    assert output.startswith("site: ")
    assert (tmp_path / f"site/voila/render/{LESSON}/index.html").exists()


@pytest.mark.thorough
def test_a_lesson_is_taken_in_jupyterlab(python: Path, tmp_path: Path, browser: Browser) -> None:
    ran(python, tmp_path, "lessons", "here")
    with serving("jupyterlab", tmp_path / "here", python=python, environment=of(python)) as host:
        page = browser.new_page()
        page.goto(f"http://{host}/lab/tree/{LESSON}.ipynb")
        run(page)
        page.wait_for_function(RAN)
        page.locator(".ic-hand [data-key=AB]").click()
        page.wait_for_function("document.querySelector('.ic').dataset.revision !== '0'")
        page.close()
