# Scala Quaranta in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = How many sit at the table.
option-draw-discard = Taking a discard
    .about = Who may take the top discard instead of drawing from the stock.
    .v-opened-only = only those who have opened
    .v-to-open = also to open with it in the same turn
option-picked-must-be-used = A discard that was taken
    .about = Whether a card taken from the discards has to be laid in the same turn.
    .v-true = is used in the same turn
    .v-false = may be kept
option-opening-min = Points to open
    .about = What the melds of an opening have to be worth together.
option-opening-without-joker = Jokers in an opening
    .about = Whether the melds of an opening may hold jokers.
    .v-false = allowed
    .v-true = not allowed
option-discard-restriction = Cards that may not be discarded
    .about = Who may discard neither a joker nor a card that fits a meld on the table.
    .v-unopened = those who have not opened
    .v-everyone = nobody may
    .v-none = everybody may
option-includes-joker-swap = The card of a joker on the table
    .about = Whether the card that a joker on the table stands for counts as one that fits a meld, when it comes to discarding.
    .v-false = may be discarded
    .v-true = may not be discarded either
option-set-joker = A joker in a set
    .about = Which card a joker in a set of three stands for, where two suits are missing.
    .v-declared-suit = the suit that was said
    .v-either-missing-suit = either of the two
option-close-in-hand = Closing in hand
    .about = What opens for a player who opens and closes in one turn.
    .v-needs-40 = as many points as any opening
    .v-any-total = any total, if the lay-down leaves one card
option-close-in-hand-double = Points when somebody closes in hand
    .about = What the others count when somebody opens and closes in one turn.
    .v-false = once
    .v-true = twice
option-first-round-no-close = Closing in the first round
    .about = Whether a player may close before everybody has had a turn.
    .v-false = allowed
    .v-true = not allowed
option-stock-out = When the stock is gone
    .about = What happens when there is no card left to draw.
    .v-reshuffle = the discards are shuffled
    .v-flip = the discards are turned over
    .v-void = the deal is void
option-laid-unopened-penalty = Not having opened
    .about = What a player counts who has not opened, beside the cards in hand.
    .v-none = nothing more
option-target = Points that put a player out
    .about = Whoever reaches them over the deals is out of the match.
option-reentry = Coming back
    .about = Whether a player who is out comes back once, with the highest count still in, as long as two or more are in.
    .v-off = nobody comes back
    .v-once = once

## Presets

preset-scala40 = Scala Quaranta
    .about = The game as the story of the five classics tells it.
preset-circolo = As in clubs
    .about = As playing rooms and clubs play: a discard may be taken to open with it, and nobody discards what fits a meld.

## Rules

rule-deal-is-on = Whoever discards the last card has closed, and the deal is over.
rule-your-turn = Turns go round clockwise, beginning at the dealer’s left.
rule-draw-first = A turn begins with drawing one card; then you lay, add and swap as often as you like, or not at all; it ends with a discard.
rule-draw-once = You draw one card in a turn: the top card of the stock, or the top discard.
rule-hold-the-cards = You lay, add, swap and discard only cards of your own hand.
rule-meld-lies-there = What lies on the table may be built on, whoever laid it.
rule-draw-from-stock = The top card of the stock may always be drawn.
rule-take-when-opened = The top discard is taken only by those who have opened; some tables let you take it to open with it.
rule-three-cards = A meld has three cards at least.
rule-one-joker = A meld holds at most one joker.
rule-joker-declared = Whoever lays a joker says which card it stands for, in a set its suit too; it stands for that card until it is swapped.
rule-sequence-or-set = A meld is a sequence, cards of one suit that follow each other, or a set: three or four cards of one rank, each of another suit.
rule-forty-to-open = To open, lay new melds from your hand in one turn that are worth 40 points or more together.
rule-open-without-joker = Some tables ask for an opening without jokers.
rule-open-with-picked-card = Where a discard may be taken to open, it has to be among the cards of that opening.
rule-open-first = Until you have opened you neither add cards to melds nor swap jokers; afterwards you may, in the same turn already.
rule-fits-the-meld = A card is added to a sequence that it continues, or to a set whose suit is missing.
rule-card-of-the-joker = A joker on the table is yours for the very card that it stands for; use it at once or keep it.
rule-keep-one-to-discard = The last card has to be discarded: not all cards can be melded.
rule-no-close-in-first-round = Some tables allow nobody to close before everybody has had a turn.
rule-use-the-picked-card = A card taken from the discards has to be laid in the same turn.
rule-not-the-picked-card = A card taken from the discards is not discarded in the same turn; the same card of the other pack may be.
rule-nothing-useful-discarded = Until you have opened you discard neither a joker nor a card that fits a meld on the table; if you hold nothing else, you may discard any card.
rule-can-finish = You take a discard only if you can use it and still keep a card to discard.

## The game, told

about-game = Scala Quaranta for { $fewest } to { $most }
    .short = Open with forty, go out first.
    .lead = A rummy of two packs. Open with { $least } points, then get rid of your cards before the others do.
about-need = What you need
    .players = { $fewest } to { $most } players, each playing alone.
    .pack = Two French packs with two jokers each: { $cards } cards.
about-deal = The deal
    .cards = Deal { $hand } cards to each player, face down; the rest, face down, is the stock.
    .upcard = Turn up the next card beside the stock: it begins the discards.
    .joker = If that is a joker, put it back into the stock and turn up the next card.
about-melds = The melds
    .ace = The ace lies below the two or above the king, never both: there is no king, ace, two.
    .longest = The longest sequence has fourteen cards: a whole suit, and a joker for the other ace.
about-turn = A turn
    .stock = When the stock is gone, the discards but for the top one are shuffled and make a new one, { $renewals } times at most; then the deal is void.
about-open = Opening
about-table = Building on the table
    .joker = A joker of yours can be added to a meld too, if the meld has none.
about-discard = The discard
    .end = A turn ends with a card on the discards, face up.
about-close = Closing
about-count = The count
    .cards = When somebody closes, the cards left in the others’ hands count against them: numbers at their face, ten and courts 10, an ace { $ace }.
    .meld = In a meld for the opening a card counts the same, but an ace below the two counts { $low }.
    .jokers = A joker in hand counts { $joker }; in a meld it counts what it stands for.
about-match = The match
    .out = Points add up from deal to deal. Whoever has { $target } or more is out; the others play on.
    .last = The last one in wins.
