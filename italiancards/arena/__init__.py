"""Contests of two bots, on one machine or many."""
