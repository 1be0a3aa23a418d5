"""Fields of a position that simulated deals of all games with melds share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from italiancards.core.melds.lanes import NAMED
from italiancards.hints.melds.meld_numbers import meld_of


def fields(deal: Any, seats: int) -> dict[str, Any]:
    """Return what the seat to move sees of a simulated deal, as fields of a position."""
    order = [(deal.turn + step) % seats for step in range(seats)]
    return {
        "players": seats,
        "seat": deal.turn,
        "hand": cards_text(deal.hand_of(deal.turn)),
        "held": " ".join(str(deal.size[each]) for each in order[1:]),
        "melds": " | ".join(str(meld_of(meld)) for meld in deal.melds),
        "discards": cards_text(deal.discards),
        "drawn": deal.drawn,
        "stock": len(deal.stock),
    }


def cards_text(places: Iterable[int]) -> str:
    """Return cards as a position writes them."""
    return " ".join(str(NAMED[place]) for place in places)
