"""Telling a lesson and taking it: steps over stacked deals, questions, whole hands with a coach.

What is asked about a game, and what its hands are played for, is told by `italiancards.questions`.
"""
