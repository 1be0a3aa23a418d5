"""What a table says in every game, a folder for each panel: labels, answers, lessons, reviews."""

from pathlib import Path

WORDS = tuple(
    path for path in sorted(Path(__file__).parent.iterdir()) if (path / "en.ftl").exists()
)
"""The folders, for a `Voice`."""
