"""What the games of tricks share: who takes and why, following suit, gathering, drawing after it.

A trick is told by who led and by its cards in the order played; the functions here work on those.
"""

from italiancards.core.tricks.following import follow_suit, following
from italiancards.core.tricks.order import TrickOrder
from italiancards.core.tricks.trick import drawn, prompt, taken_by, to_play, zones

__all__ = [
    "TrickOrder",
    "drawn",
    "follow_suit",
    "following",
    "prompt",
    "taken_by",
    "to_play",
    "zones",
]
