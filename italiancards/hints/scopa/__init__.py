"""Who plays Scopa, and what is needed to look ahead in it."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.scopa.view import ScopaView
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.scopa import beginner, greedy, hint
from italiancards.hints.scopa.search import ScopaTrial, ahead, opened

ADVISER: Adviser[ScopaView] = Adviser(
    {"beginner": beginner.choose, "greedy": greedy.choose},
    Foresight(hint.think, ScopaTrial, opened, worth=ahead),
    puzzles=Path(__file__).with_name("puzzles.toml"),
)
"""What Scopa lends to hints: a deal is worth the points by which a side ends ahead."""
