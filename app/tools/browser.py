"""The browsers that tests and benches look with."""

from __future__ import annotations

import os
import shutil


def firefox() -> str | None:
    """Where Firefox is: the one that is named, or any that there is; None where there is none."""
    there = map(shutil.which, ("firefox-esr", "firefox"))
    return os.environ.get("FIREFOX") or next(filter(None, there), None)


def chromium() -> str:
    """Where Chromium is: the one that is named, the one without windows, or any that there is.

    Raises:
        SystemExit: there is none.
    """
    there = map(shutil.which, ("chromium-headless-shell", "chromium"))
    found = os.environ.get("CHROMIUM") or next(filter(None, there), None)
    if found is None:
        raise SystemExit("Chromium is needed: on Debian, apt-get install chromium-headless-shell.")
    return found
