"""What every game shares: cards, seats, options, rules, events, score, match, words, records.

The core knows cards and tables and no game: it takes a game as an argument.
"""
