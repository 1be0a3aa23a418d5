"""Bots of Scopa, and the search behind its hints."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.scopa.hints import beginner, greedy, habits, hint
from italiancards.games.scopa.hints.ideas import IDEAS
from italiancards.games.scopa.hints.search import ScopaRollout, open_values
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.rollouts import ahead

ADVISER: Adviser[ScopaView] = Adviser(
    {
        "newcomer": habits.newcomer,
        "novice": habits.novice,
        "beginner": beginner.choose,
        "greedy": greedy.choose,
    },
    Foresight(hint.think, ScopaRollout, open_values, worth=ahead),
    puzzles=Path(__file__).parents[1] / "puzzles.toml",
    ladders={"hands": Path(__file__).parents[1] / "ladder.toml"},
    ideas=IDEAS,
    beats={
        (4, "hint", "prompt-move"): 2,
    },
)
"""Scopa's part of the hints: a deal is worth the points by which a side ends ahead."""
