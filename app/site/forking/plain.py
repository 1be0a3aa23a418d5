"""A kernel that is started by itself, where none can be forked: `python -m app.site.forking.plain`.

It is the same kernel as a forked one: what it imports first decides what a page may ask of it. The
widgets' library, imported into a kernel that runs, would let pages make any widget that it knows.
"""

from __future__ import annotations

import importlib
import sys

FIRST = ("anywidget", "ipywidgets")
"""What is imported before there is a kernel, as in the template of the others."""


def main() -> None:
    """Be the kernel whose connection file is named, until it is told to end."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # no lesson is debugged
    for name in FIRST:
        importlib.import_module(name)
    from app.site.forking.application import ARGUMENTS, application

    application(sys.argv[1], ARGUMENTS).start()


if __name__ == "__main__":
    main()
