"""Places of Tresette's zones on a screen."""

from __future__ import annotations

from italiancards.core.layout import Layout, Place
from italiancards.games.tresette.rules.state import ORDER

LAYOUT: Layout = {
    ("hand", False): Place("far", "fan"),
    ("tops", False): Place("far", "row"),
    ("under", False): Place("far", "pile"),
    ("taken", False): Place("far", "pile"),
    ("stock", False): Place("side", "pile"),
    ("trick", False): Place("middle", "trick"),
    ("last-trick", False): Place("hidden", "trick"),
    ("taken", True): Place("near", "pile"),
    ("under", True): Place("near", "pile"),
    ("tops", True): Place("near", "row", playable=True),
    ("hand", True): Place("near", "row", playable=True, sorts=tuple(ORDER.ranks)),
}
