"""Who plays Briscola: each bot is a module with a `choose`."""
