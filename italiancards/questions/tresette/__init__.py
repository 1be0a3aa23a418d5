"""What can be asked about Tresette: so far about its loose cards."""

from italiancards.questions.lent import Questions
from italiancards.questions.tresette import loose

QUESTIONS = Questions(loose=(loose.points, loose.taker, loose.declarations))

__all__ = ["QUESTIONS"]
