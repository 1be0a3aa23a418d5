"""Benches, fits, attacks and other tools of the maintainers: see the README beside it."""
