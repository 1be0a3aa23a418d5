# Errors: each is said by its name, with its facts, in the language of whoever reads it.

## auction

nobody-bids = Nobody bids here.
bid-too-close = { $bid }, { $call }: made { $chance } of the time, too close to half to ask about.
cards-as-good = { $among }: { $card } could be as good as { $right }.

## partners

no-such-signal-seen = { $move }: you would see no such signal.

## secret

nobody-likelier = { $position }: no player is much more likely than the others.
partner-unknown = The caller’s partner is not known here.
no-card-called = No card was called.

## stakes

no-role = There is no role
bid-not-offered = { $bid }: at this table nobody bids that.
too-many-points = { $taken }: a deal has { $most } points.

## stock

upcard-gone = { $move }: the up-card is gone.
upcard-in-position = A card can be turned up only in a deal, not in a position.
no-card-under-stock = No more draws: there is no card under the stock.
several-not-in-pack = { $among }: { $count } of these are not in the pack; ask about one.
answer-not-offered = { $right } is the answer, but is not among { $cards }.

## winning

expected-points-of-three = the points of three players: 41 40 39
points-not-divisible = { $text }: a deal’s points cannot be divided like that.
too-early-to-count = { $position }: it is too early to count that.
expected-points = a number of points

## position

briscola-upcard = There is one up-card, not { $count }: { $cards }.
briscola-upcard-gone = The up-card { $cards } cannot be there when the stock is empty.
briscola-trump = { $field } must be the suit of the up-card, { $cards }.
briscola-twice = { $field } names a card twice.
briscola-in-no-hand = { $field } names a card that is in no hand.
briscola-words = { $field } must be among { $some } for each.
briscola-signs = { $field }: there are { $count }.
briscola-asked = { $field } must be -, show or pass for each seat.
briscola-stock = { $count } cards to draw do not fit hands of { $size }.

## five

five-too-many = Nobody could be next to play with these cards in hand and trick: { $cards }.
five-bids = { $field } must be a bid, pass or - for each seat.
five-holder = { $field }: the { $card } is not known to be that seat’s.
five-pile = A pile of tricks cannot have { $count } cards.
