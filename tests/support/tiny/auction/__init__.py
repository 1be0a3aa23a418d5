"""Tiny auction: `game` is its beginning."""
