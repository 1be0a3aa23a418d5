"""Tiny rummy: `game` is its beginning."""
