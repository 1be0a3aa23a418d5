"""Places of Scopa's zones on a screen."""

from __future__ import annotations

from italiancards.core.cards import ITALIAN
from italiancards.core.layout import Layout, Place

LAYOUT: Layout = {
    ("hand", False): Place("far", "fan"),
    ("taken", False): Place("far", "pile"),
    ("scope", False): Place("far", "crosswise"),
    ("stock", False): Place("side", "pile"),
    ("table", False): Place("middle", "row", choosable=True, means_empty=True),
    ("last-capture", False): Place("hidden", "row"),
    ("taken", True): Place("near", "pile"),
    ("scope", True): Place("near", "crosswise"),
    ("hand", True): Place("near", "row", playable=True, sorts=ITALIAN.ranks),
}
