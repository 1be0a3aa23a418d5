"""Parts shared by the trick-taking games: winning, following suit, gathering, drawing.

A trick is given by its leader and by its cards in the order played; the functions here work on
those.
"""

from italiancards.core.tricks.order import TrickOrder
from italiancards.core.tricks.suit_followers import follow_suit, suit_followers
from italiancards.core.tricks.trick import draw_after_trick, prompt, to_play, trick_winner, zones

__all__ = [
    "TrickOrder",
    "draw_after_trick",
    "follow_suit",
    "prompt",
    "suit_followers",
    "to_play",
    "trick_winner",
    "zones",
]
