"""Widgets: the table, practice, puzzles, lessons and the page of a class, one class each."""
