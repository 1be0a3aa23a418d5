"""What the mypy of a user says of his lines."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
USER = Path(__file__).with_name("typed_user.py")
"""What a user writes: he plays a hand at a table."""
CACHE = ROOT / ".mypy_cache" / os.environ.get("PYTEST_XDIST_WORKER", "user")
"""A cache of each process that tests: two at one spoil it."""


def checked(file: Path, python: str = "") -> list[str]:
    """What mypy says of a file, a line each, as strictly as it can.

    Args:
        file: the file.
        python: the interpreter beside which our package is installed; without one, mypy reads it
            from here, and says as little of it.
    """
    here = [] if python else ["--follow-imports=silent"]
    asked = ["--strict", "--config-file=", "--python-executable", python or sys.executable, *here]
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            *asked,
            f"--cache-dir={CACHE}",
            file,
        ],
        env={**os.environ, "MYPYPATH": "" if python else str(ROOT)},
        cwd=file.parent,
        capture_output=True,
        text=True,
    )
    assert run.stderr == ""
    return run.stdout.splitlines()
