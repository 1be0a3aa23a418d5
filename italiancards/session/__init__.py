"""Sessions: a learner's acts at a table, the texts on the screen, tokens to resume from."""
