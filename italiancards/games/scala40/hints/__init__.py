"""Bots of Scala Quaranta, and what its hint needs to look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from italiancards.games.scala40.hints import beginner, greedy
from italiancards.games.scala40.hints.hint import THINKER
from italiancards.games.scala40.hints.riddles import RIDDLES
from italiancards.games.scala40.hints.search import Scala40Rollout, open_values
from italiancards.games.scala40.hints.worth import worth
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.montecarlo import Moves


def foresight(also: Sequence[Moves] = ()) -> Foresight[Scala40View]:
    """Make the functions that the hint of Scala Quaranta needs.

    Args:
        also: lines that must be evaluated beside those that are considered.
    """
    weighing = partial(THINKER.think, also=also), Scala40Rollout, partial(open_values, also=also)
    return Foresight(*weighing, worth=worth, including=foresight)


ADVISER: Adviser[Scala40View] = Adviser(
    {"beginner": beginner.choose, "greedy": greedy.choose},
    foresight(),
    puzzles=Path(__file__).parents[1] / "puzzles.toml",
    riddles=RIDDLES,
)
"""Bots and hint of Scala Quaranta; a deal is worth the points fewer than the others'."""
