# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## counting

too-many-thirds = { $had }: a pile cannot hold that many thirds.

## partners

no-signal = There is no signal

## suits

trick-of-one-card = { $trick }: a trick has several cards.
several-without-suit = { $suit }: { $count } players have none of it; ask about one.

## laying

void-not-possible = void={ $told }: no remaining cards allow this.
stock-of-wrong-size = { $size } cards to draw do not fit these hands.
too-many-packets = packets={ $told }: each seat has at most two.
shown-not-possible = shown={ $told } names a card twice, or one that is in no hand.
cards-left-over = { $missing } cards are left over, which do not make whole tricks.
no-packets = packets=: this table has none.
packet-too-large = A packet has at most { $most } cards.
hand-of-wrong-size = A hand must have { $size } cards, not { $count }: { $cards }.

## remembering

too-few-parts = { $name }={ $told } names { $parts } of { $count }.
drawn-too-many = drawn={ $told }: at most one card from each hand.
void-no-suit = void={ $word } must be a suit such as { $suit }, or { $suit }2.
