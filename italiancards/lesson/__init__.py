"""Lessons: steps over stacked deals, questions, and whole hands with a coach.

The questions about a game, and the goals of its hands, are in `italiancards.questions`.
"""
