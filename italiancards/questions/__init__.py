"""Questions that the engine answers, for lessons and at a prompt.

A folder for each game has all that can be asked about it; what several games ask stands beside
these folders. No answer is typed in by hand.
"""

from italiancards.questions.before import Before
from italiancards.questions.lent import Questions, lent_by

__all__ = ["Questions", "lent_by"]

Before.enter()
