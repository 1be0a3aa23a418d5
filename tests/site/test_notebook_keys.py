"""Keys at a table and at a lesson in a notebook: none of them changes the notebook."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support import lab
from support.depth import some
from support.page_checks import until
from support.site import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LESSON = ROOT / "lessons/200_scopa_capture.ipynb"
TABLE = 'from italiancards.widgets import CardTable\n\nCardTable("scopa", seed=3)'
PLACES = {
    ".ic:not(:has(.ic-count-steps))": ".ic-hand [tabindex='0']",
    ".ic:has(.ic-count-steps)": ".ic-hand [tabindex='0']",
}
"""The table and the lesson, and where the keys are put at each."""
AWAY = ("Tab", "Escape", "F5")
"""The keys that lead away from it, or load the page again."""
PRESSED = [
    *(f"{modifier}{key}" for modifier in ("", "Shift+") for key in lab.KEYBOARD if key not in AWAY),
    *(
        f"{modifier}{key}"
        for modifier in ("Control+", "Alt+")
        for key in some(lab.KEYBOARD, 40)
        if key not in AWAY
    ),
    *("Control+Enter", "Alt+Enter"),
]
FOCUS = """([place, start]) => {
  const root = document.querySelector(place);
  if (!root) return false;
  (root.querySelector(start) ?? root.querySelector(".ic-felt")).focus();
  return root.contains(document.activeElement);
}"""
FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]"
REACHED = f"""([place, at]) => {{
  const root = document.querySelector(place);
  const found = [root, ...root.querySelectorAll("{FOCUSABLE}")];
  const all = found.filter((each) => each.checkVisibility());
  all[at]?.focus();
  return [all.length, all[at] === document.activeElement];
}}"""
"""Put the focus on one of all that can take it: how many there are, and whether it took it."""
HELD = "document.activeElement.closest('.jp-Cell') === document.activeElement"


@pytest.fixture(params=lab.HOSTS)
def notebook(request: pytest.FixtureRequest, tmp_path: Path, browser: Browser) -> Iterator[Page]:
    """A notebook that shows a table and a lesson, once its cells have run."""
    notebook_data = json.loads(LESSON.read_text())
    table_cell = {**notebook_data["cells"][1], "id": "table", "source": TABLE}
    notebook_data["cells"].insert(1, table_cell)
    (tmp_path / "both.ipynb").write_text(json.dumps(notebook_data))
    with lab.serving(request.param, tmp_path) as address:
        page = browser.new_page()  # errors of the host's own scripts are not ours
        page.goto(f"http://{address}/{lab.OPEN[request.param]}/both.ipynb")
        lab.run(page)
        for place, start in PLACES.items():
            expect(page.locator(f"{place} {start}")).to_be_visible()
        until(page, lab.RAN)
        expect(page.locator(".italiancards-still:visible")).to_have_count(0)  # live
        yield page
        page.close()


def test_whichever_key_is_pressed_at_a_table_the_notebook_stays_as_it_is(notebook: Page) -> None:
    before = lab.cells(notebook)
    for place, start in PLACES.items():
        for key in PRESSED:
            assert notebook.evaluate(FOCUS, [place, start]), f"there is no place for {key}"
            for _ in range(2):  # the notebook has keys that are pressed twice
                notebook.keyboard.press(key)
        assert lab.cells(notebook) == before
    for place in PLACES:
        at, many = 0, 1
        while at < many:
            many, taken = notebook.evaluate(REACHED, [place, at])
            for key in "xdd" if taken else "":
                notebook.keyboard.press(key)
            at += 1
        assert lab.cells(notebook) == before
        notebook.locator(f"{place} .ic-heading").click()
        notebook.keyboard.press("x")
    assert lab.cells(notebook) == before
    for place, start in PLACES.items():
        notebook.evaluate(FOCUS, [place, start])
        for _ in range(2):
            notebook.keyboard.press("Escape")
        assert notebook.evaluate(HELD)
        notebook.keyboard.press("b")
    assert [cell[1] for cell in lab.cells(notebook)].count("") == len(PLACES)
    assert len(lab.cells(notebook)) == len(before) + len(PLACES)
