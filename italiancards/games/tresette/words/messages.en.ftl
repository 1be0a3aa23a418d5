# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## counting

too-many-thirds = { $had }: a pile cannot hold that many thirds.

## partners

no-signal = There is no signal

## suits

trick-of-one-card = { $trick }: a trick has several cards.
several-without-suit = { $suit }: { $count } players have none of it; ask about one.
