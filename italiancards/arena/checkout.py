"""Bots of another checkout, in a process of their own: to compare a hint before a change."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from subprocess import PIPE, Popen

_ASKED = """
import json, sys
import italiancards as ic
for line in sys.stdin:
    bot, playouts, seed, position = json.loads(line)
    print(ic.position(position, seed=seed).hint(bot, playouts=playouts).move, flush=True)
"""


class Checkout:
    """A checkout that is asked move by move, with the position that a seat knows.

    Args:
        folder: where it lies.
    """

    def __init__(self, folder: Path) -> None:
        self._process = Popen(
            [sys.executable, "-c", _ASKED], cwd=folder, stdin=PIPE, stdout=PIPE, text=True
        )

    def move(self, bot: str, position: str, playouts: int, seed: int) -> str:
        """Return the move that a bot of the other checkout makes at a position.

        Args:
            bot: which.
            position: what the seat to move knows.
            playouts: how much it may think.
            seed: where its chances come from.
        """
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answers is not None
        print(json.dumps([bot, playouts, seed, position]), file=asked, flush=True)
        return answers.readline().strip()


@cache
def checkout(folder: Path) -> Checkout:
    """Return the process of another checkout's bots, started at first use; cached."""
    return Checkout(folder)
