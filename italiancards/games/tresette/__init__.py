"""Tresette: `game` is its beginning."""
