"""The folder with what a table says in every game: labels, answers, lessons, reviews."""

from pathlib import Path

WORDS = Path(__file__).parent
