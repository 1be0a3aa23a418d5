# Briscola in words: what can be agreed, the named variants, the rules.

## Options

option-players = Players
    .about = How many sit at the table.
option-deck = The pack
    .about = Italian or French cards: the pictures change, the game does not.
    .v-italian = Italian cards
    .v-french = French cards
option-match = The match
    .about = What wins the match: a single deal, most of an odd number of deals, or points added up from deal to deal.
    .v-single = a single deal
    .v-best-of = most of an odd number of deals
    .v-points = points added up over several deals
option-best-of = Best of
    .about = How many deals a match of won deals has at most, draws aside: more than half of them win it.
option-points-rule = Points for the match
    .about = How many points, added up over the deals, win a match that is played for points.
    .v-more-than-120 = more than 120
    .v-at-least-120 = 120 or more
option-tie = At 60 points each
    .about = Who wins the deal when each player has taken 60 points.
    .v-draw = nobody: the deal is drawn
    .v-last-trick = whoever took the last trick
option-three-as-three = Rank of the three
    .about = The three may rank right after the ace, or below the four like any other three; it counts 10 points either way.
    .v-false = right after the ace
    .v-true = between the four and the two
option-return-ace-three = An ace or a three turned up
    .about = When the card turned up for trumps is an ace or a three, some put it back into the middle of the stock and turn up the next one.
    .v-false = it stays
    .v-true = it goes back
option-exchange-two = Exchanging the two of trump
    .about = Whoever holds the two of trump may exchange it for the up-card in the first trick, before playing a card.
    .v-off = not allowed
    .v-first-trick = allowed in the first trick
option-exchange-seven = Exchanging the seven of trump
    .about = Whoever holds the seven of trump and has taken a trick may exchange it for the up-card, before playing a card.
    .v-false = not allowed
    .v-true = allowed

## Presets

preset-briscola = Briscola
    .about = The game as most people play it.
preset-sicilian = Sicilian Briscola
    .about = As a Sicilian site tells it: points are added up over the deals, and the two and the seven of trump can be exchanged.

## Rules

rule-your-turn = You play when it is your turn; whoever takes a trick leads to the next.
rule-hold-the-card = You can only play or exchange a card of your own hand.
rule-any-card = You may play any card: nobody has to follow suit, to trump or to beat.
rule-exchange-agreed = The two and the seven of trump are exchanged only where the table agreed on it.
rule-two-or-seven-of-trump = No other card can be exchanged.
rule-two-in-first-trick = The two is exchanged in the first trick, on your turn and before you play a card.
rule-seven-after-a-trick = The seven is exchanged once you have taken a trick, on your turn and before you play a card.
rule-upcard-lies-there = Both can be exchanged only as long as the up-card lies under the stock.

## The game, told

about-game = Briscola for { $players ->
        [2] two
       *[other] { $players }
    }
    .short = Tricks, and trumps to win them.
    .lead = A game of tricks and trumps. Whoever takes more than half of the { $total } card points wins the deal.
about-need = What you need
    .players = { $players ->
            [2] Two
           *[other] { $players }
        } players, each playing alone.
    .pack = An Italian pack of { $cards } cards, in four suits: coins, cups, swords and clubs.
    .french = A French pack will do: take out the eights, nines, tens and jokers. The jack then stands for the knave, the queen for the knight.
about-deal = The deal
    .first = Cut for the first deal: the highest card deals. After that the players deal in turn.
    .cards = Shuffle and deal { $hand } cards to each player, face down.
    .upcard = Turn up the next card and lay it crosswise under the rest, half in sight. Its suit is trumps for the whole deal; the rest, face down, is the stock.
about-play = The play
    .lead = Whoever did not deal leads: one card, face up. The other player answers with one card, and the two make a trick.
about-trick = Who takes the trick
    .same = Two cards of one suit: the higher takes.
    .trump = A trump and a card of another suit: the trump takes, however low it is.
    .other = Two suits and no trump: the card led takes, however high the other is.
    .pile = The taker puts both cards face down on a pile of their own.
about-draw = Drawing
    .each = After each trick both players draw a card from the stock, the taker of the trick first.
    .last = The up-card is the last to be drawn: it goes to whoever lost that trick.
    .without = The last { $hand } tricks are played without drawing.
about-count = The end and the count
    .cards = Add up the points of the cards you have taken. There are { $total } in all.
    .win = { $enough } points or more win the deal. { $half } each is a draw.
about-match = The match
    .usual = Usually the best of { $deals } deals: whoever wins { $won } of them has won the match. A drawn deal counts for nobody.
    .otherwise = Other ways to play a match stand among the variants.
about-exchange = Exchanging the up-card
