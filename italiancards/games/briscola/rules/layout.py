"""Places of Briscola's zones on a screen."""

from __future__ import annotations

from italiancards.core.layout import Layout, Place
from italiancards.games.briscola.rules.state import RANKS

LAYOUT: Layout = {
    ("hand", False): Place("far", "fan"),
    ("taken", False): Place("far", "pile"),
    ("stock", False): Place("side", "pile"),
    ("upcard", False): Place("side", "crosswise"),
    ("called", False): Place("side", "shown"),
    ("trick", False): Place("middle", "trick"),
    ("last-trick", False): Place("hidden", "trick"),
    ("taken", True): Place("near", "pile"),
    ("hand", True): Place("near", "row", playable=True, sorts=tuple(RANKS)),
}
