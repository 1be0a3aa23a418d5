"""What can be asked about Scala Quaranta: so far about its loose cards."""

from italiancards.questions.lent import Questions
from italiancards.questions.scala40 import loose

QUESTIONS = Questions(loose=(loose.meld, loose.opens, loose.hand))

__all__ = ["QUESTIONS"]
