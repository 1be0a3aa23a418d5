"""Benches, fits, attacks and what else only maintainers run: see the README beside this file."""
