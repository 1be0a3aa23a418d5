"""What can be asked about Burraco: so far about its loose cards."""

from italiancards.questions.burraco import loose
from italiancards.questions.lent import Questions

QUESTIONS = Questions(loose=(loose.meld, loose.melds, loose.dealer))

__all__ = ["QUESTIONS"]
