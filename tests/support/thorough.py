"""How often long tests repeat what they do: ten times as much for `THOROUGH=10 pytest -m slow`."""

from __future__ import annotations

import os

TIMES = int(os.environ.get("THOROUGH", "1"))
