# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## loose

expected-card-for-each = a card for each player
