"""Browsers for tests and benches."""

from __future__ import annotations

import os
import shutil
from itertools import chain
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
"""Names of Chromium; without windows it does the same work in a fifth less time."""
MISSING = (
    "The browser tests need Chromium: type `.venv/bin/playwright install chromium-headless-shell`,"
    " or on Debian `sudo apt-get install chromium-headless-shell`, and run this again."
)


def firefox() -> str | None:
    """Return the path of Firefox: the one named in FIREFOX, or any; None if there is none."""
    there = map(shutil.which, ("firefox-esr", "firefox"))
    return os.environ.get("FIREFOX") or next(filter(None, there), None)


def chromium(playwright: Playwright) -> str:
    """Return the path of Chromium: the one named in CHROMIUM, Playwright's, or the machine's.

    Args:
        playwright: whose download is meant.

    Raises:
        SystemExit: there is none, and what to type.
    """
    named = filter(None, [os.environ.get("CHROMIUM")])
    there = filter(None, map(shutil.which, NAMES))
    found = next(chain(named, _downloads(playwright), there), None)
    if found is None:
        raise SystemExit(MISSING)
    return found


def _downloads(playwright: Playwright) -> list[str]:
    """Return the paths of Playwright's downloads, the one without windows first."""
    own = Path(playwright.chromium.executable_path)
    folder = own.parents[1]
    shell = folder.with_name(folder.name.replace("chromium-", "chromium_headless_shell-"))
    places = (*sorted(shell.glob("*/*headless*shell")), own)
    return [str(each) for each in places if each.is_file()]


if __name__ == "__main__":
    with sync_playwright() as here:
        chromium(here)
