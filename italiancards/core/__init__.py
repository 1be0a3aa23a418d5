"""Parts shared by every game: cards, seats, options, rules, events, score, words, records.

The core knows cards and tables and no game: it takes a game as an argument.
"""
