"""Run, save and close the notebook that is open in JupyterLab, Notebook 7 or JupyterLite."""

from __future__ import annotations

from playwright.sync_api import Page

NOTEBOOK = "jupyterapp.shell.currentWidget"
READY = f"window.jupyterapp && {NOTEBOOK}?.context?.isReady"
RUN = f"""async () => {{
  await {NOTEBOOK}.context.ready;
  await {NOTEBOOK}.context.sessionContext.ready;
  await jupyterapp.commands.execute("notebook:run-all-cells");
}}"""
SAVE = f"async () => await {NOTEBOOK}.context.save()"
CLOSE = f"async () => await {NOTEBOOK}.context.sessionContext.shutdown()"


def run(page: Page) -> None:
    """Run all cells of the notebook that is open."""
    page.wait_for_function(READY)
    page.evaluate(RUN)


def save(page: Page) -> None:
    """Save the notebook that is open, as its host saves it."""
    page.evaluate(SAVE)


def close(page: Page) -> None:
    """Stop its kernel."""
    page.wait_for_function(READY)
    page.evaluate(CLOSE)
