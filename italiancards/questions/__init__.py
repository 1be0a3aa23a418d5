"""Questions that the engine answers, for lessons and at a prompt.

A folder for each game has all that can be asked about it; what several games ask stands beside
these folders. No answer is typed in by hand.
"""

from italiancards.questions.legacy_imports import LegacyImporter
from italiancards.questions.material import Questions, material_of

__all__ = ["Questions", "material_of"]

LegacyImporter.enter()
