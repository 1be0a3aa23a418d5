# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## captures

not-in-hand-to-move = { $card } is not in the hand of the seat to move.
several-can-take = { $among }: { $count } of these can take; ask about one.
takes-nothing = { $move } takes nothing.
nothing-left-over = { $move }: nothing is left over after it.

## pairs

several-break-pairs = { $count } captures here break a pair; ask about one.

## piles

no-questions-about-line = There are no questions about the line
nothing-to-count = The deal is not over: there is nothing to count yet.

## primiera

suit-missing = { $cards }: a suit is missing.
in-both-piles = { $cards } cannot be in both piles.

## position

scopa-table = { $field } allows captures in { GROUPED($many) } ways: { GROUPED($most) } at most.
scopa-scope = { $field } names a card twice, or one not in its pile.
scopa-others = { $field }: a hand must have { $size } cards, not { $count }.
scopa-stock = { $field }: { $size } cards do not divide evenly.
scopa-stock-told = { $field }: { $size } cards do not divide evenly; give only the first ones, as next=.
