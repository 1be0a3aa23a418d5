"""Bots of Briscola, and the search behind its hints."""

from __future__ import annotations

from operator import getitem
from pathlib import Path

from italiancards.games.briscola.hints import beginner, greedy, habits, hint
from italiancards.games.briscola.hints.first_hint import asked
from italiancards.games.briscola.hints.ideas import IDEAS
from italiancards.games.briscola.hints.search import open_values, rollout_of, tie_value
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.adviser import Adviser, Foresight

ADVISER: Adviser[BriscolaView] = Adviser(
    {
        "newcomer": habits.newcomer,
        "novice": habits.novice,
        "beginner": beginner.choose,
        "greedy": greedy.choose,
    },
    Foresight(hint.think, rollout_of, open_values, worth=getitem, tie_value=tie_value),
    puzzles=Path(__file__).parents[1] / "puzzles.toml",
    ladders={
        "hands": Path(__file__).parents[1] / "ladder.toml",
        "five": Path(__file__).parents[1] / "ladder_five.toml",
    },
    ideas=IDEAS,
    asked=asked,
    beats={
        (4, "hint", "prompt-follow"): 3,
        (4, "hint", "prompt-lead"): 3,
        (5, "hint", "prompt-lead"): 2,
        (6, "hint", "prompt-follow"): 2,
        (6, "hint", "prompt-lead"): 2,
    },
)
"""Briscola's part of the hints: a deal is worth a side's final card points.

Where five play it is worth what a seat wins or loses of the stake."""
