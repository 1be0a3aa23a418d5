"""Bots of Burraco, and what its hint needs to look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from italiancards.games.burraco.hints import beginner, greedy
from italiancards.games.burraco.hints.hint import THINKER
from italiancards.games.burraco.hints.riddles import RIDDLES
from italiancards.games.burraco.hints.search import BurracoRollout, open_values
from italiancards.games.burraco.hints.worth import worth
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.montecarlo import Moves


def foresight(also: Sequence[Moves] = ()) -> Foresight[BurracoView]:
    """Make the functions that the hint of Burraco needs.

    Args:
        also: lines that must be evaluated beside those that are considered.
    """
    weighing = partial(THINKER.think, also=also), BurracoRollout, partial(open_values, also=also)
    return Foresight(*weighing, worth=worth, including=foresight)


ADVISER: Adviser[BurracoView] = Adviser(
    {"beginner": beginner.choose, "greedy": greedy.choose},
    foresight(),
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
"""Bots and hint of Burraco; a deal is worth the lead in points over the others."""
