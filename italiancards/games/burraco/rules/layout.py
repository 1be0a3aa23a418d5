"""Zones of Burraco on a screen."""

from __future__ import annotations

from italiancards.core.cards import RUMMY
from italiancards.core.layout import Layout, Place

LAYOUT: Layout = {
    ("hand", False): Place("far", "fan"),
    ("meld", False): Place("middle", "meld"),
    ("stock", False): Place("side", "pile"),
    ("discards", False): Place("side", "row"),
    ("pozzetto", False): Place("side", "pile"),
    ("hand", True): Place("near", "fan", playable=True, sorts=RUMMY.ranks),
}
