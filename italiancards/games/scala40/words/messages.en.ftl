# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## position

scala40-nobody = { $field } leaves nobody to play next.
scala40-picked = { $field } must be one card of the hand.
scala40-largest = A hand has at most { $most } cards, not { $count }.
scala40-no-hand = The hand of the seat to move is empty: give hand=, or say who closed.
scala40-no-stock = There is nothing left to draw.
scala40-melds = { $field } must be melds, with the card each joker stands for.
scala40-laid = { $field } must name a seat for each meld.
scala40-held = { $field } must be { $count } numbers.
