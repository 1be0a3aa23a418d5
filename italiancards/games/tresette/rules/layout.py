"""Places of Tresette's zones on a screen."""

from __future__ import annotations

from italiancards.core.layout import Layout, ZonePlace
from italiancards.games.tresette.rules.state import ORDER

LAYOUT: Layout = {
    ("hand", False): ZonePlace("far", "fan"),
    ("tops", False): ZonePlace("far", "row"),
    ("under", False): ZonePlace("far", "pile"),
    ("taken", False): ZonePlace("far", "pile"),
    ("stock", False): ZonePlace("side", "pile"),
    ("trick", False): ZonePlace("middle", "trick"),
    ("last-trick", False): ZonePlace("hidden", "trick"),
    ("taken", True): ZonePlace("near", "pile"),
    ("under", True): ZonePlace("near", "pile"),
    ("tops", True): ZonePlace("near", "row", playable=True),
    ("hand", True): ZonePlace("near", "row", playable=True, sorts=tuple(ORDER.ranks)),
}
