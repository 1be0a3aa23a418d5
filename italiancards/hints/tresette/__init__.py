"""Who plays Tresette, and what is needed to look ahead in it."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.tresette.view import TresetteView
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.tresette import beginner, greedy, hint
from italiancards.hints.tresette.open import ahead
from italiancards.hints.tresette.search import TresetteTrial, opened

ADVISER: Adviser[TresetteView] = Adviser(
    {"beginner": beginner.choose, "greedy": greedy.choose},
    Foresight(hint.think, TresetteTrial, opened, worth=ahead),
    puzzles=Path(__file__).with_name("puzzles.toml"),
)
"""What Tresette lends to hints: a deal is worth the points by which a side ends ahead."""
