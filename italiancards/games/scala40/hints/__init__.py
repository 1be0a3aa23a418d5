"""Who plays Scala Quaranta, and what is needed to look ahead in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from italiancards.games.scala40.hints import beginner, greedy
from italiancards.games.scala40.hints.hint import THINKER
from italiancards.games.scala40.hints.riddles import RIDDLES
from italiancards.games.scala40.hints.search import Scala40Trial, opened
from italiancards.games.scala40.hints.worth import worth
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.montecarlo import Moves


def lent(also: Sequence[Moves] = ()) -> Foresight[Scala40View]:
    """What looking ahead needs.

    Args:
        also: lines that are weighed beside those that one thinks of.
    """
    weighing = partial(THINKER.think, also=also), Scala40Trial, partial(opened, also=also)
    return Foresight(*weighing, worth=worth, including=lent)


ADVISER: Adviser[Scala40View] = Adviser(
    {"beginner": beginner.choose, "greedy": greedy.choose},
    lent(),
    puzzles=Path(__file__).parents[1] / "puzzles.toml",
    riddles=RIDDLES,
)
"""What Scala Quaranta lends to hints: a deal is worth the points one has fewer than the others."""
