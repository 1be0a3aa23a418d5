# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## counting

too-many-thirds = { $had }: a pile cannot hold that many thirds.

## partners

no-signal = There is no signal

## suits

trick-of-one-card = { $trick }: a trick has several cards.
several-without-suit = { $suit }: { $count } players have none of it; ask about one.

## position

tresette-asking = asking=yes: at this table nobody is asked to declare.
tresette-leader = leader={ $leader } applies only where everyone is asked to declare.
tresette-scores-won = { $field }: the match is already won.
tresette-no-packets = packets=: this table has none.
tresette-packets = { $field }: each seat has at most two.
tresette-packet = A packet has at most { $most } cards.
tresette-shown = { $field } names a card twice, or one that is in no hand.
tresette-others = A hand must have { $size } cards, not { $count }: { $cards }.
tresette-void = { $field }: no remaining cards allow this.
tresette-suit = void={ $word } must be a suit such as { $suit }, or { $suit }2.
tresette-stock = { $count } cards to draw do not fit these hands.
tresette-piles = { $count } cards are left over, which do not make whole tricks.
tresette-drawn = { $field }: at most one card from each hand.
