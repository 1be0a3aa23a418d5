"""A notebook in JupyterLab."""

from __future__ import annotations

from playwright.sync_api import Page


def run_all(page: Page) -> None:
    """Run the cells of the notebook that is open, until a table is laid.

    What is run before its kernel has answered JupyterLab forgets, or asks for a kernel; and a
    notebook that has none yet is called idle too.
    """
    page.get_by_text("(ipykernel) | Idle").wait_for()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    page.wait_for_selector(".ic")
