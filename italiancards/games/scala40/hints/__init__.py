"""Bots of Scala Quaranta, and what its hint needs to look ahead."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.scala40.hints import beginner, greedy, habits
from italiancards.games.scala40.hints.facts import look
from italiancards.games.scala40.hints.ideas import IDEAS
from italiancards.games.scala40.hints.principles import PRINCIPLES
from italiancards.games.scala40.hints.riddles import RIDDLES
from italiancards.games.scala40.hints.search import Scala40Rollout
from italiancards.games.scala40.hints.turn_facts import reasons, speaks_against
from italiancards.games.scala40.hints.turn_plan import plan
from italiancards.games.scala40.hints.worth import worth
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.adviser import Adviser
from italiancards.hints.melds.search import foresight
from italiancards.hints.turns import TurnSearch

ADVISER: Adviser[Scala40View] = Adviser(
    {
        "beginner": beginner.choose,
        "learner": habits.learner,
        "regular": habits.regular,
        "greedy": greedy.choose,
    },
    foresight(
        Scala40Rollout,
        TurnSearch(
            Scala40Rollout,
            reasons,
            look,
            cost=4,
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
)
"""Bots and hint of Scala Quaranta; a deal is worth the points fewer than the others'."""
