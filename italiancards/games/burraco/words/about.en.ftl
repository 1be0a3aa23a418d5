# Burraco in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = The number of players: four in two teams, two, or three.
option-two-aces = Two aces in a sequence
    .about = Usually a sequence may have both aces, one low and one high; in tournaments only one.
    .v-true = allowed
    .v-false = only one ace
option-freed-wild = Where a freed wild card goes
    .about = Which end of a sequence a wild card moves to when the card it stands for is added.
    .v-low-end = the low end
    .v-either-end = either end, as the player chooses
option-free-wild-shift = A wild card at an end
    .about = Usually a wild card at one end of a sequence may move to fill a gap at the other.
    .v-true = may fill the gap
    .v-false = stays where it is
option-natural-two-may-turn-wild = A natural two
    .about = Usually a natural two at the low end of a sequence may turn wild to fill a gap.
    .v-true = may turn wild
    .v-false = stays natural
option-duplicate-sets = A second set of a rank
    .about = At some tables a side may lay down a second set of the same rank.
    .v-false = not allowed
    .v-true = allowed
option-semi-clean = Semi-clean burraco
    .about = In tournaments a burraco with seven natural cards in a row, the wild card outside them, is worth more than a dirty one.
    .v-false = counts as dirty
    .v-true = worth 150
option-close-requires = What you need to close
    .about = The burraco a side must have before one of its players may close.
    .v-any-burraco = any burraco
    .v-clean-burraco = a clean burraco
option-rediscard-single = After picking up a single discard
    .about = At some tables, if you pick up a one-card pile, you may discard that card in the same turn.
    .v-false = no, unless you already held its twin
    .v-true = allowed
option-min-first-meld = Minimum for the first melds
    .about = The points a side’s first melds must total, laid down in one turn.
option-pozzetto-penalty = No pozzetto
    .about = The points a side loses if it has not taken its pozzetto.
option-closing-bonus = For closing
    .about = The points a side gets for closing.
option-stock-end = The end of the stock
    .about = When the deal ends if nobody closes.
    .v-finish-turn = with two cards left
    .v-exhaust = when the last card has been drawn
option-target = Points that win the match
    .about = The points that win the match; without a target, one deal decides.
    .v-none = a single deal
option-dealer-suit-order = Suit order when drawing for the deal
    .about = Which suit ranks higher when two players draw the same rank; the lowest card deals.
    .v-s-h-d-c = spades, hearts, diamonds, clubs
    .v-h-d-c-s = hearts, diamonds, clubs, spades

## Presets

preset-burraco = Burraco
    .about = Four players in two teams, as in “The 5: Classic Italian Card Games”.
preset-burraco-a-due = Burraco for two
    .about = Two players, each with their own pozzetto.
preset-burraco-a-tre = Burraco for three
    .about = The player who takes the first pozzetto plays alone against the other two. Match to 1505 points.
preset-fibur = Tournament Burraco
    .about = Italian federation rules: one ace per sequence, and the semi-clean burraco.

## Rules

rule-deal-is-on = A player who discards their last card closes, and the deal is over.
rule-your-turn = Play goes clockwise, starting with the player to the dealer’s left.
rule-draw-first = Start your turn by drawing a card or picking up the whole discard pile; then lay down and add as you like, or not at all; end with a discard.
rule-draw-once = Each turn, draw one card or pick up the discard pile, not both.
rule-hold-the-cards = Lay down, add and discard only cards from your own hand.
rule-meld-lies-there = You may only add to melds on the table.
rule-draw-from-stock = You may always draw the top card of the stock.
rule-take-the-discards = Instead of drawing you may pick up the whole discard pile; you need not use any of it.
rule-three-cards = A meld has at least three cards.
rule-one-wild = A meld holds at most one wild card, a joker or a two; a two of the suit in its natural place is not wild.
rule-wild-is-said = If a wild card could go in several places, the player laying it down says where.
rule-sequence-or-set = A meld is a sequence (consecutive cards of one suit) or a set (cards of one rank, any suits); there are no sets of twos.
rule-no-second-set = A side may have only one set of each rank; add further cards of that rank to it.
rule-first-meld-worth = Some tables set a minimum for a side’s first melds, laid down in one turn.
rule-own-melds = Add cards to your own or your partner’s melds, never to the opponents’.
rule-fits-the-meld = You may add a card wherever the result is still a meld.
rule-discard-ends-turn = End your turn by discarding a card face up on the pile.
rule-pozzetto-at-once = If you lay down your whole hand, take the pozzetto and play on in the same turn; once your side has had its pozzetto, you must keep a card to discard.
rule-pozzetto-by-discard = If you discard your last card, you also take the pozzetto, but pick it up on your next turn.
rule-not-thrown-back = If you pick up a one-card pile, you may not discard that card in the same turn, unless you already held its twin.
rule-burraco-to-close = To close, your side must have had its pozzetto and have a burraco on the table; meld all your cards but one and discard that one.
rule-no-wild-to-close = You may discard a wild card, but not as the discard that closes.
rule-can-finish = You may not meld down to a single card that you can neither discard nor lay down.

## The game, told

about-game = Burraco
    .short = Melds of seven, and a second hand to pick up.
    .lead = A rummy game with two packs and wild twos. Make melds of { COUNT($seven, "cards") }, take your pozzetto, then close.
about-need = What you need
    .players = Four players in two teams, partners opposite each other; or two or three, each on their own.
    .pack = Two French packs with two jokers each: { COUNT($cards, "cards") }.
about-deal = The deal
    .dealer = Each player draws a card; the lowest deals. Cards rank joker, 2, ace, king, and so on down to 3; suits break ties.
    .pozzetti = Set aside two pozzetti of { COUNT($hand, "cards") }, face down, one for each side.
    .cards = Deal { COUNT($hand, "cards") } to each player; turn up the next card beside the stock to start the discard pile.
about-values = What cards are worth
    .cards = A joker is always worth { $joker }. The other cards, in melds or in hand, are worth:
about-melds = The melds
    .aces = The ace ranks below the two or above the king; a sequence may have one at each end.
about-burraco = The burraco
    .seven = A meld of { COUNT($seven, "cards") } or more is a burraco: clean, without a wild card, { COUNT($clean, "points") }.
    .dirty = With a wild card it is dirty: { COUNT($dirty, "points") }.
    .semi = Tournaments add one in between: with { $seven } natural cards in a row besides the wild card it is semi-clean, { COUNT($semi, "points") }.
about-turn = A turn
about-table = Adding to melds
    .freed = Add the exact card a wild card stands for, and the wild card is free: it moves to the low end of the sequence (the high end if an ace closes the low one), never back to a hand. A two of the suit that lands below the three becomes natural, and the meld clean.
    .shift = A wild card at one end may fill a gap at the other end; so may a natural two there.
about-pozzetto = The pozzetto
    .first = The first player of a side to run out of cards takes its pozzetto: { COUNT($hand, "more cards") } to play.
about-close = How a deal ends
    .stock = The deal also ends when { COUNT($last, "cards") } are left in the stock: the player who drew the card above them finishes the turn.
    .still = It also ends if for { COUNT($rounds, "rounds") } everyone only picks up a one-card pile and discards another card.
about-count = Scoring
    .plus = Add up a side’s melded cards, its burraco bonuses, and { $closing } for closing.
    .minus = Subtract cards left in hand, a pozzetto taken but not played, and { $missed } if it took none.
about-three = Three players
    .alone = The pozzetti have { $first } and { COUNT($hand, "cards") }. The player who takes the first plays alone; the others combine their melds, and one of them may take the second.
    .half = The pair share their points equally, rounding a half up.
    .later = Once someone has { COUNT($later, "points") }, three pozzetti of { COUNT($hand, "cards") } are made and everyone plays alone.
about-match = The match
    .target = Play a single deal, or as many as it takes to reach a target, often 505, 1005 or 2005.
level-1 = Lay all they can, wild cards too, and discard anything.
level-2 = Hold melds back too long, and pass over the discards.
level-3 = Lay without wild cards, and close when they can.
level-4 = Plan the whole turn, for a burraco or the pozzetto.
level-5 = Weigh each turn by what may follow.
