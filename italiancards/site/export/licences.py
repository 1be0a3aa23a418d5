"""Licences of the code in an edition that is not ours."""

from __future__ import annotations

import json
import re
from pathlib import Path

from italiancards.site.export.python import DEPENDENCY, distributions_of
from italiancards.widgets.port import STATIC

LINE = "\n\n" + "-" * 78 + "\n\n"
NAMED = ("License-Expression", "License")
"""Metadata that name a licence, the newer first."""


def licences(pyodide: Path) -> str:
    """Return the licence texts of all code of others in the edition."""
    package = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    python = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    own = (
        f"{package['name']} {package['version']} ({package['license']})\n\n"
        f"Its source: {package['homepage']}",
        f"Python {python['python']} (PSF-2.0)\n\nCopyright (c) Python Software Foundation",
    )
    return LINE.join(((STATIC / "LICENSES.txt").read_text(encoding="utf-8"), *own, *_packages()))


def _packages() -> list[str]:
    """Return the licence texts of the Python packages that our code needs."""
    found = []
    for each in distributions_of(DEPENDENCY):
        says = (each.metadata[name] for name in NAMED if name in each.metadata)
        licence = next(filter(None, says), "")
        texts = [
            Path(str(each.locate_file(file))).read_text(encoding="utf-8")
            for file in each.files or ()
            if re.search(r"dist-info/.*(LICEN[SC]E|COPYING)", str(file), re.IGNORECASE)
        ]
        found.append("\n\n".join((f"{each.name} {each.version} ({licence})", *texts)))
    return found
