"""Zones of Burraco on a screen."""

from __future__ import annotations

from italiancards.core.cards import RUMMY
from italiancards.core.layout import Layout, ZonePlace

LAYOUT: Layout = {
    ("hand", False): ZonePlace("far", "fan"),
    ("meld", False): ZonePlace("middle", "meld"),
    ("stock", False): ZonePlace("side", "pile"),
    ("discards", False): ZonePlace("side", "row"),
    ("pozzetto", False): ZonePlace("side", "pile"),
    ("hand", True): ZonePlace("near", "fan", playable=True, sorts=RUMMY.ranks),
}
