"""Whose code an edition holds beside ours, and under which licence."""

from __future__ import annotations

import json
import re
from pathlib import Path

from italiancards.site.export.python import LEANT_ON, needed
from italiancards.widgets.port import STATIC

LINE = "\n\n" + "-" * 78 + "\n\n"
NAMED = ("License-Expression", "License")
"""Metadata that name a licence, the newer first."""


def licences(pyodide: Path) -> str:
    """The notices of the front end's packages, of Python's, of Pyodide and of Python itself."""
    told = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    python = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    own = (
        f"{told['name']} {told['version']} ({told['license']})\n\nIts source: {told['homepage']}",
        f"Python {python['python']} (PSF-2.0)\n\nCopyright (c) Python Software Foundation",
    )
    return LINE.join(((STATIC / "LICENSES.txt").read_text(encoding="utf-8"), *own, *_packages()))


def _packages() -> list[str]:
    """What the packages that our code needs say of themselves."""
    found = []
    for each in needed(LEANT_ON):
        says = (each.metadata[name] for name in NAMED if name in each.metadata)
        told = next(filter(None, says), "")
        texts = [
            Path(str(each.locate_file(file))).read_text(encoding="utf-8")
            for file in each.files or ()
            if re.search(r"dist-info/.*(LICEN[SC]E|COPYING)", str(file), re.IGNORECASE)
        ]
        found.append("\n\n".join((f"{each.name} {each.version} ({told})", *texts)))
    return found
