"""Briscola: `game` is its beginning."""
