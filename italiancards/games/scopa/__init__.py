"""Scopa: `game` is its beginning."""
