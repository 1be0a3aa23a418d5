"""What bots know of Scala Quaranta."""
