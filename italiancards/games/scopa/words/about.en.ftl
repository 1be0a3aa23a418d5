# Scopa in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = The number of players: two or three play on their own, four in two pairs, six in two teams of three. Partners and opponents sit alternately; partners share one pile.
option-deck = The pack
    .about = Italian or French cards: only the pictures change.
    .v-italian = Italian cards
    .v-french = French cards
option-draw = New cards
    .about = Everyone may be dealt three new cards when all hands are empty, or each player may draw one card after playing one.
    .v-deal-of-3 = three each when all hands are empty
    .v-after-each-play = draw one after each card you play
option-scopone = Scopone
    .about = The whole pack is dealt at once; there are no new cards. Meant for four: nine cards each and four on the table, or ten each and none on the table.
    .v-off = no: cards are dealt in threes
    .v-nine = four on the table, the rest dealt (nine each for four players)
    .v-ten = all dealt (ten each for four players)
option-target = Points for the match
    .about = The points, added up over the deals, that win the match; counted at the end of each deal.
option-both-reach = Tie at the end
    .about = If several players reach the target, the highest total wins. If they tie, play another deal, or count the last deal in order (cards, coins, settebello, primiera, scopas): the first to reach the target wins.
    .v-higher-total = another deal decides
    .v-scoring-order = count the last deal in order
option-primiera = The primiera
    .about = The primiera goes to the best total of four cards, one of each suit; or simply to three sevens, and if sevens are tied, to three sixes.
    .v-exact = the best sum
    .v-rough = three sevens, then three sixes
option-primiera-missing-suit = Primiera with a suit missing
    .about = A player with no card of some suit either cannot win the primiera, or simply scores nothing for that suit.
    .v-cannot-win = no primiera without all four suits
    .v-zero = the missing suit scores nothing
option-last-scopa = Scopa at the end of the deal
    .about = Whether sweeping the table also scores a point with the last card of the deal, or with each player’s last three cards.
    .v-not-last-card = not with the last card of the deal
    .v-not-last-round = not with each player’s last three cards
    .v-count = always
option-redeal-three-kings = Three kings on the table
    .about = Three or four kings among the first cards on the table make scopas almost impossible: the same dealer shuffles and deals again.
    .v-true = dealt again
    .v-false = play on
option-exact-match-obligation = The matching card
    .about = If a card of the same value is on the table, you must take it, not a sum.
    .v-true = must be taken before any sum
    .v-false = you may take a sum instead
option-sum-choice = Several sums
    .about = If a card could take several sums, you may choose any of them, or must take one with the fewest cards.
    .v-free = free choice
    .v-fewest-cards = the fewest cards
option-ace-takes-all = Asso pigliatutto
    .about = An ace takes every card on the table.
    .v-false = no: an ace takes only an ace
    .v-true = an ace takes all
option-ace-on-table-blocks = An ace on the table
    .about = Where an ace takes all, an ace already on the table may block this: your ace then takes only that ace.
    .v-true = an ace then takes only the ace
    .v-false = an ace still takes all
option-ace-sweep-is-scopa = Scopa with an ace
    .about = Whether an ace that takes all makes a scopa.
    .v-false = does not count
    .v-true = counts
option-napola = Napola
    .about = If you have taken the ace, two and three of coins, you score a point for each coin in the run from the ace: three points, four with the four, and so on.
    .v-false = does not count
    .v-true = counts
option-rebello = Re bello
    .about = The king of coins is worth one point, like the settebello.
    .v-false = does not count
    .v-true = counts
option-scopa-a-15 = Scopa a quindici (fifteen)
    .about = A card takes cards that make fifteen with it, instead of cards that match its value.
    .v-false = no
    .v-true = yes

## Presets

preset-scopa = Scopa
    .about = The game as most people play it.
preset-scopone = Scopone
    .about = For two pairs: nine cards each, all dealt at once, and four on the table.
preset-scopone-scientifico = Scopone scientifico
    .about = For two pairs: all forty cards are dealt, and the table is empty at first.

## Rules

rule-your-turn = Play on your turn; after every new deal of cards, the player to the dealer’s right begins.
rule-hold-the-card = Play one card from your hand.
rule-cards-lie-there = You can take only cards on the table.
rule-any-card = You may play a card that takes nothing, even if another of your cards could take.
rule-must-take = A card that can take must take; otherwise it stays on the table.
rule-same-value = A card takes one card of its own value, or several that add up to it.
rule-equal-card = If a card of the same value is on the table, you must take it, not a sum; of two such cards, take one.
rule-fewest-cards = By agreement, of several sums you must take one with the fewest cards.
rule-ace-takes-all = By agreement, an ace takes every card on the table.
rule-make-fifteen = In Scopa a quindici, a card takes cards that make fifteen with it.

## The game, told

about-game = Scopa for { $players ->
        [2] two
       *[other] { $players }
    }
    .short = Take what adds up.
    .lead = Take cards from the table with cards of the same value. The first to { COUNT($target, "points") } wins the match.
about-need = What you need
    .players = { $players ->
            [2] Two
           *[other] { $players }
        } players. Also three, four in two pairs, or six in two teams of three.
    .pack = An Italian pack of { COUNT($cards, "cards") }, in four suits: coins, cups, swords and clubs.
    .french = With a French pack, remove the eights, nines, tens and jokers. The jack then stands for the knave, the queen for the knight, and diamonds are coins.
    .values = For taking, a card is worth its number: ace one, and so on to seven; then knave eight, knight nine, king ten.
about-deal = The deal
    .first = Cut for the first deal: the highest card deals. After that the deal passes to the right.
    .cards = Deal { COUNT($hand, "cards") } face down to each player, and { $table } face up on the table.
    .kings = With three or four kings on the table, shuffle and deal again.
    .again = When everyone has played { COUNT($hand, "cards") }, deal { $hand } more each, and none to the table, until the stock is empty.
about-play = Your turn
about-take = Taking
    .choice = Of several sums, or two matching cards, take whichever you like: preferably with a coin.
    .pile = Put your card and the cards it took on your pile, face down.
about-scopa = Scopa
    .sweep = If you take everything on the table, that is a scopa: one point. Put the card face up and crosswise in your pile, to be counted later.
    .last = The very last card of the deal cannot make a scopa.
about-count = The end and scoring
    .rest = Cards left on the table go to the last player to take. That is not a scopa.
    .carte = Cards: one point for the most cards.
    .denari = Coins: one point for the most coins.
    .settebello = Settebello: one point for the seven of coins.
    .ties = If cards, coins or the primiera are tied, nobody scores the point.
about-primiera = The primiera
    .four = One point goes to the best primiera: your best card in each suit, four in all, added up with these values only.
    .missing = A player with no card of some suit cannot win it, even with three sevens.
    .rough = Most Italians use a shortcut: three sevens win it. The result is not always the same.
about-match = The match
    .usual = Add up points deal by deal. { COUNT($target, "points") } win the match; if several sides get there, the highest total wins.
    .tie = If the totals are equal, play another deal.
about-otherwise = Other ways to take
level-1 = See pairs, hardly ever a sum, and give sevens away.
level-2 = Miss every other sum, and put sevens down.
level-3 = Take as many cards as they can, whichever they are.
level-4 = Know what each card is worth, not what they leave you.
level-5 = Remember the cards, and look at what they leave you.
