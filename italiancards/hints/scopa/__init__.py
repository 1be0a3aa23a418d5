"""Who plays Scopa: each bot is a module with a `choose`."""
