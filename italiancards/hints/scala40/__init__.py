"""Who plays Scala Quaranta, and what is needed to look ahead in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from italiancards.games.scala40.view import Scala40View
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.montecarlo import Moves
from italiancards.hints.scala40 import beginner, greedy
from italiancards.hints.scala40.hint import THINKER
from italiancards.hints.scala40.riddles import RIDDLES
from italiancards.hints.scala40.search import Scala40Trial, opened
from italiancards.hints.scala40.worth import worth


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
    puzzles=Path(__file__).with_name("puzzles.toml"),
    riddles=RIDDLES,
)
"""What Scala Quaranta lends to hints: a deal is worth the points one has fewer than the others."""
