"""Who plays Burraco."""

from __future__ import annotations

from italiancards.games.burraco.view import BurracoView
from italiancards.hints.adviser import Adviser
from italiancards.hints.burraco import beginner, greedy

ADVISER: Adviser[BurracoView] = Adviser({"beginner": beginner.choose, "greedy": greedy.choose})
"""What Burraco lends to hints: nobody looks ahead in it yet."""
