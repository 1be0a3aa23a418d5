"""Places of Scopa's zones on a screen."""

from __future__ import annotations

from italiancards.core.cards import ITALIAN
from italiancards.core.layout import Layout, ZonePlace

LAYOUT: Layout = {
    ("hand", False): ZonePlace("far", "fan"),
    ("taken", False): ZonePlace("far", "pile"),
    ("scope", False): ZonePlace("far", "crosswise"),
    ("stock", False): ZonePlace("side", "pile"),
    ("table", False): ZonePlace("middle", "row", choosable=True, means_empty=True),
    ("last-capture", False): ZonePlace("hidden", "row"),
    ("taken", True): ZonePlace("near", "pile"),
    ("scope", True): ZonePlace("near", "crosswise"),
    ("hand", True): ZonePlace("near", "row", playable=True, sorts=ITALIAN.ranks),
}
