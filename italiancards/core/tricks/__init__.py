"""Parts shared by the trick-taking games: winning, following suit, gathering, drawing.

A trick is given by its leader and by its cards in the order played; the functions here work on
those.
"""

from italiancards.core.tricks.order import TrickOrder
from italiancards.core.tricks.suit_followers import follow_suit, suit_followers
from italiancards.core.tricks.trick import (
    draw_after_trick,
    prompt,
    seats_after,
    to_play,
    trick_winner,
    zones,
)
from italiancards.core.tricks.view import TrickView

__all__ = [
    "TrickOrder",
    "TrickView",
    "draw_after_trick",
    "follow_suit",
    "prompt",
    "seats_after",
    "suit_followers",
    "to_play",
    "trick_winner",
    "zones",
]
