"""Who plays Briscola, and what is needed to look ahead in it."""

from __future__ import annotations

from pathlib import Path

from italiancards.games.briscola.view import BriscolaView
from italiancards.hints.adviser import Adviser, Foresight
from italiancards.hints.briscola import beginner, greedy, hint
from italiancards.hints.briscola.search import BriscolaTrial, ended, level, opened

ADVISER: Adviser[BriscolaView] = Adviser(
    {"beginner": beginner.choose, "greedy": greedy.choose},
    Foresight(hint.think, BriscolaTrial, opened, worth=ended, level=level),
    puzzles=Path(__file__).with_name("puzzles.toml"),
)
"""What Briscola lends to hints: a deal is worth the card points that a side ends with."""
