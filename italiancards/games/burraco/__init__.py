"""Burraco: `game` is its beginning."""
