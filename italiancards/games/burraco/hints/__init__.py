"""Who plays Burraco, and what is needed to look ahead in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from italiancards.games.burraco.hints import beginner, greedy
from italiancards.games.burraco.hints.hint import THINKER
from italiancards.games.burraco.hints.riddles import RIDDLES
from italiancards.games.burraco.hints.search import BurracoTrial, opened
from italiancards.games.burraco.hints.worth import worth
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.montecarlo import Moves


def lent(also: Sequence[Moves] = ()) -> Foresight[BurracoView]:
    """What looking ahead needs.

    Args:
        also: lines that are weighed beside those that one thinks of.
    """
    weighing = partial(THINKER.think, also=also), BurracoTrial, partial(opened, also=also)
    return Foresight(*weighing, worth=worth, including=lent)


ADVISER: Adviser[BurracoView] = Adviser(
    {"beginner": beginner.choose, "greedy": greedy.choose},
    lent(),
    puzzles=Path(__file__).parents[1] / "puzzles.toml",
    riddles=RIDDLES,
    beats={
        (4, "hint", "prompt-discard"): 8,
        (4, "hint", "prompt-draw"): 9,
        (3, "hint", "prompt-discard"): 5,
        (3, "hint", "prompt-draw"): 6,
        (2, "hint", "prompt-discard"): 2,
        (2, "hint", "prompt-draw"): 3,
    },
)
"""What Burraco lends to hints: a deal is worth the points one has more than the others."""
