"""The browser that tests and benches look with."""

from __future__ import annotations

import os
import shutil


def chromium() -> str:
    """Where Chromium is: the one that is named, the one without windows, or any that there is.

    Raises:
        SystemExit: there is none.
    """
    named = os.environ.get("CHROMIUM"), "chromium-headless-shell", "chromium"
    found = next((path for name in named if name and (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("Chromium is needed: on Debian, apt-get install chromium-headless-shell.")
    return found
