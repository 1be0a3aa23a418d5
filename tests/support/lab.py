"""A notebook in JupyterLab."""

from __future__ import annotations

from itertools import count

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong


def run_all(page: Page) -> None:
    """Run the cells of the notebook that is open, until a table is laid."""
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    asked = page.locator(".jp-Dialog .jp-mod-accept")
    # Of a kernel that takes its time: once the first is gone, a second may stand there.
    page.add_locator_handler(asked, lambda: asked.click(), no_wait_after=True)
    for tries in count(1):  # JupyterLab forgets what is run before its kernel has answered
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        try:
            page.wait_for_selector(".ic", timeout=5000)
            break
        except TooLong:
            assert tries < 10, "no table was laid"
    if tries > 1:
        page.wait_for_timeout(2000)  # a second run may still replace the first one's table
