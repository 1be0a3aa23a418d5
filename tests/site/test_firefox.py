"""The pages in Firefox, where it is there: the first things that somebody does on them.

One Firefox takes all walks at once (`firefox.mjs`, by WebDriver BiDi), each in a window of its own.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools.browser import firefox

WALKS = ("home", "lesson", "practice", "burraco", "edition")
LONGEST = 90
"""Seconds after which a busy machine is asked no longer; at rest all takes ten."""


@pytest.fixture(scope="module")
def walks(served: str, edition: str) -> dict[str, list[str]]:
    """What went wrong on each walk."""
    script = Path(__file__).with_name("firefox.mjs")
    command = ["node", script, str(firefox()), served, edition]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            output, _ = process.communicate(timeout=LONGEST)
        finally:
            process.terminate()  # it closes its Firefox
    found = [json.loads(line) for line in output.splitlines()]
    return {each["name"]: each["wrong"] for each in found}


@pytest.mark.parametrize("walk", WALKS)
def test_a_page_is_itself_in_firefox(walks: dict[str, list[str]], walk: str) -> None:
    assert walks[walk] == []
