"""Burraco; `game` is the module to start reading at."""
