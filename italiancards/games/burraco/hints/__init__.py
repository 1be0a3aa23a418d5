"""Bots of Burraco, and what its hint needs to look ahead."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.burraco.hints import beginner, greedy, habits
from italiancards.games.burraco.hints.ideas import IDEAS
from italiancards.games.burraco.hints.principles import PRINCIPLES
from italiancards.games.burraco.hints.riddles import RIDDLES
from italiancards.games.burraco.hints.search import BurracoRollout
from italiancards.games.burraco.hints.turn_facts import look, reasons, speaks_against
from italiancards.games.burraco.hints.turn_plan import plan
from italiancards.games.burraco.hints.worth import worth
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.adviser import Adviser
from italiancards.hints.melds.search import foresight
from italiancards.hints.turns import TurnSearch

ADVISER: Adviser[BurracoView] = Adviser(
    {
        "beginner": beginner.choose,
        "learner": habits.learner,
        "greedy": greedy.choose,
        "club": habits.club,
    },
    foresight(
        BurracoRollout,
        TurnSearch(
            BurracoRollout,
            reasons,
            look,
            cost=3,
            against=speaks_against,
            principles=PRINCIPLES,
            plan=plan,
        ),
        worth,
    ),
    puzzles=Path(__file__).parents[1] / "puzzles.toml",
    ladders={"hands": Path(__file__).parents[1] / "ladder.toml"},
    ideas=IDEAS,
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
