# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## loose

expected-card-for-each = a card for each player

## position

burraco-picked = { $field }: must be one card of the hand.
burraco-no-hand = The hand of the seat to move is empty: give hand=, or say how the deal ended.
burraco-no-stock = There is nothing left to draw.
burraco-no-discards = There are no discards: give discards=, or say the seat has drawn.
burraco-quiet = { $field }: tell which card was taken, as picked.
burraco-took = took={ $seats }: one of each side.
burraco-melds = { $field }: must be melds, with the place of each wild card.
burraco-laid = { $field }: must name a seat for each meld.
burraco-held = { $field }: must be { $count } numbers.
burraco-nothing-held = Seat { $seat } holds no cards: say who took a pozzetto.
burraco-waiting = { $field }: seat { $seat } has cards, or took no pozzetto.
burraco-pozzetti = { $field }: pozzetto { $number } has { $size } cards.
