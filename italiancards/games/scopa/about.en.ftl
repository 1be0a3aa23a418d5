# Scopa in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = How many sit at the table: two or three play each alone, four in two pairs, six in two teams of three. Partners sit in turn with the others and put their cards on one pile.
option-deck = The pack
    .about = Italian or French cards: the pictures change, the game does not.
    .v-italian = Italian cards
    .v-french = French cards
option-draw = New cards
    .about = Three new cards may be dealt to each when all hands are empty, or each player may draw one after every card played.
    .v-deal-of-3 = three to each when all hands are empty
    .v-after-each-play = one to each player after every card
option-scopone = Scopone
    .about = The whole pack is dealt at once, and nobody draws any more. Meant for four: nine cards each and four on the table, or ten each and none there.
    .v-off = no: cards are dealt by threes
    .v-nine = four on the table, all others dealt (nine each to four players)
    .v-ten = all dealt (ten each to four players)
option-target = Points for the match
    .about = How many points, added up over the deals, win the match; they are counted at the end of a deal.
option-both-reach = Equal at the end
    .about = When several have reached the points of the match, more points win. At equal points another deal may decide, or the last deal is counted line by line: cards, coins, settebello, primiera, scope, and whoever gets there first wins.
    .v-higher-total = another deal decides
    .v-scoring-order = the last deal is counted in order
option-primiera = The primiera
    .about = The primiera goes to the best sum of four cards, one of each suit; or simply to three sevens, and where the sevens are tied to three sixes.
    .v-exact = the best sum
    .v-rough = three sevens, then three sixes
option-primiera-missing-suit = A suit missing for the primiera
    .about = Whoever took no card of some suit may be unable to win the primiera by its sum, or may simply count nothing for that suit.
    .v-cannot-win = no primiera without all four suits
    .v-zero = the missing suit counts nothing
option-last-scopa = Scopa at the end of the deal
    .about = Whether sweeping the table counts a point with the last card of the deal, or in the last three cards of each.
    .v-not-last-card = not with the last card of the deal
    .v-not-last-round = not in the last three cards of each
    .v-count = always
option-redeal-three-kings = Three kings on the table
    .about = With three or four kings among the first cards on the table hardly anybody could make a scopa: the same dealer shuffles and deals again.
    .v-true = dealt again
    .v-false = played as it lies
option-exact-match-obligation = The equal card
    .about = Where a card of the same value lies on the table, it has to be taken, and no sum instead of it.
    .v-true = comes before any sum
    .v-false = the player is free to take a sum
option-sum-choice = Several sums
    .about = Where a card could take several sums, the player may choose any of them, or has to take one with the fewest cards.
    .v-free = free choice
    .v-fewest-cards = the fewest cards
option-ace-takes-all = Asso pigliatutto
    .about = An ace takes every card on the table.
    .v-false = no: an ace takes an ace
    .v-true = an ace takes all
option-ace-on-table-blocks = An ace on the table
    .about = Where an ace takes all: an ace that lies on the table may stop that, so that an ace takes that ace and nothing else.
    .v-true = an ace then takes only the ace
    .v-false = an ace takes all even so
option-ace-sweep-is-scopa = Scopa with an ace
    .about = Where an ace takes all: whether that counts as a scopa.
    .v-false = does not count
    .v-true = counts
option-napola = Napola
    .about = Whoever has taken the ace, the two and the three of coins gets a point for each coin of the run from the ace: three points, or four with the four, and so on.
    .v-false = does not count
    .v-true = counts
option-rebello = Re bello
    .about = The king of coins counts one point, as the settebello does.
    .v-false = does not count
    .v-true = counts
option-scopa-a-15 = Scopa to fifteen
    .about = A card takes the cards that make fifteen together with it, instead of those that make its own value.
    .v-false = no
    .v-true = yes

## Presets

preset-scopa = Scopa
    .about = The game as most people play it.
preset-scopone = Scopone
    .about = For two pairs: nine cards to each at once and four on the table.
preset-scopone-scientifico = Scopone scientifico
    .about = For two pairs: all forty cards are dealt, and the table is empty at first.

## Rules

rule-your-turn = You play when it is your turn; after every new deal of cards the dealer’s right begins.
rule-hold-the-card = You play one card of your own hand.
rule-cards-lie-there = You can only take cards that lie on the table.
rule-any-card = You may choose a card that takes nothing, even if another of yours would take.
rule-must-take = A card that can take must take; one that cannot stays on the table.
rule-same-value = A card takes one card of its own value, or several that add up to it.
rule-equal-card = If a single card of the same value lies there, you must take it and no sum; of two such cards you take one.
rule-fewest-cards = Where the table agreed on it, of several sums you take one with the fewest cards.
rule-ace-takes-all = Where the table agreed on it, an ace takes every card on the table.
rule-make-fifteen = In Scopa to fifteen, a card takes the cards that make fifteen together with it.

## The game, told

about-game = Scopa for { $players ->
        [2] two
       *[other] { $players }
    }
    .short = Take what adds up.
    .lead = Take cards from the table with cards of the same value. { $target } points win the match.
about-need = What you need
    .players = { $players ->
            [2] Two
           *[other] { $players }
        } players; or three, or four in two pairs, or six in two teams of three.
    .pack = An Italian pack of { $cards } cards, in four suits: coins, cups, swords and clubs.
    .french = A French pack will do: take out the eights, nines, tens and jokers. The jack then stands for the knave, the queen for the knight, and diamonds are coins.
    .values = When it takes, a card is worth its number: ace one, up to seven; then knave eight, knight nine, king ten.
about-deal = The deal
    .first = Cut for the first deal: the highest card deals. After that the deal passes to the right.
    .cards = Deal { $hand } cards to each, face down, and { $table } face up on the table.
    .kings = With three or four kings on the table, shuffle and deal again.
    .again = When all have played their { $hand } cards, deal { $hand } more to each and none to the table, until the stock is used up.
about-play = Your turn
about-take = Taking
    .choice = Of several sums, and of two equal cards, you may take whichever you like: rather the one with a coin.
    .pile = Put your card and the cards it took face down on your pile.
about-scopa = Scopa
    .sweep = If you take all that lies on the table, that is a scopa: one point. Lay the card crosswise in your pile, to be counted later.
    .last = With the very last card of the deal there is no scopa.
about-count = The end and the count
    .rest = Cards that are left on the table go to whoever took last. That is no scopa.
    .carte = Cards: one point to whoever took most.
    .denari = Coins: one point to whoever took most of them.
    .settebello = Settebello: one point for the seven of coins.
    .ties = Cards, coins and primiera count for nobody when they are tied.
about-primiera = The primiera
    .four = One point goes to the best primiera: your best card of each suit, four in all, added up by these points and no others.
    .missing = Whoever has no card of some suit cannot win it, not even with three sevens.
    .rough = Most Italians reckon roughly: three sevens win it. That is not always the same.
about-match = The match
    .usual = Points are added up deal by deal. { $target } win the match, or more if the others have reached them too.
    .tie = At equal points, play another deal.
about-otherwise = Other ways to take
