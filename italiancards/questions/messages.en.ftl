# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## cards

several-unseen = { $among }: { $count } of these have not been seen; ask about only one.
neither-led-nor-left = { $move } is neither led here nor left on the table.
beaten-half-the-time = { $move } is beaten exactly half the time: neither answer would be right.

## check

check-right = Right.
check-wrong = Not this time
no-trick-in-finished-deal = The deal is over: nobody can win a trick.
takes-unknown = takes={ $takes }: say 'me' or one of { $names }.

## counting

none-worth-more = { $among }: none of these cards is worth more than all the others.

## matches

expected-deals = deals such as '67-53 60-60'
match-over-before = { $deals }: the match was over before the last of these deals.

## melds

expected-melds = cards such as 5c 6c JK=7c, with melds separated by |
several-right = { $offered }: { $count } of these would be right; offer one.

## wording

no-words = A text of a lesson needs words: en="…", it="…", or both.

## tricks

completes-no-trick = { $move } completes no trick here.
several-take = { $among }: { $count } of these take { $led }; ask about one.
no-first-trick = No first trick is about to be led here.
suits-in-order = { $among }: only cards of one suit can be put in order.
