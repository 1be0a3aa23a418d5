"""What `make check` runs of these tests is marked, so that nothing runs it twice."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that is not slow is quick."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.get_closest_marker("slow") is None:
            item.add_marker("quick")
