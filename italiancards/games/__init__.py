"""The games: a folder each, entered by name in `italiancards.registry`; none knows another."""
