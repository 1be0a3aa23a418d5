"""The lessons in JupyterLite: `python -m tools.lite` writes a site, and a lesson of it is taken."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.edition import serve_folder
from support.lab import RAN, run
from support.own_lessons import TABLE
from support.page_checks import Open

from italiancards.site.export.python import PYODIDE, PyodideMissing
from tools import lite

LESSON = "100_briscola_the_trick"
OWN = "900_own"
CARD = ".ic-hand button[aria-disabled=false]"
ASKED = """async code => {
  const { session } = jupyterapp.shell.currentWidget.context.sessionContext;
  const told = [];
  const future = session.kernel.requestExecute({ code });
  future.onIOPub = ({ content }) => told.push(content.text ?? content.evalue ?? "");
  await future.done;
  return told.join("");
}"""
"""What the kernel of the notebook that is open prints."""


def of_a_class(notebook: Path) -> None:
    """Make a lesson into somebody's own notebook: a table instead of its code."""
    notebook_data = json.loads(notebook.read_text(encoding="utf-8"))
    notebook_data["cells"] = [
        cell for cell in notebook_data["cells"] if cell["cell_type"] == "code"
    ][:1]
    notebook_data["cells"][0]["source"] = TABLE
    notebook.with_stem(OWN).write_text(json.dumps(notebook_data), encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site as it is built on a machine that has built none, with a notebook more."""
    place = tmp_path_factory.mktemp("lite")
    lessons = place / "lessons"
    lessons.mkdir()
    of_a_class(Path(shutil.copy(lite.FOLDER / f"{LESSON}.ipynb", lessons)))
    assert lite.build(place / "site", lessons=lessons, place=place / "environment") < 60e6
    return place / "site"


@pytest.fixture(scope="module")
def site_address(folder: Path) -> Iterator[str]:
    """The address of the site, whose application is in reach."""
    settings = json.loads((folder / lite.SITE).read_text())
    settings["jupyter-config-data"]["exposeAppInBrowser"] = True
    (folder / lite.SITE).write_text(json.dumps(settings))
    with serve_folder(folder) as address:
        yield address


def opened(open_page: Open, address: str) -> Page:
    """A notebook whose cells have run; the page complains of requests to another host."""
    page = open_page(address, keeps=True, waits=False)
    run(page)
    page.wait_for_function(RAN)
    return page


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.thorough
def test_a_lesson_is_taken_by_its_unchanged_cells(site_address: str, open_page: Open) -> None:
    page = opened(open_page, f"{site_address}lab/index.html?path={LESSON}.ipynb")
    page.locator(".ic-hand [data-key=AB]").click()
    page.wait_for_function("document.querySelector('.ic').dataset.revision !== '0'")


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.thorough
def test_a_card_is_played_and_the_kernel_asks_no_index(site_address: str, open_page: Open) -> None:
    page = opened(open_page, f"{site_address}notebooks/index.html?path={OWN}.ipynb")
    held = page.locator(CARD).first
    key = held.get_attribute("data-key")
    held.click()
    expect(page.locator(f".ic-hand [data-key='{key}']")).to_have_count(0)
    code = "import sys; print(sorted({'numpy', 'tqdm', 'anywidget'} & {*sys.modules}))"
    assert page.evaluate(ASKED, code) == "['anywidget']\n"
    assert "PyPI fallback is disabled" in page.evaluate(ASKED, "%pip install cowsay")


def test_what_else_lies_in_a_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(FileExistsError, match="something else lies there"):
        lite.build(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["thesis.txt"]


def test_without_pyodide_it_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(PyodideMissing, match="npm ci"):
        lite.build(tmp_path / "site", pyodide=tmp_path)
    with pytest.raises(SystemExit, match="there is no Pyodide here"):
        lite.main([str(tmp_path / "site"), "--pyodide", str(tmp_path)])
    assert not (tmp_path / "site").exists()


def test_packages_that_lie_beside_pyodide_come_along(tmp_path: Path) -> None:
    whole = Path(shutil.copytree(PYODIDE, tmp_path / "whole"))
    packages = json.loads((whole / lite.LOCKED).read_text(encoding="utf-8"))["packages"]
    (whole / packages["numpy"]["file_name"]).write_bytes(b"numpy")
    assert lite.write_pyodide(tmp_path / "site", whole, []) == []
    lock = json.loads((tmp_path / "site" / lite.LOCKED).read_text(encoding="utf-8"))
    assert lock["packages"] == {"numpy": packages["numpy"]}
    assert (tmp_path / "site" / packages["numpy"]["file_name"]).read_bytes() == b"numpy"


def test_a_wheel_comes_with_our_languages_alone(tmp_path: Path) -> None:
    wheel = tmp_path / "Some_Babel-2.18.0-py3-none-any.whl"
    names = [f"babel/locale-data/{each}.dat" for each in ("de", "en", "it", "root")]
    with zipfile.ZipFile(wheel, "w") as packed:
        for name in ("babel/core.py", "babel/global.dat", *names):
            packed.writestr(name, name)
    assert lite.write_pyodide(tmp_path / "site", PYODIDE, [wheel]) == ["some-babel"]
    with zipfile.ZipFile(tmp_path / "site" / wheel.name) as slim:
        assert slim.namelist() == ["babel/core.py", "babel/global.dat", *names[1:]]
        assert slim.read("babel/core.py") == b"babel/core.py"
