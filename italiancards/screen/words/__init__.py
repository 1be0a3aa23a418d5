"""Sentences of the table in every game, a folder for each panel."""

from pathlib import Path

WORDS = tuple(
    path for path in sorted(Path(__file__).parent.iterdir()) if (path / "en.ftl").exists()
)
"""The folders, for a `Voice`."""
