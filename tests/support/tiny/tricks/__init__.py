"""Tiny tricks: `game` is its beginning."""
