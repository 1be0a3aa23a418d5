"""Bots of Tresette, and the search behind its hints."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.tresette.hints import beginner, greedy, habits, hint
from italiancards.games.tresette.hints.ideas import IDEAS
from italiancards.games.tresette.hints.search import TresetteRollout, open_values
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.rollouts import ahead

ADVISER: Adviser[TresetteView] = Adviser(
    {
        "beginner": beginner.choose,
        "learner": habits.learner,
        "regular": habits.regular,
        "greedy": greedy.choose,
    },
    Foresight(hint.think, TresetteRollout, open_values, worth=ahead),
    puzzles=Path(__file__).parents[1] / "puzzles.toml",
    ladders={"hands": Path(__file__).parents[1] / "ladder.toml"},
    ideas=IDEAS,
)
"""Tresette's part of the hints: a deal is worth the points by which a side ends ahead."""
