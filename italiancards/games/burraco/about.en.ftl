# Burraco in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = How many sit at the table: four in two teams, two, or three.
option-two-aces = Two aces in a sequence
    .about = Whether a sequence may go from the low ace to the high one.
    .v-true = allowed
    .v-false = one ace only
option-freed-wild = Where a freed wild card goes
    .about = The end of a sequence to which a wild card goes when its own card is laid.
    .v-low-end = to the lower end
    .v-either-end = to either end, as the player says
option-free-wild-shift = A wild card at an end
    .about = Whether a wild card at an end of a sequence may fill a gap at the other end.
    .v-true = may fill the gap
    .v-false = stays where it is
option-natural-two-may-turn-wild = A two in its own place
    .about = Whether a two that ends a sequence in its own place may fill a gap as well.
    .v-true = may turn wild
    .v-false = stays what it is
option-duplicate-sets = A second set of a rank
    .about = Whether a side may lay a set of a rank of which it has one.
    .v-false = not allowed
    .v-true = allowed
option-semi-clean = Semi-clean burraco
    .about = Whether a burraco with seven cards in a row and its wild card outside them is worth more than a dirty one.
    .v-false = counts as dirty
    .v-true = worth 150
option-close-requires = What closing needs
    .about = The burraco that a side must have before a player of it may close.
    .v-any-burraco = any burraco
    .v-clean-burraco = a clean burraco
option-rediscard-single = A single discard that was taken
    .about = Whether whoever takes a single discard may discard it again in the same turn.
    .v-false = not, unless its twin was held
    .v-true = allowed
option-min-first-meld = Points of the first melds
    .about = What a side's first melds have to be worth, laid at once.
option-pozzetto-penalty = No pozzetto
    .about = What a side loses that has not taken its pozzetto.
option-closing-bonus = For closing
    .about = What a side wins by closing.
option-stock-end = The end of the stock
    .about = When the deal ends without anybody closing.
    .v-finish-turn = with two cards left
    .v-exhaust = when the last card has been drawn
option-target = Points that win the match
    .about = How many points win; without a number one deal decides.
    .v-none = a single deal
option-dealer-suit-order = Suits when drawing for the deal
    .about = Which suit is higher when two players draw the same rank; the lowest card deals.
    .v-s-h-d-c = spades, hearts, diamonds, clubs
    .v-h-d-c-s = hearts, diamonds, clubs, spades

## Presets

preset-burraco = Burraco
    .about = Four players in two teams, as the story of the five classics tells it.
preset-burraco-a-due = Burraco for two
    .about = Two players, each with a pozzetto of his own.
preset-burraco-a-tre = Burraco for three
    .about = Whoever takes the first pozzetto plays alone against the other two, up to 1505 points.
preset-fibur = As in tournaments
    .about = As the Italian federation plays: one ace in a sequence, and the semi-clean burraco.

## Rules

rule-deal-is-on = Whoever discards the last card has closed, and the deal is over.
rule-your-turn = Turns go round clockwise, beginning at the dealer’s left.
rule-draw-first = A turn begins with drawing a card or taking all the discards; then you lay and add as often as you like, or not at all; it ends with a discard.
rule-draw-once = You draw one card in a turn, or take the discards, not both.
rule-hold-the-cards = You lay, add and discard only cards of your own hand.
rule-meld-lies-there = You add to melds that lie on the table.
rule-draw-from-stock = The top card of the stock may always be drawn.
rule-take-the-discards = Instead of drawing you may take the whole pile of discards into your hand; you need not use any of it.
rule-three-cards = A meld has three cards at least.
rule-one-wild = A meld holds at most one wild card, a joker or a two; a two of the suit in its own place is no wild card.
rule-wild-is-said = Where a wild card could stand in several places, whoever lays it says in which.
rule-sequence-or-set = A meld is a sequence, cards of one suit that follow each other, or a set, cards of one rank, whatever their suits; there is no set of twos.
rule-no-second-set = A side has one set of each rank only; more cards of the rank are added to it.
rule-first-meld-worth = Some tables ask that a side’s first melds, laid at once, be worth so many points.
rule-own-melds = You add cards to your own melds and your partner’s, never to the others’.
rule-fits-the-meld = A card is added wherever that is still a meld.
rule-discard-ends-turn = A turn ends with a discard, face up on the pile.
rule-pozzetto-at-once = Whoever lays all the cards in hand takes the pozzetto and plays on in the same turn; a side that has had its pozzetto keeps a card to discard.
rule-pozzetto-by-discard = Whoever discards the last card takes the pozzetto too, and picks it up when the next turn comes.
rule-not-thrown-back = Whoever takes a single discard does not discard that card again in the same turn, unless its twin was in hand.
rule-burraco-to-close = To close, a side has had its pozzetto and has a burraco on the table; a player of it melds all cards but one, and discards that.
rule-no-wild-to-close = A wild card cannot be the discard that closes; at other times it may be discarded.
rule-can-finish = Nobody may meld down to a single card that he can neither discard nor lay.

## The game, told

about-game = Burraco
    .short = Melds of seven, and a second hand to earn.
    .lead = A rummy of two packs with wild twos. Make melds of { $seven } cards, take your pozzetto, close.
about-need = What you need
    .players = Four players in two teams, partners opposite each other; or two, or three, each for himself.
    .pack = Two French packs with two jokers each: { $cards } cards.
about-deal = The deal
    .dealer = Each draws a card; the lowest deals. From the top they rank joker, 2, ace, king, and so on down to the 3; of equal ranks the suits decide.
    .pozzetti = Two pozzetti of { $hand } cards lie apart, face down, one for each side.
    .cards = Deal { $hand } cards to each player; turn up the next one beside the stock: it begins the discards.
about-values = What cards are worth
    .cards = A joker is worth { $joker }, wherever it lies; the others, in melds and in hand:
about-melds = The melds
    .aces = The ace lies below the two or above the king; a sequence may have one at both ends.
about-burraco = The burraco
    .seven = A meld of { $seven } cards or more is a burraco: clean, without a wild card, { $clean } points.
    .dirty = With a wild card it is dirty: { $dirty } points.
    .semi = In tournaments there is one between: with { $seven } cards in a row beside the wild card it is semi-clean, { $semi } points.
about-turn = A turn
about-table = Adding to melds
    .freed = Who lays the very card that a wild one stands for frees that: it goes to the lower end of the sequence, to the upper where an ace closes the lower, and never back to a hand. Below the three a two of the suit is then itself again, and the meld clean.
    .shift = A wild card at an end may fill a gap at the other end, and so may a two that lies in its own place there.
about-pozzetto = The pozzetto
    .first = The first player of a side to run out of cards takes a pozzetto for it: { $hand } cards to go on with.
about-close = How a deal ends
    .stock = The deal ends too when { $last } cards are left in the stock, after the turn of whoever drew the card above them.
    .still = It ends as well when for { $rounds } rounds everybody only exchanges a card: takes a single discard, and discards another.
about-count = The count
    .plus = For a side count its melded cards, its burrachi, and { $closing } for closing.
    .minus = Against it count the cards left in hand, a pozzetto that was taken and not played, and { $missed } where it took none.
about-three = Three players
    .alone = The pozzetti have { $first } and { $hand } cards. Whoever takes the first plays alone; the others put their melds together, and one of them may take the second.
    .half = The pair’s points are halved between them, a half rounded up.
    .later = Once somebody has { $later } points, three pozzetti of { $hand } cards are made, and each plays alone.
about-match = The match
    .target = A single deal, or as many as it takes to so many points, often 505, 1005 or 2005.
