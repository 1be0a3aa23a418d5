"""Lessons that became part of another: what browsers, links and classes still call them by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

MOVED_LESSONS: Mapping[str, str] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)
"""The lesson in which each earlier one stands now, both by name; the front end reads it too."""
