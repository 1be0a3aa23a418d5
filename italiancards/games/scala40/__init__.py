"""Scala Quaranta: `game` is its beginning."""
