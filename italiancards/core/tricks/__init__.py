"""Parts shared by the trick-taking games: winning, following suit, gathering, drawing.

A trick is given by its leader and by its cards in the order played; the functions here work on
those.
"""

from italiancards.core.tricks.following import follow_suit, following
from italiancards.core.tricks.order import TrickOrder
from italiancards.core.tricks.trick import drawn, prompt, seats_after, taken_by, to_play, zones
from italiancards.core.tricks.view import TrickView

__all__ = [
    "TrickOrder",
    "TrickView",
    "drawn",
    "follow_suit",
    "following",
    "prompt",
    "seats_after",
    "taken_by",
    "to_play",
    "zones",
]
