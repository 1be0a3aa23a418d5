# Scala Quaranta in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = The number of players.
option-draw-discard = Picking up a discard
    .about = Who may pick up the top discard instead of drawing from the stock.
    .v-opened-only = only players who have opened
    .v-to-open = also a player who opens with it in the same turn
option-picked-must-be-used = After picking up a discard
    .about = Whether a card picked up from the discard pile must be used in the same turn.
    .v-true = must be used in the same turn
    .v-false = may be kept
option-opening-min = Points to open
    .about = The points a player’s opening melds must total.
option-opening-without-joker = Jokers in an opening
    .about = Whether opening melds may contain jokers.
    .v-false = allowed
    .v-true = not allowed
option-discard-restriction = Cards that may not be discarded
    .about = Who is not allowed to discard a joker or a card that fits a meld on the table.
    .v-unopened = players who have not opened
    .v-everyone = nobody may discard one
    .v-none = everyone may discard one
option-includes-joker-swap = The card a joker on the table stands for
    .about = Whether that card, too, counts as one that fits a meld and so may not be discarded.
    .v-false = may be discarded
    .v-true = may not be discarded either
option-set-joker = A joker in a set
    .about = Which card a joker stands for in a set of three, when two suits are missing.
    .v-declared-suit = the card named
    .v-either-missing-suit = either of the two
option-close-in-hand = Closing in hand
    .about = How many points a player needs to open and close in one turn.
    .v-needs-40 = the same as any opening
    .v-any-total = any total, if only the discard is left
option-close-in-hand-double = Points when someone closes in hand
    .about = How the others’ points count when someone opens and closes in one turn.
    .v-false = as usual
    .v-true = doubled
option-first-round-no-close = Closing in the first round
    .about = Whether a player may close before everyone has had a turn.
    .v-false = allowed
    .v-true = not allowed
option-stock-out = When the stock is gone
    .about = What happens when there is no card left to draw.
    .v-reshuffle = shuffle the discards
    .v-flip = turn the discards over
    .v-void = the deal is void
option-laid-unopened-penalty = Not having opened
    .about = Extra penalty for a player who has not opened, besides the cards in hand.
    .v-none = nothing more
option-target = Points that put a player out
    .about = A player whose total over the deals reaches this is out of the match.
option-reentry = Coming back
    .about = Whether a player who is out comes back once, with the highest score of those still in, as long as two or more are in.
    .v-off = nobody comes back
    .v-once = once

## Presets

preset-scala40 = Scala Quaranta
    .about = The game as in “The 5: Classic Italian Card Games”.
preset-circolo = Club rules
    .about = As card clubs play: you may pick up a discard to open with it, and nobody may discard a card that fits a meld.

## Rules

rule-deal-is-on = A player who discards their last card closes, and the deal is over.
rule-your-turn = Play goes clockwise, starting with the player to the dealer’s left.
rule-draw-first = Start your turn by drawing a card; then lay down, add and swap as you like, or not at all; end with a discard.
rule-draw-once = You draw one card in a turn: the top card of the stock, or the top discard.
rule-hold-the-cards = Lay down, add, swap and discard only cards from your own hand.
rule-meld-lies-there = You may add to any meld on the table, yours or not.
rule-draw-from-stock = You may always draw the top card of the stock.
rule-take-when-opened = Only players who have opened may pick up the top discard; some tables let you pick it up to open with it.
rule-three-cards = A meld has at least three cards.
rule-one-joker = A meld contains at most one joker.
rule-joker-declared = When you lay down a joker, say which card it stands for (in a set, the suit too); it stands for that card until swapped.
rule-sequence-or-set = A meld is a sequence (consecutive cards of one suit) or a set (three or four cards of one rank, all of different suits).
rule-forty-to-open = To open, lay down new melds from your hand in one turn, worth at least 40 points in all.
rule-open-without-joker = Some tables require opening without jokers.
rule-open-with-picked-card = If you pick up a discard to open, it must be in your opening melds.
rule-open-first = Until you have opened you may not add to melds or swap jokers; once you have, you may, even in the same turn.
rule-fits-the-meld = You may add a card to a sequence it extends, or to a set missing its suit.
rule-card-of-the-joker = Put the exact card a joker stands for in its place, and the joker is yours: use it at once or keep it.
rule-keep-one-to-discard = Your last card must be discarded: you cannot meld them all.
rule-no-close-in-first-round = At some tables nobody may close before everyone has had a turn.
rule-use-the-picked-card = A card picked up from the discard pile must be used in the same turn.
rule-not-the-picked-card = You may not discard the card you picked up from the discard pile this turn; you may discard its twin from the other pack.
rule-nothing-useful-discarded = Until you have opened, you may not discard a joker or a card that fits a meld on the table, unless you hold nothing else.
rule-can-finish = Pick up a discard only if you can use it and still keep a card to discard.

## The game, told

about-game = Scala Quaranta for { $fewest } to { $most }
    .short = Open with forty, close first.
    .lead = A rummy game with two packs. Open with { COUNT($least, "points") }, then get rid of your cards before the others do.
about-need = What you need
    .players = { $fewest } to { COUNT($most, "players") }, each on their own.
    .pack = Two French packs with two jokers each: { COUNT($cards, "cards") }.
about-deal = The deal
    .cards = Deal { COUNT($hand, "cards") } face down to each player; the rest, face down, is the stock.
    .upcard = Turn up the next card beside the stock to start the discard pile.
    .joker = If that is a joker, put it back into the stock and turn up the next card.
about-melds = The melds
    .ace = The ace ranks below the two or above the king, never both: no king-ace-two.
    .longest = The longest sequence has fourteen cards: a whole suit, and a joker for the other ace.
about-turn = A turn
    .stock = When the stock is gone, shuffle all but the top discard to make a new one, { COUNT($renewals, "times") } at most; after that the deal is void.
about-open = Opening
about-table = Adding to melds on the table
    .joker = You may also add a joker to a meld that has none.
about-discard = The discard
    .end = End your turn with a card face up on the discard pile.
about-close = Closing
about-count = Scoring
    .cards = When someone closes, cards left in the others’ hands count against them: number cards at face value, court cards 10, aces { $ace }.
    .meld = Opening melds use the same values, but an ace below the two is worth { $low }.
    .jokers = A joker is worth { $joker } in hand; in a meld, the value of the card it stands for.
about-match = The match
    .out = Points add up from deal to deal. A player with { $target } or more is out of the match; the others play on.
    .last = The last player left wins.
level-1 = Open late, and forget what others have laid.
level-2 = Keep jokers too long, and discard high cards first.
level-3 = At times keep a joker too long, or miss a good discard.
level-4 = Plan their melds, but not the turns to come.
level-5 = Weigh each turn by what may follow.
