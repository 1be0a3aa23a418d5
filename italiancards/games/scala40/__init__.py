"""Scala Quaranta; `game` is the module to start reading at."""
