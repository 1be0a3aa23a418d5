"""Places of Briscola's zones on a screen."""

from __future__ import annotations

from italiancards.core.layout import Layout, ZonePlace
from italiancards.games.briscola.rules.state import RANKS

LAYOUT: Layout = {
    ("hand", False): ZonePlace("far", "fan"),
    ("taken", False): ZonePlace("far", "pile"),
    ("stock", False): ZonePlace("side", "pile"),
    ("upcard", False): ZonePlace("side", "crosswise"),
    ("called", False): ZonePlace("side", "shown"),
    ("trick", False): ZonePlace("middle", "trick"),
    ("last-trick", False): ZonePlace("hidden", "trick"),
    ("taken", True): ZonePlace("near", "pile"),
    ("hand", True): ZonePlace("near", "row", playable=True, sorts=tuple(RANKS)),
}
