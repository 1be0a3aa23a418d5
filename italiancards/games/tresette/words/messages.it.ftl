# Errori: ognuno si dice dal nome e dai fatti, nella lingua di chi lo legge.

## counting

too-many-thirds = { $had }: nel mazzo non ci sono tanti terzi.

## partners

no-signal = Non c’è il segnale

## suits

trick-of-one-card = { $trick }: una presa ha più carte.
several-without-suit = { $suit }: { $count } giocatori non ne hanno; ce ne vuole uno.
